"""Checks the options of `ludotheque serve` before anything is opened; each BadInput names the option."""

from __future__ import annotations

import os
import tempfile
from ipaddress import ip_network
from pathlib import Path
from typing import Final
from urllib.parse import SplitResult, urlsplit

from ludotheque.core.errors import BadInput

USUAL_PORTS: Final = {"http": 80, "https": 443}
EVERYBODY: Final = "*"  # trust every proxy


def split_url(option: str, url: str, example: str) -> SplitResult:
    """Splits an http(s) URL, which may have nothing after its host and port."""
    try:
        parts = urlsplit(url)
        is_good = parts.scheme in USUAL_PORTS and bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        is_good = False
    if not is_good or parts.username is not None or any(sign in url for sign in " ,*"):
        raise BadInput(option, "cli-bad-arguments", reason=f"{url!r} is not like {example}")
    return parts


def checked_address(address: str) -> str:
    """Checks and returns the address at which other processes of this server reach this one."""
    parts = split_url("--address", address, example := "http://10.0.0.5:8080")
    if parts.path not in ("", "/") or parts.query or parts.fragment:
        raise BadInput("--address", "cli-bad-arguments", reason=f"{address!r} is not like {example}")
    return f"{parts.scheme}://{parts.netloc}"


def checked_origin(origin: str) -> str:
    """Checks the address of a site whose pages may use this server, and returns the address as browsers spell it: no
    other spelling would ever match a request.
    """
    parts = split_url("--origin", origin, "https://play.example")
    try:
        host = (parts.hostname or "").encode("idna").decode()
    except UnicodeError:
        raise BadInput("--origin", "cli-bad-arguments", reason=f"{origin!r} is not like https://play.example") from None
    named = f"[{host}]" if ":" in host else host
    port = "" if parts.port in (None, USUAL_PORTS[parts.scheme]) else f":{parts.port}"
    as_browsers = f"{parts.scheme}://{named}{port}"
    if origin != as_browsers:
        raise BadInput("--origin", "cli-bad-arguments", reason=f"browsers do not say {origin!r}: write {as_browsers}")
    return origin


def checked_proxy(proxy: str) -> str:
    """Checks and returns the address of a reverse proxy to trust, or of a network of proxies."""
    if proxy != EVERYBODY:
        checked_network("--proxy", proxy)
    return proxy


def checked_network(option: str, network: str) -> str:
    """Checks and returns an address or a network."""
    try:
        return str(ip_network(network))
    except ValueError:
        reason = f"{network!r} is neither an address such as 10.0.0.2 nor a network such as 10.0.0.0/24"
        raise BadInput(option, "cli-bad-arguments", reason=reason) from None


def checked_bundles(folder: Path) -> Path:
    """Checks that crash reports can be written to a folder; a folder that does not exist is created, and only its owner
    may read it.
    """
    folder = folder.expanduser()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder) as tried:
            os.fsync(tried.fileno())
    except OSError as error:
        raise BadInput(f"--bundles {folder}", "store-cannot-write", reason=error.strerror or str(error)) from error
    return folder
