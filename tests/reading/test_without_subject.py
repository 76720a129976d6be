"""Own short words that leave out their subject, or the verb: read as the same words are behind it, or marked."""

from __future__ import annotations

import re

import msgspec
import pytest

from inspector.cards import sections_of
from inspector.library import bundled_cards
from inspector.reading import Whom, forbids, forbids_playing, read_words, unread_sentences
from inspector.reading.paragraphs import sentences, static_paragraphs

NAME = "Old Toad"
SIZE = {"power", "toughness"}
ABILITIES = {"abilities", "keywords"}
SWAMP = "you control a Swamp"


def meant(*paragraphs: str) -> list[object]:
    """What words do, without the words."""
    found: list[object] = []
    for one in read_words(paragraphs, (NAME,)):
        found += [msgspec.structs.replace(static, words=None) for static in one.statics]
        found += [msgspec.structs.replace(one.definition, words=None)] if one.definition is not None else []
    return found


@pytest.mark.parametrize(
    ("short", "whole"),
    [
        ("Gets +1/+1.", "Old Toad gets +1/+1."),
        ("+1/+1", "Old Toad gets +1/+1."),
        ("-1/-1 for each Swamp you control.", "Old Toad gets -1/-1 for each Swamp you control."),
        ("+1/+1 per Swamp you control.", "Old Toad gets +1/+1 for each Swamp you control."),
        (
            "+1/+1 per foretold card of yours in exile or card in your hand.",
            "Old Toad gets +1/+1 for each foretold card you own in exile and each card in your hand.",
        ),
        ("+2/+2 and flying.", "Old Toad gets +2/+2 and has flying."),
        (f"Has flying while {SWAMP}.", f"Old Toad has flying as long as {SWAMP}."),
        (f"Flying while {SWAMP}.", f"Old Toad has flying as long as {SWAMP}."),
        (f"While {SWAMP}, +2/+0.", f"As long as {SWAMP}, Old Toad gets +2/+0."),
        (f"As long as {SWAMP}, has haste.", f"As long as {SWAMP}, Old Toad has haste."),
        (f"Threshold — Gets +1/+0 while {SWAMP}.", f"Old Toad gets +1/+0 as long as {SWAMP}."),
        ("First strike on your turn.", "During your turn, Old Toad has first strike."),
        ("On your turn, has first strike.", "During your turn, Old Toad has first strike."),
        (
            f"Base power and toughness 4/4 while {SWAMP}.",
            f"Old Toad has base power and toughness 4/4 as long as {SWAMP}.",
        ),
        (
            "Gets +3/+0 while an opponent's graveyard has eight or more cards.",
            "As long as an opponent has eight or more cards in their graveyard, Old Toad gets +3/+0.",
        ),
        ("Isn't legendary.", "Old Toad isn't legendary."),
        ("All colors.", "Old Toad is all colors."),
        (
            "Power and toughness equal the number of lands you control.",
            "Old Toad's power and toughness are each equal to the number of lands you control.",
        ),
        ("Your other Frogs +1/+1.", "Other Frogs you control get +1/+1."),
        ("Gives your creatures flying.", "Creatures you control have flying."),
        ("Gives equipped creature +1/+1.", "Equipped creature gets +1/+1."),
        # 602.1: a colon behind what is no cost makes no activated ability.
        ("Frogs you control: +1/+1", "Frogs you control get +1/+1."),
        ("Each Frog: +1/+1 and haste", "Each Frog gets +1/+1 and has haste."),
        ("Enchanted creature: flying", "Enchanted creature has flying."),
        ("All Frogs: 5/5", "All Frogs have base power and toughness 5/5."),
        ('Frogs you control: "{T}: Draw a card."', 'Frogs you control have "{T}: Draw a card."'),
        ("Your turn: +2/+0", "During your turn, Old Toad gets +2/+0."),
        (f"While {SWAMP}: +2/+0", f"As long as {SWAMP}, Old Toad gets +2/+0."),
        ("Loses flying while tapped.", "Old Toad loses flying as long as it's tapped."),
        (
            "While attacking, has haste and gets +1/+0.",
            "As long as Old Toad is attacking, it has haste and gets +1/+0.",
        ),
        ("If enchanted, +1/+1", "As long as Old Toad is enchanted, it gets +1/+1."),
        ("Equipped creature gets +1/+0 while attacking.", "Equipped creature gets +1/+0 as long as it's attacking."),
    ],
)
def test_words_without_a_subject_mean_what_they_mean_with_it(short: str, whole: str) -> None:
    assert meant(whole) == meant(short) != []


