"""Noting what an effect changed in a layer: one reason for each value that it set or altered.

What is kept while computing is the effect and the values before and after it, no sentence. The reasons are made from
that when somebody asks for them.
"""

from __future__ import annotations

import operator
from collections.abc import Callable

from inspector.cards import BASIC_LAND_TYPES, Color, color_words
from inspector.rules.changing import KEYS_OF_LAYER
from inspector.rules.concepts import Concept
from inspector.rules.editions import Edition
from inspector.rules.running import Running
from inspector.rules.scratch import Ability, Note, Scratch

CONCEPT_OF_LAYER = {
    "2": Concept.LAYER_2_CONTROL,
    "3": Concept.LAYER_3_TEXT,
    "4": Concept.LAYER_4_TYPES,
    "5": Concept.LAYER_5_COLORS,
    "6": Concept.LAYER_6_ABILITIES,
    "7b": Concept.LAYER_7B_SET,
    "7c": Concept.LAYER_7C_CHANGE,
    "7d": Concept.LAYER_7_SWITCH,
}
# The values of the working copy that a layer can change, and the keys of the values that people see.
_SLOTS: dict[str, tuple[str, ...]] = {
    "2": ("controller",),
    "3": ("names", "subtypes", "abilities"),
    "4": ("types", "subtypes", "supertypes", "abilities", "every_creature_type"),
    "5": ("colors",),
    "6": ("abilities",),
}
_SIZES = ("power", "toughness")
_GET: dict[str, Callable[[Scratch], object]] = {
    layer: operator.attrgetter(*_SLOTS.get(layer, _SIZES)) for layer in CONCEPT_OF_LAYER
}
_WORDS = {
    "types": "card types",
    "keywords": "keyword abilities",
    "abilities": "rules text",
    "mana_cost": "mana cost",
    "colors": "color",
}
_SETS = {
    "types": ("set_types",),
    "subtypes": ("set_subtypes",),
    "colors": ("set_colors",),
    "power": ("set_power",),
    "toughness": ("set_toughness",),
    "abilities": ("lose_all_abilities",),
    "keywords": ("lose_all_abilities",),
    "controller": ("control",),
}


def word_for(key: str) -> str:
    """Give the word by which a sentence names a value."""
    return _WORDS.get(key, key)


def sublayer(edition: Edition, layer: str) -> str:
    """Give the letter that an edition has for a layer of the newest (switching is 7e before 2020)."""
    return edition.switch_sublayer if layer == "7d" else layer


def counted_abilities(count: int) -> str:
    """Say how many abilities there are."""
    return "1 ability" if count == 1 else f"{count or 'no'} abilities"


def value_of(scratch: Scratch, key: str) -> object:
    """Give a value of the working copy in a form that can be compared and shown."""
    match key:
        case "name":
            return _shown(key, scratch.names)
        case "keywords" | "abilities":
            return _shown(key, scratch.abilities)
        case _:
            return _shown(key, getattr(scratch, key))


def _shown(key: str, value: object) -> object:
    """Put a value into words: lists joined, abilities counted, nothing as ``none``."""
    if isinstance(value, set):
        return color_words(Color(letter) for letter in value)
    if not isinstance(value, list):
        return "none" if value is None else value
    if key == "abilities":
        return counted_abilities(len(value))
    if key == "keywords":
        return ", ".join(_keywords(value)) or "none"
    return (" // " if key == "name" else " ").join(str(word) for word in value) or "none"


def _keywords(value: object) -> list[str]:
    """List the keyword abilities in a list of abilities, each once; a list of words is that already."""
    if not isinstance(value, list):
        return []
    words = (one.keywords if isinstance(one, Ability) else (str(one),) for one in value)
    return list(dict.fromkeys(word for several in words for word in several))


def snapshot(scratch: Scratch, layer: str) -> object:
    """Keep the values that a layer can change, to see afterwards which of them did."""
    return _GET[layer](scratch)


