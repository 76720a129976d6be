"""What an effect reads and what it writes in a layer, as far as that is told by its words alone.

Both are pairs of a quality and the value asked for or given, in small letters, so "reads Creature, adds Zombie"
commute. An effect can depend on another only where these meet (613.8a); whether it does is then tried out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from inspector.cards import BASIC_LAND_TYPES, Change, Condition, Count, Filter, Value, keywords_of, type_of_subtype
from inspector.rules.effects.changing import amounts_of
from inspector.rules.effects.effect_in_progress import Running
from inspector.rules.values.amounts import filters_of
from inspector.rules.values.conditions import filters_asked, parts_of

Token = tuple[str, str]
_ANY = "*"
# What every effect of an ability reads in the layers in which abilities can be lost.
EXISTENCE: Token = ("abilities", _ANY)
_READ_IN = {
    "2": ("controller",),
    "3": ("name", "subtypes", "same_name_as", "keywords"),
    "4": ("types", "subtypes", "supertypes", "keywords"),
    "5": ("colors",),
    "6": ("keywords",),
    "7b": ("power", "toughness"),
    "7c": ("power", "toughness"),
    "7d": ("power", "toughness"),
}
# The card types that let an object have subtypes of a kind, where that is not just the one of the same name (205.3d).
_TYPES_OF_KIND = {"Creature": ("creature", "kindred", "tribal"), "Spell": ("instant", "sorcery")}
# The layers in which an ability, and so an effect, can be lost.
_ABILITIES_GO_IN = ("3", "4", "6")
# Under these names what is read and written hangs on filters and changes, by layer.
_READ, _WRITTEN, _ABILITIES_READ = "read", "written", "abilities read"


def _words(value: object) -> Iterable[str]:
    if value is None:
        return ()
    if isinstance(value, str):
        return (value.casefold(),)
    if isinstance(value, list | tuple):
        return tuple(str(word).casefold() for word in value) or (_ANY,)
    return (_ANY,)


def reads(running: Running, layer: str, *, whether_begun: bool = False) -> frozenset[Token]:
    """List what an effect reads in a layer, as pairs of a quality and the value asked for.

    ``whether_begun``: also what it reads only as long as it has not begun to apply.
    """
    found: set[Token] = set()
    if whether_begun or running.begun is None:
        if running.filter is not None:
            found |= _filter_reads(running.filter, layer)
        if running.only is not None:
            found |= _filter_reads(running.only, layer)
        found |= _own_kind_read(running, layer)
        if running.if_ is not None:
            found |= condition_reads(running.if_, layer)
        if running.source is not None and layer in _ABILITIES_GO_IN:
            found.add(EXISTENCE)
    change = running.change
    if layer == "2" and change.control == "you" and running.source is not None:
        found.add(("controller", _ANY))
    if layer == "4":
        found |= _type_reads(change)
    for value in amounts_of(change, layer):
        if type(value) is Count:
            found |= value_reads(value, layer)
    if layer == "6":
        found |= _ability_reads(change)
    return frozenset(found)


def _ability_reads(change: Change) -> frozenset[Token]:
    """List what an effect that gives abilities goes by: those of other objects, and what can't be had (113.11)."""
    kept: frozenset[Token] | None = change.__dict__.get(_ABILITIES_READ)
    if kept is not None:
        return kept
    found = {
        ("can't have", word.casefold())
        for text in change.add_abilities or ()
        for word in (text, *keywords_of(text, ()))
    }
    if change.abilities_of is not None:
        # Whatever is done in layer 6 writes this.
        found.add(("has abilities", _ANY))
    kept = change.__dict__[_ABILITIES_READ] = frozenset(found)
    return kept


# What amounts ask of the objects that they are taken from, and the qualities of these; by the layers that write them.
_ASKED_BY_AMOUNTS = {
    "card types": ("types", ("4",)),
    "colors": ("colors", ("5",)),
    "names": ("name", ("3",)),
    "creature types": ("subtypes", ("3", "4")),
    "basic land types": ("subtypes", ("3", "4")),
    "power": ("power", ("7b", "7c", "7d")),
    "powers": ("power", ("7b", "7c", "7d")),
    "toughness": ("toughness", ("7b", "7c", "7d")),
}


def value_reads(value: Value | str | None, layer: str) -> set[Token]:
    """List what an amount reads in a layer: how it finds its objects, and what it asks of these."""
    found: set[Token] = set()
    if not isinstance(value, Count):
        return found
    for wanted in filters_of(value):
        found |= _filter_reads(wanted, layer)
    for one in value.sum or ():
        found |= value_reads(one, layer)
    quality, layers = _ASKED_BY_AMOUNTS.get(value.distinct or value.of or value.greatest or value.total or "", ("", ()))
    if layer in layers:
        found.add((quality, _ANY))
    return found


