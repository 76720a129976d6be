"""Steps that take all abilities and give others: a land's new basic land types do (305.7), and words may (613.1f).

What is lost and what comes may read alike, and then neither a list of what differs nor one of what stays is true.
"""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST, rungs
from tests.rules.cards_for_tests import creature
from tests.rules.playing import Record, do, place, play
from tests.rules.speaking import card

RED, MOON, SEVERAL = "{T}: Add {R}.", "Moon: its subtype becomes Mountain", "it loses all its abilities"
GAINS = f"it gains “{RED}”"


def land(name: str, text: str, type_line: str = "Land") -> Record:
    return card(name, type_line, oracle_text=text)


CARDS = (
    land("Furnace", RED, "Artifact Land"),
    land("Temple", f"{RED}\n{{2}}{{R}}, {{T}}: Transform this land."),
    land("Castle", f"This land enters tapped unless you control a Mountain.\n{RED}\n{{1}}{{R}}, {{T}}: Draw a card."),
    land("Depths", "{T}: Add {C}."),
    land("Peak", "({T}: Add {R}.)", "Land — Mountain"),
    land("Ridge", "({T}: Add {R} or {G}.)", "Land — Mountain Forest"),
    land("Cleft", "({T}: Add {R}.)\n{R}, {T}: Draw a card.", "Land — Mountain"),
    creature("Ox", "Ox", "2/4"),
    creature("Bird", "Bird", "2/2", oracle_text="Flying\nVigilance"),
    creature("Drake", "Drake", "2/2", oracle_text="Flying"),
    creature("Owl", "Bird", "2/2", oracle_text="Flying, vigilance\nThis creature can't block."),
    creature("Arbor", "Dryad", "1/1") | {"type_line": "Land Creature — Forest Dryad"},
    card("Moon", "Enchantment", "{2}{R}", oracle_text="Nonbasic lands are Mountains."),
    card(
        "Omen", "Enchantment", "{1}{G}", oracle_text="Lands are every basic land type in addition to their other types."
    ),
)
SONG = do("effect", on=["it"], change={"set_types": ["Land"], "set_subtypes": ["Forest"]}, called="Song")
FLYING_ALONE = do("effect", on=["it"], change={"lose_all_abilities": True, "add_abilities": ["Flying"]}, called="Gust")
# What is there, and what the last step says that was done to it.
STEPS: dict[str, tuple[tuple[Record, ...], str]] = {
    "its only ability reads like the new one": (
        (place("Furnace"), place("Moon", "m")),
        f"{MOON}; it loses its ability; {GAINS}",
    ),
    "one of two reads like it": ((place("Temple"), place("Moon", "m")), f"{MOON}; {SEVERAL}; {GAINS}"),
    "one of three reads like it": ((place("Castle"), place("Moon", "m")), f"{MOON}; {SEVERAL}; {GAINS}"),
    "what reads otherwise is quoted": (
        (place("Depths"), place("Moon", "m")),
        f"{MOON}; it loses “{{T}}: Add {{C}}.”; {GAINS}",
    ),
    "it is there twice": (
        (place("Furnace"), place("Omen", "o"), place("Moon", "m")),
        f"Moon, newer than Omen: its subtype becomes Mountain; {SEVERAL}; {GAINS}",
    ),
    "old land types go with their abilities": ((place("Ridge"), place("Moon", "m")), f"{MOON}; {SEVERAL}; {GAINS}"),
    "the same land type takes what is printed": ((place("Cleft"), place("Moon", "m")), f"Moon: {SEVERAL}; {GAINS}"),
    "what it is already": (
        (place("Peak"), place("Moon", "m")),
        "Moon: nothing changes, since it is already a Mountain",
    ),
    "words take all of several and give one of them": (
        (place("Bird"), FLYING_ALONE),
        f"Gust: {SEVERAL}; it gains flying",
    ),
    "of a line of keywords one is given": ((place("Owl"), FLYING_ALONE), f"Gust: {SEVERAL}; it gains flying"),
    "words take what they give": ((place("Drake"), FLYING_ALONE), "Gust: it loses its ability; it gains flying"),
    "words take nothing and give one": ((place("Ox"), FLYING_ALONE), "Gust: it gains flying"),
    "a land type that stays alone has the ability that it had": (
        (place("Arbor"), SONG),
        "Song: it is no longer a creature; its subtype becomes Forest; it has no power or toughness",
    ),
}


@pytest.mark.parametrize("name", STEPS)
def test_305_7_and_613_1f_of_what_is_made_anew_all_that_went_is_told(name: str) -> None:
    actions, says = STEPS[name]
    told = rungs(play(NEWEST.key, *actions, cards=CARDS).table, "it")[-1]
    # A quoted sentence at the end brings its full stop with it.
    assert told.says in (f"{says}.", says)


def test_305_7_what_a_step_changed_stays_the_difference_of_the_values() -> None:
    played = play(NEWEST.key, place("Furnace"), place("Moon", "m"), cards=CARDS)
    assert rungs(played.table, "it")[-1].step.changes.keys() == {"subtypes"}
    assert played["it"].abilities == (RED,)


def test_613_1f_the_ability_that_stays_by_words_that_take_all_is_told_by_its_words() -> None:
    played = play(NEWEST.key, place("Drake"), FLYING_ALONE, cards=CARDS)
    assert played["it"].why["abilities"][0].says == "Gust takes away all other abilities and gives it flying."
