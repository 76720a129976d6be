"""613.1: in which layer words that are not computed would act, and which step of the ladder tells of them."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST, edition_of, rungs
from inspector.rules.decisions.finished_values import NotComputed
from inspector.rules.decisions.proof_step import ProofStep
from inspector.rules.telling.steps_not_computed import with_steps_not_computed
from tests.rules.cards_for_tests import ALL, creature
from tests.rules.editions import EDITION_KEYS
from tests.rules.playing import Record, do, place, play

NEW = NEWEST.key
WORDS = "Something strange is so."
LAYERS = {
    "controller": "2",
    "name": "3",
    "types": "4",
    "subtypes": "4",
    "supertypes": "4",
    "colors": "5",
    "abilities": "6",
    "keywords": "6",
    "power": "7c",
    "toughness": "7c",
}


def told(*keys: str, text: str = WORDS, edition: str = NEW, size: str = "2/2") -> list[ProofStep]:
    """The steps that words of another object add to the ladder of a creature that a later effect makes bigger."""
    card = creature("It", "Bear", size)
    bigger = do("effect", on=["it"], change={"power": "+1"})
    played = play(edition, place("Bear", "other"), place("It"), bigger, cards=[*ALL, card])
    steps = played["it"].proof
    found = with_steps_not_computed(edition_of(edition), steps, [NotComputed(text, "other", keys, "")], {"other": 1})
    assert [step for step in found if step.text != text] == list(steps)
    return [step for step in found if step.text == text]


@pytest.mark.parametrize("key", LAYERS)
def test_613_1_words_would_act_in_the_layer_of_the_values_that_they_might_change(key: str) -> None:
    (step,) = told(key)
    assert (step.layer, step.applied, step.timestamp) == (LAYERS[key], False, 1)
    assert step.source is not None
    assert step.source.label == "other"


def test_613_6_of_several_values_there_is_a_step_for_each_layer_and_one_for_both_of_a_layer() -> None:
    assert [step.layer for step in told("power", "toughness", "colors", "types", "subtypes")] == ["4", "5", "7c"]
    assert told("zone") == []


def test_113_2c_the_same_words_have_one_step_in_a_layer_whoever_tells_of_them() -> None:
    steps = play(NEW, place("Bear", "other"), place("Angel"), cards=ALL)["it"].proof
    twice = [NotComputed(WORDS, "other", (key,), "") for key in ("power", "toughness", "colors", "power")]
    other = [NotComputed(text, source, ("power",), "") for text, source in ((WORDS, "it"), ("It is so.", "other"))]
    found = with_steps_not_computed(edition_of(NEW), steps, [*twice, *other], {"other": 1, "it": 2})
    assert [(step.layer, step.source and step.source.label, step.text) for step in found[1:]] == [
        ("5", "other", WORDS),
        ("7c", "other", WORDS),
        ("7c", "other", "It is so."),
        ("7c", "it", WORDS),
    ]


@pytest.mark.parametrize("edition", EDITION_KEYS)
@pytest.mark.parametrize(
    ("text", "old", "new"),
    [
        ("It becomes a copy of another one.", "1", "1a"),
        ("Bears are copies of Goblins.", "1", "1a"),
        ("It turns each one face down.", "1", "1b"),
        ("The text of each of them is changed.", "3", "3"),
        ("It has the full text of another.", "3", "3"),
    ],
)
def test_613_1a_words_that_copy_turn_down_or_change_text_act_in_their_own_layer(
    text: str, old: str, new: str, edition: str
) -> None:
    """613.2a and 613.2b since 2020; before, layer 1 had no parts. 613.1c of changed text."""
    steps = told("name", "types", "abilities", "power", text=text, edition=edition)
    assert [step.layer for step in steps] == [old if edition in ("2011-09", "2016-01") else new]


@pytest.mark.parametrize(
    ("text", "size", "layer"),
    [
        ("Bears have base power and toughness 1/1.", "2/2", "7b"),
        ("Each of them becomes a 0/1.", "2/2", "7b"),
        ("It has the power, toughness, and types of the last one.", "2/2", "7b"),
        ("It has the power and toughness of the last one.", "2/2", "7b"),
        ("Its power becomes the toughness of another one.", "2/2", "7b"),
        ("Its power is equal to what you dream of.", "*/2", "7a"),
        ("Its power is equal to what you dream of.", "2/2", "7b"),
        ("Each of them becomes a creature with power and toughness each equal to its age.", "2/2", "7b"),
        ("As long as it rains, switch its power and toughness.", "2/2", "7d"),
        ("Their power and toughness are each equal to it.", "*/*", "7a"),
        # 604.3a: what does so only if a condition is met defines nothing.
        ("As long as it dreams, its power and toughness are each equal to that.", "*/*", "7b"),
        ("Its power and toughness are each equal to that as long as it dreams.", "*/*", "7b"),
        (WORDS, "2/2", "7c"),
        (WORDS, "*/*", "7c"),
    ],
)
def test_613_4_words_about_sizes_define_set_or_change_them(text: str, size: str, layer: str) -> None:
    """613.4a where a sign has to be defined, 613.4b where a size is set, else 613.4c."""
    assert [step.layer for step in told("power", text=text, size=size)] == [layer]


def test_613_4d_what_switches_acts_last_and_before_2020_under_another_letter() -> None:
    text = "As long as it rains, switch its power and toughness."
    assert {key: told("power", text=text, edition=key)[0].rules[0] for key in ("2011-09", NEW)} == {
        "2011-09": "613.3e",
        NEW: "613.4d",
    }


@pytest.mark.parametrize("key", ["types", "abilities", "power", "controller"])
def test_613_1_the_step_stands_between_those_of_earlier_and_later_layers(key: str) -> None:
    played = play(NEW, place("Bear", "other"), place("Angel"), cards=ALL)
    for change in ({"control": "Ben"}, {"set_types": ["Creature"]}, {"add_abilities": ["Haste"]}, {"power": "+1"}):
        played = played.then(do("effect", on=["it"], change=change))
    asked = [NotComputed(WORDS, "other", (key,), "")]
    steps = with_steps_not_computed(edition_of(NEW), played["it"].proof, asked, {"other": 1})
    layers = [step.layer for step in steps[1:]]
    assert layers == sorted(layers)
    # The object with the words is older than every effect, and of one layer the older acts first (613.7).
    assert next(step.text for step in steps if step.layer == LAYERS[key]) == WORDS
    newer = with_steps_not_computed(edition_of(NEW), played["it"].proof, asked, {"other": 99})
    assert [step.text for step in newer if step.layer == LAYERS[key]][-1] == WORDS


BOLT = {"name": "Bolt", "mana_cost": "{R}", "type_line": "Instant", "oracle_text": "Bolt deals 3 damage to any target."}
LORD = creature("Lord", "Bear", "2/2")
LORD["static"] = [{"filter": {"types": "Creature"}, "change": {"power": "+1"}}]
_BURIED = {"count": {"types": "Creature", "zone": "graveyard"}}
COUNTER = creature("Counter", "Bear", "*/2")
COUNTER["define"] = {"power": _BURIED}
GROWER = creature("Grower", "Bear", "2/2")
GROWER["static"] = [{"on": "self", "change": {"power": _BURIED}}]
PUMP = {"name": "Pump", "mana_cost": "{R}", "type_line": "Enchantment"}
PUMP["oracle_text"] = "As long as it rains, each creature gets +1/+0."


@pytest.mark.parametrize("edition", ["2011-09", NEW])
@pytest.mark.parametrize("name", ["Counter", "Grower", "Bear"])
def test_613_1_what_moves_what_a_value_counts_or_comes_from_does_nothing_in_the_layer_of_that_value(
    edition: str, name: str
) -> None:
    """Damage may kill what is counted (613.4a), or what gives a size (613.4c), but is itself no effect on a size."""
    board = (place(name), place("Lord", "lord"), place("Bolt", "bolt", "stack"), do("resolve", "bolt"))
    cards = [*ALL, BOLT, LORD, COUNTER, GROWER, PUMP]
    it = play(edition, *board, cards=cards)["it"]
    doubts = [one for one in it.not_computed if "power" in one.keys]
    assert [one.source for one in doubts] == ["bolt"]
    assert [step for step in it.proof if step.text == doubts[0].text] == []
    # Words that change a size themselves have their step, beside these.
    pumped = play(edition, *board, place("Pump", "pump"), cards=cards)["it"]
    assert [step.layer for step in pumped.proof if step.source is not None and step.source.label == "pump"] == ["7c"]


ODD = {"name": "Odd", "type_line": "Enchantment"}
ODD["oracle_text"] = "Artifacts you control become creatures in some odd way as long as it rains."
RELIC = {"name": "Relic", "type_line": "Artifact", "mana_cost": "{1}"}
COUNTED: Record = {"count": {"types": "Creature", "controller": "you"}}
TALLY = creature("Tally", "Bear", "*/2") | {"define": {"power": COUNTED}}
TRIBUTE = {
    "name": "Tribute",
    "type_line": "Enchantment",
    "static": [{"filter": {"types": "Creature"}, "change": {"power": COUNTED}}],
}
PAIR = creature("Pair", "Bear", "2/2", oracle_text="As long as you control two or more creatures, Pair gets +2/+2.")
LEGEND = {**creature("Legend", "Elf", "1/1"), "type_line": "Legendary Creature — Elf"}
NOT_CERTAIN = "the count is not certain, since what Odd says is not computed"
BACK = (place("Legend", "l"), do("designate", "l", as_="commander"), do("move", "l", to="graveyard"), do("check_state"))
# What is there, whose ladder, and what its last step says.
COUNTS: dict[str, tuple[tuple[Record, ...], str]] = {
    "613.4a: what defines it counts": (
        (place("Tally"), place("Odd", "odd")),
        f"Its own ability: its power becomes 1 (creatures Ana controls: 1); {NOT_CERTAIN}.",
    ),
    "613.4c: an effect counts": (
        (place("Bear"), place("Tribute", "a"), place("Odd", "odd")),
        f"Tribute: it gets +1/+0 and is 3/2 (creatures Ana controls: 1); {NOT_CERTAIN}.",
    ),
    "613.4c: a condition that holds counts": (
        (place("Pair"), place("Bear", "b"), place("Odd", "odd")),
        (
            "Its own ability: it gets +2/+2 and is 4/4; whether its condition "
            f"{NOT_CERTAIN.replace('the count', 'holds', 1)}."
        ),
    ),
    "613.4c: a condition that does not hold counts": (
        (place("Pair"), place("Odd", "odd")),
        (
            "Its own ability does not apply: Ana controls fewer than two creatures; whether its condition "
            f"{NOT_CERTAIN.replace('the count', 'holds', 1)}."
        ),
    ),
    "903.9a: an owner has a choice": (
        (place("Counter"), *BACK),
        (
            "Its own ability: its power becomes 1 (creature cards in graveyards: 1); the count is not certain, since "
            "nobody has said whether Legend went to the command zone."
        ),
    ),
    "608.2n: a spell moved what is counted": (
        (place("Counter"), place("Legend", "l"), place("Bolt", "bolt", "stack"), do("resolve", "bolt")),
        (
            "Its own ability: its power becomes 0 (creature cards in graveyards: 0); the count is not certain, since "
            "nobody has said what Bolt did as a spell."
        ),
    ),
}


@pytest.mark.parametrize("name", COUNTS)
def test_a_doubt_about_a_count_is_told_where_it_counts(name: str) -> None:
    actions, says = COUNTS[name]
    cards = [*ALL, BOLT, COUNTER, ODD, RELIC, TALLY, TRIBUTE, PAIR, LEGEND]
    relic = (place("Relic", "relic"),)
    ladder = rungs(play(NEW, *relic, *actions, cards=cards).table, "it")
    assert ladder[-1].says == says
    assert len([rung for rung in ladder if "Odd" in rung.says]) <= 1
