"""Forms of few cards each: rows of conditions, sizes that are set for a time, two amounts, two kinds at once."""

from __future__ import annotations

from typing import Any

import msgspec

from inspector.cards import Color, Comparison, Condition, Count, Definition, Filter
from inspector.cards.effects import AbilitiesOf
from inspector.reading.grammar.abilities import Abilities
from inspector.reading.grammar.being import KindOfObject, adding, setting
from inspector.reading.grammar.conditions import YOUR_TURN, When
from inspector.reading.grammar.forms import form, says
from inspector.reading.grammar.meant import SELF, Meant, Subject
from inspector.reading.grammar.parts import ChangePart, PartAmount, added, part
from inspector.reading.grammar.pronouns import IT
from inspector.reading.grammar.qualities import Qualities, Quality, filter_of, listed
from inspector.reading.grammar.sentences import Meaning, meaning_of
from inspector.reading.grammar.subjects import of_two_kinds

EVERYWHERE = ("battlefield", "library", "hand", "graveyard", "stack", "exile", "command")

# --- subjects of two kinds


@form("subject", "all {many} and all {many}")
def _all_and_all(one: Filter, other: Filter) -> Subject | None:
    """Whatever is said behind the second is said of that alone: each has its own "all"."""
    if (one.zone, other.zone, other.not_) != (None,) * 3 or None not in (one.controller, other.controller):
        return None
    return of_two_kinds(one, other)


@form("subject", "each {noun} and {noun} you control")
def _each_of_two(one: Quality, other: Quality) -> Subject | None:
    kinds = _either_kind_of_yours(one, other)
    return None if kinds is None else (Meant(filter=kinds[0]), Meant(filter=kinds[1]))


@form("subject", "you , {many} , and {many}")
def _you_and_two(one: Filter, other: Filter) -> Subject | None:
    if (one.zone, other.zone, other.not_) != (None,) * 3 or None in (one.controller, other.controller):
        return None
    return of_two_kinds(one, other)


@form("subject", "you and {self}")
def _you_and_itself(own: Subject) -> Subject:
    # What a player has is no value of an object.
    return own


@form("subject", "{many} that are enchanted or equipped")
def _enchanted_or_equipped(wanted: Filter) -> Subject | None:
    if (wanted.enchanted, wanted.equipped, wanted.not_) != (None,) * 3:
        return None
    equipped = msgspec.structs.replace(wanted, equipped=True, not_=Filter(enchanted=True))
    return Meant(filter=msgspec.structs.replace(wanted, enchanted=True)), Meant(filter=equipped)


@form("subject", "{many} that are {nouns} and/or tokens")
def _of_a_kind_or_tokens(wanted: Filter, nouns: Quality) -> Subject | None:
    if nouns.key != "subtypes" or (wanted.subtypes, wanted.token, wanted.not_) != (None,) * 3:
        return None
    kind = msgspec.structs.replace(wanted, subtypes=nouns.value)
    tokens = msgspec.structs.replace(wanted, token=True, not_=Filter(subtypes=nouns.value))
    return Meant(filter=kind), Meant(filter=tokens)


# --- amounts


@form("counted all", "each {noun} and/or {noun} you control")
def _of_either_kind(one: Quality, other: Quality) -> tuple[Count, ...] | None:
    """Objects of two kinds of which none says the same of an object: those that are both count once."""
    kinds = _either_kind_of_yours(one, other)
    return None if kinds is None else (Count(count=kinds[0]), Count(count=kinds[1]))


def _either_kind_of_yours(one: Quality, other: Quality) -> tuple[Filter, Filter] | None:
    """Your objects of one kind, and those of the other that are not of the first as well: none stands in both."""
    if one.key == other.key or one.several is True or other.several is True:
        return None
    yours = Quality("controller", "you")
    first, second, without = filter_of((one, yours)), filter_of((other, yours)), filter_of((one,))
    if first is None or second is None:
        return None
    return first, msgspec.structs.replace(second, not_=without)


