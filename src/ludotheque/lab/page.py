"""Writes a report as one HTML file, without scripts or anything loaded from elsewhere, fit for screen readers and
printing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

BEGINNING: Final = '<!doctype html>\n<html lang="'  # of every page of the lab

STYLE: Final = """
:root { color-scheme: light dark; --ink: light-dark(#222, #eee); --paper: light-dark(#fdfbf7, #1c1b1a);
  --bar: light-dark(#7aa6c2, #4d7d9c); --mark: light-dark(#b3401f, #f0906b); --line: light-dark(#ccc6ba, #45423d); }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 0 auto; max-width: 46rem;
  padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.7rem; line-height: 1.2; } h2 { font-size: 1.2rem; margin-top: 2.2rem; }
svg { width: 100%; height: auto; } svg text { font: 13px system-ui, sans-serif; fill: var(--ink); }
.bar { fill: var(--bar); } .mark { fill: var(--mark); } .interval, .axis { stroke: var(--ink); fill: none; stroke-width: 1.2; }
.fair { stroke: var(--mark); stroke-dasharray: 4 3; fill: none; } .curve { stroke: var(--bar); stroke-width: 3; fill: none; }
.wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: .92rem; }
th, td { text-align: left; padding: .25rem .6rem .25rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.text { opacity: .75; font-size: .85rem; } .changed { color: var(--mark); font-weight: 600; }
.facts { font-size: .85rem; opacity: .8; overflow-wrap: anywhere; } li { margin: .3rem 0; }
@media print { body { max-width: none; } svg { max-height: 9cm; } }
"""


def page(language: str, title: str, parts: Iterable[str]) -> str:
    """Returns a complete HTML page."""
    body = "\n".join(parts)
    return (
        f'{BEGINNING}{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n"
        f"<body><main><h1>{escape(title)}</h1>\n{body}\n</main></body></html>\n"
    )


def heading(content: str) -> str:
    """Returns a heading as HTML."""
    return f"<h2>{escape(content)}</h2>"


def paragraph(content: str, kind: str = "") -> str:
    """Returns a paragraph as HTML."""
    return f'<p class="{kind}">{escape(content)}</p>' if kind else f"<p>{escape(content)}</p>"


def bullets(lines: Sequence[str]) -> str:
    """Returns a bulleted list as HTML."""
    return "<ul>" + "".join([f"<li>{escape(line)}</li>" for line in lines]) + "</ul>"


class Cell:
    """A cell of a table: text, perhaps a number or something that changed, perhaps with a smaller explanation."""

    def __init__(self, content: str, *, is_number: bool = False, is_changed: bool = False, text: str = "") -> None:
        self.said = content
        self.is_number = is_number
        self.is_changed = is_changed
        self.text = text

    def html(self) -> str:
        """Returns the cell as HTML."""
        inside = escape(self.said)
        if self.is_changed:
            inside = f'<span class="changed">{inside}</span>'
        if self.text:
            inside += f'<br><span class="text">{escape(self.text)}</span>'
        return f'<td class="number">{inside}</td>' if self.is_number else f"<td>{inside}</td>"


def number(content: str, *, is_changed: bool = False) -> Cell:
    """Returns a table cell that shows a number."""
    return Cell(content, is_number=True, is_changed=is_changed)


def table(headings: Sequence[str], rows: Sequence[Sequence[Cell]]) -> str:
    """Returns a table; columns of numbers are aligned to the right."""
    first = rows[0] if rows else ()
    kinds = [' class="number"' if at < len(first) and first[at].is_number else "" for at in range(len(headings))]
    head = "".join([f'<th scope="col"{kind}>{escape(heading)}</th>' for heading, kind in zip(headings, kinds)])
    body = "".join(["<tr>" + "".join([cell.html() for cell in row]) + "</tr>" for row in rows])
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
