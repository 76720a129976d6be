"""Why status and place are what they are: the rule of the event that set each, before the general one (110.5)."""

from __future__ import annotations

import pytest

from inspector.rules import rungs
from tests.rules.claims import claiming
from tests.rules.playing import Record, do, entering_copy, place, play

DELVER = place("Delver of Secrets")
FLIP = place("Nezumi Graverobber", flipped=True)
ROOM = "Bottomless Pool // Locker Room"
OWN = (
    {"name": "Walker", "mana_cost": "{3}", "type_line": "Planeswalker — Jace", "loyalty": "4"},
    {"name": "Siege", "mana_cost": "{3}", "type_line": "Battle — Siege", "defense": "5"},
)
IN_HAND, DELVER_THERE = place("Delver of Secrets", "it", "hand"), place("Delver of Secrets", "other")
TOKEN, RESOLVE = do("create_token_copy", of="other", as_="it"), do("resolve", "it")
DISTURBED = (place("Lunarch Veteran", "it", "graveyard"), do("cast", "it", transformed=True))


def cast(card: str, **keys: object) -> tuple[Record, ...]:
    """A card that is cast from the hand."""
    return place(card, "it", "hand"), do("cast", "it", **keys)


CASES: dict[str, tuple[tuple[Record, ...], str, list[tuple[str, str]]]] = {
    "a zone": ((place("Grizzly Bears", "it", "graveyard"),), "zone", [("400.7", "graveyard")]),
    "exiled face down": (
        (place("Grizzly Bears"), do("move", "it", to="exile", face_down=True)),
        "face_down",
        [("406.3", "It was exiled face down.")],
    ),
    "turned up as a double-faced card": (
        (place("Delver of Secrets", "it", "library"), do("manifest", "it"), do("turn_face_up", "it", by="manifest")),
        "face_up",
        [("712.15a", "It was turned face up, so its front face is up.")],
    ),
    "turned over and gone": (
        (place("Delver of Secrets"), do("transform", "it"), do("move", "it", to="exile")),
        "face_up",
        [("712.8a", "Off the battlefield and the stack it has only its front face.")],
    ),
    "an owner": ((place("Grizzly Bears"),), "owner", [("108.3", "Ana owns it")]),
    "a controller": ((place("Grizzly Bears"),), "controller", [("110.2", "Ana controls it")]),
    "a spell's controller": (cast("Grizzly Bears"), "controller", [("112.2", "Ana controls it")]),
    "none in a graveyard": (
        (place("Grizzly Bears", "it", "graveyard", player="Ben"),),
        "controller",
        [("108.4a", "It has no controller in this zone, so its owner, Ben, counts as its controller.")],
    ),
    "a token's owner": ((DELVER_THERE, TOKEN), "owner", [("111.2", "Ana owns it")]),
    "the owner of a spell's copy": (
        (place("Grizzly Bears", "bear", "hand"), do("cast", "bear"), do("copy_spell", of="bear", as_="it")),
        "owner",
        [("112.2", "Ana owns it")],
    ),
    "a token": (
        (place("Grizzly Bears", "bear"), {"do": "create_token_copy", "of": "bear", "as": "it"}),
        "token",
        [("111.6", "It is a token, not a card")],
    ),
    "untapped": ((place("Grizzly Bears"),), "tapped", [("110.5", "It is untapped")]),
    "placed tapped": (
        (place("Grizzly Bears", tapped=True),),
        "tapped",
        [("110.5", "It has been tapped from the start.")],
    ),
    "unflipped": ((place("Nezumi Graverobber"),), "flipped", [("110.5", "It is unflipped")]),
    "flipped": (
        (FLIP,),
        "flipped",
        [("710.2", "It has been flipped from the start"), ("110.5", "It has been flipped from the start")],
    ),
    "face up": ((place("Grizzly Bears"),), "face_down", [("110.5", "It is face up")]),
    "placed face down": (
        (place("Exalted Angel", face_down="morph"),),
        "face_down",
        [("702.37c", "It has been face down from the start"), ("110.5", "It has been face down from the start")],
    ),
    "turned face down": (
        (place("Grizzly Bears"), {"do": "turn_face_down", "object": "it"}),
        "face_down",
        [("708.2a", "It was turned face down"), ("110.5", "It is face down")],
    ),
    "a front in the hand": (
        (place("Delver of Secrets", "it", "hand"),),
        "face_up",
        [("712.8a", "has only its front face")],
    ),
    "a front on the battlefield": (
        (DELVER,),
        "face_up",
        [("712.14", "It has had its front face up since it was put onto the battlefield")],
    ),
    "a meld card's front": ((place("Graf Rats"),), "face_up", [("712.14", "its front face up")]),
    "a back that was turned up": ((DELVER, do("transform", "it")), "face_up", [("701.27a", "so its back face is up")]),
    "loyalty counters": (
        (place("Walker", counters={"loyalty": 6}),),
        "loyalty",
        [("306.5c", "number of loyalty counters on it: 6"), ("209.1", "loyalty is printed on the card: 4")],
    ),
    "defense counters": (
        (place("Siege", counters={"defense": 2}),),
        "defense",
        [("310.4c", "number of defense counters on it: 2"), ("210.1", "defense is printed on the card: 5")],
    ),
    "an open half": (
        (place(ROOM, unlocked=["left"]),),
        "unlocked",
        [("709.5c", "the designation “left half unlocked”")],
    ),
    "both doors": (
        (place(ROOM, unlocked=["left", "right"]),),
        "unlocked",
        [("709.5c", "“left half unlocked” and “right half unlocked”")],
    ),
    # What set it as it came, by the rule of that event.
    "a front that was chosen": (cast("Valki, God of Lies", face="front"), "face_up", [("712.11b", "front face up")]),
    "a back that was chosen": (cast("Valki, God of Lies", face="back"), "face_up", [("712.11b", "back face up")]),
    "a meld card that was cast": (cast("Graf Rats"), "face_up", [("712.8b", "front face up")]),
    "a front that was cast": (cast("Delver of Secrets"), "face_up", [("712.11", "front face up")]),
    "a back by disturb": (
        DISTURBED,
        "face_up",
        [("712.11a", "It has had its back face up since it was put onto the stack")],
    ),
    "it entered by disturb": (
        (*DISTURBED, RESOLVE),
        "face_up",
        [("702.146b", "its back face up since it was put onto the battlefield")],
    ),
    "it entered as it was": ((*cast("Delver of Secrets"), RESOLVE), "face_up", [("712.13", "front face up")]),
    "it was told to enter transformed": (
        (*cast("Delver of Secrets"), do("resolve", "it", transformed=True)),
        "face_up",
        [("712.13a", "back face up")],
    ),
    "put there": ((IN_HAND, do("put_onto_battlefield", "it")), "face_up", [("712.14", "front face up")]),
    "put there transformed": (
        (IN_HAND, do("put_onto_battlefield", "it", transformed=True)),
        "face_up",
        [("712.14a", "back face up")],
    ),
    "a land's face that was chosen": (
        (place("Barkchannel Pathway", "it", "hand"), do("play_land", "it", face="back")),
        "face_up",
        [("712.12", "back face up")],
    ),
    "a land with something behind": (
        (place("Westvale Abbey", "it", "hand"), do("play_land", "it")),
        "face_up",
        [("712.14", "front face up")],
    ),
    "it was turned over": ((DELVER, do("transform", "it")), "face_up", [("701.27a", "its back face is up")]),
    "a spell by morph": (cast("Pine Walker", face_down="morph"), "face_down", [("702.37c", "face down")]),
    "entered by morph": (
        (*cast("Pine Walker", face_down="morph"), RESOLVE),
        "face_down",
        [("702.37c", "face down"), ("110.5", "face down")],
    ),
    "entered by disguise": (
        (*cast("Dog Walker", face_down="disguise"), RESOLVE),
        "face_down",
        [("702.168b", "face down"), ("110.5", "face down")],
    ),
    "entered face down by an effect": (
        (*cast("Grizzly Bears", face_down=True), RESOLVE),
        "face_down",
        [("708.4", "face down"), ("708.2a", "face down"), ("110.5", "face down")],
    ),
    "a token's face": ((DELVER_THERE, TOKEN), "face_up", [("707.8a", "front face up")]),
    "a token's face is no status": ((DELVER_THERE, TOKEN), "face_down", [("110.5b", "face up"), ("110.5", "face up")]),
    "a token enters untapped": ((DELVER_THERE, TOKEN), "tapped", [("110.5b", "untapped"), ("110.5", "untapped")]),
    "a token enters unflipped": ((DELVER_THERE, TOKEN), "flipped", [("110.5b", "unflipped"), ("110.5", "unflipped")]),
    "doors of what was put there": (
        (place(ROOM, "it", "hand"), do("put_onto_battlefield", "it")),
        "unlocked",
        [("709.5d", "neither of the unlocked designations"), ("709.5c", "neither of the unlocked designations")],
    ),
    "a door that was cast": (
        (place(ROOM, "it", "hand"), do("cast", "it", half="right"), RESOLVE),
        "unlocked",
        [("709.5d", "its right half, so it entered with that half unlocked"), ("709.5c", "“right half unlocked”")],
    ),
    "a token's doors": (
        (place(ROOM, "other", unlocked=["left"]), TOKEN),
        "unlocked",
        [("709.5d", "neither of the unlocked designations"), ("709.5c", "neither of the unlocked designations")],
    ),
}


