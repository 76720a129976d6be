"""Boards in the words that people use: each reads as canonical sentences, or stops at the word where one would ask."""

from __future__ import annotations

import pytest

from inspector.library import bundled_cards
from inspector.scenario.words import WordsError, board_from_words, read_so_far, sentences_of

POOL = bundled_cards()
DELVER = "Ana has Delver of Secrets on the battlefield."
BEARS = "Ana has Grizzly Bears on the battlefield."
BEN_CLONE = "Ben has Clone in hand."
AXE = "Ana has Bonesplitter on the battlefield. Ana has Grizzly Bears on the battlefield."
TWO = "Ana has two Grizzly Bears on the battlefield."
ONE_OF_TWO = ("one of them", "one of these", "one of those", "one", "the first", "the first one", "either of them")
THE_OTHER = ("the other", "the other one", "the second", "the second one", "another one", "the other copy")
# The board before, what somebody writes then, and the canonical sentences of just that.
READ: list[tuple[str, str, str]] = [
    ("", "I control Delver of Secrets.", DELVER),
    (
        "",
        "I control Humility and my opponent controls Opalescence.",
        "Ana has Humility on the battlefield. Ben has Opalescence on the battlefield.",
    ),
    ("", "Ana controls a Grizzly Bears.", BEARS),
    ("", "Ana had Grizzly Bears in play.", BEARS),
    ("", "I have Grizzly Bears on the board.", BEARS),
    (
        "",
        "I have a transformed Delver of Secrets on the battlefield.",
        "Ana has Delver of Secrets on the battlefield, back face up.",
    ),
    ("", "Ana controls a tapped Grizzly Bears.", "Ana has Grizzly Bears on the battlefield, tapped."),
    ("", "Ben controls a flipped Nezumi Graverobber.", "Ben has Nezumi Graverobber on the battlefield, flipped."),
    (
        "",
        "Ana has two Grizzly Bears on the battlefield, tapped.",
        "Ana has Grizzly Bears on the battlefield, tapped. Ana has Grizzly Bears on the battlefield, tapped.",
    ),
    ("", "Ana has Grizzly Bears on the battlefield tapped.", "Ana has Grizzly Bears on the battlefield, tapped."),
    ("", "Ana has Grizzly Bears on the battlefield face down.", "Ana has Grizzly Bears on the battlefield, face down."),
    (
        "",
        "Ana controls Grizzly Bears with two +1/+1 counters on it.",
        "Ana has Grizzly Bears on the battlefield, with two +1/+1 counters.",
    ),
    (
        "",
        "Ana has Bottomless Pool on the battlefield with its left door unlocked.",
        "Ana has Bottomless Pool on the battlefield, with its left door unlocked.",
    ),
    (
        "",
        "My opponent has Clone on the stack and I have Grizzly Bears on the battlefield.",
        f"Ben has Clone on the stack. {BEARS}",
    ),
    ("", "Ben has Clone in hand while I control Grizzly Bears.", f"{BEN_CLONE} {BEARS}"),
    (
        "Players: Zoe, Max.",
        "Zoe controls Humility, but Max controls Opalescence.",
        "Zoe has Humility on the battlefield. Max has Opalescence on the battlefield.",
    ),
    ("", "It's night.", "It becomes night."),
    *((TWO, f"Tap {one}.", "The first Grizzly Bears is tapped.") for one in ONE_OF_TWO),
    *((f"{TWO} Tap one of them.", f"Exile {other}.", "The second Grizzly Bears is exiled.") for other in THE_OTHER),
    (DELVER, "Transform it.", "Delver of Secrets transforms."),
    (DELVER, "transform delver", "Delver of Secrets transforms."),
    (DELVER, "I transform Delver.", "Delver of Secrets transforms."),
    (DELVER, "Delver has been transformed.", "Delver of Secrets transforms."),
    (DELVER, "It was transformed.", "Delver of Secrets transforms."),
    (DELVER, "My opponent transforms it.", "Delver of Secrets transforms."),
    (DELVER, "I flip it.", "Delver of Secrets transforms."),
    (BEARS, "Ana attacks with Grizzly Bears.", "Grizzly Bears is tapped. Grizzly Bears becomes attacking."),
    (DELVER, "It's tapped.", "Delver of Secrets is tapped."),
    (DELVER, "It\u2019s exiled.", "Delver of Secrets is exiled."),
    (BEARS, "Ben taps Grizzly Bears, then untaps it.", "Grizzly Bears is tapped. Grizzly Bears is untapped."),
    (BEARS, "Ben bounces it.", "Grizzly Bears goes to Ana's hand."),
    (BEARS, "Return it to its owner's hand.", "Grizzly Bears goes to Ana's hand."),
    (BEARS, "It goes back to its owner's hand.", "Grizzly Bears goes to Ana's hand."),
    (BEARS, "Ana sacrifices it.", "Grizzly Bears goes to Ana's graveyard."),
    (BEARS, "It dies.", "Grizzly Bears goes to Ana's graveyard."),
    (BEARS, "Ben exiles the Grizzly Bears.", "Grizzly Bears is exiled."),
    (BEARS, "Turn it face down.", "Grizzly Bears is turned face down."),
    (BEARS, "Ben gains control of it.", "Ben gains control of Grizzly Bears."),
    (BEARS, "It gets +3/+3 until end of turn.", "Grizzly Bears gets +3/+3 until end of turn."),
    (BEARS, "It is a 5/5 until end of turn.", "Grizzly Bears has base power and toughness 5/5 until end of turn."),
    (BEARS, "It loses all abilities.", "Grizzly Bears loses all abilities."),
    (BEARS, "Put a +1/+1 counter on the Grizzly Bears.", "Put one +1/+1 counter on Grizzly Bears."),
    (
        BEARS,
        "Put 2 +1/+1 counters on it; remove a +1/+1 counter from it.",
        "Put two +1/+1 counters on Grizzly Bears. Remove one +1/+1 counter from Grizzly Bears.",
    ),
    (BEARS, "Ben makes a token copy of it.", "Ben creates a token that's a copy of Grizzly Bears."),
    (
        BEARS,
        "Ben creates a token that is a copy of Grizzly Bears.",
        "Ben creates a token that's a copy of Grizzly Bears.",
    ),
    (AXE, "Ana equips Grizzly Bears with Bonesplitter.", "Bonesplitter is attached to Grizzly Bears."),
    (AXE, "Equip Grizzly with Bonesplitter.", "Bonesplitter is attached to Grizzly Bears."),
    (AXE, "Attach Bonesplitter to the Grizzly Bears.", "Bonesplitter is attached to Grizzly Bears."),
    (
        f"{DELVER} {BEN_CLONE}",
        "Clone comes in as a copy of Delver.",
        "Ben puts Clone onto the battlefield as a copy of Delver of Secrets.",
    ),
    (f"{DELVER} {BEN_CLONE}", "Ben casts Clone face down.", "Ben casts Clone, face down."),
    (f"{DELVER} {BEARS}", "grizzly copies delver", "Grizzly Bears becomes a copy of Delver of Secrets."),
]
# The board before, what somebody writes, the words where it stops, and what is proposed there.
ASKED_BACK: list[tuple[str, str, str, tuple[str, ...]]] = [
    (
        "",
        "Grizzly Bears dies.",
        "Grizzly",
        ("first “Ana has Grizzly Bears on the battlefield.”", "first “Ana has Grizzly Bears in hand.”"),
    ),
    (
        f"{BEARS} {BEARS}",
        "Grizzly Bears is tapped.",
        "Grizzly Bears",
        ("the first Grizzly Bears", "the second Grizzly Bears"),
    ),
    (f"{BEARS} {BEARS}", "Tap a Bears.", "a Bears", ("the first Grizzly Bears", "the second Grizzly Bears")),
    (BEARS, "Ana attakes Grizzly Bears to it.", "attakes", ("attaches",)),
    (BEARS, "Grizzly Bears becomes happy.", "happy", ()),
    (BEARS, "It becomes the first of spring.", "the", ()),
    (BEARS, "It flips over.", "over", ()),
    (DELVER, "Is it fun?", "fun", ()),
    (DELVER, "What do I see?", "What do I see", ()),
]
ASKS: list[tuple[str, str]] = [
    ("What is its mana value?", "mana_value"),
    ("What's its CMC?", "mana_value"),
    ("What colour is it?", "colors"),
    ("What color is Delver of Secrets?", "colors"),
    ("What are its types?", "types"),
    ("What is Delver of Secrets' power?", "power"),
    ("How big is it?", "size"),
]


