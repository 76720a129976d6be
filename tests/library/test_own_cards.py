"""The user's own cards: kept beside the library, before all others, whatever is imported, damaged or edited by hand."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from inspector.cards import CardError, Color
from inspector.library import Library, LibraryError
from inspector.library.card_records import checked_card, records_in
from inspector.library.own_cards import FILE_NAME
from tests.house import ROOT
from tests.library.records import Record, Shelf, normal, transform

OWL = {
    "name": "Paper Owl",
    "layout": "normal",
    "mana_cost": "{1}{U}",
    "type_line": "Artifact Creature — Bird",
    "oracle_text": "Flying",
    "power": "1",
    "toughness": "2",
}
TWO = {
    "name": "Lamp Moth // Moon Moth",
    "layout": "transform",
    "card_faces": [
        {
            "name": "Lamp Moth",
            "type_line": "Creature — Insect",
            "mana_cost": "{B}",
            "power": "1",
            "toughness": "1",
        },
        {
            "name": "Moon Moth",
            "type_line": "Creature — Insect",
            "color_indicator": ["B"],
            "power": "3",
            "toughness": "3",
        },
    ],
}


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "cards.sqlite")


def names(library: Library, query: str) -> list[str]:
    return [found.name for found in library.search(query)]


def test_a_saved_card_is_found_by_name_by_query_and_as_own(library: Library) -> None:
    card = library.save_own(OWL)
    assert card.front.colors == {Color.BLUE}
    assert library.find("paper owl") == card
    assert names(library, "is:own") == ["Paper Owl"]
    assert names(library, "is:own t:bird pow=1") == ["Paper Owl"]
    assert "Paper Owl" not in names(library, "is:bundled t:bird")
    (found,) = library.search("paper ow")
    assert library.card(found) == card
    assert library.record(found) == OWL


def test_it_is_there_the_next_time_and_after_an_import(shelf: Shelf) -> None:
    library = shelf.open()
    library.save_own(TWO)
    shelf.take([normal(), transform()])
    again = shelf.open()
    card = again.find("Moon Moth")
    assert card is not None
    assert card.back is not None
    assert (card.name, str(card.back.power)) == ("Lamp Moth // Moon Moth", "3")
    assert again.find("Mill Keeper") is not None
    assert again.own_cards == (card,)


def test_an_own_card_goes_before_imported_and_bundled_ones_of_its_name(shelf: Shelf) -> None:
    shelf.take([normal()])
    library = shelf.open()
    for name in ("Mill Keeper", "Delver of Secrets // Insectile Aberration"):
        assert library.find(name) is not None
        own = library.save_own(OWL | {"name": name})
        assert library.find(name) == own
        listed = [found for found in library.everything() if found.name == name]
        assert [library.card(found) for found in listed] == [own]


def test_the_full_name_of_another_card_wins_over_a_face_of_an_own_one(library: Library) -> None:
    faces = [TWO["card_faces"][0], TWO["card_faces"][1] | {"name": "Kruin Outlaw // Terror of Kruin Pass"}]  # type: ignore[operator]
    library.save_own(TWO | {"name": "Lamp Moth // Outlaw", "card_faces": faces})
    found = library.find("Kruin Outlaw // Terror of Kruin Pass")
    assert found is not None
    assert found.front.name == "Kruin Outlaw"


def test_saving_again_takes_the_place_of_the_card_of_that_name(library: Library) -> None:
    library.save_own(OWL)
    library.save_own(TWO)
    library.save_own(OWL | {"power": "4"})
    assert [card.name for card in library.own_cards] == ["Paper Owl", "Lamp Moth // Moon Moth"]
    assert str(library.own_cards[0].front.power) == "4"


def test_a_card_can_be_renamed_in_its_place(library: Library) -> None:
    library.save_own(OWL)
    library.save_own(TWO)
    library.save_own(OWL | {"name": "Paper Crane"}, instead_of="Paper Owl")
    assert [card.name for card in library.own_cards] == ["Paper Crane", "Lamp Moth // Moon Moth"]
    assert library.find("Paper Owl") is None


def test_a_deleted_card_is_gone_and_its_record_is_given_back(library: Library) -> None:
    library.save_own(OWL)
    assert library.delete_own("paper OWL") == OWL
    assert library.find("Paper Owl") is None
    assert names(library, "is:own") == []
    assert library.delete_own("Paper Owl") is None


def test_what_another_window_saved_is_seen_after_a_refresh(library: Library) -> None:
    assert names(library, "is:own") == []
    Library(library.path).save_own(OWL)
    assert library.refresh()
    assert names(library, "is:own") == ["Paper Owl"]
    assert not library.refresh()


def test_two_windows_lose_nothing_of_each_other(library: Library) -> None:
    assert library.own_cards == ()
    Library(library.path).save_own(OWL)
    library.save_own(TWO)
    assert [card.name for card in Library(library.path).own_cards] == ["Paper Owl", "Lamp Moth // Moon Moth"]


@pytest.mark.parametrize("damage", [b"", b"[{", b"\xff\xfe[]", b"[" * 5000, b"7", b'{"a": 1, "a": 2}'])
def test_a_broken_file_is_set_aside_and_nothing_of_it_is_lost(library: Library, damage: bytes) -> None:
    file = library.path.with_name(FILE_NAME)
    file.write_bytes(damage)
    assert library.own_cards == ()
    (notice,) = library.notices
    assert "own-cards.set-aside-1.json" in notice
    assert file.with_name("own-cards.set-aside-1.json").read_bytes() == damage
    library.save_own(OWL)
    assert [card.name for card in Library(library.path).own_cards] == ["Paper Owl"]


def test_the_last_card_can_go_and_the_file_is_sound(library: Library) -> None:
    library.save_own(OWL)
    assert library.delete_own("Paper Owl") == OWL
    again = Library(library.path)
    assert again.own_cards == ()
    assert again.notices == []


def test_a_damaged_file_gives_back_what_was_saved_before(library: Library) -> None:
    library.save_own(OWL)
    library.save_own(TWO)
    file = library.path.with_name(FILE_NAME)
    file.write_bytes(file.read_bytes()[:-40])
    again = Library(library.path)
    assert [card.name for card in again.own_cards] == ["Paper Owl"]
    (notice,) = again.notices
    assert "own-cards.set-aside-1.json, and all is as it was before the last change that was saved." in notice
    again.save_own(TWO)
    assert [card.name for card in Library(library.path).own_cards] == ["Paper Owl", "Lamp Moth // Moon Moth"]


def refuse_to_read(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    """Let the system say no once to who opens a file, as on Windows while another program has it."""
    really = os.open

    def refuse(path: str | Path, flags: int, mode: int = 0o777) -> int:
        if Path(path) == file:
            raise PermissionError(errno.EACCES, "Permission denied")
        return really(path, flags, mode)

    monkeypatch.setattr(os, "open", refuse)


def test_a_file_that_cannot_be_read_once_is_told_and_keeps_all_its_cards(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The found defect: it became an empty list, and the next card that was saved wrote that over all others."""
    library.save_own(OWL)
    file = library.path.with_name(FILE_NAME)
    before = file.read_bytes()
    window = Library(library.path)
    with monkeypatch.context() as patch:
        refuse_to_read(patch, file)
        assert list(window.own_cards) == []
        (notice,) = window.notices
        assert "your own cards cannot be read (Permission denied)" in notice
        with pytest.raises(LibraryError, match="your own cards cannot be read"):
            window.save_own(TWO)
        with pytest.raises(LibraryError, match="your own cards cannot be read"):
            window.delete_own("Paper Owl")
        assert file.read_bytes() == before
    assert window.refresh()
    assert [card.name for card in window.own_cards] == ["Paper Owl"]
    window.save_own(TWO)
    assert [card.name for card in Library(library.path).own_cards] == ["Paper Owl", "Lamp Moth // Moon Moth"]


