"""State-based actions that hang on words which are not computed: neither done nor left undone in silence."""

from __future__ import annotations

from typing import Any

import pytest

from inspector.rules import state_based_doubts
from tests.rules.cards_for_tests import BEAR, GOBLIN, creature, land
from tests.rules.playing import DONE, NOT_COMPUTED, NOTHING, Played, Record, do, place, play

NEW = "2026-08"


def _words(name: str, text: str, line: str = "Enchantment", **keys: Any) -> Record:  # noqa: ANN401
    """A card whose words nothing reads, as no card says "by moonlight"."""
    return {"name": name, "mana_cost": "{2}", "type_line": line, "oracle_text": text, **keys}


GROWTH = _words("Growth", "Goblins get +1/+1 by moonlight.")
BLIGHT = _words("Blight", "Creatures get -1/-1 by moonlight.")
TURNING = _words("Turning", "Artifacts are creatures by moonlight.")
NAMING = _words("Naming", "Creatures are legendary by moonlight.")
SPINNING = _words("Spinning", "Artifacts are world by moonlight.")
REALM = _words("Realm", "", "World Enchantment")
SHIELD = _words("Shield", "Bears have protection from everything by moonlight.")
WINGS = _words("Wings", "Enchant creature", "Enchantment — Aura")
AXE = _words("Axe", "Equip {1}", "Artifact — Equipment")
STONE = _words("Stone", "", "Artifact")
WALKER = _words("Walker", "", "Legendary Planeswalker — Rowan", loyalty="3")
STRANGER = _words("Stranger", "", "Planeswalker — Rowan")
HERO = {**creature("Hero", "Human", "2/2"), "type_line": "Legendary Creature — Human"}
CARDS = (
    GROWTH,
    BLIGHT,
    TURNING,
    NAMING,
    SPINNING,
    REALM,
    SHIELD,
    WINGS,
    AXE,
    STONE,
    WALKER,
    STRANGER,
    HERO,
    BEAR,
    GOBLIN,
    land("Field", "Plains"),
)
SHRUNK = {"power": "-9", "toughness": "-9"}


def _checked(*actions: Record, edition: str = NEW) -> Played:
    return play(edition, *actions, do("check_state"), cards=CARDS)


def _shrunk(label: str) -> Record:
    return do("effect", on=[label], change=SHRUNK)


@pytest.mark.parametrize("edition", ["2011-09", "2016-01", "2021-09", "2025-06", NEW])
def test_704_5f_a_creature_is_not_put_away_where_words_that_are_not_computed_may_save_it(edition: str) -> None:
    played = _checked(place("Growth"), place("Goblin", "goblin"), _shrunk("goblin"), edition=edition)
    assert played.last.result == NOT_COMPUTED
    assert "Goblins get +1/+1 by moonlight" in played.last.not_computed
    assert (played["goblin"].zone, [one.source for one in state_based_doubts(played.table).values()]) == (
        "battlefield",
        ["it"],
    )


def test_704_5f_nothing_to_check_is_not_said_where_a_creature_may_have_toughness_0() -> None:
    bears = (place("Bear", "one"), place("Bear", "two"))
    assert _checked(*bears).last.result == NOTHING
    blighted = _checked(place("Blight"), *bears)
    assert (blighted.last.result, blighted["one"].zone) == (NOT_COMPUTED, "battlefield")
    assert "Creatures get -1/-1 by moonlight" in blighted.last.not_computed


def test_704_3_what_is_sure_is_done_at_once_and_the_rest_is_told() -> None:
    """All applicable state-based actions are performed at once; of two only one is in doubt."""
    there = place("Growth"), place("Goblin", "goblin"), place("Bear", "bear")
    played = _checked(*there, _shrunk("goblin"), _shrunk("bear"))
    assert (played.last.result, played["bear"].zone, played["goblin"].zone) == (DONE, "graveyard", "battlefield")
    assert played.last.reasons[0].rules == ("704.5f",)
    told = played.last.reasons[-1]
    assert (told.rules, "Goblin" in told.says, "moonlight" in told.says) == (("704.3",), True, True)


def test_704_3_of_many_in_doubt_some_are_named_and_the_rest_counted() -> None:
    played = _checked(place("Blight"), *(place("Bear", f"bear {number}") for number in range(5)))
    assert "bear 0" in played.last.not_computed
    assert "and 3 others" in played.last.not_computed


