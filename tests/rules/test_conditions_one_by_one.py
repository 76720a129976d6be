"""Conditions of effects, one row each: whether they hold as cards mean them, and what could change that (613.8a)."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from inspector.cards import CardIndex, Condition, card_from_scryfall
from inspector.rules import edition_of, new_table
from inspector.rules.effects.effect_in_progress import Running
from inspector.rules.effects.reads_and_writes import Tokens, condition_reads
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.layers.plan import LayerPlan, condition_may_change, no_plan
from inspector.rules.values.asking import Asker, game_of
from inspector.rules.values.conditions import holds
from tests.rules.cards_for_tests import ALL, creature
from tests.rules.playing import Played, Record, do, place, play

NEW = "2026-08"
WINGS = {"name": "Wings", "mana_cost": "{U}{U}", "type_line": "Enchantment — Aura", "oracle_text": "Enchant creature"}
METER = creature("Meter", "Wall", "0/9", "{G/U}")


def table(*more: Record) -> Played:
    """Ana has the wall, a bear with Wings on it and one in her graveyard, Ben a goblin and three cards in his hand."""
    return play(
        NEW,
        place("Meter"),
        place("Bear", "bear"),
        place("Wings", "wings"),
        do("attach", "wings", to="bear"),
        place("Goblin", "goblin", player="Ben"),
        place("Bear", "dead", "graveyard"),
        *(place("Bear", f"held{number}", "hand", player="Ben") for number in range(3)),
        do("life", total=17),
        do("life", total=23, player="Ben"),
        *more,
        cards=[*ALL, WINGS, METER],
    )


TWO = table()


def is_so(condition: Record, played: Played = TWO, *, of: str = "it", player: str = "Ana") -> bool | None:
    wanted: Condition = msgspec.convert(condition, Condition)
    return holds(wanted, scratches(played.table), Asker(player, of, "", game_of(played.table)))


HOLDS: tuple[tuple[Record, bool], ...] = (
    ({"count": {"types": "Creature"}, "is": ">=3"}, True),
    ({"count": {"types": "Creature"}, "is": ">=4"}, False),
    ({"count": {"types": "Creature", "controller": "you"}, "is": 2}, True),
    # 402.1: of each opponent by itself, as one that has so many is enough.
    ({"count": {"zone": "hand", "belongs_to": "an opponent"}, "is": ">=3"}, True),
    ({"count": {"zone": "hand", "belongs_to": "an opponent"}, "is": ">=4"}, False),
    ({"value": {"life": "you"}, "is": "<=17"}, True),
    ({"value": {"life": "you"}, "is": "<=16"}, False),
    ({"value": {"life": "opponent"}, "is": ">=23"}, True),
    ({"value": {"life": "opponent"}, "is": ">=24"}, False),
    # 202.3f: a hybrid symbol counts 1.
    ({"value": "mana value", "is": 1}, True),
    ({"value": 3, "is": ">2"}, True),
    ({"self": {"subtypes": "Wall"}}, True),
    ({"self": {"subtypes": "Bear"}}, False),
    ({"self": {"zone": "battlefield"}}, True),
    ({"self": {"zone": "graveyard"}}, False),
    # 301.5, 303.4: the wall is attached to nothing.
    ({"attached": {"types": "Creature"}}, False),
    ({"not": {"attached": {"types": "Creature"}}}, True),
    ({"all": [{"self": {"subtypes": "Wall"}}, {"self": {"subtypes": "Bear"}}]}, False),
    ({"any": [{"self": {"subtypes": "Wall"}}, {"self": {"subtypes": "Bear"}}]}, True),
    # Nobody's turn was told, so it is Ana's, who begins; nor is it day or night (731.1).
    ({"day_night": "day"}, False),
)


@pytest.mark.parametrize(("condition", "so"), HOLDS, ids=str)
def test_604_1_a_condition_holds_for_who_asks(condition: Record, *, so: bool) -> None:
    assert is_so(condition) is so


def test_303_4_an_aura_asks_of_what_it_enchants() -> None:
    assert is_so({"attached": {"subtypes": "Bear"}}, of="wings") is True
    assert is_so({"attached": {"subtypes": "Goblin"}}, of="wings") is False
    # What the source is not, is nothing: no object has that label (109.1).
    assert is_so({"attached": {"subtypes": "Bear"}}, of="nobody") is False
    assert is_so({"self": {"types": "Creature"}}, of="nobody") is False
    assert is_so({"value": "mana value", "is": 0}, of="nobody") is True
    assert is_so({"self": {"types": "Creature"}}, of="dead") is True
    assert is_so({"self": {"types": "Creature", "zone": "battlefield"}}, of="dead") is False


def test_102_3_one_opponent_of_several_is_enough_and_only_an_opponent() -> None:
    started = table(do("turn", player="Ben"))
    assert is_so({"turn_of": "you"}, started) is False
    assert is_so({"turn_of": "opponent"}, started) is True
    assert is_so({"turn_of": "you"}, started, player="Ben") is True
    # Ben's opponent is Ana, who has no card in hand and 17 life.
    assert is_so({"count": {"zone": "hand", "belongs_to": "an opponent"}, "is": ">=1"}, player="Ben") is False
    assert is_so({"value": {"life": "opponent"}, "is": "<=17"}, player="Ben") is True


def test_102_3_each_opponent_is_asked_by_itself() -> None:
    """Two cards and two make no four, and 5 life is what one opponent has, not both (119.1)."""
    pool = CardIndex([card_from_scryfall(card) for card in ALL])
    three = Played(new_table(edition_of(NEW), players=("Ana", "Ben", "Cleo"), pool=pool), ()).then(
        place("Bear", "it"),
        *(place("Bear", f"{who}{number}", "hand", player=who) for who in ("Ben", "Cleo") for number in range(2)),
        do("life", total=17),
        do("life", total=23, player="Ben"),
        do("life", total=5, player="Cleo"),
    )
    of_hands = {"zone": "hand", "belongs_to": "an opponent"}
    assert is_so({"count": of_hands, "is": ">=2"}, three) is True
    assert is_so({"count": of_hands, "is": ">=3"}, three) is False
    for words, so in (("<=5", True), (">=23", True), (">=24", False), ("<=4", False), (17, False)):
        assert is_so({"value": {"life": "opponent"}, "is": words}, three) is so
    assert is_so({"value": {"life": "you"}, "is": 17}, three) is True
    # Of Cleo Ana is an opponent too.
    assert is_so({"value": {"life": "opponent"}, "is": 17}, three, player="Cleo") is True
    assert is_so({"value": {"life": "opponent"}, "is": 5}, three, player="Cleo") is False


BEAR = {"self": {"subtypes": "Bear"}}


@pytest.mark.parametrize(
    ("condition", "begins", "writes_in", "defines", "may"),
    [
        # 613.8a: only what is written from the layer on in which the effect begins can change what it asks.
        (BEAR, "7c", "4", False, False),
        (BEAR, "4", "4", False, True),
        (BEAR, "2", "4", False, True),
        (BEAR, "2", "5", False, False),
        (BEAR, "2", "", False, False),
        # 604.3: what objects define themselves is written in these layers too.
        (BEAR, "4", "", True, True),
        (BEAR, "5", "", True, False),
        ({"self": {"colors": ["G"]}}, "5", "", True, True),
        ({"self": {"colors": ["G"]}}, "6", "5", True, False),
        # In layer 6 nothing defines itself what another asks for.
        ({"self": {"keywords": "Flying"}}, "6", "", True, False),
        ({"self": {"keywords": "Flying"}}, "6", "6", False, True),
        # 613.4: sizes change with counters whatever effects do.
        ({"self": {"power": ">=3"}}, "6", "", False, True),
        ({"self": {"power": ">=3"}}, "7c", "", False, True),
        # 613.1b: whose it is changes in layer 2 alone.
        ({"self": {"controller": "you"}}, "2", "2", False, True),
        ({"self": {"controller": "you"}}, "2", "", True, False),
        ({"self": {"controller": "you"}}, "3", "2", True, False),
    ],
    ids=str,
)
def test_613_8a_a_condition_changes_by_what_is_written_from_there_on(
    condition: Record, begins: str, writes_in: str, *, defines: bool, may: bool
) -> None:
    wanted: Condition = msgspec.convert(condition, Condition)
    one = cast(Running, SimpleNamespace(if_=wanted, layers=(begins, "7d")))
    layers: dict[str, LayerPlan] = {}
    if writes_in:
        layers[writes_in] = LayerPlan(writes_in, (), Tokens(()), Tokens(condition_reads(wanted, writes_in)))
    # Another layer has effects that write nothing.
    layers.setdefault("7d", no_plan("7d"))
    defining = SimpleNamespace(is_room=False, definitions=(), defines_by_keyword=defines)
    every: Any = {"it": defining}
    assert condition_may_change(one, layers, every) is may


def test_613_8a_what_asks_nothing_or_acts_in_no_layer_changes_by_nothing() -> None:
    every: Any = {"it": SimpleNamespace(is_room=True, definitions=(), defines_by_keyword=False)}
    wanted: Condition = msgspec.convert(BEAR, Condition)
    for asks, begins in ((None, ("4",)), (wanted, ())):
        one = cast(Running, SimpleNamespace(if_=asks, layers=begins))
        assert condition_may_change(one, {}, every) is False
    # 709.5: the halves of a Room define what it is.
    assert condition_may_change(cast(Running, SimpleNamespace(if_=wanted, layers=("4",))), {}, every) is True
    of_none: Any = {"it": SimpleNamespace(is_room=False, definitions=(), defines_by_keyword=False)}
    assert condition_may_change(cast(Running, SimpleNamespace(if_=wanted, layers=("4",))), {}, of_none) is False
