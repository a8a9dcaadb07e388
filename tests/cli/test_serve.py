"""Tests of bad options of `ludotheque serve`: one sentence at the start names the option but never shows a password."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from ludotheque.cli import main
from ludotheque.core.errors import BadInput
from ludotheque.store.urls import hide_password, url_of
from tests.server.houses import Server, free_port

WRONG = [
    (["--port", "70000"], "--port: 70000 is not a port: 1 to 65535"),
    (["--port", "0"], "--port: 0 is not a port: 1 to 65535"),
    (["--port", "-1"], "--port: -1 is not a port: 1 to 65535"),
    (["--host", "192.0.2.7"], "--host 192.0.2.7: this machine cannot listen there: "),
    (["--host", "nowhere.invalid"], "--host nowhere.invalid: this machine cannot listen there: "),
    (["--host", "a..b"], "--host a..b: this machine cannot listen there: "),
    (["--host", "127.0.0.1:8080"], "--host 127.0.0.1:8080: this machine cannot listen there: "),
    (["--proxy", "junk!!"], "--proxy: 'junk!!' is neither an address such as 10.0.0.2 nor a network"),
    (["--proxy", "proxy.example"], "--proxy: 'proxy.example' is neither an address"),
    (["--proxy", "10.0.0.2/8"], "--proxy: '10.0.0.2/8' is neither an address"),
    (["--club", "our club"], "--club: 'our club' is neither an address such as 10.0.0.2 nor a network"),
    (["--origin", "https://x/"], "--origin: browsers do not say 'https://x/': write https://x\n"),
    (["--origin", "https://x/page"], "--origin: browsers do not say 'https://x/page': write https://x\n"),
    (["--origin", "https://X"], "--origin: browsers do not say 'https://X': write https://x\n"),
    (["--origin", "https://x:443"], "--origin: browsers do not say 'https://x:443': write https://x\n"),
    (
        ["--origin", "https://münchen.example"],
        "--origin: browsers do not say 'https://münchen.example': write https://xn--",
    ),
    (["--origin", "*"], "--origin: '*' is not like https://play.example"),
    (["--origin", "play.example"], "--origin: 'play.example' is not like https://play.example"),
    (["--address", "10.0.0.5"], "--address: '10.0.0.5' is not like http://10.0.0.5:8080"),
    (["--address", "http://10.0.0.5:99999"], "--address: 'http://10.0.0.5:99999' is not like "),
    (["--address", "http://10.0.0.5/x"], "--address: 'http://10.0.0.5/x' is not like "),
    (["--bundles", os.devnull], f"--bundles {os.devnull}: cannot write: "),
    (["--bundles", "/proc/nobody/bundles"], "--bundles /proc/nobody/bundles: cannot write: "),
    (["--log-level", "loud"], "ludotheque serve: argument --log-level: invalid choice: 'loud'"),
    (["--database", "postgresql://u@h:abc/db"], "--database: “postgresql://u@h:abc/db” is neither a file nor a URL"),
    (["--database", "postgresql://u@h:70000/db"], "--database: “postgresql://u@h:70000/db” is neither a file nor"),
    (["--database", "mysql://u@h/db"], "--database: “mysql://u@h/db” is neither a file nor a URL"),
    (["--database", "sqlite://"], "--database: “sqlite://” is neither a file nor a URL"),
    (["--database", "sqlite:///:memory:"], "--database: “sqlite:///:memory"),
]


@pytest.mark.parametrize(("words", "sentence"), WRONG)
def test_a_bad_argument_gives_one_sentence_and_exit_code_2(
    words: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    port = [] if "--port" in words else ["--port", str(free_port())]
    assert main(["serve", *port, *words, "--language", "en"]) == 2
    printed = capsys.readouterr()
    assert printed.err.startswith(sentence) and printed.err.count("\n") == 1 and not printed.out
    assert not (tmp_path / "ludotheque" / "tables.sqlite").exists()


def test_a_port_out_of_range_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["house", "--port", "70000", "--no-browser", "--language", "en"]) == 2
    assert capsys.readouterr().err == "--port: 70000 is not a port: 1 to 65535\n"


SECRETS = [  # each contains the password "sesame", whole or split by a typing error
    "postgresql://u:ses@ame@127.0.0.1:9/db",
    "postgresql://u:ses/ame@127.0.0.1:9/db",
    "postgresql://u:ses?ame@127.0.0.1:9/db",
    "postgresql://u:ses#ame@127.0.0.1:9/db",
    "postgresql://u:ses:ame@127.0.0.1:9/db",
    "postgresql://u:ses%40ame@127.0.0.1:9/db",
    "postgresql://u:ses@ame@127.0.0.1:abc/db",
    "postgresql://:ses@ame@127.0.0.1:9/db",
    "postgresql://u:sesame",
    "postgresql://u:sesame/db",
    "postgresql://u@127.0.0.1:9/db?password=sesame",
    "mysql://u:ses@ame@127.0.0.1/db",
    "postgresql://ses@ame@127.0.0.1:9/db",
]


@pytest.mark.parametrize("database", SECRETS)
@pytest.mark.parametrize("command", ["serve", "backup b", "restore b", "tidy --days 9"])
def test_no_part_of_a_password_is_ever_printed(
    command: str, database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    words = [*command.split(), "--language", "en"]
    port = ["--port", str(free_port())] if command == "serve" else []
    assert main([*words, *port, "--database", database]) == 2
    assert main([*words, *port, database]) == 2  # the password is in a URL where no URL is expected
    printed = capsys.readouterr().err
    assert (
        printed.count("\n") == 2
        and "ses" not in printed.replace("these", "")
        and "ame" not in printed.replace("name", "")
    )


def test_a_url_is_shown_without_its_password() -> None:
    assert hide_password("postgresql://u:secret@h:5432/db?x=y") == "postgresql://u:***@h:5432/db"
    assert hide_password("postgresql://h:5432/db") == "postgresql://h:5432/db"
    assert hide_password("postgresql:///db") == "postgresql:///db"
    assert hide_password("/var/lib/a@b.sqlite") == "/var/lib/a@b.sqlite"
    assert url_of("postgresql://u:p%40ss@h/db").password == "p@ss"
    assert url_of("sqlite:////var/a@b/t.sqlite").database == "/var/a@b/t.sqlite"
    with pytest.raises(BadInput) as refused:
        url_of("postgresql://u:p@ss@h/db")
    assert refused.value.message == "store-bad-password"


def test_a_second_server_on_the_same_file_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    first, second = Server(tmp_path).start(), Server(tmp_path)
    try:
        for spelling in (str(tmp_path / "tables.sqlite"), f"sqlite:///{tmp_path}/../{tmp_path.name}/tables.sqlite"):
            second.where = spelling
            refused = subprocess.run(second.command(), capture_output=True, text=True, timeout=60, env=ENGLISH)
            assert (refused.returncode, refused.stdout) == (2, "")
            assert "tables.sqlite: a running house is using these tables: stop it first\n" in refused.stderr
        first.kill()  # SIGKILL, so that it cannot clean up
        second.where = str(tmp_path / "tables.sqlite")
        second.start()
    finally:
        first.stop()
        second.stop()


ENGLISH = os.environ | {"LC_ALL": "en_GB.UTF-8"}


def unprivileged() -> list[str]:
    """Returns a command prefix that takes away root's right to write to every file."""
    if os.getuid():
        return []
    if shutil.which("setpriv") is None:
        pytest.skip("root may write every file")
    return ["setpriv", "--inh-caps=-dac_override", "--bounding-set=-dac_override"]


def test_a_server_refuses_to_start_on_an_unwritable_file(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    server.stop()
    server.database.chmod(0o400)
    refused = subprocess.run([*unprivileged(), *server.command()], capture_output=True, text=True, env=ENGLISH)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.splitlines()[-1].startswith(f"{server.database}: cannot save tables here: ")
