"""The recipe of the container image, as far as it can be tried without one: its files, its user, its commands."""

import asyncio
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

import do
from klaf.cli.command import PROGRAM
from klaf.cli.serve import settings
from tests.server.live import in_loop, live
from tests.server.memory import MemoryStore
from tests.test_wheel import ROOT, build

posix = pytest.mark.skipif(sys.platform == "win32", reason="the image is a Linux one")


class Step(NamedTuple):
    """An instruction, and what follows it."""

    name: str
    rest: str

    @property
    def words(self) -> list[str]:
        found: list[str] = json.loads(self.rest) if self.rest.startswith("[") else shlex.split(self.rest)
        return found


def stages() -> list[list[Step]]:
    """Return the stages of the recipe, each from its FROM on."""
    lines = (ROOT / "Dockerfile").read_text(encoding="utf-8").splitlines()
    text = "\n".join(line for line in lines if not line.startswith("#"))
    steps = [Step(*line.split(maxsplit=1)) for line in re.sub(r"\\\n\s*", "", text).splitlines() if line]
    starts = [number for number, step in enumerate(steps) if step.name == "FROM"]
    return [steps[start:end] for start, end in zip(starts, [*starts[1:], None], strict=True)]


BUILD, FINAL = stages()


def one(stage: list[Step], name: str) -> Step:
    (found,) = [step for step in stage if step.name == name]
    return found


def environment() -> dict[str, str]:
    return dict(word.split("=", 1) for word in one(FINAL, "ENV").words)


def copied() -> list[str]:
    """Return what the first stage takes from this tree."""
    return [word for step in BUILD if step.name == "COPY" for word in step.words[:-1]]


def test_both_stages_begin_with_a_base_by_its_plain_name() -> None:
    for stage in (BUILD, FINAL):
        assert re.fullmatch(r"python:3\.\d+-slim( AS build)?", stage[0].rest)
    assert [step.rest for step in FINAL if step.name == "COPY"] == ["--from=build /opt/klaf /opt/klaf"]


def test_what_runs_is_not_root_and_keeps_its_files_to_itself() -> None:
    user = one(FINAL, "USER").rest
    assert user not in ("root", "0")
    made = [step.words for step in FINAL if step.name == "RUN"]
    assert any(words[0] == "useradd" and words[-1] == user for words in made)
    last = max(number for number, step in enumerate(FINAL) if step.name in ("RUN", "COPY"))
    assert FINAL.index(one(FINAL, "USER")) > last
    (folders,) = [words for words in made if words[0] == "install"]
    assert {"--mode=0700", f"--owner={user}"} <= {*folders}
    assert {*one(FINAL, "VOLUME").words} == {word for word in folders if word.startswith("/")}


def test_its_settings_are_those_of_klaf_serve(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in environment().items():
        monkeypatch.setenv(name, value)
    known = {f"KLAF_{flag.name.upper().replace('-', '_')}" for flag in PROGRAM.commands["serve"][2]}
    assert {name for name in environment() if name.startswith("KLAF_")} <= known
    config = settings(PROGRAM.parse(one(FINAL, "CMD").words))
    assert config.host == "0.0.0.0"
    assert config.port == int(one(FINAL, "EXPOSE").rest)
    assert str(Path(config.store).parent) in one(FINAL, "VOLUME").words
    assert environment()["XDG_CACHE_HOME"] in one(FINAL, "VOLUME").words


@posix
def test_klaf_is_begun_with_a_tight_umask_and_in_place_of_the_shell(tmp_path: Path) -> None:
    fake = tmp_path / "klaf"
    fake.write_text('#!/bin/sh\numask\necho "$$" "$@"\n')
    fake.chmod(0o755)
    command = [*one(FINAL, "ENTRYPOINT").words, *one(FINAL, "CMD").words, "--domain", "cards example"]
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    with subprocess.Popen(command, env={"PATH": path}, stdout=subprocess.PIPE, text=True) as started:
        said, _ = started.communicate()
    assert said.splitlines() == ["0077", f"{started.pid} serve --domain cards example"]


@pytest.mark.parametrize("well", [True, False])
def test_its_health_check_asks_the_server(well: bool) -> None:
    command = json.loads(one(FINAL, "HEALTHCHECK").rest.partition("CMD ")[2])
    assert command[0] == "python"

    async def asked(address: str) -> int:
        variables = {**os.environ, "KLAF_PORT": address.rpartition(":")[2]}
        return await asyncio.to_thread(
            subprocess.call, [sys.executable, *command[1:]], env=variables, stderr=subprocess.DEVNULL
        )

    @in_loop
    async def look() -> None:
        store = MemoryStore()
        async with live(store) as server:
            store.failing = "" if well else "before"
            assert (await asked(server.address) == 0) is well

    look()


def test_each_command_and_file_that_it_names_is_there() -> None:
    assert all((ROOT / name).exists() for name in copied())
    assert all((ROOT / name).exists() for name in (".dockerignore", "web/package-lock.json"))
    runs = [step.words for step in BUILD if step.name == "RUN"]
    assert runs[0] == ["python3", "do.py", "dist"]
    target = do.TARGETS["dist"]
    for group in target.groups:
        assert do.lock_file(group).relative_to(ROOT).parts[0] in copied()
    locked = [word.partition("=")[2] for words in runs for word in words if word.startswith("--requirement=")]
    assert locked
    assert all("--hash=sha256:" in (ROOT / name).read_text(encoding="utf-8") for name in locked)
    for words in runs:
        if "install" in words:
            assert {"--require-hashes", "--no-index"} & {*words}


def test_the_wheel_is_built_from_what_it_takes_alone(tmp_path: Path) -> None:
    for name in copied():
        if (ROOT / name).is_dir():
            skip = shutil.ignore_patterns("__pycache__", "node_modules")
            shutil.copytree(ROOT / name, tmp_path / name, ignore=skip)
        else:
            shutil.copy(ROOT / name, tmp_path)
    done = build(tmp_path, tmp_path / "dist")
    assert done.returncode == 0, done.stderr
    assert list(tmp_path.glob("dist/klaf-*.whl"))
