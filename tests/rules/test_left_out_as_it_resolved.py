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
