"""Predicates: what a sentence does to its subject."""

from __future__ import annotations

from collections.abc import Iterator

from inspector.cards import Count, Filter
from inspector.cards.effects import AbilitiesOf
from inspector.reading.grammar.abilities import Abilities
from inspector.reading.grammar.forms import form, leaf, says
from inspector.reading.grammar.parts import NOTHING, ChangePart, PartAmount, added, part
from inspector.reading.grammar.pronouns import IT


@form("predicate", "[also] (gets|get) [an additional] {added size}")
def _added(size: tuple[str, str]) -> ChangePart | None:
    return added(size)


@form("predicate", "[also] (gets|get) [an additional] {added size} {for each of}")
def _added_for_each(size: tuple[str, str], counted: PartAmount) -> ChangePart | None:
    return None if "X" in "".join(size) else added(size, counted)


@form("predicate", "(has|have) {abilities}")
def _has(abilities: Abilities) -> ChangePart:
    return part(add_abilities=tuple(abilities))


@form("predicate", "(has|have) base power and toughness {size} , {more abilities}")
@form("predicate", "(has|have) base power and toughness {size} and {ability all}")
def _base_size_and(size: tuple[int, int], abilities: Abilities) -> ChangePart:
    return part(set_power=size[0], set_toughness=size[1], add_abilities=tuple(abilities))


for _who in ("it", "they", "~", "this creature"):
    says("predicate", f"can attack as though {_who} didn't have defender", value=NOTHING)


@form(
    "predicate",
    "(has|have) all activated abilities of [all] {many}",
    "(has|have) all activated abilities of each {each}",
)
def _has_activated(among: Filter) -> ChangePart:
    return part(abilities_of=AbilitiesOf(among=among))


@form("predicate", "(has|have) all activated abilities of {many} except [for] mana abilities")
def _has_activated_but_mana(among: Filter) -> ChangePart:
    return part(abilities_of=AbilitiesOf(among=among, except_="mana"))


@form("predicate", "(has|have) all loyalty abilities of [all] {many}")
def _has_loyalty(among: Filter) -> ChangePart:
    return part(abilities_of=AbilitiesOf(among=among, kind="loyalty"))


@form("predicate", "(can't have|can't gain|can't have or gain) {abilities}")
def _cant_have(abilities: Abilities) -> ChangePart:
    return part(cant_have_abilities=tuple(abilities))


@form("predicate", "(loses|lose) {abilities}")
def _loses(abilities: Abilities) -> ChangePart:
    return part(remove_abilities=tuple(abilities))


says(
    "predicate",
    "(loses|lose) all abilities except mana abilities",
    value=part(lose_all_abilities=True, keep_mana_abilities=True),
)
says("predicate", "(loses|lose) all [other] abilities", value=part(lose_all_abilities=True))


@form("predicate", "(has|have) base power and toughness {size}")
def _base_size(size: tuple[int, int]) -> ChangePart:
    return part(set_power=size[0], set_toughness=size[1])


@form("predicate", "(has|have) base power and toughness X/X")
def _base_size_of_x() -> ChangePart:
    return part(set_power="X", set_toughness="X")


@form("predicate", "(has|have) base power {number}")
def _base_power(power: int) -> ChangePart:
    return part(set_power=power)


@form("predicate", "(has|have) base toughness {number}")
def _base_toughness(toughness: int) -> ChangePart:
    return part(set_toughness=toughness)


@form("predicate", "(has|have) base power {number} and base toughness {number}")
def _base_power_and_toughness(power: int, toughness: int) -> ChangePart:
    return part(set_power=power, set_toughness=toughness)


@form("predicate", "(has|have) base power and [base] toughness each equal to {amount}")
def _base_amount(amount: Count) -> ChangePart:
    value = "mana value" if amount == _ITS_MANA_VALUE else amount
    return part(set_power=value, set_toughness=value)


_ITS_MANA_VALUE = Count(of="mana value", on=IT)


@form("predicate", "{restriction}")
def _restricted(restriction: str) -> ChangePart:
    del restriction
    return NOTHING


for _object in ("it", "~", "this creature"):
    says("predicate", f"all creatures able to block {_object} do so", value=NOTHING)
says(
    "predicate",
    "(has|have) protection from the [last] chosen color",
    value=part(add_abilities=("Protection from the chosen color",)),
)
for _quality in ("the chosen player", "the chosen card type", "its colors", "creatures of the chosen type"):
    says(
        "predicate",
        f"(has|have) protection from {_quality}",
        value=part(add_abilities=(f"Protection from {_quality}",)),
    )
