"""Putting decisions for values into sentences: in the words of the edition, by the names of cards.

Only the edge reads this: a decision stays what it is whatever is said of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import lru_cache
from string import Formatter

import msgspec

from inspector.cards import (
    Change,
    Color,
    color_words,
    in_a_sentence,
    listed_words,
    possessive,
    with_article,
    with_full_stop,
    with_possessives,
)
from inspector.rules.decisions.because import Because
from inspector.rules.decisions.decisions import Decision, Original, Source
from inspector.rules.decisions.proof_step import EVERY_CREATURE_TYPE
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.editions import Edition
from inspector.rules.edition.outcomes import Reason, reason
from inspector.rules.telling.ability_words import abilities_among, counted_abilities, listed_abilities, without_families
from inspector.rules.telling.choices_named import chosen_words, with_choices
from inspector.rules.telling.effects_told_apart import OF_THAT_NAME, beside_its_like, listed_names
from inspector.rules.telling.inputs_in_words import devotion_words, sign_words
from inspector.rules.telling.names import name_then
from inspector.rules.telling.words_by_rule import own_ability
from inspector.rules.wording.of_changes import deed_words
from inspector.rules.wording.of_filters import Countable, told_by_name
from inspector.rules.wording.of_places import PLACES
from inspector.rules.wording.of_values import BOTH, OF_BOTH, OF_OWN, SENTENCES

# Said of two of which only one depends on the other, in a loop with more (613.8b).
IN_A_CIRCLE = "stand in a loop of dependencies"
_KEYS = {
    "types": "card types",
    "keywords": "keyword abilities",
    "abilities": "rules text",
    "colors": "color",
}
# What stands before one, where its key's word is in the plural, and before several where that is in the singular.
_OF_ONE = {"types": "card type", "subtypes": "subtype", "supertypes": "supertype", "keywords": "keyword ability"}
_OF_MANY = {"colors": "colors"}
# The words for these are in the plural.
_SEVERAL = frozenset(("types", "subtypes", "supertypes", "keywords", BOTH))
_CAUSES = {
    "morph": "cast with morph",
    "disguise": "cast with disguise",
    "manifest": "manifested",
    "cloak": "cloaked",
}
# What an effect is called that comes from a rule and not from a card, inside a sentence.
_NO_NAMES = {"Being suspected": "being suspected", "Bestow": "bestow", "The Ring": "the Ring"}
# What it is called beside another object than the one that it is on.
_OF_ANOTHER = {"Bestow": "the bestow effect of {}", "being suspected": "the suspected designation of {}"}
# What it is called where its age is spoken of: nothing is newer than being suspected.
_AGE_OF = {"being suspected": "the suspected designation"}
_STATUS = {
    ("tapped", True): "tapped",
    ("tapped", False): "untapped",
    ("flipped", True): "flipped",
    ("flipped", False): "unflipped",
    ("face_down", True): "face down",
    ("face_down", False): "face up",
}


def face_down_words(cause: str | bool) -> str:
    """Say whether an object is face down, and by what: ``"yes, manifested"``."""
    if isinstance(cause, bool):
        return "yes" if cause else "no"
    return "yes" if cause == "effect" else f"yes, {_CAUSES[cause]}"


def word_for(key: str, edition: Edition) -> str:
    """Give the word by which a sentence names a value."""
    return edition.words.mana_value if key == "mana_value" else _KEYS.get(key, key.replace("_", " "))


def shown_value(key: str, value: object) -> str:
    """Put a value into words: lists joined, abilities counted, nothing as ``none``."""
    if isinstance(value, str):
        return str(value) or "none"
    if isinstance(value, tuple | list) and value[-1:] == type(value)((EVERY_CREATURE_TYPE,)):
        return listed_words([*map(str, value)])
    if isinstance(value, AbstractSet):
        # A set has no order of its own; colors get theirs from their words.
        value = tuple(sorted(value, key=str))
    match key:
        case "abilities" if isinstance(value, tuple | list):
            return counted_abilities(tuple(map(str, value)))
        case "colors" | "color_indicator" if isinstance(value, tuple | list | set | frozenset):
            return color_words(Color(str(letter)) for letter in value)
        case "keywords" if isinstance(value, tuple | list):
            return listed_words([in_a_sentence(str(word)) for word in value]) or "none"
        case "name" if isinstance(value, tuple | list):
            return " // ".join(str(word) for word in value) or "none"
        case "chosen" if isinstance(value, tuple | list):
            return ", ".join(map(chosen_words, value))
        case "mana_cost" | "mana_value" | "unlocked" if isinstance(value, tuple | list):
            return " and ".join(str(word) for word in value if word != "") or "none"
    if isinstance(value, tuple | list):
        return " ".join(str(word) for word in value) or "none"
    return "none" if value is None else str(value)


# These name the abilities that were given.
_GIVES = (
    Because.EFFECT_TAKES_AND_GIVES,
    Because.EFFECT_CHANGES_KEYWORDS,
    Because.EFFECT_FORBIDS,
    Because.EFFECT_REFUSED,
    Because.EFFECT_NEVER_GIVES,
    Because.EFFECT_GIVES_SOME,
    Because.EFFECT_TAKES_SOME,
    Because.EXCEPTION_ADDS,
)
# With these a sentence ends in the value that it is about.
_AT_THE_END = ("{value}.", "{key} {value}.", "{colors}.", "{mana_value} {value}.", "{mana_value} 0.")
_ON_ORDER = (
    Because.ARRIVED_LATE,
    Because.BASIC_LAND_TYPE_REPLACES,
    Because.BASIC_LAND_TYPE_REPLACES_NONE,
    Because.BASIC_LAND_TYPE_WAS_THERE,
    Because.CAME_TOO_EARLY,
    Because.DEFINED_FIRST,
    Because.DEPENDENCY_LOOP,
    Because.DEPENDENCY_LOOP_GONE,
    Because.DEPENDENCY_LOOP_LEFT_OUT,
    Because.DEPENDENCY_LOOP_PASSED,
    Because.DEPENDED,
    Because.DEPENDS,
    Because.DEPENDS_AND_IDLE,
    Because.DEPENDS_GONE,
    Because.DEPENDS_NO_LONGER,
    Because.EFFECT_GOES_ON,
    Because.LATER_TIMESTAMP,
    Because.WAS_PHASED_OUT,
)
# How it is said that an effect left nothing of a value.
_OF_NOTHING = {
    Because.EFFECT_SETS: "{source} leaves it with no {key}.",
    Because.EFFECT_ADDS: "{source} leaves it with no {key}.",
    Because.EXCEPTION_ALTERS: "An exception to the copy effect leaves it with no {key}.",
}
_TYPE_KEYS = frozenset(("types", "subtypes", "supertypes"))
# What is changed "to" several types sounds as if it had been set to them.
_OF_TYPES = {Because.EFFECT_ADDS: "{source} changes the {key}; they are {value} now."}
_OF_EVERY_TYPE = {
    Because.EFFECT_ADDS: "{source} makes it every creature type.",
    Because.EFFECT_RETURNS_TYPES: "With the card type that {source} gives it, it is every creature type again.",
}
_ON_TYPES = (
    Because.EFFECT_ADDS,
    Because.EFFECT_GIVES_TYPES,
    Because.EFFECT_RETURNS_TYPES,
    Because.EFFECT_SETS,
    Because.EFFECT_SETS_THE_SAME,
    Because.EFFECT_TAKES_TYPES,
    Because.EXCEPTION_GIVES_TYPES,
)
# Nobody says that something sets a color to colorless.
_OF_COLORS = {
    **dict.fromkeys((Because.EFFECT_SETS, Because.EFFECT_ADDS), "{source} makes it {value}."),
    Because.DEFINED: "An ability of its own makes it {value}.",
    Because.EXCEPTION_TAKES_THE_COST: "An exception to the copy effect leaves it with no mana cost, so it is {value}.",
}


def _is_one_type(decision: Decision) -> bool:
    """Whether a decision tells of one type, or of one word for types."""
    value = decision.inputs.get("value")
    told = decision.key in _TYPE_KEYS and decision.because in _ON_TYPES
    return told and (isinstance(value, str) or (isinstance(value, tuple | list) and len(value) == 1))


def _types_template(decision: Decision, template: str) -> str:
    if decision.inputs["value"] in (EVERY_CREATURE_TYPE, (EVERY_CREATURE_TYPE,)):
        return _OF_EVERY_TYPE.get(decision.because, template)
    return template if _is_one_type(decision) else _OF_TYPES.get(decision.because, template)


def _template(decision: Decision) -> str:
    of_both = OF_BOTH.get(decision.because) if decision.key == BOTH else None
    return of_both or SENTENCES[decision.because]


@lru_cache(maxsize=1024)
def _asked_in(template: str) -> frozenset[str]:
    """Name the places of a sentence that are to be filled."""
    return frozenset(name for _, name, _, _ in Formatter().parse(template) if name)


class ValueWords(msgspec.Struct, frozen=True):
    """Says decisions in the words of an edition; ``names`` are what the objects are called, by label.

    ``counters`` are those on the objects, by label, where it is told whether there is one or more. ``you`` is who
    controls the object that is told of, ``controllers`` are those of all objects; by these another's "you" is named.
    """

    edition: Edition
    names: Mapping[str, str] = {}
    counters: Mapping[str, Mapping[str, int]] = {}
    you: str = ""
    controllers: Mapping[str, str] = {}
    # The labels of what is attached to that object, and what each object is attached to, by labels.
    on_it: frozenset[str] = frozenset()
    hosts: Mapping[str, str] = {}
    # What the effects do that resolved, by their timestamps, and how each of them is called here instead.
    deeds: Mapping[int, Sequence[Change]] = {}
    called: Mapping[int, str] = {}
    # Whether the object stands for one that a viewer may not look at, so that what it starts as is not known.
    hidden: bool = False
    # The label of that object, where its own conditions call it "it".
    told_of: str = ""
    # What was chosen for each object, by label.
    choices: Mapping[str, Mapping[str, object]] = {}
    # Who plays, be it that an object of theirs is there or not.
    players: Sequence[str] = ()

    def own_name(self, label: str) -> str:
        """Give the name by which a condition calls an object: "it" for the one that is told of."""
        return "it" if label and label == self.told_of else self.name(label)

    def of_bearer(self, says: str, source: str, called: str = "it") -> str:
        """Say "it", or its name, for what another object is attached to, where that is the one that is told of.

        Devotion is always that of whoever controls the object that has the words (700.5).
        """
        whose = self.controllers.get(source, "")
        says = self.chosen(says, source)
        says = says.replace("your devotion to", f"{possessive(whose)} devotion to") if whose else says
        return says.replace(f"what {self.name(source)} is attached to", called) if source in self.on_it else says

    def chosen(self, says: str, source: str) -> str:
        """Name what was chosen for an object in words of it that ask for that."""
        return with_choices(says, self.choices.get(source, {}), {*self.controllers.values(), self.you})

    def by_name(self, value: Countable, player: str, *, always: bool = False) -> Countable:
        """Give what asks or counts for a player, who is named where that is not whoever controls the object.

        With ``always`` that player is named in any case: "you" in words of another object is nobody who is told of.
        """
        if not player or not self.you or (player == self.you and not always):
            return value
        others = {*self.players, *self.controllers.values(), self.you} - {player}
        return told_by_name(value, player, others.pop() if len(others) == 1 else "")

    def reason(self, decision: Decision) -> Reason:
        """Make the reason of a decision: its sentence, and all rules that it rests on."""
        made = reason(self.edition, decision.concept, self.says(decision), layer=decision.layer, source=decision.source)
        before, colon, value = _template(decision).rpartition(": ")
        if colon and value in _AT_THE_END:
            made = msgspec.structs.replace(made, head=self._filled(f"{before}.", decision))
        if decision.because is Because.READING_FRONT_OF_A_COPY:
            made = msgspec.structs.replace(made, assumes=True)
        # Where another sentence tells the rest of the value, this one stands before that.
        if decision.inputs.get("goes_before") or decision.because in _ON_ORDER:
            made = msgspec.structs.replace(made, on_order=True)
        more = (number for concept in decision.also for number in numbers(concept, self.edition.key))
        return msgspec.structs.replace(made, rules=tuple(dict.fromkeys((*made.rules, *more))))

    def says(self, decision: Decision) -> str:
        """Make the sentence of a decision."""
        own = OF_OWN.get(decision.because) if self.is_own(decision.inputs.get("source")) else None
        return self._filled(own or _template(decision), decision)

    def _filled(self, template: str, decision: Decision) -> str:
        if decision.inputs.get("in_a_circle"):
            template = template.replace("depend on each other", IN_A_CIRCLE)
        if "value" in decision.inputs:
            template = template.replace("{key} {value}", self._key_and_value(decision))
            if decision.key == "colors":
                template = _OF_COLORS.get(decision.because, template)
            if decision.key in _TYPE_KEYS:
                template = _types_template(decision, template)
            if shown_value(decision.key, decision.inputs["value"]) == "none":
                template = _OF_NOTHING.get(decision.because, template)
        asked = _asked_in(template)
        # Putting a value into words takes long, and few sentences have a place for each.
        places = {name: self._place(decision, name, value) for name, value in decision.inputs.items() if name in asked}
        source = decision.inputs.get("source")
        is_own = self.is_own(source)
        if is_own:
            places["source"] = own_ability(decision.inputs.get("made_by"))
        around = {name: self._word_around(name, decision) for name in asked if name not in places}
        sentence = with_possessives(template, places).format(**around, **places)
        sentence = with_full_stop(sentence.removesuffix("."))
        named = any(decision.inputs.get(name) is not None for name in ("source", "counters"))
        named = named and (is_own or not self.is_label(source))
        starts = sentence[:1] if template.startswith("{") and not named else ""
        return (starts or sentence[:1].upper()) + sentence[1:]

    def is_own(self, source: object) -> bool:
        """Whether an effect is of an ability that the object told of has itself, by no effect of another one."""
        if not isinstance(source, Source) or source.counter or source.granted:
            return False
        return bool(source.label) and source.label == self.told_of

    def is_several(self, source: object) -> bool:
        """Whether what an effect comes from are several counters, or several objects, of which one says "they"."""
        several_counters = isinstance(source, Source) and source.counter and not self._is_one_counter(source)
        return isinstance(source, tuple) or bool(several_counters)

    def _word_around(self, name: str, decision: Decision) -> str:
        """Give what stands in a sentence in a place that no input fills."""
        match name:
            case "key":
                return word_for(decision.key, self.edition).removesuffix("s" if _is_one_type(decision) else "")
            case "is":
                return "are" if decision.key in _SEVERAL else "is"
            case "layer":
                return decision.layer
            case "mana_value" | "substitute" | "enters":
                return str(getattr(self.edition.words, name))
            case "s":
                return "s" if self._is_one_counter(decision.inputs.get("counters")) else ""
            case "an_inset":
                return with_article(str(decision.inputs["inset"]))
            case "that":
                return "those" if self.is_several(decision.inputs.get("other")) else "that"
            case "comes":
                return "comes" if _is_one_type(decision) else "come"
        return self._verbs_of(decision.inputs.get("source"))[name]

    def _verbs_of(self, source: object) -> dict[str, str]:
        """Give the verbs behind what an effect comes from, in its number."""
        several = self.is_several(source)
        return {
            "verb_s": "" if several else "s",
            "has": "have" if several else "has",
            "it": "they" if several else "it",
            "it_is": "they are" if several else "it is",
            "does": "do" if several else "does",
            "its_ability": "their abilities" if several else "its ability",
        }

    def counters_named(self, source: Source) -> str:
        """Name the counters of a kind on an object as what they are there: ``"the +1/+1 counters"``."""
        where = "" if source.label == self.told_of else f" on {self.name(source.label)}"
        return f"the {source.counter} counter{'' if self._is_one_counter(source) else 's'}{where}"

    def _is_one_counter(self, source: object) -> bool:
        return isinstance(source, Source) and self.counters.get(source.label, {}).get(source.counter) == 1

    def _key_and_value(self, decision: Decision) -> str:
        """How a value stands in its sentence: ``name Fire``, but ``no name``, ``colorless``, ``2 abilities``."""
        value = decision.inputs["value"]
        shown = shown_value(decision.key, value)
        if decision.key == "abilities" or shown == "colorless":
            return "{value}"
        if shown == "none":
            return "no {key}"
        is_one = isinstance(value, tuple | list | AbstractSet) and len(value) == 1
        return f"{_OF_ONE.get(decision.key, '{key}') if is_one else _OF_MANY.get(decision.key, '{key}')} {{value}}"

    def source(self, source: Source) -> str:
        """Say where an effect comes from, as it stands inside a sentence."""
        if source.counter:
            return self.counters_named(source)
        if source.granted:
            return f"the ability that {self.own_name(source.label)} was given"
        if source.effect in self.called:
            return self.called[source.effect]
        if source.holder not in ("", self.told_of) and source.called in _OF_ANOTHER:
            return _OF_ANOTHER[source.called].format(self.name(source.holder))
        return self.name(source.label) if source.label else _NO_NAMES.get(source.called, source.called) or "an effect"

    def is_label(self, source: object) -> bool:
        """Whether what an effect comes from has no name and is called by its label, which is written as it is."""
        if not isinstance(source, Source) or source.counter or source.granted or not source.label:
            return False
        return self.name(source.label) == source.label

    def other(self, other: Source, source: object) -> str:
        """Say where another effect comes from than the one that is spoken of, which may be called alike."""
        if other.effect in self.called:
            return beside_its_like(self.called[other.effect], self.called.get(getattr(source, "effect", 0), ""))
        if not (other.label or other.called):
            return "another effect"
        alike = isinstance(source, Source) and self.source(source) == self.source(other)
        if alike:
            return OF_THAT_NAME
        told, age = self.source(other), _AGE_OF.get(other.called.lower(), "")
        return age if age and not other.label and other.holder in ("", self.told_of) else told

    def others(self, others: Sequence[Source], source: object) -> list[str]:
        """Say so of several; beside another of its kind, what a rule makes is called by the object that it is on."""
        kinds = Counter(one.called for one in others if one.called in _OF_ANOTHER and one.holder)
        return [
            _OF_ANOTHER[one.called].format(self.name(one.holder)) if kinds[one.called] > 1 else self.other(one, source)
            for one in others
        ]

    def older(self, other: Source, source: object, layer: str) -> str:
        """Say where an effect comes from that was applied to the object before: without a name, by what it did."""
        if isinstance(source, Source) and source.granted and other.label == source.label and not other.granted:
            return "its own" if other.label == self.told_of else f"{possessive(self.name(other.label))} own"
        deeds = () if other.called or other.label else self.deeds.get(other.effect, ())
        did = next(filter(None, (deed_words(change, layer) for change in deeds)), "")
        return f"the effect that {did}" if did else self.other(other, source)

    def name(self, label: str) -> str:
        """Give the name by which an object is called."""
        return self.names.get(label, label)

    def original(self, label: str, called: str) -> str:
        """Say what was copied, by the name that it had then: since then it may have been turned over (707.2b)."""
        now = self.name(label)
        is_so = not called or now == called or now.startswith(f"{called} (")
        return now if is_so else name_then(label, called, self.names, self.told_of)

    def _whose(self, decision: Decision, name: str, value: Source) -> str:
        if name == "other" and decision.because is Because.LATER_TIMESTAMP:
            return self.older(value, decision.inputs.get("source"), decision.layer)
        return self.other(value, decision.inputs.get("source")) if name == "other" else self.source(value)

    def _whose_each(self, decision: Decision, name: str, values: Sequence[Source]) -> list[str]:
        if name == "other" and decision.because is not Because.LATER_TIMESTAMP:
            return self.others(values, decision.inputs.get("source"))
        return [self._whose(decision, name, one) for one in values]

    def _place(self, decision: Decision, name: str, value: object) -> str:
        if isinstance(value, Source):
            return self._whose(decision, name, value)
        if name in ("source", "other") and isinstance(value, tuple):
            return listed_names(self._whose_each(decision, name, value))
        if isinstance(value, Original):
            return f"a {value.nameless}" if value.nameless else self.original(value.label, value.called)
        match name:
            case "cause" | "sign":
                return _CAUSES[str(value)] if name == "cause" else sign_words(value)
            case "colors" | "devotion":
                keeps = decision.because is Because.DEVOTION_KEEPS_TYPES
                return devotion_words(value) if keeps else shown_value("colors", value)
            case "costs":
                written = value if isinstance(value, tuple) else ()
                return " and ".join(cost for cost in written if cost) or "none"
            case "zone" if decision.because is Because.ZONE:
                return PLACES.get(str(value), str(value))
            case "value" if decision.because in _OF_STATUS:
                return _status_words(decision.key, value)
            case "value" if decision.because in _GIVES and isinstance(value, tuple | list):
                joint = "or" if decision.because is Because.EFFECT_FORBIDS else "and"
                return listed_abilities(abilities_among(without_families([*map(str, value)])), joint=joint)
            case "value" if (
                decision.key in _TYPE_KEYS and decision.because in _ON_TYPES and isinstance(value, tuple | list)
            ):
                return listed_words([*map(str, value)])
            case "value":
                return shown_value(decision.key, value)
        return _types_in_words(name, value) if name.startswith((_GONE, _SAME, _DEFINED)) else str(value)


# So begin the places for what went with another value, for what it had already, and for keys of values.
_GONE, _SAME, _DEFINED = "gone_", "same_", "defined"


_OF_STATUS = (Because.STATUS, Because.STATUS_FROM_THE_START, Because.DESIGNATIONS, Because.CHOSEN_SEVERAL)


def _types_in_words(key: str, value: object) -> str:
    """Say card types or subtypes as what they are: ``the card type Creature``, ``the subtypes Elf and Bear``."""
    if key == _DEFINED and isinstance(value, tuple):
        return listed_words([str(_KEYS.get(one, one)) for one in value])
    words, key = value if isinstance(value, tuple) else (), key.removeprefix(_GONE)
    if key.startswith(_SAME):
        return listed_words([with_article(str(word)) for word in words])
    if words == (EVERY_CREATURE_TYPE,):
        return EVERY_CREATURE_TYPE
    key = _KEYS.get(key, key)
    return f"the {key.removesuffix('s') if len(words) == 1 else key} {listed_words([*map(str, words)])}"


def _status_words(key: str, value: object) -> str:
    """Say a status, or which unlocked designations a permanent has (110.5, 709.5c)."""
    if key == "chosen" and isinstance(value, tuple):
        return listed_words([shown_value(key, (one,)) for one in value])
    if not isinstance(value, tuple | list):
        return _STATUS.get((key, bool(value)), str(value))
    if not value:
        return "neither of the unlocked designations"
    return (
        f"the designation{'s' if len(value) > 1 else ''} {listed_words([f'“{half} half unlocked”' for half in value])}"
    )
