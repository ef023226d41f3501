"""`python -m tests.load table`, `sight` or `page`, or `club` with its flags."""

import sys

from tests.load import club, page, sight, table

SUITES = {"table": table.main, "club": club.main, "sight": sight.main, "page": page.main}

if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1] not in SUITES:
        sys.exit(f"usage: python -m tests.load {' | '.join(SUITES)}")
    SUITES[sys.argv[1]]()
