"""How a sentence can go on: the words that may follow, what would come of each, and which of them stand first."""

from __future__ import annotations

from functools import cache

import pytest

from inspector.library import bundled_cards
from inspector.rules import Result
from inspector.scenario.words import WaysOn, board_from_words, ways_further, ways_on

POOL = bundled_cards()
BOARD = "Ana has Delver of Secrets on the battlefield. Ben has Grizzly Bears on the battlefield. "
CARDS = ("Grizzly Bears", "Grizzled Angler", "Delver of Secrets")


def named(letters: str) -> tuple[str, ...]:
    return tuple(each for each in CARDS if each.startswith(letters))


@cache
def on(written: str) -> WaysOn:
    return ways_on(written, POOL, (), named)


@pytest.mark.parametrize(
    ("written", "begun", "words"),
    [
        # Names of cards from two letters on, and only where a card may stand.
        ("Ana has Gr", "Gr", ("Grizzly Bears", "Grizzled Angler")),
        ("Ana has Grizzly", "Grizzly", ("Grizzly Bears",)),
        ("Ana has G", "G", ()),
        ("Ana has Gr on the battlefield", "Gr on the battlefield", ()),
        # Tokens that are usual, and those that the game knows by their kind.
        ("Ana creates a Mon", "Mon", ("Monster Role token",)),
        ("Ana creates a 3/3 green El", "3/3 green El", ("3/3 green Elephant creature token",)),
        ("Ana creates two Mon", "Mon", ()),
        # A number, a player, an object, a word of the grammar, by what is written of it.
        ("Put ", "", ("one", "two", "three", "four", "five")),
        ("P", "P", ("Put",)),
        ("Ana has t", "t", ("two", "three")),
        ("Players: Zoe, Max. M", "M", ("Max",)),
        (f"{BOARD}D", "D", ("Delver of Secrets",)),
        (f"{BOARD}d", "d", ("Delver of Secrets",)),
        (f"{BOARD}Put two +1/+1 counters on ", "", ("Delver of Secrets", "Grizzly Bears")),
        # Of "transform" and "transforms" only what says more.
        (f"{BOARD}Delver of Secrets tra", "tra", ("transforms",)),
        (f"{BOARD}Delver of Secrets and Grizzly Bears tra", "tra", ("transform",)),
        # "On the" alone begins other words too; it is gone on with as what it may begin.
        ("Ana has Grizzly Bears on the b", "on the b", ("on the battlefield",)),
        ("Ana has Grizzly Bears in the g", "in the g", ("in the graveyard",)),
        ("Ana has Grizzly Bears on the B", "on the B", ("on the battlefield",)),
        # "An" begins "an effect" too, though before a card it is a number.
        ("An effect u", "An effect u", ("An effect unlocks",)),
        (f"{BOARD}An effect l", "An effect l", ("An effect locks",)),
        (f"{BOARD}The t", "The t", ("The turn ends",)),
        # What is whole is gone on with by what it may still be: another verb, or nothing.
        (f"{BOARD}It is tapped", "", ()),
        ("Title: A board", "", ()),
        ("It becomes ", "", ("day", "night")),
        ("It becomes n", "n", ("night",)),
        # What cannot be gone on with.
        ("Ana has Xyz", "Xyz", ()),
        (f"{BOARD}Delver of Secrets frobn", "frobn", ()),
    ],
)
def test_what_is_begun_is_gone_on_with(written: str, begun: str, words: tuple[str, ...]) -> None:
    found = on(written)
    assert written[found.start :] == begun
    assert found.words == words
    assert len(found.tried) == len(words)


def test_behind_a_full_stop_another_sentence_begins() -> None:
    found = on(BOARD.rstrip())
    assert (found.start, found.words) == (len(BOARD.rstrip()), on(BOARD).words)
    assert {"Ana", "Ben", "Delver of Secrets", "Grizzly Bears", "Put"} <= {*found.words}
    # What ends a sentence by itself stands before what needs more words.
    assert found.words[0] == "The turn ends"
    assert found.tried[1:] == (None,) * (len(found.words) - 1)


def test_of_each_word_that_ends_the_sentence_it_is_told_what_would_come_of_it() -> None:
    found = on(f"{BOARD}Delver of Secrets ")
    tried = dict(zip(found.words, found.tried, strict=True))
    transforms, tapped, bounced = tried["transforms"], tried["is tapped"], tried["is bounced"]
    assert transforms is not None
    assert tapped is not None
    assert bounced is not None
    # 701.27a: it turns so that its other face is up, and that face has another name; 701.26a; 400.7.
    assert {"face_up", "name", "power"} <= {change.key for change in transforms.changes}
    assert {change.key for change in tapped.changes} == {"tapped"}
    assert "zone" in {change.key for change in bounced.changes}
    # The words that need more words have no outcome yet.
    assert tried["becomes a copy of"] is None


def test_what_changes_something_stands_before_what_moves_it_and_what_needs_more_words() -> None:
    found = on(f"{BOARD}Delver of Secrets ").words
    places = [found.index(each) for each in ("transforms", "is tapped", "is bounced", "becomes a copy of")]
    assert places == sorted(places)
    assert len(found) == 14


def test_what_would_do_nothing_stands_last() -> None:
    # 701.27c: only what is represented by a double-faced card transforms; 701.26b: what is untapped cannot be untapped.
    found = on(f"{BOARD}Delver of Secrets is ")
    results = [None if each is None else each.outcome.result for each in found.tried]
    begins = results.index(Result.NOTHING)
    assert set(results[begins:]) == {Result.NOTHING}
    assert found.words.index("is tapped") < begins <= found.words.index("is untapped")
    (bears,) = on(f"{BOARD}Grizzly Bears t").tried
    assert bears is not None
    assert (bears.outcome.result, bears.changes) == (Result.NOTHING, ())


def test_what_lies_there_stands_before_what_only_may_be_meant() -> None:
    assert on(f"{BOARD}Delver of Secrets becomes a copy of ").words == ("Delver of Secrets", "Grizzly Bears")
    copied = on(f"{BOARD}Delver of Secrets becomes a copy of ").tried[1]
    assert copied is not None
    assert "name" in {change.key for change in copied.changes}


def test_words_on_a_board_go_on_from_how_it_stands() -> None:
    run = board_from_words(BOARD, POOL).run
    assert ways_further(run, "Delver of Secrets becomes a copy of G", named).words == ("Grizzly Bears",)
    found = ways_further(run, "It tra", named, "Delver of Secrets")
    (would,) = found.tried
    assert found.words == ("transforms",)
    assert would is not None
    assert would.outcome.result is Result.DONE
    (would,) = ways_further(run, "It tra", named, "Grizzly Bears").tried
    assert would is not None
    assert would.outcome.result is Result.NOTHING
