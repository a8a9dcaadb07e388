"""The base class for the contents of a game's box, in the form that the rules use."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import msgspec
from mypy_extensions import mypyc_attr

from ludotheque.core.data import deep_copy


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """The contents of a box.  A game's own class adds the lookup tables that its rules need."""

    def __init__(self, contents: Mapping[str, Any], edited: Mapping[str, Any] | None = None) -> None:
        self.contents = contents
        # None for the standard box; for an edited box a copy of the contents, which the caller cannot change.
        self.edited: dict[str, Any] | None = None if edited is None else deep_copy(dict(edited))
        self.digest = sha256(msgspec.json.encode(contents, order="sorted")).hexdigest()

    def edited_contents(self) -> dict[str, Any] | None:
        """Returns the whole contents of an edited box, as a copy that the caller may change; None for the standard box."""
        return None if self.edited is None else deep_copy(self.edited)