@pytest.mark.parametrize(
    ("count", "told"),
    [
        (1, "Beck and Call;"),
        (2, "Beck and Call and also Bear;"),
        (3, "Beck and Call and also Bear (bear 0) and also Bear (bear 1);"),
        (4, "Beck and Call, Bear (bear 0) and 2 others;"),
    ],
)
def test_704_3_up_to_three_in_doubt_are_named_so_that_no_name_is_taken_for_two(count: int, told: str) -> None:
    both = creature("Beck and Call", "Elf", "2/2")
    there = (place("Blight"), place("Beck and Call", "both"))
    bears = (place("Bear", f"bear {number}") for number in range(count - 1))
    played = play(NEW, *there, *bears, do("check_state"), cards=(*CARDS, both))
    assert f"state-based actions do with {told}" in played.last.not_computed


def test_704_5f_what_may_be_a_creature_may_die_of_toughness_0() -> None:
    played = _checked(place("Turning"), place("Stone", "stone"))
    assert played.last.result == NOT_COMPUTED
    assert "Artifacts are creatures by moonlight" in played.last.not_computed


def test_704_5i_a_planeswalker_without_loyalty_stays_where_its_loyalty_is_not_known() -> None:
    """A planeswalker card has a loyalty printed on it (209.1), and this file leaves it out."""
    emptied = (place("Walker", "walker"), do("counters", "walker", kind="loyalty", count=-3))
    assert _checked(*emptied)["walker"].zone == "graveyard"
    played = _checked(place("Stranger", "stranger"))
    assert (played.last.result, played["stranger"].zone) == (NOT_COMPUTED, "battlefield")


GARRUK = (place("Garruk Relentless", "g", counters={"loyalty": 2}), do("transform", "g"))


@pytest.mark.parametrize("lost", [False, True], ids=["as it is", "except not legendary"])
def test_209_1_a_back_face_without_loyalty_leaves_none_out_also_altered_and_copied_again(lost: bool) -> None:
    """Its front has the loyalty, so nothing is printed on it, whatever else an exception alters of the face."""
    except_ = {"remove_supertypes": ["Legendary"]} if lost else {}
    there = (*GARRUK, place("Grizzly Bears", "one"), place("Grizzly Bears", "two"))
    played = play(
        NEW,
        *there,
        do("become_copy", "one", of="g", except_=except_),
        do("become_copy", "two", of="one"),
        do("create_token_copy", of="two", as_="t"),
    )
    assert [played[label].depends for label in ("one", "two", "t")] == [()] * 3
    assert [played[label].loyalty for label in ("one", "two", "t")] == [0] * 3


def test_704_5j_two_of_a_name_stay_where_one_may_be_no_legend_or_both_may_be() -> None:
    two = (place("Bear", "one"), place("Bear", "two"))
    named = _checked(place("Naming"), *two)
    assert (named.last.result, named["one"].zone, named["two"].zone) == (NOT_COMPUTED, "battlefield", "battlefield")
    heroes = (place("Hero", "first"), place("Hero", "second"))
    assert _checked(*heroes).last.result == DONE
    unsure = _checked(place("Naming"), *heroes)
    assert (unsure.last.result, unsure["first"].zone) == (NOT_COMPUTED, "battlefield")


@pytest.mark.parametrize(
    ("moon", "result"),
    [("Elves are snow by moonlight.", DONE), ("Elves are named Hero by moonlight.", NOT_COMPUTED)],
)
def test_704_5j_a_legend_of_another_name_decides_nothing_unless_it_may_have_that_name(moon: str, result: str) -> None:
    queen = {**creature("Queen", "Elf", "2/2"), "type_line": "Legendary Creature — Elf"}
    there = (place("Hero", "first"), place("Hero", "second"), place("Queen", "queen"), place("Moon", "moon"))
    cards = (*CARDS, queen, _words("Moon", moon, "Land"))
    assert play(NEW, *there, do("check_state"), cards=cards).last.result == result


def test_704_5f_a_legend_may_die_whatever_else_may_spare_it_from_the_legend_rule() -> None:
    sparing = _words("Gallery", "The legend rule doesn't apply to dancing Elves by moonlight.", "Artifact")
    cards = (*CARDS, sparing)
    alone = (place("Gallery", "gallery"), place("Hero", "hero"))
    assert play(NEW, *alone, do("check_state"), cards=cards).last.result == NOTHING
    played = play(NEW, *alone, place("Blight"), do("check_state"), cards=cards)
    assert (played.last.result, "Creatures get -1/-1 by moonlight" in played.last.not_computed) == (NOT_COMPUTED, True)
    # Two that are no legends go by no rule, and none spares them from any.
    bears = (place("Gallery", "gallery"), place("Bear", "one"), place("Bear", "two"))
    assert play(NEW, *bears, do("check_state"), cards=cards).last.result == NOTHING


