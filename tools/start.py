"""Sets Commando Table up and plays it: `python3 tools/start.py`; or runs its tests: `python3 tools/start.py test`.

This file must be readable for every Python, however old: it only looks at the version and hands over.
"""

import sys

OLDEST = (3, 11)

if sys.version_info < OLDEST:
    sys.exit(
        "Commando Table needs Python %d.%d or newer, and this is Python %d.%d: "  # noqa: UP031 (old Pythons read this)
        "install a newer one from python.org or your system's packages, then run this file with it."
        % (OLDEST + tuple(sys.version_info[:2]))
    )

if __name__ == "__main__":
    from set_up import main

    sys.exit(main(sys.argv[1:]))