class Application:
    """That an effect was applied to an object in a layer: the values before and after, and how it came to apply."""

    __slots__ = ("after", "before", "edition", "goes_on", "layer", "running", "waited_for")

    def __init__(
        self, edition: Edition, layer: str, running: Running, before: object, after: object, goes_on: bool
    ) -> None:
        """Keep what happened; ``goes_on`` is true where the ability that made the effect is gone meanwhile."""
        self.edition = edition
        self.layer = layer
        self.running = running
        self.before = before
        self.after = after
        self.goes_on = goes_on
        self.waited_for = running.waited_for if running.waited_in == layer else None

    def notes(self, earlier: list[Note]) -> list[Note]:
        """Make the reasons for every value that the effect altered or set anew."""
        found: list[Note] = []
        for key, old, new in self._pairs():
            sets = any(
                getattr(self.running.change, name, None) is not None
                for name in _SETS.get(key, ())
                if name in KEYS_OF_LAYER[self.layer]
            )
            if old != new or sets or self.layer == "7d":
                fewer = key in ("types", "subtypes") and not set(_words(old)) <= set(_words(new))
                found.extend(self._for_key(key, new, sets=sets, fewer=fewer, earlier=earlier))
        return found

    def _pairs(self) -> list[tuple[str, object, object]]:
        slots = _SLOTS.get(self.layer, _SIZES)
        before = self.before if isinstance(self.before, tuple) else (self.before,)
        after = self.after if isinstance(self.after, tuple) else (self.after,)
        pairs: list[tuple[str, object, object]] = []
        for slot, old, new in zip(slots, before, after, strict=True):
            if slot == "abilities":
                pairs.append(("keywords", _keywords(old), _keywords(new)))
            if slot == "every_creature_type":
                if new and not old:
                    pairs.append(("subtypes", "", "every creature type"))
                continue
            pairs.append(("name" if slot == "names" else slot, old, new))
        return pairs

    def _for_key(self, key: str, new: object, *, sets: bool, fewer: bool, earlier: list[Note]) -> list[Note]:
        running, layer = self.running, self.layer
        letter = sublayer(self.edition, layer)
        source, shown = running.label, shown_source(running)
        if running.counter:
            found = [self._of_counter(key, new, letter)]
        else:
            places: dict[str, object] = {"source": shown, "key": word_for(key), "value": _shown(key, new)}
            template = _template(running, layer, key, new, sets=sets)
            also = (*_rule_of_its_objects(running), *_more_rules(layer, key, sets=sets or fewer))
            found = [Note(key, CONCEPT_OF_LAYER[layer], template, places, letter, source, also)]
            if running.kept is not None and running.kept.rule is not None:
                also = (CONCEPT_OF_LAYER[layer],)
                found.append(Note(key, running.kept.rule, template, places, letter, source, also))
        if self.waited_for is not None:
            waits: dict[str, object] = {"source": shown, "other": _inside(shown_source(self.waited_for))}
            also = (Concept.DEPENDENCY_WAITS,)
            found.insert(0, Note(key, Concept.DEPENDENCY, "depends", waits, letter, source, also))
        elif sets:
            found[:0] = self._later(key, earlier, letter)
        if layer == "4" and (key in ("abilities", "keywords") or (key == "subtypes" and self._takes_abilities())):
            takes = Concept.BASIC_LAND_TYPE_TAKES_ABILITIES
            found.append(Note(key, takes, "basic land type", {"source": shown}, letter, source))
        if self.goes_on:
            several = Concept.ONE_EFFECT_IN_SEVERAL_LAYERS
            found.append(Note(key, several, "effect goes on", {"source": shown}, letter, source))
        return found

    def _of_counter(self, key: str, new: object, letter: str) -> Note:
        """The reason that a counter is, which acts by itself and with its own timestamp (122.1a-b, 613.7c)."""
        running = self.running
        places: dict[str, object] = {"kind": running.counter, "key": word_for(key), "value": _shown(key, new)}
        if self.layer == "6":
            also: tuple[Concept, ...] = (Concept.KEYWORD_COUNTERS, Concept.TIMESTAMP_OF_COUNTERS)
            template = "counters give ability" if key == "abilities" else "counters give"
            return Note(key, Concept.LAYER_6_ABILITIES, template, places, letter, "", also)
        places["by"] = f"{int(getattr(running.change, key) or 0):+d}"
        also = (Concept.SIZE_COUNTERS, Concept.TIMESTAMP_OF_COUNTERS)
        return Note(key, Concept.LAYER_7_COUNTERS, "counters change", places, letter, "", also)

    def _takes_abilities(self) -> bool:
        """Whether it set a land's types to basic ones (305.7)."""
        wanted = self.running.change.set_subtypes or ()
        types = self.after[0] if isinstance(self.after, tuple) else ()
        return "Land" in types and any(word in BASIC_LAND_TYPES for word in wanted)

    def _later(self, key: str, earlier: list[Note], letter: str) -> list[Note]:
        """Where another effect of the layer set the value before, say that the later timestamp decides (613.7)."""
        concept = CONCEPT_OF_LAYER[self.layer]
        before = [note for note in earlier if note.key == key and note.concept is concept]
        if not before or before[-1].template not in _SETTING:
            return []
        resolved = self.running.source is None
        stamp = Concept.TIMESTAMP_OF_A_RESOLVED_EFFECT if resolved else Concept.TIMESTAMP_OF_A_STATIC_ABILITY
        other = _inside(before[-1].places["source"])
        places: dict[str, object] = {"source": shown_source(self.running), "other": other}
        also = (Concept.TIMESTAMP_ORDER,)
        return [Note(key, stamp, "later timestamp", places, letter, self.running.label, also)]


