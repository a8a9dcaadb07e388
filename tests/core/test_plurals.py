"""Tests of numbers in sentences: each count from 0 to 2 reads well in both languages."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import ludotheque
from ludotheque.core.words import LANGUAGES, Catalogue

PACKAGE = Path(ludotheque.__file__).parent
CLIENT = Path(__file__).parents[2] / "web" / "src"
FOLDERS = sorted({path.parent for folder in (PACKAGE, CLIENT) for path in folder.rglob("words.*.ftl")})
FILES = [folder / f"words.{language}.ftl" for folder in FOLDERS for language in LANGUAGES]

# The variables of sentences that are counts; all other variables are names, coordinates, limits, or numbers that count
# nothing.
COUNTS = {
    *(
        "after",
        "amount",
        "before",
        "black",
        "cards",
        "cardsCount",
        "combat",
        "count",
        "days",
        "deck",
        "discards",
        "event",
        "fee",
        "forced",
        "free",
        "gap",
        "green",
    ),
    *(
        "held",
        "left",
        "lives",
        "lost",
        "loss",
        "number",
        "others",
        "points",
        "quota",
        "scores",
        "seconds",
        "stamina",
        "steps",
        "theirs",
        "toll",
        "turns",
    ),
    *("walks", "wilds", "winds", "winnersCount", "wins", "yours"),
}
# The things that our sentences count, in singular and plural.
COUNTED = {
    "en": (
        ("action", "actions"),
        ("bot", "bots"),
        ("byte", "bytes"),
        ("card", "cards"),
        ("character", "characters"),
        ("choice", "choices"),
        ("degree", "degrees"),
        ("die", "dice"),
        ("discard", "discards"),
        ("hour", "hours"),
        ("life", "lives"),
        ("line", "lines"),
        ("minute", "minutes"),
        ("name", "names"),
        ("player", "players"),
        ("point", "points"),
        ("quarter", "quarters"),
        ("seat", "seats"),
        ("second", "seconds"),
        ("segment", "segments"),
        ("space", "spaces"),
        ("table", "tables"),
        ("thing", "things"),
        ("time", "times"),
        ("token", "tokens"),
        ("turn", "turns"),
        ("walk", "walks"),
        ("Wild", "Wilds"),
        ("wind", "winds"),
        ("wrestler", "wrestlers"),
    ),
    "fr": (
        ("action", "actions"),
        ("caractère", "caractères"),
        ("carte", "cartes"),
        ("case", "cases"),
        ("degré", "degrés"),
        ("dé", "dés"),
        ("heure", "heures"),
        ("jeton", "jetons"),
        ("joker", "jokers"),
        ("joueur", "joueurs"),
        ("ligne", "lignes"),
        ("lutteur", "lutteurs"),
        ("marche", "marches"),
        ("minute", "minutes"),
        ("nom", "noms"),
        ("objet", "objets"),
        ("octet", "octets"),
        ("place", "places"),
        ("point", "points"),
        ("possibilité", "possibilités"),
        ("quart", "quarts"),
        ("robot", "robots"),
        ("seconde", "secondes"),
        ("segment", "segments"),
        ("table", "tables"),
        ("tour", "tours"),
        ("vie", "vies"),
    ),
}


def keys_of(select: ast.SelectExpression) -> set[str]:
    return {
        variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
        for variant in select.variants
    }


def messages_of(file: Path) -> Iterator[ast.Message]:
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return (entry for entry in body if isinstance(entry, ast.Message))


def selectors_in(node: Any) -> Iterator[ast.SelectExpression]:
    if isinstance(node, ast.SelectExpression):
        yield node
    for child in vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ():
        yield from selectors_in(child)


def variables_in(node: Any) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    children = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    return set().union(*map(variables_in, children))


def sentences_with(catalogue: Catalogue, message: ast.Message, name: str, number: int) -> Iterator[str]:
    """Yields a sentence in which one variable has this number and all others are 5, in each variant of the other
    selectors.
    """
    others: dict[str, list[Any]] = {variable: [5] for variable in variables_in(message)}
    for select in selectors_in(message):
        assert isinstance(select.selector, ast.VariableReference)
        words = [variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)]
        if not {"one", "other"} & set(words) or select.selector.id.name.endswith("Is"):
            others[select.selector.id.name] = list(words)
    others[name] = [number]
    for at in range(max(map(len, others.values()))):
        yield catalogue.say(message.id.name, {key: some[at % len(some)] for key, some in others.items()})


def counts_nothing_as_one(select: ast.SelectExpression) -> bool:
    """Returns whether a sentence has a text for `one` that is right only for 1; French would use this text for 0 too."""
    keys = keys_of(select)
    if "one" not in keys or {"0", "1"} & keys:
        return False
    assert isinstance(select.selector, ast.VariableReference)
    one = next(variant.value for variant in select.variants if getattr(variant.key, "name", "") == "one")
    return select.selector.id.name not in variables_in(one)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_french_has_a_different_sentence_for_none_and_one(folder):
    wrong = []
    for message in messages_of(folder / "words.fr.ftl"):
        wrong += [message.id.name for select in selectors_in(message) if counts_nothing_as_one(select)]
    assert wrong == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.name}")
def test_every_variable_with_a_plural_is_listed_as_a_count(file):
    for message in messages_of(file):
        for select in selectors_in(message):
            assert isinstance(select.selector, ast.VariableReference)
            if "one" in keys_of(select):
                assert select.selector.id.name in COUNTS, message.id.name


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.name}")
def test_nouns_agree_with_their_number(file):
    language = file.name.split(".")[1]
    catalogue = Catalogue(language, [file])
    wrong = []
    for message in messages_of(file):
        for name in variables_in(message) & COUNTS:
            for number in (0, 1, 2):
                wrong += [
                    text for text in sentences_with(catalogue, message, name, number) if disagrees(text, language)
                ]
    assert wrong == []


def disagrees(text: str, language: str) -> bool:
    """Returns whether a number is followed by the wrong form of the thing it counts."""
    singular, plural = ("1", "2") if language == "en" else ("[01]", "2")
    for form, several in COUNTED[language]:
        if re.search(rf"(?<![\w–.,-]){singular} (?:[\w’]+ )?{several}\b", text):
            return True
        if re.search(rf"(?<![\w–.,-]){plural} (?:[\w’]+ )?{form}\b", text):
            return True
    return False


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "1 cards"), ("en", "2 card"), ("en", "1 random cards"), ("fr", "0 cartes"), ("fr", "2 carte")],
)
def test_wrong_plural_forms_are_detected(language, text):
    assert disagrees(text, language)
    assert not disagrees("21 cards, 12 carte, 1 card, 2 cards, 2 cartes", "en")
