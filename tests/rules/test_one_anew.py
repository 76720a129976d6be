"""One object computed anew, or one effect added to what there is: with the values of a whole computation (613)."""

from __future__ import annotations

import random

import msgspec
import pytest

from inspector.cards import Change, Condition, Filter
from inspector.library import bundled_cards
from inspector.rules import Place, RulesError, Table, all_characteristics, edition_of, new_table, perform
from inspector.rules.effects.effect_in_progress import made_by, may_make_effects
from inspector.rules.layers import computed_tables, only_what_changed
from inspector.rules.layers.computed_tables import applied_effects, scratches
from inspector.rules.layers.own_reach import is_on_fixed_objects
from inspector.rules.values.copiable_values import starting_values
from tests.rules.cards_for_tests import ALL, creature
from tests.rules.editions import EDITION_KEYS
from tests.rules.playing import Played, Record, do, place, play, read
from tests.rules.test_only_what_changed import asking, finished, values, whole, with_nothing_kept

KNIGHT = creature("Knight", "Human Knight", "2/1")
SHRINE = {"name": "Shrine", "mana_cost": "{1}", "type_line": "Enchantment"}
STATUE = {"name": "Statue", "mana_cost": "{3}", "type_line": "Artifact"}
LHURGOYF = creature("Goyf", "Lhurgoyf", "*/*", define={"power": 3, "toughness": 4})
CREATURES = {"types": "Creature"}
TIDE = creature("Tide", "Elemental", "*/3", define={"power": {"count": {"colors": "U"}}})
DYER = creature("Dyer", "Elf", "1/1", static=[{"filter": CREATURES, "change": {"set_colors": ["R"]}}])
QUICK = {"filter": {"keywords": "Flying"}, "change": {"add_abilities": ["Haste"]}}
RACER = creature("Racer", "Goblin", "1/1", static=[QUICK])
PLAIN = (
    asking(CREATURES, {"add_subtypes": ["Zombie"]}),
    asking({**CREATURES, "colors": "G"}, {"add_abilities": ["Reach"]}),
)
POWER = do("effect", on=["bear"], change={"power": "+3", "toughness": "-1"})
UNTIL = do("effect", on=["bear"], change={"power": "+5"}, until="end of turn")
FOREVER = do("effect", on=["bear"], change={"set_colors": ["R"]})
BEN = do("effect", on=["bear"], change={"control": "Ben"})


def _board(*more: Record, edition: str = "2026-08") -> Played:
    cards = (("Bear", "bear"), ("Knight", "knight"), ("Shrine", "anthem"), ("Statue", "statue"), ("Goyf", "goyf"))
    placed = (place(card, label) for card, label in cards)
    return play(edition, *placed, *more, cards=[*ALL, SHRINE, KNIGHT, STATUE, LHURGOYF, TIDE, DYER, RACER])


