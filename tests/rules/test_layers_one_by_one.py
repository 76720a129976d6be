"""What an effect of each kind decides, case by case: the first rule, the sentence and the rung of the ladder (613)."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST, rungs
from inspector.rules.layers.computed_tables import scratches
from tests.rules.cards_for_tests import ALL, ANGEL, BEAR, creature, enchantment, land, room
from tests.rules.playing import DONE, Played, Record, do, place, play
from tests.rules.test_only_what_changed import values, whole

NEW = NEWEST.key
GOLEM = creature("Golem", "Golem", "3/3", "{3}", type_line="Legendary Artifact Creature — Golem")
BASIC = "Act gives the land a basic land type instead of any others, so it loses its other abilities and has the mana"


def acted(change: Record, card: str = "Bear", *more: Record) -> Played:
    act = do("effect", on=["it"], change=change, called="Act")
    return play(NEW, place(card, "it"), *more, act, cards=[*ALL, GOLEM])


@pytest.mark.parametrize(
    ("change", "card", "key", "rule", "says", "rung"),
    [
        # 205.1a: what is set or removed replaces or takes; 205.1b: what is added comes besides.
        ({"set_types": ["Artifact"]}, "Bear", "types", "205.1a", "Act sets the card type to Artifact.",
         "Act: its card type becomes Artifact; it has no subtypes; it has no power or toughness."),
        ({"set_types": ["Artifact"]}, "Bear", "subtypes", "205.1a",
         "Act takes the card type Creature from it, and with that the subtype Bear.", ""),
        ({"set_types": ["Creature"]}, "Bear", "types", "205.1a",
         "Act sets the card type to Creature, which it was already.",
         "Act: nothing changes, since it is already a creature."),
        ({"remove_types": ["Creature"]}, "Golem", "types", "205.1a", "Act takes the card type Creature from it.", ""),
        ({"remove_types": ["Creature"]}, "Golem", "subtypes", "205.1a",
         "Act takes the card type Creature from it, and with that the subtype Golem.",
         "Act: it is no longer a creature; it has no subtypes; it has no power or toughness."),
        ({"add_types": ["Artifact"]}, "Bear", "types", "205.1b",
         "Act changes the card types; they are Artifact and Creature now.",
         "Act: its card types become Artifact and Creature."),
        ({"set_subtypes": ["Elf"]}, "Bear", "subtypes", "205.1a", "Act sets the subtype to Elf.",
         "Act: its subtype becomes Elf."),
        ({"set_subtypes": ["Bear"]}, "Bear", "subtypes", "205.1a", "Act makes it a Bear, which it was already.",
         "Act: nothing changes, since it is already a Bear."),
        ({"add_subtypes": ["Elf"]}, "Bear", "subtypes", "205.1b",
         "Act changes the subtypes; they are Bear and Elf now.", "Act: its subtypes become Bear and Elf."),
        ({"all_creature_types": True}, "Bear", "subtypes", "205.1b", "Act makes it every creature type.",
         "Act: it is every creature type."),
        ({"lose_all_creature_types": True}, "Bear", "subtypes", "205.1a", "Act leaves it with no subtypes.", ""),
        ({"lose_all_land_types": True}, "Dual", "subtypes", "205.1a", "Act leaves it with no subtypes.", ""),
        ({"add_supertypes": ["Snow"]}, "Bear", "supertypes", "205.4b", "Act gives it the supertype Snow.",
         "Act: it becomes snow."),
        ({"remove_supertypes": ["Legendary"]}, "Golem", "supertypes", "205.4b",
         "Act leaves it with no supertypes.", "Act: it is no longer legendary."),
        # 105.3: colors are set or come besides.
        ({"set_colors": ["R"]}, "Bear", "colors", "105.3", "Act makes it red.",
         "Act: it becomes red instead of green."),
        ({"set_colors": ["G"]}, "Bear", "colors", "105.3", "Act makes it green, which it was already.",
         "Act: nothing changes, since it is already green."),
        ({"add_colors": ["R"]}, "Bear", "colors", "105.3", "Act adds red to its colors: red and green.",
         "Act: it becomes red in addition to green."),
        # 612.1, 612.8: words and names; 305.6: with a basic land type its mana ability.
        ({"name": "Other"}, "Bear", "name", "612.8", "Act sets the name to Other.", "Act: its name becomes Other."),
        ({"name": "Bear"}, "Bear", "name", "612.8", "Act sets the name to Bear.", "Act: nothing changes here."),
        ({"text": {"from": "Bear", "to": "Elf"}}, "Bear", "subtypes", "612.1", "Act changes the subtype to Elf.",
         "Act: its subtype becomes Elf."),
        ({"text": {"from": "Goblin", "to": "Elf"}}, "King", "abilities", "612.1",
         "Act changes “Goblin” to “Elf” in its rules text.",
         "Act: its subtype becomes Elf; in its text “Goblin” becomes “Elf”, so it has “Other Elves are larger.”"),
        ({"text": {"from": "Swamp", "to": "Island"}}, "Dual", "abilities", "305.6",
         "Act changes the basic land types, and the mana abilities with them: two abilities.", ""),
        # 305.7: a basic land type that is set takes the other land types and all abilities.
        ({"set_subtypes": ["Island"]}, "Dual", "subtypes", "305.7",
         "A basic land type that Act gives to a land replaces its other land types.", ""),
        ({"set_subtypes": ["Island"]}, "Dual", "abilities", "305.7", f"{BASIC} ability of that type.", ""),
        # Layer 6: abilities go all or one by one; 113.11: or cannot be had.
        ({"lose_all_abilities": True}, "Angel", "keywords", "613.1f", "Act takes away all abilities.", ""),
        ({"lose_all_abilities": True}, "Bear", "abilities", "613.1f",
         "Act takes away all abilities, but there were none.", "Act: nothing changes, since it has no abilities."),
        ({"lose_all_abilities": True}, "Bear", "keywords", "613.1f",
         "Act takes away all abilities, but there were none.", ""),
        ({"remove_abilities": ["Flying"]}, "Angel", "keywords", "613.1f", "Act takes away flying.",
         "Act: it loses flying."),
        ({"cant_have_abilities": ["Flying"]}, "Angel", "keywords", "113.11", "Act says that it can't have flying.", ""),
        ({"add_abilities": ["Haste"]}, "Bear", "keywords", "613.1f", "Act gives it haste.", "Act: it gains haste."),
        # Layers 2 and 7.
        ({"control": "Ben"}, "Bear", "controller", "613.1b", "Act gives control to Ben.", "Act: Ben controls it."),
        ({"control": "Ana"}, "Bear", "controller", "613.1b", "Act gives control to Ana, who had it already.",
         "Act: nothing changes, since Ana already controls it."),
        ({"set_power": 2}, "Bear", "power", "613.4b", "Act sets the power to 2, which it was already.",
         "Act: nothing changes, since its power is already 2."),
        ({"set_toughness": 2}, "Bear", "toughness", "613.4b", "Act sets the toughness to 2, which it was already.",
         "Act: nothing changes, since its toughness is already 2."),
        ({"set_power": 5}, "Bear", "power", "613.4b", "Act sets the power to 5.", ""),
        ({"power": "+1"}, "Bear", "power", "613.4c", "Act gives it +1 power: 3.", "Act: it gets +1/+0 and is 3/2."),
        ({"switch_power_toughness": True}, "Bear", "power", "613.4d",
         "Act switches power and toughness, which are equal: power 2.",
         "Act: nothing changes, since its power and toughness are equal."),
        ({"switch_power_toughness": True}, "Bear", "toughness", "613.4d",
         "Act switches power and toughness, which are equal: toughness 2.", ""),
    ],
    ids=lambda one: str(one)[:40],
)  # fmt: skip
def test_613_1_what_an_effect_does_to_a_value_is_told_by_the_rule_that_decides(
    change: Record, card: str, key: str, rule: str, says: str, rung: str
) -> None:
    played = acted(change, card)
    first = played["it"].why[key][0]
    assert (first.rules[0], first.says) == (rule, says)
    last = rungs(played.table, "it")[-1].says
    assert last == rung if rung else last.startswith("Act: ")


@pytest.mark.parametrize(
    ("change", "card", "key", "rung"),
    [
        ({"add_types": ["Creature"]}, "Bear", "types", "Act: nothing changes, since it is already a creature."),
        ({"add_subtypes": ["Bear"]}, "Bear", "subtypes", "Act: nothing changes, since it is already a Bear."),
        ({"add_colors": ["G"]}, "Bear", "colors", "Act: nothing changes, since it is already green."),
        ({"power": "+0"}, "Bear", "power", "Act: it gets +0/+0 and stays 2/2."),
        ({"remove_abilities": ["Haste"]}, "Angel", "keywords", "Act: nothing changes, since it does not have haste."),
        # 205.3d: without the card type the subtype is not gained.
        ({"set_subtypes": ["Forest"]}, "Bear", "subtypes", "Act: nothing changes, since it is not a land."),
    ],
)
def test_613_1_what_adds_what_is_there_decides_nothing(change: Record, card: str, key: str, rung: str) -> None:
    played, plain = acted(change, card), play(NEW, place(card, "it"), cards=[*ALL, GOLEM])
    assert played["it"].why[key] == plain["it"].why[key]
    assert rungs(played.table, "it")[-1].says == rung


ROW = creature("Row", "Elf", "1/1", oracle_text="Flying, forestwalk, protection from red\nHexproof from blue")
SWAMPER = creature(
    "Swamper", "Elf", "1/1", oracle_text="Swampwalk\nProtection from red\nprotection from Red, islandwalk"
)


@pytest.mark.parametrize(
    ("kind", "abilities", "keywords"),
    [
        ("landwalk", ("Forestwalk", "Swampwalk", "Islandwalk"), ("Forestwalk", "Swampwalk", "Islandwalk")),
        ("protection", ("Protection from Red",), ("Protection",)),
        ("hexproof", ("Hexproof from blue",), ("Hexproof",)),
    ],
)
def test_702_1_abilities_of_a_keyword_that_others_have_are_given_each_once(
    kind: str, abilities: tuple[str, ...], keywords: tuple[str, ...]
) -> None:
    """Several of protection from the same quality are redundant, and so is landwalk (702.16m, 702.14e)."""
    gains = do("effect", on=["it"], change={"abilities_of": {"kind": kind, "among": {"subtypes": "Elf"}}})
    setup = (place("Row", "row"), place("Swamper", "swamper"), place("Bear"), gains)
    played = play(NEW, *setup, cards=[ROW, SWAMPER, BEAR])
    assert (played["it"].abilities, played["it"].keywords) == (abilities, keywords)
    # As what has them changes, so does what is given.
    after = played.then(do("effect", on=["row", "swamper"], change={"lose_all_abilities": True}))
    assert after["it"].keywords == ()


FAR: tuple[Record, ...] = (
    {"abilities_of": {"kind": "landwalk", "among": {"subtypes": "Elf"}}},
    {"abilities_of": {"kind": "hexproof", "among": {"subtypes": "Elf"}}},
    {"abilities_of": {"kind": "activated", "among": {"subtypes": "Elf"}}},
    {"cant_have_abilities": ["Hexproof"]},
    {"lose_all_abilities": True, "keep_mana_abilities": True},
)
NEAR: tuple[Record, ...] = (
    do("become_copy", "row", of="bear"),
    do("turn_face_down", "row"),
    do("move", "row", to="graveyard"),
    do("counters", "row", kind="hexproof", count=1),
    do("counters", "bear", kind="+1/+1", count=1),
    do("become_copy", "bear", of="row"),
    do("effect", on=["bear"], change={"add_subtypes": ["Elf"]}),
    do("effect", on=["row"], change={"add_abilities": ["Swampwalk"]}),
    do("effect", on=["row"], change={"control": "Ben"}),
    do("tap", "row"),
)


@pytest.mark.parametrize("change", FAR, ids=lambda one: next(iter(one)))
@pytest.mark.parametrize("action", NEAR, ids=lambda one: one["do"])
def test_613_1f_what_is_given_by_others_follows_them_however_they_change(change: Record, action: Record) -> None:
    """All that follows from a small change is what a whole computation gives."""
    walker = creature("Row", "Elf", "1/1", oracle_text="Forestwalk, hexproof\n{T}: Add {G}.")
    gives = do("effect", source="anthem", filter={"subtypes": "Bear"}, change=change)
    setup = (place("Row", "row"), place("Bear", "bear"), place("Goblin", "goblin"), place("Anthem", "anthem"), gives)
    played = play(NEW, *setup, cards=[*ALL, walker])
    scratches(played.table)
    after = played.then(action).table
    assert values(scratches(after)) == whole(after)


FIRST = creature("First", "Elf", "*/2", oracle_text="One.", define={"power": {"count": {"power": ">=3"}}})
SECOND = creature("Second", "Elf", "*/3", oracle_text="Two.", define={"power": {"of": "power", "on": "first"}})


@pytest.mark.parametrize("order", [("first", "second"), ("second", "first")])
def test_613_8a_one_defining_ability_waits_for_another_that_it_asks(order: tuple[str, str]) -> None:
    setup = [place(label.capitalize(), label) for label in order]
    played = play(NEW, *setup, place("Angel", "angel"), cards=[FIRST, SECOND, ANGEL])
    assert (played["first"].power, played["second"].power) == (1, 1)
    told = [(why.rules[0], why.says) for why in played["second"].why["power"]]
    assert told[:2] == [
        ("613.8a", "Its own ability depends on First, so it is applied later, whatever the timestamps."),
        ("613.4a", "An ability of its own defines its power: 1."),
    ]
    assert [why.rules[0] for why in played["first"].why["power"]] == ["613.4a", "208.1"]
    waits = "waiting for First, on which it depends for the amount that it uses"
    rung = f"Its own ability, {waits}: its power becomes 1 (power of First: 1)."
    assert rungs(played.table, "second")[-1].says == rung


@pytest.mark.parametrize(("edition", "power"), [("2025-06", 2), (NEW, 4)])
def test_122_1j_hone_counters_on_an_equipment_make_the_creature_larger_that_it_is_on(edition: str, power: int) -> None:
    sword = {"name": "Sword", "mana_cost": "{1}", "type_line": "Artifact — Equipment", "oracle_text": "Equip {1}"}
    hone = do("counters", "sword", kind="hone", count=2)
    setup = (place("Bear"), place("Sword", "sword"), hone)
    played = play(edition, *setup, do("attach", "sword", to="it"), cards=[sword, BEAR, ANGEL])
    assert (played["it"].power, played["it"].toughness) == (power, 2)
    # On nothing they do nothing, nor where it is no Equipment any more.
    assert play(edition, *setup, cards=[sword, BEAR])["it"].power == 2
    plain = played.then(do("effect", on=["sword"], change={"set_subtypes": ["Clue"]}))
    assert plain["it"].power == 2
    assert values(scratches(plain.table)) == whole(plain.table)
    # What has become one is one.
    rock = {**sword, "name": "Rock", "type_line": "Artifact"}
    made = do("effect", on=["sword"], change={"add_subtypes": ["Equipment"]})
    became = (place("Bear"), place("Rock", "sword"), hone, made, do("attach", "sword", to="it"))
    assert play(edition, *became, cards=[rock, BEAR])["it"].power == power
    moved = played.then(place("Angel", "angel"), do("attach", "sword", to="angel"))
    assert (moved["it"].power, moved["angel"].power) == (2, 2 + power)


def test_305_7_what_takes_all_but_mana_abilities_leaves_these() -> None:
    elf = creature("Druid", "Elf", "1/1", oracle_text="{T}: Add {G}.\nFlying\n{T}: Draw a card.")
    mute = do("effect", on=["it"], change={"lose_all_abilities": True, "keep_mana_abilities": True}, called="Mute")
    played = play(NEW, place("Druid", "it"), mute, cards=[elf])
    assert (played["it"].abilities, played["it"].keywords) == (("{T}: Add {G}.",), ())
    for key in ("abilities", "keywords"):
        first = played["it"].why[key][0]
        assert (first.rules[0], first.says) == ("613.1f", "Mute takes away all abilities but mana abilities.")


CHOICES = [
    ("Protection from the chosen color", {"color": "U"}, "Protection from blue"),
    ("Protection from the chosen card type", {"card_type": "Artifact"}, "Protection from artifacts"),
    ("Protection from the chosen player", {"player": "Ben"}, "Protection from Ben"),
]


@pytest.mark.parametrize(("text", "chosen", "given"), CHOICES)
def test_607_2d_protection_from_what_was_chosen_is_given_in_its_words(text: str, chosen: Record, given: str) -> None:
    wanted = {"types": "Creature", "controller": "you"}
    shield = enchantment("Shield", wanted, {"add_abilities": ["Flying", text]})
    played = play(NEW, place("Bear"), place("Shield", "shield"), cards=[BEAR, shield])
    # Until it is chosen nothing is protected from, and what stands beside it is given.
    assert played["it"].abilities == ("Flying",)
    after = played.then(do("choose", "shield", **chosen))
    assert (after.last.result, after["it"].abilities) == (DONE, ("Flying", given))


def test_305_7_a_land_that_is_made_an_island_has_its_text_no_more() -> None:
    """What stood in the way before is told no more once it is a land of another kind again."""
    cave = land("Cave", "Cave", oracle_text="{T}: Add {C}.\nFlash")
    played = play(
        NEW,
        place("Cave", "it"),
        do("effect", on=["it"], change={"set_subtypes": ["Island"]}, called="Act"),
        cards=[cave],
    )
    assert (played["it"].subtypes, played["it"].abilities, played["it"].keywords) == (
        ("Island",),
        ("{T}: Add {U}.",),
        (),
    )
    newer = played.then(do("effect", on=["it"], change={"add_abilities": ["Flash"]}, called="Late"))
    assert newer["it"].keywords == ("Flash",)


def test_208_2_what_a_sign_stands_for_is_not_known_until_something_is_added_to_it() -> None:
    star = creature("Star", "Elf", "*/1", oracle_text="Its power is a secret of the moon.")

    def sized(change: Record) -> tuple[object, object]:
        played = play(NEW, place("Star"), do("effect", on=["it"], change=change), cards=[star])
        return str(played["it"].power), played["it"].toughness

    assert (sized({"toughness": "+1"}), sized({"power": "+1"})) == (("*", 2), ("1", 1))


def test_202_2e_of_a_locked_half_the_color_indicator_does_not_count() -> None:
    left = {"name": "Den", "mana_cost": "", "color_indicator": ["U"]}
    den = room(left, {"name": "Attic", "mana_cost": "{R}"})
    for unlocked, colors, indicator in (
        ([], "", ""), (["left"], "U", "U"), (["right"], "R", ""), (["left", "right"], "UR", "U"),
    ):  # fmt: skip
        it = play(NEW, place("Den // Attic", "it", unlocked=unlocked), cards=[den])["it"]
        assert ("".join(it.colors), "".join(it.color_indicator)) == (colors, indicator)


def test_205_1a_subtypes_that_came_back_with_a_card_type_go_with_it_and_with_all_of_their_kind() -> None:
    gone = do("effect", on=["it"], change={"set_types": ["Artifact"]})
    back = do("effect", on=["it"], change={"add_types": ["Creature"]})
    played = acted({"add_types": ["Creature"]}, "Bear")
    assert played["it"].subtypes == ("Bear",)
    returned = play(NEW, place("Bear"), gone, back, cards=ALL)
    assert (returned["it"].types, returned["it"].subtypes) == (("Artifact", "Creature"), ("Bear",))
    for change, left in (
        ({"set_subtypes": ["Elf"]}, ("Elf",)),
        ({"lose_all_creature_types": True}, ()),
        ({"remove_types": ["Creature"]}, ()),
        ({"set_subtypes": ["Clue"]}, ("Bear", "Clue")),
    ):
        later = returned.then(do("effect", on=["it"], change=change))
        assert later["it"].subtypes == left
        # And what took them does not give them back with the card type once more.
        again = later.then(back)["it"].subtypes
        assert again == (("Bear",) if "remove_types" in change else left)


BEARS: Record = {"count": {"subtypes": "Bear"}}


@pytest.mark.parametrize(
    ("power", "toughness", "told"),
    [
        ({}, {}, ""),
        ({"plus": 1}, {"plus": 1}, ", plus 1"),
        # What is made of the number in two ways is told of neither.
        ({"plus": 1}, {"plus": 2}, ""),
        ({"times": 2}, {"times": 2}, ", twice that"),
        ({"times": 2}, {}, ""),
        ({"half": "up"}, {"half": "down"}, ", half of that rounded up and down"),
        ({"half": "up"}, {"half": "up"}, ", half of that rounded up"),
        ({"half": "up"}, {}, ""),
        ({"times": 2, "plus": 1}, {"times": 2, "plus": 1}, ", twice that, plus 1"),
    ],
)
def test_611_2d_what_is_made_of_a_number_that_is_counted_is_told_with_it(
    power: Record, toughness: Record, told: str
) -> None:
    sizes = {"set_power": {**BEARS, **power}, "set_toughness": {**BEARS, **toughness}}
    played = acted(sizes, "Bear", place("Bear", "b"), place("Bear", "c"))
    assert rungs(played.table, "it")[-1].says.endswith(f" (counted once, as the effect began: Bears{told}).")


def test_113_11_an_ability_that_cannot_be_had_is_told_beside_what_took_all_before() -> None:
    """What takes all abilities decides nothing of what was gone, but that it gives what is refused is told."""
    forbid = do("effect", on=["it"], change={"cant_have_abilities": ["Flying"]}, called="Ban")
    mute = do("effect", on=["it"], change={"lose_all_abilities": True}, called="Mute")
    both = do("effect", on=["it"], change={"lose_all_abilities": True, "add_abilities": ["Flying"]}, called="Lift")
    played = play(NEW, place("Angel", "it"), forbid, mute, both, cards=ALL)
    told = [(why.rules[0], why.says) for why in played["it"].why["keywords"]]
    assert played["it"].keywords == ()
    assert told[0] == ("113.11", "Lift would give it flying, but Ban says that it can't have that.")
    plain = play(
        NEW, place("Angel", "it"), mute, do("effect", on=["it"], change=dict(mute["change"]), called="Last"), cards=ALL
    )
    assert not any("Last" in why.says for why in plain["it"].why["keywords"])


@pytest.mark.parametrize(
    ("unlocked", "keywords", "abilities"),
    [
        ([], "707.9a", "707.9a"),
        # The half gives an ability that is no keyword, so of keywords the exception's alone is there.
        (["left"], "707.9a", "709.5"),
        (["right"], "709.5", "709.5"),
        (["left", "right"], "709.5", "709.5"),
    ],
)
def test_707_9a_what_is_of_neither_half_leads_where_no_unlocked_half_gives_anything_besides(
    unlocked: list[str], keywords: str, abilities: str
) -> None:
    left = {"name": "Den", "mana_cost": "{R}", "oracle_text": "{T}: Draw a card."}
    den = room(left, {"name": "Attic", "mana_cost": "{U}", "oracle_text": "Haste"})
    gains = do("become_copy", "it", of="it", except_={"add_abilities": ["Flying"]})
    it = play(NEW, place("Den // Attic", "it", unlocked=unlocked), gains, cards=[den])["it"]
    assert "Flying" in it.keywords
    assert [it.why[key][0].rules[0] for key in ("keywords", "abilities")] == [keywords, abilities]
