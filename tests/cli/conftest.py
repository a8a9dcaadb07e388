"""The environment of the tests of the terminal."""

import pytest


@pytest.fixture(autouse=True)
def somewhere_else(tmp_path, monkeypatch):
    """Every test writes only into a folder of its own, and the language is English."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
