"""Actions as they are told to people: by names, with the label behind a name that can mean another object too."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from inspector.cards import CardIndex, Change, Condition, Filter, card_from_scryfall
from inspector.library import bundled_cards
from inspector.rules import (
    Action,
    BecomeCopy,
    Designate,
    Effect,
    Place,
    SayCondition,
    Tap,
    TurnFaceDown,
)
from inspector.rules.table.actions import FaceDownValues
from inspector.scenario import Viewing, explained, extend, seen_replay
from inspector.scenario.words import (
    WordsError,
    board_from_words,
    mended,
    read_so_far,
    sentences_of,
    told_sentences_of,
)

POOL = bundled_cards()
TWO = "Ana has Grizzly Bears (a) on the battlefield. Ana has Grizzly Bears (b) on the battlefield."
DELVER = "Ana has Delver of Secrets on the battlefield. It transforms. Ben has Clone in hand. "
FROGS = "Ana has Turn to Frog (x) in hand. Ana has Turn to Frog (y) in hand."
SHAPESHIFTER = f"{TWO} Ana has Vesuvan Shapeshifter (v) on the battlefield, face down with morph. v is turned face up"
PREPARED = "Ana has Blazing Firesinger (f) in hand. Ana puts f onto the battlefield. "
MELDED_TWICE = (
    "Ana has Hanweir Battlements (x) on the battlefield. Ana has Hanweir Garrison (y) on the battlefield. "
    "x and y meld (m). Ana has Hanweir Garrison (h) on the battlefield. "
    '{"do": "meld", "objects": ["x", "h"], "as": "n"}.'
)
HIDDEN = "Ana has Grizzly Bears{} on the battlefield, face down."
# What is done, its sentence to be read back, and how it is told.
TOLD = {
    "a label that is a word": (f"{TWO} a is exiled.", "a is exiled.", "Grizzly Bears (a) is exiled."),
    "several": (
        f"{TWO} a and b are tapped.",
        "a and b are tapped.",
        "Grizzly Bears (a) and Grizzly Bears (b) are tapped.",
    ),
    "a label that is the name but for its capitals": (
        (
            "Ana has Grizzly Bears (grizzly bears) on the battlefield. Ana has Grizzly Bears (b) on the battlefield. "
            "The first Grizzly Bears is tapped."
        ),
        "The first Grizzly Bears is tapped.",
        "Grizzly Bears (grizzly bears) is tapped.",
    ),
    "what enters in some way, as a copy": (
        f"{DELVER}Ben puts Clone onto the battlefield, tapped as a copy of Insectile Aberration.",
        "Ben puts Clone onto the battlefield, tapped as a copy of Insectile Aberration.",
        "Ben puts Clone onto the battlefield, tapped, as a copy of Insectile Aberration.",
    ),
    "an effect": (
        f"{TWO} b gets +1/+1 until end of turn.",
        "b gets +1/+1 until end of turn.",
        "Grizzly Bears (b) gets +1/+1 until end of turn.",
    ),
    "who takes what": (
        f"{TWO} b is controlled by Ben and gains haste until end of turn.",
        "b is controlled by Ben and gains haste until end of turn.",
        "Ben gains control of Grizzly Bears (b), which gains haste until end of turn.",
    ),
    "who takes all of a kind": (
        f"{TWO} All creatures are controlled by Ben and get +1/+0.",
        "All creatures are controlled by Ben and get +1/+0.",
        "Ben gains control of all creatures, which get +1/+0.",
    ),
    "a copy that has a name of its own": (
        f"{TWO} Ana creates a token that's a copy of b (c).",
        "Ana creates a token that's a copy of b (c).",
        "Ana creates a token (c) that's a copy of Grizzly Bears (b).",
    ),
    "a copy of what no other is called": (
        f"{DELVER}Ana creates a token that's a copy of Insectile Aberration (t).",
        "Ana creates a token that's a copy of Insectile Aberration (t).",
        "Ana creates a token (t) that's a copy of Insectile Aberration.",
    ),
    "a copy of one of two spells": (
        f"{FROGS} Ana casts x. Ana casts y. Ana copies x (c).",
        "Ana copies x (c).",
        "Ana makes a copy (c) of Turn to Frog (x).",
    ),
    "a copy of a spell": (
        "Ana has Turn to Frog in hand. Ana casts Turn to Frog. Ana copies Turn to Frog (c).",
        "Ana copies Turn to Frog (c).",
        "Ana makes a copy (c) of Turn to Frog.",
    ),
    "a name that means one alone": (
        f"{TWO} Ana has Flight on the battlefield. Flight is attached to b.",
        "Flight is attached to b.",
        "Flight is attached to Grizzly Bears (b).",
    ),
    "what is called otherwise since": (
        f"{DELVER}Ben puts Clone onto the battlefield as a copy of Insectile Aberration. Clone is tapped.",
        "Clone is tapped.",
        "Insectile Aberration (Clone) is tapped.",
    ),
    "a copy with exceptions": (
        f"{DELVER}Ana creates a token that's a copy of Clone (c), except it is red, it's 1/1.",
        "Ana creates a token that's a copy of Clone (c), except it's red, and it's 1/1.",
        "Ana creates a token (c) that's a copy of Clone, except it's red, and it's 1/1.",
    ),
    "a copy of a card that is cast": (
        "Ana has Turn to Frog in hand. Ana casts a copy of Turn to Frog (c).",
        "Ana casts a copy of Turn to Frog (c).",
        "Ana casts a copy (c) of Turn to Frog.",
    ),
    "what is turned up for a cost": (
        f"{SHAPESHIFTER} for its morph cost.",
        "The face-down creature is turned face up, for its morph cost.",
        "The face-down creature is turned face up for its morph cost.",
    ),
    "what is turned up for a cost as a copy": (
        f"{SHAPESHIFTER} for its morph cost as a copy of b.",
        "The face-down creature is turned face up, for its morph cost, as a copy of b.",
        "The face-down creature is turned face up for its morph cost, as a copy of Grizzly Bears (b).",
    ),
    "what is phased out": (
        "Ana has Grizzly Bears (g) on the battlefield. g phases out. g phases in.",
        "g phases in.",
        "Grizzly Bears phases in.",
    ),
    "counters that come": (
        f"{DELVER}Put two +1/+1 counters on Insectile Aberration.",
        "Put two +1/+1 counters on Insectile Aberration.",
        "Two +1/+1 counters are put on Insectile Aberration.",
    ),
    "a counter that goes": (
        f"{DELVER}Insectile Aberration has two hour counters. Remove one hour counter from it.",
        "Remove one hour counter from Insectile Aberration.",
        "An hour counter is removed from Insectile Aberration.",
    ),
    "a split card off the stack": ("Ana has Fire in hand.", "Ana has Fire in hand.", "Ana has Fire // Ice in hand."),
    "a token of a card": (
        "Ana has a token Grizzly Bears (t) on the battlefield.",
        "Ana has a token Grizzly Bears (t) on the battlefield.",
        "Ana has a Grizzly Bears token (t) on the battlefield.",
    ),
    "a spell that is face down": (
        "Ana has Exalted Angel (e) in hand. Ana casts e, face down with morph. Ben has Clone in hand. e resolves.",
        "e resolves.",
        "The face-down spell resolves.",
    ),
    "one of two spells that are face down": (
        (
            "Ana has Exalted Angel (e) in hand. Ana has Den Protector (d) in hand. Ana casts e, face down with morph. "
            "Ana casts d, face down with morph. d resolves."
        ),
        "d resolves.",
        "Ana's face-down spell (d) resolves.",
    ),
    "a Room without a name": (
        "Ana has Unholy Annex // Ritual Chamber (u) on the battlefield. Ana unlocks the right door of u.",
        "Ana unlocks the right door of u.",
        "Ana unlocks the right door of the locked Room.",
    ),
    "one of two Rooms without a name": (
        (
            "Ana has Unholy Annex // Ritual Chamber (u) on the battlefield. Ben has Unholy Annex // Ritual Chamber (v) "
            "on the battlefield. Ana unlocks the right door of u."
        ),
        "Ana unlocks the right door of u.",
        "Ana unlocks the right door of Ana's locked Room.",
    ),
    "one of two Rooms without a name, switched": (
        (
            "Ana has Unholy Annex // Ritual Chamber (u) on the battlefield. Ben has Unholy Annex // Ritual Chamber (v) "
            "on the battlefield. u's power and toughness are switched."
        ),
        "u's power and toughness are switched.",
        "The power and toughness of Ana's locked Room are switched.",
    ),
    "what lies face down and is phased out": (
        f"{HIDDEN.format(' (g)')} g phases out. g phases in.",
        "g phases in.",
        "The face-down creature phases in.",
    ),
    "one of two that lie face down, one of them phased out": (
        f"{HIDDEN.format(' (g)')} {HIDDEN.format(' (h)')} g phases out. g phases in.",
        "g phases in.",
        "Ana's face-down creature (g) phases in.",
    ),
    "a card that lies face down in exile": (
        "Ana has Clone (c) in hand. c is exiled, face down. c goes to Ana's hand.",
        "c goes to Ana's hand.",
        "The face-down card in exile goes to Ana's hand.",
    ),
    "a second spell that a card has not": (
        "Ana has Clone (c) in hand. Ana casts c, as an Adventure.",
        "Ana casts Clone, as an Adventure.",
        "Ana casts Clone, as an Adventure.",
    ),
    "the copy of the prepare spell of one of two": (
        f"{PREPARED}Ana has Blazing Firesinger on the battlefield. Ana casts a copy of f (c), as its prepare spell.",
        "Ana casts a copy of f (c), as its prepare spell.",
        "Ana casts a copy (c) of the prepare spell of Blazing Firesinger (f).",
    ),
    "the copy of a prepare spell of what is phased out": (
        f"{PREPARED}f phases out. Ana casts a copy of f (c), as its prepare spell.",
        "Ana casts a copy of f (c), as its prepare spell.",
        "Ana casts a copy (c) of Blazing Firesinger's prepare spell.",
    ),
    "the second spell of what copies a prepared permanent": (
        (
            "Ana has Cheerful Osteomancer (o) on the battlefield. Ana has Clone (c) in hand. Ana puts c onto the "
            "battlefield as a copy of o. Ana casts c, as its prepare spell."
        ),
        "Ana casts c, as its prepare spell.",
        "Ana casts Cheerful Osteomancer (c), as its prepare spell.",
    ),
    "its own ability": (
        f"{DELVER}Insectile Aberration transforms, by the ability of Insectile Aberration.",
        "Insectile Aberration transforms, by the ability of Insectile Aberration.",
        "Insectile Aberration transforms, by its own ability.",
    ),
    "its own ability on the stack": (
        (
            f"{DELVER}Insectile Aberration transforms, by the ability of Insectile Aberration that was put on the "
            "stack after action 0."
        ),
        (
            "Insectile Aberration transforms, by the ability of Insectile Aberration that was put on the stack after "
            "action 0."
        ),
        "Insectile Aberration transforms, by its own ability, put on the stack after action 0.",
    ),
    "turned up for a cost, as a copy": (
        (
            f"{DELVER}Ana has Vesuvan Shapeshifter on the battlefield, face down with morph. The face-down creature is "
            "turned face up, for its morph cost as a copy of Insectile Aberration."
        ),
        "The face-down creature is turned face up, for its morph cost, as a copy of Insectile Aberration.",
        "The face-down creature is turned face up for its morph cost, as a copy of Insectile Aberration.",
    ),
    "a face-up copy of what is face down": (
        (
            f"{HIDDEN.format('')} Ben has Clone (c) on the battlefield. c becomes a copy of the face-down creature. "
            "c is tapped."
        ),
        "c is tapped.",
        "The nameless creature is tapped.",
    ),
    # 611.2d: it is counted for whoever has the effect.
    "what is counted of a player": (
        (
            "Ana has Grizzly Bears on the battlefield. "
            "Grizzly Bears gets -0/-X until end of turn, where X is the number of creatures you control."
        ),
        "Grizzly Bears gets -0/-X until end of turn, where X is the number of creatures you control.",
        "Grizzly Bears gets -0/-X until end of turn, where X is the number of creatures Ana controls.",
    ),
    "what is part of another": (
        MELDED_TWICE,
        "x and Hanweir Garrison meld (n).",
        "Hanweir Battlements (x) and Hanweir Garrison meld (n).",
    ),
    # 701.42: nothing says that both cards are of whoever melds them.
    "what somebody else melds": (
        (
            "Ben has Hanweir Battlements (x) on the battlefield. Ana has Hanweir Garrison on the battlefield. "
            '{"do": "meld", "objects": ["x", "Hanweir Garrison"], "as": "n", "player": "Ana"}.'
        ),
        '{"do": "meld", "objects": ["x", "Hanweir Garrison"], "as": "n", "player": "Ana"}.',
        "Ana melds Hanweir Battlements and Hanweir Garrison into one (n).",
    ),
    "what was never made": (
        f'{MELDED_TWICE} {{"do": "phase_out", "objects": ["n"]}}',
        '{"do": "phase_out", "objects": ["n"]}.',
        "n phases out.",
    ),
    "what has no name": (
        f"{HIDDEN.format('')} {HIDDEN.format(' (b)')} b is turned face up.",
        "The second face-down creature is turned face up.",
        "Ana's face-down creature (b) is turned face up.",
    ),
    # 730.2: a merged permanent has the label of one of its components, and is no part of itself.
    "what is merged and face down": (
        (
            "Ana has Grizzly Bears (bears) on the battlefield. Ana has Gemrazer in hand. "
            "Gemrazer mutates onto bears. bears is turned face down. The face-down creature is turned face up."
        ),
        "The face-down creature is turned face up.",
        "The face-down creature is turned face up.",
    ),
    # 708.2: an effect may list other types for what it puts there face down.
    "what is face down and no creature": (
        (
            "Ana has Grizzly Bears in the graveyard. "
            "Ana puts Grizzly Bears onto the battlefield, face down as a Forest land. The face-down creature is tapped."
        ),
        "The face-down creature is tapped.",
        "The face-down permanent is tapped.",
    ),
    # 613.1d: so may an effect that sets its types, and of two such each is called what it is.
    "what is face down and no creature any more": (
        (
            f"{HIDDEN.format('')} {HIDDEN.format(' (b)')} Ana has Imprisoned in the Moon on the battlefield. "
            "Imprisoned in the Moon is attached to b. b is tapped."
        ),
        "The second face-down creature is tapped.",
        "Ana's face-down permanent is tapped.",
    ),
}


@pytest.mark.parametrize(("text", "read_back", "told"), TOLD.values(), ids=TOLD)
def test_an_action_is_told_by_names_and_read_back_by_labels(text: str, read_back: str, told: str) -> None:
    run = board_from_words(text, POOL).run
    assert sentences_of(run, run.actions)[-1] == read_back
    assert told_sentences_of(run)[-1] == told


NEVER = Change(cant_have_abilities=("Hexproof",))
SMALL, ON = Change(set_power=0), ("Grizzly Bears",)
NONE = Change(set_subtypes=())
HASTE, YOUR_TURN, BY_DAY = Change(add_abilities=("Haste",)), Condition(turn_of="you"), Condition(day_night="day")


def copying(**given: Any) -> BecomeCopy:  # noqa: ANN401 - parts of a change
    return BecomeCopy(object="Grizzly Bears", of="Grizzly Bears", except_=Change(**given))


def given(word: str, *, off: bool = False) -> Designate:
    return Designate(object="Grizzly Bears", designation=word, off=off)


@pytest.mark.parametrize(
    ("action", "told"),
    [
        (Effect(player="Ben", change=SMALL, on=ON, called="Humble"), "Grizzly Bears has base power 0 [Ben's Humble]."),
        (Effect(player="Ben", change=SMALL, on=ON), "Grizzly Bears has base power 0 [Ben's effect]."),
        # What is set to none is no sentence of the grammar.
        (Effect(change=NONE, on=ON), "Grizzly Bears has no subtypes."),
        (Effect(change=NONE, on=ON, until="end of turn"), "Grizzly Bears has no subtypes until end of turn."),
        (Effect(player="Ben", change=NONE, on=ON, called="Ban"), "Grizzly Bears has no subtypes [Ben's Ban]."),
        (Effect(change=NONE, filter=Filter(types=("Creature",))), "Creatures have no subtypes."),
        # What no sentence is read back to is told all the same: the zone is the usual one.
        (
            Effect(change=NEVER, filter=Filter(controller="Ben", zone="battlefield"), until="end of turn"),
            "Permanents Ben controls can't have or gain hexproof until end of turn.",
        ),
        # What must hold, and where the source must be, no sentence is read back to.
        (
            Effect(change=HASTE, filter=Filter(types=("Creature",)), source="Grizzly Bears", if_=YOUR_TURN),
            "Grizzly Bears: all creatures have haste as long as it is Ana's turn.",
        ),
        (
            Effect(change=HASTE, on=ON, source="Grizzly Bears", zones=("battlefield", "graveyard"), if_=BY_DAY),
            (
                "Grizzly Bears: Grizzly Bears has haste as long as it is day and Grizzly Bears is on the battlefield "
                "or in its owner's graveyard."
            ),
        ),
        # Keywords are told as ladders tell them, with a cost or a quality too.
        (
            Effect(change=Change(add_abilities=("Ward {2}", "Protection from red and from black")), on=ON),
            "Grizzly Bears gains ward {2} and protection from red and from black.",
        ),
        # What files say is not done is told by nobody.
        (
            Effect(change=Change(add_abilities=("Haste",), lose_all_abilities=False), on=ON),
            "Grizzly Bears gains haste.",
        ),
        (
            copying(set_colors=("R",), lose_all_abilities=False),
            "Grizzly Bears becomes a copy of Grizzly Bears, except it's red.",
        ),
        # Exceptions of copies in other words than those of the grammar.
        (copying(set_colors=()), "Grizzly Bears becomes a copy of Grizzly Bears, except it's colorless."),
        (
            copying(add_colors=("R",), set_power=3, set_toughness=3, remove_abilities=("Haste",)),
            (
                "Grizzly Bears becomes a copy of Grizzly Bears, except it's 3/3, it's red in addition to its other "
                "colors, and it doesn't have haste."
            ),
        ),
        (
            copying(remove_types=("Artifact",), lose_all_abilities=True),
            "Grizzly Bears becomes a copy of Grizzly Bears, except it isn't an artifact, and it has no abilities.",
        ),
        # Files find a card by its second spell or its lower half too; in a hand it has neither name (715.4, 710.1a).
        (Place(card="Stomp", label="x", zone="hand"), "Ana has Bonecrusher Giant (x) in hand."),
        (Place(card="Tok-Tok, Volcano Born", label="x", zone="hand"), "Ana has Akki Lavarunner (x) in hand."),
        # Words of a card are told with what they are words of, and are true of that.
        (
            SayCondition(object="Grizzly Bears", says="you gained life this turn", holds=False),
            "For Grizzly Bears, “you gained life this turn” is not true.",
        ),
        # What all are turned down as is told of several.
        (
            TurnFaceDown(
                filter=Filter(types=("Creature",)), face_down=FaceDownValues(types=("Land",), subtypes=("Forest",))
            ),
            "All creatures are turned face down as Forest lands.",
        ),
        # Of several kinds people say "and": nothing needs to be both.
        (
            Effect(change=SMALL, filter=Filter(subtypes=("Bear", "Elf"), name=("Elf", "Bear"))),
            "All Bears and Elves named Elf or Bear have base power 0.",
        ),
        (
            Effect(change=SMALL, filter=Filter(types=("Artifact", "Land"), controller="Ben")),
            "Artifacts and lands Ben controls have base power 0.",
        ),
        (
            Effect(change=SMALL, filter=Filter(types=("Land",), not_=Filter(name=("Ice", "Fire")))),
            "All lands not named Ice or Fire have base power 0.",
        ),
        # A Class becomes level 2 (716.2a), not "class level 2".
        (given("class level 2"), "Grizzly Bears becomes level 2."),
        (given("commander"), "Grizzly Bears becomes a commander."),
        (given("commander", off=True), "Grizzly Bears is no longer a commander."),
        (given("ring-bearer"), "Grizzly Bears becomes a Ring-bearer."),
        (given("attacking"), "Grizzly Bears is attacking."),
        (given("monstrous"), "Grizzly Bears becomes monstrous."),
    ],
)
def test_what_files_write_otherwise_is_told_as_people_say_it(action: Action, told: str) -> None:
    run = board_from_words("Ana has Grizzly Bears on the battlefield.", POOL).run
    assert told_sentences_of(extend(run, action))[-1] == told


def test_a_name_with_quotation_marks_gets_no_more_of_them() -> None:
    card = card_from_scryfall({"name": 'Hans "Run" Ax', "layout": "normal", "type_line": "Artifact"})
    run = board_from_words("Ana has Grizzly Bears on the battlefield.", CardIndex([card], beneath=POOL)).run
    told = told_sentences_of(extend(extend(run, Place(card=card.name, label="h", zone="battlefield")), Tap(object="h")))
    assert told[1:] == ('Ana has Hans "Run" Ax (h) on the battlefield.', 'Hans "Run" Ax is tapped.')


def test_what_an_action_shows_a_viewer_is_named_by_what_it_is_told() -> None:
    text = (
        "Ana has Exalted Angel on the battlefield, face down with morph. Ana has Turn to Frog (x) in hand. "
        "Ana casts x. The face-down creature is turned face up."
    )
    viewing = Viewing("Ben")
    run = viewing.of(board_from_words(text, POOL).run)
    assert told_sentences_of(run, viewing.befores)[2:] == (
        "Ana casts Turn to Frog.",
        "The face-down creature is turned face up.",
    )


def test_what_lies_face_down_before_a_viewer_is_named_once() -> None:
    text = f"{HIDDEN.format('')} {HIDDEN.format(' (b)')} b is tapped."
    run = seen_replay(board_from_words(text, POOL).run, "spectator")
    assert run.steps[-1].outcome.says == "Ana's face-down permanent 2 is tapped."


def test_what_several_are_called_is_not_told_to_be_nowhere() -> None:
    text = (
        "Ana has Delver of Secrets on the battlefield. Ben has Clone (one) in hand. Ben puts one onto the battlefield "
        "as a copy of Delver of Secrets. Delver of Secrets transforms. one becomes a copy of Delver of Secrets."
    )
    found = mended(text, read_so_far(text, POOL), POOL, (), lambda _: ())
    assert found.error is not None
    assert found.error.problem.startswith('two objects are called "Delver of Secrets"')


def test_what_a_viewer_may_not_see_is_told_without_signs_of_the_grammar() -> None:
    text = "Ana has Elite Vanguard in the library. Ana cloaks Elite Vanguard. The face-down creature is turned face up."
    told = told_sentences_of(seen_replay(board_from_words(text, POOL).run, "Ben"))
    assert told[0] == "Ana has a hidden card in the library: card 1."
    assert told[2] == "Elite Vanguard is turned face up."


def test_730_2_what_is_merged_is_not_told_as_a_copy() -> None:
    text = (
        "Ana has Grizzly Bears on the battlefield. Ana has Gemrazer (gem) in hand. Ana casts gem. "
        "gem mutates onto Grizzly Bears, on top. Ben has Gemrazer (other) on the battlefield. Gemrazer is tapped."
    )
    with pytest.raises(WordsError, match=r"Grizzly Bears \(merged, Ana's\)"):
        board_from_words(text, POOL)


@pytest.mark.parametrize("whose", ["James'", "James's"])
def test_whose_name_ends_in_s_is_written_and_told_with_the_apostrophe_alone(whose: str) -> None:
    """In templates of rules, in what is told of an action, in zones; read back it may have another s."""
    text = (
        "Players: James, Ross. James has Grizzly Bears on the battlefield, face down. Ross has Serra Angel in hand. "
        f"Ross has Clone on the battlefield. {whose} face-down creature is tapped. It is {whose} turn."
    )
    run = board_from_words(text, POOL).run
    document, told = json.dumps(explained(run)), " ".join(told_sentences_of(run))
    assert "It is James' turn." in document
    assert "James' face-down creature" in document
    assert not re.search("James's|Ross's", document + told)
