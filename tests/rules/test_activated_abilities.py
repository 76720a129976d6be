"""Which abilities are activated, loyalty and mana abilities, where effects ask for these (602.1, 605.1a, 606.2)."""

from __future__ import annotations

import pytest

from tests.rules.playing import Played, Record, do, place, play
from tests.rules.speaking import card, speaks

# Each by the rule that says so: "is an activated ability", or "represents" one or two.
KEYWORDS = {
    "702.6a": "Equip {1}",
    "702.29a": "Cycling {2}",
    "702.29e": "Swampcycling {2}",
    "702.29e of a card type": "Landcycling {1}",
    "702.29e of a supertype": "Basic landcycling {1}{G}",
    "702.29e of a creature type": "Wizardcycling {3}",
    "702.49a": "Ninjutsu {1}{U}",
    "702.49d": "Commander ninjutsu {U}{B}",
    "702.53a": "Transmute {1}{B}{B}",
    "702.65a": "Aura swap {2}{U}",
    "702.67a": "Fortify {3}",
    "702.71a": "Transfigure {1}{B}{B}",
    "702.77a": "Reinforce 2—{1}{G}",
    "702.84a": "Unearth {2}{R}",
    "702.87a": "Level up {4}",
    "702.97a": "Scavenge {3}{G}",
    "702.107a": "Outlast {W}",
    "702.122a": "Crew 2",
    "702.128a": "Embalm {3}{W}",
    "702.129a": "Eternalize—{3}{U}, Discard a card.",
    "702.141a": "Encore {5}{U}",
    "702.151a": "Reconfigure {2}",
    "702.167a": "Craft with artifact {4}",
    "702.171a": "Saddle 3",
    "702.184a": "Station",
}
# 602.1: a cost, a colon, an effect; a word of a rule or of none may stand before the cost (207.2c, 702.57a, 702.142a).
WRITTEN = (
    *("{1}{R}: This creature gets +1/+0 until end of turn.", "Pay 2 life: Untap this creature."),
    *("Forecast — {1}, Reveal this card from your hand: You gain 1 life.", "Boast — {1}: Draw a card."),
    *("Exhaust — {3}: Draw a card.", "Power-up — {2}: Draw a card.", "Max speed — {1}: Draw a card."),
    "Cohort — {T}, Tap an untapped Ally you control: Draw a card.",
)
# 605.1a: it could add mana, has no target, and is no loyalty ability.
MANA = (
    *("{T}: Add {G}.", "{T}, Pay 1 life: Add one mana of any color.", "{T}: Each player adds {R}."),
    "{1}, Sacrifice this creature: Draw a card, then add {B}.",
)
NO_MANA = (
    *("{T}: Target player adds {U}.", "{T}: You may play an additional land this turn."),
    *("{2}: Put a +1/+1 counter on this creature.", "{T}: You gain {E}."),
)
# 606.2: a loyalty symbol in the cost; up, down, and none.
LOYALTY = (
    "+1: Draw a card.",
    "\u22122: Draw two cards.",
    "0: Add {R}.",
    "\u2212X: You gain X life.",
    "-7: You win the game.",
)
# 113.3c-d, and keywords that are static or triggered, whatever they cost (702.37a, 702.62a, 702.34a, 702.74a).
OTHERS = (
    *("Flying", "Morph {2}{U}", "Suspend 3—{1}", "Flashback {2}", "Evoke {1}{U}", "Warp {1}{R}", "Ward—Pay 2 life."),
    *("Foretell {1}", "Cumulative upkeep {1}", "Echo {2}", "Madness {R}", "Plot {1}", "Sneak {1}{U}"),
    "Whenever this creature attacks, choose one: it gains flying, or you gain 1 life.",
    "At the beginning of your upkeep, choose one: you draw a card, or you lose 1 life.",
    # What stands before a colon is no cost where it tells what is or is done (113.3c-d).
    "Choose one: this creature has flying, or it has haste.",
    "This creature has all of the following: flying, haste.",
    'Enchanted creature has "{T}: Add {G}."',
    "You may have this creature enter as a copy of an Ape. (Its text: it says so.)",
    # 711.2: a level symbol is a keyword of a static ability.
    "LEVEL 8+: 8/8; Flying; {R}: +1/+0 this turn.",
)


def _board(wanted: Record, lines: tuple[str, ...], *more: Record) -> Played:
    """Objects that have one line each, and one that has of their abilities what is wanted."""
    taker = card("Kraj", "Creature — Ooze", "{4}", "4/4", static=[{"on": "self", "change": {"abilities_of": wanted}}])
    cards = [card(f"C{at}", "Artifact Creature — Ape", "{1}", "1/1", oracle_text=line) for at, line in enumerate(lines)]
    placed = (place(f"C{at}", f"c{at}") for at in range(len(lines)))
    return play("2026-08", place("Kraj", "kraj"), *placed, cards=[taker, *cards, *more])


_WRITTEN = (*KEYWORDS.values(), *WRITTEN, *NO_MANA)
_ALL = (*_WRITTEN, *MANA, *LOYALTY, *OTHERS)


@pytest.mark.parametrize(
    ("wanted", "had"),
    [
        ({"among": {"other": "self"}}, (*_WRITTEN, *MANA, *LOYALTY)),
        ({"among": {"other": "self"}, "except": "mana"}, (*_WRITTEN, *LOYALTY)),
        ({"among": {"other": "self"}, "except": "loyalty"}, (*_WRITTEN, *MANA)),
        ({"among": {"other": "self"}, "kind": "loyalty"}, LOYALTY),
        ({"among": {"name": "Nobody"}}, ()),
    ],
    ids=["all", "but mana", "but loyalty", "loyalty", "of nobody"],
)
def test_602_1_605_1a_606_2_what_is_an_activated_a_mana_and_a_loyalty_ability(
    wanted: Record, had: tuple[str, ...]
) -> None:
    assert sorted(_board(wanted, _ALL)["kraj"].abilities) == sorted(had)


def test_605_1a_what_takes_all_but_mana_abilities_leaves_these_and_no_keyword() -> None:
    sun = speaks({"filter": {"types": "Creature"}, "change": {"lose_all_abilities": True, "keep_mana_abilities": True}})
    cards = [card(f"C{at}", "Creature — Ape", "{1}", "1/1", oracle_text=line) for at, line in enumerate(_ALL)]
    placed = (place(f"C{at}", f"c{at}") for at in range(len(_ALL)))
    played = play("2026-08", *placed, place("Meter", "sun"), cards=[*cards, sun])
    assert [line for at, line in enumerate(_ALL) if played[f"c{at}"].abilities] == list(MANA)


def test_702_1_of_a_row_of_keywords_only_those_that_are_activated_are_had() -> None:
    lines = ("Vigilance, crew 2", "Flying, trample", "First strike, cycling {2}, unearth {1}")
    assert _board({"among": {"other": "self"}}, lines)["kraj"].abilities == ("Crew 2", "Cycling {2}", "Unearth {1}")


def test_605_1a_what_adds_mana_in_a_later_line_is_a_mana_ability() -> None:
    text = "{T}: Choose one —\n• Add {G}.\n• You gain 1 life."
    sun = speaks({"filter": {"types": "Creature"}, "change": {"lose_all_abilities": True, "keep_mana_abilities": True}})
    given = do("effect", on=["ape"], change={"add_abilities": [text]})
    ape = card("Ape", "Creature — Ape", "{1}", "1/1", oracle_text="Flying")
    played = play("2026-08", place("Ape", "ape"), given, place("Meter", "sun"), cards=[ape, sun])
    assert played["ape"].abilities == (text,)