@form("amount", "the number of {color} mana symbols in the mana costs of permanents you control")
def _symbols(color: Color) -> Count:
    """That is the devotion to the color (700.5)."""
    return Count(devotion=(color,))


@form("after", "with the same name as that (creature|permanent)")
def _same_name() -> Quality:
    return Quality("same_name_as", IT)


@form("afters", "your opponents own in exile")
def _opponents_in_exile() -> Qualities:
    return Quality("zone", "exile"), Quality("owner", "opponent")


@form("predicate", "(gets|get) {added size} for {counted} and {added size} for {counted}")
def _added_for_two(size: tuple[str, str], one: Count, more: tuple[str, str], other: Count) -> ChangePart | None:
    if "X" in "".join((*size, *more)):
        return None
    first, second = added(size, one), added(more, other)
    if first is None or second is None:
        return None
    given: dict[str, Any] = dict(first.gives)
    for key, value in second.gives:
        given[key] = (*_listed(given[key]), *_listed(value)) if key in given else value
    return ChangePart(tuple(given.items()))


def _listed(value: PartAmount) -> tuple[Count, ...]:
    return value if isinstance(value, tuple) else (value,)


@form("predicate", "(gets|get) + X / + Y , where X is {amount} [,] and Y is {amount}")
def _added_two_amounts(power: Count, toughness: Count) -> ChangePart:
    return part(power=power, toughness=toughness)


@form("condition", "there are {comparison} cards in a single graveyard")
def _some_graveyard(comparison: Comparison) -> When:
    yours = Condition(count=Filter(zone="graveyard", owner="you"), is_=comparison)
    others = Condition(count=Filter(zone="graveyard", belongs_to="an opponent"), is_=comparison)
    return When(Condition(any_=(yours, others)))


@form("condition", "its controller has {comparison} cards in their graveyard")
def _graveyard_of_its_controller(comparison: Comparison) -> When:
    wanted = Filter(zone="graveyard", belongs_to="its controller")
    return When(Condition(count=wanted, is_=comparison), IT)


# --- sizes that are set as long as something holds, which defines nothing (604.3a)


@form("sentence", "(as long as|while) {conditions} , its power and toughness are each equal to {amount}")
def _size_as_long(when: When, amount: Count) -> Meaning | None:
    return meaning_of(SELF, _size(amount), when) if when.about == "self" else None


@form("sentence", "during your turn , {self} 's power and toughness are each equal to {amount}")
def _size_on_your_turn(own: Subject, amount: Count) -> Meaning | None:
    return meaning_of(own, _size(amount), When(YOUR_TURN))


@form("sentence", "during turns other than yours , {self} 's power and toughness are each {number}")
def _size_on_other_turns(own: Subject, number: int) -> Meaning | None:
    return meaning_of(own, _size(number), When(Condition(not_=YOUR_TURN)))


def _size(amount: Count | int) -> ChangePart:
    return part(set_power=amount, set_toughness=amount)


# --- rows of abilities, each where something else holds

HadIf = tuple[tuple[Abilities, When], ...]


@form("held", "{abilities} (as long as|while) {conditions}")
def _had_as_long(abilities: Abilities, when: When) -> tuple[tuple[ChangePart, When], ...]:
    return ((part(add_abilities=tuple(abilities)), when),)


@form("had if", "{ability} if {conditions}")
def _had_if(ability: str, when: When) -> HadIf:
    return (((ability,), when),)


@form("had ifs", "{had if} , {had ifs}")
def _more_had_if(one: HadIf, more: HadIf) -> HadIf:
    return (*one, *more)


@form("had ifs", "{had if} , and {had if}")
def _last_had_if(one: HadIf, other: HadIf) -> HadIf:
    return (*one, *other)


@form("sentence", "{subject} has {had ifs}")
def _each_had_if(subject: Subject, rows: HadIf) -> Meaning | None:
    every = [_one_had_if(subject, abilities, when) for abilities, when in rows]
    found = [meaning for meaning in every if meaning is not None]
    if len(found) != len(every):
        return None
    return Meaning(tuple(static for meaning in found for static in meaning.statics), None, subject)


