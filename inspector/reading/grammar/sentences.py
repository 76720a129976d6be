"""Whole sentences: a subject with its predicates, and when they hold."""

from __future__ import annotations

import msgspec

from inspector.cards import Change, Condition, Count, Definition, Filter, StaticAbility
from inspector.reading.grammar.abilities import Abilities
from inspector.reading.grammar.amounts import numbers_to_say
from inspector.reading.grammar.conditions import EQUIPPED, IT_BEHIND, YOUR_TURN, When
from inspector.reading.grammar.defining import defined_by
from inspector.reading.grammar.forms import form, says
from inspector.reading.grammar.meant import BEARERS, ONE_OBJECT, SELF, WHAT_IT_IS_ATTACHED_TO, Meant, Subject
from inspector.reading.grammar.parts import ChangePart, part
from inspector.reading.grammar.pronouns import IT, others_than_it, resolved, speaks_of_others
from inspector.reading.grammar.qualities import Qualities, Quality, filter_of, listed

_NO_CHANGE = Change()
# All zones but the battlefield.
OTHER_ZONES = ("library", "hand", "graveyard", "stack", "exile", "command", "outside")


class Meaning(msgspec.Struct, frozen=True):
    """What a sentence means: static abilities, a defining ability; ``subject`` is whom it was about."""

    statics: tuple[StaticAbility, ...] = ()
    definition: Definition | None = None
    subject: Subject = ()


def meaning_of(subject: Subject, does: ChangePart, when: When | None = None) -> Meaning | None:
    """Give what a subject does or has, as long as something holds; None where that can't be said."""
    changes = does.changes()
    if changes is None:
        return None
    if changes == (_NO_CHANGE,):
        return Meaning(subject=subject)
    if any(one.several for one in subject) and any(resolved(change, None) is None for change in changes):
        return None
    who = "self" if subject == SELF else "attached" if subject in BEARERS else None
    # "Other" and "it" are seen from each object that the sentence is about.
    seen = [change if subject == SELF else others_than_it(change, who) for change in changes]
    changed = [None if change is None else resolved(change, who or IT) for change in seen]
    condition = None if when is None else condition_of(when, who)
    if when is not None and condition is None:
        return None
    if subject in BEARERS and speaks_of_others(condition):
        return None
    statics: list[StaticAbility] = []
    for change in changed:
        if change is None:
            return None
        if_ = with_numbers_said(condition, change)
        statics += [
            StaticAbility(change=change, on=one.on, filter=one.filter, only=one.only, if_=if_) for one in subject
        ]
    return Meaning(tuple(statics), None, subject)


def with_numbers_said(condition: Condition | None, change: Change) -> Condition | None:
    """The condition, with that of each number in a change which only the players know it has been said.

    All that the sentence does waits for it: it is one effect, which goes on once it has begun (613.6).
    """
    sizes = (change.power, change.toughness, change.set_power, change.set_toughness)
    words = dict.fromkeys(words for size in sizes for words in numbers_to_say(size))
    asked = tuple(Condition(value=Count(said=one), is_=">=0") for one in words)
    every = asked if condition is None else (condition, *asked)
    return Condition(all_=every) if len(every) > 1 else next(iter(every), None)


def condition_of(when: When, who: str | None) -> Condition | None:
    """The condition, with whom "it" means in it."""
    condition: Condition | None = when.condition
    if when.about == IT and who is None:
        return None
    if when.about == IT and who == "attached":
        condition = _of_the_attached(when.condition)
    if when.about == EQUIPPED and who != "attached":
        # Of what it is on the words for that say themselves that it is a creature.
        condition = Condition(all_=(Condition(attached=IT_BEHIND[EQUIPPED][0].only), when.condition))
    return None if condition is None else resolved(condition, who)


def _of_the_attached(condition: Condition) -> Condition | None:
    """The condition with what its object is attached to in the place of "it"; None where that can't be said."""
    if condition.self_ is not None:
        return Condition(attached=condition.self_)
    if condition.all_ is not None:
        parts = [_of_the_attached(one) for one in condition.all_]
        return None if None in parts else Condition(all_=tuple(one for one in parts if one is not None))
    counted = condition.count
    if counted is not None and counted.attached_to == IT:
        return msgspec.structs.replace(condition, count=msgspec.structs.replace(counted, attached_to="attached"))
    return condition if counted is not None and resolved(condition, None) is not None else None


