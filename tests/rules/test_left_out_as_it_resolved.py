"""Who certainly was not what a spell asks for as it resolved is not in doubt by it (608.2b, 608.2c)."""

from __future__ import annotations

import pytest

from tests.rules.cards_for_tests import ANGEL, BEAR, GOBLIN, Record, creature
from tests.rules.playing import Played, do, play
from tests.rules.test_resolved_spells import GROWTH, of
from tests.rules.test_unread import marked, put, words

LABELS = ("bear", "goblin", "angel")


def resolved(text: str, *before: Record) -> Played:
    """Let a spell resolve over a 2/2 bear, a 1/1 goblin and a 4/4 angel with flying."""
    there = (put("Bear"), put("Goblin", player="Ben"), put("Angel"), *before)
    cast = (put("Spell", "spell", "hand"), do("cast", "spell"), do("resolve", "spell"))
    return play("2026-08", *there, *cast, cards=[BEAR, GOBLIN, ANGEL, GROWTH, words("Spell", text, line="Sorcery")])


def in_doubt(played: Played) -> list[str]:
    """Those of which it is in doubt where they are."""
    return [label for label in LABELS if "zone" in marked(played, label)]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Destroy target creature with power 3 or greater.", ["angel"]),
        ("Destroy all creatures with toughness 1 or less.", ["goblin"]),
        ("Destroy target creature with power 2.", ["bear"]),
        ("Exile target nonland permanent with mana value 2 or less.", ["bear", "goblin"]),
        ("Destroy all creatures with flying.", ["angel"]),
        ("Quake deals 2 damage to each creature without flying and each player.", ["bear", "goblin"]),
        ("Destroy all untapped creatures.", list(LABELS)),
        ("Destroy target tapped creature.", list(LABELS)),
        ("Tap all untapped creatures. Destroy all tapped creatures.", list(LABELS)),
        # One of two is enough, and how many X are nobody has said.
        ("Destroy target creature with flying or with power 1 or less.", list(LABELS)),
        ("Destroy target creature with power X or less.", list(LABELS)),
        # What its own words may have changed before it is not certain.
        ("Up to two target creatures gain flying until end of turn. Destroy all creatures with flying.", list(LABELS)),
        # Of several that are chosen each is asked for something else.
        ("Choose a creature with power 1, then do the same for power 2 and 4. Destroy those creatures.", list(LABELS)),
        ("Choose a creature with power 1. Destroy that creature.", ["goblin"]),
        # What was paid as it was cast was chosen at another time (601.2h).
        ("As an additional cost to cast this spell, sacrifice a creature with power 2 or less.", ["bear", "angel"]),
        ("Kicker—Sacrifice a creature with power 2 or less.", ["bear", "angel"]),
    ],
)
def test_608_2b_who_was_not_what_is_asked_as_it_resolved_is_not_touched(text: str, meant: list[str]) -> None:
    assert in_doubt(resolved(text)) == meant


def test_608_2c_it_is_judged_by_what_was_so_as_it_resolved_and_not_by_what_is_so_later() -> None:
    kill = "Destroy target creature with power 3 or greater."
    assert in_doubt(resolved(kill).then(of("Later", "+5"))) == ["angel"]
    assert in_doubt(resolved("Destroy target tapped creature.", do("tap", "bear"))) == ["bear"]
    grown = resolved(kill, of("Before", "+3"))
    assert in_doubt(grown) == in_doubt(grown.then(do("end_turn"))) == ["bear", "angel"]
    # That some of its words are told judges the others by nothing new.
    two = resolved(f"{kill} Tap target land.", of("Before", "+3")).then(do("end_turn"))
    assert in_doubt(two.then(do("tap", "goblin"))) == ["bear", "angel"]
    # What nobody has told yet may have made any of them as big.
    unsaid = (put("Growth", "growth", "hand"), do("cast", "growth"), do("resolve", "growth"))
    assert in_doubt(resolved(kill, *unsaid)) == list(LABELS)


GLOAT = creature("Gloat", "Imp", "2/2", oracle_text="As long as an opponent lost life this turn, Gloat gets +1/+0.")
SIZELESS = {"name": "Odd", "mana_cost": "{2}", "type_line": "Creature — Ooze"}
GIVER = words("Giver", "Imps have flying by moonlight.")


@pytest.mark.parametrize(
    ("text", "open_"),
    [
        # Whether the Imp has power 3 nobody has said, and how large the Ooze is nobody knows.
        ("Destroy target creature with power 3 or greater.", {"gloat", "odd"}),
        ("Destroy target creature with power 2 or less.", {"bear", "gloat", "odd"}),
        ("Destroy target creature with toughness 3 or greater.", {"odd"}),
        # What gives the Imp flying is not computed; of the others it is certain.
        ("Destroy target creature with flying.", {"gloat"}),
        ("Destroy target creature without flying.", {"bear", "gloat", "odd"}),
        ("Destroy target creature with mana value 3.", set()),
    ],
)
def test_608_2b_who_may_have_been_what_is_asked_is_not_left_out(text: str, open_: set[str]) -> None:
    there = (put("Bear"), put("Gloat"), put("Odd"), put("Giver", "giver"))
    cast = (put("Spell", "spell", "hand"), do("cast", "spell"), do("resolve", "spell"))
    cards = [BEAR, GLOAT, SIZELESS, GIVER, words("Spell", text, line="Sorcery")]
    played = play("2026-08", *there, *cast, cards=cards)
    assert {label for label in ("bear", "gloat", "odd") if "zone" in marked(played, label)} == open_


