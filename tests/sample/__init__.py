"""Kites: a tiny game as somebody else would write it, with one of everything that the contract knows."""

from tests.sample.game import GAME, Kites

__all__ = ["GAME", "Kites"]
