#!/bin/sh
# For a double-click on macOS and Linux: does what `python3 tools/start.py` does, and keeps the window open on trouble.
cd "$(dirname "$0")/.." || exit 1
python=python3
for name in python3 python3.14 python3.13 python3.12 python3.11; do
    if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        python=$name
        break
    fi
done
if ! command -v "$python" >/dev/null 2>&1; then
    echo "Commando Table needs Python 3.11 or newer: install it from python.org or your system's packages."
    status=1
else
    "$python" tools/start.py "$@"
    status=$?
fi
if [ "$status" -ne 0 ]; then
    printf 'Press Enter to close this window. '
    read -r _
fi
exit "$status"
