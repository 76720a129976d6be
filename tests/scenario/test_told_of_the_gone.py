"""What was done with an object that ceased to exist, or never was set up, is told by the name of its card."""

from __future__ import annotations

from inspector.library import bundled_cards
from inspector.rules import Place, Tap
from inspector.scenario import extend
from inspector.scenario.words import board_from_words, told_sentences_of

POOL = bundled_cards()


def test_what_ceased_to_exist_or_was_never_set_up_is_told_by_its_name() -> None:
    text = "Ana has Grizzly Bears on the battlefield. Ana makes a token copy of it. It is exiled. "
    text += "State-based actions are checked."
    run = extend(board_from_words(text, POOL).run, Tap(object="Grizzly Bears 2"))
    refused = extend(run, Place(card="Delver of Secrets", label="d", zone="hand", face="back"))
    told = (told_sentences_of(run)[-1], told_sentences_of(extend(refused, Tap(object="d")))[-1])
    assert told == ("Grizzly Bears (2) is tapped.", "Delver of Secrets is tapped.")
