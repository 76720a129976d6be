"""Why a value starts as it does: every reason in its order, by rule and by what it says (why.md: the subject leads).

A row of a table names the value, then each reason as a rule and words of its sentence.
"""

from __future__ import annotations

import pytest
from _pytest.mark.structures import ParameterSet

from tests.rules.claims import claiming
from tests.rules.playing import Played, Record, do, entering_copy, place, play

BEAR = place("Grizzly Bears", "bear")
DELVER = place("Delver of Secrets", "delver")


def creature(name: str, cost: str, **keys: object) -> Record:
    return {"name": name, "mana_cost": cost, "type_line": "Creature — Bear", "power": "2", "toughness": "2", **keys}


MELDED: tuple[Record, ...] = (
    place("Graf Rats", "rats"),
    place("Midnight Scavengers", "scavengers"),
    {"do": "meld", "objects": ["rats", "scavengers"], "as": "it"},
)
PROTOTYPED = (place("Proto", prototype=True),)
BACK_SPELL = (place("Lunarch Veteran", "it", "graveyard"), do("cast", "it", transformed=True))
OWN = (
    creature(
        *("Proto", "{7}"),
        power="7",
        toughness="7",
        oracle_text="Prototype {1}{R} — 2/2",
        layout="prototype",
        keywords=["Prototype"],
    ),
    creature("Green Hybrid", "{1}{G/U}"),
    creature("Phyrexian", "{1}{B/P}"),
    creature("Hydra", "{X}{G}{G}"),
    creature("Gold", "{W}{U}"),
    creature("Golem", "{3}"),
    {"name": "Walker", "mana_cost": "{3}", "type_line": "Planeswalker — Jace", "loyalty": "4"},
    {"name": "Siege", "mana_cost": "{3}", "type_line": "Battle — Siege", "defense": "5"},
    {"name": "Nameless Land", "type_line": "Land", "mana_cost": ""},
)

