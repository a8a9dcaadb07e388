"""Where the tests of the terminal are run."""

import pytest


@pytest.fixture(autouse=True)
def somewhere_else(tmp_path, monkeypatch):
    """Nothing is written outside a folder of the test's own, and English is spoken."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
