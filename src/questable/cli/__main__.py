"""`python -m questable.cli` is `questable`."""

import sys

from questable.cli.app import main

if __name__ == "__main__":
    sys.exit(main())
