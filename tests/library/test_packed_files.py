"""Packed card files: read in every form they are offered in, and bombs, broken and odd ones refused in a sentence."""

from __future__ import annotations

import bz2
import gzip
import io
import json
import lzma
import zipfile
from collections.abc import Callable

import pytest

from inspector.library import LibraryError
from tests.library.records import Shelf, normal, transform


def zipped(data: bytes, *names: str) -> bytes:
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in names or ("AllPrintings.json",):
            archive.writestr(name, data)
    return held.getvalue()


WAYS: dict[str, Callable[[bytes], bytes]] = {
    "gzip": gzip.compress,
    "gzip in two members": lambda data: gzip.compress(data[:40]) + gzip.compress(data[40:]),
    "bzip2": bz2.compress,
    "bzip2 in two streams": lambda data: bz2.compress(data[:40]) + bz2.compress(data[40:]),
    "xz": lzma.compress,
    "ZIP": zipped,
    "ZIP with other files": lambda data: zipped(data, "../../cards.json", "README.md"),
}
LINES = ("[\n" + ",\n".join(json.dumps(record) for record in (normal(), transform())) + "\n]").encode()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("plain", [LINES, json.dumps([normal(), transform()], indent=1).encode()])
def test_packed_files_are_read_as_they_are(shelf: Shelf, way: str, plain: bytes) -> None:
    assert shelf.take(WAYS[way](plain)).new == 2
    assert sorted(path.name for path in shelf.folder.iterdir()) == ["data", "file0.json"]


@pytest.mark.parametrize("way", ["gzip", "bzip2", "xz", "ZIP"])
def test_a_bomb_is_refused_long_before_it_is_unpacked(shelf: Shelf, way: str) -> None:
    bomb = WAYS[way](b"[" + b" " * 60_000_000 + b"]")
    assert len(bomb) < 100_000
    with pytest.raises(LibraryError, match="far more"):
        shelf.take(bomb)
    assert not shelf.path.exists()


@pytest.mark.parametrize("way", ["gzip", "bzip2", "xz", "ZIP"])
@pytest.mark.parametrize("left", [12, 60, 150])
def test_a_packed_file_that_was_cut_off_is_refused_in_one_sentence(shelf: Shelf, way: str, left: int) -> None:
    with pytest.raises(LibraryError) as refused:
        shelf.take(WAYS[way](LINES)[:left])
    assert "file0.json" in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("way", ["gzip", "bzip2", "xz", "ZIP"])
def test_a_packed_file_with_wrong_bytes_ends_in_a_report_or_a_sentence(shelf: Shelf, way: str) -> None:
    packed = WAYS[way](LINES)
    for at in range(4, len(packed), 17):
        broken = packed[:at] + bytes([packed[at] ^ 0x55]) + packed[at + 1 :]
        try:
            said = shelf.take(broken).sentences()
        except LibraryError as error:
            said = (str(error),)
        assert said


ODD = [
    (zipped(b"", "a.json", "b.json"), "holds 2 files of cards"),
    (zipped(b"", "a.txt"), "holds 0 files of cards"),
    (zipped(LINES).replace(b"\x00\x00\x08\x00", b"\x01\x00\x08\x00"), "password"),
    (b"7z\xbc\xaf" + b"\0" * 50, "7-Zip"),
]


@pytest.mark.parametrize(("data", "words"), ODD)
def test_an_archive_that_is_not_one_file_of_cards_says_so(shelf: Shelf, data: bytes, words: str) -> None:
    with pytest.raises(LibraryError, match=words):
        shelf.take(data)