def _inside(source: object) -> str:
    """Write the name of an effect as it stands inside a sentence."""
    text = str(source)
    return "another effect" if text == _AN_EFFECT else text


_AN_EFFECT = "An effect"


def shown_source(running: Running) -> str:
    """Say where an effect comes from: the label of its source, its counter, or that something resolved."""
    if running.counter:
        return f"A {running.counter} counter"
    called = running.kept.called if running.kept is not None else ""
    return running.label or called or _AN_EFFECT


def _template(running: Running, layer: str, key: str, new: object, *, sets: bool) -> str:
    """Choose the sentence for what an effect did to a value."""
    if layer == "7d":
        return "switched"
    if key == "controller":
        return "effect gives control"
    if key in ("abilities", "keywords"):
        takes = running.change.lose_all_abilities or layer == "4"
        if takes:
            return "effect takes and gives" if new else "effect takes abilities"
        words = "effect changes words" if layer == "3" else "effect changes text"
        return words if key == "abilities" else "effect adds"
    return "effect sets" if sets else "effect adds"


def _words(value: object) -> tuple[str, ...]:
    """The words of a type line as the working copy has them; none of what is told in one sentence."""
    return tuple(value) if isinstance(value, list | tuple) else ()


_SETTING = ("effect sets", "effect takes abilities", "effect takes and gives", "effect gives control")
# What else decides a value that an effect set, or added to.
_OF_KEY: dict[tuple[str, bool], tuple[Concept, ...]] = {
    ("types", True): (Concept.TYPES_ARE_SET,),
    ("subtypes", True): (Concept.TYPES_ARE_SET,),
    ("types", False): (Concept.TYPES_IN_ADDITION,),
    ("subtypes", False): (Concept.TYPES_IN_ADDITION,),
    ("colors", True): (Concept.COLOR_IS_SET,),
    ("colors", False): (Concept.COLOR_IS_SET,),
}


def _more_rules(layer: str, key: str, *, sets: bool) -> tuple[Concept, ...]:
    if layer == "3":
        spared = (Concept.TEXT_CHANGES_SPARE_NAMES,) if key == "abilities" else ()
        return (Concept.NAME_CHANGES_ARE_TEXT_CHANGES,) if key == "name" else (Concept.TEXT_CHANGES, *spared)
    return _OF_KEY.get((key, sets), ())


def _rule_of_its_objects(running: Running) -> tuple[Concept, ...]:
    """The rule by which the effect has its objects: fixed when it began, or looked for anew."""
    if running.source is None:
        return (Concept.SET_OF_OBJECTS_IS_FIXED,)
    return (Concept.STATIC_ABILITY_LOOKS_ANEW,) if running.identities is None else ()


def note_gone(edition: Edition, layer: str, waits: Running, objects: list[Scratch]) -> None:
    """Note on the objects that an effect would have changed that it depended on another, which ended it.

    What the other did to an object decides more, so its note stays the last.
    """
    if waits.waited_for is None:
        return
    letter = sublayer(edition, layer)
    places: dict[str, object] = {"source": shown_source(waits), "other": _inside(shown_source(waits.waited_for))}
    keys = _keys_changed(waits, layer)
    ended = waits.waited_for
    for scratch in objects:
        if not scratch.keeps_reasons:
            continue
        found = [Note(key, Concept.DEPENDENCY, "depends, gone", places, letter, waits.label) for key in keys]
        last = scratch.reasons[-1] if scratch.reasons else None
        behind = 1 if isinstance(last, Application) and last.running is ended else 0
        scratch.reasons[len(scratch.reasons) - behind : len(scratch.reasons) - behind] = found


_KEYS = {
    "types": ("set_types", "add_types", "remove_types"),
    "subtypes": ("set_subtypes", "add_subtypes", "all_creature_types"),
    "supertypes": ("add_supertypes", "remove_supertypes"),
    "colors": ("set_colors", "add_colors"),
    "keywords": ("add_abilities", "remove_abilities", "lose_all_abilities"),
    "abilities": ("add_abilities", "remove_abilities", "lose_all_abilities"),
}


def _keys_changed(running: Running, layer: str) -> list[str]:
    """List the values that the part of an effect in a layer changes."""
    of_layer = KEYS_OF_LAYER[layer]
    return [
        key
        for key, names in _KEYS.items()
        if any(name in of_layer and getattr(running.change, name) is not None for name in names)
    ]
