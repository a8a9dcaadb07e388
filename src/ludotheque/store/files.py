"""The file of a SQLite store: only its owner can read it, and only one process at a time serves it."""

from __future__ import annotations

import logging
import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from ludotheque.core.errors import BadInput
from ludotheque.store.urls import file_of

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

LOGGER = logging.getLogger(__name__)

PRIVATE: Final = 0o600
PERMISSIONS_OF_OTHERS: Final = 0o007  # the bits of a file's mode that let all other users of this machine use it
SIDE_FILES: Final = ("-wal", "-shm")  # SQLite creates these files with the permissions of the database file


def make_private(file: Path) -> None:
    """Creates the file so that only its owner may read it; if everybody may read an existing file or its side files,
    removes that permission.

    An existing file is never opened here, because closing it again would drop the locks that SQLite holds on the file
    in this process.
    """
    try:
        create(file)
    except FileExistsError:
        for one in (file, *[file.with_name(file.name + end) for end in SIDE_FILES]):
            forbid_others(one)


def create(file: Path) -> None:
    """Creates an empty private file.

    A file created by root gets the owner of its folder, as the side files of SQLite do.
    """
    os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))
    if sys.platform != "win32" and os.geteuid() == 0:
        folder = file.parent.stat()
        with suppress(OSError):  # in a container, even root may not be allowed to change the owner
            os.chown(file, folder.st_uid, folder.st_gid)


def forbid_others(file: Path) -> None:
    """Removes all other users' permissions from a file; keeps permissions given to a group."""
    if sys.platform == "win32":
        return
    try:
        mode = stat.S_IMODE(file.stat().st_mode)
        if not mode & PERMISSIONS_OF_OTHERS:
            return
        file.chmod(mode & stat.S_IRWXU)
        LOGGER.warning("%s could be read by everybody on this machine; now only its owner may", file)
    except FileNotFoundError:
        return
    except OSError as error:
        LOGGER.warning("%s contains keys, and everybody on this machine may read it: %s", file, error.strerror)


@contextmanager
def exclusive_use(where: str | Path) -> Iterator[None]:
    """Prevents other processes from serving this file or restoring into it; raises BadInput if another process does so
    already.

    The operating system releases the lock when this process ends, however it ends.  PostgreSQL needs no such lock.
    """
    file = file_of(where)
    if file is None:
        yield
        return
    lock = take_lock(file.resolve())
    try:
        yield
    finally:
        os.close(lock)


def take_lock(file: Path) -> int:
    """Locks a lock file beside the database file; returns the file descriptor that holds the lock."""
    beside = file.with_name(f"{file.name}.lock")
    try:
        beside.parent.mkdir(parents=True, exist_ok=True)
        with suppress(FileExistsError):
            create(beside)
        lock = os.open(beside, os.O_RDWR)
    except OSError as error:
        raise BadInput(str(beside), "store-unreachable", reason=error.strerror or str(error)) from error
    try:
        if sys.platform == "win32":
            msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        os.close(lock)
        raise BadInput(str(file), "store-served") from error
    except OSError as error:
        os.close(lock)
        message = "store-served" if sys.platform == "win32" else "store-unreachable"
        raise BadInput(str(file), message, reason=error.strerror or str(error)) from error
    return lock
