"""Where nothing can be played on a GPU, that is said: what is missing, and how to get it."""

import os
import subprocess
import sys

import pytest

import klaf
from klaf.cuda import NoDevice
from klaf.cuda.toolkit import toolkit
from klaf.engine.errors import BadOptions, KlafError, MissingExtra
from klaf.envs import VectorEnv

ASKED = {
    "batch": "klaf.game('taki').batch(2, players=2, device='cuda')",
    "environment": "klaf.envs.VectorEnv('taki', 2, 2, device='cuda')",
}


def found_gpu() -> bool:
    """Whether kernels can run here."""
    try:
        toolkit()
    except (MissingExtra, NoDevice):
        return False
    return True


def said(code: str, mode: str, **modules: str) -> str:
    """Run code in a Python of its own; return what the KlafError says that it ends with."""
    known = "".join(f"sys.modules['{name}'] = {value}; " for name, value in modules.items())
    program = (
        f"import sys, types, importlib.util; {known}import klaf, klaf.envs\n"
        f"try: {code}\nexcept klaf.KlafError as e: print(type(e).__name__, e)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"KLAF_JIT": mode, "CUDA_VISIBLE_DEVICES": ""},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


each_way = pytest.mark.parametrize("asked", ASKED.values(), ids=ASKED)
PRETEND = "types.SimpleNamespace(__spec__=importlib.util.spec_from_loader('numba_cuda', None))"


@each_way
def test_a_missing_compiler_is_named_with_its_extra(asked: str) -> None:
    told = said(asked, "off", numba_cuda="None")
    assert told.startswith("MissingExtra")
    assert "klaf[cuda]" in told


@each_way
def test_no_gpu_is_said_plainly(asked: str) -> None:
    """CUDA is told to see no GPU; numba-cuda, where it is not installed, to be there."""
    told = said(asked, "on", numba_cuda=PRETEND)
    assert told.startswith("NoDevice No GPU")
    assert "NVIDIA" in told


@each_way
@pytest.mark.parametrize("mode", ["off", "check"])
def test_rules_that_are_not_compiled_for_it_are_refused(asked: str, mode: str) -> None:
    assert said(asked, mode, numba_cuda=PRETEND).startswith(
        f"NoDevice A GPU takes rules compiled with KLAF_JIT=on, not KLAF_JIT={mode}"
    )


@pytest.mark.parametrize("device", ["tpu", "", "CUDA", 1, None])
def test_there_are_two_devices(device: str) -> None:
    with pytest.raises(BadOptions, match="cpu or cuda"):
        klaf.game("taki").batch(2, players=2, device=device)
    with pytest.raises(BadOptions, match="cpu or cuda"):
        VectorEnv("taki", 2, 2, device=device)


def test_options_are_looked_at_before_the_device() -> None:
    for given in ({"size": 0}, {"players": 11}, {"edition": "1999"}):
        with pytest.raises(BadOptions):
            klaf.game("taki").batch(**{"size": 2, "players": 2, "device": "cuda", **given})  # type: ignore[call-overload]


@pytest.mark.parametrize("lang", ["en", "he", "ar"])
def test_the_errors_speak_every_language(lang: str) -> None:
    errors: list[KlafError] = [NoDevice(why="gpu"), NoDevice(why="mode", mode="off")]
    sentences = [error.sentence(lang) for error in errors]
    assert "NVIDIA" in sentences[0]
    assert "off" in sentences[1]
    assert all(sentence != error.message for sentence, error in zip(sentences, errors, strict=True))


def test_a_batch_is_dealt_anew_as_at_first_or_as_a_seed_says() -> None:
    """On the CPU; `tests.cuda.equal` compares the GPU with it."""
    batch = klaf.game("tuki").batch(5, players=3, seed=4)
    first = batch.observe().tobytes(), batch.key(3)
    batch.step(batch.legal_mask().argmax(axis=1))
    assert batch.observe().tobytes() != first[0]
    batch.reset()
    assert (batch.observe().tobytes(), batch.key(3)) == first
    batch.reset(5)
    other = klaf.game("tuki").batch(5, players=3, seed=5)
    assert (batch.observe().tobytes(), batch.key(3)) == (other.observe().tobytes(), other.key(3))
    with pytest.raises(klaf.BadSeed):
        batch.reset("red")
