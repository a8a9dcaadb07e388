"""Measures how long a start takes: `import ludotheque` in a fresh Python, and `./play` until the server answers.

.venv/bin/python -m bench.startup            # ./play must have been set up before: this measures warm starts
.venv/bin/python -m bench.startup --runs 20
"""

from __future__ import annotations

import argparse
import os
import signal
import socket
import statistics
import subprocess
import tempfile
import time
import urllib.request
from contextlib import closing
from pathlib import Path

from tools.environments import ROOT, program

IMPORT = "import time; start = time.perf_counter(); import ludotheque; print(time.perf_counter() - start)"
PATIENCE = 60.0  # seconds within which a server must open


def import_seconds(python: Path) -> float:
    """Measures how many seconds a fresh Python takes to import the package."""
    return float(subprocess.run([python, "-c", IMPORT], capture_output=True, text=True, check=True).stdout)


def play_seconds(folder: Path) -> float:
    """Measures the seconds from the command `./play` until the server, with tables in this folder, has answered."""
    with closing(socket.create_server(("127.0.0.1", 0))) as free:
        port = free.getsockname()[1]
    words = ["--no-browser", "--port", str(port), "--database", str(folder / "tables.sqlite")]
    start = time.perf_counter()
    house = subprocess.Popen([ROOT / "play", *words], stdout=subprocess.DEVNULL)
    try:
        while time.perf_counter() - start < PATIENCE:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health", timeout=PATIENCE):
                    return time.perf_counter() - start
            except OSError:  # nobody listens yet
                time.sleep(0.005)
        raise TimeoutError(f"the server has not answered within {PATIENCE:.0f} s")
    finally:
        house.send_signal(signal.SIGINT)
        house.wait(PATIENCE)


def row(name: str, seconds: list[float]) -> str:
    """Returns one line of the table: median, fastest and slowest."""
    middle, low, high = statistics.median(seconds), min(seconds), max(seconds)
    return f"{name:42} {middle * 1000:7.0f} ms   ({low * 1000:.0f} to {high * 1000:.0f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--runs", type=int, default=10)
    runs = parser.parse_args().runs
    print(f"medians of {runs}, load average {os.getloadavg()[0]:.1f}")
    for name in (".venv", ".venv-play-pure", ".venv-play"):
        python = program(ROOT / name, "python")
        if python.is_file():
            import_seconds(python)  # a first run, so that the operating system has every file in memory
            print(row(f"import ludotheque ({name})", [import_seconds(python) for _ in range(runs)]), flush=True)
    with tempfile.TemporaryDirectory() as folder:
        play_seconds(Path(folder))  # a first start, which creates the database
        print(row("./play until the server answers", [play_seconds(Path(folder)) for _ in range(runs)]))


if __name__ == "__main__":
    main()
