"""Which words wait for a choice, and when the words of an object are looked at anew."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from inspector.rules.telling import unread
from inspector.rules.telling.waiting import waiting
from tests.rules.cards_for_tests import ALL, Record
from tests.rules.playing import Played, do, place, play

NEW = "2026-08"
ASKS = "As this enters, choose a creature type."
OF_THE_KIND = {"filter": {"types": "Creature", "chosen": "creature type"}, "change": {"power": "+1"}}


def enchantment(name: str, text: str, **keys: object) -> Record:
    return {"name": name, "mana_cost": "{W}", "type_line": "Enchantment", "oracle_text": text, **keys}


CARDS = (
    *ALL,
    enchantment("Kin", f"Creatures have haste.\n{ASKS}\nCreatures of the chosen type get +1/+1."),
    enchantment("Filed", "Flying.", static=[OF_THE_KIND]),
    enchantment("March", "White creatures get +1/+1."),
    enchantment("Swirl", "All instances of color words in the text of permanents are changed to blue."),
)


def waits(played: Played) -> dict[str, list[tuple[str, str]]]:
    return {label: [(one.text, one.source) for one in told] for label, told in waiting(played.table).items()}


def test_607_2d_what_waits_for_a_choice_is_the_sentence_that_speaks_of_it() -> None:
    told = waits(play(NEW, place("Kin", "kin"), place("Goblin", "goblin"), cards=CARDS))
    row = [("Creatures of the chosen type get +1/+1.", "kin")]
    assert told == {"kin": row, "goblin": row}
    assert waits(play(NEW, place("Kin", "kin", choose={"creature_type": "Goblin"}), cards=CARDS)) == {}


def test_607_2d_where_no_sentence_speaks_of_it_the_choice_is_named() -> None:
    row = [("the chosen creature type", "it")]
    by_record = waits(play(NEW, place("Filed"), place("Goblin", "goblin"), cards=CARDS))
    assert by_record == {"it": row, "goblin": row}
    by_file = play(
        NEW, place("Angel"), place("Goblin", "goblin"), do("effect", source="it", **OF_THE_KIND), cards=CARDS
    )
    assert waits(by_file) == {"it": row, "goblin": row}


RAINY = {**OF_THE_KIND, "if": {"said": "it rains"}}


@pytest.mark.parametrize("kind", ["Goblin", "Bear"])
def test_607_2d_of_what_was_chosen_nothing_but_the_rest_is_waited_for(kind: str) -> None:
    """Where a condition is open and the choice is not, only what is of the chosen type waits for the condition."""
    rain = enchantment("Rain", ASKS, static=[RAINY])
    there = (place("Goblin", "goblin"), place("Bear", "bear"))
    open_ = play(NEW, place("Rain"), *there, cards=(*CARDS, rain))
    assert {*waits(open_)} == {"it", "goblin", "bear"}
    assert {*waits(open_.then(do("choose", "it", creature_type=kind)))} == {"it", kind.casefold()}


KIND: Record = {"count": {"types": "Creature", "chosen": "creature type"}}
DEFINES = "Caller's power and toughness are each equal to the number of creatures of the chosen type."
# What defines a size by a choice that nobody has made, the sentence or else the choice, and which values wait for it.
DEFINED: tuple[tuple[Record, str, tuple[str, ...]], ...] = (
    ({"oracle_text": f"{ASKS}\n{DEFINES}", "power": "*", "toughness": "*"}, DEFINES, ("power", "toughness")),
    ({"define": {"power": KIND, "toughness": KIND}}, "the chosen creature type", ("power", "toughness")),
    ({"define": {"power": KIND, "toughness": 4}}, "the chosen creature type", ("power",)),
    ({"define": {"toughness": KIND}, "power": "2"}, "the chosen creature type", ("toughness",)),
    ({"define": {"power": {"sum": [{"count": {}}, KIND]}}, "toughness": "2"}, "the chosen creature type", ("power",)),
)


@pytest.mark.parametrize(("says", "text", "keys"), DEFINED, ids=str)
@pytest.mark.parametrize("zone", ["battlefield", "graveyard"])
def test_604_3_a_size_that_is_defined_by_a_choice_waits_for_it(
    says: Record, text: str, keys: tuple[str, ...], zone: str
) -> None:
    caller = {"name": "Caller", "mana_cost": "{G}", "type_line": "Creature — Human", **says}
    there = play(NEW, place("Caller", zone=zone), place("Bear", "bear"), cards=(*ALL, caller))
    (told,) = there["it"].depends
    assert (told.text, told.source, {*told.keys}, "creature type" in told.why) == (text, "it", {*keys}, True)
    assert not there["bear"].depends
    chosen = there.then(do("choose", "it", creature_type="Bear"))
    assert not chosen["it"].depends


def test_612_1_whom_words_mean_that_may_be_reworded_nobody_knows_but_for_their_card_type() -> None:
    played = play(NEW, place("March", "march"), place("Goblin", "goblin"), place("Dual", "dual"), cards=CARDS)
    assert not played["goblin"].not_computed
    reworded = played.then(place("Swirl", "swirl"))
    (doubt,) = reworded["goblin"].not_computed
    assert (doubt.source, doubt.keys) == ("swirl", ("power", "toughness"))
    assert not reworded["dual"].not_computed
    # What only counts no color is as sure as before.
    assert not play(NEW, place("Goblin", "goblin"), place("Swirl", "swirl"), cards=CARDS)["goblin"].not_computed


ASKED = (
    *("abilities", "names", "types", "subtypes", "texts", "given", "power", "toughness", "is_room"),
    "abilities_lost",
)


def test_the_words_of_an_object_are_looked_at_anew_where_anything_is_another(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[object] = []

    def looked(table: object, scratch: object) -> list[object]:
        seen.append((table, scratch))
        return [len(seen)]

    monkeypatch.setattr(unread, "uncomputed_words", looked)
    words_of: Any = vars(unread)["_words_of"]
    table, held = SimpleNamespace(edition="2026"), SimpleNamespace()
    scratch = SimpleNamespace(object=held, **{key: object() for key in ASKED})
    assert words_of(table, scratch) == words_of(table, scratch) == (1,)
    for count, key in enumerate(ASKED, 2):
        setattr(scratch, key, object())
        assert words_of(table, scratch) == words_of(table, scratch) == (count,), key
    other = SimpleNamespace(edition="2025")
    assert words_of(other, scratch) == words_of(other, scratch) == (len(ASKED) + 2,)
