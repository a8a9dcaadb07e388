"""Bots: decide(view, choices, luck).  They get one seat's view, its choices and a luck of their own, nothing else."""

from ludotheque.bots.matches import arena
from ludotheque.bots.registry import bot_names, find_bot, register_bot

__all__ = ["arena", "bot_names", "find_bot", "register_bot"]
