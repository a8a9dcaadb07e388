"""Deliberate leaks, which the trials must catch: in every game, at the table and over HTTP."""

from tests.trust.leaks import answers, games, http, news, standing
from tests.trust.leaks.listed import LEAKS

__all__ = ["LEAKS", "answers", "games", "http", "news", "standing"]
