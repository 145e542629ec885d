"""Nothing is needed that is not used, and what is missing is named."""

import subprocess
import sys

import pytest

from klaf.engine.packages import require
from klaf.envs import MissingExtra

BLOCK = "import sys; sys.modules.update(dict.fromkeys(('pettingzoo', 'gymnasium', 'pyspiel', 'open_spiel')))"


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", f"{BLOCK}; {code}"], capture_output=True, text=True, check=False)


def test_the_vector_environment_needs_no_extra() -> None:
    done = run("from klaf.envs import VectorEnv, observation; VectorEnv('taki', 2, 2, seed=1).reset()")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("module", "package"),
    [("pettingzoo.taki_v0", "pettingzoo"), ("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel")],
)
def test_a_missing_package_is_named_with_its_extra(module: str, package: str) -> None:
    done = run(f"import klaf.envs.{module}")
    assert done.returncode != 0
    said = done.stderr.splitlines()[-1]
    assert "MissingExtra" in said
    assert package in said
    assert "klaf[envs]" in said


def test_the_error_is_an_import_error_too() -> None:
    with pytest.raises(ImportError, match="no_such_package"):
        require("no_such_package", "envs")
    for lang in ("en", "he", "ar"):
        assert "klaf[envs]" in MissingExtra(package="x", extra="envs").sentence(lang).replace("\u2068", "").replace(
            "\u2069", ""
        )
