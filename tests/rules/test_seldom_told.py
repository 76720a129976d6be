"""What is told only on few boards: what was counted in words, what gave a timestamp, what no reason speaks of."""

from __future__ import annotations

import msgspec
import pytest

from inspector.cards import Filter
from inspector.rules import VALUE_KEYS, rungs
from inspector.rules.decisions.finished_values import NotComputed
from inspector.rules.layers.computed_tables import known_of, scratches
from inspector.rules.layers.plan import ASKS_FOR_SIZE_LATE
from inspector.rules.telling.found_later import FoundLater
from tests.rules.cards_for_tests import ALL, Record, enchantment, land
from tests.rules.playing import Played, do, place, play
from tests.rules.test_mutate import FLIER, WOLF, mutate
from tests.rules.test_replacing import CARDS as REPLACING

NEW = "2026-08"
CREATURES = {"types": "Creature"}
GREATEST_OF_ICED = "greatest power among permanents with one or more ice counters on them"
ICED_AND_LIFE = "permanents with one or more ice counters on them plus Ana's life total"


def board(*actions: Record, cards: tuple[Record, ...] = ()) -> Played:
    return play(NEW, place("Bear"), *actions, cards=[*ALL, *cards])


def meter(value: Record) -> Record:
    """An enchantment by which creatures get more power, an amount of it."""
    return enchantment("Meter", CREATURES, {"power": value})


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ({"count": {"types": "Enchantment", "controller": "you"}}, "enchantments you control"),
        ({"count": {"types": "Creature", "other": "self"}}, "creatures other than Meter"),
        ({"count": {"attached_to": "self"}}, "permanents attached to Meter"),
        ({"of": "toughness", "on": "self"}, "toughness of Meter"),
        ({"counters": "charge", "on": "self"}, "charge counters on Meter"),
        ({"counters": "any", "on": "self"}, "counters on Meter"),
        # 122.1: what has counters is found by a record of kinds, which has no hash.
        ({"count": {**CREATURES, "counters": {"+1/+1": ">=1"}}}, "creatures with one or more +1/+1 counters on them"),
        ({"greatest": "power", "among": {"counters": {"ice": ">=1"}}}, GREATEST_OF_ICED),
        ({"sum": [{"count": {"counters": {"ice": ">=1"}}}, {"life": "you"}]}, ICED_AND_LIFE),
        ({"devotion": ["G", "W"]}, "Ana's devotion to green and white"),
        ({"life": "you"}, "Ana's life total"),
        ({"life": "Ben"}, "Ben's life total"),
        ({"life": "opponent"}, "the life total of an opponent of Ana"),
        ({"life": "highest"}, "highest life total"),
        ({"life": "highest opponent"}, "highest life total of an opponent"),
        ({"distinct": "colors", "among": CREATURES}, "colors among creatures"),
        ({"greatest": "power", "among": CREATURES}, "greatest power among creatures"),
        ({"total": "toughness", "among": CREATURES}, "total toughness of creatures"),
        ({"sum": [{"life": "you"}, {"count": CREATURES}]}, "Ana's life total plus creatures"),
    ],
    ids=str,
)
def test_613_4c_what_was_counted_is_told_in_words(value: Record, words: str) -> None:
    played = board(place("Meter", "meter", counters={"charge": 2}), cards=(meter(value),))
    (rung,) = (each for each in rungs(played.table, "it") if each.source_name == "Meter")
    assert rung.counted == (words,)
    # In the sentence the players are named, of two the opponent too; on a page that tells of several nobody is "you".
    named = words.replace("you control", "Ana controls").replace(
        "the life total of an opponent of Ana", "Ben's life total"
    )
    assert f"({named}: " in rung.says


def test_122_1_a_static_ability_may_find_what_has_counters() -> None:
    cold = enchantment("Cold", {"counters": {"ice": ">=1"}}, {"power": {"count": {"counters": {"ice": ">=1"}}}})
    played = board(place("Cold", "cold"), do("counters", "it", kind="ice"), cards=(cold,))
    assert played["it"].power == 3
    assert played["it"].why["power"][0].layer == "7c"


