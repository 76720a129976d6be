"""What a verb of casting, playing or using tells of a board, in canonical words."""

from __future__ import annotations

from typing import Final

from inspector.cards import possessive
from inspector.scenario.words.gist_cards import copies_others, way_onto
from inspector.scenario.words.gist_deed import NotRebuiltError
from inspector.scenario.words.gist_deeds import Retelling
from inspector.scenario.words.gist_frames import Scheme, do, lies
from inspector.scenario.words.gist_stands import beside_having
from inspector.scenario.words.gist_things import Noun


def activates(work: Retelling, frame: Scheme, of: list[Noun]) -> None:
    """Activate an ability: the one with a cost or at a place among them, or the only one."""
    if not of:
        raise NotRebuiltError
    cost, on = frame.value("COST"), frame.first("attached", "to", "hit") or frame.other
    work.put_there(of[0], frame.who)
    who = frame.who or work.owner(of[0])
    for each in on:
        work.put_there(each)
    what = f"{possessive(work.ref(of[0]))} {cost} ability" if cost else work.ref(of[0])
    target = f" targeting {work.ref(on[0])}" if on else ""
    x = f" with X = {frame.flags['X']}" if "X" in frame.flags else ""
    work.say(f"{who} activates {what}{x}{target}.")
    work.about = on[0] if on else of[0]


def casts(work: Retelling, frame: Scheme) -> None:
    """Cast or play a card, onto something, as one of its faces, face down, as a copy."""
    if frame.values.get("COST"):
        activates(work, frame, frame.first("of") or frame.of or frame.actor)
        return
    of = frame.of or frame.actor
    _as_said_before(frame, of)
    on = frame.first("attached", "over", "to", "hit")
    if frame.verb in ("use", "cast") and frame.first("with"):
        # "Ben responds with Shock", "points at it with Spell Snare".
        of, on = frame.first("with"), frame.of or on or _aimed_at(work, frame.first("with"))
    if frame.verb in ("use", "cast") and frame.other and way_onto(work.card_of(of[0])) in ("spell", "attached"):
        # "Ben points a Lightning Bolt at it."
        on = frame.other
    if frame.verb == "use" and any(_is_permanent_here(work, noun) for noun in of):
        # Which of its abilities is used nobody says.
        raise NotRebuiltError
    if not _cast_in_a_way(work, frame, of, on):
        _plainly_cast(work, frame, of)


# What stands before the name of what is cast, and says how that is done.
_SAID_BEFORE: Final = {"face-down": "facedown", "prototyped": "prototype", "transformed": "transformed"}


def _as_said_before(frame: Scheme, of: list[Noun]) -> None:
    """Take "a face-down Exalted Angel" as said behind the name; how else it lies nothing is cast."""
    for noun in of:
        for state in (each for each in noun.states if each != "tapped"):
            if state not in _SAID_BEFORE or len(of) > 1:
                raise NotRebuiltError
            frame.flags[_SAID_BEFORE[state]] = ""
        noun.states = tuple(each for each in noun.states if each == "tapped")


def _is_permanent_here(work: Retelling, noun: Noun) -> bool:
    return lies(work, noun) == "battlefield" or f"{noun.name} resolves." in work.told or noun.name in work.there


def _cast_in_a_way(work: Retelling, frame: Scheme, of: list[Noun], on: list[Noun]) -> bool:
    """Cast as a copy, as one of its faces, prototyped, bestowed, onto something; gives whether that is told."""
    as_what = frame.first("as")
    if frame.first("copying"):
        do(work, "copies", frame, of, frame.first("copying"))
    elif "bestowed" in frame.flags and not on:
        # On what is told next; it is cast as that is.
        work.about = of[0] if of else work.about
    elif "transformed" in frame.flags:
        _cast_transformed(work, frame, of)
    elif "mutating" in frame.flags and on:
        do(work, "mutates", frame, of, on)
    elif as_what:
        faces = card.names if (card := work.card_of(of[0])) else ()
        do(work, "is cast as" if as_what[0].name in faces else "copies", frame, of, as_what)
    elif "prototype" in frame.flags:
        do(work, "is a prototype", frame, of)
    elif "facedown" in frame.flags:
        do(work, "is morphed", frame, of)
    elif on:
        do(work, "is put on", frame, of, on)
    elif "as" in frame.flags and frame.values.get("PRED"):
        do(work, "is cast as", frame, of, values=[frame.value("PRED")])
    else:
        return False
    return True


def _cast_transformed(work: Retelling, frame: Scheme, of: list[Noun]) -> None:
    """Let something lie there with its back face up, as a battle is cast that was defeated (310.11b)."""
    for noun in of:
        lies = f"{work.owner(noun)} has {noun.name} on the battlefield."
        if lies in work.told:
            work.told[work.told.index(lies)] = f"{lies.removesuffix('.')}, back face up."
        else:
            do(work, "comes back turned over", frame, [noun])


def _aimed_at(work: Retelling, of: list[Noun]) -> list[Noun]:
    """Give what a spell is most probably aimed at that is cast in response: what was spoken of last."""
    card = work.card_of(of[0])
    words = " ".join(card.front.paragraphs).lower() if card is not None else ""
    return [work.it()] if "target" in words and way_onto(card) == "spell" else []


def _plainly_cast(work: Retelling, frame: Scheme, of: list[Noun]) -> None:
    for noun in of:
        way = way_onto(work.card_of(noun))
        there = any(f"{noun.name} on the battlefield" in each for each in frame.told_beside)
        if there or f"{work.ref(noun)} enters as a copy of" in " ".join(work.told):
            # How it entered is told already, where it was named.
            continue
        if frame.verb.startswith("cast") and way != "attached" and "X" not in frame.flags:
            do(work, "is cast", frame, [noun])
            card = work.card_of(noun)
            chooses = copies_others(card) and card is not None and noun.name == card.front.name
            aimed = way == "spell" and "target" in " ".join(card.front.paragraphs if card is not None else ()).lower()
            # What is cast for its mutate cost does not enter by resolving, and onto what it goes is told next.
            if not aimed and not work.is_on_the_stack and not chooses and "mutating" not in frame.flags:
                work.say(f"{noun.name} resolves.")
        elif way == "attached":
            work.put_there(noun, frame.who)
        elif "X" in frame.flags and not noun.label:
            who = work.owner(noun, frame.who)
            work.say(f"{who} has {noun.name} in hand.")
            work.say(f"{who} casts {noun.name} with X = {frame.flags['X']}. {noun.name} resolves.")
            work.came(noun)
        elif lies(work, noun) == "battlefield":
            continue
        else:
            do(work, "comes", frame, [noun])
    beside_having(work, frame, of)
