"""Every write of the program: whichever call of it the system refuses, or ends the program at, nothing is lost.

Demanded is the old state, or the new one, and where it is not the new one, a sentence. What an import writes is tried
in tests/library/test_library_file.py.
"""

from __future__ import annotations

import errno
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, cast

import msgspec
import pytest
from PIL import Image

from inspector.commands import cards as cards_command
from inspector.commands import draw
from inspector.drawing import CardLook, page
from inspector.keeping import KeepingError
from inspector.library import Library, LibraryError
from inspector.rulebook import RulebookError, Shelf
from inspector.scenario import Scenario, ScenarioError, write_scenario
from inspector.survey import Survey, SurveyError, run_survey
from inspector.training import LessonError
from inspector.training.own_sets import own_sets, read_set, save_set
from inspector.window.kept.recovery import Recovery
from inspector.window.kept.settings import THEME, Settings
from inspector.window.own_card.files import write_card
from tests.faults import Faults
from tests.rulebook.made_texts import official, rules

OWL = {"name": "Paper Owl", "layout": "normal", "type_line": "Artifact Creature — Bird", "power": "1", "toughness": "2"}
MOTH = OWL | {"name": "Paper Moth"}
# Pages are made small here, whatever is on them.
NO_LOOK = cast("CardLook", None)
TEXT = official(rules(4, 4))
OLD, NEW = Scenario(title="old"), Scenario(title="new")
LESSON = read_set(Path(__file__).parents[2] / "assets/lessons/copies-and-tokens.lesson.json")


class Write(NamedTuple):
    """One of them: what is there before, the write itself, and what the next program finds."""

    begin: Callable[[Path], Any]
    act: Callable[[Any, Path], object]
    state: Callable[[Path], object]


def nothing(folder: Path) -> None:
    assert folder.is_dir()


def bytes_of(name: str) -> Callable[[Path], object]:
    return lambda folder: (folder / name).read_bytes() if (folder / name).exists() else None


def old_file(name: str) -> Callable[[Path], None]:
    def begin(folder: Path) -> None:
        (folder / name).write_bytes(b"the old one")

    return begin


def card_exported(_: None, folder: Path) -> None:
    told = write_card(OWL, folder / "owl.json")
    if told:
        raise KeepingError(folder, told, "")


def own_cards(folder: Path) -> object:
    return [card.name for card in Library(folder / "cards.sqlite").own_cards]


def library_with_an_owl(folder: Path) -> Library:
    library = Library(folder / "cards.sqlite")
    library.save_own(OWL)
    return library


def shelf_with_a_text(folder: Path) -> Shelf:
    shelf = Shelf(folder / "shelf")
    for name, day in (("first.txt", "June 6, 2025"), ("second.txt", "August 7, 2026")):
        (folder / name).write_text(TEXT.replace("June 6, 2025", day), encoding="utf-8")
    shelf.add(folder / "first.txt")
    return shelf


def texts(folder: Path) -> object:
    shelf = Shelf(folder / "shelf")
    # Each that is listed can be read, too.
    return [(kept.name, len(shelf.text(kept).rules)) for kept in shelf.kept()]


def survey_of(card: dict[str, str], folder: Path) -> None:
    """A survey of one board whose result names the card."""
    survey = Survey(kind="unread", cards=(card,))
    for _ in run_survey(survey, folder / "found.jsonl", lambda _, chunks: ((n, card["name"].encode()) for n in chunks)):
        pass
    # Else the next one finds pieces of this one where it was ended before it cleaned up.
    shutil.rmtree(folder / "found.jsonl.parts", ignore_errors=True)


def window_with_a_table(folder: Path) -> Recovery:
    recovery = Recovery(folder / "recovery")
    recovery.keep(OLD, folder / "mine.scenario.json")
    return recovery


def left(folder: Path) -> object:
    return [each.scenario.title for each in Recovery(folder / "recovery").left_behind()]


def settings_of_a_user(folder: Path) -> Settings:
    settings = Settings(folder / "settings.json")
    for theme in ("light", "contrast"):
        settings.put(THEME, theme)
        settings.sync()
    return settings


def theme_chosen(settings: Settings, folder: Path) -> None:
    told: list[str] = []
    settings.failed.connect(told.append)
    settings.put(THEME, "dark")
    settings.sync()
    settings.failed.disconnect(told.append)
    if told:
        raise KeepingError(folder, told[0], "")


