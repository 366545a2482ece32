"""`python -m game`: the window, or a command of `cli.py`."""

from __future__ import annotations

import multiprocessing
import sys

from game.cli import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
