"""The names of what was used in a match: a thing of the box, and what was done with it."""

from __future__ import annotations

from functools import cache

from ludotheque.core.catalogue import find_game
from ludotheque.core.things import typed_fields
from ludotheque.core.vocabulary import kinds_in
from ludotheque.core.words import Voice, kebab, knows


@cache
def kind_of(game: str, action: str, thing: str) -> str:
    """Returns what kind of thing an action of this type named, such as "card": the first kind in the action for which
    the game has a name of this thing.
    """
    for kind in kinds_in(find_game(game).actions):
        if kind.__struct_config__.tag == action:
            named = [field.kind for field in typed_fields(kind) if field.kind not in (None, "seat")]
            known = [one for one in named if knows(game, "en", f"{one}-{kebab(thing)}")]
            return str((known or named or ["card"])[0])
    return "card"


def use_in_words(game: str, voice: Voice, key: str) -> str:
    """Returns a key of `MatchRow.used`, such as "playCard Shove", in words: the name of the thing, then what was done
    with it, for which the game has a sentence such as `used-play-card`.
    """
    action, _, thing = key.partition(" ")
    done = f"used-{kebab(action)}"
    verb = voice.tell(done) if voice.knows(done) else kebab(action).replace("-", " ")
    return f"{voice.thing(kind_of(game, action, thing), thing)} · {verb}"
