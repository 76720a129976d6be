"""Beside text changes, abilities that effects give and counts by size only what changed is computed anew, too.

What these effects themselves do is then as it was: where an action may change that, the whole is computed (612, 613).
"""

from __future__ import annotations

import random

import pytest

from inspector.rules import RulesError, Table, perform
from inspector.rules.layers import computed_tables
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.layers.layers import computation
from tests.rules.cards_for_tests import ALL, creature, land
from tests.rules.editions import EDITION_KEYS
from tests.rules.playing import Played, Record, do, place, play, read
from tests.rules.test_only_what_changed import finished, values, whole, with_nothing_kept

WALKER = creature("Walker", "Elf", "1/3", oracle_text="Forestwalk")
GROVE = land("Grove", "Forest")
KIN = creature("Kin", "Elf", "2/2", static=[{"filter": {"subtypes": "Elf"}, "change": {"power": "+1"}}])
LIFE = {"life": "you"}
AVATAR = creature("Avatar", "Avatar", "*/*", define={"power": LIFE, "toughness": LIFE})
TRUCK = {
    "name": "Truck",
    "mana_cost": "{4}",
    "type_line": "Artifact — Vehicle",
    "power": "6",
    "toughness": "6",
    "oracle_text": "Living metal",
    "keywords": ["Living metal"],
}
SHRINE = {"name": "Shrine", "mana_cost": "{1}", "type_line": "Enchantment"}
PLACED = (
    *(place("Bear", "bear"), place("Goblin", "goblin"), place("Walker", "walker"), place("Grove", "grove")),
    *(place("Kin", "kin"), place("Shrine", "shrine"), place("Bear", "other", player="Ben")),
)
ISLANDS = do("effect", on=["walker", "grove"], change={"text": {"from": "Forest", "to": "Island"}})
GOBLINS = do("effect", on=["kin"], change={"text": {"from": "Elf", "to": "Goblin"}})
LORD = do("effect", on=["bear"], change={"add_abilities": ["Other creatures you control get +1/+1."]})
GIVES_LORDS = do(
    "effect", source="shrine", filter={"subtypes": "Bear"}, change={"add_abilities": ["Other creatures get +1/+1."]}
)
BY_SIZE: tuple[Record, ...] = (
    do("effect", source="kin", on="self", change={"set_power": {"greatest": "power", "among": {"subtypes": "Bear"}}}),
    do("effect", source="kin", on="self", change={"power": {"of": "toughness", "on": "self"}}),
    do("effect", source="kin", on="self", change={"set_toughness": {"count": {"power": ">=2"}}}),
)
# 404.1: whose graveyard a card lies in follows from its owner alone.
MILLED = do(
    "effect",
    source="kin",
    filter={"types": "Creature"},
    change={"power": "+2"},
    **{"if": {"count": {"zone": "graveyard", "belongs_to": "an opponent"}, "is": ">=1"}},
)
NEXT: tuple[Record, ...] = (
    *(do("tap", "bear"), do("tap", "kin"), do("counters", "goblin", kind="+1/+1", count=1)),
    *(do("counters", "goblin", kind="oil", count=1), do("turn_face_down", "goblin")),
    *(do("move", "goblin", to="graveyard"), do("become_copy", "goblin", of="bear")),
    *(do("become_copy", "bear", of="goblin"), do("move", "bear", to="hand"), do("move", "kin", to="hand")),
    *(do("become_copy", "walker", of="kin"), do("become_copy", "kin", of="walker")),
    *(do("effect", on=["goblin"], change={"power": "+1"}), do("effect", on=["bear"], change={"control": "Ben"})),
    *(do("effect", on=["kin"], change={"lose_all_abilities": True}), do("end_turn")),
    *(do("effect", on=["walker"], change={"text": {"from": "Elf", "to": "Goblin"}}), do("move", "shrine", to="exile")),
    *(ISLANDS, GOBLINS, LORD, GIVES_LORDS, MILLED, *BY_SIZE),
    do("move", "other", to="graveyard"),
)


def _board(*more: Record, edition: str = "2026-08") -> Played:
    return play(edition, *PLACED, *more, cards=[*ALL, WALKER, GROVE, KIN, SHRINE, AVATAR, TRUCK])


def _assert_as_whole(table: Table) -> None:
    assert values(scratches(table)) == whole(table)
    assert list(scratches(table)) == list(table.objects)