@pytest.mark.parametrize(
    "case",
    [
        pytest.param(name, marks=claiming("2026-08", (rule for rule, _ in reasons)))
        for name, (_, _, reasons) in CASES.items()
    ],
)
def test_110_5_each_status_names_its_rule_in_order(case: str) -> None:
    actions, key, expected = CASES[case]
    found = [(why.rules[0], why.says) for why in play("2026-08", *actions, cards=OWN)["it"].why[key]]
    assert [rule for rule, _ in found] == [rule for rule, _ in expected], found
    for (_, says), (_, words) in zip(found, expected, strict=True):
        assert words in says


def test_712_8_only_what_has_two_faces_has_one_up() -> None:
    assert not play("2026-08", place("Grizzly Bears"))["it"].why.get("face_up")
    hidden = play("2026-08", place("Delver of Secrets", "it", "library"), do("manifest", "it"))["it"]
    assert hidden.power == 2
    assert not hidden.why.get("face_up")
    assert [why.rules[0] for why in hidden.why["face_down"]] == ["701.40a", "110.5"]


def test_709_5_what_an_exception_of_copying_gave_no_locked_half_takes() -> None:
    """A copy of a Room with neither half unlocked keeps the name and the color that the exception gave (707.9b)."""
    played = play(
        "2026-08",
        place(ROOM, "room", unlocked=["left"]),
        place("Copy Enchantment", "it", "hand"),
        *entering_copy("it", "room", except_={"name": "Named", "set_colors": ["B"]}),
    )
    it = played["it"]
    assert (it.name, it.colors, it.mana_value) == ("Named", ("B",), 0)
    for key, value in (("name", "Named"), ("colors", "black")):
        leading = it.why[key][0]
        assert leading.rules[0] == "707.9b"
        assert leading.says.endswith(f"comes from an exception to the copy effect, so no lock takes it away: {value}.")