says("predicate", "its activated abilities can't be activated", value=NOTHING)
# What a restriction says of somebody's permanents, in words with which elsewhere something else begins.
says(
    "predicate",
    "can't attack you or planeswalkers you control",
    "can block creatures with landwalk abilities as though they didn't have those abilities",
    "can block creatures with shadow as though they didn't have shadow",
    "can't be blocked unless it's attacking its owner or a permanent its owner controls",
    value=NOTHING,
)


# --- what objects may do or not, which is none of their values

_BEGINNINGS = (
    ("can't", "attack"),
    ("can't", "be", "attacked"),
    ("can't", "block"),
    ("can't", "be", "blocked"),
    ("can't", "be", "countered"),
    ("can't", "be", "regenerated"),
    ("can't", "be", "sacrificed"),
    ("can't", "be", "enchanted"),
    ("can't", "be", "equipped"),
    ("can't", "transform"),
    ("can't", "become", "untapped"),
    ("can't", "crew"),
    ("can't", "be", "the", "target"),
    ("can't", "be", "destroyed"),
    ("must", "attack"),
    ("must", "be", "blocked"),
    ("attacks", "each"),
    ("attack", "each"),
    ("attacks", "or", "blocks", "each"),
    ("blocks", "each"),
    ("block", "each"),
    ("doesn't", "untap"),
    ("don't", "untap"),
    ("can", "only"),
    ("can", "attack"),
    ("can", "block"),
    ("can", "be", "blocked"),
    ("may", "attack"),
    ("assigns", "combat", "damage"),
    ("assign", "combat", "damage"),
    ("is", "goaded"),
    ("are", "goaded"),
    ("can't", "become", "suspected"),
    ("enters", "tapped"),
    ("enter", "tapped"),
)
# With one of these something else begins, which a restriction must not swallow.
_NOT_IN_IT = frozenset(
    (
        "gets",
        "get",
        "has",
        "have",
        "loses",
        "lose",
        "gains",
        "gain",
        "becomes",
        "become",
        "is",
        "are",
        "was",
        "control",
        "own",
        "where",
        "for",
        "it's",
        ".",
        ":",
        "instead",
        "this",
        "until",
        "choose",
    )
)


@leaf("restriction", lambda word: any(beginning[0] == word for beginning in _BEGINNINGS))
def _restriction(tokens: tuple[str, ...], start: int) -> Iterator[tuple[int, str, str]]:
    """What a permanent may not do, must do or can do: all words of it up to each place where it may end."""
    for beginning in _BEGINNINGS:
        end = start + len(beginning)
        if tokens[start:end] != beginning:
            continue
        yield end, "restricted", " ".join(tokens[start:end])
        while end < len(tokens) and (tokens[end] not in _NOT_IN_IT) and tokens[end][0] != '"':
            end += 1
            yield end, "restricted", " ".join(tokens[start:end])


@form("predicates", "{predicate}")
def _one(one: ChangePart) -> ChangePart:
    return one


@form("predicates", "{predicate} [,] and {predicate}")
def _two(one: ChangePart, other: ChangePart) -> ChangePart | None:
    return one.and_also(other)


@form("predicates", "{predicate} , and (they gain|it gains) {abilities}")
def _and_they_gain(one: ChangePart, abilities: Abilities) -> ChangePart | None:
    return one.and_also(part(add_abilities=tuple(abilities)))


@form("predicates", "{predicate} and {predicate} , and {predicate}")
def _two_and_one(one: ChangePart, other: ChangePart, third: ChangePart) -> ChangePart | None:
    both = one.and_also(other)
    return None if both is None else both.and_also(third)


@form("predicates", "{predicate} , {more predicates}")
def _row(one: ChangePart, more: ChangePart) -> ChangePart | None:
    return one.and_also(more)


@form("more predicates", "{predicate} , {more predicates}")
def _longer(one: ChangePart, more: ChangePart) -> ChangePart | None:
    return one.and_also(more)


@form("more predicates", "{predicate} [,] and {predicate}")
def _last(one: ChangePart, other: ChangePart) -> ChangePart | None:
    return one.and_also(other)


@form("all predicates", "{predicates}")
def _all(one: ChangePart) -> ChangePart:
    return one


@form("all predicates", "{predicates} , where X is {sum}")
def _where_x(one: ChangePart, amount: PartAmount) -> ChangePart | None:
    return one.with_x(amount)