Reasons = list[tuple[str, str]]
CASES: dict[str, tuple[tuple[Record, ...], str, Reasons]] = {
    # The characteristic itself leads where no rule of a subject does.
    "a printed name": ((place("Golem"),), "name", [("201.1", "printed on the card: Golem")]),
    "a printed cost": ((place("Golem"),), "mana_cost", [("202.1", "printed on the card: {3}")]),
    "no supertypes": ((place("Golem"),), "supertypes", [("205.1", "has no supertypes")]),
    "printed types": ((place("Golem"),), "types", [("205.1", "card types are printed on the card: Creature")]),
    "printed subtypes": ((place("Golem"),), "subtypes", [("205.1", "subtypes are printed on the card: Bear")]),
    "no text": ((place("Golem"),), "abilities", [("207.1", "has no rules text")]),
    "no keywords": ((place("Golem"),), "keywords", [("207.1", "has no keyword abilities")]),
    "printed power": ((place("Golem"),), "power", [("208.1", "power is printed on the card: 2")]),
    "printed toughness": ((place("Golem"),), "toughness", [("208.1", "toughness is printed on the card: 2")]),
    "no color": ((place("Golem"),), "colors", [("202.2b", "colorless")]),
    "printed loyalty": ((place("Walker", "it", "hand"),), "loyalty", [("209.1", "loyalty is printed on the card: 4")]),
    "printed defense": ((place("Siege", "it", "hand"),), "defense", [("210.1", "defense is printed on the card: 5")]),
    "a plain sum": ((place("Golem"),), "mana_value", [("202.3", "{3} add up to mana value 3")]),
    "two colors": ((place("Gold"),), "colors", [("202.2", "make it white and blue"), ("202.2c", "several colors")]),
    "a hybrid color": (
        (place("Green Hybrid"),),
        "colors",
        [("202.2d", "hybrid or Phyrexian symbol gives every color in it: blue and green"), ("202.2", "blue and green")],
    ),
    "a hybrid sum": ((place("Green Hybrid"),), "mana_value", [("202.3f", "largest part"), ("202.3", "2")]),
    "a Phyrexian color": ((place("Phyrexian"),), "colors", [("202.2d", "Phyrexian"), ("202.2", "black")]),
    "a Phyrexian sum": ((place("Phyrexian"),), "mana_value", [("202.3g", "counts as 1"), ("202.3", "2")]),
    "X elsewhere": ((place("Hydra"),), "mana_value", [("202.3e", "X counts as 0"), ("202.3", "mana value 2")]),
    "X on the stack": (
        (place("Hydra", "it", "hand"), do("cast", "it", x=3)),
        "mana_value",
        [("202.3e", "the value chosen for it, 3"), ("202.3", "mana value 5")],
    ),
    "no cost": ((place("Nameless Land"),), "mana_cost", [("202.1b", "cannot be paid"), ("202.1", "no mana cost")]),
    "no cost, its sum": ((place("Nameless Land"),), "mana_value", [("202.3a", "mana value is 0")]),
    "an indicator": ((place("Dryad Arbor"),), "colors", [("202.2e", "indicator is green")]),
    "an indicator itself": ((place("Dryad Arbor"),), "color_indicator", [("202.2e", "indicator is green")]),
    # Double-faced cards (712.8) and what the front gives the back (202.3b).
    "a front in the hand": (
        (place("Delver of Secrets", "it", "hand"),),
        "name",
        [("712.8a", "Only its front face counts in this zone: name Delver of Secrets")],
    ),
    "a front that is up": ((place("Delver of Secrets"),), "power", [("712.8d", "front face is up")]),
    "a front that is cast": (
        (place("Delver of Secrets", "it", "stack"),),
        "name",
        [("712.8c", "On the stack only the face that is up counts: name Delver of Secrets")],
    ),
    "a back that is up": (
        (place("Delver of Secrets"), do("transform", "it")),
        "name",
        [("712.8e", "back face is up, so only that face counts: name Insectile Aberration")],
    ),
    "a back's cost": (
        (place("Delver of Secrets"), do("transform", "it")),
        "mana_cost",
        [("712.8e", "no mana cost"), ("202.1b", "cannot be paid")],
    ),
    "a back's sum": (
        (place("Delver of Secrets"), do("transform", "it")),
        "mana_value",
        [("712.8e", "{U} of its front face gives its mana value, 1")],
    ),
    "a back's color": (
        (place("Delver of Secrets"), do("transform", "it")),
        "colors",
        [("712.8e", "blue"), ("202.2e", "indicator is blue")],
    ),
    "a modal front": ((place("Blackbloom Rogue"),), "name", [("712.8f", "name Blackbloom Rogue")]),
    "a modal back's sum": (
        (place("Blackbloom Rogue", face="back"),),
        "mana_value",
        [("712.8f", "that face's own mana value: 0"), ("202.3a", "mana value is 0")],
    ),
    "a copy of what is face down": (
        (
            place("Grizzly Bears"),
            place("Delver of Secrets", "d", face_down="manifest"),
            do("become_copy", "it", of="d"),
        ),
        "toughness",
        [("707.2", "a copy of a face-down creature, so it has the copied values: toughness 2")],
    ),
    # Split cards: together off the stack, one half on it, both where fused.
    "two names": (
        (place("Fire // Ice", "it", "hand"),),
        "name",
        [("709.4a", "both halves together: name Fire // Ice"), ("709.4", "both halves")],
    ),
    "two costs": (
        (place("Fire // Ice", "it", "hand"),),
        "mana_cost",
        [("709.4b", "both halves together: mana cost {2}{U}{R}"), ("709.4", "both halves")],
    ),
    "the types of both": (
        (place("Fire // Ice", "it", "hand"),),
        "types",
        [("709.4c", "both halves together: card type Instant"), ("709.4", "both halves")],
    ),
    "the supertypes of both": (
        (place("Fire // Ice", "it", "hand"),),
        "supertypes",
        [("709.4c", "both halves together"), ("709.4", "both halves together")],
    ),
    "the subtypes of both": (
        (place("Fire // Ice", "it", "hand"),),
        "subtypes",
        [("709.4c", "both halves together"), ("709.4", "both halves together")],
    ),
    "the keywords of both": (
        (place("Fire // Ice", "it", "hand"),),
        "keywords",
        [("709.4c", "both halves together"), ("709.4", "both halves together")],
    ),
    "the abilities of both": (
        (place("Fire // Ice", "it", "hand"),),
        "abilities",
        [("709.4c", "both halves together"), ("709.4", "both halves together")],
    ),
    "the colors of both": (
        (place("Fire // Ice", "it", "hand"),),
        "colors",
        [
            ("709.4b", "both halves together: colors blue and red"),
            ("709.4", "both halves together"),
            ("202.2", "blue and red"),
            ("202.2c", "several colors"),
        ],
    ),
    "the sum of both": (
        (place("Fire // Ice", "it", "hand"),),
        "mana_value",
        [("202.3d", "Both halves' mana costs count together, {2}{U}{R}: mana value 4"), ("202.3", "mana value 4")],
    ),
    "a half that is cast": (
        (place("Fire // Ice", "it", "hand"), do("cast", "it", half="left")),
        "name",
        [("709.3b", "only the half that was cast counts: name Fire")],
    ),
    "a half's sum": (
        (place("Fire // Ice", "it", "hand"), do("cast", "it", half="right")),
        "mana_value",
        [("709.3b", "only the half that was cast counts: mana value 2"), ("202.3", "mana value 2")],
    ),
    "a fused name": (
        (place("Wear // Tear", "it", "hand"), do("cast", "it", half="fused")),
        "name",
        [("702.102b", "A fused spell has the values of both halves together: name Wear // Tear")],
    ),
    "a fused sum": (
        (place("Wear // Tear", "it", "hand"), do("cast", "it", half="fused")),
        "mana_value",
        [("202.3d", "count together"), ("702.102b", "A fused spell"), ("202.3", "mana value 3")],
    ),
    # Flip cards: neither color nor cost changes (710.1c).
    "an upper half": (
        (place("Nezumi Graverobber"),),
        "name",
        [("710.2", "not flipped, so only its upper half counts: name Nezumi Graverobber")],
    ),
    "a lower half": (
        (place("Nezumi Graverobber", flipped=True),),
        "name",
        [("710.2", "flipped, so only its lower half counts: name Nighteyes the Desecrator")],
    ),
    "a lower half's cost": (
        (place("Nezumi Graverobber", flipped=True),),
        "mana_cost",
        [("710.1c", "neither color nor mana cost: mana cost {1}{B}")],
    ),
    "a lower half's color": (
        (place("Nezumi Graverobber", flipped=True),),
        "colors",
        [("710.1c", "neither color nor mana cost: color black"), ("202.2", "make it black")],
    ),
    "a lower half's sum": (
        (place("Nezumi Graverobber", flipped=True),),
        "mana_value",
        [("710.1c", "neither color nor mana cost: mana value 2"), ("202.3", "mana value 2")],
    ),
    # Copies: the copying leads, then what else tells the value (707.2).
    "a copied name": (
        (BEAR, place("Clone", "it", "hand"), *entering_copy("it", "bear")),
        "name",
        [("707.2", "a copy of Grizzly Bears")],
    ),
    "a copied color": (
        (BEAR, place("Clone", "it", "hand"), *entering_copy("it", "bear")),
        "colors",
        [("707.2", "copied values: color green"), ("202.2", "make it green")],
    ),
    "a copied indicator": (
        (place("Dryad Arbor", "arbor"), place("Clone", "it", "hand"), *entering_copy("it", "arbor")),
        "color_indicator",
        [("707.2", "copied values: color indicator green"), ("202.2e", "indicator is green")],
    ),
    "a copied sum": (
        (BEAR, place("Clone", "it", "hand"), *entering_copy("it", "bear")),
        "mana_value",
        [("707.2", "copied values: mana value 2"), ("202.3", "mana value 2")],
    ),
    "a copied back": (
        (DELVER, do("transform", "delver"), place("Clone", "it", "hand"), *entering_copy("it", "delver")),
        "name",
        [("707.2", "copied values: name Insectile Aberration"), ("707.8", "only the face that was up")],
    ),
    "a copied back's sum": (
        (DELVER, do("transform", "delver"), place("Clone", "it", "hand"), *entering_copy("it", "delver")),
        "mana_value",
        [("712.8e", "copies a back face, which has no mana cost, so its mana value is 0"), ("202.3a", "is 0")],
    ),
    "a copied flip card": (
        (place("Nezumi Graverobber", "rat", flipped=True), place("Clone", "it", "hand"), *entering_copy("it", "rat")),
        "name",
        [("707.2", "but being flipped is not copied"), ("707.3", "Not flipped itself"), ("710.2", "not flipped")],
    ),
    "a token copy": (
        (BEAR, {"do": "create_token_copy", "of": "bear", "as": "it"}),
        "name",
        [("707.2", "The token is a copy of Grizzly Bears"), ("111.3", "given by what made it")],
    ),
    "a copied spell": (
        (place("Grizzly Bears", "bear", "stack"), {"do": "copy_spell", "of": "bear", "as": "it"}),
        "name",
        [("707.2", "copy of Grizzly Bears")],
    ),
    "a legend's copy that was given its name": (
        (
            place("Grizzly Bears", "bear"),
            place("Sakashima the Impostor", "it", "hand"),
            do("put_onto_battlefield", "it", as_copy_of="bear", except_={"name": "Sakashima the Impostor"}),
        ),
        "name",
        [
            ("707.9b", "exception to the copy effect makes it so: name Sakashima"),
        ],
    ),
    "a copy that was given a name": (
        (
            place("Grizzly Bears", "bear"),
            place("Clone", "it", "hand"),
            do("put_onto_battlefield", "it", as_copy_of="bear", except_={"name": "Sakashima"}),
        ),
        "name",
        [("707.9b", "exception to the copy effect makes it so: name Sakashima")],
    ),
    "a copy with a subtype more": (
        (
            place("Grizzly Bears", "bear"),
            place("Phantasmal Image", "it", "hand"),
            do("put_onto_battlefield", "it", as_copy_of="bear"),
        ),
        "subtypes",
        [("707.9b", "An exception to the copy effect also gives it the subtype Illusion")],
    ),
    # Melded permanents and copies of them (712.8g), double-faced tokens (707.8a).
    "a melded name": (MELDED, "name", [("712.8g", "only the values of the combined face: name Chittering Host")]),
    "a melded sum": (MELDED, "mana_value", [("712.8g", "costs count together, {1}{B} and {4}{B}: mana value 7")]),
    "a copy of a melded permanent": (
        (*MELDED[:2], {**MELDED[2], "as": "host"}, place("Clone", "it", "hand"), *entering_copy("it", "host")),
        "mana_value",
        [("712.8g", "copies a melded permanent, so its mana value is 0"), ("202.3a", "mana value is 0")],
    ),
    "a double-faced token": (
        (DELVER, do("transform", "delver"), {"do": "create_token_copy", "of": "delver", "as": "it"}),
        "name",
        [
            ("712.8e", "Its back face is up"),
            *(("707.8a", "token is a copy"), ("707.8", "token is a copy"), ("707.2", "token is a copy")),
        ],
    ),
    "a double-faced token's sum": (
        (DELVER, do("transform", "delver"), {"do": "create_token_copy", "of": "delver", "as": "it"}),
        "mana_value",
        [("712.8e", "front face gives its mana value, 1"), ("712.8e", "can be read both ways")],
    ),
    # Prototypes (718.3b, 718.4, 718.5).
    "a prototyped power": (PROTOTYPED, "power", [("718.3b", "Cast as a prototype, it has its second mana cost")]),
    "a prototyped cost": (PROTOTYPED, "mana_cost", [("718.3b", "power and toughness: mana cost {1}{R}")]),
    "a prototyped color": (PROTOTYPED, "colors", [("718.3b", "color red"), ("202.2", "make it red")]),
    "a prototyped sum": (PROTOTYPED, "mana_value", [("718.3b", "mana value 2"), ("202.3", "mana value 2")]),
    "a prototyped name": (
        PROTOTYPED,
        "name",
        [("718.5", "Being cast as a prototype leaves this as it is printed: name Proto")],
    ),
    "a prototype card elsewhere": (
        (place("Proto", "it", "hand"),),
        "power",
        [("718.4", "normal values: power 7")],
    ),
    # An adventurer card is itself unless it was cast as its Adventure (715.4).
    "an adventurer card": (
        (place("Bonecrusher Giant"),),
        "name",
        [("715.4", "normal values: name Bonecrusher Giant")],
    ),
    "an Adventure": (
        (place("Bonecrusher Giant", "it", "hand"), do("cast", "it", inset=True)),
        "name",
        [("715.3b", "only the Adventure's values: name Stomp")],
    ),
    # Face down: what did it leads for what it lists (708.2a).
    **{
        f"face down by {cause}": (
            (place("Grizzly Bears", face_down=cause),),
            "power",
            [
                (rule, "2/2 creature with no name and no mana cost"),
                ("708.2a", "with nothing else listed"),
                ("708.2", "power 2"),
            ],
        )
        for cause, rule in {"morph": "702.37c", "manifest": "701.40a"}.items()
    },
    "exiled face down": (
        (place("Grizzly Bears"), do("move", "it", to="exile", face_down=True)),
        "name",
        [("406.3a", "it has no characteristics: no name")],
    ),
    "a token's name": ((place("Golem", token=True),), "name", [("111.3", "given by what made it: name Golem")]),
    "a modal back": ((place("Valki, God of Lies", face="back"),), "name", [("712.8f", "that is up: name Tibalt")]),
    "a modal back that is cast": (
        (place("Valki, God of Lies", "it", "hand"), do("cast", "it", face="back")),
        "name",
        [("712.8f", "On the stack only the face that is up counts: name Tibalt")],
    ),
    "a modal front that is cast": (
        (place("Valki, God of Lies", "it", "hand"), do("cast", "it", face="front")),
        "name",
        [("712.8f", "On the stack only the face that is up counts: name Valki")],
    ),
    "a back that is cast": (BACK_SPELL, "name", [("712.8c", "only the face that is up counts: name Luminous Phantom")]),
    "the sum of a back that is cast": (BACK_SPELL, "mana_value", [("712.8c", "{W} of its front face gives the spell")]),
    "a meld card": ((place("Graf Rats"),), "name", [("712.8d", "Alone, a meld card has only")]),
    "a meld card that is cast": ((place("Graf Rats", "it", "stack"),), "name", [("712.8b", "Alone, a meld card")]),
    "a meld card in the hand": ((place("Graf Rats", "it", "hand"),), "name", [("712.8a", "Alone, a meld card")]),
    "an unlocked half": (
        (place("Bottomless Pool // Locker Room", unlocked=["left"]),),
        "name",
        [
            ("709.5", "Only the unlocked halves of a Room count: name Bottomless Pool"),
            ("613.1c", "layer 3"),
            ("709.5", "both halves"),
        ],
    ),
    "no unlocked half": (
        (place("Bottomless Pool // Locker Room", unlocked=[]),),
        "mana_value",
        [("709.5", "do not count: mana value 0"), ("202.3d", "count together"), ("202.3", "mana value 6")],
    ),
    "a spell that had its back up": (
        (*BACK_SPELL, do("move", "it", to="graveyard")),
        "name",
        [("712.8a", "Only its front face counts in this zone: name Lunarch Veteran")],
    ),
    "exceptions of a copy": (
        (place("Grizzly Bears"), DELVER, do("become_copy", "it", of="delver", except_={"set_power": 7, "name": "Sak"})),
        "power",
        [("707.9b", "An exception to the copy effect makes it so: power 7")],
    ),
    "an ability that an exception adds": (
        (place("Grizzly Bears"), DELVER, do("become_copy", "it", of="delver", except_={"add_abilities": ["Haste"]})),
        "keywords",
        [("707.9a", "also gives it haste"), ("707.2", "the copied values: no keyword abilities")],
    ),
    "face down by nothing else": (
        (place("Golem"), do("turn_face_down", "it")),
        "power",
        [("708.2a", "with nothing else listed, it is a 2/2 creature: power 2"), ("708.2", "values listed for it")],
    ),
    "manifested": (
        (place("Grizzly Bears", "it", "library"), do("manifest", "it")),
        "power",
        [("701.40a", "manifested is a face-down 2/2"), ("708.2a", "2/2 creature: power 2"), ("708.2", "face down")],
    ),
    "cloaked": (
        (place("Grizzly Bears", "it", "library"), do("cloak", "it")),
        "name",
        # Its ward {2} is listed, so that 708.2a has nothing to say of it.
        [("701.58a", "creature with ward {2}, no name and no mana cost"), ("708.2", "values listed for it")],
    ),
}


