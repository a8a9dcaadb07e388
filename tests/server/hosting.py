"""Runs the instructions of docs/hosting.md: finds the code blocks of a section, and replaces the files and ports in
them with our own.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.houses import free_port

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
FOLDERS = (
    "/etc/ludotheque",
    "/etc/ssl",
    "/opt/ludotheque",
    "/var/backups/ludotheque",
    "/var/lib/ludotheque",
    "/var/tmp/ludotheque-drill",
)
PATIENCE = 90.0  # seconds for a server to open


def blocks(section: str, language: str) -> list[str]:
    """Returns all code blocks of one language in a section."""
    parts = re.split(r"^## (.*)$", PAGE, flags=re.MULTILINE)
    text = parts[parts.index(section) + 1]
    return re.findall(rf"^```{language}\n(.*?)^```$", text, flags=re.MULTILINE | re.DOTALL)


def commands(section: str) -> list[str]:
    """Returns the command lines in a section."""
    return [line for block in blocks(section, "sh") for line in block.splitlines()]


def unit(name: str) -> list[tuple[str, str]]:
    """Returns the settings of a systemd unit, in order, with systemd's specifiers expanded."""
    found = [block for block in re.findall(r"^```ini\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL) if name in block]
    assert len(found) == 1, f"{name} is there {len(found)} times"
    lines = [line for line in found[0].splitlines() if line and line[0] not in "#["]
    pairs = [line.partition("=")[::2] for line in lines]
    return [(key, value.replace("%%", "%").replace("$$", "$")) for key, value in pairs]


class Prefix:
    """A folder that stands for the root of the file system, with free ports in place of those in docs/hosting.md."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.ports = {port: str(free_port()) for port in ("8080", "8081", "443", "5432")}

    def with_our_places(self, text: str) -> str:
        """Replaces the folders and ports in a command or file of docs/hosting.md with ours."""
        for folder in FOLDERS:
            text = text.replace(folder, f"{self.folder}{folder}")
        for port, ours in self.ports.items():
            text = re.sub(rf"\b{port}\b", ours, text)
        return text

    def path(self, path: str) -> Path:
        """Returns where a file named in docs/hosting.md lies in our folder."""
        return Path(f"{self.folder}{path}")

    def run(self, command: str, said: str = "", **settings: str) -> str:
        """Runs a command to its end, and fails the test unless the command succeeds."""
        done = subprocess.run(
            ["bash", "-euc", self.with_our_places(command)],
            cwd=ROOT,
            env=own_environment() | settings,
            input=said,
            text=True,
            capture_output=True,
            start_new_session=True,  # without a terminal, passwords are read from standard input
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    @contextmanager
    def run_server(self, command: str, **settings: str) -> Iterator[str]:
        """Runs a server as long as the context lasts; yields the address of the server."""
        words = ["bash", "-euc", f"exec env {self.with_our_places(command)}"]
        log = self.folder / "serving.log"
        with log.open("wb") as out:
            process = subprocess.Popen(words, cwd=ROOT, env=own_environment() | settings, stdout=out, stderr=out)
        port = shlex.split(self.with_our_places(command))[shlex.split(command).index("--port") + 1]
        address = f"http://127.0.0.1:{port}"
        try:
            give_up = time.monotonic() + PATIENCE
            while not is_healthy(address):
                assert process.poll() is None and time.monotonic() < give_up, log.read_text(encoding="utf-8")
                time.sleep(0.1)
            yield address
        finally:
            process.terminate()
            process.wait(PATIENCE)


def own_environment() -> dict[str, str]:
    """Returns an environment without the other settings of the tests, in which nothing is compiled, because compiling
    takes a minute.
    """
    others = ("VIRTUAL_ENV", "PYTHONPATH", "PYTHONHOME", "PGPASSFILE")
    kept = {name: value for name, value in os.environ.items() if name not in others}
    return kept | {"LUDOTHEQUE_PURE": "1", "PIP_NO_COMPILE": "1"}


def is_healthy(address: str) -> bool:
    """Returns whether the server at this address is healthy."""
    try:
        with urllib.request.urlopen(f"{address}/api/health", timeout=20) as answer:
            return bool(answer.status == 200)
    except (urllib.error.URLError, ConnectionError, TimeoutError):
        return False
