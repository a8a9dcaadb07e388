"""Says how this copy of the package was built: compiled, or as pure Python, and for which reason."""

import json
from pathlib import Path

_NOTE = Path(__file__).with_name("built.json")  # written into the wheel by hatch_build.py


def build_and_reason() -> tuple[str, str]:
    """Returns "compiled" or "pure", and the reason in a few words."""
    if not _NOTE.is_file():
        return "pure", "run from its sources"
    built = json.loads(_NOTE.read_text(encoding="utf-8"))
    return built["how"], built["reason"]
