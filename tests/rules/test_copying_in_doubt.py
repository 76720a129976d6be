"""707.5, 708.11: an original that is refused is surely refused only where no doubt about it may decide that."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST
from tests.rules.cards_for_tests import BEAR, Record, creature, land
from tests.rules.playing import ILLEGAL, NOT_COMPUTED, do, place, play
from tests.rules.speaking import card

VES = (
    "As Ves enters or is turned face up, you may choose another creature. If you do, until Ves is turned face down, "
    "it becomes a copy of that creature.\nMorph {1}{U}"
)
CARDS = (
    BEAR,
    land("Grove"),
    creature("Twin", "Shapeshifter", "0/0", oracle_text="You may have Twin enter as a copy of any creature."),
    creature("Elfin", "Shapeshifter", "0/0", oracle_text="You may have Elfin enter as a copy of any Elf creature."),
    creature("Ves", "Shapeshifter", "0/0", oracle_text=VES, keywords=["Morph"]),
)
PUT, UP = "put_onto_battlefield", "turn_face_up"
LANDS, BACK = "Lands are creatures", "Return each Bear card from your graveyard to the battlefield"


@pytest.mark.parametrize(
    ("words", "card_name", "action", "of", "result"),
    [
        (LANDS, "Twin", PUT, "grove", NOT_COMPUTED),
        ("Lands are green", "Twin", PUT, "grove", ILLEGAL),
        ("Bears are green", "Twin", PUT, "grove", ILLEGAL),
        (LANDS, "Twin", "resolve", "grove", NOT_COMPUTED),
        ("Lands are green", "Twin", "resolve", "grove", ILLEGAL),
        (LANDS, "Ves", UP, "grove", NOT_COMPUTED),
        ("Lands are green", "Ves", UP, "grove", ILLEGAL),
        # What the words ask for, and where it lies, which is asked in any case.
        ("Bears are Elves", "Elfin", PUT, "bear", NOT_COMPUTED),
        ("Bears are green", "Elfin", PUT, "bear", ILLEGAL),
        (BACK, "Twin", PUT, "dead", NOT_COMPUTED),
        ("Shuffle your library", "Twin", PUT, "dead", ILLEGAL),
        # 405.5: what is refused for another reason is refused whatever may be copied.
        (LANDS, "Twin", "resolve from hand", "grove", ILLEGAL),
    ],
)
def test_707_5_what_may_decide_what_can_be_copied_leaves_it_open(
    words: str, card_name: str, action: str, of: str, result: str
) -> None:
    spell = words.split(maxsplit=1)[0] in ("Return", "Shuffle")
    moon = card("Moon", "Sorcery" if spell else "Enchantment", "{1}", oracle_text=f"{words} by moonlight.")
    brought = (do("cast", "moon"), do("resolve", "moon")) if spell else ()
    there: tuple[Record, ...] = (
        place("Bear", "bear"), place("Grove", "grove"), place("Bear", "dead", "graveyard"),
        place("Moon", "moon", "hand" if spell else "battlefield"), *brought,
    )  # fmt: skip
    if action == UP:
        there += (place(card_name, face_down=True),)
    else:
        there += (place(card_name, zone="hand"), *([do("cast", "it")] if action == "resolve" else []))
    done = do(action.split(maxsplit=1)[0], "it", as_copy_of=of)
    last = play(NEWEST.key, *there, done, cards=(moon, *CARDS)).last
    assert (last.result, words in last.not_computed) == (result, result == NOT_COMPUTED)
