"""Break the rules of the games one place at a time and see that a test fails: ``make mutants``.

Every mutant is one small change of the source of one of its rule modules: another comparison, another
number, a statement left out. A mutant that all tests pass is a hole in the tests, unless ``data/mutants.json``
says why it makes no difference. ``--only WORD`` tries the mutants whose name has that word; ``--sample N``
every Nth of them.

Tests are collected once; each mutant runs in a fork of that process, on plain-Python rules.
"""

import argparse
import ast
import copy
import json
import os
import signal
import sys
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any

if __name__ == "__main__":  # before klaf is imported; whoever imports this module keeps their own mode
    os.environ["KLAF_JIT"] = "off"

import pytest

PACKAGE = "klaf.games"
RULES = {
    "taki": ("hands", "turns", "calls", "deal", "rules", "legal"),
    "eight": ("hands", "turns", "deal", "points", "rules", "legal"),
    "tuki": ("piles", "deal", "turns", "rules", "legal", "scoring"),
}
MODULES = tuple(f"{game}.{module}" for game, modules in RULES.items() for module in modules)
REASONS = Path(__file__).parent / "data" / "mutants.json"
SECONDS = 60  # of the processor, so that what else the machine does stops no mutant

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


class Mutant:
    """One change: the module, its name, and the tree with the change made."""

    def __init__(self, module: str, name: str, tree: ast.Module) -> None:
        self.module = module
        self.function = name.partition(":")[0]
        self.name = name
        self.tree = tree

    def put_in_place(self) -> None:
        """Exchange the module's functions for the changed ones, wherever they were imported."""
        module = import_module(f"{PACKAGE}.{self.module}")
        code = compile(ast.fix_missing_locations(self.tree), str(module.__file__), "exec")
        exec(code, vars(module))
        game = self.module.partition(".")[0]
        for other in [m for name, m in sys.modules.items() if name.startswith(f"{PACKAGE}.{game}.")]:
            for name, value in list(vars(other).items()):
                if isinstance(value, FunctionType) and value.__module__ == module.__name__:
                    setattr(other, name, vars(module)[name])
        import klaf
        from klaf.engine.dispatch import load_rules

        load_rules(klaf.game(game))


