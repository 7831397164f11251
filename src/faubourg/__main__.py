"""`python -m faubourg`."""

import sys

from faubourg.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
