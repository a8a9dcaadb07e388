"""The bots of Malta by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotheque.core.choices import Choices
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, View
from ludotheque.games.malta.bots.plain import plain
from ludotheque.games.malta.bots.policy import heuristic

BOTS: Final[dict[str, Callable[[View, Choices, Luck], Action | None]]] = {"plain": plain, "heuristic": heuristic}
