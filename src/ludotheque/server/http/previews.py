"""Link previews: the picture and the sentence that a chat shows for a link to this server (OpenGraph)."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar.exceptions import HTTPException

from ludotheque import server
from ludotheque.core.catalogue import games
from ludotheque.core.words import LANGUAGES, Catalogue
from ludotheque.server.http.context import HttpRequest, context_of
from ludotheque.server.http.return_links import base_of
from ludotheque.table.house import TABLE_ID
from ludotheque.table.ports import NoTable, StoreDown
from ludotheque.table.summaries import row_of

SIZE: Final = (800, 420)  # width and height of the pictures that `python -m tools.icons` makes, in pixels
GAME_PAGES: Final = {"new": "preview-new", "rules": "preview-rules"}
TABLE_PAGES: Final = ("t", "replay", "screen")
PHASES: Final = {"gathering": "preview-gathering", "playing": "preview-playing", "over": "preview-over"}


class Preview(NamedTuple):
    """The preview of a link: a game ("": the shelf), and a sentence with its values."""

    game: str
    message: str
    values: dict[str, Any]


SHELF: Final = Preview("", "preview-shelf", {})


async def with_preview(request: HttpRequest, path: str, folder: Path, page: bytes) -> bytes:
    """Returns the page with the preview of its URL. The preview says nothing about who plays, and nothing about a
    match.
    """
    try:
        base = base_of(request)
    except HTTPException:  # the Host header is not a valid host name, so no link to a picture can be made
        return page
    preview = await preview_of(request, path)
    language = language_of(request.headers.get("accept-language", ""))
    info = games().get(preview.game)
    title = "Ludotheque" if info is None else info.title.get(language, info.id)
    picture = f"previews/{preview.game}.jpg"
    if info is None or not (folder / picture).is_file():
        picture = "previews/house.jpg"
    tags = {
        "og:site_name": "Ludotheque",
        "og:type": "website",
        "og:title": title,
        "og:description": sentences(language).say(preview.message, {"title": title, **preview.values}),
        "og:image": f"{base}/{picture}",
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
        "og:locale": {"en": "en_GB", "fr": "fr_FR"}[language],
    }
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items()]
    lines.append('<meta name="twitter:card" content="summary_large_image" />')
    return page.replace(b"</head>", "\n".join([*lines, "</head>"]).encode(), 1)


async def preview_of(request: HttpRequest, path: str) -> Preview:
    """Returns the preview of a URL, without using a secret that the URL may contain."""
    kind, _, name = path.partition("/")
    if kind in GAME_PAGES and name in games():
        return Preview(name, GAME_PAGES[kind], {})
    if kind not in TABLE_PAGES or not TABLE_ID.fullmatch(name):
        return SHELF
    try:
        listed = await context_of(request).store.listed(name)
    except (NoTable, StoreDown):
        return SHELF
    row = row_of(listed)
    return Preview(row.game, PHASES[row.phase], {"free": row.free})


def language_of(accepted: str) -> str:
    """Returns the first of the accepted languages that we have."""
    wanted = re.findall(r"(?:^|,)\s*([a-z]{2})\b", accepted.lower()[:200])
    return next((language for language in wanted if language in LANGUAGES), LANGUAGES[0])


@cache
def sentences(language: str) -> Catalogue:
    """Returns the server's own sentences in a language."""
    return Catalogue(language, [Path(server.__file__).parent / f"words.{language}.ftl"])