@form("sentence", "{definition}")
def _defined(definition: Definition) -> Meaning | None:
    own = resolved(definition, "self")
    return None if own is None else Meaning(definition=own, subject=SELF)


@form("sentence", "{subject} [each] {all predicates}")
def _plain(subject: Subject, does: ChangePart) -> Meaning | None:
    defined = defined_by(does.gives) if subject == SELF else None
    if defined is not None:
        return Meaning(definition=defined, subject=SELF)
    return meaning_of(subject, does)


@form("sentence", "{subject} {all predicates} (as long as|while) {conditions}")
def _as_long_as(subject: Subject, does: ChangePart, when: When) -> Meaning | None:
    return meaning_of(subject, does, when)


@form("sentence", "(as long as|while) {conditions} , {subject} {all predicates}")
def _opening(when: When, subject: Subject, does: ChangePart) -> Meaning | None:
    return None if when.about == IT else meaning_of(subject, does, when)


@form("sentence", "(as long as|while) {conditions} , (it|he|she) {all predicates}")
def _opening_it(when: When, does: ChangePart) -> Meaning | None:
    subject = IT_BEHIND.get(when.about)
    return None if subject is None else meaning_of(subject, does, when)


@form("it is", "(it's|he's|she's) {being}")
def _it_is(given: ChangePart) -> ChangePart:
    return given


@form("it is", "(it's|he's|she's) {being} [,] and {predicates}")
def _it_is_and(given: ChangePart, also: ChangePart) -> ChangePart | None:
    return given.and_also(also)


@form("it is", "it's {being} [,] and it {predicates}")
def _it_is_and_it(given: ChangePart, also: ChangePart) -> ChangePart | None:
    return given.and_also(also)


@form("sentence", "(as long as|while) {conditions} , {it is}")
def _opening_it_is(when: When, does: ChangePart) -> Meaning | None:
    return _opening_it(when, does)


@form("sentence", "during your turn , (as long as|while) {conditions} , {it is}")
def _your_turn_it_is(when: When, does: ChangePart) -> Meaning | None:
    return _your_turn_as_long_it(when, does)


@form("sentence", "(during|on) your turn , {subject} {all predicates}")
def _your_turn(subject: Subject, does: ChangePart) -> Meaning | None:
    return meaning_of(subject, does, When(YOUR_TURN))


@form("sentence", "during turns other than yours , {subject} {all predicates}")
def _other_turns(subject: Subject, does: ChangePart) -> Meaning | None:
    return meaning_of(subject, does, When(Condition(not_=YOUR_TURN)))


@form(
    "sentence",
    "{subject} {all predicates} as long as {conditions} [,] and {all predicates} as long as {conditions}",
)
def _two_parts(subject: Subject, does: ChangePart, when: When, also: ChangePart, then: When) -> Meaning | None:
    one = meaning_of(subject, does, when)
    other = meaning_of(subject, also, then)
    return None if one is None or other is None else Meaning((*one.statics, *other.statics), None, subject)


@form(
    "sentence",
    "as long as {self} is paired with another creature , (each of those|both) creatures {all predicates}",
)
def _paired(own: Subject, does: ChangePart) -> Meaning | None:
    # A creature that is none any more is in no pair (702.95e), and "creatures" would not mean it (109.2).
    pair = (Meant(on=("self", "paired"), only=Filter(types="Creature")),)
    del own
    return meaning_of(pair, does, When(Condition(self_=Filter(designated="paired"))))


@form("sentence", "you control {attached}")
def _you_control(attached: Subject) -> Meaning | None:
    return meaning_of(attached, part(control="you"))


@form("sentence", "you control all {many}", "you control each {each}")
def _you_control_all(wanted: Filter) -> Meaning | None:
    # Whose they are is what it changes, so what it asks of that would hang on itself.
    whose = any(one.controller is not None for one in (wanted, *wanted.refused))
    return None if whose else meaning_of((Meant(filter=wanted),), part(control="you"))


@form("sentence", "{subject} {all predicates} if {conditions}")
def _if(subject: Subject, does: ChangePart, when: When) -> Meaning | None:
    return meaning_of(subject, does, when) if subject in ONE_OBJECT else None


@form("sentence", "each {things} {all predicates} as long as it's {state}")
def _each_as_long_as_it_is(things: Qualities, does: ChangePart, state: Qualities) -> Meaning | None:
    wanted = filter_of((*things, *state))
    return None if wanted is None else meaning_of((Meant(filter=wanted),), does)


