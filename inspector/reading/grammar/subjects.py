"""Subjects: which objects a sentence speaks of, and the objects that it counts."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from inspector.cards import PERMANENT_TYPES, Comparison, Filter, plural_of
from inspector.reading.grammar.forms import form, leaf, says
from inspector.reading.grammar.meant import (
    EQUIPPED_CREATURE,
    FORTIFIED_LAND,
    SELF,
    WHAT_IT_IS_ATTACHED_TO,
    Meant,
    Subject,
)
from inspector.reading.grammar.pronouns import IT
from inspector.reading.grammar.qualities import Qualities, Quality, any_of, colorless, either_of, filter_of
from inspector.reading.grammar.vocabulary import COLORS, SUBTYPE_OF, SUPERTYPE_OF, TYPES

_Leaves = Iterator[tuple[int, Quality, str]]


# --- adjectives


def _may_describe(word: str) -> bool:
    return word.startswith("non") or any(True for _ in _named(word))


@leaf("adjective", _may_describe)
def _adjective(tokens: tuple[str, ...], start: int) -> _Leaves:
    word = tokens[start]
    negative = word.startswith("non") and len(word) > 3
    bare = word[3:].removeprefix("-") if negative else word
    for quality in _named(bare):
        if quality.several:
            continue
        yield start + 1, Quality(quality.key, quality.value, None, negative), word


def _named(word: str) -> Iterator[Quality]:
    """Give what a single word names: a type, a supertype, a color or a subtype."""
    if word in TYPES:
        yield Quality("types", TYPES[word], TYPES[word].lower() != word)
    elif word in SUPERTYPE_OF:
        yield Quality("supertypes", SUPERTYPE_OF[word])
    elif word in COLORS:
        yield Quality("colors", COLORS[word])
    elif word in SUBTYPE_OF:
        subtype = SUBTYPE_OF[word]
        yield Quality("subtypes", subtype, _is_several(word, subtype))


def _is_several(word: str, subtype: str) -> bool | None:
    """Whether a word speaks of several; None of a subtype that is written alike."""
    if word != subtype:
        return True
    return None if plural_of(subtype) == subtype or subtype in _ALIKE else False


# Written alike for one and for several, besides those of which the plurals know it.
_ALIKE = ("Aetherborn", "Djinn", "Efreet", "Equipment")

says("adjective", "token", value=Quality("token", value=True))
says("adjective", "nontoken", value=Quality("token", value=False))
says("adjective", "tapped", value=Quality("tapped", value=True))
says("adjective", "untapped", value=Quality("tapped", value=False))
says("adjective", "attacking", value=Quality("designated", "attacking"))
says("adjective", "blocking", value=Quality("designated", "blocking"))
says("adjective", "suspected", value=Quality("designated", "suspected"))
says("adjective", "saddled", value=Quality("designated", "saddled"))
says("adjective", "renowned", value=Quality("designated", "renowned"))
says("adjective", "commander", value=Quality("designated", "commander"))
says("adjective", "enchanted", value=Quality("enchanted", value=True))
says("adjective", "equipped", value=Quality("equipped", value=True))
says("adjective", "modified", value=Quality("modified", value=True))
says("adjective", "historic", value=Quality("historic", value=True))
says("adjective", "colorless", value=colorless())
says("adjective", "multicolored", value=Quality("number_of_colors", ">=2"))
says("adjective", "monocolored", value=Quality("number_of_colors", 1))
says("adjective", "permanent", value=Quality("types", PERMANENT_TYPES))
says("adjective", "face-down", value=Quality("face_down", value=True))


@form("adjective row", "{adjective}")
def _one_adjective(one: Quality) -> Quality:
    return one


@form("adjective row", "{adjective} (and|or|and/or) {adjective}")
def _either(one: Quality, other: Quality) -> Quality | None:
    return any_of(one, other)


@form("adjective row", "{adjective} , {adjective} , (and|or|and/or) {adjective}")
def _any_of_three(one: Quality, other: Quality, last: Quality) -> Quality | None:
    return any_of(one, other, last)


@form("adjectives", "{adjective row} [{adjectives}]", "{adjective} , {adjectives}")
def _adjectives(one: Quality, more: Qualities | None) -> Qualities:
    return (one, *(more or ()))


# --- nouns


@leaf("noun", lambda word: word in TYPES or word in SUBTYPE_OF or word == "Time")
def _noun(tokens: tuple[str, ...], start: int) -> _Leaves:
    for quality in _named(tokens[start]):
        if quality.key in ("types", "subtypes"):
            yield start + 1, quality, tokens[start]
    pair = " ".join(tokens[start : start + 2])
    if pair in SUBTYPE_OF:
        yield start + 2, Quality("subtypes", SUBTYPE_OF[pair], pair != SUBTYPE_OF[pair]), pair


for _one, _many, _quality in (
    ("permanent", "permanents", Quality("general", "permanent")),
    ("card", "cards", Quality("general", "card")),
    ("spell", "spells", Quality("general", "spell")),
    ("token", "tokens", Quality("token", value=True)),
    ("commander", "commanders", Quality("designated", "commander")),
):
    says("noun", _one, value=msgspec.structs.replace(_quality, several=False))
    says("noun", _many, value=msgspec.structs.replace(_quality, several=True))
# One word for five creature types (700.12).
_OUTLAWS = ("Assassin", "Mercenary", "Pirate", "Rogue", "Warlock")
says("noun", "outlaw", value=Quality("outlaw", _OUTLAWS, several=False))
says("noun", "outlaws", value=Quality("outlaw", _OUTLAWS, several=True))


@form("nouns", "{noun}")
def _one_noun(one: Quality) -> Quality:
    return one


@form("nouns", "{noun} (and|or|and/or) {noun}")
def _two_nouns(one: Quality, other: Quality) -> Quality | None:
    return any_of(one, other)


@form("nouns", "{noun} , {more nouns}")
@form("more nouns", "{noun} , {more nouns}", "{noun} , (and|or|and/or) {noun}")
def _row_of_nouns(one: Quality, more: Quality) -> Quality | None:
    return any_of(one, more)


# --- what follows a noun

says("after", "you [already] control", "under your control", value=Quality("controller", "you"))
says(
    "after",
    "your opponents control",
    "an opponent controls",
    "your opponent controls",
    "opponents control",
    "you don't control",
    value=Quality("controller", "opponent"),
)
says("after", "your team controls", value=Quality("controller", "you"))
says("after", "you don't own", value=Quality("owner", "opponent"))
says(
    "after",
    "other than (~|it)",
    "other than this (creature|permanent|artifact|land|enchantment|Aura|Equipment|Vehicle|token)",
    value=Quality("other", "self"),
)
says("after", "you cast", value=Quality("controller", "you"))
says("after", "you own", value=Quality("owner", "you"))
says("after", "on the battlefield", value=Quality("general", "permanent"))
says("after", "with a counter on (it|them)", "with counters on (it|them)", value=Quality("counters", "any"))
says(
    "after",
    "that aren't on the battlefield",
    "that isn't on the battlefield",
    "outside the battlefield",
    value=Quality("zone", ("library", "hand", "graveyard", "exile", "command")),
)
says("after", "of the chosen type", value=Quality("chosen", "creature type"))
says("after", "of the chosen color", value=Quality("chosen", "color"))
says("after", "with the chosen name", value=Quality("chosen", "name"))
says(
    "after",
    "attached to ~",
    "attached to this (creature|permanent|artifact|land)",
    value=Quality("attached_to", "self"),
)
says("after", "attached to (it|him|her)", value=Quality("attached_to", IT))
for _word, _zones in (
    ("hand", "hand"),
    ("graveyard", "graveyard"),
    ("library", "library"),
):
    says("own zone", f"in your {_word}", value=_zones)
    says("any zone", f"in all {_word}s", value=_zones)
says("any zone", "in all graveyards", "in graveyards", "in a graveyard", value="graveyard")
says("any zone", "in exile", value="exile")
says("any zone", "in all players ' hands", value="hand")
says("opponents zone", "in your opponents ' graveyards", value="graveyard")
says("opponents zone", "in your opponents ' hands", value="hand")


@form("afters", "{opponents zone}")
def _in_opponents_zone(zone: str) -> Qualities:
    return Quality("zone", zone), Quality("owner", "opponent")


@form("afters", "{own zone} [{afters}]")
def _in_own_zone(zone: str, more: Qualities | None) -> Qualities:
    return Quality("zone", zone), Quality("owner", "you"), *(more or ())


@form("afters", "{any zone} [{afters}]")
def _in_any_zone(zone: str, more: Qualities | None) -> Qualities:
    return Quality("zone", zone), *(more or ())


@form("afters", "you own in exile and in your graveyard")
def _own_in_exile_and_graveyard() -> Qualities:
    return Quality("zone", ("exile", "graveyard")), Quality("owner", "you")


@form("afters", "you own in exile")
def _own_in_exile() -> Qualities:
    return Quality("zone", "exile"), Quality("owner", "you")


@form("after", "with {keyword}", "that (have|has) {keyword}")
def _with_keyword(keyword: str) -> Quality:
    return Quality("keywords", keyword)


@form("after", "without {keyword}")
def _without_keyword(keyword: str) -> Quality:
    return Quality("keywords", keyword, None, denied=True)


@form("after", "(that's|that are) exactly {number} colors")
def _so_many_colors(number: int) -> Quality:
    return Quality("number_of_colors", number)


@form("after", "(that's|that are) {number} or more colors")
def _so_many_colors_or_more(number: int) -> Quality:
    return Quality("number_of_colors", f">={number}")


@form("after", "that are {nouns}")
def _that_are(nouns: Quality) -> Quality | None:
    return nouns if nouns.key == "subtypes" and nouns.several is not False else None


@form("afters", "you control but don't own")
def _controlled_not_owned() -> Qualities:
    return Quality("controller", "you"), Quality("owner", "opponent")


@form("after", "with {size name} {comparison}")
def _with_size(name: str, comparison: str | int) -> Quality:
    return Quality(name, comparison)


@form(
    "after",
    "with (a|an) {counter kind} (counter|counters) on (it|them|him|her)",
    "with {counter kind} counters on them",
)
def _with_counter(kind: str) -> Quality:
    return Quality("counters", {kind: ">=1"})


@form("after", "with {comparison} {counter kind} counters on (it|them)")
def _with_counters(comparison: Comparison, kind: str) -> Quality:
    return Quality("counters", {kind: comparison})


@form("after", "without (a|an) {counter kind} counter on (it|them)")
def _without_counter(kind: str) -> Quality:
    return Quality("counters", {kind: ">=1"}, None, denied=True)


@form("after", "(that's|that are) {state}")
def _that_is(state: Qualities) -> Quality | None:
    return state[0] if len(state) == 1 else None


says("after", "with no abilities", "with no other abilities", value=Quality("has_abilities", value=False))


@form("after", "named {name}")
def _named_so(name: str) -> Quality:
    return Quality("name", name)


says("size name", "power", value="power")
says("size name", "toughness", value="toughness")
says("size name", "mana value", value="mana_value")


@form("comparison", "{number}")
def _exactly(number: int) -> int:
    return number


@form("comparison", "exactly {number}")
def _exactly_so_many(number: int) -> int:
    return number


@form("comparison", "{number} or less", "{number} or fewer")
def _at_most(number: int) -> str:
    return f"<={number}"


@form("comparison", "{number} or greater", "{number} or more", "at least {number}")
def _at_least(number: int) -> str:
    return f">={number}"


@form("comparison", "less than {number}", "fewer than {number}")
def _less(number: int) -> str:
    return f"<{number}"


@form("comparison", "greater than {number}", "more than {number}")
def _more(number: int) -> str:
    return f">{number}"


@form("afters", "{after} [{afters}]")
def _afters(one: Quality, more: Qualities | None) -> Qualities:
    return (one, *(more or ()))


# --- things: a noun with all that describes it


@form("things", "{nouns} [{afters}]")
def _plain(noun: Quality, afters: Qualities | None) -> Qualities | None:
    return _things((), noun, afters or ())


@form("things", "{adjectives} {nouns} [{afters}]")
def _described(adjectives: Qualities, noun: Quality, afters: Qualities | None) -> Qualities | None:
    return _things(adjectives, noun, afters or ())


# What stands around a row of nouns belongs to all of them only where it says whose they are, where, or tapped.
_OF_ALL = frozenset(("controller", "owner", "zone", "attached_to", "general"))


def _things(adjectives: Qualities, noun: Quality, afters: Qualities) -> Qualities | None:
    of_all = all(one.key == "tapped" for one in adjectives) and all(one.key in _OF_ALL for one in afters)
    if isinstance(noun.value, tuple) and not of_all:
        return None
    every = (*adjectives, noun, *afters)
    # Of cards it may be said behind where they are.
    is_card = Quality("general", "card", noun.several) == noun
    return every if is_card or filter_of(every) is not None else None


_OTHER = Quality("other", "self")


@form("each", "{things}")
def _single(things: Qualities) -> Filter | None:
    return None if _several(things) is True else filter_of(things)


@form("each", "other {things}")
def _other_single(things: Qualities) -> Filter | None:
    return None if _several(things) is True else filter_of((_OTHER, *things))


@form("many", "{things}")
def _plural(things: Qualities) -> Filter | None:
    return None if _several(things) is False else filter_of(things)


@form("many", "other {things}")
def _other_plural(things: Qualities) -> Filter | None:
    return None if _several(things) is False else filter_of((_OTHER, *things))


def _several(things: Qualities) -> bool | None:
    return next((one.several for one in things if one.several is not None), None)


# --- subjects

says(
    "self",
    "~",
    "this (creature|permanent|artifact|land|enchantment|Aura|Equipment|Vehicle|token)",
    "this artifact creature",
    value=SELF,
)
says(
    "self",
    "this (Saga|Class|planeswalker|Spacecraft|Case|Siege|Fortification|Room|battle)",
    value=SELF,
)
says("attached", "equipped creature", value=EQUIPPED_CREATURE)
says("attached", "fortified land", value=FORTIFIED_LAND)
says(
    "attached",
    "enchanted creature",
    "equipped permanent",
    "enchanted (permanent|artifact|land|enchantment|planeswalker|Equipment|Vehicle)",
    "enchanted (Forest|Island|Mountain|Plains|Swamp|Wall)",
    "enchanted (artifact|nonland|nonbasic) (creature|permanent|land)",
    "enchanted creature or (planeswalker|Vehicle|land)",
    value=WHAT_IT_IS_ATTACHED_TO,
)


@form("subject", "{self}", "{attached}")
def _standing_in(own: Subject) -> Subject:
    return own


@form("subject", "[all] {many}")
def _all_many(wanted: Filter) -> Subject | None:
    if wanted.enchanted and not _says_whose(wanted):
        # "Enchanted creatures" are those that its own Aura enchants, where that may enchant several.
        return None
    return (Meant(filter=wanted, several=True),)


@form("subject", "each {each}")
def _each_one(wanted: Filter) -> Subject:
    return (Meant(filter=wanted),)


@form("subject", "{self} and {subject rest}")
def _self_and_others(own: Subject, others: Subject) -> Subject | None:
    wanted = others[0].filter
    if wanted is None:
        return None
    # Be it one of these itself or not: it is meant once.
    return (*own, Meant(filter=msgspec.structs.replace(wanted, other="self")))


_OF_THE_NOUN = frozenset(("types", "all_types", "subtypes", "supertypes", "colors"))


def _asked(wanted: Filter) -> list[str]:
    return [name for name in wanted.__struct_fields__ if getattr(wanted, name) is not None]


def _says_whose(wanted: Filter) -> bool:
    return wanted.controller is not None or wanted.owner is not None


@form("subject", "you and {many}")
def _you_and(wanted: Filter) -> Subject:
    # What a player has is no value of an object.
    return (Meant(filter=wanted),)


@form("subject", "[all] {many} and [all] {many}")
def _two_kinds(one: Filter, other: Filter) -> Subject | None:
    """Two kinds of objects, of which the second is taken without the first, so that none is meant twice."""
    asked = ({*_asked(one)}, {*_asked(other)})
    each_says_whose = None not in (one.controller, other.controller)
    each_is_described = min(map(len, asked)) > 1 and asked[0] | asked[1] <= _OF_THE_NOUN
    if one.zone != other.zone and _says_whose(one) and _says_whose(other):
        # In different zones nothing is both.
        return Meant(filter=one), Meant(filter=other)
    if not (each_says_whose or each_is_described) or (one.zone, other.zone, other.not_) != (None,) * 3:
        # "White Elves and Goblins you control": what goes with both or with one is not said.
        return None
    return of_two_kinds(one, other)


def of_two_kinds(one: Filter, other: Filter) -> Subject:
    """Mean the objects of either kind once each: one set where a filter can say so, since the effect is one (613.8)."""
    joint = either_of(one, other)
    if joint is not None:
        return (Meant(filter=joint),)
    return Meant(filter=one), Meant(filter=msgspec.structs.replace(other, not_=one))


@form("subject", "{self} and {attached} each")
def _self_and_attached(own: Subject, attached: Subject) -> Subject:
    return (*own, *attached)


@form("subject rest", "[all] {many}", "each {each}")
def _rest(wanted: Filter) -> Subject:
    return (Meant(filter=wanted),)
