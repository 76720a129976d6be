"""The shelf: texts are kept as they were, with a checksum, and nothing is lost with the index."""

from __future__ import annotations

import errno
import hashlib
import os
import threading
from pathlib import Path

import pytest

from inspector.rulebook import RulebookError, Shelf
from inspector.rulebook.shelf import DATA_DIR_VARIABLE, shelf_folder
from tests.rulebook.made_texts import official, rules

TEXT = official(rules(4, 4))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "Rules of June.txt"
    path.write_bytes(TEXT.replace("\n", "\r\n").encode("utf-16"))
    return path


def test_a_text_is_kept_unmodified_with_its_checksum_and_date(file: Path, tmp_path: Path) -> None:
    kept, new = Shelf(tmp_path / "shelf").add(file)
    assert new
    assert (tmp_path / "shelf" / kept.file).read_bytes() == file.read_bytes()
    assert kept.sha256 == hashlib.sha256(file.read_bytes()).hexdigest()
    assert (kept.label, kept.rules, kept.breaks_off) == ("Comprehensive Rules, 2025-06-06", 64, "")
    again = Shelf(tmp_path / "shelf")
    assert again.kept() == (kept,)
    assert len(again.text(kept).rules) == 64


def test_the_same_text_is_kept_once(file: Path, tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "shelf")
    first, _ = shelf.add(file)
    assert shelf.add(file) == (first, False)
    assert len(shelf.kept()) == 1


def test_texts_are_listed_by_their_dates(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "shelf")
    for day in ("August 7, 2026", "June 1, 2004", "November 13, 2015"):
        path = tmp_path / "rules.txt"
        path.write_text(TEXT.replace("June 6, 2025", day), encoding="utf-8")
        shelf.add(path)
    assert [str(kept.effective) for kept in shelf.kept()] == ["2004-06-01", "2015-11-13", "2026-08-07"]


def test_a_text_that_was_changed_afterwards_is_refused(file: Path, tmp_path: Path) -> None:
    kept, _ = Shelf(tmp_path / "shelf").add(file)
    (tmp_path / "shelf" / kept.file).write_bytes(b"100.1. Other words.")
    with pytest.raises(RulebookError, match="was changed since it was added; add the official file again"):
        Shelf(tmp_path / "shelf").text(kept)


@pytest.mark.parametrize("index", [None, b"{", b"[{}]", b"[" * 100_000])
def test_a_lost_or_broken_index_is_made_anew_from_the_files(index: bytes | None, file: Path, tmp_path: Path) -> None:
    folder = tmp_path / "shelf"
    kept, _ = Shelf(folder).add(file)
    (folder / "notes-of-mine.txt").write_text("no rules", encoding="utf-8")
    if index is None:
        (folder / "index.json").unlink()
    else:
        (folder / "index.json").write_bytes(index)
    (found,) = Shelf(folder).kept()
    assert (found.sha256, found.file, found.effective) == (kept.sha256, kept.file, kept.effective)


def test_an_index_cannot_lead_out_of_the_folder(file: Path, tmp_path: Path) -> None:
    folder = tmp_path / "shelf"
    kept, _ = Shelf(folder).add(file)
    index = (folder / "index.json").read_text(encoding="utf-8")
    (folder / "index.json").write_text(index.replace(kept.file, "../Rules of June.txt"), encoding="utf-8")
    assert Shelf(folder).kept() == ()


def test_a_removed_text_is_gone(file: Path, tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "shelf")
    kept, _ = shelf.add(file)
    shelf.remove(kept)
    assert shelf.kept() == ()
    assert not (tmp_path / "shelf" / kept.file).exists()


def test_a_folder_that_cannot_be_made_is_one_sentence(file: Path, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("", encoding="utf-8")
    with pytest.raises(RulebookError, match="it cannot be written"):
        Shelf(tmp_path / "taken" / "shelf").add(file)


def test_the_folder_is_the_users_or_the_one_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(DATA_DIR_VARIABLE, str(tmp_path))
    assert shelf_folder() == tmp_path / "rules-texts"
    monkeypatch.delenv(DATA_DIR_VARIABLE)
    assert shelf_folder().parts[-2:] == ("card-inspector", "rules-texts")


@pytest.mark.parametrize("refused", ["index.json", "a text"])
def test_a_list_or_a_text_that_cannot_be_read_just_now_is_not_left_out_for_good(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, refused: str
) -> None:
    folder = tmp_path / "shelf"
    kept, _ = Shelf(folder).add(file)
    other = tmp_path / "other.txt"
    other.write_text(TEXT.replace("June 6, 2025", "August 7, 2026"), encoding="utf-8")
    if refused == "a text":
        # The list has to be made of the texts.
        (folder / "index.json").unlink()
    closed = folder / (refused if refused == "index.json" else kept.file)
    really = os.open

    def refuse(path: str | Path, flags: int, mode: int = 0o777) -> int:
        if Path(path) == closed:
            raise PermissionError(errno.EACCES, "Permission denied")
        return really(path, flags, mode)

    with monkeypatch.context() as patch:
        patch.setattr(os, "open", refuse)
        Shelf(folder).kept()
        with pytest.raises(RulebookError, match="Permission denied"):
            Shelf(folder).add(other)
    assert Shelf(folder).kept() == (kept,)
    Shelf(folder).add(other)
    assert len(Shelf(folder).kept()) == 2


def test_of_two_that_add_a_text_each_none_is_lost(tmp_path: Path) -> None:
    """Each reads the list while the other is about to write it."""
    days = [f"June {day}, 2025" for day in range(1, 9)]
    for number, day in enumerate(days):
        (tmp_path / f"{number}.txt").write_text(TEXT.replace("June 6, 2025", day), encoding="utf-8")
    adding = [
        threading.Thread(target=Shelf(tmp_path / "shelf").add, args=(tmp_path / f"{number}.txt",))
        for number in range(len(days))
    ]
    for each in adding:
        each.start()
    for each in adding:
        each.join()
    assert len(Shelf(tmp_path / "shelf").kept()) == len(days)
