"""Nothing is imported that is not needed; what an extra would bring is named, in the reader's language."""

import json
import os
import pkgutil
import subprocess
import sys
from importlib.metadata import packages_distributions, requires

import pytest

import klaf
from klaf.locale import LANGUAGES

EXTRAS = ("postgres", "lab", "envs", "cluster", "cuda")
# The modules that an extra is for; all others can be imported without any.
NEEDY = {
    "klaf.envs.pettingzoo": "envs",
    "klaf.envs.openspiel": "envs",
    "klaf.server.store.database": "postgres",
    "klaf.server.store.postgres": "postgres",
    "klaf.server.store.postgres_processes": "postgres",
}
WALK = """
import importlib, json, pkgutil
import klaf
from klaf.engine.errors import MissingExtra
missing = {}
for found in pkgutil.walk_packages(klaf.__path__, "klaf.", onerror=lambda name: None):
    if found.name.endswith("__main__"):
        continue
    try:
        importlib.import_module(found.name)
    except MissingExtra as error:
        missing[found.name] = [error.facts["extra"], *(error.sentence(lang) for lang in ("en", "he", "ar"))]
print(json.dumps(missing))
"""
# What people ask for that needs an extra, and is not an import.
ASKED = {
    "lab": ["lab", "simulate", "taki", "--games", "4", "--plot", "chart.png"],
    "cluster": ["lab", "simulate", "taki", "--games", "4", "--cluster", "tcp://127.0.0.1:9"],
    "postgres": ["serve", "--store", "postgresql://127.0.0.1:9/klaf", "--port", "0"],
}


def blocked() -> set[str]:
    """Return the modules that only extras bring: those of the packages that an extra names and klaf itself does not."""
    named: dict[str, set[str]] = {"": set()}
    for line in requires("klaf") or []:
        package = line.partition(";")[0].split(">")[0].split("=")[0].split("<")[0].strip().lower().replace("_", "-")
        extra = line.partition("extra == ")[2].strip("\"' ")
        named.setdefault(extra, set()).add(package)
    assert set(EXTRAS) <= set(named)
    only = set().union(*(named[extra] for extra in EXTRAS)) - named[""]
    modules = packages_distributions().items()
    found = {module for module, owners in modules if {owner.lower().replace("_", "-") for owner in owners} & only}
    # What the extras' packages bring with them, or what is not installed here.
    return found | {
        "pettingzoo",
        "gymnasium",
        "pyspiel",
        "open_spiel",
        "asyncpg",
        "matplotlib",
        "distributed",
        "dask",
        "numba_cuda",
    }


def run(code: str, *arguments: str, lang: str = "en") -> subprocess.CompletedProcess[str]:
    start = f"import sys; sys.modules.update(dict.fromkeys({sorted(blocked())!r}))\n{code}"
    env = {**os.environ, "KLAF_LANG": lang}
    return subprocess.run(
        [sys.executable, "-c", start, *arguments], capture_output=True, text=True, env=env, check=False
    )


def plain(said: str) -> str:
    return "".join(character for character in said if character not in "\u2066\u2067\u2068\u2069")


def test_every_module_can_be_imported_without_extras_or_names_its_own() -> None:
    assert len(list(pkgutil.walk_packages(klaf.__path__, "klaf."))) > 100
    done = run(WALK)
    assert done.returncode == 0, done.stderr
    missing = json.loads(done.stdout.splitlines()[-1])
    below = {name: next((NEEDY[top] for top in NEEDY if f"{name}.".startswith(f"{top}.")), None) for name in missing}
    assert {name: said[0] for name, said in missing.items()} == below
    assert set(NEEDY) <= set(missing)
    for extra, *said in missing.values():
        assert len(set(said)) == len(LANGUAGES)
        assert all(f'pip install "klaf[{extra}]"' in plain(sentence) for sentence in said)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("extra", ASKED)
def test_a_command_that_needs_an_extra_names_it(extra: str, lang: str) -> None:
    done = run("from klaf.cli import main; sys.exit(main(sys.argv[1:]))", *ASKED[extra], lang=lang)
    assert done.returncode != 0
    said = [line for line in done.stderr.splitlines() if line]
    assert f'pip install "klaf[{extra}]"' in plain(said[-1])
    assert "Traceback" not in done.stderr


def test_a_gpu_is_asked_for_with_its_extra_named() -> None:
    done = run("import klaf; klaf.game('taki').batch(2, players=2, device='cuda')")
    assert done.returncode != 0
    assert "MissingExtra" in done.stderr
    assert 'pip install "klaf[cuda]"' in done.stderr
