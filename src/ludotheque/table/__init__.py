"""One running match: seats, clock, windows, standing orders, log.  The only place with time in it; no web in it."""

from ludotheque.table.audience import Viewer
from ludotheque.table.entries import Player
from ludotheque.table.house import House
from ludotheque.table.settings import Settings
from ludotheque.table.table import Table

__all__ = ["House", "Player", "Settings", "Table", "Viewer"]
