"""Conditions: when a sentence holds, as far as objects, numbers, the turn and what is said on the desk tell."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import msgspec

from inspector.cards import Comparison, Condition, Count, Filter
from inspector.cards.effects import Distinct
from inspector.reading.grammar.forms import form, leaf, says
from inspector.reading.grammar.meant import EQUIPPED_CREATURE, SELF, WHAT_IT_IS_ATTACHED_TO
from inspector.reading.grammar.pronouns import IT
from inspector.reading.grammar.qualities import Qualities, Quality, any_of, filter_of
from inspector.reading.grammar.tokens import words_of

# Whom a condition speaks of where that is what its source is attached to, being a creature (301.5a).
EQUIPPED = "equipped creature"


class When(msgspec.Struct, frozen=True):
    """A condition, and whom it speaks of where it does of one object: ``"self"``, ``"attached"``, ``"it"`` or nobody.

    Or of what it is attached to as long as that is a creature: ``EQUIPPED``.
    What it says of "it" stands under ``self`` until the sentence tells whom that means.
    """

    condition: Condition
    about: str = ""


# Whom "it" means behind a condition that speaks of one object.
IT_BEHIND = {"self": SELF, "attached": WHAT_IT_IS_ATTACHED_TO, EQUIPPED: EQUIPPED_CREATURE}
YOUR_TURN = Condition(turn_of="you")
_COMMANDER = Filter(designated="commander", owner="you", controller="you")
_TAKEN = frozenset(("controller", "zone"))


# --- what somebody controls


@form("condition", "you control (a|an) {things}")
def _you_control(things: Qualities) -> When | None:
    return _controlled("you", things, ">=1")


@form("condition", "you control (a|an) {things} or (a|an) {things}")
def _you_control_either(one: Qualities, other: Qualities) -> When | None:
    first, second = _controlled("you", one, ">=1"), _controlled("you", other, ">=1")
    return None if first is None or second is None else When(Condition(any_=(first.condition, second.condition)))


@form("condition", "you control (a|an) {things} and (a|an) {things}")
def _you_control_both(one: Qualities, other: Qualities) -> When | None:
    first, second = _controlled("you", one, ">=1"), _controlled("you", other, ">=1")
    return None if first is None or second is None else When(Condition(all_=(first.condition, second.condition)))


@form("condition", "you control another {things}")
def _you_control_another(things: Qualities) -> When | None:
    return _controlled("you", (Quality("other", "self"), *things), ">=1")


@form("condition", "you control another {things} or (a|an) {things}")
def _you_control_another_or(one: Qualities, other: Qualities) -> When | None:
    return _you_control_either((Quality("other", "self"), *one), other)


@form("condition", "you control enchanted (creature|permanent|land)", "you control equipped permanent")
def _you_control_the_attached() -> When:
    return When(Condition(attached=Filter(controller="you")), "attached")


@form("condition", "you control equipped creature")
def _you_control_the_equipped() -> When:
    return When(Condition(attached=Filter(controller="you")), EQUIPPED)


@form("condition", "you control {comparison} {things}")
def _you_control_so_many(comparison: Comparison, things: Qualities) -> When | None:
    return _controlled("you", things, comparison)


@form("condition", "you control {comparison} other {things}")
def _you_control_so_many_others(comparison: Comparison, things: Qualities) -> When | None:
    return _controlled("you", (Quality("other", "self"), *things), comparison)


@form("condition", "you control no {things}")
def _you_control_none(things: Qualities) -> When | None:
    return _controlled("you", things, 0)


@form("condition", "you control no other {things}")
def _you_control_no_other(things: Qualities) -> When | None:
    return _controlled("you", (Quality("other", "self"), *things), 0)


@form("condition", "any player controls (a|an) {things}")
def _any_player_controls(things: Qualities) -> When | None:
    wanted = None if any(one.key in _TAKEN for one in things) else filter_of(things)
    return None if wanted is None else When(Condition(count=wanted, is_=">=1"))


@form("condition", "no opponent controls (a|an) {things}", "your opponents control no {things}")
def _no_opponent_controls(things: Qualities) -> When | None:
    return _controlled("opponent", things, 0)


@form("condition", "your opponents control {comparison} {things}")
def _your_opponents_control(comparison: Comparison, things: Qualities) -> When | None:
    return _controlled("opponent", things, comparison)


says("condition", "you control your commander", value=When(Condition(count=_COMMANDER, is_=">=1")))


@form("condition", "an opponent controls (a|an) {things}")
def _an_opponent_controls(things: Qualities) -> When | None:
    return _controlled("opponent", things, ">=1")


def _controlled(who: str, things: Qualities, comparison: Comparison) -> When | None:
    if any(one.key in _TAKEN for one in things):
        return None
    wanted = filter_of((*things, Quality("controller", who)))
    return None if wanted is None else When(Condition(count=wanted, is_=comparison))


# --- how many cards and objects there are


@form("condition", "there (are|is) {comparison} {many}")
def _there_are(comparison: Comparison, wanted: Filter) -> When | None:
    return _counted(wanted, comparison)


@form("condition", "there is (a|an) {each}", "there's (a|an) {each}", "(a|an) {each} is on the battlefield")
def _there_is(wanted: Filter) -> When | None:
    return _counted(wanted, ">=1")


@form("condition", "there are no {many}", "no {many} are on the battlefield")
def _there_are_none(wanted: Filter) -> When | None:
    return _counted(wanted, 0)


def _counted(wanted: Filter, comparison: Comparison) -> When | None:
    """Count objects, but for cards in a library: no desk has laid out all of one, so that is told in words."""
    return None if wanted.zone == "library" else When(Condition(count=wanted, is_=comparison))


@form("condition", "(a|an) {things} is {zone of yours}")
def _is_in(things: Qualities, zone: Qualities) -> When | None:
    wanted = filter_of((*things, *zone))
    return None if wanted is None else When(Condition(count=wanted, is_=">=1"))


@form("condition", "(a|an) {things} and (a|an) {things} are {zone of yours}")
def _both_are_in(one: Qualities, other: Qualities, zone: Qualities) -> When | None:
    first, second = _is_in(one, zone), _is_in(other, zone)
    return None if first is None or second is None else When(Condition(all_=(first.condition, second.condition)))


@form("condition", "{comparison} {things} are {zone of yours}")
def _are_in(comparison: Comparison, things: Qualities, zone: Qualities) -> When | None:
    wanted = filter_of((*things, *zone))
    return None if wanted is None else When(Condition(count=wanted, is_=comparison))


@form("zone of yours", "{own zone}")
def _zone(zone: str) -> Qualities:
    return Quality("zone", zone), Quality("owner", "you")


@form("condition", "there are {comparison} (different|differently) {distinct} among {many}")
def _different(comparison: Comparison, what: Distinct, among: Filter) -> When:
    return When(Condition(value=Count(distinct=what, among=among), is_=comparison))


@form("condition", "you have {comparison} cards in hand")
def _hand(comparison: Comparison) -> When:
    return When(Condition(count=Filter(zone="hand", owner="you"), is_=comparison))


says("condition", "you have no cards in hand", value=When(Condition(count=Filter(zone="hand", owner="you"), is_=0)))


@form("condition", "there are {comparison} {distinct} among {many}")
def _distinct(comparison: Comparison, what: Distinct, among: Filter) -> When:
    return When(Condition(value=Count(distinct=what, among=among), is_=comparison))


# --- life and other numbers


@form("condition", "you have {comparison} life", "your life total is {comparison}")
def _life(comparison: Comparison) -> When:
    return When(Condition(value=Count(life="you"), is_=comparison))


@form("condition", "you have {comparison} opponents")
def _so_many_opponents(comparison: Comparison) -> When:
    return When(Condition(value=Count(opponents="you"), is_=comparison))


@form("condition", "an opponent has {comparison} life")
def _life_of_an_opponent(comparison: Comparison) -> When:
    return When(Condition(value=Count(life="opponent"), is_=comparison))


@form("condition", "a player has {comparison} life")
def _life_of_a_player(comparison: Comparison) -> When:
    either = (Condition(value=Count(life=whose), is_=comparison) for whose in ("you", "opponent"))
    return When(Condition(any_=tuple(either)))


@form("condition", "an opponent has {comparison} cards in (hand|their hand)")
def _hand_of_an_opponent(comparison: Comparison) -> When:
    return When(Condition(count=Filter(zone="hand", belongs_to="an opponent"), is_=comparison))


@form("condition", "an opponent has no cards in (hand|their hand)")
def _empty_hand_of_an_opponent() -> When:
    return _hand_of_an_opponent(0)


@form("condition", "an opponent has {comparison} cards in their graveyard")
def _graveyard_of_an_opponent(comparison: Comparison) -> When:
    return When(Condition(count=Filter(zone="graveyard", belongs_to="an opponent"), is_=comparison))


@form("condition", "an opponent 's graveyard has {comparison} cards")
def _cards_of_an_opponents_graveyard(comparison: Comparison) -> When | None:
    """With a bare number, so many or more may be meant."""
    return _graveyard_of_an_opponent(comparison) if isinstance(comparison, str) else None


says(
    "condition",
    "an opponent owns a card in exile",
    value=When(Condition(count=Filter(zone="exile", owner="opponent"), is_=">=1")),
)


@form("condition", "{amount} is {comparison}")
def _amount(amount: Count, comparison: Comparison) -> When:
    return When(Condition(value=amount, is_=comparison))


# --- the object itself, or the one that it is attached to

says("one", "~", "this (creature|permanent|artifact|land|enchantment|Equipment|Vehicle|Aura)", value="self")
says("one", "it", "he", "she", value=IT)
says("one", "enchanted (creature|permanent|land|artifact)", "equipped permanent", value="attached")
says("one", EQUIPPED, value=EQUIPPED)


@form("condition", "{one} is {state}")
def _is(one: str, state: Qualities) -> When | None:
    return _about(one, filter_of(state))


@form("condition", "(it's|he's|she's) {state}")
def _it_is(state: Qualities) -> When | None:
    return _about(IT, filter_of(state))


@form("condition", "{one} is not {state}", "{one} isn't {state}")
def _is_not(one: str, state: Qualities) -> When | None:
    found = _about(one, filter_of(state))
    return None if found is None else When(Condition(not_=found.condition), found.about)


@form("condition", "{one} is on the battlefield")
def _is_there(one: str) -> When | None:
    return _about(one, Filter())


@form("condition", "{one} is enchanted by {comparison} (Aura|Auras)")
def _enchanted_by(one: str, comparison: Comparison) -> When | None:
    return _with_attached("Aura", one, comparison)


@form("condition", "{comparison} Equipment are attached to {one}")
def _equipped_with(comparison: Comparison, one: str) -> When | None:
    return _with_attached("Equipment", one, comparison)


def _with_attached(subtype: str, one: str, comparison: Comparison) -> When | None:
    return When(Condition(count=Filter(subtypes=subtype, attached_to=_stand_in(one)), is_=comparison), one)


def _stand_in(one: str) -> str:
    return "attached" if one == EQUIPPED else one


@form("condition", "another Aura is attached to {one}")
def _another_aura(one: str) -> When:
    return When(Condition(count=Filter(subtypes="Aura", attached_to=_stand_in(one), other="self"), is_=">=1"), one)


@form("condition", "(a|an) {things} has (a|an) {counter kind} counter on it")
def _some_has_a_counter(things: Qualities, kind: str) -> When | None:
    wanted = filter_of((*things, Quality("counters", {kind: ">=1"})))
    return None if wanted is None else When(Condition(count=wanted, is_=">=1"))


@form("condition", "{one} has {keyword}")
def _has(one: str, keyword: str) -> When | None:
    return _about(one, Filter(keywords=keyword))


@form("condition", "{one} has (a|an) {counter kind} counter on (it|him|her)")
def _has_counter(one: str, kind: str) -> When | None:
    return _about(one, Filter(counters={kind: ">=1"}))


@form("condition", "{one} has {comparison} {counter kind} counters on (it|him|her)")
def _has_counters(one: str, comparison: Comparison, kind: str) -> When | None:
    return _about(one, Filter(counters={kind: comparison}))


@form("condition", "{one} has {comparison} counters on (it|him|her)")
def _has_counters_of_any_kind(one: str, comparison: Comparison) -> When | None:
    return _about(one, Filter(counters={"any": comparison}))


@form("condition", "{one} is attached to (a|an) {things}")
def _is_attached_to(one: str, things: Qualities) -> When | None:
    wanted = filter_of(things)
    return None if one != "self" or wanted is None else When(Condition(attached=wanted), "self")


@form("condition", "{one} hasn't dealt damage yet")
def _no_damage_yet(one: str) -> When:
    return When(Condition(said="it hasn't dealt damage yet"), one)


@form("condition", "{one} has no {counter kind} counters on (it|him|her)")
def _has_no_counters(one: str, kind: str) -> When | None:
    return _about(one, Filter(counters={kind: 0}))


@form("condition", "there (are|is) {comparison} {counter kind} (counter|counters) on {one}")
def _there_are_counters(comparison: Comparison, kind: str, one: str) -> When | None:
    return _about(one, Filter(counters={kind: comparison}))


@form("condition", "{one} 's {size name} is {comparison}", "{one} has {size name} {comparison}")
def _size_is(one: str, name: str, comparison: Comparison) -> When | None:
    return _about(one, filter_of((Quality(name, comparison),)))


def _about(one: str, wanted: Filter | None) -> When | None:
    if wanted is None:
        return None
    return When(Condition(attached=wanted) if _stand_in(one) == "attached" else Condition(self_=wanted), one)


@form("state", "{adjective}")
def _one_state(one: Quality) -> Qualities | None:
    return None if one.key in ("types", "token", "subtypes") else (one,)


@form("state", "(a|an) {things}")
def _thing(things: Qualities) -> Qualities | None:
    return None if any(one.key == "general" for one in things) else things


@form("state", "(a|an) {things} or {things}", "(a|an) {things} or (a|an) {things}")
def _either_thing(one: Qualities, other: Qualities) -> Qualities | None:
    return _any_thing(one, other)


@form("state", "(a|an) {things} , (a|an) {things} , or (a|an) {things}")
def _any_of_three(one: Qualities, other: Qualities, third: Qualities) -> Qualities | None:
    return _any_thing(one, other, third)


def _any_thing(*every: Qualities) -> Qualities | None:
    if any(len(one) != 1 for one in every):
        return None
    found = any_of(*(one[0] for one in every))
    return None if found is None or found.key == "general" else (found,)


@form("state", "{adjective} or {adjective}")
def _either_state(one: Quality, other: Quality) -> Qualities | None:
    found = any_of(one, other)
    return None if found is None or found.key in ("types", "subtypes") else (found,)


for _word in ("monstrous", "renowned", "saddled", "suspected", "attacking alone", "paired with another creature"):
    if _word not in ("renowned", "saddled", "suspected"):
        says("state", _word, value=(Quality("designated", _word.partition(" with")[0]),))
says("state", "your commander", value=(Quality("designated", "commander"), Quality("owner", "you")))

# --- the turn and the day

says("condition", "it's your turn", value=When(YOUR_TURN))
says("condition", "it's not your turn", "it isn't your turn", value=When(Condition(not_=YOUR_TURN)))
says("condition", "it's day", value=When(Condition(day_night="day")))
says("condition", "it's night", value=When(Condition(day_night="night")))


# --- what the desk is told

# A condition that speaks of one of these asks for something that happened, or that is no object's value.
_ASKED_IN_WORDS = """
    this turn;this combat;last turn;you've;the monarch;city 's blessing;the initiative;max speed;descended;the game
    ring-bearer;your Ring-bearer;poison counters;experience counters;was cast;was kicked;was bargained;your team
    entered the;defending player;corrupted;has been;were spent;starting life total;than each opponent;most common
    top card of your library;a library has;in your library;an emblem;emblems;taller than;shorter than;unspent mana
    maximum hand size;outdoors;more life than;unlocked doors;is blocked;blocked by;exiled with
    standing;is poisoned;devoured a;snow mana;your speed;in your sideboard;dealt damage;entered as;blocking it;stickered
