"""The text of a card in the panel: which words act now, why others do not, and what they touch."""

from __future__ import annotations

import re

import pytest
from pytestqt.qtbot import QtBot

from inspector.cards import CardIndex, card_from_scryfall
from inspector.rules import Table, all_characteristics, new_table, perform, words_now
from inspector.rules.table.actions import Place
from inspector.window.desk.items import CardItem
from inspector.window.panel.card_text import CardText
from inspector.window.panel.value_row import ValueRow
from inspector.window.shell.workbench import Workbench
from inspector.window.style.pictures import Pictures
from inspector.window.style.theme import THEMES, Roles
from inspector.window.words.value_words import Row, rows, with_words

IMP = {"type_line": "Creature — Imp", "power": "1", "toughness": "1"}
CARDS = (
    {**IMP, "name": "Imp"},
    {**IMP, "name": "Chief", "oracle_text": "Flying\nOther Imps get +1/+1.\nOther Imps get +1/+1 by moonlight."},
    {**IMP, "name": "Loner", "oracle_text": "Other Zombies get +1/+1."},
    {"name": "Hush", "type_line": "Enchantment", "oracle_text": "Creatures lose all abilities."},
)


def row_of(label: str, *names: str) -> Row:
    now: Table = new_table(pool=CardIndex(map(card_from_scryfall, CARDS)))
    for name in names:
        now, _ = perform(now, Place(card=name, label=name.lower(), zone="battlefield"))
    shown = with_words(rows(all_characteristics(now)[label]), words_now(now, label))
    return next(row for row in shown if row.key == "abilities")


def style_of(markup: str, words: str) -> str:
    """The style of the link in which words stand; empty where they stand in none."""
    found = re.search(rf'<a href="[^"]*" style="([^"]*)">{re.escape(words)}', markup)
    return found[1] if found is not None else ""


@pytest.mark.parametrize("roles", THEMES.values(), ids=THEMES)
def test_words_that_act_that_do_not_and_that_are_not_read_look_different(qtbot: QtBot, roles: Roles) -> None:
    shown = CardText()
    qtbot.addWidget(shown)
    shown.set_roles(roles)
    shown.show_words((*row_of("chief", "Chief", "Imp").words, *row_of("loner", "Loner").words))
    markup = shown.text()
    assert not style_of(markup, "Flying")
    assert "underline" in style_of(markup, "Other Imps get +1/+1.")
    assert "underline" not in style_of(markup, "Other Zombies")
    assert roles.soft in style_of(markup, "Other Zombies")
    assert roles.nothing in style_of(markup, "Other Imps get +1/+1 by moonlight")


def test_a_text_of_which_nothing_acts_or_could_act_stays_as_it_is() -> None:
    assert row_of("imp", "Imp").words == ()


def test_what_was_lost_stands_behind_none_and_is_told_to_a_screen_reader(qtbot: QtBot) -> None:
    row = row_of("loner", "Loner", "Hush")
    assert "".join(part.text for parts in row.words for part in parts) == "nonelost: Other Zombies get +1/+1."
    shown = ValueRow(row, Pictures(), lambda _number: "")
    qtbot.addWidget(shown)
    assert "“Other Zombies get +1/+1.”: does not act now. Hush took this ability." in shown.accessibleDescription()


def test_pointing_at_words_lights_what_they_touch_until_the_mouse_leaves(window: Workbench) -> None:
    window.session.place("Grizzly Bears", "battlefield", "Ana")
    window.session.place("Delver of Secrets", "battlefield", "Ana")

    def lit() -> set[str]:
        items = (item for item in window.desk.scene().items() if isinstance(item, CardItem))
        return {item.label for item in items if item.is_pointed}

    window.panel.pointed.emit(("Grizzly Bears",))
    assert lit() == {"Grizzly Bears"}
    window.panel.pointed.emit(())
    assert lit() == set()