@pytest.mark.parametrize(
    ("opened", "first", "lost"),
    [
        ((), "707.9a", "all abilities but “{2}: Draw a card.”"),
        (("left",), "709.5", "the ability of that half"),
        (("left", "right"), "709.5", ""),
    ],
)
def test_707_9a_an_ability_that_an_exception_adds_to_a_copied_room_is_there_once(
    opened: tuple[str, ...], first: str, lost: str
) -> None:
    """It is of neither half: no locked half takes it, and a copy of the copy has it once as well."""
    named = {"name": "Named", "add_abilities": ["{2}: Draw a card."]}
    played = play(
        "2026-08",
        place(ROOM, "room", unlocked=["left"]),
        place("Copy Enchantment", "model", "hand"),
        *entering_copy("model", "room", except_=named),
        place("Copy Enchantment", "it", "hand"),
        *entering_copy("it", "model"),
        *(do("unlock", label, half=half) for label in ("model", "it") for half in opened),
    )
    # What an exception gave to the one is copied like all else by the other.
    for label, copied in (
        ("model", "; two abilities; by an exception: name Named; “{2}: Draw a card.”"),
        ("it", "; three abilities."),
    ):
        it = played[label]
        assert (it.name, len(it.abilities)) == ("Named", 1 + len(opened))
        assert it.why["abilities"][0].rules[0] == first
        assert it.why["keywords"][0].rules[0] == "709.5"
        told = [rung.says for rung in rungs(played.table, label)]
        assert told[1].endswith(copied)
        assert any(f"it loses {lost}" in says for says in told) is bool(lost), told
    assert "Named // Named" not in played["it"].why["mana_cost"][-1].says