def _one_had_if(subject: Subject, abilities: Abilities, when: When) -> Meaning | None:
    has = part(add_abilities=tuple(abilities))
    wanted = subject[0].filter
    if wanted is None or when.about != IT:
        return meaning_of(subject, has, when)
    # Of each of several objects it is asked what that object is.
    asked = when.condition.self_
    if len(subject) > 1 or asked is None:
        return None
    given = {name: value for name in asked.__struct_fields__ if (value := getattr(asked, name)) is not None}
    if any(getattr(wanted, name) is not None for name in given):
        return None
    return meaning_of((Meant(filter=msgspec.structs.replace(wanted, **given)),), has)


# --- what objects are


@form("being", "{kind} and {kind} in addition to their other types")
def _two_kinds_added(one: KindOfObject, other: KindOfObject) -> ChangePart | None:
    return adding(one).and_also(adding(other)) if one.types and other.types else None


@form("being", "{kind} with base power and toughness {size} , {more abilities}")
def _of_size_with(kind: KindOfObject, size: tuple[int, int], abilities: Abilities) -> ChangePart | None:
    given = setting(msgspec.structs.replace(kind, size=size)) if kind.size is None else None
    return None if given is None else given.and_also(part(add_abilities=tuple(abilities)))


@form("sentence", "{subject} {all predicates} it's {being}")
def _and_it_is(subject: Subject, does: ChangePart, given: ChangePart) -> Meaning | None:
    """A sentence behind one that ends with a quotation, whose full stop stands within."""
    both = does.and_also(given)
    return None if both is None or any(one.filter is not None for one in subject) else meaning_of(subject, both)


@form("abilities", "{ability} and {quoted} and {quoted}")
def _one_and_two_quoted(one: str, other: str, third: str) -> Abilities:
    return one, other, third


# --- whose, and what is shared

for _words, _whose in (
    ("(the|that) chosen player controls", "chosen player"),
    ("enchanted player controls", "enchanted player"),
    ("its controller controls", "its controller"),
):
    says("after", _words, value=Quality("belongs_to", _whose))
for _where in ("hand", "graveyard"):
    says(
        "afters",
        f"in the chosen player 's {_where}",
        value=(Quality("zone", _where), Quality("belongs_to", "chosen player")),
    )
    says(
        "afters",
        f"in its controller 's {_where}",
        value=(Quality("zone", _where), Quality("belongs_to", "its controller")),
    )


says(
    "after",
    "that (share|shares) a creature type with equipped creature",
    value=Quality("shares_creature_type_with", "attached"),
)
says("after", "that (share|shares) a color with equipped creature", value=Quality("shares_color_with", "attached"))
says("after", "that shares [at least] (a|1) creature type with it", value=Quality("shares_creature_type_with", IT))


@form("condition", "its controller controls another {things}")
def _its_controller_controls_another(things: Qualities) -> When | None:
    return _of_its_controller(things, ">=1")


@form("condition", "its controller controls no other {things}")
def _its_controller_controls_no_other(things: Qualities) -> When | None:
    return _of_its_controller(things, 0)


def _of_its_controller(things: Qualities, comparison: Comparison) -> When | None:
    """Of what an Aura is attached to; "other" is other than that."""
    wanted = filter_of((*things, Quality("belongs_to", "its controller"), Quality("other", "attached")))
    return None if wanted is None or wanted.zone is not None else When(Condition(count=wanted, is_=comparison), IT)


# --- counters on several objects, and several amounts together


@form("counted", "each {counter kind} counter on {many}")
def _each_counter_on_many(kind: str, among: Filter) -> Count:
    return Count(counters=kind, among=among)


@form("counted", "each {counter kind} counter on other {things}")
def _each_counter_on_others(kind: str, things: Qualities) -> Count | None:
    wanted = filter_of((Quality("other", "self"), *things))
    return None if wanted is None else Count(counters=kind, among=wanted)


@form("amount", "the number of {counter kind} counters on {many}")
def _counters_on_many(kind: str, among: Filter) -> Count:
    return Count(counters=kind, among=among)


