"""Tests docs/hosting.md: runs its commands, units and proxy as written, but in our own folders and on our own ports."""

from __future__ import annotations

import http.client
import json
import re
import shutil
import socket
import ssl
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from ludotheque.cli.arguments import read_arguments
from ludotheque.server import limits
from ludotheque.server.http import health
from ludotheque_trust.live.postgres import PostgreSQL
from ludotheque_trust.trial import CannotTry
from tests.missing import leave_out
from tests.server.hosting import PAGE, Prefix, blocks, commands, unit
from tests.table.seated import simulated

pytestmark = pytest.mark.faults


@pytest.fixture
def prefix(tmp_path: Path) -> Prefix:
    """Returns a simulated host, on which the environment of these tests is installed."""
    made = Prefix(tmp_path)
    made.path("/opt/ludotheque").mkdir(parents=True)
    made.path("/opt/ludotheque/current").symlink_to(sys.prefix)
    return made


@pytest.mark.nightly
def test_the_page_installs_serves_backs_up_tests_and_upgrades_a_server(tmp_path: Path) -> None:
    prefix = Prefix(tmp_path)
    prefix.path("/opt/ludotheque").mkdir(parents=True)
    said = [prefix.run(line) for line in commands("Install")]
    assert said[-1].startswith("ludotheque ")
    (serve,) = commands("Serve")
    make_folder, backup = commands("Backup")[:2]
    restore, serve_drill = commands("Backup")[2:]
    with prefix.run_server(serve):
        prefix.run(make_folder)
        prefix.run(backup)
        for line in commands("Old tables"):
            prefix.run(line)
        prefix.run(restore)  # restored while the server stays open
        with prefix.run_server(serve_drill):
            pass
    for file in ("/var/lib/ludotheque/tables.sqlite", "/var/backups/ludotheque/by-hand.gz"):
        assert stat.S_IMODE(prefix.path(file).stat().st_mode) == 0o600
    for key, value in unit("ludotheque-backup.service"):
        if key == "ExecStart":
            prefix.run(value)
    assert len(list(prefix.path("/var/backups/ludotheque").glob("20??-??-??.gz"))) == 1
    for line in commands("Upgrade and roll back"):
        prefix.run(line)
    assert prefix.path("/opt/ludotheque/current").readlink() == Path("new")
    with prefix.run_server(serve):
        pass
    (back,) = re.findall(r"\*\*To roll back\*\*: `(.*?)`", PAGE)
    prefix.run(back)
    with prefix.run_server(serve):
        pass


def test_systemd_units_run_the_commands_of_the_page() -> None:
    house, postgresql = unit("ludotheque.service\n"), unit("postgresql.conf")
    assert dict(house)["ExecStart"] == commands("Serve")[0]
    assert dict(house)["StateDirectory"] == "ludotheque" and dict(house)["DynamicUser"] == "yes"
    setting, _, command = commands("PostgreSQL")[-1].partition(" ")
    assert [value for key, value in postgresql if key == "ExecStart"] == ["", command]
    (credential,) = [value for key, value in postgresql if key == "LoadCredential"]
    assert f"PGPASSFILE={credential.partition(':')[2]}" == setting
    assert ("Environment", "PGPASSFILE=%d/pgpass") in postgresql
    assert ("OnCalendar", "04:30") in unit("ludotheque-backup.timer")


@pytest.fixture
def database(prefix: Prefix) -> Iterator[PostgreSQL]:
    """Runs a PostgreSQL that accepts the user as docs/hosting.md says."""
    try:
        server = PostgreSQL()
    except CannotTry as reason:
        leave_out(reason)
    rules = server.folder / "data" / "pg_hba.conf"
    (rule,) = blocks("PostgreSQL", "pg_hba")
    rules.write_text(rule + rules.read_text(encoding="utf-8"), encoding="utf-8")
    prefix.ports["5432"] = str(server.port)
    try:
        yield server.start()
    finally:
        server.remove()


