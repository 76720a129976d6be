"""What each command is tried on, and what must come of it: one case for every record of the list of commands."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog

from inspector.cards import Change, Condition
from inspector.rules import Effect, GameObject, PhaseOut
from inspector.window.kept.settings import MOTION, THEME, TYPE_SIZE
from inspector.window.shell.workbench import Workbench

# The file dialogs that were asked for, in the place of those of the system.
ASKED: list[str] = []
Step = Callable[[Workbench], object]
BEARS, DELVER, ROOM = "Grizzly Bears", "Delver of Secrets", "Bottomless Pool // Locker Room"
GISELA, BRUNA = "Gisela, the Broken Blade", "Bruna, the Fading Light"


class Case(msgspec.Struct, frozen=True):
    """``cards`` lie on the battlefield, the last one selected, and ``first`` is done; then the command makes what
    ``seen`` gives to be ``becomes``, which it was not before. After ``undone`` it is again what it was.
    """

    seen: Step
    becomes: object
    cards: tuple[str, ...] = ()
    first: tuple[Step, ...] = ()
    undone: bool = False
    zone: str = "battlefield"


def held(bench: Workbench) -> GameObject:
    """The object that the command is done to: the one placed last."""
    return bench.session.table.objects[list(bench.session.table.objects)[-1]]


def value(key: str) -> Step:
    """A value of it."""
    return lambda bench: getattr(bench.session.values()[held(bench).label], key)


def status(key: str) -> Step:
    """Its status."""
    return lambda bench: getattr(held(bench), key)


def phase_out(bench: Workbench) -> None:
    """Let it phase out."""
    bench.session.act(PhaseOut(object=held(bench).label))


def objects(bench: Workbench) -> int:
    """How many objects lie on the table."""
    return len(bench.session.table.objects)


def rung_in_view(bench: Workbench) -> int:
    """The rung of the ladder that is shown; the printed card is none that is marked."""
    marked = [rung.place for rung in bench.showing.lenses.ladder.page.view.rungs if rung.is_current]
    return marked[0] if marked else 0


def to_the_timestamp(row: int, bench: Workbench) -> None:
    """Go to a name among the timestamps beside the ladder."""
    names = bench.showing.lenses.ladder.page.timestamps.list
    names.setFocus()
    names.setCurrentRow(row)


def is_asked_what_if(bench: Workbench) -> object:
    """Whether the ladder is that of a board that is not."""
    return bool(bench.showing.lenses.ladder.page.view.property("whatif"))


def to_the_start(bench: Workbench) -> None:
    """Show the ladder as of the printed card."""
    bench.showing.lenses.ladder.go_to(0)


def lens(bench: Workbench) -> str:
    """Which lens stands in the place of the desk, empty for none."""
    lenses = bench.showing.lenses
    is_there = bench.furniture.middle.currentWidget() in (lenses.page, lenses.ladder.page)
    return lenses.shown if is_there else ""


def to_the_grid(bench: Workbench) -> None:
    """Put the keyboard on the table of the lens."""
    bench.showing.lenses.page.grid.setFocus()


def dialogs(bench: Workbench) -> int:
    """How many dialogs are open."""
    return sum(dialog.isVisible() for dialog in bench.window.findChildren(QDialog))


def popups(_bench: Workbench) -> bool:
    """Whether a menu is open."""
    return QApplication.activePopupWidget() is not None


def asked(_bench: Workbench) -> tuple[str, ...]:
    """Which file dialogs were asked for."""
    return tuple(ASKED)


def covered(bench: Workbench) -> int:
    """How many values are covered."""
    return list(bench.presenting.sheet.texts.values()).count("?")


def run(id_: str) -> Step:
    """Another command first."""
    return lambda bench: bench.commands.trigger(id_)


def on_table(seen: Step, becomes: object, *cards: str, first: tuple[Step, ...] = ()) -> Case:
    """A case of a command that changes the table, so that it can be taken back."""
    return Case(seen, becomes, cards, first, undone=True)


def edition(key: str, before: str = "2026-08") -> Case:
    """A case of a change of edition."""
    return Case(lambda bench: bench.session.edition_key, key, first=(lambda bench: bench.session.set_edition(before),))


def theme(name: str, before: str = "system") -> Case:
    """A case of a change of theme."""

    def first(bench: Workbench) -> None:
        bench.preferences.set_theme(before)

    return Case(lambda bench: bench.settings.get(THEME), name, first=(first,))


def two_boards(becomes: object, seen: Step, *more: Step) -> Case:
    """A case with two boards, the second in view."""
    return Case(seen, becomes, (BEARS,), (run("new"), *more))


def select_first(bench: Workbench) -> None:
    """Select the object placed first."""
    bench.session.select(next(iter(bench.session.table.objects)))


def select_both(bench: Workbench) -> None:
    """Select everything."""
    bench.session.select_all(tuple(bench.session.table.objects))


def on_tab(index: int) -> Step:
    """Show another tab first."""
    return lambda bench: bench.tabs.setCurrentIndex(index)


def clipboard(_bench: Workbench) -> bool:
    """Whether something was copied."""
    return bool(QGuiApplication.clipboard().text())


def empty_clipboard(_bench: Workbench) -> None:
    """Let nothing lie in the clipboard."""
    QGuiApplication.clipboard().clear()


def tabs(bench: Workbench) -> int:
    """How many boards are open."""
    return len(bench.boards.tabs)


def board(bench: Workbench) -> int:
    """Which board is in view."""
    return bench.boards.current


def looks(bench: Workbench) -> bool:
    """Whether a player looks at a card of their own."""
    return "looks at 1 face-down card" in bench.notice.text


def board_in_view(bench: Workbench) -> int:
    """Which of the open boards is in view."""
    return bench.boards.current


def lesson_at(place: int) -> Callable[[Workbench], None]:
    """Present two boards, one of them in view."""

    def begin(bench: Workbench) -> None:
        bench.boards.new()
        bench.boards.show(place)
        bench.presenting.begin()

    return begin


def cover_one(bench: Workbench) -> None:
    """Present, with one value revealed."""
    bench.presenting.begin()
    bench.presenting.reveal()


def page(bench: Workbench) -> str:
    """What the rules pane shows."""
    current = bench.presenter.reader.pages.current
    return f"{current.heading} {current.target}" if current is not None else ""


def leave_unsaid(bench: Workbench) -> None:
    """Leave open what a card that was placed asks by itself."""
    bench.presenter.asking.give_up()


def let_it_ask(bench: Workbench) -> None:
    """Let a card ask something that no desk knows."""
    asks = Condition(said="an opponent lost life this turn")
    bench.session.act(Effect(source=held(bench).label, on="self", change=Change(power="+1"), if_=asks))


CITED = (empty_clipboard, lambda bench: bench.presenter.choose_value("mana_value"))
TWO = ("Opalescence", "Humility")
PAGES: tuple[Step, ...] = (
    lambda bench: bench.presenter.go_to_rule("712.8e"),
    lambda bench: bench.presenter.go_to_rule("709.5"),
)

CASES: dict[str, Case] = {
    "new": Case(tabs, 2, (BEARS,)),
    "close_board": two_boards(1, tabs),
    "reopen_board": two_boards(
        2, tabs, lambda bench: bench.session.place(DELVER, "hand", "Ana"), lambda bench: bench.boards.close(1)
    ),
    "next_board": two_boards(0, board),
    "previous_board": two_boards(0, board),
    "open": Case(asked, ("getOpenFileName",)),
    "samples": Case(dialogs, 1),
    "import_cards": Case(asked, ("getOpenFileNames",)),
    "open_deck": Case(asked, ("getOpenFileName",)),
    "paste_deck": Case(dialogs, 1, first=(lambda _: QGuiApplication.clipboard().setText(f"4 {BEARS}"),)),
    "save": Case(asked, ("getSaveFileName",), (BEARS,)),
    "save_as": Case(asked, ("getSaveFileName",), (BEARS,)),
    "export_board": Case(asked, ("getSaveFileName",), (BEARS,)),
    "rules_text": Case(asked, ("getOpenFileName",)),
    "undo": Case(objects, 0, (BEARS,)),
    "redo": Case(objects, 1, (BEARS,), (run("undo"),)),
    "search": Case(lambda bench: bench.search.hasFocus(), True),
    "palette": Case(lambda bench: bench.incoming.palette.sheet.isVisible(), True),
    "rule": Case(lambda bench: bench.rules.field.hasFocus(), True),
    "edition_1": edition("2011-09"),
    "edition_2": edition("2016-01"),
    "edition_3": edition("2021-09"),
    "edition_4": edition("2025-06"),
    "edition_5": edition("2026-08", before="2011-09"),
    "editions": Case(dialogs, 1, (BEARS,)),
    "rules_tab": Case(lambda bench: bench.tabs.currentIndex(), 0, first=(on_tab(1),)),
    "history_tab": Case(lambda bench: bench.tabs.currentIndex(), 1, first=(on_tab(0),)),
    "outline_tab": Case(lambda bench: bench.tabs.currentIndex(), 2, first=(on_tab(0),)),
    "board_in_words": Case(lambda bench: bench.in_words.is_open, True, (BEARS,)),
    "compare_steps": Case(
        dialogs,
        1,
        (BEARS, DELVER),
        (run("transform"), lambda bench: bench.history.list.setCurrentIndex(bench.history.model.index(1))),
    ),
    "theme_light": theme("light"),
    "theme_dark": theme("dark"),
    "theme_contrast": theme("contrast"),
    "theme_system": theme("system", before="dark"),
    "type_larger": Case(
        lambda bench: bench.settings.get(TYPE_SIZE), "115", first=(lambda bench: bench.settings.put(TYPE_SIZE, "100"),)
    ),
    "type_smaller": Case(
        lambda bench: bench.settings.get(TYPE_SIZE), "85", first=(lambda bench: bench.settings.put(TYPE_SIZE, "100"),)
    ),
    "detach_panel": Case(lambda bench: bench.detached.is_detached, True),
    "motion": Case(lambda bench: bench.settings.get(MOTION), "off"),
    "full_screen": Case(lambda bench: bench.window.isFullScreen(), True),
    "keys": Case(dialogs, 1),
    "about": Case(dialogs, 1),
    "installation": Case(dialogs, 1),
    "transform": on_table(value("name"), "Insectile Aberration", DELVER),
    "flip": on_table(value("name"), "Nighteyes the Desecrator", "Nezumi Graverobber"),
    "unlock": on_table(status("unlocked"), ("left", "right"), ROOM, first=(run("unlock_left"),)),
    "unlock_left": on_table(status("unlocked"), ("left",), ROOM),
    "unlock_right": on_table(status("unlocked"), ("right",), ROOM),
    "face_down": on_table(value("name"), "", BEARS),
    "meld": on_table(objects, 1, GISELA, BRUNA, first=(select_both,)),
    "tap": on_table(value("tapped"), True, BEARS),
    "add_counter": on_table(value("power"), 3, BEARS),
    "remove_counter": on_table(value("power"), 2, BEARS, first=(run("add_counter"),)),
    "counters": Case(popups, True, (BEARS,)),
    "copy": Case(lambda bench: bench.desk.is_picking, True, (DELVER, BEARS)),
    "copy_ends": Case(lambda bench: bench.desk.is_picking, True, (DELVER, BEARS)),
    "token_copy": on_table(objects, 2, BEARS),
    "copy_spell": Case(objects, 2, ("Cytoshape",), undone=True, zone="stack"),
    "attach": Case(lambda bench: bench.desk.is_picking, True, (BEARS, "Bonesplitter"), (leave_unsaid,)),
    "effect": Case(dialogs, 1, (BEARS,)),
    "answer": Case(popups, True, (BEARS,), (let_it_ask,)),
    "check_state": on_table(value("zone"), "graveyard", "Clone"),
    "end_turn": on_table(lambda bench: bench.session.board.cursor, 2, BEARS),
    "next_turn": on_table(lambda bench: bench.session.table.active_player, "Ben", BEARS),
    "players": Case(popups, True),
    "phase_in": Case(lambda bench: len(bench.session.table.phased_out), 0, (BEARS,), (phase_out,), undone=True),
    "remove": Case(objects, 1, (BEARS, DELVER), undone=True),
    "add_player": Case(lambda bench: bench.session.table.players, ("Ana", "Ben", "Cleo"), undone=True),
    "draw_card": Case(status("zone"), "hand", (BEARS,), undone=True, zone="library"),
    "shuffle": Case(lambda bench: bool(bench.session.table.shuffled), True, (BEARS,), undone=True, zone="library"),
    "day": on_table(lambda bench: bench.session.table.day_night, "day"),
    "night": on_table(lambda bench: bench.session.table.day_night, "night"),
    "zoom_in": Case(lambda bench: round(bench.desk.zoom.factor, 2), 1.2),
    "zoom_out": Case(lambda bench: round(bench.desk.zoom.factor, 2), 0.83),
    "zoom_fit": Case(lambda bench: bench.desk.zoom.factor, 1.0, first=(run("zoom_in"),)),
    "select_all": Case(lambda bench: len(bench.session.chosen), 2, (BEARS, DELVER)),
    "menu": Case(popups, True, (BEARS,)),
    "next_card": Case(lambda bench: bench.session.selected, BEARS, (DELVER, BEARS), (select_first,)),
    "unselect": Case(lambda bench: bench.session.selected, None, (BEARS,)),
    "pin": Case(lambda bench: bench.presenter.pinned.isVisible(), True, (BEARS,)),
    "look_at_own": Case(
        lambda bench: "looks at 1 face-down card" in bench.notice.text, True, (BEARS,), (run("face_down"),)
    ),
    "own_card": Case(dialogs, 1),
    "alter_copy": Case(dialogs, 1, (BEARS,)),
    "copy_citation": Case(clipboard, True, (BEARS,), CITED),
    "copy_markdown": Case(clipboard, True, (BEARS,), CITED),
    "board_rules": Case(lambda bench: "rules in use on this board" in page(bench), True, (BEARS,)),
    "rules_contents": Case(lambda bench: page(bench).startswith("Contents"), True, (BEARS,)),
    "compare_texts": Case(dialogs, 1),
    "rule_life": Case(lambda bench: "through the editions" in page(bench), True, (BEARS,), PAGES),
    "rules_back": Case(lambda bench: "712.8e" in page(bench), True, (BEARS,), PAGES),
    "rules_forward": Case(lambda bench: "712.8e" in page(bench), False, (BEARS,), (*PAGES, run("rules_back"))),
    "presenter": Case(lambda bench: bench.presenting.is_on, True, (BEARS,)),
    "reveal": Case(covered, 6, (BEARS,), (run("presenter"),)),
    "cover": Case(covered, 7, (BEARS,), (cover_one,)),
    "reveal_all": Case(covered, 0, (BEARS,), (run("presenter"),)),
    "program_on": Case(board_in_view, 1, (BEARS,), (lesson_at(0),)),
    "program_back": Case(board_in_view, 0, (BEARS,), (lesson_at(1),)),
    "ladder": Case(lambda bench: bench.showing.lenses.ladder.is_open, True, (BEARS,)),
    "lens_copiable": Case(lens, "copiable", (BEARS,)),
    "lens_doors": Case(lens, "doors", (ROOM,)),
    "lens_matrix": Case(lens, "matrix", (DELVER,)),
    "view": Case(lambda bench: bench.session.board.viewer, "Ana", (BEARS,)),
    "handout": Case(dialogs, 1, (BEARS,)),
    "share_code": Case(clipboard, True, (BEARS,), (empty_clipboard,)),
    "lens_editions": Case(lens, "editions", (BEARS,)),
    "lens_pin": Case(lambda bench: bench.showing.lenses.pinned, BEARS, (BEARS,), (run("lens_matrix"),)),
    "lens_detach": Case(lambda bench: len(bench.showing.lens_windows.shown), 1, (BEARS,), (run("lens_matrix"),)),
    "lens_print": Case(asked, ("getSaveFileName",), (BEARS,), (run("lens_matrix"),)),
    "lens_last": Case(lens, "matrix", (BEARS,), (run("lens_matrix"), run("lens_matrix"))),
    "lens_open": Case(lens, "ladder", (BEARS,), (run("lens_editions"), to_the_grid)),
    "leave_ladder": Case(lambda bench: bench.showing.lenses.ladder.is_open, False, (BEARS,), (run("ladder"),)),
    "ladder_back": Case(rung_in_view, 3, ("Opalescence", "Humility"), (run("ladder"),)),
    "ladder_on": Case(rung_in_view, 1, ("Opalescence", "Humility"), (run("ladder"), to_the_start)),
    "ladder_play": Case(
        lambda bench: bench.showing.lenses.ladder.page.bar.is_playing,
        True,
        ("Opalescence", "Humility"),
        (run("ladder"),),
    ),
    "ladder_short": Case(lambda bench: bench.showing.lenses.ladder.page.view.column, "types", TWO, (run("ladder"),)),
    "ladder_beside": Case(lambda bench: bench.showing.lenses.ladder.beside, "2011-09", TWO, (run("ladder"),)),
    "ladder_older": Case(is_asked_what_if, True, TWO, (run("ladder"), partial(to_the_timestamp, 1))),
    "ladder_newer": Case(is_asked_what_if, True, TWO, (run("ladder"), partial(to_the_timestamp, 0))),
    "leave_presenting": Case(lambda bench: bench.presenting.is_on, False, (BEARS,), (run("presenter"),)),
    "training": Case(lambda bench: bench.training.shown is not None, True),
    "booth": Case(lambda bench: bench.booth.shown is not None, True, (BEARS,)),
}
# These have a test of their own.
ELSEWHERE = {"quit", "peek", "neighbor", "add_neighbor", "place_otherwise", "place_own_card", "complete"}
SPECIAL = {"Esc": Qt.Key.Key_Escape, "Enter": Qt.Key.Key_Enter, "Alt": Qt.Key.Key_Alt}
