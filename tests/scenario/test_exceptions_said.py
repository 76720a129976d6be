"""707.9: exceptions of copies, and what lies face down (708.2), as sentences that read back, or as people are told."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import pytest

from inspector.library import bundled_cards
from inspector.rules import Action
from inspector.scenario import extend
from inspector.scenario.words import action_in_words, alike, board_from_words, read_further, told_sentences_of

BOARD: Final = board_from_words(
    "Ana has Grizzly Bears on the battlefield. Ben has Clone on the battlefield. Ana has Exalted Angel in hand.",
    bundled_cards(),
).run
# What is excepted, and how; each is read as it.
EXCEPTED: list[tuple[dict[str, Any], str]] = [
    ({"name": "Bob"}, "its name is Bob"),
    # A comma would end the name.
    ({"name": "Bob, the Third"}, 'its name is "Bob, the Third"'),
    ({"mana_cost": ""}, "it has no mana cost"),
    ({"mana_cost": "{2}{G}"}, "its mana cost is {2}{G}"),
    ({"remove_supertypes": ["Legendary"]}, "it isn't legendary"),
    ({"add_supertypes": ["Legendary"]}, "it's legendary"),
    (
        {"add_supertypes": ["Legendary"], "add_types": ["Artifact"], "add_subtypes": ["Zombie"]},
        "it's a legendary Zombie artifact in addition to its other types",
    ),
    ({"add_supertypes": ["Snow"], "add_subtypes": ["Elf"]}, "it's a snow Elf in addition to its other types"),
    ({"add_types": ["Artifact"]}, "it's an artifact in addition to its other types"),
    ({"add_subtypes": ["Zombie", "Elf"]}, "it's a Zombie Elf in addition to its other types"),
    ({"set_types": ["Artifact"]}, "it's an artifact"),
    ({"set_types": ["Artifact", "Creature"], "set_subtypes": ["Zombie"]}, "it's a Zombie artifact creature"),
    ({"colors": ["B"]}, "it's black"),
    ({"colors": ["W", "U", "B"]}, "it's white, blue and black"),
    ({"colors": []}, "it's colorless"),
    ({"add_abilities": ["Flying", "First strike"]}, "it has flying and first strike"),
    ({"add_abilities": ["Flying", "{T}: Add {G}."]}, 'it has flying and "{T}: Add {G}."'),
    ({"power": 7, "toughness": -1}, "it's 7/-1"),
    ({"power": 7}, "its power is 7"),
    ({"toughness": 7}, "its toughness is 7"),
    ({"counters": {"+1/+1": 2, "shield": 1}}, "it enters with two +1/+1 counters and one shield counter"),
    (
        {"name": "Bob", "colors": ["B"], "add_abilities": ["Haste"], "power": 1, "toughness": 1},
        "its name is Bob, it's black, it has haste, and it's 1/1",
    ),
    (
        {"mana_cost": "", "remove_supertypes": ["Legendary"], "add_types": ["Artifact"], "set_subtypes": ["Elf"]},
        "it has no mana cost, it isn't legendary, it's an artifact in addition to its other types, and it's an Elf",
    ),
]
# What is excepted that no words read back to, and what people are told of it.
TOLD_ONLY: list[tuple[dict[str, Any], str]] = [
    ({"remove_supertypes": ["Legendary", "Snow"]}, "it isn't legendary or snow"),
    ({"set_types": []}, "it has no card types"),
    ({"set_subtypes": []}, "it has no subtypes"),
    ({"add_colors": ["B", "R"]}, "it's black and red in addition to its other colors"),
    ({"remove_types": ["Creature"]}, "it isn't a creature"),
    ({"remove_types": ["Creature", "Artifact", "Land"]}, "it isn't a creature, an artifact or a land"),
    ({"remove_abilities": ["Flying", "Ward {2}"]}, "it doesn't have flying or ward {2}"),
    ({"lose_all_abilities": True, "power": 2}, "its power is 2, and it has no abilities"),
]
# Other people's words for an exception, and how it is said.
AS_PEOPLE_SAY: list[tuple[str, str]] = [
    ("except that it is legendary", "except it's legendary"),
    ("except it is not legendary", "except it isn't legendary"),
    ("except it's not legendary", "except it isn't legendary"),
    ("except it is an artifact", "except it's an artifact"),
    ("except it is a Zombie in addition to its other types", "except it's a Zombie in addition to its other types"),
    ("except it is 1/1 and it is red", "except it's red, and it's 1/1"),
    ("except it is 1/1, it is red", "except it's red, and it's 1/1"),
    ("except it's white and blue", "except it's white and blue"),
    ("except it's white, blue", "except it's white and blue"),
]
# What is no exception, and the word at which that is seen.
REFUSED = {
    "except it glows": "it",
    "except it's a legendary": ".",
    "except it isn't green": "green",
    "except it's 1/1 and it's 2/2": "2/2",
    "except its power is big": "big",
}
# How something lies face down, and how that is said of what is turned down.
FACE_DOWN: list[tuple[Any, str]] = [
    (True, "face down"),
    ("manifest", "face down as a manifested card"),
    ("cloak", "face down as a cloaked card"),
    ("morph", "face down with morph"),
    ("disguise", "face down with disguise"),
    (
        {"types": ["Artifact", "Creature"], "subtypes": ["Cyberman"], "power": 2, "toughness": 2},
        "face down as a 2/2 Cyberman artifact creature",
    ),
    ({"power": 2, "toughness": 2, "colors": ["R", "G"]}, "face down as a 2/2 red and green creature"),
    ({"types": []}, "face down as an object of no card type"),
    ({"types": [], "subtypes": ["Elf"]}, "face down as an Elf of no card type"),
    ({"name": "Bob"}, 'face down as a creature named "Bob"'),
    (
        {"name": "Bob", "abilities": ["Flying", "{T}: Add {G}."]},
        'face down as a creature named "Bob" with flying and "{T}: Add {G}."',
    ),
    ({"abilities": ["Haste"]}, "face down as a creature with haste"),
    (
        {"supertypes": ["Legendary"], "types": ["Land"], "subtypes": ["Forest"]},
        "face down as a legendary Forest land",
    ),
]


def made(**parts: Any) -> Action:  # noqa: ANN401 - fields of an action
    action: Action = msgspec.convert(parts, Action)
    return action


def copying(excepted: dict[str, Any]) -> Action:
    return made(do="become_copy", object="Clone", of="Grizzly Bears", **{"except": excepted})


def read_back(sentence: str, action: Action) -> bool:
    found = read_further(BOARD, sentence)
    assert found.error is None, found.error
    return alike(action, found.board.run.actions[-1], "Ana", BOARD.table)


@pytest.mark.parametrize(("excepted", "words"), EXCEPTED, ids=[each[1] for each in EXCEPTED])
def test_707_9_an_exception_is_said_as_cards_say_it_and_read_back(excepted: dict[str, Any], words: str) -> None:
    action = copying(excepted)
    sentence = action_in_words(BOARD.table, action)
    assert sentence == f"Clone becomes a copy of Grizzly Bears, except {words}."
    assert read_back(sentence, action)


@pytest.mark.parametrize(("excepted", "words"), TOLD_ONLY, ids=[each[1] for each in TOLD_ONLY])
def test_707_9_an_exception_that_no_card_makes_is_told_to_people(excepted: dict[str, Any], words: str) -> None:
    action = copying(excepted)
    assert action_in_words(BOARD.table, action).startswith("{")
    told = told_sentences_of(extend(BOARD, action))[-1]
    assert told == f"Clone becomes a copy of Grizzly Bears, except {words}."


@pytest.mark.parametrize(("said", "meant"), AS_PEOPLE_SAY)
def test_707_9_an_exception_in_other_words_is_the_same(said: str, meant: str) -> None:
    found = read_further(BOARD, f"Clone becomes a copy of Grizzly Bears, {said}.")
    assert found.error is None, found.error
    sentence = action_in_words(BOARD.table, found.board.run.actions[-1])
    assert sentence == f"Clone becomes a copy of Grizzly Bears, {meant}."


@pytest.mark.parametrize(("said", "word"), REFUSED.items())
def test_707_9_what_is_no_exception_is_refused_at_its_word(said: str, word: str) -> None:
    stopped = read_further(BOARD, f"Clone becomes a copy of Grizzly Bears, {said}.").error
    assert stopped is not None
    assert stopped.found == word


@pytest.mark.parametrize(("how", "words"), FACE_DOWN, ids=[each[1] for each in FACE_DOWN])
def test_708_2_what_lies_face_down_is_said_with_what_it_is(how: Any, words: str) -> None:  # noqa: ANN401 - a field
    for action, before in (
        (made(do="turn_face_down", object="Clone", face_down=how), "Clone is turned "),
        (made(do="put_onto_battlefield", object="Exalted Angel", face_down=how), "Ana puts Exalted Angel onto the "),
    ):
        sentence = action_in_words(BOARD.table, action)
        assert sentence == f"{before}{'battlefield, ' if 'puts' in before else ''}{words}."
        assert read_back(sentence, action)


def test_708_2_half_a_size_is_said_by_no_words() -> None:
    assert action_in_words(BOARD.table, made(do="turn_face_down", object="Clone", face_down={"power": 2}))[0] == "{"
