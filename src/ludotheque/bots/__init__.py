"""Bots: functions `decide(view, choices, luck)`, which get one seat's view, its choices and a luck of their own, and
nothing else.
"""

from ludotheque.bots.matches import arena
from ludotheque.bots.registry import bot_names, find_bot, offered_bots, register_bot
from ludotheque.bots.search.analysis import analyse

__all__ = ["analyse", "arena", "bot_names", "find_bot", "offered_bots", "register_bot"]