def claiming_case(edition: str, name: str, reasons: Reasons) -> ParameterSet:
    """The name of a case as a parameter, with the rows of the ledger that its reasons claim."""
    return pytest.param(name, marks=claiming(edition, (rule for rule, _ in reasons)))


def told(played: Played, key: str) -> Reasons:
    return [(why.rules[0], why.says) for why in played["it"].why[key]]


@pytest.mark.parametrize("case", [claiming_case("2026-08", name, of[2]) for name, of in CASES.items()])
def test_613_1_each_reason_of_a_start_value_names_its_rule_in_order(case: str) -> None:
    actions, key, expected = CASES[case]
    found = told(play("2026-08", *actions, cards=OWN), key)
    assert [rule for rule, _ in found] == [rule for rule, _ in expected], found
    for (_, says), (_, words) in zip(found, expected, strict=True):
        assert words in says


OLD: dict[str, tuple[str, tuple[Record, ...], str, Reasons]] = {
    "a back of 2011 costs nothing": (
        *("2011-09", (place("Delver of Secrets"), do("transform", "it")), "mana_value"),
        [("711.2b", "With its back face up it has no mana cost"), ("202.3a", "converted mana cost is 0")],
    ),
    "a back of January 2016 costs nothing": (
        *("2016-01", (place("Delver of Secrets"), do("transform", "it")), "mana_value"),
        [("711.4b", "With its back face up it has no mana cost"), ("202.3a", "converted mana cost is 0")],
    ),
    "a back of 2021 has the front's": (
        *("2021-09", (place("Delver of Secrets"), do("transform", "it")), "mana_value"),
        [("712.4d", "{U} of its front face gives its mana value, 1")],
    ),
    "a copied back in January 2016": (
        "2016-01",
        (DELVER, do("transform", "delver"), place("Clone", "it", "hand"), *entering_copy("it", "delver")),
        "mana_value",
        [("711.4b", "copies a back face, which has no mana cost"), ("202.3a", "converted mana cost is 0")],
    ),
    "a lower half in 2011": (
        *("2011-09", (place("Nezumi Graverobber", flipped=True),), "mana_cost"),
        [("709.1c", "neither color nor mana cost: mana cost {1}{B}")],
    ),
    "a copied color in 2016": (
        "2016-01",
        (BEAR, place("Clone", "it", "hand"), *entering_copy("it", "bear")),
        "colors",
        [("706.2", "copied values: color green"), ("202.2", "make it green")],
    ),
}


@pytest.mark.parametrize("case", [claiming_case(of[0], name, of[3]) for name, of in OLD.items()])
def test_613_1_an_older_edition_names_its_own_rules(case: str) -> None:
    edition, actions, key, expected = OLD[case]
    found = told(play(edition, *actions, cards=OWN), key)
    assert [rule for rule, _ in found] == [rule for rule, _ in expected], found
    for (_, says), (_, words) in zip(found, expected, strict=True):
        assert words in says


def test_a_reason_without_its_value_is_a_sentence_in_the_number_of_what_it_is_about() -> None:
    why = play("2026-08", place("Golem"), cards=OWN)["it"].why
    heads = {key: why[key][0].head for key in ("name", "types", "subtypes", "toughness")}
    assert heads == {
        "name": "The name is printed on the card.",
        "types": "The card types are printed on the card.",
        "subtypes": "The subtypes are printed on the card.",
        "toughness": "The toughness is printed on the card.",
    }