def test_613_7a_what_was_given_is_as_old_as_what_gave_it_and_that_is_told() -> None:
    quoted = "Creatures you control have base power and toughness 1/1."
    played = board(
        place("Anthem", "anthem"),
        do("effect", source="anthem", filter=CREATURES, change={"set_power": 5, "set_toughness": 5}),
        do("effect", on=["it"], change={"add_abilities": [quoted]}, until="forever"),
    )
    told = [why for why in played["it"].why["toughness"] if why.rules[0] == "613.7a"]
    assert [why.says for why in told] == [
        "The ability that it was given has a later timestamp than Anthem, so it is applied later."
    ]


@pytest.mark.parametrize(("edition", "rule"), [("2011-09", "613.7a"), ("2021-09", "613.8a"), (NEW, "613.8a")])
@pytest.mark.parametrize("older", ["Red Moon", "Tomb"])
def test_613_8a_a_land_type_that_a_dependency_took_away_leaves_its_mana_ability_behind_too(
    edition: str, rule: str, older: str
) -> None:
    """Tomb's Swamp would have come with the ability for black mana (305.6); no other value would be another."""
    newer = {"Red Moon": "Tomb", "Tomb": "Red Moon"}[older]
    lands = (place("Dual", "dual"), place("Woods", "woods"))
    cards = [*ALL, land("Woods", "Forest", "Basic")]
    played = play(edition, *lands, place(older, older), place(newer, newer), cards=cards)
    for label in ("dual", "woods", "Tomb"):
        why = played[label].why
        assert {key for key in why if any(rule in each.rules for each in why[key])} == {"subtypes", "abilities"}
        assert {why[key][0].rules[0] for key in ("subtypes", "abilities")} == {rule}


TOPMOST_SAYS = "Merged, it has only what its topmost component shows, a back face without a mana cost: mana value 0."
MERGED_SAYS = "It is merged, so not double-faced, and the back face on top has no mana cost of its own: mana value 0."


@pytest.mark.parametrize(
    ("edition", "rule", "says"),
    [
        # 728.2i of 2025: only since then a rule says that what is merged is not double-faced.
        ("2021-09", "702.140e", TOPMOST_SAYS),
        ("2025-06", "728.2i", MERGED_SAYS),
        ("2026-08", "730.2i", MERGED_SAYS),
    ],
)
def test_202_3a_a_merged_permanent_with_a_back_face_on_top_has_no_front_that_gives_a_mana_value(
    edition: str, rule: str, says: str
) -> None:
    played = play(
        edition,
        place("Walker", "walker"),
        do("transform", "walker"),
        place("Flier", "flier", "hand"),
        mutate("flier", "walker", on_top=False),
        cards=[WOLF, FLIER],
    )
    first, second = played["walker"].why["mana_value"]
    assert (first.rules[0], second.rules[0]) == (rule, "202.3a")
    assert first.says == says


@pytest.mark.parametrize(("others", "open_"), [(("Season",), False), (("Season", "One Besides"), True)])
def test_616_1_an_order_is_told_only_where_it_decides(others: tuple[str, ...], *, open_: bool) -> None:
    cards = [place(name, f"other {number}") for number, name in enumerate(others)]
    played = play(NEW, place("Bear"), *cards, do("create_token_copy", of="it", as_="token"), cards=[*ALL, *REPLACING])
    assert ("616.1" in played.last.rules) is open_


@pytest.mark.parametrize(
    ("actions", "late"),
    [
        # 613.4c-d: counters act in layer 7c, so whoever finds objects by size there or later may find others.
        ((do("effect", on=["it"], change={"power": "+1"}),), False),
        ((do("effect", source="it", filter=CREATURES, change={"power": "+1"}),), False),
        ((do("effect", source="it", filter={"power": ">=2"}, change={"set_power": 1}),), False),
        ((do("effect", source="it", filter={"power": ">=2"}, change={"power": "+1"}),), True),
        ((do("effect", source="it", filter={"toughness": ">=2"}, change={"power": "+1"}),), True),
        ((do("effect", source="it", filter={"power": ">=2"}, change={"switch_power_toughness": True}),), True),
        ((do("effect", source="it", filter=CREATURES, change={"power": {"count": {"power": ">=2"}}}),), True),
        ((do("effect", source="it", filter=CREATURES, change={"toughness": {"count": {"toughness": "1"}}}),), True),
        ((do("effect", source="it", filter=CREATURES, change={"power": {"count": CREATURES}}),), False),
        ((do("effect", source="it", filter=CREATURES, change={"set_power": {"count": {"power": ">=2"}}}),), False),
    ],
    ids=str,
)
def test_613_4_who_asks_for_sizes_where_counters_act_is_known(actions: tuple[Record, ...], *, late: bool) -> None:
    table = board(*actions).table
    scratches(table)
    assert known_of(table).plan.asks.isdisjoint({ASKS_FOR_SIZE_LATE}) is not late


