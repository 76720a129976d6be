"""What a ladder says where one object has several abilities, or says several things in one (113.2c, 611.3a, 613.6)."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST, rungs
from tests.rules.cards_for_tests import Record, creature
from tests.rules.playing import do, place, play

ALL, WHITE = "Creatures you control get +1/+1.", "White creatures you control get +1/+1."
BOTH = "Creatures you control get +1/+1 and white creatures you control get +1/+0."
DYE = do("effect", on=["it"], change={"set_colors": ["B"]}, called="Dye")
HUSH = do("effect", on=["o"], change={"lose_all_abilities": True}, called="Hush")
ONLY_WHITE = "does not apply here: it affects only white creatures."
# A record may say what abilities do, and not which of its paragraphs it means.
STATED: list[Record] = [
    {"filter": {"types": "Creature"}, "change": {"power": "+1", "toughness": "+1"}},
    {"filter": {"types": "Creature", "colors": "W"}, "change": {"power": "+1", "toughness": "+1"}},
]


def said(text: str, *actions: Record, layer: str = "7c", **more: object) -> list[str]:
    """The sentences of a layer for "it", where a card of this text is on the board."""
    cards = [creature("Two", "Elf", "1/1", "{W}", oracle_text=text, **more), creature("Gob", "Elf Goblin", "2/2")]
    ladder = rungs(play(NEWEST.key, *actions, cards=cards).table, "it")
    return [rung.says for rung in ladder if rung.step.layer == layer]


@pytest.mark.parametrize(
    ("text", "own", "others"),
    [
        (
            f"{ALL}\n{WHITE}",
            ["Its own ability: it gets +1/+1 and is 3/3.", f"Another of its own abilities {ONLY_WHITE}"],
            ["Two (o): it gets +1/+1 and is 2/2.", f"Another effect of Two (o) {ONLY_WHITE}"],
        ),
        (
            f"{WHITE}\n{ALL}",
            [f"One of its own abilities {ONLY_WHITE}", "Its own ability: it gets +1/+1 and is 3/3."],
            [f"One effect of Two (o) {ONLY_WHITE}", "Two (o): it gets +1/+1 and is 2/2."],
        ),
        (
            BOTH,
            ["Its own ability: it gets +1/+1 and is 3/3.", f"Another part of its own ability {ONLY_WHITE}"],
            ["Two (o): it gets +1/+1 and is 2/2.", f"Another effect of Two (o) {ONLY_WHITE}"],
        ),
        # Two sentences of one paragraph each do what they say, though they say the same of two kinds of objects.
        (
            f"{WHITE} {ALL}",
            [f"Part of its own ability {ONLY_WHITE}", "Its own ability: it gets +1/+1 and is 3/3."],
            [f"One effect of Two (o) {ONLY_WHITE}", "Two (o): it gets +1/+1 and is 2/2."],
        ),
    ],
)
def test_611_3a_what_it_no_longer_affects_is_told_beside_what_applies(
    text: str, own: list[str], others: list[str]
) -> None:
    assert said(text, place("Two", "o"), place("Two"), DYE) == [*others, *own]


def test_611_3a_one_sentence_about_two_kinds_does_apply_to_what_became_the_other_kind() -> None:
    """Whoever reads "Goblins and other Elves" misses nothing of an Elf that is no Goblin any more."""
    text = "Goblins you control and other Elves you control get +1/+1."
    for kind in ("Elf", "Goblin"):
        change = do("effect", on=["it"], change={"set_subtypes": [kind]}, called="Change")
        assert said(text, place("Two", "o"), place("Gob"), change) == ["Two: it gets +1/+1 and is 3/3."]


def test_113_2c_where_the_paragraphs_are_not_known_it_is_one_of_its_abilities() -> None:
    assert said("Words.", place("Two"), DYE, static=STATED) == [
        "Its own ability: it gets +1/+1 and is 2/2.",
        "Another of its own abilities does not apply here: it affects only white creatures.",
    ]
    assert said("Words.", place("Two"), DYE, static=STATED[::-1])[0] == (
        "One of its own abilities does not apply here: it affects only white creatures."
    )


@pytest.mark.parametrize(
    ("text", "lost"),
    [
        (f"{ALL}\n{WHITE}", ["Two (o) does not apply: Hush took its ability away before it could.", True]),
        (BOTH, ["Two (o) does not apply: Hush took its ability away before it could."]),
    ],
)
def test_613_6_each_ability_that_was_lost_is_told_once(text: str, lost: list[object]) -> None:
    second = "Another ability of Two (o) does not apply: Hush took it away before it could."
    wanted = [second if one is True else one for one in lost]
    found = said(text, place("Two", "o"), place("Two"), HUSH)
    assert [one for one in found if "Hush" in one] == wanted


def test_709_5_that_a_door_is_locked_is_no_ability_beside_the_one_that_was_lost() -> None:
    """The Room has one ability then, so there is no other one of which the ladder could speak."""
    shop, gallery = ({"name": name, "mana_cost": "{W}", "type_line": "Enchantment — Room"} for name in ("Shop", "Hall"))
    faces = [{**shop, "oracle_text": "Flying"}, {**gallery, "oracle_text": "Creatures you control get +1/+1."}]
    room = {"name": "Shop // Hall", "layout": "split", "card_faces": faces}
    waken = do("effect", on=["it"], change={"add_types": ["Creature"], "lose_all_abilities": True}, called="Hush")
    ladder = rungs(play(NEWEST.key, place("Shop // Hall", unlocked=["right"]), waken, cards=[room]).table, "it")
    assert ladder[-1].says == "Its own ability does not apply: Hush took it away before it could."


def test_109_5_what_is_attached_to_an_object_is_told_by_its_name() -> None:
    gear: Record = {"filter": {"subtypes": "Equipment", "attached_to": "self"}, "change": {"add_abilities": ["Reach"]}}
    knight = creature("Knight", "Knight", "2/2", oracle_text="Gear.", static=[gear])
    sword = {"name": "Sword", "mana_cost": "{1}", "type_line": "Artifact — Equipment", "oracle_text": "Equip {1}"}
    board = place("Knight", "k"), place("Sword"), do("attach", "it", to="k")
    melt = do("effect", on=["it"], change={"set_types": ["Enchantment"]}, called="Melt")
    ladder = rungs(play(NEWEST.key, *board, melt, cards=[knight, sword]).table, "it")
    assert ladder[-1].says == "Knight does not apply here: it affects only Equipment attached to Knight."


FLYING = "Creatures you control get +1/+1 and have flying."


def test_613_6_an_ability_lost_is_told_in_each_layer_as_the_same_one() -> None:
    board = place("Two", "o"), place("Gob"), HUSH
    (in_six,), (in_seven,) = (said(FLYING, *board, layer=layer) for layer in ("6", "7c"))
    assert in_six == "Two does not apply: it depends on Hush, which took its ability away first."
    assert in_seven == "Two does not apply: Hush took its ability away before it could."


def test_613_6_a_condition_is_told_where_it_let_each_effect_begin_and_nowhere_after() -> None:
    """Two objects with the same words each began by it."""
    text = f"As long as you control an Elf, {FLYING[0].lower()}{FLYING[1:]}"
    cards = [creature(name, "Elf", "1/1", "{W}", oracle_text=text) for name in ("One", "Two")]
    ladder = rungs(play(NEWEST.key, place("One", "o"), place("Two", "t"), cards=cards).table, "t")
    named = ("Ana controls at least one Elf",)
    assert [(rung.step.layer, rung.source_name, rung.begun_by) for rung in ladder[1:]] == [
        ("6", "One", named),
        ("6", "Two", named),
        ("7c", "One", ()),
        ("7c", "Two", ()),
    ]


ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


@pytest.mark.parametrize("count", [1, 2, 8, 9])
def test_613_7_castings_of_one_spell_are_told_apart_by_their_number_up_to_eight(count: int) -> None:
    growth = do("effect", on=["it"], change={"power": "+1"}, called="Growth")
    found = said("", place("Gob"), *[growth] * count)
    names = ["Growth"] * count if count in (1, 9) else [f"The {word} Growth" for word in ORDINALS[:count]]
    assert found == [f"{name}: it gets +1/+0 and is {3 + n}/2." for n, name in enumerate(names)]


def test_110_2_behind_what_gave_control_stands_whose_it_would_be() -> None:
    steal = do("effect", on=["it"], change={"control": "Ben"}, called="Steal")
    why = play(NEWEST.key, place("Gob"), steal, cards=[creature("Gob", "Elf", "2/2")])["it"].why["controller"]
    assert [(one.rules[0], one.says) for one in why] == [
        ("613.1b", "Steal gives control to Ben."),
        ("110.2", "Without that, Ana would control it."),
    ]


@pytest.mark.parametrize(
    ("text", "idle"),
    [
        ("This creature gets +1/+1 for each creature you control and +1/+1 for each Goblin you control.", 1),
        # Two abilities are two, and each is told.
        ("This creature gets +1/+1 for each creature you control.\nThis creature gets +1/+1 for each Goblin.", 2),
    ],
    ids=["one sentence", "two abilities"],
)
def test_208_3_what_two_parts_of_one_sentence_do_not_do_alike_is_told_once(text: str, idle: int) -> None:
    parked = do("effect", on=["it"], change={"set_types": ["Artifact"]}, called="Park")
    nothing = "Its own ability: nothing changes, since it is not a creature."
    assert said(text, place("Two"), place("Gob", "g"), parked) == [nothing] * idle
    sizes = ["+2/+2 and is 3/3", "+1/+1 and is 4/4"]
    assert [says.split("it gets ")[1].split(" (")[0] for says in said(text, place("Two"), place("Gob", "g"))] == sizes


def test_113_2c_two_abilities_of_which_no_paragraph_is_known_are_each_told_as_idle() -> None:
    parked = do("effect", on=["it"], change={"set_types": ["Artifact"]}, called="Park")
    stated = [{"on": "self", "change": {"power": "+1"}}] * 2
    nothing = "Its own ability: nothing changes, since it is not a creature."
    assert said("Words.", place("Two"), parked, static=stated) == [nothing] * 2


def test_730_2_abilities_of_two_components_are_two_though_each_is_the_first_of_its_card() -> None:
    cards = [
        creature("Base", "Elf", "1/1", "{W}", oracle_text=ALL),
        creature("Top", "Elf", "1/1", "{W}", oracle_text=f"{WHITE}\nMutate {{W}}", keywords=["Mutate"]),
    ]
    merged = (place("Base"), place("Top", "top", "stack"), do("mutate", "top", onto="it"), DYE)
    ladder = rungs(play(NEWEST.key, *merged, cards=cards).table, "it")
    assert f"One of its own abilities {ONLY_WHITE}" in {rung.says for rung in ladder}


def test_611_3a_what_another_object_with_the_same_words_does_says_nothing_of_these() -> None:
    """Its own words reach it as a Goblin alone: it is no "other" Elf to itself, but it is one to the other card."""
    text = "Goblins you control and other Elves you control get +1/+1."
    cards = [creature("Kin", "Elf Goblin", "1/1", "{W}", oracle_text=text)]
    change = do("effect", on=["it"], change={"set_subtypes": ["Elf"]}, called="Change")
    ladder = rungs(play(NEWEST.key, place("Kin", "o"), place("Kin"), change, cards=cards).table, "it")
    assert [rung.says for rung in ladder if rung.step.layer == "7c"] == [
        "Kin (o): it gets +1/+1 and is 2/2.",
        "Its own ability does not apply here: it affects only Goblins.",
    ]