@pytest.fixture
def wholes(monkeypatch: pytest.MonkeyPatch) -> list[Table]:
    """The tables that were computed as a whole since."""
    seen: list[Table] = []

    def counting(table: Table, *args: object, **keys: object) -> object:
        seen.append(table)
        return computation(table, *args, **keys)  # type: ignore[arg-type]

    monkeypatch.setattr(computed_tables, "computation", counting)
    return seen


@pytest.mark.parametrize(
    ("before", "action"),
    [
        # 612.1: words were changed, of what has no effect of its own and of what has.
        *(((ISLANDS,), action) for action in (*NEXT[:6], do("turn_face_down", "walker"))),
        *(((GOBLINS,), action) for action in (NEXT[0], NEXT[4], NEXT[5])),
        ((), ISLANDS),
        # 113.10, 613.7a: what was given an ability that does something is not concerned.
        *(((LORD,), action) for action in NEXT[:7]),
        ((GIVES_LORDS,), do("tap", "bear")),
        ((GIVES_LORDS,), do("move", "goblin", to="graveyard")),
        # 613.8a: what counts by size asks nothing of what is tapped.
        *(((by_size,), do("tap", "other")) for by_size in BY_SIZE),
        *(((MILLED,), action) for action in NEXT[:6]),
    ],
)
def test_beside_rare_effects_few_are_computed(before: tuple[Record, ...], action: Record, wholes: list[Table]) -> None:
    played = _board(*before)
    scratches(played.table)
    wholes.clear()
    table, _ = perform(played.table, read(action))
    scratches(table)
    assert wholes == []
    _assert_as_whole(table)


OF_THE_GAME = (
    do("turn", player="Ben"),
    do("life", total=12, player="Ben"),
    do("life", total=9),
    do("day_night", value="night"),
)
_ITSELF = {"source": "kin", "on": "self"}
ASKING_OF_THE_GAME = (
    do("effect", **_ITSELF, change={"power": "+2"}, **{"if": {"turn_of": "you"}}),
    do("effect", **_ITSELF, change={"power": "+2"}, **{"if": {"any": [{"day_night": "night"}, {"turn_of": "you"}]}}),
    do("effect", **_ITSELF, change={"power": "+2"}, **{"if": {"value": {"life": "you"}, "is": ">=20"}}),
    do("effect", **_ITSELF, change={"set_power": {"life": "opponent"}}),
    do("effect", **_ITSELF, change={"power": {"sum": [{"life": "you"}, {"life": "highest"}]}}),
    place("Avatar", "avatar"),
    place("Truck", "truck"),
)


def test_what_nothing_asks_of_the_game_changes_nothing(wholes: list[Table]) -> None:
    table = _board(MILLED, LORD).table
    for record in (*OF_THE_GAME, do("tap", "bear"), do("end_turn")):
        scratches(table)
        wholes.clear()
        table, _ = perform(table, read(record))
        scratches(table)
        assert wholes == []
        _assert_as_whole(table)
    # What begins now asks the game as it is.
    table, _ = perform(table, read(ASKING_OF_THE_GAME[0]))
    _assert_as_whole(table)


@pytest.mark.parametrize("asking", ASKING_OF_THE_GAME)
def test_613_what_is_asked_of_the_game_is_computed_anew_once_it_changes(asking: Record) -> None:
    table = _board(asking).table
    before = values(scratches(table))
    changed = []
    for record in OF_THE_GAME:
        table, _ = perform(table, read(record))
        _assert_as_whole(table)
        changed.append(values(scratches(table)) != before)
    assert True in changed


def test_404_1_a_card_put_into_an_opponents_graveyard_lets_what_asks_for_it_begin() -> None:
    played = _board(MILLED)
    scratches(played.table)
    for label, power in (("goblin", 2), ("other", 4)):
        table, _ = perform(played.table, read(do("move", label, to="graveyard")))
        assert scratches(table)["bear"].power == power
        _assert_as_whole(table)


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_after_every_action_beside_rare_effects_the_values_are_those_of_a_whole_computation(edition: str) -> None:
    for game in range(3):
        chance = random.Random(f"{edition}, rare effects, {game}")
        table = _board(
            *chance.sample((ISLANDS, GOBLINS, LORD, GIVES_LORDS, MILLED, *BY_SIZE), k=2), edition=edition
        ).table
        for record in chance.choices(NEXT, k=14):
            scratches(table)
            try:
                table, _ = perform(table, read(record))
            except RulesError:
                continue
            _assert_as_whole(table)
        assert finished(table) == finished(with_nothing_kept(table))
