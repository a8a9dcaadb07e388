"""Bots: decide(view, choices, luck).  They get what one seat knows, what it may do and a luck of their own, nothing else."""

from ludotheque.bots.matches import arena
from ludotheque.bots.registry import bot_names, find_bot, register_bot

__all__ = ["arena", "bot_names", "find_bot", "register_bot"]