@pytest.mark.parametrize(("before", "written", "sentences"), READ, ids=[written for _, written, _ in READ])
def test_what_people_write_is_read(before: str, written: str, sentences: str) -> None:
    told, known = board_from_words(f"{before} {written}", POOL), board_from_words(before, POOL).scenario.actions
    assert " ".join(sentences_of(told.run, told.scenario.actions, len(known))) == sentences
    assert told.scenario.actions == board_from_words(f"{before} {sentences}", POOL).scenario.actions


@pytest.mark.parametrize(
    ("before", "written", "word", "proposals"), ASKED_BACK, ids=[written for _, written, *_ in ASKED_BACK]
)
def test_where_a_person_would_ask_back_the_text_stops(
    before: str, written: str, word: str, proposals: tuple[str, ...]
) -> None:
    found = read_so_far(f"{before} {written}", POOL)
    assert isinstance(found.error, WordsError)
    assert (found.error.found, found.error.proposals) == (word, proposals)
    # What comes before it stands.
    assert found.board.scenario.actions == board_from_words(before, POOL).scenario.actions


@pytest.mark.parametrize(("question", "key"), ASKS, ids=[question for question, _ in ASKS])
def test_what_people_ask_is_understood(question: str, key: str) -> None:
    (asked,) = board_from_words(f"{DELVER} {question}", POOL).asks
    assert (asked.object, asked.key) == ("Delver of Secrets", key)


@pytest.mark.parametrize(
    "written", ["Flight and Lignify on Grizzly Bears. What is it?", "Flight + Lignify on my Bears."]
)
def test_two_auras_told_together_are_both_on_what_is_named(written: str) -> None:
    found = board_from_words(f"Ana has Grizzly Bears on the battlefield. {written}", POOL)
    on = {held.label: held.attached_to for held in found.run.table.objects.values() if held.attached_to}
    assert on == {"Flight": "Grizzly Bears", "Lignify": "Grizzly Bears"}