def replacements(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """Return the changed versions of one node, each with a word on what changed."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        for other in COMPARISONS.get(type(node.ops[0]), ()):
            yield ast.unparse(changed := _with(node, ops=[other()])), changed
    elif isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
        yield ast.unparse(changed := _with(node, op=OPERATORS[type(node.op)]())), changed
    elif isinstance(node, ast.AugAssign) and type(node.op) in OPERATORS:
        yield ast.unparse(changed := _with(node, op=OPERATORS[type(node.op)]())), changed
        yield "left out", ast.Pass()
    elif isinstance(node, ast.BoolOp):
        other_op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield ast.unparse(changed := _with(node, op=other_op)), changed
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.Invert | ast.USub):
        yield ast.unparse(node.operand), node.operand
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield str(not node.value), ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield str(node.value + 1), ast.Constant(node.value + 1)
    elif isinstance(node, ast.If | ast.IfExp | ast.While) and not isinstance(node.test, ast.Compare):
        yield f"not ({ast.unparse(node.test)})", _with(node, test=ast.UnaryOp(ast.Not(), node.test))
    elif isinstance(node, ast.Assign | ast.Break) or _is_call(node):
        yield "left out", ast.Pass()


def _is_call(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)


def _with(node: Any, **fields: Any) -> Any:
    twin = copy.copy(node)
    for name, value in fields.items():
        setattr(twin, name, value)
    return twin


def mutants() -> list[Mutant]:
    """List all mutants."""
    found: list[Mutant] = []
    for module in MODULES:
        path = import_module(f"{PACKAGE}.{module}").__file__
        assert path
        tree = ast.parse(Path(path).read_text(encoding="utf-8"))
        for function in [node for node in tree.body if isinstance(node, ast.FunctionDef)]:
            found += _of_function(module, function)
    return found


def _of_function(module: str, function: ast.FunctionDef) -> list[Mutant]:
    found: list[Mutant] = []
    seen: dict[str, int] = {}
    for place in _statements(function, "body"):
        statement = place[3]
        for parent, field, i, child in (place, *_expressions(statement)):
            if _is_filling(parent, child):
                continue
            for word, changed in replacements(child):
                where = ast.unparse(statement).partition("\n")[0][:80]
                what = word if child is statement else f"{ast.unparse(child)} → {word}"
                name = f"{module}.{function.name}: {where} | {what}"
                seen[name] = seen.get(name, 0) + 1
                if seen[name] > 1:
                    name += f" ({seen[name]})"
                _put(parent, field, i, changed)
                found.append(Mutant(module, name, ast.Module([copy.deepcopy(function)], [])))
                _put(parent, field, i, child)
    return found


Place = tuple[ast.AST, str, int, ast.AST]  # a node's parent, the field it stands in, and where in a list


def _statements(owner: ast.AST, field: str) -> Iterator[Place]:
    """Return every statement with where it stands, those inside others after them."""
    for i, statement in enumerate(list(getattr(owner, field, []))):
        yield owner, field, i, statement
        yield from _statements(statement, "body")
        yield from _statements(statement, "orelse")


def _expressions(statement: ast.AST) -> Iterator[Place]:
    """Return every expression of a statement, but not of those inside it, with where it stands."""
    waiting: list[ast.AST] = [statement]
    while waiting:
        parent = waiting.pop(0)
        for field, value in ast.iter_fields(parent):
            for i, child in enumerate(value if isinstance(value, list) else [value]):
                if isinstance(child, ast.expr):
                    yield parent, field, i if isinstance(value, list) else -1, child
                    waiting.append(child)


def _is_filling(parent: ast.AST, child: ast.AST) -> bool:
    """Whether a number says nothing: a zero that fills the row of an event up, the 1 of -1, "none"."""
    if isinstance(parent, ast.UnaryOp) and isinstance(parent.op, ast.USub):
        return True
    calls_tell = isinstance(parent, ast.Call) and isinstance(parent.func, ast.Name) and parent.func.id == "tell"
    return calls_tell and isinstance(child, ast.Constant) and child.value == 0


def _put(parent: ast.AST, field: str, i: int, node: ast.AST) -> None:
    if i < 0:
        setattr(parent, field, node)
    else:
        getattr(parent, field)[i] = node


class Loop:
    """A pytest plugin that runs the collected tests once for every mutant."""

    def __init__(self, chosen: list[Mutant], jobs: int) -> None:
        self.chosen = chosen
        self.jobs = jobs
        self.tried = 0
        self.survivors: list[str] = []
        self.stopped = 0

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run the tests in forks, some at a time."""
        reached = _tests_by_function(session)
        running: dict[int, Mutant] = {}
        waiting = self.chosen[::-1]
        started = time.time()
        while waiting or running:
            while waiting and len(running) < self.jobs:
                mutant = waiting.pop()
                pid = os.fork()
                if pid == 0:
                    _run_child(session, mutant, reached.get(mutant.function, []))
                running[pid] = mutant
            pid, status = os.wait()
            mutant = running.pop(pid)
            self.tried += 1
            if status == 0:
                self.survivors.append(mutant.name)
                print("survives:", mutant.name, flush=True)
            elif os.WIFSIGNALED(status):
                self.stopped += 1
                print("runs for ever:", mutant.name, flush=True)
            if self.tried % 100 == 0:
                print(f"{self.tried} of {len(self.chosen)}, {time.time() - started:.0f} s", flush=True)
        return True


def _tests_by_function(session: pytest.Session) -> dict[str, list[pytest.Item]]:
    """Run all tests once without a mutant, and see which of them call which function; quick tests first."""
    reached: dict[str, list[tuple[float, pytest.Item]]] = {}
    names = {f"{PACKAGE}.{module}": module for module in MODULES}
    for item in session.items:
        called: set[str] = set()

        def watch(frame: Any, event: str, _: object, called: set[str] = called) -> None:
            if event == "call" and (module := names.get(frame.f_globals.get("__name__", ""))):
                called.add(f"{module}.{frame.f_code.co_name}")

        started = time.perf_counter()
        sys.setprofile(watch)
        try:
            passed = _passes(session, [item])
        finally:
            sys.setprofile(None)
        assert passed, f"{item.nodeid} fails without any mutant"
        for function in called:
            reached.setdefault(function, []).append((time.perf_counter() - started, item))
    return {
        function: [item for _, item in sorted(tests, key=lambda test: test[0])] for function, tests in reached.items()
    }


def _passes(session: pytest.Session, tests: list[pytest.Item]) -> bool:
    failed = []

    class Watch:
        def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
            if report.failed:
                failed.append(report.nodeid)

    watch = Watch()
    session.config.pluginmanager.register(watch)
    for item in tests:
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        if failed:
            break
    session.config.pluginmanager.unregister(watch)
    return not failed


def _run_child(session: pytest.Session, mutant: Mutant, tests: list[pytest.Item]) -> None:
    """Run the tests on the mutant: exit with 0 if all pass, and by a signal if it runs for ever."""
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)
    try:
        mutant.put_in_place()
        survived = _passes(session, tests)
    except BaseException:
        survived = False
    os._exit(0 if survived else 1)


def main() -> int:
    """Try the mutants; fail when one survives without a reason, or a reason is not needed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="only mutants whose name contains this")
    parser.add_argument("--sample", type=int, default=1, help="only every Nth mutant")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    chosen = [mutant for mutant in mutants() if arguments.only in mutant.name][:: arguments.sample]
    if not chosen:
        print("there are no such mutants")
        return 1
    loop = Loop(chosen, arguments.jobs)
    games = sorted({mutant.module.partition(".")[0] for mutant in chosen})
    tests = [str(Path(__file__).parent / "games" / game) for game in games]
    pytest.main(["-p", "no:xdist", "-p", "no:cacheprovider", "-p", "no:terminal", *tests], plugins=[loop])
    if loop.tried != len(chosen):
        print("not all mutants were tried")
        return 1
    reasons: dict[str, str] = json.loads(REASONS.read_text(encoding="utf-8"))
    tried = {mutant.name for mutant in chosen}
    unexplained = [name for name in loop.survivors if name not in reasons]
    stale = [name for name in reasons if name in tried and name not in loop.survivors]
    if arguments.sample == 1 and not arguments.only:
        stale += [name for name in reasons if name not in tried]
    for name in unexplained:
        print("no test fails:", name)
    for name in stale:
        print("a reason that is not needed:", name)
    killed = len(chosen) - len(loop.survivors)
    explained = len(loop.survivors) - len(unexplained)
    print(f"{len(chosen)} mutants, {killed} killed ({loop.stopped} of them run for ever), {explained} explained")
    return 1 if unexplained or stale else 0


if __name__ == "__main__":
    sys.exit(main())