@form("definition", "{myself} 's power and toughness are each equal to {amount} plus {amount}")
def _both_of_two(own: bool, one: Count, other: Count) -> Definition | None:
    del own
    if msgspec.structs.replace(one.count, zone=None) == msgspec.structs.replace(other.count, zone=None):
        # The same here and elsewhere is one amount.
        return None
    together = Count(sum=(one, other))
    return Definition(power=together, toughness=together)


@form("sentence", "{many} get {added size} for each {counter kind} counter on them")
def _for_counters_on_each(wanted: Filter, size: tuple[str, str], kind: str) -> Meaning | None:
    does = None if "X" in "".join(size) else added(size, Count(counters=kind, on=IT))
    return None if does is None else meaning_of((Meant(filter=wanted),), does)


@form("condition", "the chosen player controls (a|an) {things}")
def _the_chosen_player_controls(things: Qualities) -> When | None:
    wanted = filter_of((*things, Quality("belongs_to", "chosen player")))
    return None if wanted is None or wanted.zone is not None else When(Condition(count=wanted, is_=">=1"))


says("many", "your commanders", value=Filter(designated="commander", owner="you", zone=EVERYWHERE))
says("amount", "the highest life total among players", value=Count(life="highest"))
says("amount", "the highest life total among your opponents", value=Count(life="highest opponent"))


@form("amount", "{number} minus {amount}")
def _less(number: int, amount: Count) -> Count | None:
    if amount.half is not None:
        return None
    return msgspec.structs.replace(amount, times=-amount.times, plus=number - amount.plus)


@form("amount", "your life total minus the life total of an opponent with the most life")
def _more_life() -> Count:
    return Count(sum=(Count(life="you"), Count(life="highest opponent", times=-1)))


@form("condition", "there are {comparison} {counter kind} counters among {many}")
def _so_many_counters(comparison: Comparison, kind: str, among: Filter) -> When:
    return When(Condition(value=Count(counters=kind, among=among), is_=comparison))


@form("condition", "(a|an) {things} is {anywhere}")
def _is_anywhere(things: Qualities, zone: str) -> When | None:
    wanted = filter_of((*things, Quality("zone", zone)))
    return None if wanted is None else When(Condition(count=wanted, is_=">=1"))


@form("anywhere", "{any zone}")
def _any_zone(zone: str) -> str:
    return zone


says(
    "after", "that don't have the same name as this creature", value=Quality("same_name_as", "self", None, denied=True)
)


@form("predicate", "has the activated abilities of all other {many}")
def _has_activated_of_others(among: Filter) -> ChangePart | None:
    if among.other is not None:
        return None
    return part(abilities_of=AbilitiesOf(among=msgspec.structs.replace(among, other="self")))


@form("all predicates", "{predicates} and equip abilities you activate cost {cost} less to activate")
def _and_cheaper(does: ChangePart, cost: str) -> ChangePart:
    del cost
    return does


@form("sentence", "as long as {conditions} , prevent all combat damage it would deal and it {all predicates}")
def _and_no_damage(when: When, does: ChangePart) -> Meaning | None:
    return meaning_of(SELF, does, when) if when.about == "self" else None


@form("condition", "{one} is enchanted , equipped , and has a counter on it")
def _modified_in_each_way(one: str) -> When | None:
    wanted = Filter(enchanted=True, equipped=True, counters="any")
    return When(Condition(self_=wanted), one) if one == "self" else None


@form("after", "named {name} , {name} , and {name}")
def _named_any_of_three(one: str, other: str, last: str) -> Quality:
    return Quality("name", (one, other, last))


@form("subject", "your {many}")
def _your_many(wanted: Filter) -> Subject | None:
    spells = {*listed(wanted.types or ())} & {"Instant", "Sorcery"}
    says_whose = wanted.controller is not None or wanted.owner is not None
    if says_whose or wanted.zone not in (None, "stack") or (spells and wanted.zone is None):
        return None
    return (Meant(filter=msgspec.structs.replace(wanted, controller="you"), several=True),)