def test_a_server_connects_to_postgresql_with_a_password(prefix: Prefix, database: PostgreSQL) -> None:
    make_user, make_database, make_folder, make_file, serve = commands("PostgreSQL")
    settings = {"PGHOST": "127.0.0.1", "PGPORT": str(database.port), "PGUSER": "trials", "PGDATABASE": "postgres"}
    asked = "the password\n" * 2
    prefix.run(f"{database.programs}/{make_user}", said=asked, **settings)
    prefix.run(f"{database.programs}/{make_database}", **settings)
    prefix.run(make_folder)
    prefix.run(make_file)
    with prefix.run_server(serve) as address:
        assert address.endswith(prefix.ports["8080"])
    command = prefix.with_our_places(serve.partition(" ")[2])
    without = subprocess.run(command.split(), capture_output=True, text=True, env={"HOME": str(prefix.folder)})
    assert without.returncode == 2 and "password" in without.stderr


@contextmanager
def nginx(prefix: Prefix) -> Iterator[None]:
    """Runs an nginx with the example of docs/hosting.md, and a self-signed certificate."""
    if not shutil.which("nginx") or not shutil.which("openssl"):
        leave_out("nginx is not installed (Debian: apt install nginx-light openssl)")
    keys = prefix.path("/etc/ssl")
    keys.mkdir(parents=True)
    files = ["-keyout", f"{keys}/play.example.key", "-out", f"{keys}/play.example.pem"]
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=play.example"]
    subprocess.run([*made, "-addext", "subjectAltName=DNS:play.example", *files], check=True, capture_output=True)
    folder = prefix.folder / "nginx"
    folder.mkdir()
    (folder / "ludotheque.conf").write_text(prefix.with_our_places(blocks("Behind a reverse proxy", "nginx")[0]))
    (folder / "several.conf").write_text(blocks("Several processes", "nginx")[0])
    built = subprocess.run(["nginx", "-V"], capture_output=True, text=True).stderr
    kinds = [kind.replace("-", "_") for kind in re.findall(r"--http-([a-z-]+)-temp-path", built)]
    room = "".join([f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds])
    own = f"daemon off;\npid {folder}/pid;\nworker_processes 1;\nerror_log {folder}/error.log;\nevents {{}}\n"
    config = prefix.folder / "nginx.conf"
    config.write_text(f"{own}http {{\naccess_log off;\n{room}include {folder}/*.conf;\n}}\n")
    words = ["nginx", "-p", str(folder), "-e", f"{folder}/error.log", "-c", str(config)]
    tried = subprocess.run([*words, "-t"], capture_output=True, text=True)
    assert tried.returncode == 0, tried.stderr
    process = subprocess.Popen(words)
    try:
        yield
    finally:
        process.terminate()
        process.wait(20)


class Visitor:
    """A browser that connects through the proxy."""

    def __init__(self, prefix: Prefix) -> None:
        self.port = int(prefix.ports["443"])
        self.tls = ssl.create_default_context(cafile=str(prefix.path("/etc/ssl/play.example.pem")))
        self.site = f"play.example:{self.port}"
        self.cookie = ""

    def request(self, path: str, data: Any = None, origin: str = "") -> tuple[int, http.client.HTTPMessage, bytes]:
        """Sends a GET request or, with `data`, a POST request."""
        headers = {"Host": self.site, "Cookie": self.cookie}
        headers |= {"Origin": origin or f"https://{self.site}"} if data is not None else {}
        asked = http.client.HTTPSConnection("127.0.0.1", self.port, context=self.tls, timeout=30)
        asked.sock = self.tls.wrap_socket(self.connect_to_proxy(), server_hostname="play.example")
        asked.request("GET" if data is None else "POST", path, None if data is None else json.dumps(data), headers)
        answer = asked.getresponse()
        told = answer.status, answer.headers, answer.read()
        asked.close()
        return told

    def connect_to_proxy(self) -> Any:
        """Waits until the proxy accepts connections; returns a connection to it."""
        for _ in range(200):
            try:
                return socket.create_connection(("127.0.0.1", self.port), timeout=30)
            except ConnectionRefusedError:
                time.sleep(0.05)
        raise AssertionError("nginx does not listen")

    def socket(self, path: str, origin: str = "") -> Any:
        """Opens a WebSocket as a page of this site would."""
        return connect(
            f"wss://{self.site}{path}",
            host="127.0.0.1",
            port=self.port,
            ssl=self.tls,
            server_hostname="play.example",
            origin=Origin(origin or f"https://{self.site}"),
            proxy=None,
        )


