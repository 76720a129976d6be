"""What happens by a rebuilt sentence, said in canonical words: one short function for each thing that can happen."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, Protocol

from inspector.cards import Card, Shape, listed_words, with_article
from inspector.scenario.words.faces_said import has_land_face, inset_words, is_permanent_card
from inspector.scenario.words.gist_cards import (
    becomes_copy,
    comes_as_copy,
    copies_others,
    copies_until,
    is_equipment,
    is_spell_called,
    makes_copies,
    way_onto,
)
from inspector.scenario.words.gist_clause import Clause
from inspector.scenario.words.gist_deed import Deed, NotRebuiltError
from inspector.scenario.words.gist_things import Context, Noun, Recognised, RecognisedSentence
from inspector.scenario.words.numbers_said import number_said
from inspector.scenario.words.values_said import COLOR_NAMES, SAID_SUPERTYPES, SAID_TYPES


class Retelling(Protocol):
    """Where what happens is told."""

    context: Context
    said: RecognisedSentence
    about: Noun | None
    there: list[str]
    told: list[str]
    left_out: list[str]
    needs: str
    asked_after: list[str]

    def say(self, words: str) -> None: ...  # noqa: D102
    def came(self, noun: Noun) -> None: ...  # noqa: D102
    def it(self, but: tuple[str, ...] = ()) -> Noun: ...  # noqa: D102
    def those(self, row: list[Recognised]) -> list[Noun]: ...  # noqa: D102
    def resolved(self, token: Recognised, but: tuple[str, ...] = ()) -> Recognised: ...  # noqa: D102
    def tell_clause(self, clause: Clause) -> None: ...  # noqa: D102
    def words_asked(self, row: list[Recognised]) -> str: ...  # noqa: D102
    def place_of(self, noun: Noun) -> str: ...  # noqa: D102
    def place_told(self, noun: Noun) -> str: ...  # noqa: D102
    def card_of(self, noun: Noun) -> Card | None: ...  # noqa: D102
    @property
    def is_on_the_stack(self) -> bool: ...  # noqa: D102
    def copier(self, who: str) -> list[Noun]: ...  # noqa: D102
    def owner(self, noun: Noun, who: str = "") -> str: ...  # noqa: D102
    def controller(self, noun: Noun) -> str: ...  # noqa: D102
    def ref(self, noun: Noun) -> str: ...  # noqa: D102
    def put_there(self, noun: Noun, who: str = "", zone: str = "on the battlefield", counters: str = "") -> None: ...  # noqa: D102


def _lies(work: Retelling, noun: Noun) -> str:
    held = work.context.names.table.objects.get(noun.label)
    return "" if held is None else held.zone


def _is_there(work: Retelling, deed: Deed) -> None:
    zone = next((each for each in deed.values if each), "on the battlefield")
    for noun in deed.of:
        card = work.card_of(noun)
        if (noun.label and work.place_of(noun) != zone) or (noun.put_by and f" {zone}" not in noun.put_by):
            raise NotRebuiltError
        if zone == "on the battlefield" and not noun.label and is_spell_called(card, noun.name):
            # An Adventure's spell cannot lie there; the land on the back of a sorcery can.
            raise NotRebuiltError
        work.put_there(noun, deed.who, zone)
    work.about = deed.of[-1]


def _comes(work: Retelling, deed: Deed) -> None:
    for noun in deed.of:
        card, zone = work.card_of(noun), _lies(work, noun)
        if card is not None and zone in ("graveyard", "exile") and way_onto(card) == "spell":
            # It did what it does as it was told to be cast.
            continue
        if card is None or zone == "battlefield":
            raise NotRebuiltError
        who = work.owner(noun, deed.who)
        if zone == "stack":
            work.say(f"{work.ref(noun)} resolves.")
        elif is_permanent_card(card) or has_land_face(card):
            work.say(f"{who} plays {noun.name}.")
            if "tapped" in noun.states:
                work.say(f"{noun.name} is tapped.")
        else:
            # What it does to the board is not known here.
            raise NotRebuiltError
        work.came(noun)


def _is_cast(work: Retelling, deed: Deed) -> None:
    for noun in deed.of:
        work.say(f"{work.owner(noun, deed.who)} casts {noun.name}.")
        work.came(noun)


# How a sentence says that another set of values than the front face's is cast.
_AS_ANOTHER_FACE: Final = {Shape.SPLIT: ", the right half"}


def _is_cast_as(work: Retelling, deed: Deed) -> None:
    noun, card, kinds = deed.one, work.card_of(deed.one), {each.lower() for each in deed.values}
    called = {each.name for each in deed.other[:1]}
    faces = (
        each
        for each in (card.faces if card is not None else ())
        if each.name in called or (not called and kinds & {kind.lower() for kind in each.type_line.types})
    )
    face = next(faces, None)
    if card is None or face is None:
        raise NotRebuiltError
    who = work.owner(noun, deed.who)
    plays = "Land" in face.type_line.types
    if not noun.label:
        work.say(f"{who} has {card.front.name} in hand.")
    back = "" if face is card.front else _AS_ANOTHER_FACE.get(card.shape, ", back face up")
    back = f", {inset_words(face)}" if back and card.shape is Shape.INSET else back
    work.say(f"{who} plays {card.front.name}{back}." if plays else f"{who} casts {card.front.name}{back}.")
    if not plays and not work.is_on_the_stack and not face.type_line.is_instant_or_sorcery:
        work.say(f"{card.front.name} resolves.")
    work.came(noun)


def _is_a_prototype(work: Retelling, deed: Deed) -> None:
    noun = deed.one
    work.say(f"{work.owner(noun, deed.who)} casts {noun.name}, as a prototype. {noun.name} resolves.")
    work.came(noun)


def _comes_choosing(work: Retelling, deed: Deed) -> None:
    noun = deed.one
    if noun.label or len({*deed.values}) != 1:
        # One is chosen, and of two nobody knows which.
        raise NotRebuiltError
    value = deed.values[0]
    kind = value if value in COLOR_NAMES else f"the creature type {value.capitalize()}"
    work.say(f"{work.owner(noun, deed.who)} has {noun.name} on the battlefield, choosing {kind}.")
    work.came(noun)


def _is_put_on(work: Retelling, deed: Deed) -> None:
    if len({noun.label or noun.name for noun in deed.other}) > 1:
        # "Both wear Bonesplitter": one is attached to one thing only (301.5c, 303.4d).
        raise NotRebuiltError
    for what in deed.of:
        _one_is_put_on(work, deed._replace(of=[what]))


def _one_is_put_on(work: Retelling, deed: Deed) -> None:
    what, onto = deed.one, deed.second
    way, who = way_onto(work.card_of(what)), work.owner(what, deed.who)
    if not way and becomes_copy(work.card_of(what)):
        _copies(work, deed)
        return
    if copies_others(work.card_of(what)) and way != "attached":
        _lets_be_targeted(work, way, onto)
        work.say(
            f"{who} casts {what.name} copying {work.ref(onto)}."
            if way != "spell"
            else f"{who} casts {what.name} targeting {work.ref(onto)}."
        )
        work.there.append(what.name)
    elif way == "spell":
        _lets_be_targeted(work, way, onto)
        targets = "target" in _words_of(work, what) or _OF_ALL.search(_words_of(work, what)) is None
        work.say(f"{who} casts {what.name}{f' targeting {work.ref(onto)}' if targets else ''}.")
        if not targets and not work.is_on_the_stack:
            work.say(f"{what.name} resolves.")
        if _BLINKS.search(_words_of(work, what)):
            # It comes back as another object (400.7), which is told whether or not the card is read.
            work.say(f"{work.ref(onto)} is blinked.")
    elif way == "attached":
        work.put_there(onto)
        work.put_there(what, deed.who or (work.controller(onto) if is_equipment(work.card_of(what)) else ""))
        work.say(f"{work.ref(what)} is attached to {work.ref(onto)}.")
    elif "bestow" in " ".join(card.front.paragraphs if (card := work.card_of(what)) is not None else ()).lower():
        work.put_there(onto)
        work.say(
            f"{who} casts {what.name}, bestowed. {what.name} resolves. {what.name} is attached to {work.ref(onto)}."
        )
        work.came(what)
    elif "mutate" in _words_of(work, what):
        DEEDS["mutates"](work, deed)
    else:
        raise NotRebuiltError
    work.about = onto


def _lets_be_targeted(work: Retelling, way: str, onto: Noun) -> None:
    """See that something is where it can be targeted: a spell that a spell targets is on the stack."""
    is_spell = way == "spell" and not onto.label and way_onto(work.card_of(onto)) == "spell"
    work.put_there(onto, zone="on the stack" if is_spell else "on the battlefield")


def _words_of(work: Retelling, noun: Noun) -> str:
    card = work.card_of(noun)
    return " ".join(card.front.paragraphs).lower() if card is not None else ""


# What happens to all or each of something has no target.
_OF_ALL: Final = re.compile(r"\b(?:all|each)\b")
_BLINKS: Final = re.compile(
    r"exile target [^.]*(?:,|\.) (?:then )?return (?:it|that card|those cards|them) to the battlefield"
)


def _copies(work: Retelling, deed: Deed) -> None:
    what, of, card = deed.one, deed.second, work.card_of(deed.one)
    if not copies_others(card):
        raise NotRebuiltError
    if makes_copies(card):
        work.put_there(what, deed.who)
        _token_copy(work, deed._replace(of=[of], who=work.owner(what, deed.who)))
        return
    way, who = way_onto(card), work.owner(what, deed.who)
    _lets_be_targeted(work, way, of)
    in_hand, cast = f"{who} has {what.name} in hand.", f"{who} casts {what.name}."
    for comes in ("has {} on the battlefield.", "plays {}.", "puts {} onto the battlefield."):
        if (lies := f"{who} {comes.format(what.name)}") in work.told and comes_as_copy(card):
            # What is there as a copy entered as one, with what its own words except.
            work.told.remove(lies)
            work.there.remove(what.name)
    told = " ".join(work.told)
    if work.place_told(what) not in ("", "in hand"):
        # What lies there is no copy, whatever it was before.
        raise NotRebuiltError
    if way == "spell":
        work.told[:] = [each for each in work.told if each != cast]
        work.say(f"{who} casts {what.name} targeting {work.ref(of)}.")
    elif cast in told and f"{what.name} resolves" not in told and comes_as_copy(card):
        work.say(f"{what.name} resolves as a copy of {work.ref(of)}.")
    elif _lies(work, what) == "battlefield" or (what.name in work.there and in_hand not in told) or becomes_copy(card):
        work.put_there(what, deed.who)
        # By what was activated it becomes one, which is told so.
        work.told[:] = [each for each in work.told if each != f"{who} activates {what.name}."]
        work.say(f"{work.ref(what)} becomes a copy of {work.ref(of)}{deed.until or copies_until(card)}.")
    else:
        if not what.label and in_hand not in told:
            work.say(in_hand)
        work.came(what)
        # So it enters with what its own words except.
        work.say(f"{work.ref(what)} enters as a copy of {work.ref(of)}.")
    work.about = what


def _chooses(work: Retelling, deed: Deed) -> None:
    """Copy what is chosen, where what was spoken of is on the stack and copies something."""
    what = work.it()
    if _lies(work, what) not in ("stack", "") or not copies_others(work.card_of(what)):
        raise NotRebuiltError
    work.put_there(deed.one)
    work.say(f"{work.ref(what)} enters as a copy of {work.ref(deed.one)}.")
    work.about = what


def _plainly(words: str) -> Callable[[Retelling, Deed], None]:
    """Make what is told of each in one sentence, of what has to be there first."""

    def happens(work: Retelling, deed: Deed) -> None:
        for noun in deed.of:
            if noun.count > 1 and not noun.label:
                # What happens to all of them is not told of the first alone.
                raise NotRebuiltError
            work.put_there(noun)
            value = deed.values[0] if deed.values else ""
            work.say(words.format(work.ref(noun), value=value, until=deed.until, who=deed.who or work.owner(noun)))
        work.about = deed.of[0]

    return happens


def _turns_over(work: Retelling, deed: Deed) -> None:
    noun, card = deed.one, work.card_of(deed.one)
    is_there = bool(noun.label) or noun.name in work.there
    if card is None or (len(card.faces) < 2 and not (copies_others(card) and (is_there or deed.other))):
        raise NotRebuiltError
    if len(card.faces) < 2 and not deed.other:
        # A copy of a flip card flips; only a double-faced card transforms.
        work.say(f"{work.ref(noun)} {'flips' if deed.values[:1] == ['flip'] else 'transforms'}.")
        work.about = noun
        return
    if deed.other and deed.second.name not in [face.name for face in card.faces]:
        # What copies nothing turns into nothing else.
        _copies(work, deed)
        return
    noun.states = tuple(each for each in noun.states if each not in ("transformed", "flipped"))
    work.put_there(noun)
    if deed.other and f"{work.ref(noun)} {'flips' if card.shape is Shape.FLIP else 'transforms'}." in work.told[-2:]:
        return
    work.say(f"{work.ref(noun)} {'flips' if card.shape is Shape.FLIP else 'transforms'}.")
    work.about = noun


def _comes_back_over(work: Retelling, deed: Deed) -> None:
    noun, card = deed.one, work.card_of(deed.one)
    names = [face.name for face in card.faces] if card is not None else []
    if deed.other and deed.second.name not in names:
        raise NotRebuiltError
    if _lies(work, noun) == "battlefield":
        work.say(f"{work.ref(noun)} is exiled.")
    elif not noun.label:
        work.put_there(noun, zone="in exile")
    work.say(f"{work.owner(noun)} puts {noun.name} onto the battlefield, transformed.")
    work.about = noun


def _has_counters(work: Retelling, deed: Deed) -> None:
    if any(f"onto the battlefield. Put {deed.values[0]} on {deed.one.name}." in each for each in work.told):
        # It came back with that counter, as is told.
        return
    held = work.context.names.table.objects.get(deed.one.label)
    there = {} if held is None else dict(held.counters)
    count, _, rest = deed.values[0].partition(" ")
    number = there.get(rest.split()[0], 0)
    if count == "no":
        if any(each and rest in ("counters", f"{kind} counters") for kind, each in there.items()):
            raise NotRebuiltError
        work.put_there(deed.one, deed.who)
    elif number not in (0, number_said(count)):
        # It has others than are told.
        raise NotRebuiltError
    elif not number:
        work.put_there(deed.one, deed.who, counters=deed.values[0])
    work.about = deed.one


def _gets_counters(work: Retelling, deed: Deed) -> None:
    work.put_there(deed.one, deed.who, counters=deed.values[0])
    work.about = deed.one


def _loses_counters(work: Retelling, deed: Deed) -> None:
    noun = deed.one
    if not noun.label:
        work.put_there(noun, counters=deed.values[0])
    work.say(f"Remove {deed.values[0]} from {work.ref(noun)}.")
    work.about = noun


_RETURNS_WITH: Final = {"persist": "-1/-1", "undying": "+1/+1"}


def _returns_with(work: Retelling, deed: Deed) -> None:
    """Let a permanent die and come back with the counter that its keyword gives it (702.79a, 702.93a)."""
    noun, kind = deed.one, _RETURNS_WITH.get(deed.values[0])
    if kind is None:
        raise NotRebuiltError
    if _lies(work, noun) != "graveyard" and work.told[-1:] != [f"{work.ref(noun)} dies."]:
        work.put_there(noun)
        work.say(f"{work.ref(noun)} dies.")
    work.say(f"{work.owner(noun)} puts {noun.name} onto the battlefield. Put one {kind} counter on {noun.name}.")
    work.about = noun


def _is_set(work: Retelling, deed: Deed) -> None:
    noun = deed.one
    colors = [each for each in deed.values if each in (*COLOR_NAMES, "colorless")]
    sizes = [each for each in deed.values if "/" in each]
    kinds = [_quality(each) for each in deed.values if each not in (*colors, *sizes)]
    words = " ".join((*sizes, *filter(None, [listed_words(colors)]), *kinds))
    words = with_article(words) if sizes or kinds else words
    work.put_there(noun)
    work.say(f"{work.ref(noun)} becomes {words}{deed.until}.")
    work.about = noun


def _quality(word: str) -> str:
    """Spell what something becomes as a sentence has it: a subtype begins with a capital."""
    return word if word.capitalize() in (*SAID_TYPES, *SAID_SUPERTYPES) else word.capitalize()


def _is_stolen(work: Retelling, deed: Deed) -> None:
    noun, players = deed.one, work.context.players
    others = [each for each in players if each != work.controller(noun)]
    if not deed.who and len(others) > 1:
        raise NotRebuiltError
    who = deed.who or others[0]
    work.put_there(noun, next(each for each in players if each != who))
    work.say(f"{who} gains control of {work.ref(noun)}{deed.until}.")
    work.about = noun


def _from_library(verb: str) -> Callable[[Retelling, Deed], None]:
    def happens(work: Retelling, deed: Deed) -> None:
        noun = deed.one
        who = work.owner(noun, deed.who)
        if not noun.label:
            work.say(f"{who} has {noun.name} in the library.")
        work.say(f"{who} {verb} {work.ref(noun)}.")
        work.came(noun)

    return happens


def _is_morphed(work: Retelling, deed: Deed) -> None:
    noun = deed.one
    words, who = _words_of(work, noun), work.owner(noun, deed.who)
    if "morph" not in words and "disguise" in words:
        # It is cast face down for that (702.168a).
        if not noun.label:
            work.say(f"{who} has {noun.name} in hand.")
        work.say(f"{who} casts {noun.name} face down. {noun.name} resolves.")
    else:
        work.say(f"{who} morphs {noun.name}.")
    work.came(noun)


def _mutates(under: str) -> Callable[[Retelling, Deed], None]:
    def happens(work: Retelling, deed: Deed) -> None:
        what, onto = deed.one, deed.second
        work.put_there(onto)
        if not what.label:
            work.say(f"{work.owner(what, deed.who)} has {what.name} in hand.")
        work.say(f"{work.ref(what)} mutates onto {work.ref(onto)}, {under}.")
        work.about = onto

    return happens


def _token_copy(work: Retelling, deed: Deed) -> None:
    work.put_there(deed.one)
    work.say(f"{deed.who or work.context.players[0]} creates a token that's a copy of {work.ref(deed.one)}.")
    work.there.append("the token")
    work.about = Noun(name="the token", card=work.card_of(deed.one), is_token=True)


DEEDS: Final[dict[str, Callable[[Retelling, Deed], None]]] = {
    "is there": _is_there,
    "comes": _comes,
    "is cast": _is_cast,
    "is cast as": _is_cast_as,
    "comes choosing": _comes_choosing,
    "is a prototype": _is_a_prototype,
    "is put on": _is_put_on,
    "copies": _copies,
    "chooses": _chooses,
    "turns over": _turns_over,
    "comes back turned over": _comes_back_over,
    "dies": _plainly("{0} dies."),
    "is destroyed": _plainly("{0} is destroyed."),
    "is exiled": _plainly("{0} is exiled."),
    "goes to hand": _plainly("{0} is bounced."),
    "is tapped": _plainly("{0} is tapped."),
    "is untapped": _plainly("{0} is untapped."),
    "has counters": _has_counters,
    "gets counters": _gets_counters,
    "loses counters": _loses_counters,
    "changes size": _plainly("{0} gets {value}{until}."),
    "gains": _plainly("{0} gains {value}{until}."),
    "loses": _plainly("{0} loses {value}{until}."),
    "loses all": _plainly("{0} loses all abilities{until}."),
    "returns with": _returns_with,
    "is set": _is_set,
    "is stolen": _is_stolen,
    "face down": _plainly("{0} is turned face down."),
    "face up": _plainly("{0} is turned face up."),
    "is manifested": _from_library("manifests"),
    "is cloaked": _from_library("cloaks"),
    "is morphed": _is_morphed,
    "phases out": _plainly("{0} phases out."),
    "phases in": _plainly("{0} phases in."),
    "mutates": _mutates("on top"),
    "mutates under": _mutates("underneath"),
    "token copy": _token_copy,
    "attacks": _plainly("{0} attacks."),
    "is crewed": _plainly("{0} becomes an artifact creature until end of turn."),
    "is blinked": _plainly("{0} is blinked."),
}