@pytest.mark.parametrize(
    ("sentence", "keys"),
    [
        ("Gets +1/+1 by moonlight.", SIZE),
        ("+1/+1 by moonlight.", SIZE),
        ("By moonlight, nobody may draw a card. Has flying while it shines.", ABILITIES),
        ("Has flying while the moon shines.", ABILITIES),
        ("Flying while the moon shines.", ABILITIES),
        ("Flying, trample while the moon shines.", ABILITIES),
        ("While the moon shines, +2/+2.", SIZE),
        ("Loses flying while the moon shines.", ABILITIES),
        ("Becomes black while the moon shines.", {"colors"}),
        ("Base power and toughness 4/4 while the moon shines.", SIZE),
        ("Power and toughness equal the moon's age.", SIZE),
        # So many, or so many and more: the words leave it open.
        ("Gets +3/+3 while an opponent's graveyard has eight cards.", SIZE),
    ],
)
def test_what_is_not_read_is_marked_on_its_own_object(sentence: str, keys: set[str]) -> None:
    assert meant(sentence) == []
    (found,) = unread_sentences((sentence,), (NAME,))
    assert (set(found.keys), [one.own for one in found.whom]) == (keys, [True])


@pytest.mark.parametrize(
    "words",
    [
        "can't transform",
        "can't be turned face up",
        "can't become untapped",
        "gets +1/+1 and can't transform",
        "can't be cast",
    ],
)
def test_what_may_not_be_done_is_forbidden_to_its_own_object(words: str) -> None:
    short, whole = f"{words[0].upper()}{words[1:]}.", f"This creature {words}."
    both = [
        [msgspec.structs.replace(one, text="") for one in said((text,), (NAME,))]
        for text in (short, whole)
        for said in (forbids, forbids_playing)
    ]
    assert both[:2] == both[2:] != [[], []]
    either = forbids(("Enchant creature", short), (NAME,))
    assert [one.whom for one in either] == [None] * len(either)


def test_of_what_is_put_onto_another_either_may_be_meant() -> None:
    assert meant("Enchant creature", "+2/+2.") == []
    (found,) = unread_sentences(("Enchant creature", "+2/+2."), (NAME,))
    assert [(one.own, one.attached) for one in found.whom] == [(True, False), (False, True)]


def test_behind_another_sentence_it_may_be_those_of_that_one() -> None:
    words = ("Other Frogs get +1/+1. Have haste.",)
    assert meant(*words) == meant("Other Frogs get +1/+1.")
    first, second = unread_sentences(words, (NAME,))
    assert (set(second.keys), second.whom) == (ABILITIES, first.whom)


def test_what_stands_before_a_colon_and_is_neither_known_nor_a_cost_may_be_anything() -> None:
    (found,) = unread_sentences(("Glims: +1/+1",), (NAME,))
    assert (set(found.keys), found.whom) == (SIZE, (Whom(),))


@pytest.mark.parametrize(
    "words",
    [
        "Flying, trample",
        "Can't be blocked.",
        "Gets +1/+1 until end of turn.",
        "4/4",
        "Tap another Frog: +1/+1 until end of turn.",
        "Clap your hands: Old Toad gains flying until end of turn.",
        "−2: Has no effect.",
    ],
)
def test_what_changes_nothing_is_not_marked(words: str) -> None:
    assert unread_sentences((words,), (NAME,)) == ()


_CHANGES = re.compile(r"[+-]\d+/[+-]\d+(?! counter)|^(?:Gets?|Has|Loses|Is)\b|\bequals? ")
_PASSES = re.compile(r"\b(?:this turn|until)\b")


def test_no_size_in_the_words_of_a_bundled_card_passes_in_silence() -> None:
    silent = []
    for face in (face for card in bundled_cards() for face in card.faces if not face.type_line.is_instant_or_sorcery):
        plain = sections_of(face.paragraphs).plain
        marked = {one.text for one in unread_sentences(plain, (face.name,))}
        static = [one for text in static_paragraphs(plain) for one in sentences(text) if _CHANGES.search(one)]
        silent += [(face.name, one) for one in static if one not in marked and not _PASSES.search(one)]
    assert silent == []
