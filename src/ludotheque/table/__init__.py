"""One running match: seats, clock, windows, standing orders, log.  The only place with time in it; no web in it."""

from ludotheque.table.house import House
from ludotheque.table.log import Player
from ludotheque.table.settings import Settings
from ludotheque.table.table import Table
from ludotheque.table.viewers import Viewer

__all__ = ["House", "Player", "Settings", "Table", "Viewer"]