ASKED = {
    "power": ("Destroy all creatures with power 3 or greater.", ["angel"]),
    "toughness": ("Destroy all creatures with toughness 3 or greater.", ["angel"]),
    "mana value": ("Destroy all creatures with mana value 3 or greater.", ["angel"]),
    "with": ("Destroy all creatures with flying.", ["angel"]),
    "without": ("Destroy all creatures without flying.", ["bear", "goblin"]),
    "tapped": ("Destroy all tapped creatures.", ["goblin"]),
    "untapped": ("Destroy all untapped creatures.", ["bear", "angel"]),
}
# What a spell does first to creatures that nobody has told, and what of them is not certain any more after that.
DOES_FIRST = {
    "nothing": ("", ""),
    "get +2/+0 until end of turn": ("Up to two target creatures {}.", "power"),
    "get +0/+2 until end of turn": ("Up to two target creatures {}.", "toughness"),
    "have base power 3": ("Up to two target creatures {}.", "power, toughness"),
    # 208.3: what is no creature has neither.
    "lose their card types": ("Up to two target creatures {}.", "power, toughness"),
    # Levels come and go with their counters, and with them size and abilities (711.2).
    "a level counter": ("Put {} on up to two target creatures.", "power, toughness, with, without"),
    "a flying counter": ("Put {} on up to two target creatures.", "power, toughness, with, without"),
    # What made it larger may have been an ability of its own.
    "lose all abilities": ("Up to two target creatures {}.", "power, toughness, with, without"),
    "become copies of target creature": (
        "Up to two target creatures {}.",
        "power, toughness, mana value, with, without",
    ),
    "Tap": ("{} up to two target creatures.", "tapped, untapped"),
    "Untap": ("{} up to two target creatures.", "tapped, untapped"),
    # None of what is asked hangs on these.
    "become Goblins": ("Up to two target creatures {}.", ""),
    "become blue": ("Up to two target creatures {}.", ""),
    "Ben": ("{} gains control of up to two target creatures.", ""),
}


@pytest.mark.parametrize("first", DOES_FIRST)
def test_608_2c_what_the_words_before_it_may_have_changed_is_not_certain(first: str) -> None:
    words_before, open_ = DOES_FIRST[first]
    for asked, (text, meant) in ASKED.items():
        told = f"{words_before.format(first)} {text}".strip()
        expected = list(LABELS) if asked in open_.split(", ") else meant
        assert in_doubt(resolved(told, do("tap", "goblin"))) == expected, asked


def test_400_2_cards_that_all_can_see_are_left_out_wherever_they_are() -> None:
    graves = (put("Angel", "great", "graveyard"), put("Bear", "small", "graveyard"))
    spells = (put("Angel", "great", "hand"), do("cast", "great"), put("Bear", "small", "hand"), do("cast", "small"))
    for text, there in (
        ("Exile target creature card with power 3 or greater from a graveyard.", graves),
        ("Counter target spell with mana value 3 or greater.", spells),
    ):
        played = resolved(text, *there)
        assert [label for label in ("great", "small", *LABELS) if "zone" in marked(played, label)] == ["great"], text


def test_608_2c_of_two_qualities_one_that_may_have_changed_is_enough() -> None:
    kill, tap = "Destroy all tapped creatures with power 3 or greater.", do("tap", "goblin")
    assert in_doubt(resolved(kill, tap)) == []
    assert in_doubt(resolved(kill, tap, do("tap", "angel"))) == ["angel"]
    assert in_doubt(resolved(f"Up to two target creatures get +2/+0 until end of turn. {kill}", tap)) == list(LABELS)


def test_608_2c_what_words_do_to_those_whom_they_mean_makes_nobody_else_one_of_them() -> None:
    played = resolved("All creatures with power 3 or greater get -2/-0 by moonlight until end of turn.")
    assert [label for label in LABELS if "power" in marked(played, label)] == ["angel"]


def test_608_2b_what_other_words_may_have_made_of_one_is_no_certain_quality_of_it() -> None:
    moon = words("Moon", "Angels lose all abilities by moonlight.")
    spell = words("Spell", "Destroy all creatures without flying.", line="Sorcery")
    there = (put("Bear"), put("Goblin"), put("Angel"), put("Moon", "moon"), put("Spell", "spell", "hand"))
    played = play(
        "2026-08", *there, do("cast", "spell"), do("resolve", "spell"), cards=[BEAR, GOBLIN, ANGEL, moon, spell]
    )
    assert in_doubt(played) == list(LABELS)
    tapping = words("Net", "Tap up to two target creatures.", line="Sorcery")
    later = words("Spell", "Destroy all tapped creatures.", line="Sorcery")
    cast = [one for name in ("Net", "Spell") for one in (
        put(name, name.lower(), "hand"), do("cast", name.lower()), do("resolve", name.lower()),
    )]  # fmt: skip
    tapped = (put("Bear"), put("Goblin"), put("Angel"), do("tap", "goblin"))
    assert in_doubt(play("2026-08", *tapped, *cast, cards=[BEAR, GOBLIN, ANGEL, tapping, later])) == list(LABELS)


def test_603_7_what_is_done_later_is_judged_by_nothing_that_was_so_before() -> None:
    later = resolved("At the beginning of the next end step, destroy all creatures with power 3 or greater.")
    assert in_doubt(later) == []
    assert "bear" in in_doubt(later.then(of("Later", "+5"), do("end_turn")))
