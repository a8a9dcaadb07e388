"""Replaces the code of functions that are already loaded, so that trying a mutant needs no new import."""

from __future__ import annotations

import ast
from types import CodeType, FunctionType, ModuleType
from typing import Any, Final

from tools.mutants.making import functions_of, statements_of

REACHED: Final = "__reached__"


class CannotPlant(Exception):
    """Raised for a function that cannot be changed in place; the message says which function, and why."""


def plant(module: ModuleType, tree: ast.Module, names: list[str]) -> None:
    """Replaces the code of some functions of a module by the code that these functions have in another version of the
    module's source.
    """
    code = compile(tree, str(module.__file__), "exec", dont_inherit=True)
    for name in names:
        function = find_function(module, name)
        try:
            function.__code__ = find_code(code, name, function.__code__)
        except ValueError as problem:
            raise CannotPlant(f"{module.__name__}.{name}: {problem}") from problem


def find_code(code: CodeType, name: str, old: CodeType) -> CodeType:
    """Returns the code of a function or method in a module's code; if several have that name, the one on the same line
    as the old code.
    """
    for part in name.split("."):
        inner = [const for const in code.co_consts if isinstance(const, CodeType) and const.co_name == part]
        code = next((const for const in inner if const.co_firstlineno == old.co_firstlineno), inner[-1])
    return code


def find_function(module: ModuleType, name: str) -> FunctionType:
    """Returns the function of that name, without its decorators."""
    found: Any = module
    for part in name.split("."):
        found = vars(found)[part]
    while not isinstance(found, FunctionType):
        for inside in ("__wrapped__", "__func__", "fget"):
            if hasattr(found, inside):
                found = getattr(found, inside)
                break
        else:
            raise CannotPlant(f"{module.__name__}.{name} is {found!r}: mutants need the plain Python build.")
    return found


def plant_probes(module: ModuleType, source: bytes) -> bytearray:
    """Instruments every function of a module so that it records, by number, which of its statements are reached."""
    tree = ast.parse(source)
    statements = statements_of(tree)
    numbers = {id(statement): number for number, statement in enumerate(statements)}
    names = []
    for name, function in functions_of(tree):
        names.append(name)
        for node in [function, *(node for node in ast.walk(function) if node is not function)]:
            for field in ("body", "orelse", "finalbody"):
                block = getattr(node, field, None)
                if isinstance(block, list):
                    setattr(node, field, [node for inner in block for node in (probe(numbers[id(inner)]), inner)])
    reached = bytearray(len(statements))
    vars(module)[REACHED] = reached
    plant(module, ast.fix_missing_locations(tree), names)
    return reached


def probe(number: int) -> ast.stmt:
    """Returns the statement `__reached__[number] = 1`"""
    return ast.parse(f"{REACHED}[{number}] = 1").body[0]