@form("sentence", "each {things} {all predicates} as long as it's not {adjective}")
def _each_as_long_as_it_is_not(things: Qualities, does: ChangePart, refused: Quality) -> Meaning | None:
    wanted = filter_of((*things, msgspec.structs.replace(refused, denied=True))) if not refused.denied else None
    return None if wanted is None else meaning_of((Meant(filter=wanted),), does)


@form("sentence", "as long as you control exactly 1 {things} , that {things} {all predicates}")
def _the_only_one(things: Qualities, again: Qualities, does: ChangePart) -> Meaning | None:
    wanted = filter_of((*things, Quality("controller", "you")))
    if things != again or wanted is None or wanted.zone is not None:
        return None
    return meaning_of((Meant(filter=wanted),), does, When(Condition(count=wanted, is_=1)))


@form("sentence", "{subject} {all predicates} unless {conditions}")
def _unless(subject: Subject, does: ChangePart, when: When) -> Meaning | None:
    meant = condition_of(when, "self" if subject == SELF else "attached" if subject in BEARERS else None)
    return None if meant is None else meaning_of(subject, does, When(Condition(not_=meant)))


@form("sentence", "as long as {conditions} , {subject} {all predicates} . otherwise , it {all predicates}")
def _or_else(when: When, subject: Subject, does: ChangePart, otherwise: ChangePart) -> Meaning | None:
    if subject not in ONE_OBJECT or when.about == IT:
        return None
    return one_or_other(subject, when, does, otherwise)


@form("sentence", "as long as {conditions} , (it|he|she) {all predicates} . otherwise , (it|he|she) {all predicates}")
def _it_or_else(when: When, does: ChangePart, otherwise: ChangePart) -> Meaning | None:
    subject = IT_BEHIND.get(when.about)
    return None if subject is None else one_or_other(subject, when, does, otherwise)


@form("sentence", "{subject} {all predicates} as long as {conditions} . otherwise , (it|he|she) {all predicates}")
def _as_long_or_else(subject: Subject, does: ChangePart, when: When, otherwise: ChangePart) -> Meaning | None:
    meant = condition_of(when, "self" if subject == SELF else "attached")
    if subject not in ONE_OBJECT or meant is None:
        return None
    return one_or_other(subject, When(meant), does, otherwise)


@form("sentence", "{subject} {all predicates} (during|on) your turn")
def _during_your_turn(subject: Subject, does: ChangePart) -> Meaning | None:
    return meaning_of(subject, does, When(YOUR_TURN))


@form("sentence", "{subject} {all predicates} during your turn . otherwise , (it|he|she) {all predicates}")
def _your_turn_or_else(subject: Subject, does: ChangePart, otherwise: ChangePart) -> Meaning | None:
    return one_or_other(subject, When(YOUR_TURN), does, otherwise) if subject in ONE_OBJECT else None


@form("sentence", "during your turn , (as long as|while) {conditions} , {subject} {all predicates}")
def _your_turn_as_long(when: When, subject: Subject, does: ChangePart) -> Meaning | None:
    both = Condition(all_=(YOUR_TURN, when.condition))
    return None if when.about else meaning_of(subject, does, When(both))


@form("sentence", "during your turn , (as long as|while) {conditions} , (it|he|she) {all predicates}")
def _your_turn_as_long_it(when: When, does: ChangePart) -> Meaning | None:
    subject = IT_BEHIND.get(when.about)
    both = When(Condition(all_=(YOUR_TURN, when.condition)))
    return None if subject is None else meaning_of(subject, does, both)


def one_or_other(subject: Subject, when: When, does: ChangePart, otherwise: ChangePart) -> Meaning | None:
    """Give one thing as long as something holds, another as long as it does not."""
    one = meaning_of(subject, does, when)
    other = meaning_of(subject, otherwise, When(Condition(not_=when.condition), when.about))
    return None if one is None or other is None else Meaning((*one.statics, *other.statics), None, subject)


@form("sentence", "{subject} {all predicates} . (it's|they're) still (a|an) {type}")
def _still(subject: Subject, does: ChangePart, kept: str) -> Meaning | None:
    del kept
    return meaning_of(subject, _kept(does))


@form("sentence", "{subject} {all predicates} . they're still {type}")
def _still_many(subject: Subject, does: ChangePart, kept: str) -> Meaning | None:
    del kept
    return meaning_of(subject, _kept(does))