def test_704_5k_what_may_be_world_is_judged_beside_a_world_permanent_alone() -> None:
    unsure = (place("Spinning"), place("Stone", "stone"))
    assert _checked(*unsure).last.result == NOTHING
    there = _checked(place("Realm", "realm"), *unsure)
    assert (there.last.result, there["stone"].zone, there["realm"].zone) == (NOT_COMPUTED, "battlefield", "battlefield")
    assert "Artifacts are world by moonlight" in there.last.not_computed


def test_704_5j_one_alone_of_its_name_is_certain() -> None:
    assert _checked(place("Naming"), place("Bear", "bear")).last.result == NOTHING


@pytest.mark.parametrize("card", ["Wings", "Axe"])
def test_704_5m_704_5n_what_is_attached_comes_off_for_certain_or_not_at_all(card: str) -> None:
    worn = (place("Bear", "bear"), place(card, "worn"), do("attach", "worn", to="bear"))
    assert _checked(*worn).last.result == NOTHING
    shielded = _checked(*worn, place("Shield"))
    assert (shielded.last.result, shielded.table.object("worn").attached_to) == (NOT_COMPUTED, "bear")
    no_creature = do("effect", on=["bear"], change={"set_types": ["Artifact"]})
    assert _checked(*worn, no_creature).table.object("worn").attached_to is None
    perhaps = _checked(*worn, no_creature, place("Turning"))
    assert (perhaps.last.result, perhaps.table.object("worn").attached_to) == (NOT_COMPUTED, "bear")


def test_704_5q_counters_cancel_out_whatever_the_size_may_be() -> None:
    played = _checked(place("Blight"), place("Bear", "bear", counters={"+1/+1": 2, "-1/-1": 1}))
    assert (played.last.result, played["bear"].counters) == (DONE, {"+1/+1": 1})
    assert "Blight" not in played.last.says
    assert "Creatures get -1/-1 by moonlight" in played.last.says


def test_704_5m_an_aura_that_resolved_is_not_put_away_before_somebody_says_what_it_enchants() -> None:
    """As an Aura spell resolves it becomes attached (608.3c); nobody has said to what."""
    cast = (place("Bear", "bear"), place("Wings", "wings", zone="hand"), do("cast", "wings"), do("resolve", "wings"))
    played = _checked(*cast)
    assert (played.last.result, played["wings"].zone) == (NOT_COMPUTED, "battlefield")
    assert _checked(*cast, do("attach", "wings", to="bear")).last.result == NOTHING


DARK = {**creature("Dark", "Goblin", "1/1", "{B}")}
GUARDED = {**creature("Guarded", "Goblin", "1/1", "{B}", oracle_text="Protection from red"), "keywords": ["Protection"]}
WARDS = ("legendary permanents", "mana value 3 or greater", "Ben")
WARDED = tuple(
    {**creature(f"Warded {i}", "Goblin", "1/1", oracle_text=f"Protection from {what}"), "keywords": ["Protection"]}
    for i, what in enumerate(WARDS)
)
SHIELDS = _words("Shields", "Bears have protection from enchantments.", "Artifact")
PLAGUE = "Goblins get +5/+0 by moonlight."
# What the Aura says and costs, what it is on, what is not computed, and whether that may decide that it comes off.
HOSTS: dict[str, tuple[str, str, str, str, bool]] = {
    "color": ("Enchant black creature", "{2}", "Dark", "Goblins are red by moonlight.", True),
    "color, not size": ("Enchant black creature", "{2}", "Dark", PLAGUE, False),
    "its controller": (
        "Enchant creature you control",
        "{2}",
        "Dark",
        "Ben gains control of Goblins by moonlight.",
        True,
    ),
    "whose it is": (
        "Enchant creature you control",
        "{2}",
        "Dark",
        "Ben gains control of enchantments by moonlight.",
        True,
    ),
    "not whose it is": ("Enchant creature", "{2}", "Dark", "Ben gains control of enchantments by moonlight.", False),
    "power": ("Enchant creature with power 2 or less", "{2}", "Dark", PLAGUE, True),
    "subtype": ("Enchant Goblin", "{2}", "Dark", "Goblins are Elves by moonlight.", True),
    "its own color": ("Enchant creature", "{2}", "Guarded", "Enchantments are red by moonlight.", True),
    "its own supertypes": (
        "Enchant creature",
        "{2}",
        "Warded 0",
        "Enchantments are legendary by moonlight.",
        True,
    ),
    "its own mana value": (
        "Enchant creature",
        "{2}",
        "Warded 1",
        "Enchantments have mana cost {5} by moonlight.",
        True,
    ),
    "its own controller": (
        "Enchant creature",
        "{2}",
        "Warded 2",
        "Ben gains control of enchantments by moonlight.",
        True,
    ),
    "its own color, unprotected": ("Enchant creature", "{2}", "Dark", "Enchantments are red by moonlight.", False),
    "protection that may be given": ("Enchant creature", "{2}", "Dark", "Goblins are Bears by moonlight.", True),
}


