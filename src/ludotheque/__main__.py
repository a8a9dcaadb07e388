"""`python -m ludotheque`, the same as the command `ludotheque`."""

import sys

from ludotheque.cli import main

sys.exit(main())