WRITES = {
    "a scenario is saved": Write(
        lambda folder: write_scenario(OLD, folder / "one.scenario.json"),
        lambda _, folder: write_scenario(NEW, folder / "one.scenario.json"),
        bytes_of("one.scenario.json"),
    ),
    "a scenario is saved for the first time": Write(
        nothing, lambda _, folder: write_scenario(NEW, folder / "one.scenario.json"), bytes_of("one.scenario.json")
    ),
    "the first own card is saved": Write(
        lambda folder: Library(folder / "cards.sqlite"), lambda library, _: library.save_own(OWL), own_cards
    ),
    "another own card is saved": Write(library_with_an_owl, lambda library, _: library.save_own(MOTH), own_cards),
    "an own card is taken out": Write(
        library_with_an_owl, lambda library, _: library.delete_own("Paper Owl"), own_cards
    ),
    "a card is exported": Write(old_file("owl.json"), card_exported, bytes_of("owl.json")),
    "a Forge board is written": Write(
        old_file("one.pzl"),
        lambda _, folder: cards_command._write(folder / "one.pzl", "[state]\n"),
        bytes_of("one.pzl"),
    ),
    "a picture is drawn": Write(
        old_file("owl.png"),
        lambda _, folder: draw._save(Image.new("RGBA", (48, 67)), folder / "owl.png"),
        bytes_of("owl.png"),
    ),
    "a page is drawn": Write(
        old_file("page.png"), lambda _, folder: page.save_page([NO_LOOK], folder / "page.png"), bytes_of("page.png")
    ),
    "a rules text is added": Write(
        shelf_with_a_text, lambda shelf, folder: shelf.add(folder / "second.txt"), texts
    ),
    "a rules text is removed": Write(
        shelf_with_a_text, lambda shelf, _: [shelf.remove(kept) for kept in shelf.kept()], texts
    ),
    "a table is kept aside": Write(
        window_with_a_table, lambda recovery, folder: recovery.keep(NEW, folder / "mine.scenario.json"), left
    ),
    "a table is kept aside for the first time": Write(
        lambda folder: Recovery(folder / "recovery"), lambda recovery, _: recovery.keep(NEW, None), left
    ),
    "a table that was kept aside is given up": Write(
        window_with_a_table, lambda recovery, _: recovery.forget(), left
    ),
    "a lesson of one's own is saved again": Write(
        lambda folder: save_set(LESSON, folder, folder / "mine.lesson.json"),
        lambda path, folder: save_set(msgspec.structs.replace(LESSON, title="new"), folder, path),
        lambda folder: [each.title for each in own_sets(folder)],
    ),
    "what a survey found is written": Write(
        lambda folder: survey_of(OWL, folder),
        lambda _, folder: survey_of(MOTH, folder),
        bytes_of("found.jsonl"),
    ),
    "a setting is changed": Write(
        settings_of_a_user, theme_chosen, lambda folder: Settings(folder / "settings.json").get(THEME)
    ),
}  # fmt: skip
TOLD = (KeepingError, ScenarioError, LibraryError, RulebookError, LessonError, SurveyError)


@pytest.fixture(autouse=True)
def small_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "page_image", lambda *_: Image.new("RGB", (40, 40)))


def ended(began: object) -> None:
    """The program has ended: what it held, the system gives back."""
    if isinstance(began, Recovery):
        for lock in began._locks.values():
            lock.release()


def folder_for(tmp_path: Path, number: object) -> Path:
    folder = tmp_path / str(number)
    folder.mkdir()
    return folder


def before_and_after(write: Write, tmp_path: Path) -> tuple[object, object]:
    states: list[object] = []
    for name in ("before", "after"):
        folder = folder_for(tmp_path, name)
        began = write.begin(folder)
        if name == "after":
            write.act(began, folder)
        ended(began)
        states.append(write.state(folder))
    assert states[0] != states[1]
    return states[0], states[1]


def litter(folder: Path) -> list[str]:
    return [path.name for path in folder.rglob("*.part")]


@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EIO])
@pytest.mark.parametrize("name", WRITES)
def test_whichever_call_fails_it_is_old_or_new_and_told(tmp_path: Path, faults: Faults, name: str, error: int) -> None:
    write = WRITES[name]
    old, new = before_and_after(write, tmp_path)
    number, times_told = 0, 0
    while True:
        folder = folder_for(tmp_path, number)
        began = write.begin(folder)
        told = ""
        with faults.failing(number, error):
            try:
                write.act(began, folder)
            except TOLD as refused:
                told = str(refused)
        ended(began)
        state = write.state(folder)
        assert state in (old, new), (number, told, faults.calls)
        assert told or state == new, (number, faults.calls)
        times_told += bool(told)
        if number >= len(faults.calls):
            break
        number += 1
    assert not told
    assert times_told, "no failure was ever told, so that none can have been noticed"


@pytest.mark.parametrize("name", WRITES)
def test_wherever_the_program_is_killed_it_is_old_or_new_and_can_be_done_again(
    tmp_path: Path, faults: Faults, name: str
) -> None:
    write = WRITES[name]
    old, new = before_and_after(write, tmp_path)
    number = 0
    while True:
        folder = folder_for(tmp_path, number)
        began = write.begin(folder)
        with faults.killed(number):
            write.act(began, folder)
        ended(began)
        assert write.state(folder) in (old, new), (number, faults.calls)
        if number >= len(faults.calls):
            break
        number += 1
    assert write.state(folder) == new
