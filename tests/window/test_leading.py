"""What leads: the rule of an action's outcome, the most telling value, the part that changed last, whose it was."""

from __future__ import annotations

import msgspec
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from inspector.library import bundled_cards
from inspector.rules import PutOntoBattlefield, Transform
from inspector.scenario.words import board_from_words
from inspector.window.panel.value_row import Telling, tellings
from inspector.window.shell.workbench import Workbench
from inspector.window.style.theme import THEMES
from inspector.window.words.value_words import rows
from tests.rules.playing import do, place, play

ONE_WINDOW = True


def lay_out(window: Workbench, words: str) -> None:
    window.session.load(board_from_words(words, bundled_cards()).scenario, None)
    window.session.select(None)


def row_of(window: Workbench, key: str) -> tuple[str, str | None, str]:
    row = window.panel.values[key].row
    return row.text, row.before, row.why[0].rules[0] if row.why else ""


def cited(window: Workbench) -> str:
    page = window.presenter.reader.pages.current
    assert page is not None
    return page.citations[0].number


def test_a_card_selected_anew_leads_with_what_effects_made_of_it(window: Workbench) -> None:
    lay_out(window, "Ana has Humility, Opalescence and Delver of Secrets on the battlefield.")
    window.session.select("Humility")
    assert window.presenter.value == "power"
    window.presenter.choose_value("mana_cost")
    window.session.select("Opalescence")
    # Opalescence does not change itself, and the row chosen on Humility is not what this one is about.
    assert window.presenter.value == "mana_value"


def test_a_type_line_leads_with_the_part_that_an_effect_changed(window: Workbench) -> None:
    lay_out(window, "Ana has Blood Moon and Bayou on the battlefield.")
    window.session.select("Bayou")
    # 305.7: setting a land's subtype; its card type is untouched.
    assert row_of(window, "types")[2] == "305.7"


def test_of_two_parts_that_one_layer_changed_the_later_change_leads() -> None:
    bears = place("Grizzly Bears")
    kinds: tuple[dict[str, list[str]], ...] = ({"add_types": ["Artifact"]}, {"add_subtypes": ["Zombie"]})
    for first, then, last in ((kinds[0], kinds[1], "Zombie"), (kinds[1], kinds[0], "Artifact")):
        changes = (do("effect", change=change, on=["it"]) for change in (first, then))
        row = next(row for row in rows(play("2026-08", bears, *changes)["it"]) if row.key == "types")
        # 613.1d: both apply in layer 4, in timestamp order (613.7).
        assert last in row.why[0].says


def test_a_row_says_one_sentence_and_opens_the_ladder_at_the_last_step_for_its_value(window: Workbench) -> None:
    lay_out(window, "Ana has Humility and Opalescence on the battlefield.")
    window.session.select("Humility")
    size, abilities, name = (window.panel.values[key] for key in ("power", "abilities", "name"))
    # Its own 1/1 of layer 7b, then the 4/4 of the newer Opalescence; of layer 6 there is one step, of the name none.
    assert [row.row.steps for row in (size, abilities, name)] == [(3, 4), (2,), ()]
    assert [row._steps.text() == "" for row in (size, abilities, name)] == [False, False, True]
    abilities._steps.linkActivated.emit("steps")
    ladder = window.showing.lenses.ladder
    assert ladder.page.bar.segments.accessibleDescription().startswith("Step 2 of 4: ")
    window.showing.lenses.close()


def test_links_of_the_panel_take_the_color_of_another_theme_at_once(window: Workbench) -> None:
    lay_out(window, "Ana has Grizzly Bears on the battlefield.")
    window.session.select("Grizzly Bears")
    for roles in THEMES.values():
        window.set_roles(roles)
        assert roles.accent in window.panel.values["name"]._rule.text()


def test_the_pane_opens_the_rule_by_which_an_action_ended(window: Workbench) -> None:
    lay_out(window, "Ana has Grizzly Bears and Delver of Secrets on the battlefield.")
    window.session.select("Grizzly Bears")
    window.session.act(Transform(object="Grizzly Bears"))
    # 712.9: only what a double-faced card represents can transform.
    assert cited(window) == "712.9"
    window.session.select("Delver of Secrets")
    assert cited(window) == "712.8d"


