"""Tests that a Dask cluster plays the same matches as one machine, even when a worker is killed midway."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from ludotheque.cli import main
from ludotheque.core.errors import BadInput
from ludotheque.lab.folder import digest_of, open_for, open_run
from ludotheque.lab.plan import make_plan
from ludotheque.lab.run import play_run
from ludotheque.lab.workers import Cluster, Workers
from tests.missing import leave_out

pytestmark = pytest.mark.faults
WORKERS = 2
MANY = 2000  # matches: so many that not all of them are played before a cluster is lost


class Dask:
    """A scheduler and two workers, each a process of its own."""

    def __init__(self, folder: Path) -> None:
        file = folder / "scheduler.json"
        words = ["--port", "0", "--host", "127.0.0.1", "--no-dashboard", "--scheduler-file", str(file)]
        self.scheduler = self.begin("distributed.cli.dask_scheduler", *words, folder=folder)
        self.address = self.wait_for(file)
        self.workers = [
            self.begin(
                "distributed.cli.dask_worker",
                self.address,
                "--no-nanny",
                "--no-dashboard",
                "--nthreads",
                "1",
                folder=folder,
            )
            for _ in range(WORKERS)
        ]

    def begin(self, module: str, *words: str, folder: Path) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, "-m", module, *words], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

    def wait_for(self, file: Path) -> str:
        for _ in range(600):
            try:
                return str(json.loads(file.read_text(encoding="utf-8"))["address"])
            except (OSError, ValueError):
                time.sleep(0.1)
        raise AssertionError("the scheduler does not start")

    def close(self) -> None:
        for process in [*self.workers, self.scheduler]:
            process.kill()
            process.wait(20)


@pytest.fixture
def dask(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Dask]:
    try:
        import distributed  # noqa: F401
    except ImportError:
        leave_out("distributed is not installed")
    cluster = Dask(tmp_path_factory.mktemp("dask"))
    yield cluster
    cluster.close()


def test_a_cluster_gives_the_same_digest_as_one_machine_even_if_a_worker_is_killed(tmp_path, dask):
    plan = make_plan("malta", ["plain", "random"], options={"board": 5, "last_round": 4})
    here = play_run(open_for(tmp_path / "here", plan), 192, Workers(), lambda _: None)
    words = ["malta", "--bots", "plain,random", "--option", "board=5", "--option", "last_round=4", "--games", "32"]
    assert main(["lab", "run", *words, "--cluster", dask.address, "--to", str(tmp_path / "there")]) == 0
    assert digest_of(open_run(tmp_path / "there").rows()) == digest_of(here[:32])

    workers = Cluster(dask.address)
    workers.client.wait_for_workers(WORKERS, timeout=60)
    killed: list[int] = []

    def kill_one(count: int) -> None:
        if count and not killed:
            dask.workers[0].send_signal(signal.SIGKILL)
            killed.append(dask.workers[0].pid)

    folder = open_for(tmp_path / "killed", plan)
    rows = play_run(folder, 192, workers, kill_one)
    assert killed and digest_of(rows) == digest_of(here) == digest_of(folder.rows())

    with pytest.raises(BadInput) as caught:  # the rules of a worker differ from those that the plan was made for
        list(workers.play(msgspec.structs.replace(plan, version="0.0.1"), range(2)))
    assert caught.value.message == "lab-other-rules"
    workers.close()


def test_a_cluster_lost_midway_is_reported_in_one_sentence(tmp_path, dask):
    folder = open_for(tmp_path / "run", make_plan("malta", ["plain", "random"], options={"last_round": 4}))
    with closing(Cluster(dask.address)) as workers, pytest.raises(BadInput) as caught:
        play_run(folder, MANY, workers, lambda count: dask.scheduler.kill() if count else None)
    assert caught.value.message == "lab-lost-cluster" and dask.address in str(caught.value)
    rows = folder.rows()
    assert 0 < len(rows) < MANY
    kept = {row.pairing for row in rows}  # workers may finish pairings in any order
    here = play_run(open_for(tmp_path / "here", folder.plan), (max(kept) + 1) * folder.plan.seats, Workers(), nothing)
    assert digest_of(rows) == digest_of([row for row in here if row.pairing in kept])


def nothing(count: int) -> None:
    pass


def test_an_unreachable_cluster_is_reported_in_one_sentence(tmp_path, capsys, monkeypatch):
    pytest.importorskip("distributed")
    monkeypatch.setattr("ludotheque.lab.workers.CONNECT_SECONDS", 0.5)
    monkeypatch.chdir(tmp_path)
    for address in ("tcp://127.0.0.1:1", "not an address"):
        assert main(["lab", "run", "malta", "--cluster", address]) == 2
        printed = capsys.readouterr().err.strip()
        assert f"no cluster answers at {address}" in printed and "Traceback" not in printed
    assert list(tmp_path.iterdir()) == []
