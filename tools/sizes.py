"""The size of the built client: what a page loads at once, and what each board adds.

`python -m tools.client` builds it first.

uv run python -m tools.sizes
"""

import gzip
import re
from pathlib import Path

ASSETS = Path(__file__).resolve().parent.parent / "web" / "dist" / "assets"


def main() -> None:
    page = (ASSETS.parent / "index.html").read_text(encoding="utf-8")
    at_once = set(re.findall(r"/assets/([^\"]+)", page))
    total = 0
    for path in sorted(
        [*ASSETS.glob("*.js"), *ASSETS.glob("*.css")], key=lambda path: (path.name not in at_once, path.name)
    ):
        packed = len(gzip.compress(path.read_bytes()))
        total += packed * (path.name in at_once)
        print(f"{path.stat().st_size / 1000:8.1f} kB {packed / 1000:8.1f} kB packed  {path.name}")
    print(f"at once: {total / 1000:.0f} kB packed")


if __name__ == "__main__":
    main()
