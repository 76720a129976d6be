"""What is not computed is said wherever a value is shown: in the panel, on the drawn card, in outline and speech."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from inspector.cards import CardIndex, card_from_scryfall
from inspector.drawing import Corner
from inspector.rules import Table, all_characteristics, new_table, perform
from inspector.rules.table.actions import Cast, Place, Resolve, SayCondition
from inspector.window.panel.value_row import ValueRow
from inspector.window.style.pictures import Pictures
from inspector.window.words.badges import badges_of
from inspector.window.words.card_looks import look_of
from inspector.window.words.doubt_words import BADGE, is_in_doubt
from inspector.window.words.sentences import sentence, spoken
from inspector.window.words.value_words import Row, rows

TOAD = {
    "name": "Toad",
    "type_line": "Creature — Frog",
    "mana_cost": "{G}",
    "power": "1",
    "toughness": "1",
}
CHIEF = {
    **TOAD,
    "name": "Toad Chief",
    "oracle_text": "Other Frogs get +1/+1 by moonlight.\nOther Frogs have reach by moonlight.",
}
POND = {"name": "Pond", "type_line": "Land", "oracle_text": ""}
ANIMATOR = {"name": "Stirring", "type_line": "Enchantment", "oracle_text": "All lands are 1/1 creatures by moonlight."}


def table(*names: str) -> Table:
    now = new_table(pool=CardIndex(map(card_from_scryfall, (TOAD, CHIEF, POND, ANIMATOR))))
    for name in names:
        now, _ = perform(now, Place(card=name, label=name.lower(), zone="battlefield"))
    return now


def rows_of(now: Table, label: str) -> dict[str, Row]:
    return {row.key: row for row in rows(all_characteristics(now)[label])}


def test_the_panel_has_the_sentence_beside_each_value_that_it_may_change_and_no_other() -> None:
    found = rows_of(table("Toad", "Toad Chief"), "toad")
    assert found["power"].text == "1/1"
    assert found["power"].doubts == ("“Other Frogs get +1/+1 by moonlight” may change this; it is not computed.",)
    assert found["abilities"].doubts == ("“Other Frogs have reach by moonlight” may change this; it is not computed.",)
    assert found["state_based"].doubts == found["power"].doubts
    assert [key for key in ("name", "mana_cost", "colors", "types", "zone") if found[key].doubts] == []


def test_words_that_may_change_one_value_are_told_of_together() -> None:
    two, three = "Other Frogs have haste by moonlight.", "Other Frogs have trample by moonlight."
    for more, said in (((), "it is not"), ((two,), "neither is"), ((two, three), "none of them is")):
        text = "\n".join(("Other Frogs have reach by moonlight.", *more))
        pool = CardIndex(map(card_from_scryfall, (TOAD, CHIEF | {"oracle_text": text})))
        now = new_table(pool=pool)
        for name in ("Toad", "Toad Chief"):
            now, _ = perform(now, Place(card=name, label=name.lower(), zone="battlefield"))
        (doubt,) = rows_of(now, "toad")["abilities"].doubts
        assert doubt.count("“") == 1 + len(more)
        assert doubt.endswith(f"by moonlight” may change this; {said} computed.")


def test_the_card_that_has_the_words_lists_them() -> None:
    now = table("Toad", "Toad Chief")
    assert (
        rows_of(now, "toad chief")["not_computed"].text
        == "Other Frogs get +1/+1 by moonlight.\nOther Frogs have reach by moonlight."
    )
    assert "not_computed" not in rows_of(now, "toad")
    assert "not_computed" not in rows_of(table("Toad"), "toad")


def test_a_value_that_may_come_has_a_row_though_it_is_none_now() -> None:
    row = rows_of(table("Pond", "Stirring"), "pond")["power"]
    assert (row.text, bool(row.doubts)) == ("none", True)
    assert "power" not in rows_of(table("Pond"), "pond")


def test_who_controls_it_has_a_row_of_its_own_once_it_is_in_doubt() -> None:
    theft = {
        "name": "Theft",
        "type_line": "Instant",
        "mana_cost": "{R}",
        "oracle_text": "Gain control of target creature.",
    }
    now = new_table(pool=CardIndex(map(card_from_scryfall, (TOAD, theft))))
    for action in (
        Place(card="Toad", label="toad", zone="battlefield"),
        Place(card="Theft", label="theft", zone="hand"),
        Cast(object="theft"),
        Resolve(object="theft"),
    ):
        now, _ = perform(now, action)
    (row,) = [row for row in rows(all_characteristics(now)["toad"]) if row.key == "controller"]
    assert "Gain control of target creature" in row.doubts[0]


def test_the_drawn_card_has_a_sign_only_where_a_value_of_its_own_is_in_doubt() -> None:
    now = table("Toad", "Toad Chief")
    values = all_characteristics(now)
    words = {label: [badge.word for badge in badges_of(now.objects[label], values[label])] for label in now.objects}
    assert words == {"toad": [BADGE], "toad chief": []}
    assert [is_in_doubt(values[label]) for label in now.objects] == [True, False]


def test_the_sentence_for_outline_and_speech_says_it() -> None:
    now = table("Toad", "Toad Chief")
    said = {label: sentence(now_is, now.objects[label]) for label, now_is in all_characteristics(now).items()}
    told = "Not computed: “Other Frogs get +1/+1 by moonlight” may change its power and toughness"
    assert said["toad"].endswith(f". {told}; “Other Frogs have reach by moonlight” may change its abilities.")
    assert said["toad chief"].endswith(
        "Not computed: “Other Frogs get +1/+1 by moonlight” may change other cards; "
        "“Other Frogs have reach by moonlight” may change other cards."
    )
    assert told in spoken(said["toad"])
    alone = table("Toad")
    assert "computed" not in sentence(all_characteristics(alone)["toad"], alone.objects["toad"])


@pytest.mark.parametrize("in_doubt", [True, False])
def test_the_row_shows_the_mark_and_says_it_to_the_ear(qtbot: QtBot, in_doubt: bool) -> None:
    row = rows_of(table("Toad", "Toad Chief") if in_doubt else table("Toad"), "toad")["power"]
    shown = ValueRow(row, Pictures(), lambda _number: "")
    qtbot.addWidget(shown)
    texts = {label.objectName(): label.text() for label in shown.findChildren(QLabel)}
    assert texts["ValueDoubtMark"] == ("?" if in_doubt else "")
    assert texts["ValueDoubt"] == (
        "“Other Frogs get +1/+1 by moonlight” may change this; it is not computed." if in_doubt else ""
    )
    assert shown.accessibleName() == f"Power / toughness: 1/1{', may differ' if in_doubt else ''}"
    assert ("not computed" in shown.accessibleDescription()) is in_doubt
    assert shown.findChild(QLabel, "ValueDoubt", Qt.FindChildOption.FindDirectChildrenOnly) is not None


def test_a_value_that_waits_for_what_was_not_told_says_on_what_it_depends() -> None:
    waits = {**TOAD, "name": "Lurker", "oracle_text": "As long as an opponent lost life this turn, Lurker gets +1/+0."}
    now, _ = perform(
        new_table(pool=CardIndex([card_from_scryfall(waits)])), Place(card="Lurker", label="lurker", zone="battlefield")
    )
    said = rows_of(now, "lurker")["power"].doubts
    assert [one.partition("”")[0] for one in said] == [f"Depends on “{waits['oracle_text'].rstrip('.')}"]
    assert is_in_doubt(all_characteristics(now)["lurker"])
    told, _ = perform(now, SayCondition(object="lurker", says="an opponent lost life this turn", holds=False))
    assert rows_of(told, "lurker")["power"].doubts == ()
    assert not is_in_doubt(all_characteristics(told)["lurker"])


def test_long_words_are_quoted_as_far_as_a_row_bears() -> None:
    long = {**TOAD, "name": "Talker", "oracle_text": f"Other Frogs get +1/+1 by the light of {'very ' * 20}old moons."}
    now, _ = perform(
        new_table(pool=CardIndex([card_from_scryfall(long), card_from_scryfall(TOAD)])),
        Place(card="Talker", label="talker", zone="battlefield"),
    )
    now, _ = perform(now, Place(card="Toad", label="toad", zone="battlefield"))
    (said,) = rows_of(now, "toad")["power"].doubts
    assert said.startswith("“Other Frogs get +1/+1 by the light of very")
    assert said.endswith("very …” may change this; it is not computed.")


@pytest.mark.parametrize(
    ("given", "in_hand", "drawn"),
    [({}, "not known", "?/?"), ({"power": "1"}, "1/?", "1/?"), ({"power": "1", "toughness": "2"}, "1/2", "1/2")],
)
def test_a_size_that_the_card_does_not_give_is_no_zero_and_no_none(
    given: dict[str, str], in_hand: str, drawn: str
) -> None:
    # 208.1: it is printed on every creature card, so that nobody knows it where the data leaves it out.
    bare = {key: value for key, value in TOAD.items() if key not in ("power", "toughness")} | given
    on = new_table(pool=CardIndex([card_from_scryfall(bare)]))
    on, _ = perform(on, Place(card="Toad", label="here", zone="battlefield"))
    on, _ = perform(on, Place(card="Toad", label="there", zone="hand"))
    row = rows_of(on, "there")["power"]
    assert (row.text, bool(row.doubts)) == (in_hand, len(given) < 2)
    now = all_characteristics(on)
    assert [look_of(on.objects[label], now[label]).face.corner for label in ("there", "here")] == [
        Corner(drawn),
        Corner(drawn),
    ]
    for label in ("there", "here"):
        assert is_in_doubt(now[label]) is (len(given) < 2)
        said = sentence(now[label], on.objects[label])
        assert ("printed on it" in said) is (len(given) < 2)
        assert said.count("The data of this card leaves out") == (1 if len(given) < 2 else 0)
