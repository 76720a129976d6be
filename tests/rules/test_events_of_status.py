"""110.5c: what the event that set a status says of it, each event by its own words and its own rule."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST, characteristics
from inspector.rules.decisions.marks import getting, word_of_bearer
from tests.rules.cards_for_tests import creature
from tests.rules.playing import Record, do, place, play
from tests.rules.speaking import card

LISTED = {"types": ["Artifact", "Creature"], "subtypes": ["Cyberman"], "power": 2, "toughness": 2}
BEARS, IN_HAND = place("Grizzly Bears"), place("Grizzly Bears", "it", "hand")
ON_TOP = place("Grizzly Bears", "it", "library")
ANGEL = place("Exalted Angel", "it", "hand")
ROOM = place("Bottomless Pool // Locker Room", "it", "hand")
ENTERED = (ROOM, do("put_onto_battlefield", "it"))
RESOLVE = do("resolve", "it")
IS_DOWN = "110.5: It is face down."
NEITHER = "709.5c: It has neither of the unlocked designations."
# What happened, the key of a status, and all that is said of it, behind the first rule of each sentence.
EVENTS: tuple[tuple[tuple[Record, ...], str, list[str]], ...] = (
    ((BEARS, do("turn_face_down", "it")), "face_down", ["708.2a: It was turned face down.", IS_DOWN]),
    (
        (BEARS, do("turn_face_down", "it", face_down=LISTED)),
        "face_down",
        ["708.2: It was turned face down.", IS_DOWN],
    ),
    ((IN_HAND, do("cast", "it", face_down=True)), "face_down", ["708.4: It was cast face down."]),
    (
        (IN_HAND, do("cast", "it", face_down=True), RESOLVE),
        "face_down",
        ["708.4: It was cast face down.", "708.2a: It is face down.", IS_DOWN],
    ),
    ((ANGEL, do("cast", "it", face_down="morph")), "face_down", ["702.37c: It was cast face down."]),
    ((ANGEL, do("cast", "it", face_down="morph"), RESOLVE), "face_down", ["702.37c: It was cast face down.", IS_DOWN]),
    (
        (IN_HAND, do("put_onto_battlefield", "it", face_down=True)),
        "face_down",
        ["708.3: It was put onto the battlefield face down.", "708.2a: It is face down.", IS_DOWN],
    ),
    (
        (IN_HAND, do("put_onto_battlefield", "it", face_down=LISTED)),
        "face_down",
        ["708.3: It was put onto the battlefield face down.", "708.2: It is face down.", IS_DOWN],
    ),
    ((ON_TOP, do("manifest", "it")), "face_down", ["701.40a: It was manifested.", IS_DOWN]),
    ((ON_TOP, do("cloak", "it")), "face_down", ["701.58a: It was cloaked.", IS_DOWN]),
    ((BEARS, do("tap", "it")), "tapped", ["701.26a: It was tapped.", "110.5: It is tapped."]),
    (
        (IN_HAND, do("put_onto_battlefield", "it", tapped=True)),
        "tapped",
        ["110.5b: It was put onto the battlefield tapped.", "110.5: It is tapped."],
    ),
    (
        (place("Nezumi Graverobber"), do("flip", "it")),
        "flipped",
        ["710.2: It was flipped, so its lower half counts.", "110.5: It is flipped."],
    ),
    (
        (ROOM, do("cast", "it", half="left"), RESOLVE),
        "unlocked",
        [
            "709.5d: The spell was its left half, so it entered with that half unlocked.",
            "709.5c: It has the designation “left half unlocked”.",
        ],
    ),
    (
        (*ENTERED, do("unlock", "it", half="right")),
        "unlocked",
        [
            "709.5f: An effect unlocked its right half.",
            "709.5c: It has the designation “right half unlocked”.",
        ],
    ),
    (
        (*ENTERED, do("unlock", "it", half="left"), do("lock", "it", half="left")),
        "unlocked",
        ["709.5g: An effect locked its left half.", NEITHER],
    ),
    # What was not cast has neither as it enters, and keeps none (709.5d, 709.5c).
    (ENTERED, "unlocked", [NEITHER.replace("709.5c", "709.5d"), NEITHER]),
)


@pytest.mark.parametrize(("actions", "key", "says"), EVENTS, ids=str)
def test_110_5c_the_event_that_set_a_status_says_how(actions: tuple[Record, ...], key: str, says: list[str]) -> None:
    held = play(NEWEST.key, *actions)["it"]
    assert [f"{why.rules[0]}: {why.says}" for why in held.why[key]] == says


CARDS = (
    creature("Beast", "Beast", "4/4", "{G}", oracle_text="Mutate {G}", keywords=["Mutate"]),
    creature("Bear", "Bear", "2/2"),
    card("Rowan", "Legendary Planeswalker — Rowan", "{2}", loyalty="3"),
    card("Siege", "Battle — Siege", "{2}", defense="3"),
    card("Riddle", "Creature — Sphinx", "{1}", "*/1"),
    card("Queen", "Legendary Creature — Elf", "{1}", "2/2"),
    card(
        "Dye", "Artifact", "{1}", oracle_text="As Dye enters, choose a color.\nAs Dye enters, choose a creature type."
    ),
)
QUEEN, TOKEN = place("Queen"), (place("Bear", "bear"), do("create_token_copy", of="bear", as_="it"))
BEAST = (place("Beast", "beast", "hand"), do("cast", "beast"))
NO_MORE = do("effect", on=["it"], change={"set_types": ["Artifact"]})
THEFT = do("effect", on=["it"], change={"control": "Ben"})
LOYALTY, DEFENSE = (
    f"{rule}.1: The {key} is printed on the card: 3." for rule, key in ((209, "loyalty"), (210, "defense"))
)
# What is no characteristic, or is counted on the battlefield, with all that is said of it.
SAID: tuple[tuple[tuple[Record, ...], str, list[str]], ...] = (
    (
        (place("Bear", counters={"+1/+1": 1}),),
        "counters",
        ["122.1: Counters stay on it until something removes them or it changes zones."],
    ),
    ((place("Bear"),), "counters", []),
    ((place("Bear"),), "token", []),
    ((place("Bear"),), "loyalty", []),
    ((place("Bear"),), "defense", []),
    ((place("Bear"),), "phased_out", []),
    ((place("Bear"),), "designations", []),
    (TOKEN, "token", ["111.6: It is a token, not a card."]),
    (
        (*TOKEN, *BEAST, do("mutate", "beast", onto="it")),
        "token",
        ["730.2d: It is not a token, though one of its components is: a card is on top."],
    ),
    (
        (*TOKEN, *BEAST, do("mutate", "beast", onto="it", on_top=False)),
        "token",
        ["730.2d: It is a token, not a card."],
    ),
    (
        (QUEEN, do("designate", "it", as_="commander")),
        "designations",
        ["903.3: It is a commander for the whole game, whatever zone it is in."],
    ),
    ((QUEEN, do("designate", "it", as_="goaded")), "designations", ["701.15b: It is goaded now."]),
    (
        (QUEEN, do("designate", "it", as_="ring-bearer"), do("designate", "it", as_="monstrous")),
        "designations",
        ["701.37b: It is monstrous now.", "701.54b: It is its controller's Ring-bearer now."],
    ),
    ((place("Dye", choose={"color": "G"}),), "chosen", ["607.2d: This was chosen for it: green."]),
    (
        (place("Dye", choose={"color": "G", "creature_type": "Elf"}),),
        "chosen",
        ["607.2d: These were chosen for it: green and Elf."],
    ),
    (
        (place("Rowan"), NO_MORE),
        "loyalty",
        ["306.5: It is not a planeswalker, so on the battlefield it has no loyalty.", LOYALTY],
    ),
    (
        (place("Rowan"), do("counters", "it", kind="loyalty", count=-1)),
        "loyalty",
        ["306.5c: On the battlefield its loyalty is the number of loyalty counters on it: 2.", LOYALTY],
    ),
    (
        (place("Siege"), NO_MORE),
        "defense",
        ["310.4: It is not a battle, so on the battlefield it has no defense.", DEFENSE],
    ),
    (
        (place("Siege"),),
        "defense",
        ["310.4c: On the battlefield its defense is the number of defense counters on it: 3.", DEFENSE],
    ),
    (
        (place("Riddle"),),
        "power",
        [
            "208.1: It is printed as *; the ability that defines it is not computed.",
            "208.1: The power is printed on the card: *.",
        ],
    ),
    ((place("Riddle"),), "toughness", ["208.1: The toughness is printed on the card: 1."]),
    (
        (place("Bear"), THEFT),
        "controller",
        ["613.1b: An effect gives control to Ben.", "110.2: Without that, Ana would control it."],
    ),
    # Of each door it is said what was done to it last, the newest first.
    (
        (ROOM, do("cast", "it", half="left"), RESOLVE, do("unlock", "it", half="right")),
        "unlocked",
        [
            "709.5f: An effect unlocked its right half.",
            "709.5d: The spell was its left half, so it entered with that half unlocked.",
            "709.5c: It has the designations “left half unlocked” and “right half unlocked”.",
        ],
    ),
    (
        (*ENTERED, *(do("unlock", "it", half=half) for half in ("right", "left")), do("lock", "it", half="right")),
        "unlocked",
        [
            "709.5g: An effect locked its right half.",
            "709.5f: An effect unlocked its left half.",
            "709.5c: It has the designation “left half unlocked”.",
        ],
    ),
    (
        (place("Delver of Secrets"), do("transform", "it"), do("transform", "it")),
        "face_up",
        ["701.27a: It was turned over, so its front face is up."],
    ),
)


@pytest.mark.parametrize(("actions", "key", "says"), SAID, ids=str)
def test_110_what_an_object_is_besides_its_characteristics_has_its_reasons(
    actions: tuple[Record, ...], key: str, says: list[str]
) -> None:
    held = play(NEWEST.key, *actions, cards=CARDS)["it"]
    assert [f"{why.rules[0]}: {why.says}" for why in held.why.get(key, ())] == says


def test_702_26d_who_controls_what_is_phased_out_is_who_did_as_it_phased_out() -> None:
    for more, says in (((), "Ana controls it."), ((THEFT,), "Ben controlled it as it phased out")):
        table = play(NEWEST.key, place("Bear"), *more, do("phase_out", "it"), cards=CARDS).table
        assert characteristics(table, "it").why["controller"][0].says.startswith(says)


STAYS = "305.7: Flood sets a land type, which changes neither card types nor supertypes."
# A land, what an effect does to it besides setting a land type, and which values are told to be left alone.
LEFT_ALONE: tuple[tuple[str, Record, str], ...] = (
    ("Hall", {}, "types supertypes"),
    ("Cave", {}, "types"),
    ("Dryad", {}, "types supertypes"),
    # What an effect makes of the card types it says itself.
    ("Dryad", {"set_types": ["Land"]}, "supertypes"),
    ("Dryad", {"remove_types": ["Creature"]}, "supertypes"),
    ("Dryad", {"add_types": ["Artifact"]}, "supertypes"),
    ("Dryad", {"set_subtypes": None, "add_subtypes": ["Island"]}, ""),
)


@pytest.mark.parametrize(("name", "more", "left"), LEFT_ALONE, ids=str)
def test_305_7_what_sets_a_land_type_leaves_card_types_and_supertypes_alone(name: str, more: Record, left: str) -> None:
    lands = (
        card("Hall", "Legendary Land"),
        card("Cave", "Land"),
        card("Dryad", "Legendary Land Creature — Forest Dryad", "", "1/1"),
    )
    flood = do("effect", on=["it"], change={"set_subtypes": ["Island"], **more}, called="Flood")
    held = play(NEWEST.key, place(name), flood, cards=lands)["it"]
    told = {key: [f"{why.rules[0]}: {why.says}" for why in held.why[key]] for key in ("types", "supertypes")}
    assert {key for key, says in told.items() if STAYS in says} == {*left.split()}


@pytest.mark.parametrize(
    ("designation", "gets", "loses"),
    [
        ("attacking", "is attacking", "is no longer attacking"),
        ("Blocking", "is blocking", "is no longer blocking"),
        ("the commander", "becomes a commander", "is no longer a commander"),
        ("ring_bearer", "becomes a Ring-bearer", "is no longer a Ring-bearer"),
        ("your Ring-bearer", "becomes a Ring-bearer", "is no longer a Ring-bearer"),
        ("goaded", "becomes goaded", "is no longer goaded"),
        ("class level 2", "becomes level 2", "is no longer level 2"),
    ],
)
def test_506_3_903_3_getting_a_designation_is_said_as_of_one_that_has_it(
    designation: str, gets: str, loses: str
) -> None:
    assert (getting(designation), getting(designation, off=True)) == (gets, loses)


def test_701_54a_there_is_one_ring_bearer_a_player() -> None:
    assert word_of_bearer("ring-bearer") == "its controller's Ring-bearer"
    assert word_of_bearer("commander") == "a commander"


def test_701_15b_who_goaded_it_is_known_until_it_is_goaded_no_more() -> None:
    goaded, suspected = (do("designate", "it", as_=word) for word in ("goaded", "suspected"))
    still = play(NEWEST.key, QUEEN, goaded, suspected, {**suspected, "off": True}, cards=CARDS)
    held = still.table.object("it")
    assert (held.designations, held.goaded_by) == (("goaded",), ("Ana",))
    free = still.then({**goaded, "off": True}).table.object("it")
    assert (free.designations, free.goaded_by) == ((), ())


@pytest.mark.parametrize(("action", "tapped", "rule"), [("tap", True, "701.26a"), ("untap", False, "701.26b")])
def test_701_26_what_is_turned_is_told_before_what_was_so_already(action: str, tapped: bool, rule: str) -> None:
    there = (place("Grizzly Bears", "so", tapped=tapped), place("Runeclaw Bear", "turned", tapped=not tapped))
    last = play("2026-08", *there, do(action, objects=["so", "turned"])).last
    assert (last.result, last.rules[0]) == ("done", rule)
    assert last.says.startswith("Runeclaw Bear is ")
    assert "Grizzly Bears" in last.says