def condition_reads(condition: Condition, layer: str) -> set[Token]:
    """List what a condition reads in a layer."""
    found: set[Token] = set()
    for wanted, _ in filters_asked(condition):
        found |= _filter_reads(wanted, layer)
    for part in parts_of(condition):
        found |= value_reads(part.value, layer)
        if part.turn_of is not None and layer == "2":
            found.add(("controller", _ANY))
    return found


def reads_to_apply(running: Running, layer: str, *, whether_begun: bool = False) -> frozenset[Token]:
    """List what an effect reads in a layer to find the objects to which it applies.

    ``whether_begun``: also what it read only until it began to apply.
    """
    if running.begun is not None and not whether_begun:
        return frozenset()
    if running.filter is not None:
        return _filter_reads(running.filter, layer)
    found = frozenset() if running.only is None else _filter_reads(running.only, layer)
    return found | _own_kind_read(running, layer)


def _own_kind_read(running: Running, layer: str) -> frozenset[Token]:
    """List what words about what is enchanted or equipped read of their own source, in 2011 (301.7, 303.4i)."""
    return frozenset((("subtypes", running.of_a.casefold()),)) if running.of_a and layer == "4" else _NOTHING


_NOTHING: frozenset[Token] = frozenset()


def _filter_reads(wanted: Filter, layer: str) -> frozenset[Token]:
    """List what a filter asks for in a layer; it hangs on the filter, which never changes."""
    kept: dict[str, frozenset[Token]] = wanted.__dict__.setdefault(_READ, {})
    found = kept.get(layer)
    if found is None:
        found = kept[layer] = frozenset(_asked_by(wanted, layer))
    return found


def _asked_by(wanted: Filter, layer: str) -> set[Token]:
    found: set[Token] = set()
    for quality in _READ_IN.get(layer, ()):
        value = getattr(wanted, quality)
        kind = "name" if quality == "same_name_as" else quality
        found.update((kind, word) for word in _words(value))
    found |= _asked_besides(wanted, layer)
    for refused in wanted.refused:
        found |= _asked_by(refused, layer)
    return found


def _asked_besides(wanted: Filter, layer: str) -> set[Token]:
    """List what the qualities read that are no words of an object: of itself, or of what is attached to it."""
    found: set[Token] = set()
    if layer == "2" and any(one is not None for one in (wanted.modified, wanted.belongs_to, wanted.owner)):
        # "You" own what you own, and who you are goes with the control of the effect's source.
        found.add(("controller", _ANY))
    if layer in ("3", "4"):
        for quality, words in _ATTACHED.items():
            if getattr(wanted, quality) is not None:
                found.update(("subtypes", word) for word in words)
    if layer == "4":
        found.update(("types", word) for word in _words(wanted.all_types))
        if wanted.historic is not None:
            # Whatever makes an artifact of it, or none, writes subtypes too.
            found |= {("subtypes", "saga"), ("supertypes", "legendary")}
    if layer in ("3", "4") and wanted.shares_creature_type_with is not None:
        # Without its card type none is had (205.3d); whatever changes card types writes subtypes as well.
        found.add(("subtypes", _ANY))
    if layer == "5" and (wanted.number_of_colors is not None or wanted.shares_color_with is not None):
        found.add(("colors", _ANY))
    if layer in _ABILITIES_GO_IN and wanted.has_abilities is not None:
        found.add(("has abilities", _ANY))
    if wanted.chosen is not None:
        found.update((quality, _ANY) for quality in _OF_CHOICE[wanted.chosen] if layer in _WRITTEN_IN[quality])
    return found


# The subtypes of what is attached to an object that is such.
_ATTACHED = {"enchanted": ("aura",), "equipped": ("equipment",), "modified": ("aura", "equipment")}
_OF_CHOICE = {
    "color": ("colors",),
    "creature type": ("subtypes",),
    "basic land type": ("subtypes",),
    "card type": ("types",),
    "name": ("name",),
}
_WRITTEN_IN = {"colors": ("5",), "subtypes": ("3", "4"), "types": ("4",), "name": ("3",)}


def _type_reads(change: Change) -> set[Token]:
    """The card types without which the subtypes that a change gives cannot be gained (205.3d)."""
    wanted = [type_of_subtype(word) for word in (*(change.set_subtypes or ()), *(change.add_subtypes or ()))]
    if change.all_creature_types:
        wanted.append("Creature")
    words = {name for kind in wanted for name in _TYPES_OF_KIND.get(kind, (kind.casefold(),))}
    return {("types", word) for word in words}


def writes(change: Change, layer: str) -> frozenset[Token]:
    """List what a change writes in a layer, as pairs of a quality and the value that appears or goes.

    It hangs on the change, which never changes itself.
    """
    kept: dict[str, frozenset[Token]] = change.__dict__.setdefault(_WRITTEN, {})
    found = kept.get(layer)
    if found is None:
        found = kept[layer] = frozenset(_written_by(change, layer))
    return found


