"""Reports the results of a mutation run, on the screen and in build/mutants."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from dataclasses import dataclass

from tools.mutants.explained import Explained, stale_entries
from tools.mutants.judging import OTHER, SECTION, Verdict
from tools.mutants.making import Mutant
from tools.mutants.target import Target


@dataclass(frozen=True)
class Row:
    """A mutant and its verdict, as one row of the report."""

    mutant: Mutant
    verdict: Verdict

    @property
    def is_killed(self) -> bool:
        return self.verdict["verdict"] in (SECTION, OTHER)

    def lines(self) -> list[str]:
        """Says where the mutant is, what it changes, and which test noticed it."""
        mutant, verdict = self.mutant, self.verdict
        what = f"{verdict['verdict']} ({verdict['test']})" if "test" in verdict else verdict["verdict"]
        reached = verdict.get("reached", 0)
        by = "no section test reaches it" if reached == 0 else f"section tests that reach it: {reached}"
        head = f"{mutant.file}:{mutant.line}  {mutant.function}  {mutant.kind}: {what}; {by}"
        before = [f"  - {line}" for line in mutant.before.splitlines()]
        return [head, *before, *(f"  + {line}" for line in mutant.after.splitlines())]


def report(
    target: Target,
    rows: list[Row],
    explained: list[Explained],
    mutants: list[Mutant],
    wanted: argparse.Namespace,
    say: Callable[[str], None],
) -> int:
    """Reports survivors and the score; returns 1 if a mutant survived unexplained, or an explanation is wrong."""
    whys = [next((entry.why for entry in explained if entry.matches(row.mutant)), None) for row in rows]
    section = sum(row.verdict["verdict"] == SECTION for row in rows)
    other = sum(row.verdict["verdict"] == OTHER for row in rows)
    excused = [row for row, why in zip(rows, whys) if why is not None and not row.is_killed]
    wrong = [row for row, why in zip(rows, whys) if why is not None and row.is_killed]
    survivors = [row for row, why in zip(rows, whys) if why is None and not row.is_killed]
    stale = stale_entries(explained, mutants)
    counted = len(rows) - len(excused)
    scores = {
        "sampled": len(rows),
        "seed": wanted.seed,
        "killed by section tests": section,
        "killed only by other tests": other,
        "explained": len(excused),
        "survived": len(survivors),
        "score by section tests": round(100 * section / max(counted, 1), 1),
    }
    listed = [row for row in rows if row.verdict["verdict"] != SECTION and row not in excused]
    text = "\n\n".join("\n".join(row.lines()) for row in listed)
    (target.results / f"{target.name}.txt").write_text(text + "\n", encoding="utf-8")
    mutant_rows = [
        {
            "file": row.mutant.file,
            "line": row.mutant.line,
            "function": row.mutant.function,
            "kind": row.mutant.kind,
            "before": row.mutant.before,
            "after": row.mutant.after,
            **{key: value for key, value in row.verdict.items() if key != "basis"},
            **({} if why is None else {"why": why}),
        }
        for row, why in zip(rows, whys)
    ]
    results = json.dumps({"game": target.name, **scores, "mutants": mutant_rows}, indent=1, ensure_ascii=False)
    (target.results / f"{target.name}.json").write_text(results + "\n", encoding="utf-8")

    if text:
        say(f"\n{text}\n")
    for row in wrong:
        say(f"explained, and yet killed: {row.mutant.file}, {row.mutant.function}: {row.mutant.after}")
    for entry in stale:
        say(f"explains no mutant any more: {entry.file}, {entry.function}: {entry.after}")
    say(
        f"{section} of {counted} killed by section tests ({scores['score by section tests']} %), {other} only by others,"
    )
    say(f"{len(survivors)} survived; {len(excused)} more make no difference and are explained.")
    say(f"All of them: {target.results / target.name}.json; those above: {target.name}.txt beside it.")
    return 1 if survivors or stale or wrong else 0