def test_a_change_of_control_says_from_whom(window: Workbench) -> None:
    lay_out(window, "Ana has Grizzly Bears on the battlefield.")
    own = window.session.values()["Grizzly Bears"]
    taken = msgspec.structs.replace(own, controller="Ben")
    for now, before in ((taken, own), (own, taken)):
        (row,) = [row for row in rows(now, before) if row.key == "controller"]
        assert (row.text, row.before) == (now.controller, before.controller)
    assert "controller" not in {row.key for row in rows(own, own)}


def test_a_value_of_the_pinned_card_leads_to_its_own_rules(window: Workbench) -> None:
    lay_out(window, "Ana has Humility, Opalescence and Delver of Secrets on the battlefield.")
    window.session.select("Humility")
    window.presenter.pin()
    window.session.select("Delver of Secrets")
    window.furniture.pinned.value_chosen.emit("power")
    # Humility is 4/4 by the newer Opalescence (613.7a), Delver 1/1 by Humility, whose ability is gone by then (613.6).
    assert cited(window) == "613.7a"
    window.panel.value_chosen.emit("power")
    assert cited(window) == "613.6"


def test_what_is_lost_and_what_is_printed_are_called_so_however_long_ago_it_was(window: Workbench) -> None:
    lay_out(window, "Ana has Serra Angel and Humility on the battlefield.")
    window.session.place("Forest", "hand", "Ana")
    window.session.select("Serra Angel")
    size, abilities = (window.panel.values[key] for key in ("power", "abilities"))
    # Humility took the abilities (613.1f) and set the size (613.4b) long before the last action, which changed nothing.
    assert (size.row.before, size.row.printed, size._beside.text()) == (None, "4/4", "▲ changed: printed 4/4")
    assert [parts[0].text for parts in abilities.row.words] == ["none", "lost: ", "lost: "]
    window.session.select("Humility")
    assert window.panel.values["mana_value"].row.printed is None
    lay_out(window, "Ana has Bottomless Pool // Locker Room on the battlefield.")
    window.session.select(next(iter(window.session.table.objects)))
    words = window.panel.values["abilities"].row.words
    assert [parts[0].text for parts in words] == ["none", "locked: ", "locked: "]


def test_another_card_is_read_from_its_name_on(window: Workbench, qtbot: QtBot) -> None:
    lay_out(window, "Ana has Archangel Avacyn, Grizzly Bears and Humility on the battlefield.")
    window.window.resize(960, 540)
    bar = window.panel.findChildren(QScrollArea)[-1].verticalScrollBar()
    for label in ("Grizzly Bears", "Archangel Avacyn"):
        window.session.select(label)
        QApplication.processEvents()
        assert (bar.value(), window.presenter.value) == (0, "power")
    assert bar.maximum() > 0
    # Who chooses a value sees it.
    window.presenter.choose_value("owner")
    qtbot.waitUntil(lambda: bar.value() > 0)


def test_a_sentence_that_holds_for_the_rows_below_is_said_once(window: Workbench) -> None:
    lay_out(window, "Ana has Delver of Secrets and Humility on the battlefield.")
    window.session.select("Delver of Secrets")
    told = dict(zip(window.panel.values, tellings(tuple(row.row for row in window.panel.values.values())), strict=True))
    assert told["name"] is Telling.FOR_SEVERAL
    assert told["mana_cost"] is told["colors"] is Telling.NOT_AGAIN
    # Humility is its own reason (613.1f), and where it is says something else again.
    assert told["abilities"] is told["zone"] is Telling.WHOLE
    # Every row still says its own reason to a screen reader.
    assert all(row.accessibleDescription() for row in window.panel.values.values() if row.row.why)


def test_a_copy_says_once_that_it_is_one(window: Workbench) -> None:
    # 707.2 for all that is copied; 202.3b for the mana value of a copy of a back face.
    lay_out(window, "Ana has Delver of Secrets on the battlefield. It transforms. Ana has Clone in hand.")
    window.session.act(PutOntoBattlefield(object="Clone", as_copy_of="Delver of Secrets", player="Ana"))
    window.session.select("Clone")
    rows = window.panel.values
    told = dict(zip(rows, tellings(tuple(row.row for row in rows.values())), strict=True))
    assert told["name"] is Telling.FOR_SEVERAL
    assert {told[key] for key in ("mana_cost", "colors", "types", "abilities", "power")} == {Telling.NOT_AGAIN}
    assert told["mana_value"] is Telling.WHOLE
    assert all(row.accessibleDescription() for row in rows.values() if row.row.why)