def _written_by(change: Change, layer: str) -> set[Token]:
    found: set[Token] = set()
    match layer:
        case "2":
            found.add(("controller", _ANY))
        case "3":
            found |= _text_writes(change)
        case "4":
            found |= _type_writes(change)
        case "5":
            everything = change.set_colors is not None
            found.update(("colors", word) for word in ((_ANY,) if everything else _words(change.add_colors)))
        case "6":
            found.add(("has abilities", _ANY))
            if change.abilities_of is not None:
                found.add(("keywords", _ANY))
            if change.lose_all_abilities:
                found |= {("keywords", _ANY), ("abilities", _ANY)}
            cannot = change.cant_have_abilities or ()
            found.update(("can't have", text.casefold()) for text in cannot)
            for text in (*(change.add_abilities or ()), *(change.remove_abilities or ()), *cannot):
                found.update(("keywords", word.casefold()) for word in (text, *keywords_of(text, ())))
        case _:
            found |= {("power", _ANY), ("toughness", _ANY)}
    return found


def _text_writes(change: Change) -> set[Token]:
    found = {("name", _ANY)} if change.name is not None else set()
    if change.text is not None:
        found |= {("subtypes", _ANY), ("keywords", _ANY), ("abilities", _ANY), ("has abilities", _ANY)}
    return found


def _type_writes(change: Change) -> set[Token]:
    found: set[Token] = set()
    for key, quality in (
        ("add_types", "types"),
        ("remove_types", "types"),
        ("add_subtypes", "subtypes"),
        ("add_supertypes", "supertypes"),
        ("remove_supertypes", "supertypes"),
    ):
        found.update((quality, word) for word in _words(getattr(change, key)))
    if change.set_types is not None or change.remove_types is not None:
        found |= {("types", _ANY), ("subtypes", _ANY)}
    if change.add_types is not None:
        # Subtypes that went with a card type come back with it (205.1a).
        found.add(("subtypes", _ANY))
    if change.set_subtypes is not None:
        found.add(("subtypes", _ANY))
        if any(word in BASIC_LAND_TYPES for word in change.set_subtypes):
            found |= {("abilities", _ANY), ("keywords", _ANY)}
    if change.all_creature_types or change.lose_all_creature_types or change.lose_all_land_types:
        found.add(("subtypes", _ANY))
    if change.lose_all_land_types:
        # With a basic land type goes its mana ability (305.6), but none that makes an effect.
        found.add(("has abilities", _ANY))
    if any(word in BASIC_LAND_TYPES for word in (*(change.set_subtypes or ()), *(change.add_subtypes or ()))):
        found.add(("has abilities", _ANY))
    return found


def may_take_abilities(change: Change, layer: str) -> bool:
    """Whether a change can take away, in a layer, the ability that makes another effect."""
    if layer == "6":
        return bool(change.lose_all_abilities)
    return layer == "4" and any(word in BASIC_LAND_TYPES for word in change.set_subtypes or ())


class Tokens:
    """What some effects read in a layer, or what they write, all together."""

    __slots__ = ("_any", "_qualities", "all")

    def __init__(self, tokens: Iterable[Token]) -> None:
        """Take what each of them reads, or writes."""
        self.all = frozenset(tokens)
        self._qualities = frozenset([quality for quality, _ in self.all])
        self._any = frozenset([quality for quality, value in self.all if value == _ANY])

    def meet(self, others: Iterable[Token]) -> bool:
        """Whether any of what others write is read, or what they read written, by value."""
        for token in others:
            quality, value = token
            if quality in self._qualities and (value == _ANY or quality in self._any or token in self.all):
                return True
        return False

    def with_more(self, others: frozenset[Token]) -> Tokens:
        """Give all this and what others read, or write."""
        return self if others <= self.all else Tokens(self.all | others)


class Writers:
    """An index of a layer's effects by what they write, each effect a bit of a number."""

    def __init__(self, written: Sequence[frozenset[Token]]) -> None:
        """Take what each effect writes, in their order."""
        self._by_token: dict[Token, int] = {}
        self._by_quality: dict[str, int] = {}
        for index, tokens in enumerate(written):
            bit = 1 << index
            for token in tokens:
                self._by_token[token] = self._by_token.get(token, 0) | bit
                self._by_quality[token[0]] = self._by_quality.get(token[0], 0) | bit

    def of(self, read: frozenset[Token]) -> int:
        """Give those that write something of what is read, by value, as the bits of a number."""
        found = 0
        for token in read:
            quality, value = token
            if value == _ANY:
                found |= self._by_quality.get(quality, 0)
            else:
                found |= self._by_token.get(token, 0) | self._by_token.get((quality, _ANY), 0)
        return found