def test_what_is_found_later_equals_what_holds_the_same_and_nothing_else() -> None:
    found = FoundLater(lambda: (1, 2))
    assert found == (1, 2)
    assert found == [1, 2]
    assert found == FoundLater(lambda: (1, 2))
    assert found != (1, 3)
    assert found != FoundLater(lambda: (1,))
    assert found != 12
    assert found != Filter()
    assert hash(found) == hash((1, 2))


@pytest.mark.parametrize(
    ("in_doubt", "keys"),
    [
        ("name", {"name", "names", "state_based"}),
        ("mana_cost", {"mana_cost", "mana_value", "color_indicator"}),
        ("toughness", {"toughness", "state_based"}),
        ("types", {"types", "state_based"}),
        ("supertypes", {"supertypes", "state_based"}),
        ("power", {"power"}),
        ("colors", {"colors"}),
        ("mana_value", {"mana_value"}),
    ],
)
def test_what_follows_from_a_value_is_in_doubt_with_it(in_doubt: str, keys: set[str]) -> None:
    doubt = NotComputed("Some words.", "it", (in_doubt,), "why")
    open_ = msgspec.structs.replace(board()["it"], not_computed=(doubt,))
    waiting = msgspec.structs.replace(board()["it"], depends=(doubt,))
    assert {key for key in VALUE_KEYS if open_.doubts(key) == (doubt,)} == keys
    assert {key for key in VALUE_KEYS if waiting.waits(key) == (doubt,)} == keys
    assert not any(open_.waits(key) or waiting.doubts(key) for key in VALUE_KEYS)


def test_one_sentence_that_waits_for_two_things_tells_both() -> None:
    text = "As long as it rains, creatures of the chosen color get +1/+0."
    rain = enchantment("Rain", {**CREATURES, "chosen": "color"}, {"power": "+1"}, text=text)
    rain["static"][0] |= {"if": {"said": "it rains"}, "words": {"text": text}}
    played = board(place("Rain", "rain"), cards=(rain,))
    for label, keys in (("it", ("power",)), ("rain", ())):
        assert [(one.text, one.source, one.keys) for one in played[label].depends] == [(text, "rain", keys)] * 2
        assert [one.why for one in played[label].depends] == [
            "Nobody has said whether this holds: it rains.",
            "Nobody has said which color was chosen for it.",
        ]
    chosen = played.then(do("choose", "rain", color="G"))
    assert [one.why for one in chosen["it"].depends] == ["Nobody has said whether this holds: it rains."]


def test_208_5_a_creature_to_which_nothing_gives_a_size_has_0_from_the_step_that_made_it_one() -> None:
    played = board(place("Forest", "forest"), do("effect", on=["forest"], change={"add_types": ["Creature"]}))
    step = played["forest"].proof[-1]
    assert {key: (one.was, one.to) for key, one in step.changes.items() if key in ("power", "toughness")} == {
        "power": (None, 0),
        "toughness": (None, 0),
    }
    assert "208.5" in step.rules[1:]


OF_NOTHING = "Wake: its card types become Land and Creature; nothing gives it power or toughness, so it is 0/0."


