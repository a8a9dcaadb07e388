"""Measures the compressed size of the client: what the first visit to the shelf loads, and what each other page loads
in addition.

`python -m tools.client` builds it first.  `python -m tools.sizes FILES` also lists every file.

uv run python -m tools.sizes
"""

import gzip
import json
import sys
from pathlib import Path
from typing import Any

DIST = Path(__file__).resolve().parent.parent / "web" / "dist"
SHELF = ("index.html", "src/words.en.ftl?raw")


def compressed_size(name: str) -> int:
    """Returns the compressed size of a built file, in bytes."""
    return len(gzip.compress((DIST / name).read_bytes(), mtime=0))


def loaded_files(manifest: dict[str, Any], source: str) -> set[str]:
    """Returns the built files that a browser loads for a source file: the file itself, its styles and all its imports."""
    found: set[str] = set()
    waiting, loaded = [source], set()
    while waiting:
        name = waiting.pop()
        if name not in loaded:
            loaded.add(name)
            chunk = manifest[name]
            found |= {chunk["file"], *chunk.get("css", ())}
            waiting += chunk.get("imports", ())
    return found


def sizes() -> dict[str, int]:
    """Returns what the first visit to the shelf loads, and what each other page and each board loads in addition."""
    manifest = json.loads((DIST / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    covers = [source for source in manifest if source.endswith("/Cover.svelte")]
    shelf = {"index.html", "icon.svg"}.union(*[loaded_files(manifest, source) for source in (*SHELF, *covers)])
    table = loaded_files(manifest, "src/pages/TablePage.svelte") | shelf
    sizes_by_part = {"shelf": sum(map(compressed_size, shelf))}
    for source, chunk in sorted(manifest.items()):
        if chunk.get("isDynamicEntry") and source.startswith("src/pages/"):
            sizes_by_part[Path(source).stem] = sum(map(compressed_size, loaded_files(manifest, source) - shelf))
        if chunk.get("isDynamicEntry") and source.startswith("src/games/") and source.endswith("/index.ts"):
            sizes_by_part[Path(source).parent.name] = sum(map(compressed_size, loaded_files(manifest, source) - table))
    return sizes_by_part


def main(arguments: list[str]) -> None:
    if arguments:
        for path in sorted([*DIST.glob("assets/*.js"), *DIST.glob("assets/*.css")]):
            print(
                f"{path.stat().st_size / 1000:8.1f} kB {compressed_size(f'assets/{path.name}') / 1000:8.1f} kB  {path.name}"
            )
    for name, size in sizes().items():
        print(f"{size / 1000:8.1f} kB  {name if name == 'shelf' else f'+ {name}'}")


if __name__ == "__main__":
    main(sys.argv[1:])