@pytest.mark.parametrize("opened", [(), ("left",), ("left", "right")])
def test_707_9a_a_keyword_that_no_half_has_is_the_exceptions(opened: tuple[str, ...]) -> None:
    played = play(
        "2026-08",
        place(ROOM, "room"),
        do("create_token_copy", as_="it", of="room", except_={"add_abilities": ["Haste"]}),
        *(do("unlock", "it", half=half) for half in opened),
    )
    it = played["it"]
    assert (it.keywords, it.why["keywords"][0].rules[0]) == (("Haste",), "707.9a")
    assert it.why["abilities"][0].rules[0] == ("709.5" if opened else "707.9a")


def test_709_5_locked_halves_give_nothing_and_open_ones_their_own() -> None:
    """Each of the four states of a Room: name, mana value, color and the first rule of each."""
    for unlocked, name, value in (
        ([], "", 0),
        (["left"], "Bottomless Pool", 1),
        (["right"], "Locker Room", 5),
        (["left", "right"], "Bottomless Pool // Locker Room", 6),
    ):
        it = play("2026-08", place(ROOM, unlocked=unlocked))["it"]
        assert (it.name, it.mana_value) == (name, value)
        assert it.types == ("Enchantment",)
        assert {it.why[key][0].rules[0] for key in ("name", "mana_cost", "mana_value", "colors", "abilities")} == {
            "709.5"
        }
        combined = [why.rules[0] for why in it.why["mana_value"] if "costs of both halves count" in why.says]
        assert combined == (["202.3d"] if len(unlocked) == 2 else [])
        combined = [why.rules[0] for why in it.why["mana_cost"] if "costs of both halves count" in why.says]
        assert combined == (["709.4b"] if len(unlocked) == 2 else [])
        combined = [why.rules[0] for why in it.why["colors"] if "costs of both halves count" in why.says]
        assert combined == (["709.4b"] if len(unlocked) == 2 else [])
        # Where no half is locked none is left out, and in which layer that would be is no reason.
        layer = ["613.1c"] if len(unlocked) < 2 else []
        assert [why.rules[0] for why in it.why["name"]] == ["709.5", *layer, "709.5"]


@pytest.mark.parametrize(
    ("unlocked", "then", "told"),
    [
        (("left",), [("unlock", "right")], [("unlocked its right", True), ("“left half unlocked”", False)]),
        ((), [("unlock", "right")], [("unlocked its right", False), ("“right half unlocked”", False)]),
        (
            (),
            [("unlock", "right"), ("unlock", "left")],
            [("unlocked its right", True), ("unlocked its left", False), ("“left half unlocked” and", False)],
        ),
        (("left", "right"), [("lock", "right")], [("locked its right", True), ("“left half unlocked”", False)]),
        (("right",), [("lock", "right")], [("locked its right", False), ("neither", False)]),
    ],
)
def test_709_5f_what_an_event_did_to_one_door_goes_before_what_is_told_of_the_other(
    unlocked: tuple[str, ...], then: list[tuple[str, str]], told: list[tuple[str, bool]]
) -> None:
    """709.5c: what is true of a door that no event touched, or of one touched later, is the rest of the value."""
    events = (do(kind, "it", half=half) for kind, half in then)
    why = play("2026-08", place(ROOM, unlocked=[*unlocked]), *events)["it"].why["unlocked"]
    assert [one.on_order for one in why] == [before for _, before in told]
    assert all(says in one.says for one, (says, _) in zip(why, told, strict=True)), [one.says for one in why]


@pytest.mark.parametrize(("edition", "rule"), [("2016-01", "711.8a"), ("2021-09", "712.11a"), ("2026-08", "712.15a")])
def test_712_15a_a_double_faced_card_that_was_turned_face_up_has_its_front_face_up_by_that(
    edition: str, rule: str
) -> None:
    manifested = (place("Delver of Secrets", "it", "library"), do("manifest", "it"))
    why = play(edition, *manifested, do("turn_face_up", "it", by="manifest"))["it"].why["face_up"]
    assert [(one.says, one.rules[0]) for one in why] == [("It was turned face up, so its front face is up.", rule)]
