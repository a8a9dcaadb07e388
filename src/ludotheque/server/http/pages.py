"""Serves the browser client: from the installed wheel or, in an editable install, from the folder in which the client
is built.
"""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Annotated, Final

from litestar import HttpMethod, Response, route
from litestar.params import PathParameter

import ludotheque
from ludotheque.server.http.context import HttpRequest, http_error
from ludotheque.server.http.previews import with_preview

PACKAGE: Final = Path(ludotheque.__file__).parent
PLACES: Final = (PACKAGE / "web", PACKAGE.parents[1] / "web" / "dist")

# Media types, listed here because operating systems have different lists of their own.
KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
PACKED: Final = (("br", ".br"), ("gzip", ".gz"))
FOR_EVER: Final = "public, max-age=31536000, immutable"  # asset names contain a hash of their contents
NOT_BUILT: Final = (
    "The pages of this server are not built. In a clone of Ludotheque, ./play builds them and opens the browser;\n"
    "in its folder web/, `npm ci` and `npm run build` do it by hand. What is under /api works without them.\n"
)


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def page(request: HttpRequest, path: Annotated[str, PathParameter()] = "") -> Response[bytes]:
    """Returns a file of the client; for every other path, returns the client's single page, which does its own routing."""
    wanted = path.strip("/")
    if wanted == "api" or wanted.startswith("api/"):
        raise http_error(404, "no-page")
    folder = client_folder()
    if folder is None:
        return Response(NOT_BUILT.encode(), status_code=503, media_type="text/plain")
    file = file_in(folder, wanted)
    is_asset = wanted == "assets" or wanted.startswith("assets/")
    if file is None:
        if is_asset:
            raise http_error(404, "no-page")
        file = folder / "index.html"
    if file.name == "index.html" and "context" in request.app.state:
        html = await with_preview(request, wanted, folder, file.read_bytes())
        headers = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
        if "gzip" in request.headers.get("accept-encoding", ""):
            html, headers["Content-Encoding"] = gzip.compress(html, mtime=0), "gzip"
        return Response(html, media_type=KINDS[".html"], headers=headers)
    return file_response(request, file, FOR_EVER if is_asset else "no-cache")


def client_folder() -> Path | None:
    """Returns the folder with the built client; None if the client has not been built."""
    for folder in PLACES:
        if (folder / "index.html").is_file():
            return folder
    return None


def file_in(folder: Path, wanted: str) -> Path | None:
    """Returns a file of the client; refuses paths that lead outside the client's folder."""
    if not wanted or "\\" in wanted or any(part in ("", ".", "..") for part in wanted.split("/")):
        return None
    try:
        file = (folder / wanted).resolve()
        is_ours = file.is_relative_to(folder.resolve()) and file.suffix in KINDS and file.is_file()
    except (OSError, ValueError):
        return None
    return file if is_ours else None


def file_response(request: HttpRequest, file: Path, keeping: str) -> Response[bytes]:
    """Sends a file, compressed if a compressed copy exists and the browser accepts it."""
    kind = KINDS[file.suffix]
    headers = {"Cache-Control": keeping, "Vary": "Accept-Encoding"}
    wanted = [encoding.split(";")[0].strip() for encoding in request.headers.get("accept-encoding", "").split(",")]
    for name, ending in PACKED:
        packed = file.with_name(file.name + ending)
        if name in wanted and packed.is_file():
            return Response(packed.read_bytes(), media_type=kind, headers={**headers, "Content-Encoding": name})
    return Response(file.read_bytes(), media_type=kind, headers=headers)
