"""What the heading of an action says of objects that are gone, and in the words of the card that was cast."""

from __future__ import annotations

from inspector.library import bundled_cards
from inspector.rules import Place, Tap
from inspector.scenario import extend
from inspector.scenario.words import board_from_words, sentences_of, told_sentences_of

POOL = bundled_cards()


def test_what_ceased_to_exist_or_was_never_set_up_is_told_by_its_name() -> None:
    text = "Ana has Grizzly Bears on the battlefield. Ana makes a token copy of it. It is exiled. "
    text += "State-based actions are checked."
    run = extend(board_from_words(text, POOL).run, Tap(object="Grizzly Bears 2"))
    refused = extend(run, Place(card="Delver of Secrets", label="d", zone="hand", face="back"))
    told = (told_sentences_of(run)[-1], told_sentences_of(extend(refused, Tap(object="d")))[-1])
    assert told == ("Grizzly Bears (2) is tapped.", "Delver of Secrets is tapped.")


def test_702_162a_what_more_than_meets_the_eye_casts_is_cast_converted() -> None:
    text = "Ana has Optimus Prime, Hero in hand. Ana casts Optimus Prime, Hero, transformed."
    run = board_from_words(text, POOL).run
    assert told_sentences_of(run)[-1] == "Ana casts Optimus Prime, Hero, converted."
    assert sentences_of(run, run.actions)[-1] == "Ana casts Optimus Prime, Hero, transformed."


def test_702_102b_a_fused_spell_is_called_by_both_halves_and_one_half_by_its_own_name() -> None:
    run = board_from_words("Ana has Grizzly Bears on the battlefield.", POOL).run
    half = extend(run, Place(card="Wear", label="w", zone="stack", half="left"))
    fused = extend(run, Place(card="Wear", label="w", zone="stack", half="fused"))
    assert told_sentences_of(half)[-1] == "Ana has Wear (w) on the stack, the left half."
    assert told_sentences_of(fused)[-1] == "Ana has Wear // Tear (w) on the stack, both halves."
