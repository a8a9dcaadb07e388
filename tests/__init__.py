"""Tests.  Helpers are imported as `from tests.… import …`; the package under test is the installed one."""