def test_a_window_keeps_the_cards_it_knows_while_the_file_cannot_be_read(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    library.save_own(OWL)
    Library(library.path).save_own(TWO)
    with monkeypatch.context() as patch:
        refuse_to_read(patch, library.path.with_name(FILE_NAME))
        for _ in range(3):
            assert not library.refresh()
        assert [card.name for card in library.own_cards] == ["Paper Owl"]
        assert len(library.notices) == 1
    assert library.refresh()
    assert len(library.own_cards) == 2


def test_two_programs_that_save_twenty_cards_each_keep_forty(library: Library) -> None:
    """The found defect: of two hundred, a hundred and two were left."""
    child = Path(__file__).with_name("own_cards_child.py")
    children = [
        subprocess.Popen(
            [sys.executable, str(child), str(library.path), name, "20"], env=os.environ | {"PYTHONPATH": str(ROOT)}
        )
        for name in ("Owl", "Moth")
    ]
    assert [each.wait(timeout=120) for each in children] == [0, 0]
    wanted = {f"{name} {number}" for name in ("Owl", "Moth") for number in range(20)}
    assert {card.name for card in library.own_cards} == wanted


def test_a_record_broken_by_hand_is_told_left_out_and_left_in_the_file(library: Library) -> None:
    broken = OWL | {"name": "Torn Owl", "mana_cost": "{1}{U"}
    file = library.path.with_name(FILE_NAME)
    file.write_text(json.dumps([broken, TWO]), encoding="utf-8")
    assert [card.name for card in library.own_cards] == ["Lamp Moth // Moon Moth"]
    (notice,) = library.notices
    assert "Torn Owl" in notice
    assert "{U is missing its }" in notice
    library.save_own(OWL)
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert [record["name"] for record in kept] == ["Torn Owl", "Lamp Moth // Moon Moth", "Paper Owl"]
    assert kept[0] == broken


def test_a_folder_that_cannot_be_written_is_told_and_nothing_changes(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    library = Library(tmp_path / "file" / "cards.sqlite")
    with pytest.raises(LibraryError, match="own cards cannot be saved"):
        library.save_own(OWL)
    assert library.own_cards == ()


@pytest.mark.parametrize(
    ("record", "field", "says"),
    [
        (OWL | {"name": "x" * 10_000}, "name", "10,000"),
        (OWL | {"oracle_text": "x" * 30_000}, "oracle_text", "30,000"),
        (OWL | {"mana_cost": "{U"}, "mana_cost", "{U is missing its }"),
        (OWL | {"layout": "spiral"}, "layout", "spiral"),
        (OWL | {"power": ["1"]}, "power", "expected a text"),
        (TWO | {"card_faces": TWO["card_faces"] * 9, "layout": "split"}, "card_faces", "18 faces, and 16 is the most"),  # type: ignore[operator]
        (OWL | {"static": [{"on": "everything", "change": {}}]}, "static[0].on", "everything"),
    ],
)
def test_what_is_no_card_is_refused_with_its_field(record: Record, field: str, says: str) -> None:
    with pytest.raises(CardError) as refused:
        checked_card(record)
    assert refused.value.field.startswith(field)
    assert says in refused.value.problem


def test_signs_that_steer_the_screen_are_left_out() -> None:
    record, card = checked_card(OWL | {"name": "Paper\u202e Owl\x07", "oracle_text": "Fly\u2066ing\nWard\x1b {1}"})
    assert card.name == "Paper Owl"
    assert record["oracle_text"] == "Flying\nWard {1}"


def test_cards_are_read_from_an_object_a_list_a_list_of_scryfall_and_a_scenario() -> None:
    for shape in (OWL, [OWL], {"object": "list", "data": [OWL]}, {"format": "card-inspector/1", "cards": [OWL]}):
        assert records_in(json.dumps(shape).encode(), "file") == (OWL,)


def test_a_record_of_scryfall_is_kept_without_what_is_read_past() -> None:
    record, card = checked_card(transform())
    assert "oracle_id" not in record
    assert checked_card(record) == (record, card)