@form("sentence", "as long as {conditions} , {subject} {all predicates} . (it's|they're) still (a|an) {type}")
def _opening_still(when: When, subject: Subject, does: ChangePart, kept: str) -> Meaning | None:
    del kept
    return None if when.about == IT else meaning_of(subject, _kept(does), when)


def _kept(does: ChangePart) -> ChangePart:
    """What is still what it was, too: types are added to those that it has (205.1b)."""
    added = {"set_types": "add_types", "set_subtypes": "add_subtypes"}
    return ChangePart(tuple((added.get(key, key), value) for key, value in does.gives))


says("own graveyard", "(~|this card|it) is in your graveyard", value=("graveyard",))
says("own graveyard", "this creature card is in your graveyard", value=("graveyard",))
says("own graveyard", "~ is in the command zone or on the battlefield", value=("command", "battlefield"))
says("own graveyard", "this card is in exile", value=("exile",))


@form("sentence", "as long as {own graveyard} , {subject} {all predicates}")
def _from_elsewhere(zones: tuple[str, ...], subject: Subject, does: ChangePart) -> Meaning | None:
    return _in_zones(meaning_of(subject, does), zones)


@form("sentence", "as long as {own graveyard} and {conditions} , {subject} {all predicates}")
def _from_elsewhere_as_long(zones: tuple[str, ...], when: When, subject: Subject, does: ChangePart) -> Meaning | None:
    return _in_zones(meaning_of(subject, does, when), zones) if not when.about else None


@form("sentence", "as long as {self} isn't on the battlefield , {it is}")
def _anywhere_else(own: Subject, does: ChangePart) -> Meaning | None:
    meaning = meaning_of(own, does)
    return None if meaning is None else _placed(meaning, OTHER_ZONES)


def _placed(meaning: Meaning, zones: tuple[str, ...]) -> Meaning:
    placed = tuple(msgspec.structs.replace(one, zones=zones) for one in meaning.statics)
    return msgspec.structs.replace(meaning, statics=placed)


def _in_zones(meaning: Meaning | None, zones: tuple[str, ...]) -> Meaning | None:
    if meaning is None or meaning.subject in ONE_OBJECT:
        return None
    return Meaning(tuple(msgspec.structs.replace(one, zones=zones) for one in meaning.statics), None, meaning.subject)


# --- spells, of what they have themselves


@form("sentence", "this spell has {abilities}")
def _this_spell(abilities: Abilities) -> Meaning | None:
    return _on_the_stack(abilities, None)


@form("sentence", "this spell has {abilities} (as long as|while) {conditions}")
def _this_spell_as_long(abilities: Abilities, when: When) -> Meaning | None:
    return _on_the_stack(abilities, when)


def _on_the_stack(abilities: Abilities, when: When | None) -> Meaning | None:
    meaning = meaning_of(SELF, part(add_abilities=tuple(abilities)), when)
    if meaning is None:
        return None
    return Meaning(tuple(msgspec.structs.replace(one, zones=("stack",)) for one in meaning.statics), None, SELF)


# --- one thing of some objects and another of others


@form("sentence", "{subject} {predicates} and {subject} {predicates}")
def _of_two(subject: Subject, does: ChangePart, other: Subject, also: ChangePart) -> Meaning | None:
    return both_of(meaning_of(subject, does), meaning_of(other, also), subject)


@form("sentence", "(as long as|while) {conditions} , {subject} {predicates} and {subject} {predicates}")
def _opening_of_two(when: When, subject: Subject, does: ChangePart, other: Subject, also: ChangePart) -> Meaning | None:
    return (
        None if when.about == IT else both_of(meaning_of(subject, does, when), meaning_of(other, also, when), subject)
    )


def both_of(one: Meaning | None, other: Meaning | None, subject: Subject) -> Meaning | None:
    """Give two meanings as one; None where one of them is none."""
    return None if one is None or other is None else Meaning((*one.statics, *other.statics), None, subject)


# --- several things, each as long as something else holds


Held = tuple[tuple[ChangePart, When], ...]


@form("held", "{predicates} (as long as|while) {conditions}")
def _held(does: ChangePart, when: When) -> Held:
    return ((does, when),)


@form("more held", "{held} , {more held}")
def _more_held(
    one: tuple[tuple[ChangePart, When], ...], more: tuple[tuple[ChangePart, When], ...]
) -> tuple[tuple[ChangePart, When], ...]:
    return (*one, *more)


