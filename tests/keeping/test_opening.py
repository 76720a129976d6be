"""Whatever lies under a name, opening it ends at once: in the bytes of a regular file or in one sentence."""

from __future__ import annotations

import os
import socket
import tempfile
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from inspector.keeping import NotOpenedError, open_regular, read_at_most, read_head
from inspector.keeping import opening as opening_module

WAYS: list[Callable[[Path], Any]] = [open_regular, lambda path: read_at_most(path, 10), lambda path: read_head(path, 1)]
needs_pipes = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")


@pytest.fixture
def special(tmp_path: Path) -> Iterator[dict[str, Path]]:
    """What is no regular file, by the word for it."""
    found = {"folder": tmp_path, "device": Path(os.devnull)}
    if hasattr(os, "mkfifo"):
        found["pipe"] = tmp_path / "pipe"
        os.mkfifo(found["pipe"])
    with tempfile.TemporaryDirectory() as short, socket.socket(socket.AF_UNIX) as listening:
        # The name of a socket must be short.
        found["socket"] = Path(short) / "s"
        listening.bind(str(found["socket"]))
        yield found


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("kind", ["folder", "device", pytest.param("pipe", marks=needs_pipes), "socket"])
def test_what_is_no_regular_file_is_named_and_not_waited_for(
    kind: str, way: Callable[[Path], Any], special: dict[str, Path]
) -> None:
    with pytest.raises(NotOpenedError) as caught:
        way(special[kind])
    assert f"this is a {kind}" in caught.value.problem
    assert "; " in caught.value.problem, "nothing says what to do"
    assert not caught.value.is_missing


@needs_pipes
@pytest.mark.parametrize("way", WAYS)
def test_a_pipe_that_takes_the_place_of_a_file_meanwhile_is_not_waited_for(
    way: Callable[[Path], Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pipe, plain = tmp_path / "pipe", tmp_path / "plain"
    os.mkfifo(pipe)
    plain.write_bytes(b"x")
    before = plain.stat()
    monkeypatch.setattr(Path, "stat", lambda _path: before)
    with pytest.raises(NotOpenedError, match="this is a pipe"):
        way(pipe)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", ["missing", "plain/inside", "a\0b", "x" * 300, "half \ud800"])
def test_a_name_under_which_nothing_lies_is_one_sentence(name: str, way: Callable[[Path], Any], tmp_path: Path) -> None:
    (tmp_path / "plain").write_bytes(b"")
    with pytest.raises(NotOpenedError) as caught:
        way(tmp_path / name)
    assert "; " in caught.value.problem
    assert caught.value.is_missing == (name in ("missing", "plain/inside"))


def test_a_file_is_read_up_to_its_bound_and_no_further(tmp_path: Path) -> None:
    path = tmp_path / "ten"
    path.write_bytes(b"0123456789")
    assert read_at_most(path, 10) == b"0123456789"
    assert read_head(path, 4) == b"0123"
    with pytest.raises(NotOpenedError, match="larger than 9 bytes, more than a deck needs; choose another"):
        read_at_most(path, 9, "a deck")


def test_a_file_that_grows_while_it_is_read_ends_at_its_bound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "log"
    path.write_bytes(b"x")
    read = opening_module._read

    def grows(*given: Any) -> bytes:  # noqa: ANN401
        path.write_bytes(b"x" * 1000)
        return read(*given)

    monkeypatch.setattr(opening_module, "_read", grows)
    with pytest.raises(NotOpenedError, match="larger than 500 bytes"):
        read_at_most(path, 500)


def test_no_descriptor_is_left_open(special: dict[str, Path]) -> None:
    listed = Path("/proc/self/fd")
    if not listed.is_dir():
        pytest.skip("this system does not list the open files of a program")
    before = len(list(listed.iterdir()))
    for path in [*special.values(), special["folder"] / "missing"]:
        with pytest.raises(NotOpenedError):
            read_head(path, 1)
    assert len(list(listed.iterdir())) == before


def test_a_file_opened_so_can_be_read_by_another_thread(tmp_path: Path) -> None:
    path = tmp_path / "plain"
    path.write_bytes(b"abc")
    found: list[bytes] = []
    with open_regular(path) as file:
        reading = threading.Thread(target=lambda: found.append(file.read()))
        reading.start()
        reading.join(timeout=10)
    assert found == [b"abc"]