@pytest.fixture
def ways(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """By which way tables were computed since: of those that gave an answer the names."""
    seen: list[str] = []

    def noting(module: object, name: str) -> None:
        original = getattr(module, name)

        def asked(*args: object, **keys: object) -> object:
            found = original(*args, **keys)
            if found is not None:
                seen.append(name)
            return found

        monkeypatch.setattr(module, name, asked)

    noting(computed_tables, "with_newest_on_few")
    noting(computed_tables, "computation")
    noting(only_what_changed, "one_anew")
    noting(only_what_changed, "few_anew")
    return seen


def _compared(played: Played, *actions: Record) -> Table:
    table = played.table
    for action in actions:
        scratches(table)
        table, _ = perform(table, read(action))
        assert values(scratches(table)) == whole(table)
        assert list(scratches(table)) == list(table.objects)
        assert finished(table) == finished(with_nothing_kept(table))
    return table


@pytest.mark.parametrize("edition", EDITION_KEYS)
@pytest.mark.parametrize(
    "action",
    [
        do("move", "bear", to="graveyard"),
        do("turn_face_down", "bear"),
        do("become_copy", "bear", of="knight"),
        do("become_copy", "knight", of="statue"),
    ],
)
def test_an_object_from_which_no_effect_comes_is_computed_alone(action: Record, edition: str, ways: list[str]) -> None:
    played = _board(*PLAIN, edition=edition)
    scratches(played.table)
    ways.clear()
    table, _ = perform(played.table, read(action))
    found = values(scratches(table))
    assert ways == ["one_anew"]
    assert found == whole(table)


# Each asks what the one before wrote in an earlier layer, the last also in other ways than for words; the second goes
# on in layer 7 with what was green as it began to act in layer 5 (613.6).
CHAIN = (
    asking(CREATURES, {"add_types": ["Artifact"]}),
    asking({"types": "Artifact", "colors": "G"}, {"set_colors": ["U"], "power": "+4"}),
    asking({"colors": "U"}, {"add_abilities": ["Flying"]}),
    asking({"keywords": "Flying"}, {"power": "+1"}),
    asking({"colors": "U", "controller": "you"}, {"add_abilities": ["Reach"], "toughness": "+2"}),
)


@pytest.mark.parametrize("count", range(2, len(CHAIN) + 1))
@pytest.mark.parametrize(
    "action",
    [
        do("move", "bear", to="graveyard"),
        do("turn_face_down", "bear"),
        do("become_copy", "bear", of="statue"),
        do("become_copy", "statue", of="bear"),
    ],
)
def test_613_6_one_object_is_asked_again_once_something_wrote_what_is_asked(
    action: Record, count: int, ways: list[str]
) -> None:
    played = _board(*CHAIN[:count])
    scratches(played.table)
    ways.clear()
    table, _ = perform(played.table, read(action))
    found = values(scratches(table))
    assert ways == ["one_anew"]
    assert found == whole(table)
    # Others that give the same answers, or other ones, are asked on the same plan.
    _compared(Played(table, ()), do("become_copy", "knight", of="statue"), do("turn_face_down", "knight"))


@pytest.mark.parametrize("edition", EDITION_KEYS)
@pytest.mark.parametrize(
    "change",
    [
        {"power": "+3", "toughness": "-1"},
        {"control": "Ben"},
        {"set_colors": ["U", "R"]},
        {"add_colors": ["U"]},
        {"add_abilities": ["Flying"]},
        {"power": "+1", "control": "Ben", "add_abilities": ["Trample"]},
    ],
)
def test_613_7_the_newest_effect_adds_to_what_there_is(change: Record, edition: str, ways: list[str]) -> None:
    played = _board(asking(CREATURES, {"add_subtypes": ["Zombie"]}), edition=edition)
    scratches(played.table)
    ways.clear()
    table, _ = perform(played.table, read(do("effect", on=["bear", "knight"], change=change)))
    found = values(scratches(table))
    assert ways == ["with_newest_on_few"]
    assert found == whole(table)
    # What follows goes on from there, also where it asks what the effect gave.
    _compared(
        Played(table, ()),
        do("tap", "bear"),
        do("effect", on=["bear"], change={"power": "+1"}),
        asking({**CREATURES, "controller": "opponent", "colors": "U"}, {"set_power": 7}),
        do("become_copy", "knight", of="bear"),
        do("move", "bear", to="hand"),
        do("end_turn"),
    )


@pytest.mark.parametrize(
    ("before", "action"),
    [
        # 613.1f, 613.4: what the effect gives is asked for by another, in its layer or in a later one.
        ((asking({"controller": "opponent"}, {"add_abilities": ["Haste"]}),), BEN),
        ((asking({"modified": True}, {"add_abilities": ["Haste"]}),), BEN),
        (
            (asking({"keywords": "Flying"}, {"power": "+1"}),),
            do("effect", on=["bear"], change={"add_abilities": ["Flying"]}),
        ),
        ((asking({"colors": "U"}, {"power": "+1"}),), do("effect", on=["bear"], change={"set_colors": ["U"]})),
        (
            (asking({"number_of_colors": ">=2"}, {"power": "+1"}),),
            do("effect", on=["bear"], change={"add_colors": ["U"]}),
        ),
        ((asking({"power": ">=4"}, {"add_abilities": ["Haste"]}),), POWER),
        # 613.4d: switching comes after; so does what belongs to no layer (208.3).
        ((asking(CREATURES, {"switch_power_toughness": True}),), POWER),
        ((), do("effect", on=["statue"], change={"power": "+1"})),
        (
            (do("effect", on=["statue"], change={"add_types": ["Creature"]}),),
            do("effect", on=["statue"], change={"power": "+1"}),
        ),
        # 208.5, 613.4a: a sign stands for what an ability defines.
        ((), do("effect", on=["goyf"], change={"power": "+1"})),
        # An amount is counted, or a condition asked.
        ((asking(CREATURES, {"set_power": {"count": {"controller": "opponent"}}}),), BEN),
        ((asking(CREATURES, {"power": "+1"}) | {"if": {"count": {"controller": "opponent"}, "is": ">=1"}},), BEN),
        # 604.3: so is one by a creature's own ability.
        ((place("Tide", "tide"),), do("effect", on=["bear"], change={"set_colors": ["U"]})),
        # 109.5: the source of an effect means another player by "you".
        ((asking({"controller": "you"}, {"power": "+1"}),), do("effect", on=["anthem"], change={"control": "Ben"})),
        # 113.11, 613.8: what can't be had is asked in the layer itself.
        (
            (asking(CREATURES, {"cant_have_abilities": ["Flying"]}),),
            do("effect", on=["bear"], change={"add_abilities": ["Flying"]}),
        ),
        # 113.10: an ability that is given does something itself.
        ((), do("effect", on=["bear"], change={"add_abilities": ["Other creatures you control get +1/+1."]})),
        # Several at once, and what comes from nobody any more.
        ((), do("effect", filter=CREATURES, change={"power": "+1"})),
        ((do("move", "bear", to="graveyard"),), POWER),
        ((do("counters", "bear", kind="+1/+1", count=1), asking({"counters": "any"}, {"power": "+1"})), POWER),
        ((do("turn_face_down", "bear"),), POWER),
    ],
)
def test_what_reaches_farther_is_found_as_well(before: tuple[Record, ...], action: Record) -> None:
    played = _board(*before)
    _compared(played, action, do("become_copy", "bear", of="knight"), do("move", "anthem", to="graveyard"))


@pytest.mark.parametrize(
    ("before", "actions"),
    [
        # Two at once, and one with what differs besides.
        ((), (do("effect", on=["bear"], change={"power": "+1"}), POWER)),
        ((), (do("tap", "knight"), POWER)),
        # 514.2: the others are not those that there were, though there is one more; of the second case one stayed.
        ((UNTIL,), (do("end_turn"), POWER, do("effect", on=["knight"], change={"power": "+1"}))),
        ((FOREVER, UNTIL), (do("end_turn"), POWER, do("effect", on=["knight"], change={"power": "+1"}))),
        # 109.5: who is an opponent hangs on who controls the source, also of what asks nothing of control.
        (
            (asking({**CREATURES, "owner": "opponent"}, {"power": "+1"}),),
            (do("effect", on=["anthem"], change={"control": "Ben"}),),
        ),
    ],
)
def test_more_than_one_effect_on_fixed_objects_is_found_as_well(
    before: tuple[Record, ...], actions: tuple[Record, ...]
) -> None:
    played = _board(*before)
    scratches(played.table)
    then = played.then(*actions).table
    assert values(scratches(then)) == whole(then)


def test_what_ended_is_none_of_the_effects_to_which_one_is_added() -> None:
    played = _board(FOREVER, UNTIL)
    scratches(played.table)
    then = played.then(do("end_turn"), POWER, do("effect", on=["knight"], change={"power": "+1"})).table
    same = played.table.followed_by(msgspec.structs.replace(then, objects=played.table.objects))
    assert values(scratches(same)) == whole(same)


@pytest.mark.parametrize("other", [FOREVER, place("Dyer", "dyer")], ids=["of an action", "of an object"])
@pytest.mark.parametrize("earlier", [0, 1])
def test_613_7_an_effect_that_is_no_newer_than_another_is_not_added_behind_it(other: Record, earlier: int) -> None:
    played = _board(other)
    scratches(played.table)
    (other_stamp,) = [one.timestamp for one in applied_effects(played.table)]
    then = played.then(do("effect", on=["bear"], change={"set_colors": ["U"]})).table
    old = msgspec.structs.replace(then.effects[-1], timestamp=other_stamp - earlier)
    after = played.table.followed_by(msgspec.structs.replace(then, effects=(*played.table.effects, old)))
    assert values(scratches(after)) == whole(after)


@pytest.mark.parametrize("change", [{"power": "+1"}, {"toughness": "-1"}, {"power": "+1", "toughness": "+1"}], ids=str)
@pytest.mark.parametrize("zone", ["graveyard", "battlefield", "exile"])
def test_107_2_a_sign_is_0_before_something_is_added_to_it(zone: str, change: Record) -> None:
    star = {"name": "Star", "mana_cost": "{1}", "type_line": "Creature — Elemental", "power": "*", "toughness": "1+*"}
    played = play("2026-08", place("Bear", "bear"), place("Star", "star", zone), cards=[star, *ALL])
    scratches(played.table)
    then = played.then(do("effect", on=["star"], change=change)).table
    assert values(scratches(then)) == whole(then)


@pytest.mark.parametrize("size", [("*", "3"), ("3", "*"), ("*", "*"), ("3", "3")], ids=str)
@pytest.mark.parametrize(
    "action",
    [
        do("move", "star", to="exile"),
        do("turn_face_down", "star"),
        do("become_copy", "bear", of="star"),
        do("tap", "star"),
    ],
    ids=lambda action: str(action["do"]),
)
def test_107_2_a_sign_that_nothing_defines_is_0_where_one_object_is_computed(
    size: tuple[str, str], action: Record
) -> None:
    """So it is where its ability is lost with all others; where none is lost, the sign stays."""
    power, toughness = size
    star = {"name": "Star", "type_line": "Creature — Elemental", "power": power, "toughness": toughness}
    silence = {
        "name": "Silence",
        "type_line": "Enchantment",
        "static": [{"filter": {"types": "Creature"}, "change": LOSES}],
    }
    for more in ((), (place("Silence", "silence"),)):
        there = (place("Bear", "bear"), place("Star", "star"), *more)
        played = play("2026-08", *there, cards=[star, silence, *ALL])
        scratches(played.table)
        then = played.then(action).table
        assert values(scratches(then)) == whole(then)


LOSES = {"lose_all_abilities": True}


def test_613_8a_what_is_back_waits_for_what_began_meanwhile_on_fixed_objects() -> None:
    """An old effect that asks for flying is gone as long as its source is a copy; the newest gives flying meanwhile."""
    played = _board(place("Racer", "racer"), do("become_copy", "racer", of="statue", until="end of turn"))
    # Nobody looked as it was there.
    played = Played(msgspec.structs.replace(played.table), ())
    scratches(played.table)
    played = played.then(do("effect", on=["bear"], change={"add_abilities": ["Flying"]}))
    scratches(played.table)
    played = played.then(do("end_turn"))
    assert played["bear"].keywords == ("Flying", "Haste")
    assert values(scratches(played.table)) == whole(played.table)


# What a condition counts, and what lets an object be counted: in layer 2, 4, 5, 6 and 7c.
COUNTED = (
    ({"controller": "opponent"}, {"control": "Ben"}),
    ({"subtypes": "Zombie"}, {"add_subtypes": ["Zombie"]}),
    ({"colors": "U"}, {"set_colors": ["U"]}),
    ({"keywords": "Flying"}, {"add_abilities": ["Flying"]}),
    ({"power": ">=4"}, {"power": "+3"}),
)


@pytest.mark.parametrize(
    "begins", [{"add_types": ["Artifact"]}, {"add_abilities": ["Haste"]}, {"power": "+1"}], ids=str
)
@pytest.mark.parametrize(("counted", "change"), COUNTED, ids=["2", "4", "5", "6", "7c"])
def test_604_2_a_condition_is_asked_again_wherever_what_it_counts_is_written(
    counted: Record, change: Record, begins: Record
) -> None:
    played = _board(asking(CREATURES, begins) | {"if": {"count": counted, "is": ">=1"}})
    _compared(
        played,
        do("effect", on=["bear"], change=change, until="end of turn"),
        do("tap", "knight"),
        do("effect", on=["knight"], change={"power": "+1"}),
        do("become_copy", "knight", of="statue"),
        do("end_turn"),
        asking({"types": "Creature"}, change),
        do("move", "bear", to="graveyard"),
    )


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_613_random_games_of_what_touches_one_object_end_as_whole_computations_do(
    edition: str, ways: list[str]
) -> None:
    given: tuple[Record, ...] = (
        *({"power": "+1"}, {"power": "+1", "toughness": "-1"}, {"control": "Ben"}, {"control": "Ana"}),
        *({"add_abilities": ["Flying"]}, {"add_colors": ["R"]}, {"set_colors": ["U"]}, {"set_power": 3}),
        *({"lose_all_abilities": True}, {"add_types": ["Artifact"]}),
    )
    asked = (
        CREATURES,
        {**CREATURES, "colors": "G"},
        {"subtypes": "Human"},
        {"zone": "graveyard"},
        {"keywords": "Flying"},
    )
    done: tuple[Record, ...] = (
        *({"power": "+1"}, {"set_power": 4, "set_toughness": 1}, {"add_types": ["Artifact"]}, {"set_colors": ["R"]}),
        *({"add_abilities": ["Flying"]}, {"add_subtypes": ["Zombie"]}, {"remove_types": ["Creature"]}),
        *({"switch_power_toughness": True}, {"all_creature_types": True}, {"lose_all_abilities": True}),
    )
    for game in range(0, 6, 2):
        chance = random.Random(f"{edition}, one of many, {game}")
        here = ("bear", "knight", "statue", "goyf")
        table = _board(edition=edition).table
        for number in range(24):
            one, other = chance.sample(here, 2)
            record = chance.choice(
                (
                    asking(chance.choice(asked), chance.choice(done)) if number < game else do("tap", one),
                    do("effect", on=[one], change=chance.choice(given)),
                    do("effect", on=[one, other], change=chance.choice(given)),
                    do("move", one, to=chance.choice(["graveyard", "hand", "battlefield"])),
                    do(chance.choice(["turn_face_down", "turn_face_up"]), one),
                    do("become_copy", one, of=other),
                    do("end_turn"),
                )
            )
            scratches(table)
            try:
                table, _ = perform(table, read(record))
            except RulesError:
                continue
            assert values(scratches(table)) == whole(table), record
    assert {"one_anew", "with_newest_on_few", "few_anew"} <= set(ways)


def test_of_what_seems_to_make_no_effects_none_are_made() -> None:
    """What is asked before the effects of one object are looked for is wider than what makes them."""
    edition, quiet = edition_of("2026-08"), 0
    empty = new_table(edition, pool=bundled_cards())
    for card in bundled_cards():
        table, _ = perform(empty, Place(card=card.front.name, label="it", zone="battlefield"))
        every = {label: starting_values(edition, held) for label, held in table.objects.items()}
        if not any(map(may_make_effects, every.values())):
            quiet += 1
            assert made_by(table, (), every) == []
    assert quiet > 100


def test_values_that_were_finished_for_the_table_before_are_those_of_this_one() -> None:
    """Of three tables on which one object is the same, what hangs on the others is told anew (704.5j)."""
    played = _board(do("place", card="Goblin", as_="hero", zone="battlefield"))
    for action in (do("tap", "knight"), do("tap", "statue"), do("untap", "knight")):
        all_characteristics(played.table)
        played = played.then(action)
    legend = {"add_supertypes": ["Legendary"]}
    played = played.then(do("effect", on=["hero"], change=legend))
    assert played["hero"].state_based == ()
    played = played.then(do("create_token_copy", as_="second", of="hero"), do("effect", on=["second"], change=legend))
    assert (played["hero"].state_based, played["second"].state_based) == (("704.5j",), ("704.5j",))
    assert finished(played.table) == finished(with_nothing_kept(played.table))
    assert played["bear"].why["state_based"] == ()


@pytest.mark.parametrize(
    ("other", "change", "is_so"),
    [
        ({}, {"power": "+1"}, True),
        ({}, {"set_colors": ["U"], "add_abilities": ["Flying"]}, True),
        # What it does may hang on its source, on a condition, on what is there.
        ({"source": "bear"}, {"power": "+1"}, False),
        ({"filter": {"types": "Creature"}}, {"power": "+1"}, False),
        ({"if_": {"turn_of": "you"}}, {"power": "+1"}, False),
        ({"identities": None}, {"power": "+1"}, False),
        ({}, {"text": {"from": "swamp", "to": "island"}}, False),
        ({}, {"set_power": {"count": {"types": "Creature"}}}, False),
        ({}, {"set_toughness": "mana value"}, False),
        # And an ability that it gives may be another effect (613.7a).
        ({}, {"add_abilities": ["Creatures you control get +1/+1."]}, False),
    ],
    ids=str,
)
def test_611_2c_an_effect_on_fixed_objects_asks_nothing_of_them(other: Record, change: Record, is_so: bool) -> None:
    kept = _board(do("effect", on=["bear"], change={"power": "+1"})).table.effects[-1]
    forms = {"filter": Filter, "if_": Condition}
    values = {key: msgspec.convert(value, forms[key]) if key in forms else value for key, value in other.items()}
    assert is_on_fixed_objects(msgspec.structs.replace(kept, change=msgspec.convert(change, Change), **values)) is is_so