@form("more held", "and {held}")
def _last_held(one: Held) -> Held:
    return one


@form("sentence", "{subject} {held} , {more held}")
def _each_held(subject: Subject, one: Held, more: Held) -> Meaning | None:
    every = [meaning_of(subject, does, when) for does, when in (*one, *more)]
    if any(meaning is None for meaning in every):
        return None
    return Meaning(
        tuple(static for meaning in every if meaning is not None for static in meaning.statics), None, subject
    )


# --- what was chosen


@form("sentence", "(~|this creature) is the chosen type in addition to its other types")
def _chosen_type() -> Meaning | None:
    return meaning_of(SELF, part(add_chosen="creature type"))


@form("chosen", "the chosen [creature] type in addition to their other [creature] types")
def _added_type() -> ChangePart:
    return part(add_chosen="creature type")


@form("chosen", "the chosen [creature] type")
def _set_type() -> ChangePart:
    return part(set_chosen="creature type")


@form("sentence", "each {each} (is|has) the chosen [creature] type in addition to its other [creature] types")
def _chosen_type_of_each(wanted: Filter) -> Meaning | None:
    return meaning_of((Meant(filter=wanted),), part(add_chosen="creature type")) if _are_creatures(wanted) else None


@form("sentence", "this land is the chosen type in addition to its other types")
def _own_land_is_also() -> Meaning | None:
    return meaning_of(SELF, part(add_chosen="basic land type"))


@form("sentence", "this land is the chosen type")
def _own_land_is() -> Meaning | None:
    return meaning_of(SELF, part(set_chosen="basic land type"))


@form("sentence", "lands you control are the chosen type in addition to their other types")
def _lands_are_also() -> Meaning | None:
    return meaning_of((Meant(filter=Filter(types="Land", controller="you")),), part(add_chosen="basic land type"))


@form("sentence", "{subject} are the chosen color in addition to their other colors")
def _also_the_chosen_color(subject: Subject) -> Meaning | None:
    return meaning_of(subject, part(add_chosen="color"))


@form("sentence", "{many} are {chosen}")
def _chosen_type_of_many(wanted: Filter, does: ChangePart) -> Meaning | None:
    return meaning_of((Meant(filter=wanted),), does) if _are_creatures(wanted) else None


@form("sentence", "{many} and {many} are {chosen} . the same is true for {many} and {many}")
def _chosen_type_of_two(one: Filter, other: Filter, does: ChangePart, spells: Filter, cards: Filter) -> Meaning | None:
    if not (one.subtypes and one.controller and other.controller and _are_creatures(other)):
        return None
    second = msgspec.structs.replace(other, not_=one) if other.not_ is None else None
    if second is None or not _are_creatures(spells) or not _are_creatures(cards):
        return None
    return meaning_of(tuple(Meant(filter=wanted) for wanted in (one, second, spells, cards)), does)


@form("sentence", "{many} , {many} , and {many} are {chosen}")
def _chosen_type_of_three(cards: Filter, spells: Filter, wanted: Filter, does: ChangePart) -> Meaning | None:
    return _chosen_type_everywhere(wanted, does, spells, cards)


@form("sentence", "{many} are {chosen} . the same is true for {many} and {many}")
def _chosen_type_everywhere(wanted: Filter, does: ChangePart, spells: Filter, cards: Filter) -> Meaning | None:
    every = (wanted, spells, cards)
    return meaning_of(tuple(Meant(filter=one) for one in every), does) if all(map(_are_creatures, every)) else None


def _are_creatures(wanted: Filter) -> bool:
    return "Creature" in (wanted.types, *listed(wanted.all_types))


@form("sentence", "{subject} {all predicates} . the same is true for {many} and {many}")
def _everywhere(subject: Subject, does: ChangePart, spells: Filter, cards: Filter) -> Meaning | None:
    if spells.zone is None or cards.zone is None:
        return None
    return meaning_of((*subject, Meant(filter=spells), Meant(filter=cards)), does)


@form("sentence", "enchanted land is the chosen type")
def _chosen_land_type() -> Meaning | None:
    return meaning_of(WHAT_IT_IS_ATTACHED_TO, part(set_chosen="basic land type"))


@form("sentence", "{subject} (is|are) the chosen color")
def _chosen_color(subject: Subject) -> Meaning | None:
    return meaning_of(subject, part(set_chosen="color"))
