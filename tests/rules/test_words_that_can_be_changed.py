"""612.2: which objects have a word that an effect changes: of a color, of a basic land type, of a creature type."""

from __future__ import annotations

import pytest

from inspector.rules.layers.computed_tables import scratches
from inspector.rules.telling.unread_words import has_word
from tests.rules.cards_for_tests import Record
from tests.rules.playing import place, play
from tests.rules.speaking import card

COLOR, LAND, CREATURE = "color", "basic land type", "creature type"
HAVE: tuple[tuple[Record, tuple[str, ...]], ...] = (
    # What is printed in the text is asked, and any text may have a creature type in it.
    (card("It", "Artifact"), ()),
    (card("It", "Artifact", oracle_text="Draw a card."), (CREATURE,)),
    *(
        (card("It", "Artifact", oracle_text=f"Destroy target {one} land."), (COLOR, CREATURE))
        for one in ("red", "nonred")
    ),
    (card("It", "Artifact", oracle_text="Protection from white"), (COLOR, CREATURE)),
    # A mana symbol is no word, and neither is a part of one.
    (card("It", "Artifact", oracle_text="{T}: Add {R}."), (CREATURE,)),
    (card("It", "Artifact", oracle_text="Reduce it to blackness."), (CREATURE,)),
    # A color and a mana cost are no text (105.2).
    (card("It", "Instant", "{R}"), ()),
    *(
        (card("It", "Artifact", oracle_text=text), (LAND, CREATURE))
        for text in ("Islandwalk", "Sacrifice two Swamps.", "Destroy target nonforest land.", "Tap target Plains.")
    ),
    # 612.1: the type line is text as well; 205.3i, m.
    (card("It", "Basic Land — Forest"), (LAND, CREATURE)),
    (card("It", "Land — Desert Swamp"), (LAND, CREATURE)),
    (card("It", "Land — Desert"), ()),
    (card("It", "Creature — Elf", size="1/1"), (CREATURE,)),
    (card("It", "Artifact Creature — Equipment Elf", size="1/1"), (CREATURE,)),
    (card("It", "Artifact — Equipment"), ()),
    (card("It", "Kindred Instant — Elf"), (CREATURE,)),
)


@pytest.mark.parametrize(("record", "words"), HAVE, ids=str)
def test_612_2_a_word_of_a_kind_stands_in_a_text_or_a_type_line(record: Record, words: tuple[str, ...]) -> None:
    scratch = scratches(play("2026-08", place("It", zone="graveyard"), cards=[record]).table)["it"]
    assert {kind for kind in (COLOR, LAND, CREATURE) if has_word(scratch, kind)} == {*words}
