"""`python -m tests.load table` or `sight`, or `club` with its flags."""

import sys

from tests.load import club, sight, table

SUITES = {"table": table.main, "club": club.main, "sight": sight.main}

if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1] not in SUITES:
        sys.exit(f"usage: python -m tests.load {' | '.join(SUITES)}")
    SUITES[sys.argv[1]]()