@pytest.mark.parametrize("name", HOSTS)
def test_704_5m_702_16c_an_aura_may_come_off_by_whatever_it_asks_of_its_host(name: str) -> None:
    """What decides whether an Aura can be on something decides it as it is attached, and whenever state is checked."""
    enchant, cost, host, moon, open_ = HOSTS[name]
    aura = {**_words("Bond", enchant, "Enchantment — Aura"), "mana_cost": cost}
    there = (place(host, "host"), place("Bond", "bond"), place("Shields", "shields"), place("Moon"))
    cards = (*CARDS, DARK, GUARDED, *WARDED, SHIELDS, aura, _words("Moon", moon, "Land"))
    attached = play(NEW, *there, do("attach", "bond", to="host"), cards=cards)
    assert (attached.last.result, moon in attached.last.says) == (DONE, open_)
    checked = attached.then(do("check_state"))
    assert (checked.last.result, checked.table.object("bond").attached_to) == (
        NOT_COMPUTED if open_ else NOTHING,
        "host",
    )
    assert (moon in checked.last.not_computed) is open_


# What became of the host, what the Aura says and costs, and what is not computed by which it may stay all the same.
REFUSED: dict[str, tuple[Record, str, str, str]] = {
    "color": ({"set_colors": ["R"]}, "Enchant black creature", "{2}", "Goblins are black by moonlight."),
    "power": ({"power": "+5"}, "Enchant creature with power 2 or less", "{2}", "Goblins get -5/-0 by moonlight."),
    "controller": ({"control": "Ben"}, "Enchant creature you control", "{2}", "You control Goblins by moonlight."),
    "whose it is": (
        {"control": "Ben"},
        "Enchant creature you control",
        "{2}",
        "Ben gains control of enchantments by moonlight.",
    ),
    "protection": (
        {"add_abilities": ["Protection from red"]},
        "Enchant creature",
        "{R}",
        "Goblins lose all abilities by moonlight.",
    ),
    "its own color": (
        {"add_abilities": ["Protection from red"]},
        "Enchant creature",
        "{R}",
        "Enchantments are blue by moonlight.",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_704_5m_an_aura_stays_where_what_it_is_on_may_be_right_for_it_after_all(name: str) -> None:
    change, enchant, cost, moon = REFUSED[name]
    aura = {**_words("Bond", enchant, "Enchantment — Aura"), "mana_cost": cost}
    on = (place("Dark", "host"), place("Bond", "bond"), do("attach", "bond", to="host"))
    there = (*on, do("effect", on=["host"], change=change))
    cards = (*CARDS, DARK, aura, _words("Moon", moon, "Land"))
    gone = play(NEW, *there, do("check_state"), cards=cards)
    assert (gone.last.result, gone["bond"].zone) == (DONE, "graveyard")
    stays = play(NEW, *there, place("Moon"), do("check_state"), cards=cards)
    assert (stays.last.result, stays["bond"].zone, moon in stays.last.not_computed) == (
        NOT_COMPUTED,
        "battlefield",
        True,
    )


URBORG = _words("Urborg", "Each land is a Swamp in addition to its other land types.")
SHIELDED = do("effect", on=["bear"], change={"add_abilities": ["Protection from enchantments"]})
ARMOR = _words("Armor", "Elves have protection from enchantments.")


@pytest.mark.parametrize(
    ("moon", "sure"),
    [
        ("Bears are lands in addition to their other types by moonlight.", True),
        ("Bears lose all abilities by moonlight.", False),
    ],
)
def test_305_6_a_mana_ability_that_may_come_with_a_land_type_leaves_protection_as_it_is(moon: str, sure: bool) -> None:
    """702.16c: whether an Aura stays on what has protection from it, or is put there, hangs on that keyword alone."""
    cards = (BEAR, WINGS, URBORG, ARMOR, _words("Moon", moon, "Land"))
    there = (place("Bear", "bear"), place("Wings", "wings"), place("Urborg", "urborg"), place("Moon", "moon"))
    attach = do("attach", "wings", to="bear")
    gone = play(NEW, *there[:3], attach, SHIELDED, there[3], do("check_state"), cards=cards)
    assert "abilities" in {key for one in gone["bear"].not_computed for key in one.keys}
    assert (gone["wings"].zone == "graveyard") is sure
    # Nor is it put on what has protection; and what has none gets none by that.
    assert play(NEW, *there, SHIELDED, attach, cards=cards).last.result == (NOTHING if sure else NOT_COMPUTED)
    assert play(NEW, *there, place("Armor", "armor"), attach, cards=cards).last.result == DONE
