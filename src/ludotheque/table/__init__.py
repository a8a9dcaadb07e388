"""One running match: seats, clock, windows, standing orders and log.

The only package that deals with time; it knows nothing about the web.
"""

from ludotheque.table.house import House
from ludotheque.table.log import Player
from ludotheque.table.settings import Settings
from ludotheque.table.table import Table
from ludotheque.table.viewers import Viewer

__all__ = ["House", "Player", "Settings", "Table", "Viewer"]
