"""How much of real cards' words is read: the figures may rise and never fall."""

from __future__ import annotations

import json
import lzma
import time
from functools import lru_cache

import pytest

from inspector.cards import Card, card_from_scryfall
from inspector.library import bundled_cards
from inspector.reading.coverage import ShareRead, WordsCoverage, coverage, form_of
from tests.house import ROOT

CORPUS = ROOT.parent / "shared" / "data" / "oracle-corpus.json.xz"
needs_corpus = pytest.mark.skipif(not CORPUS.is_file(), reason="no real card records lie beside this checkout")

# Of the sentences that touch each layer, at least so many are read; raise a figure when it rises.
READ_AT_LEAST = {"2": 41, "3": 7, "4": 262, "5": 61, "6": 2118, "7": 2285}
READ_IN_ALL = 3809
# Seconds for all cards, on a machine that has nothing else to do; many times that where it is busy.
AT_MOST_SECONDS = 3.0
BUSY = 10


@lru_cache(maxsize=1)
def corpus() -> tuple[Card, ...]:
    with lzma.open(CORPUS) as file:
        return tuple(card_from_scryfall(record) for record in json.load(file))


@lru_cache(maxsize=1)
def measured() -> tuple[WordsCoverage, float]:
    cards = corpus()
    begun = time.process_time()
    return coverage(cards), time.process_time() - begun


@needs_corpus
def test_no_less_is_read_of_real_cards_than_before() -> None:
    found, seconds = measured()
    assert found.sentences.read >= READ_IN_ALL
    assert {layer: share.read for layer, share in found.layers.items() if share.read < READ_AT_LEAST[layer]} == {}
    assert seconds < AT_MOST_SECONDS * BUSY


@needs_corpus
def test_few_paragraphs_of_real_cards_are_marked() -> None:
    found, _ = measured()
    assert found.sentences.all - found.sentences.read < found.paragraphs / 100


@needs_corpus
def test_no_sentence_of_a_real_card_can_be_read_in_two_ways() -> None:
    found, _ = measured()
    assert found.ambiguous == []


def test_what_a_record_says_itself_is_not_counted_as_unread() -> None:
    # The core computes a Tarmogoyf by its record, whatever its words are; a survey of what is unread must not name it.
    known, unread = bundled_cards(), card("Two Lamps", "Other Elves get +2/+2 by moonlight.")
    by_record = [one for name in ("Tarmogoyf", "Opalescence") if (one := known.find(name)) is not None]
    found = coverage([*by_record, unread])
    assert list(found.unread.values()) == [["Two Lamps"]]
    assert found.sentences.read == sum(found.forms.values())


def card(name: str, text: str) -> Card:
    return card_from_scryfall({"name": name, "layout": "normal", "type_line": "Creature — Elf", "oracle_text": text})


def test_sentences_are_counted_by_layer_and_what_is_not_read_by_the_cards_that_have_it() -> None:
    found = coverage(
        [
            card("Dim Lamp", "Dim Lamp gets +1/+1. (It shines.)\nOther Elves are black.\n{T}: Untap target Elf."),
            card("Two Lamps", "Other Elves get +2/+2 by moonlight."),
            card("Six Lamps", "Other Goblins get +1/+1 by moonlight.\nFlying"),
            card("No Lamp", "Flying"),
        ]
    )
    assert (found.sentences, found.cards, found.paragraphs) == (ShareRead(4, 2), ShareRead(3, 1), 7)
    assert {layer: share for layer, share in found.layers.items() if share.all} == {
        "5": ShareRead(1, 1),
        "7": ShareRead(3, 1),
    }
    assert found.missing() == [("other ⟨subtype⟩ get +N/+N by moonlight", ["Two Lamps", "Six Lamps"])]
    assert found.forms.total() == 2


def test_a_mark_that_no_layer_gives_counts_in_none() -> None:
    # 701.15a: being goaded is no characteristic.
    found = coverage([card("Lure Lamp", "Other Elves are goaded.\nOther Elves get +1/+1 and are goaded.")])
    assert (found.sentences, found.layers["7"]) == (ShareRead(2, 2), ShareRead(1, 1))
    assert sum(share.all for share in found.layers.values()) == 1


def test_a_form_is_a_sentence_without_its_own_words() -> None:
    assert form_of('Glow — Dim Lamp gets +2/+0 and has "{T}: Draw two cards."', "Dim Lamp, the Last") == (
        '~ gets +N/+N and has "…"'
    )