@simulated
async def test_a_server_is_reached_through_nginx(prefix: Prefix) -> None:
    with prefix.run_server(commands("Serve")[0]), nginx(prefix):
        visitor = Visitor(prefix)
        status, headers, _ = visitor.request("/api/me")
        assert status == 200 and headers["Strict-Transport-Security"] == "max-age=31536000"
        visitor.cookie = headers["Set-Cookie"].partition(";")[0]
        assert visitor.cookie.startswith("__Host-") and "Secure" in headers["Set-Cookie"]
        status, _, body = visitor.request("/api/tables", {"game": "malta", "seats": 2})
        assert status == 201, body
        table = json.loads(body)["table"]
        status, _, body = visitor.request(f"/api/tables/{table}/ticket", {})
        assert status == 201, body
        path = f"/api/tables/{table}/socket?ticket={json.loads(body)['ticket']}"
        async with visitor.socket(path) as opened:
            welcome = json.loads(await opened.recv())
            assert welcome["type"] == "welcome" and welcome["isHost"]
        other = "https://other.example"
        assert visitor.request("/api/tables", {"game": "malta", "seats": 2}, other)[0] == 403
        async with visitor.socket(path, other) as foreign:
            with pytest.raises(ConnectionClosed) as closed:
                await foreign.recv()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == limits.WRONG_ORIGIN
        assert visitor.request("/api/metrics")[0] == 403


def test_the_page_names_every_option_limit_and_metric() -> None:
    options = vars(read_arguments(["serve"]))
    named = set(re.findall(r"--[a-z-]+", PAGE))
    missing = {f"--{name.replace('_', '-')}" for name in options if name not in ("run", "version", "language")} - named
    assert missing == set()
    told = re.findall(r"^\| (.+?) \| (.+?) \| (?:429|closed)", PAGE, re.MULTILINE)
    rates = [
        (limits.OPEN_RATE, "tables opened, by address"),
        (limits.SOCKET_RATE, "new sockets of one address"),
        (limits.TICKET_RATE, "tickets for sockets, by address"),
        (limits.RETURN_RATE, "return links, by address"),
        (limits.REPLAY_RATE, "requests for replays, by address"),
        (limits.REVIEW_RATE, "shared reviews opened, by address"),
        (limits.LESSON_RATE, "inputs to lessons, by address"),
        (limits.WORKSHOP_RATE, "requests to the workshop, by address"),
        (limits.TRIAL_RATE, "trials of the workshop, by address"),
    ]
    expected = [(what, f"{most} in {seconds:.0f} s") for (most, seconds), what in rates]
    expected += [
        ("open tables of one person", f"{limits.OPEN_TABLES} within a day"),
        ("boxes kept by one person", f"{limits.VARIANTS_A_DAY} within a day"),
        ("trials of one person", "1 at a time"),
        ("trials that wait or run, in one process", str(limits.TRIALS_WAITING)),
        ("viewers of one shared review", str(limits.REVIEW_VIEWERS)),
        ("sockets of one person", str(limits.SOCKETS_OF_PERSON)),
        ("sockets of one address", str(limits.SOCKETS_OF_ADDRESS)),
        ("messages of a player, of a spectator", f"{limits.PLAYER_RATE[0]}, {limits.WATCHER_RATE[0]} in 20 s"),
    ]
    assert sorted(told) == sorted(expected)
    metrics = re.findall(r'(?:gauge|counter|Family)\(\s*"([a-z_]+)"', Path(health.__file__).read_text("utf-8"))
    assert {name for name in metrics if f"ludotheque_{name}" not in PAGE} == set() and len(metrics) >= 10
