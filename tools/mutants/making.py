"""Makes mutants: every small change to the body of a function that a test should notice."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

Edit = tuple[int, int, bytes]  # from byte, to byte, replacement

COMPARISONS: Final[dict[type[ast.cmpop], tuple[str, ...]]] = {
    ast.Lt: ("<=", ">="),
    ast.LtE: ("<", ">"),
    ast.Gt: (">=", "<="),
    ast.GtE: (">", "<"),
    ast.Eq: ("!=",),
    ast.NotEq: ("==",),
    ast.In: ("not in",),
    ast.NotIn: ("in",),
    ast.Is: ("is not",),
    ast.IsNot: ("is",),
}
OPERATORS: Final[dict[type[ast.operator], tuple[str, str]]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Div: ("/", "*"),
    ast.Mod: ("%", "//"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitOr: ("|", "&"),
    ast.BitAnd: ("&", "|"),
    ast.BitXor: ("^", "|"),
}
OTHER_FUNCTIONS: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
COMPARISON: Final = re.compile(rb"not\s+in\b|is\s+not\b|\bin\b|\bis\b|<=|>=|==|!=|<|>")
JUNCTION: Final = re.compile(rb"\b(and|or)\b")
LISTS: Final = (ast.List, ast.Tuple, ast.ListComp, ast.JoinedStr, ast.Set, ast.Dict)


@dataclass(frozen=True)
class Mutant:
    """One small change to one function."""

    file: str
    function: str
    line: int
    kind: str
    statement: int  # the number of the changed statement, as counted by `statements_of`
    before: str  # the lines before the change
    after: str  # the same lines after the change
    nth: int  # the number of this mutant among those of the function that change the same lines in the same way
    edits: tuple[Edit, ...] = field(repr=False)

    @property
    def key(self) -> str:
        """A key that survives changes elsewhere in the file."""
        parts = (self.file, self.function, self.before, self.after, str(self.nth))
        return sha256("\0".join(parts).encode()).hexdigest()[:16]


def mutants_of(file: str, source: bytes) -> list[Mutant]:
    """Returns all mutants of a file, in the order of its lines."""
    tree = ast.parse(source)
    numbers = {id(statement): number for number, statement in enumerate(statements_of(tree))}
    found: list[Mutant] = []
    known_sources: set[bytes] = set()
    alike: Counter[tuple[str, str, str]] = Counter()
    for name, function in functions_of(tree):
        for change in Changes(source, function).all():
            mutated = apply_edits(source, change.edits)
            if mutated in known_sources or mutated.count(b"super()") != source.count(b"super()"):
                continue  # `super()` uses a closure variable; without this variable, the code does not fit the method
            known_sources.add(mutated)
            before, after = changed_lines(source, change.edits)
            alike[name, before, after] += 1
            found.append(
                Mutant(
                    file,
                    name,
                    change.node.lineno,
                    change.kind,
                    numbers[id(change.statement)],
                    before,
                    after,
                    alike[name, before, after],
                    change.edits,
                )
            )
    return found


def functions_of(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Yields the functions and methods of a module by name; a nested function counts as part of the function around it."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield f"{node.name}.{inner.name}", inner


def statements_of(tree: ast.Module) -> list[ast.stmt]:
    """Lists every statement in the body of a function, in a fixed order."""
    nodes = [node for _, function in functions_of(tree) for top in function.body for node in ast.walk(top)]
    return [node for node in nodes if isinstance(node, ast.stmt)]


def apply_edits(source: bytes, edits: tuple[Edit, ...]) -> bytes:
    """Returns the source with all edits made."""
    for start, end, text in sorted(edits, reverse=True):
        source = source[:start] + text + source[end:]
    return source


def changed_lines(source: bytes, edits: tuple[Edit, ...]) -> tuple[str, str]:
    """Returns, before and after some edits, all lines that the edits touch, without their indentation."""
    first = source.rfind(b"\n", 0, min(edits)[0]) + 1
    last = source.find(b"\n", max(end for _, end, _ in edits))
    last = len(source) if last < 0 else last
    moved = tuple((start - first, end - first, text) for start, end, text in edits)
    return tidy(source[first:last]), tidy(apply_edits(source[first:last], moved))


def tidy(lines: bytes) -> str:
    return "\n".join(line.strip() for line in lines.decode().splitlines())


@dataclass(frozen=True)
class Change:
    """An edit, and the statement it is in."""

    kind: str
    node: ast.stmt | ast.expr
    statement: ast.stmt
    edits: tuple[Edit, ...]


class Changes:
    """All changes to the body of one function."""

    def __init__(self, source: bytes, function: ast.FunctionDef) -> None:
        self.source = source
        self.function = function
        self.found: list[Change] = []
        self.statement: ast.stmt = function
        self.lines = [0]
        for line in source.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))

    def all(self) -> list[Change]:
        body = self.function.body
        if isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
            body = body[1:]  # the body without its docstring
        for statement in body:
            self.visit(statement, None)
        return self.found

    def start(self, node: ast.stmt | ast.expr) -> int:
        return self.lines[node.lineno - 1] + node.col_offset

    def end(self, node: ast.stmt | ast.expr) -> int:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self.lines[node.end_lineno - 1] + node.end_col_offset

    def add(self, kind: str, node: ast.stmt | ast.expr, *edits: Edit) -> None:
        self.found.append(Change(kind, node, self.statement, edits))

    def replace(self, kind: str, node: ast.stmt | ast.expr, text: str) -> None:
        self.add(kind, node, (self.start(node), self.end(node), text.encode()))

    # ── walking through the function ──

    def visit(self, node: ast.AST, parent: ast.AST | None) -> None:
        outer = self.statement
        if isinstance(node, ast.stmt):
            self.statement = node
            # Assertions only help the type checker or state what cannot happen, so they are left alone.
            if isinstance(node, ast.Assert):
                self.statement = outer
                return
            self.change_statement(node)
        elif isinstance(node, ast.expr):
            self.change_expression(node, parent)
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "decorator_list", "type_params"):
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.arguments):
                    continue
                if isinstance(child, ast.comprehension):
                    for test in child.ifs:
                        self.negate(test)
                if isinstance(child, ast.AST) and not isinstance(child, ast.JoinedStr):
                    self.visit(child, node)
        self.statement = outer

    def change_statement(self, node: ast.stmt) -> None:
        match node:
            case ast.If(test=test) | ast.While(test=test):
                self.negate(test)
            case ast.For(iter=loop):
                self.replace("loop skipped", loop, "()")
            case ast.Expr(value=ast.Call() | ast.Yield() | ast.YieldFrom()) | ast.Delete() | ast.Raise():
                self.replace("statement removed", node, "pass")
            case ast.Assign(targets=targets):
                if not any(isinstance(part, ast.Name) for target in targets for part in stored_targets(target)):
                    self.replace("statement removed", node, "pass")
            case ast.AugAssign():
                self.replace("statement removed", node, "pass")
                self.other_operator(node.op, node, node.target, node.value)
            case ast.Return(value=value):
                if value is not None and not isinstance(value, ast.Constant):
                    self.replace("nothing returned", value, "None")
                if node is not self.function.body[-1]:
                    self.replace("statement removed", node, "pass")
            case ast.Break():
                self.replace("statement removed", node, "pass")
                self.replace("break and continue", node, "continue")
            case ast.Continue():
                self.replace("statement removed", node, "pass")
                self.replace("break and continue", node, "break")

    def change_expression(self, node: ast.expr, parent: ast.AST | None) -> None:
        match node:
            case ast.Compare():
                self.compare(node)
            case ast.BoolOp():
                self.junction(node, parent)
            case ast.UnaryOp(op=ast.Not()):
                at = self.start(node)
                self.add("not removed", node, (at, at + len(b"not"), b""))
            case ast.IfExp(test=test):
                self.negate(test)
            case ast.BinOp():
                self.other_operator(node.op, node, node.left, node.right, wrapped=isinstance(parent, ast.expr))
            case ast.Constant(value=bool() as value):
                self.replace("true and false", node, str(not value))
            case ast.Constant(value=(int() | float()) as number):
                self.replace("constant", node, repr(number + 1))
                self.replace("constant", node, repr(number - 1))
            case ast.Call(func=ast.Name(id=("min" | "max" | "any" | "all") as name)):
                self.replace("other function", node.func, OTHER_FUNCTIONS[name])
            case ast.Call(func=ast.Name(id="range"), args=limits):
                self.ranges(limits)

    # ── the changes ──

    def negate(self, test: ast.expr) -> None:
        """Negates a condition; a condition `not x` is left to the visitor of `not`, which removes the `not`."""
        if not (isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)):
            start, end = self.start(test), self.end(test)
            self.add("condition negated", test, (start, start, b"not ("), (end, end, b")"))

    def compare(self, node: ast.Compare) -> None:
        left = node.left
        for operator, right in zip(node.ops, node.comparators):
            start, end = self.end(left), self.start(right)
            sign = COMPARISON.search(self.source, start, end)
            assert sign is not None
            for other in COMPARISONS[type(operator)]:
                self.add("comparison", node, (*sign.span(), other.encode()))
            left = right

    def junction(self, node: ast.BoolOp, parent: ast.AST | None) -> None:
        """Swaps `and` and `or`, and leaves out each of the conditions."""
        signs = []
        for left, right in zip(node.values, node.values[1:]):
            sign = JUNCTION.search(self.source, self.end(left), self.start(right))
            assert sign is not None
            signs.append(sign.span())
        other = b"or" if isinstance(node.op, ast.And) else b"and"
        start, end = self.start(node), self.end(node)
        edits = [(*sign, other) for sign in signs]
        if isinstance(parent, ast.expr):
            edits += [(start, start, b"("), (end, end, b")")]
        self.add("and, or", node, *edits)
        for number in range(len(node.values)):
            first = signs[number - 1][0] if number else start
            last = signs[number][0] if number < len(signs) else end
            # The first operand is removed together with the operator after it, any other operand together with the
            # operator before it.
            if number == 0:
                last = signs[0][1]
            self.add("condition left out", node, (first, last, b""))

    def other_operator(
        self, operator: ast.operator, node: ast.stmt | ast.expr, left: ast.expr, right: ast.expr, wrapped: bool = False
    ) -> None:
        if type(operator) not in OPERATORS or any(is_text_or_list(side) for side in (left, right)):
            return
        old, new = OPERATORS[type(operator)]
        at = self.source.index(old.encode(), self.end(left))
        edits = [(at, at + len(old), new.encode())]
        if wrapped:
            edits += [(self.start(node), self.start(node), b"("), (self.end(node), self.end(node), b")")]
        self.add("arithmetic", node, *edits)

    def ranges(self, limits: list[ast.expr]) -> None:
        """Shifts the beginning or end of a range by one; limits that are constants are left to `constant`."""
        for limit in limits[:2]:
            if not isinstance(limit, ast.Constant | ast.Starred):
                for more in (b" + 1", b" - 1"):
                    self.add("range", limit, (self.end(limit), self.end(limit), more))


def stored_targets(target: ast.expr) -> list[ast.expr]:
    """Returns the single targets that an assignment writes to."""
    if isinstance(target, ast.Tuple | ast.List):
        return [part for element in target.elts for part in stored_targets(element)]
    return [target]


def is_text_or_list(node: ast.expr) -> bool:
    """Returns whether an operand is a text or a list, for which another operator would only raise a TypeError."""
    return isinstance(node, LISTS) or (isinstance(node, ast.Constant) and isinstance(node.value, str))