def test_208_5_what_an_effect_adds_to_a_creature_without_a_size_it_adds_to_the_0_of_that_rule() -> None:
    wake = do("effect", on=["forest"], change={"add_types": ["Creature"]}, called="Wake")
    played = board(place("Forest", "forest"), wake)
    assert [step.says for step in rungs(played.table, "forest")][1:] == [OF_NOTHING]
    larger = played.then(
        do("effect", on=["forest"], change={"power": "+1", "toughness": "+1"}, called="Grow"),
        # A later change of its card types is not what made it a creature.
        do("effect", on=["forest"], change={"add_types": ["Artifact"]}, called="Gild"),
    )
    assert [step.says for step in rungs(larger.table, "forest")][1:] == [
        OF_NOTHING,
        "Gild: its card types become Artifact, Land and Creature.",
        "Grow: it gets +1/+1 and is 1/1.",
    ]
    made, grown = larger["forest"].proof[1], larger["forest"].proof[-1]
    assert ("208.5" in made.rules, grown.changes["power"].was) == (True, 0)
    # One part that something sets is not nothing.
    wide = played.then(do("effect", on=["forest"], change={"set_toughness": 3}, called="Wall"))
    assert [step.says for step in rungs(wide.table, "forest")][1].endswith("nothing gives it power, so that is 0.")


def test_611_3a_a_condition_of_what_it_is_attached_to_fails_of_what_is_attached_to_nothing() -> None:
    spark = {
        "name": "Spark",
        "mana_cost": "{1}",
        "type_line": "Artifact — Equipment",
        "oracle_text": "Equip {1}",
        "static": [
            {"on": "self", "if": {"attached": {"types": "Creature"}}, "change": {"add_abilities": ["Indestructible"]}}
        ],
    }
    loose = board(place("Spark", "spark"), cards=(spark,))
    assert [step.says for step in rungs(loose.table, "spark")][1:] == [
        "Its own ability does not apply: it is attached to nothing."
    ]
    borne = loose.then(do("attach", "spark", to="it"))
    assert [step.says for step in rungs(borne.table, "spark")][1:] == ["Its own ability: it gains indestructible."]


SNOWS = {"on": "self", "if": {"said": "it snows"}}
SLEEPER = {
    "name": "Sleeper",
    "mana_cost": "{2}",
    "type_line": "Artifact Creature — Golem",
    "power": "4",
    "toughness": "4",
    "oracle_text": "Nothing.",
    "static": [{**SNOWS, "change": {"remove_types": ["Creature"]}}],
}
BURIED = {**SLEEPER, "name": "Buried", "static": [{**SNOWS, "change": {"power": "+1"}}]}


MOON = enchantment("Moon", {"types": "Land"}, {"set_subtypes": ["Mountain"]})
# Of a land that Moon makes a Mountain the ability goes in layer 4, before it begins (305.7, 613.8a).
CAVE = {**SLEEPER, "name": "Cave", "type_line": "Land Creature — Golem", "mana_cost": ""}


@pytest.mark.parametrize(("card", "waits"), [("Sleeper", True), ("Buried", False), ("Cave", False)])
def test_613_6_what_waits_would_have_begun_before_its_ability_is_taken_in_layer_6(card: str, waits: bool) -> None:
    """Were it said to hold, it would be no creature, and what takes abilities of creatures would not reach it."""
    ban = enchantment("Ban", CREATURES, {"lose_all_abilities": True})
    others = (place("Ban", "ban"), place("Moon", "moon"))
    played = board(place(card, "asked"), *others, cards=(SLEEPER, BURIED, CAVE, MOON, ban))
    asked = {key for one in played["asked"].depends for key in one.keys}
    assert ({"types", "power", "abilities"} <= asked, bool(asked)) == (waits, waits)


def test_107_2_a_sign_that_only_a_condition_would_set_is_told_as_0_where_that_ability_is_lost() -> None:
    by_turn = {"on": "self", "if": {"turn_of": "you"}, "change": {"set_power": 7, "set_toughness": 7}}
    mob = {**SLEEPER, "name": "Mob", "power": "2+*", "toughness": "*", "static": [by_turn]}
    ban = enchantment("Ban", CREATURES, {"lose_all_abilities": True})
    played = board(place("Mob", "mob"), place("Ban", "ban"), cards=(mob, ban))
    # 604.3a: what acts only if a condition is met defines nothing, so that it stands in layer 7b.
    lost = played["mob"].proof[-1]
    assert (lost.layer, lost.applied, lost.rules[0], played["mob"].power) == ("7b", False, "107.2", 2)
    assert [step.says for step in rungs(played.table, "mob")][-1] == (
        "Its own ability does not apply: Ban took it away before it could, so the printed * counts as 0, and 2+* is 2."
    )
