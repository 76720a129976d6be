"""Actions with all that their fields can say: each is a sentence, and that sentence is the action again."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from inspector.cards import CardIndex, card_from_scryfall
from inspector.library import bundled_cards
from inspector.rules import Action, TurnFaceDown
from inspector.rules.edition.editions import EditionTerms
from inspector.scenario.words import action_in_words, alike, for_people, read_further, read_so_far

POOL = bundled_cards()
BOARD = read_so_far(
    "Ana has Delver of Secrets on the battlefield. Ana has Grizzly Bears on the battlefield. "
    "Ben has Serra Angel on the battlefield, tapped. Ben has Clone in hand. Ana has Valki, God of Lies in hand. "
    "Ana has Exalted Angel on the battlefield, face down with morph. Ana has Flight on the battlefield. "
    "Ben has Lightning Bolt on the stack.",
    POOL,
).board.run
LABELS = tuple(BOARD.table.objects)
CREATURES = {"count": {"types": ["Creature"]}}
# An action as files hold it, and its sentence.
SAID: list[tuple[dict[str, Any], str]] = [
    (
        {"do": "effect", "on": ["Grizzly Bears"], "change": {"remove_types": ["Creature"]}},
        "Grizzly Bears isn't a creature.",
    ),
    (
        {"do": "effect", "filter": {"subtypes": ["Bear"]}, "change": {"remove_supertypes": ["Legendary"]}},
        "All Bears aren't legendary.",
    ),
    (
        {"do": "effect", "on": ["Grizzly Bears", "Serra Angel"], "change": {"set_subtypes": ["Zombie"]}},
        "Grizzly Bears and Serra Angel become Zombies.",
    ),
    (
        {"do": "effect", "on": ["Grizzly Bears", "Serra Angel"], "change": {"add_types": ["Artifact"]}},
        "Grizzly Bears and Serra Angel become artifacts in addition to their other types.",
    ),
    ({"do": "effect", "on": ["Grizzly Bears"], "change": {"set_power": 3}}, "Grizzly Bears has base power 3."),
    (
        {
            "do": "effect",
            "on": ["Grizzly Bears"],
            "change": {"add_abilities": ["Flying", "Ward {2}"], "remove_abilities": ["Annihilator 2"]},
        },
        "Grizzly Bears gains flying and ward {2} and loses annihilator 2.",
    ),
    (
        {"do": "effect", "on": ["Grizzly Bears"], "change": {"add_abilities": ["Level up {2}"]}},
        'Grizzly Bears gains "Level up {2}".',
    ),
    (
        {
            "do": "effect",
            "on": ["Grizzly Bears"],
            "change": {"set_power": CREATURES, "set_toughness": CREATURES},
            "until": "end of turn",
            "called": "Mass",
        },
        ("Grizzly Bears has base power and toughness each equal to the number of creatures until end of turn [Mass]."),
    ),
    (
        {
            "do": "effect",
            "on": ["Grizzly Bears"],
            "change": {"power": {**CREATURES, "times": 2}, "toughness": "+1"},
            "until": "end of turn",
            "called": "Might",
        },
        "Grizzly Bears gets +X/+1 until end of turn, where X is twice the number of creatures [Might].",
    ),
    (
        {
            "do": "effect",
            "filter": {"types": ["Creature"], "controller": "Ben"},
            "change": {"power": {**CREATURES, "times": -1}, "add_abilities": ["Flying"]},
        },
        "Creatures Ben controls get -X/-0 and gain flying, where X is the number of creatures.",
    ),
    (
        {
            "do": "effect",
            "on": ["Flight"],
            "change": {"add_types": ["Creature"], "set_power": "mana value", "set_toughness": "mana value"},
        },
        (
            "Flight becomes a creature in addition to its other types and has base power and toughness each equal to "
            "its mana value."
        ),
    ),
    (
        {
            "do": "effect",
            "on": ["Flight"],
            "change": {"add_types": ["Artifact", "Creature"], "set_power": "mana value", "set_toughness": "mana value"},
        },
        "Flight becomes an artifact creature with power and toughness each equal to its mana value.",
    ),
    (
        {"do": "effect", "on": ["Grizzly Bears"], "change": {"add_colors": ["B"], "add_abilities": ["Flying"]}},
        "Grizzly Bears becomes black in addition to its other colors and gains flying.",
    ),
    (
        {"do": "effect", "on": ["Grizzly Bears"], "change": {"control": "Ben", "add_abilities": ["Haste"]}},
        "Grizzly Bears is controlled by Ben and gains haste.",
    ),
    (
        {
            "do": "effect",
            "on": ["Grizzly Bears"],
            "change": {
                "set_types": ["Creature"],
                "set_subtypes": ["Dragon"],
                "set_colors": ["R"],
                "add_abilities": ["Flying", "Indestructible", "Haste"],
            },
        },
        "Grizzly Bears becomes a Dragon creature, becomes red and gains flying, indestructible and haste.",
    ),
    (
        {
            "do": "effect",
            "filter": {"types": ["Creature"]},
            "change": {"remove_abilities": ["Hexproof"], "cant_have_abilities": ["Hexproof", "Shroud"]},
        },
        "All creatures lose hexproof and can't have or gain hexproof or shroud.",
    ),
    (
        {"do": "effect", "filter": {"types": ["Creature"]}, "change": {"control": "Ben", "power": "+1"}},
        "All creatures are controlled by Ben and get +1/+0.",
    ),
    (
        {
            "do": "effect",
            "on": ["Grizzly Bears"],
            "change": {
                "name": "Bob",
                "text": {"from": "Bear", "to": "Elf"},
                "switch_power_toughness": True,
            },
        },
        "Grizzly Bears has Bear changed to Elf in its text, is named Bob and has its power and toughness switched.",
    ),
    (
        {
            "do": "effect",
            "on": ["Grizzly Bears", "Serra Angel"],
            "change": {"lose_all_abilities": True, "switch_power_toughness": True},
        },
        "Grizzly Bears and Serra Angel lose all abilities and have their power and toughness switched.",
    ),
    (
        {"do": "effect", "source": "Flight", "on": "attached", "change": {"switch_power_toughness": True}},
        "Flight: enchanted creature's power and toughness are switched.",
    ),
    (
        {
            "do": "effect",
            "source": "Flight",
            "besides": True,
            "filter": {"types": ["Creature"]},
            "change": {"lose_all_abilities": True},
        },
        "Flight also: all creatures lose all abilities.",
    ),
    *(
        ({"do": "tap", "filter": {"types": ["Creature"], **lying}}, f"All {words} are tapped.")
        for lying, words in (
            ({"flipped": True}, "flipped creatures"),
            ({"face_down": False}, "face-up creatures"),
            ({"face_up": "back"}, "creatures with their back face up"),
            ({"number_of_colors": ">=2"}, "multicolored creatures"),
            ({"owner": "Ben"}, "creatures Ben owns"),
            ({"not": {"keywords": ["Flying"]}}, "creatures without flying"),
        )
    ),
    (
        {
            "do": "effect",
            "filter": {"types": ["Creature"], "not": {"keywords": ["Flying"]}},
            "change": {"power": "-1", "toughness": "-1"},
        },
        "All creatures without flying get -1/-1.",
    ),
    ({"do": "play_land", "object": "Clone", "player": "Ben"}, "Ben plays Clone as a land."),
    ({"do": "flip", "object": "Delver of Secrets"}, "Delver of Secrets flips as a flip card does."),
    (
        {"do": "cast", "object": "Valki, God of Lies", "face": "back", "permission": {"mana_value": "<=2"}},
        "Ana casts Valki, God of Lies, back face up, by an effect for spells with mana value 2 or less.",
    ),
    ({"do": "create_token", "card": "Zombie", "as": "Bob"}, "Ana creates a Zombie token (Bob)."),
    (
        {"do": "counters", "object": "Grizzly Bears", "kind": "+1/+1", "count": 0},
        "Put zero +1/+1 counters on Grizzly Bears.",
    ),
    *(
        (
            {
                "do": "effect",
                "source": "Flight",
                "filter": {"types": ["Creature"]},
                "while": tied,
                "change": {"control": "Ben"},
            },
            f"Flight: Ben gains control of all creatures as long as {words}.",
        )
        for tied, words in (
            ({"face": "front"}, "its front face is up"),
            ({"face": "back"}, "its back face is up"),
            ({"unlocked": "left"}, "its left door is unlocked"),
            ({"unlocked": "right"}, "its right door is unlocked"),
            ({"flipped": True}, "it is flipped"),
            ({"flipped": False}, "it is not flipped"),
        )
    ),
    *(
        ({"do": "effect", **whom, "change": change}, words)
        for whom, change, words in (
            (
                {"on": ["Flight", "Serra Angel"]},
                {"set_power": "mana value", "set_toughness": "mana value"},
                "Flight and Serra Angel have base power and toughness each equal to their mana value.",
            ),
            (
                {"filter": {"types": ["Creature"]}},
                {"set_power": "mana value", "set_toughness": 4},
                "All creatures have base toughness 4 and have base power equal to their mana value.",
            ),
            (
                {"filter": {"types": ["Creature"], "controller": "Ana"}},
                {"set_toughness": "mana value", "switch_power_toughness": True},
                (
                    "All creatures Ana controls have base toughness equal to their mana value and have their power "
                    "and toughness switched."
                ),
            ),
            (
                {"on": ["Serra Angel"]},
                {"set_toughness": "mana value"},
                "Serra Angel has base toughness equal to its mana value.",
            ),
            (
                {"filter": {"types": ["Creature"]}},
                {"power": "mana value", "toughness": "mana value"},
                "All creatures get +X/+X, X being their mana value.",
            ),
            (
                {"on": "attached", "source": "Flight"},
                {"set_power": "mana value"},
                "Flight: enchanted creature has base power equal to its mana value.",
            ),
            (
                {"on": "attached", "source": "Flight"},
                {"power": "mana value", "toughness": "mana value"},
                "Flight: enchanted creature gets +X/+X, X being its mana value.",
            ),
            (
                {"on": "attached", "source": "Flight"},
                {"set_toughness": "mana value", "switch_power_toughness": True},
                (
                    "Flight: enchanted creature has base toughness equal to its mana value and has its power and "
                    "toughness switched."
                ),
            ),
            (
                {"on": ["Serra Angel"]},
                {"power": "mana value", "toughness": "-1"},
                "Serra Angel gets +X/-1, X being its mana value.",
            ),
        )
    ),
    # Whoever acts is said where it is not who may do so (702.37e).
    (
        {"do": "turn_face_up", "object": "Exalted Angel", "by": "morph", "player": "Ben"},
        "The face-down creature is turned face up by Ben, for its morph cost.",
    ),
    (
        {"do": "turn_face_up", "filter": {"face_down": True}, "by": "morph", "player": "Ben"},
        "All face-down permanents are turned face up by Ben, for their morph costs.",
    ),
    *(
        (
            {"do": verb, "object": "Delver of Secrets", "since": 3},
            f"Delver of Secrets {verb}s, by an ability that was put on the stack after action 3.",
        )
        for verb in ("transform", "convert")
    ),
    *(
        (
            {"do": "turn_face_down", "object": "Serra Angel", "face_down": listed},
            f"Serra Angel is turned face down as {words}.",
        )
        for listed, words in (
            ({"types": ["Land"], "subtypes": ["Forest"]}, "a Forest land"),
            ({"types": ["Land"], "subtypes": ["Island"]}, "an Island land"),
            ({"types": ["Artifact", "Creature"], "power": 2, "toughness": 2}, "a 2/2 artifact creature"),
            ({"types": ["Creature"], "colors": ["G", "U"], "name": "Pip"}, 'a green and blue creature named "Pip"'),
            (
                {"types": ["Creature"], "abilities": ["First strike", "flying"]},
                'a creature with first strike and "flying"',
            ),
            ({"types": ["Creature"], "abilities": ["Draw a card."]}, 'a creature with "Draw a card."'),
            ({"types": ["Creature"], "abilities": ["Flying", "Haste"]}, "a creature with flying and haste"),
            ({"types": ["Creature"], "abilities": ["Flying and haste"]}, 'a creature with "Flying and haste"'),
            # An effect lists what it lists: without a type it has none.
            ({"types": [], "abilities": ["Trample"]}, "an object of no card type with trample"),
            ({"types": [], "power": 2, "toughness": 3, "colors": ["R"]}, "a 2/3 red object of no card type"),
            (
                {"types": [], "subtypes": ["Elf"], "supertypes": ["Legendary"], "name": "Pip"},
                'a legendary Elf of no card type named "Pip"',
            ),
        )
    ),
    # What no words say is said as a file says it.
    *(
        (
            {"do": "turn_face_down", "object": "Serra Angel", "face_down": listed},
            f'{{"do": "turn_face_down", "object": "Serra Angel", "face_down": {json.dumps(listed)}}}.',
        )
        for listed in ({"types": ["Creature"], "power": 2}, {"types": ["Creature"], "toughness": 2})
    ),
    (
        {"do": "designate", "object": "Serra Angel", "as": "paired", "with": "Grizzly Bears", "off": True},
        "Serra Angel is no longer paired with Grizzly Bears.",
    ),
]


@pytest.mark.parametrize(("fields", "sentence"), SAID, ids=[sentence for _, sentence in SAID])
def test_a_part_of_an_action_is_said_and_read(fields: dict[str, Any], sentence: str) -> None:
    action: Action = msgspec.convert(fields, Action)
    assert action_in_words(BOARD.table, action) == sentence
    assert _read(sentence, action)


def _read(sentence: str, action: Action) -> bool:
    found = read_further(BOARD, sentence)
    read = found.board.run.actions[len(BOARD.actions) :]
    return found.error is None and len(read) == 1 and alike(action, read[0], "Ana", BOARD.table)


_KINDS: dict[str, tuple[Any, ...]] = {
    "types": (["Creature"], ["Land", "Artifact"]),
    "subtypes": (["Human"],),
    "supertypes": ("Legendary",),
    "colors": (["G"], ["U", "B"]),
    "keywords": (["Flying"],),
    "name": ("Grizzly Bears",),
    "controller": ("Ana", "Ben"),
    "other": LABELS,
    "same_name_as": LABELS,
    "token": (True, False),
    "face_down": (True, False),
    "tapped": (True, False),
    "face_up": ("front", "back"),
    "flipped": (True, False),
    "mana_value": ("<=3", 2),
    "power": (">=4",),
    "owner": ("Ben",),
    "number_of_colors": (0, 1, ">=2"),
    "enchanted": (True,),
    "not": ({"types": ["Land"]}, {"keywords": ["Flying"]}),
}
_CHANGES: dict[str, tuple[Any, ...]] = {
    "control": ("Ana", "Ben"),
    "set_types": (["Artifact"], ["Artifact", "Creature"]),
    "add_types": (["Artifact"],),
    "remove_types": (["Creature"],),
    "set_subtypes": (["Bear", "Zombie"],),
    "add_subtypes": (["Zombie"],),
    "add_supertypes": (["Legendary"],),
    "remove_supertypes": (["Legendary"],),
    "all_creature_types": (True,),
    "set_colors": (["B"], [], ["U", "B"]),
    "add_colors": (["B"],),
    "lose_all_abilities": (True,),
    "add_abilities": (["Flying"], ["Ward {2}"]),
    "remove_abilities": (["Flying"],),
    "set_power": (3, "mana value"),
    "set_toughness": (4, "mana value"),
    "power": ("+1", "mana value"),
    "toughness": ("-1", "mana value"),
    "switch_power_toughness": (True,),
}


def _some(rng: random.Random, table: dict[str, tuple[Any, ...]], most: int) -> dict[str, Any]:
    return {key: rng.choice(table[key]) for key in rng.sample(list(table), rng.randint(1, most))}


def _random_action(rng: random.Random) -> dict[str, Any]:
    kind = _some(rng, _KINDS, 2)
    whom = rng.choice(({"object": rng.choice(LABELS)}, {"objects": rng.sample(LABELS, 2)}, {"filter": kind}))
    until = {"until": "end of turn"} if rng.random() < 0.3 else {}
    on = {"filter": kind} if rng.random() < 0.5 else {"on": rng.sample(LABELS, rng.randint(1, 2))}
    source = {"source": rng.choice(LABELS), "besides": rng.random() < 0.5} if rng.random() < 0.3 else until
    verb = rng.choice(("tap", "untap", "transform", "convert", "flip", "turn_face_down", "phase_out", "reveal"))
    return rng.choice(
        (
            {"do": verb, **whom},
            {"do": "effect", "change": _some(rng, _CHANGES, 2), **on, **source},
            {"do": "become_copy", "of": rng.choice(LABELS), **whom, **until},
            {"do": "cast", "object": rng.choice(LABELS), "permission": kind},
        )
    )


def test_actions_of_random_parts_read_back_to_themselves() -> None:
    rng, unlike, as_files = random.Random(20), list[str](), 0
    for _ in range(100):
        action: Action = msgspec.convert(_random_action(rng), Action)
        said = action_in_words(BOARD.table, action)
        as_files += said.startswith("{")
        unlike += [] if _read(said, action) else [said]
    assert unlike == []
    # What no card does in one sentence stands as files write it; that is seldom.
    assert as_files <= 12


@pytest.mark.parametrize(
    ("card", "attached"), [("Bonesplitter", "equipped creature"), ("Flight", "enchanted creature")]
)
@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"add_types": ["Artifact"]}, "{} is an artifact in addition to its other types."),
        ({"control": "Ben"}, "Ben gains control of {}."),
        ({"switch_power_toughness": True}, "{}'s power and toughness are switched."),
    ],
)
def test_301_5_what_a_source_is_attached_to_is_called_as_such_a_card_calls_it(
    card: str, attached: str, change: dict[str, Any], words: str
) -> None:
    known = {"name": "Bonesplitter", "type_line": "Artifact — Equipment", "mana_cost": "{1}", "oracle_text": ""}
    pool = CardIndex([card_from_scryfall(known)], beneath=POOL)
    board = read_so_far(f"Ana has {card} on the battlefield.", pool).board.run
    action: Action = msgspec.convert({"do": "effect", "source": card, "on": "attached", "change": change}, Action)
    sentence = action_in_words(board.table, action)
    assert sentence == f"{card}: {words.format(attached)}"
    (*_, read) = read_further(board, sentence).board.run.actions
    assert alike(action, read, "Ana", board.table)


def test_the_words_of_a_card_at_the_end_of_a_sentence_bring_its_full_stop() -> None:
    given = msgspec.convert(
        {"do": "effect", "on": ["Grizzly Bears"], "change": {"add_abilities": ["{T}: Add {G}."]}}, Action
    )
    sentence = action_in_words(BOARD.table, given)
    assert sentence == 'Grizzly Bears gains "{T}: Add {G}.".'
    assert for_people(sentence, given, EditionTerms()) == 'Grizzly Bears gains "{T}: Add {G}."'


def test_several_that_are_turned_down_as_something_are_several_of_it() -> None:
    said = "{} turned face down as a 2/2 Cyberman artifact creature."
    one = TurnFaceDown(object="Clone")
    several = TurnFaceDown(objects=("Clone", "Grizzly Bears"))
    assert for_people(said.format("Clone is"), one, EditionTerms()) == said.format("Clone is")
    two = for_people(said.format("Clone and Grizzly Bears are"), several, EditionTerms())
    assert two == "Clone and Grizzly Bears are turned face down as 2/2 Cyberman artifact creatures."
