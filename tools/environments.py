"""Helpers of ./play and ./test: find or download uv, and create the project's environments with it.

Only the standard library is used here, because nothing else exists before the first start.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UV = "0.13.7"  # the version of uv that is fetched if the machine has none
OLDEST_UV = (0, 5)


class SetupFailed(Exception):
    """Raised when something is missing; the message says in one or two sentences what is missing and what to do."""


class Progress:
    """Prints one line per stage, with the seconds since the start."""

    def __init__(self) -> None:
        self.start = time.monotonic()

    def say(self, line: str) -> None:
        print(f"{time.monotonic() - self.start:6.1f} s  {line}", file=sys.stderr, flush=True)


def program(environment: Path, name: str) -> Path:
    """Returns the path of a program in an environment."""
    if os.name == "nt":
        return environment / "Scripts" / f"{name}.exe"
    return environment / "bin" / name


def cache_folder() -> Path:
    if chosen := os.environ.get("LUDOTHEQUE_CACHE"):
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ludotheque"


def find_uv(progress: Progress) -> Path:
    """Returns the path of uv: the one on PATH if it is recent enough, otherwise our own copy, which is downloaded from
    PyPI once.
    """
    on_path = shutil.which("uv")
    if on_path and recent_enough(on_path):
        return Path(on_path)
    folder = cache_folder() / f"uv-{UV}"
    if not own_uv(folder):
        progress.say(f"Fetching uv {UV}, which sets up the rest")
        try:
            run([sys.executable, "-m", "pip", "install", "--quiet", "--target", folder, f"uv=={UV}"], NO_UV)
        except SetupFailed:  # this Python has no pip, but a virtual environment brings a pip of its own
            run([sys.executable, "-m", "venv", "--clear", folder], NO_VENV)
            run([program(folder, "python"), "-m", "pip", "install", "--quiet", f"uv=={UV}"], NO_UV)
    return own_uv(folder) or Path("uv")


def own_uv(folder: Path) -> Path | None:
    places = (folder / "bin" / "uv", folder / "bin" / "uv.exe", folder / "Scripts" / "uv.exe")
    return next((path for path in places if path.is_file()), None)


NO_VENV = (
    "Python cannot make a virtual environment here. On Debian or Ubuntu `apt install python3-venv` helps; "
    "or install uv yourself (`pip install uv`) and start again."
)
NO_UV = "uv could not be fetched from PyPI. Is the network there? You can also install uv yourself and start again."


def run(command: list[str | Path], advice: str) -> None:
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        raise SetupFailed(f"{done.stdout.strip()}\n{advice}")


def recent_enough(uv: str) -> bool:
    answer = subprocess.run([uv, "--version"], capture_output=True, text=True).stdout
    version = re.search(r"(\d+)\.(\d+)", answer)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST_UV


def sync(environment: Path, *options: str, progress: Progress, settings: dict[str, str] | None = None) -> None:
    """Brings the environment up to date with pyproject.toml, reporting what takes time."""
    uv = find_uv(progress)
    with tempfile.TemporaryDirectory() as folder:
        stages = Path(folder, "stages")  # the file in which hatch_build.py reports its progress
        stages.touch()
        # Bytecode is compiled now, so that the next start is faster.
        own = {"UV_PROJECT_ENVIRONMENT": str(environment), "UV_COMPILE_BYTECODE": "1", "UV_NO_PROGRESS": "1"}
        own |= {"LUDOTHEQUE_PROGRESS": str(stages), "LUDOTHEQUE_COMPILER": c_compiler()}
        process = subprocess.Popen(
            [uv, "sync", "--project", ROOT, "--python", sys.executable, *options],
            env=clean_environment() | own | (settings or {}),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        ended = threading.Event()
        watcher = threading.Thread(target=tell_stages, args=(stages, ended, progress))
        watcher.start()
        problems = []
        assert process.stderr
        for line in process.stderr:
            problems.append(line)
            if line.strip().startswith(("Building", "Downloading", "Prepared", "Installed")):
                progress.say(line.split(" @ ")[0].strip())
        ended.set()
        watcher.join()
        if process.wait():
            raise SetupFailed("".join(problems).strip() + "\nuv could not set up the environment; its words are above.")


def tell_stages(stages: Path, ended: threading.Event, progress: Progress) -> None:
    with stages.open(encoding="utf-8") as file:
        while True:
            last = ended.wait(0.1)
            for line in file:
                progress.say(line.strip())
            if last:
                return


def clean_environment() -> dict[str, str]:
    """Returns the environment variables without those that the environment of another project has set."""
    others = ("VIRTUAL_ENV", "UV_PROJECT_ENVIRONMENT", "PYTHONHOME", "PYTHONPATH", "LUDOTHEQUE_PURE")
    return {name: value for name, value in os.environ.items() if name not in others}


def c_compiler() -> str:
    """Returns the path of the C compiler, or "" if there is none."""
    return os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc") or shutil.which("clang") or ""


def stamp() -> str:
    """Returns a hash that changes with any file the installed package depends on; cheap enough for every start."""
    digest = hashlib.sha256(f"{sys.executable} {sys.version} {c_compiler()}".encode())
    for path in (ROOT / "pyproject.toml", ROOT / "hatch_build.py", Path(__file__)):
        digest.update(fingerprint(path.stat()))
    for root in ("src", "trust", "web"):
        for folder, folders, files in os.walk(ROOT / root):
            folders[:] = sorted(
                name for name in folders if name not in ("__pycache__", "node_modules", "dist", "tests")
            )
            for name in sorted(files):
                file = os.path.join(folder, name)
                digest.update(file.encode() + fingerprint(os.stat(file)))
    return digest.hexdigest()


def fingerprint(facts: os.stat_result) -> bytes:
    return f" {facts.st_mtime_ns} {facts.st_size}\n".encode()