"""
_ASKS: dict[str, list[tuple[str, ...]]] = {}
for _asked in (tuple(words.split()) for line in _ASKED_IN_WORDS.strip().splitlines() for words in line.split(";")):
    _ASKS.setdefault(_asked[0], []).append(_asked)
_NEVER = frozenset(("gets", "get", "gains", "gain", "loses", "becomes", ",", ".", "instead", '"', "where", "as"))


def _may_be_said(word: str) -> bool:
    return word not in _NEVER and word[0] != '"'


@leaf("condition", _may_be_said)
def _said(tokens: tuple[str, ...], start: int) -> Iterator[tuple[int, When, str]]:
    """What only the players know, in the words of the card."""
    end = start
    while end < len(tokens) and tokens[end] not in _NEVER and tokens[end][0] != '"':
        end += 1
    if end < len(tokens) and tokens[end] not in (",", "."):
        return
    words = tokens[start:end]
    if "~" in words:
        return
    if any(words[at : at + len(asked)] == asked for at, word in enumerate(words) for asked in _ASKS.get(word, ())):
        # "There are three cards exiled with this creature": of all that is named, "it" can mean the creature alone.
        own = words[0] == "there" and any(pair[0] == "this" for pair in pairwise(words))
        yield end, When(Condition(said=words_of(words)), "self" if own else ""), " ".join(words)


@form("conditions", "{condition}")
def _one(one: When) -> When:
    return one


@form("conditions", "{condition} and {condition}")
def _both(one: When, other: When) -> When | None:
    abouts = {one.about, other.about}
    if one.condition.said or other.condition.said or (IT in abouts and abouts not in ({IT}, {IT, ""})):
        return None
    return When(Condition(all_=(one.condition, other.condition)), one.about or other.about)


@form("conditions", "{condition} or {condition}")
def _either(one: When, other: When) -> When | None:
    if one.condition.said or other.condition.said or IT in (one.about, other.about):
        return None
    return When(Condition(any_=(one.condition, other.condition)), one.about or other.about)
