"""What a verb tells of a board, in canonical words: one short function for each sort of verb, and the table of them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from inspector.cards import possessive
from inspector.scenario.words.gist_cards import acts_as_it_enters, copies_until, has_activated, way_onto
from inspector.scenario.words.gist_casts import activates, casts
from inspector.scenario.words.gist_deed import NotRebuiltError
from inspector.scenario.words.gist_deeds import Retelling
from inspector.scenario.words.gist_frames import Scheme, do, lies
from inspector.scenario.words.gist_spelled import spelled_with_number
from inspector.scenario.words.gist_stands import beside_having, gets, has, melds, stands, told_of_state
from inspector.scenario.words.gist_things import Noun
from inspector.scenario.words.values_said import COLOR_NAMES


def _resolves(work: Retelling, frame: Scheme) -> None:
    of = frame.patient
    on = frame.first("attached", "over", "to")
    if frame.first("copying", "as"):
        do(work, "copies", frame, of, frame.first("copying", "as"))
    elif on:
        do(work, "is put on", frame, of, on)
    elif any(work.place_told(noun) not in ("", "in hand") for noun in of):
        # Only what is on the stack resolves (608.1).
        raise NotRebuiltError
    elif all(
        f"casts {noun.name}" in " ".join(work.told) or (noun.name in work.there and not work.place_told(noun))
        for noun in of
    ):
        return
    else:
        for noun in of:
            spell = way_onto(work.card_of(noun)) == "spell" and not noun.label
            do(work, "is cast" if spell else "comes", frame, [noun])


_GONE: Final = ("dies.", "is destroyed.", "is exiled.", "is bounced.")


def _comes(work: Retelling, frame: Scheme) -> None:
    """Let something enter or come back."""
    of = frame.patient
    if frame.first("copying", "as"):
        other = frame.first("copying", "as")
        card = work.card_of(of[0]) if of else None
        name = "comes back turned over" if card is not None and other[0].name in card.names else "copies"
        do(work, name, frame, of, other)
    elif "transformed" in frame.flags:
        do(work, "comes back turned over", frame, of)
    elif frame.first("attached"):
        do(work, "is put on", frame, of, frame.first("attached"))
    elif frame.value("ZONE") not in ("", "on the battlefield"):
        # "Return it to the graveyard": it comes to no battlefield.
        _goes(work, frame)
    elif frame.values.get("K"):
        do(work, "returns with", frame, of, values=frame.values["K"])
    else:
        for noun in of:
            left = any(f"{work.ref(noun)} {gone}" in work.told for gone in _GONE) or bool(work.place_told(noun))
            if left or lies(work, noun) in ("graveyard", "exile", "hand"):
                if way_onto(work.card_of(noun)) == "spell":
                    # No instant or sorcery comes onto the battlefield (304.4, 307.4).
                    raise NotRebuiltError
                work.say(f"{work.owner(noun, frame.who)} puts {noun.name} onto the battlefield.")
                work.came(noun)
            elif noun.label or noun.name not in work.there:
                enters = noun.label or acts_as_it_enters(work.card_of(noun))
                do(work, "comes" if enters else "is there", frame, [noun])
        beside_having(work, frame, of)


def _puts_on(work: Retelling, frame: Scheme) -> None:
    """Attach, enchant, equip: what is put on stands first, or behind "with"."""
    with_what = frame.first("with", "by", "bearing")
    on = frame.first("attached", "to", "over")
    if with_what:
        do(work, "is put on", frame, with_what, frame.patient)
    elif on:
        do(work, "is put on", frame, frame.patient, on)
    elif frame.actor and frame.of:
        do(work, "is put on", frame, frame.actor, frame.of)
    else:
        raise NotRebuiltError


def _puts(work: Retelling, frame: Scheme) -> None:
    on = frame.first("attached", "over", "to") or ([] if not frame.values.get("COUNTERS") else frame.patient)
    counters = frame.values.get("COUNTERS", [])
    if counters:
        for noun in on or [work.it()]:
            for each in counters:
                do(work, "gets counters", frame, [noun], values=[each])
    elif frame.value("ZONE") == "in hand":
        do(work, "goes to hand", frame, frame.patient)
    elif frame.value("ZONE") == "in the graveyard":
        do(work, "dies", frame, frame.patient)
    elif on:
        do(work, "is put on", frame, frame.patient, on)
    elif frame.value("ZONE") == "on the battlefield":
        _comes(work, frame)
    elif not any(f"{noun.name} mutates onto" in "".join(work.told[-1:]) for noun in frame.patient):
        # What mutates is put on top, as is told.
        raise NotRebuiltError


def _copies(work: Retelling, frame: Scheme) -> None:
    by = frame.first("with", "by")
    what = frame.actor or by
    if not what:
        what = work.copier(frame.who or work.context.players[0])
    if what and frame.of and what[0].name == frame.of[0].name and not frame.actor:
        # "Play Vesuva copying it."
        frame.of = [work.it((what[0].name,))]
    if what and frame.of:
        _lay_elsewhere(work, frame, frame.of)
        do(work, "copies", frame, what, frame.of)
    elif frame.who and frame.of:
        clone = work.context.pool.find("Clone") if _CLONES.search(work.said.sentence) else None
        if clone is None:
            do(work, "token copy", frame, frame.of)
        else:
            # Who clones something plays a Clone, where nothing else is said that copies it.
            do(work, "copies", frame, [Noun(name=clone.front.name, card=clone, whose=frame.who)], frame.of)
    else:
        raise NotRebuiltError


def _lay_elsewhere(work: Retelling, frame: Scheme, copied: list[Noun]) -> None:
    """Lay what is copied where it is said to lie: "copies Serra Angel in his graveyard"."""
    if frame.value("ZONE") not in ("", "on the battlefield"):
        for noun in copied:
            work.put_there(noun, zone=frame.value("ZONE"))


_ALIVE: Final = re.compile(r": [^.]*(?:becomes|\bis) an? [^.]*creature")
_CLONES: Final = re.compile(r"\bclon(?:e|es|ed|ing)\b", re.IGNORECASE)


def _chooses(work: Retelling, frame: Scheme) -> None:
    of = frame.of
    if frame.values.get("PRED") and not of:
        noun = (
            frame.actor or frame.first("with", "by", "to") or ([work.about] if work.about is not None else [work.it()])
        )
        if noun[0].label or noun[0].name in work.there:
            value, *others = dict.fromkeys(frame.values["PRED"])
            if others:
                # One is chosen, and of two nobody knows which.
                raise NotRebuiltError
            work.say(f"For {work.ref(noun[0])}, {work.owner(noun[0])} chooses {_as_chosen(value)}.")
        else:
            do(work, "comes choosing", frame, noun, values=frame.values["PRED"])
    elif frame.actor and of:
        do(work, "copies", frame, frame.actor, of)
    else:
        do(work, "chooses", frame, of)


def _as_chosen(value: str) -> str:
    return value if value in COLOR_NAMES else f"the creature type {value.capitalize()}"


def _turns(work: Retelling, frame: Scheme) -> None:
    of = frame.of or frame.actor
    if "facedown" in frame.flags:
        do(work, "face down", frame, of)
    elif "faceup" in frame.flags:
        do(work, "face up", frame, of)
    elif frame.values.get("PRED"):
        do(work, "is set", frame, of, values=frame.values["PRED"])
    else:
        into = frame.first("into", "to", "as") or (frame.other if frame.of and frame.actor else [])
        for noun in of:
            if not into and frame.verb == "turn" and _is_face_down(work, noun):
                # "I turn it over."
                do(work, "face up", frame, [noun])
                continue
            do(work, "turns over", frame, [noun], into, [frame.verb])


def _is_face_down(work: Retelling, noun: Noun) -> bool:
    """Whether something lies face down, or was told to."""
    held = work.context.names.table.objects.get(noun.label)
    told = any(f"{noun.name} face down" in each or f"morphs {noun.name}" in each for each in work.told)
    return told if held is None else held.face_down is not None


def _becomes(work: Retelling, frame: Scheme) -> None:
    if frame.verb == "make" and "creates a token" in "".join(work.told[-1:]):
        # The token is told with what it is a copy of.
        return
    of = frame.actor or frame.of
    into = frame.of if frame.actor else frame.other
    if frame.verb == "make" and frame.actor and frame.of and way_onto(work.card_of(frame.actor[0])) == "spell":
        _made_by_a_spell(work, frame)
    elif frame.first("copying"):
        _lay_elsewhere(work, frame, frame.first("copying"))
        do(work, "copies", frame, of, frame.first("copying"))
    elif frame.first("bearing", "with"):
        do(work, "is put on", frame, frame.first("bearing", "with"), of)
    elif frame.first("attached"):
        do(work, "is put on", frame, of, frame.first("attached"))
    elif into:
        do(work, "turns over", frame, of, into)
    elif "transformed" in frame.flags or "facedown" in frame.flags:
        told_of_state(work, frame, of)
    elif frame.values.get("PRED") == ["creature"] and of and all(_comes_alive(work, each) for each in of):
        _is_crewed(work, frame)
    elif frame.values.get("PRED"):
        for noun in of:
            do(work, "is set", frame, [noun], values=frame.values["PRED"])
    else:
        raise NotRebuiltError


def _comes_alive(work: Retelling, noun: Noun) -> bool:
    """Whether something is no creature and its own ability makes it one: a land that is animated, a Vehicle."""
    card = work.card_of(noun)
    if card is None or "Creature" in card.front.type_line.types:
        return False
    words = " ".join(card.front.paragraphs)
    return "Vehicle" in card.front.type_line.subtypes or _ALIVE.search(words) is not None


def _made_by_a_spell(work: Retelling, frame: Scheme) -> None:
    """Say what something becomes by a spell: "Cytoshape making it a copy of Serra Angel"."""
    if not frame.first("copying"):
        raise NotRebuiltError
    spell, what = frame.actor[0], frame.of[0]
    work.put_there(what)
    work.put_there(frame.first("copying")[0])
    if not any(f"casts {spell.name}" in each for each in work.told):
        work.say(f"{work.owner(spell, frame.who)} casts {spell.name} targeting {work.ref(what)}.")
    until = copies_until(work.card_of(spell))
    work.say(f"{work.ref(what)} becomes a copy of {work.ref(frame.first('copying')[0])}{until}.")
    work.about = what


def _loses(work: Retelling, frame: Scheme) -> None:
    of = frame.actor or frame.of
    for noun in of:
        if "abilities" in frame.flags:
            do(work, "loses all", frame, [noun])
        for counters in frame.values.get("COUNTERS", []):
            do(work, "loses counters", frame, [noun], values=[counters])
        for word in frame.values.get("K", []):
            do(work, "loses", frame, [noun], values=[word])
    if not ("abilities" in frame.flags or frame.values.get("COUNTERS") or frame.values.get("K")):
        raise NotRebuiltError


def _is_stolen(work: Retelling, frame: Scheme) -> None:
    if any(not noun.label and way_onto(work.card_of(noun)) == "spell" for noun in frame.of):
        # "Savannah Lions takes two Monstrous Rages": they are cast on it.
        raise NotRebuiltError
    by = [*frame.first("with", "by"), *[each for each in frame.actor if way_onto(work.card_of(each))]]
    if by and way_onto(work.card_of(by[0])):
        for each in by:
            each.whose = each.whose or frame.who
        do(work, "is put on", frame, by, frame.of)
    else:
        for each in (*by, *frame.actor):
            # For how long is said by what does it, which is not read here.
            if "for as long as" in " ".join(card.front.paragraphs if (card := work.card_of(each)) is not None else ()):
                raise NotRebuiltError
        frame.who = frame.who or (work.owner(frame.actor[0]) if frame.actor else "")
        do(work, "is stolen", frame, frame.of)


def _gains(work: Retelling, frame: Scheme) -> None:
    if "control" in frame.flags:
        _is_stolen(work, frame)
    else:
        gets(work, frame)


def _hit(work: Retelling, frame: Scheme) -> None:
    """What is targeted, killed, exiled or bounced with something: the spell says what it does."""
    with_what = frame.first("with", "by") or (frame.actor if frame.of else [])
    if "with" in frame.flags and frame.values.get("PRED"):
        # "Targets Tarmogoyf with an instant in a graveyard": which cards these are, nobody says.
        raise NotRebuiltError
    if with_what:
        do(work, "is put on", frame, with_what[:1], frame.of)
    elif frame.actor and not frame.of and way_onto(work.card_of(frame.actor[0])) != "spell":
        # "Then Humility hits."
        frame.of, frame.actor = frame.actor, []
        _comes(work, frame)
    else:
        raise NotRebuiltError


_FACES_SAID: Final = frozenset(("facedown", "faceup", "transformed"))
_OF_ITS_FACE: Final = frozenset(("is manifested", "is cloaked", "is morphed", "face up"))


def _happens(deed: str) -> Callable[[Retelling, Scheme], None]:
    """Make one thing happen to what the verb is about; what does it is cast where it is a spell."""

    def happens(work: Retelling, frame: Scheme) -> None:
        of = frame.patient
        by = frame.first("with", "by") or (frame.actor if frame.of else [])
        spell = by[:1] if by and way_onto(work.card_of(by[0])) == "spell" else []
        if not of or (deed not in _OF_ITS_FACE and not frame.flags.keys().isdisjoint(_FACES_SAID)):
            # "Is tapped and face down", "was exiled face down": with what happens nothing is said of its face.
            raise NotRebuiltError
        if spell and not spell[0].label:
            work.put_there(of[0])
            do(work, "is put on", frame, spell, of[:1])
            if deed not in ("dies", "is destroyed", "is exiled", "goes to hand"):
                return
        for noun in of:
            if frame.value("ZONE") == "in hand" and deed == "is blinked":
                do(work, "goes to hand", frame, [noun])
            else:
                do(work, deed, frame, [noun])

    return happens


def _goes_from(pile: str, verb: str) -> Callable[[Retelling, Scheme], None]:
    """Discard or mill cards, each from where it then lay; who does it to another's is not known here."""

    def happens(work: Retelling, frame: Scheme) -> None:
        for noun in frame.patient:
            who = work.owner(noun, frame.who)
            if not noun.label and noun.name in work.there and not noun.is_another:
                # "I have Forest and it is milled": it was told where it lies.
                if f"{who} has {noun.name} in {pile}." not in work.told:
                    raise NotRebuiltError
            elif not noun.label:
                work.say(f"{who} has {noun.name} in {pile}.")
            elif lies(work, noun) != pile.removeprefix("the ") or frame.who not in ("", work.owner(noun)):
                raise NotRebuiltError
            work.say(f"{work.ref(noun)} is {verb}.")
            work.came(noun)

    return happens


def _mutates(work: Retelling, frame: Scheme) -> None:
    under = frame.first("under")
    do(work, "mutates under" if under else "mutates", frame, frame.patient,
        under or frame.first("over", "attached", "to"))  # fmt: skip


def _bestows(work: Retelling, frame: Scheme) -> None:
    do(work, "is put on", frame, frame.patient, frame.first("attached", "to", "over"))


def _creates(work: Retelling, frame: Scheme) -> None:
    if not frame.first("copying") and work.told and "creates a token" in work.told[-1]:
        return
    copied = frame.first("copying")
    new = [noun for noun in frame.of if not (noun.label or copied) and (noun.spelled or noun.card_is_token)]
    if new:
        for noun in new:
            who = frame.who or (work.owner(frame.actor[0]) if frame.actor else work.owner(noun))
            noun.spelled = noun.spelled or f"{noun.name} token"
            work.say(f"{who} creates {spelled_with_number(noun)}.")
            work.came(noun)
        return
    do(work, "token copy", frame, frame.first("copying") or frame.of)


def _goes(work: Retelling, frame: Scheme) -> None:
    zone = frame.value("ZONE")
    deed = {"in the graveyard": "dies", "in hand": "goes to hand", "in exile": "is exiled"}.get(zone)
    if deed is None:
        if zone == "on the battlefield":
            _comes(work, frame)
            return
        on = frame.first("attached", "to", "into")
        if on:
            do(work, "is put on", frame, frame.patient, on)
            return
        raise NotRebuiltError
    for noun in frame.patient:
        do(work, deed, frame, [noun])


def _is_crewed(work: Retelling, frame: Scheme) -> None:
    """Let something become what its own ability makes of it until the turn ends: a Vehicle, a land that comes alive."""
    of = frame.first("of") or frame.of or frame.actor
    for noun in of:
        card = work.card_of(noun)
        if card is not None and "Vehicle" in card.front.type_line.subtypes and not frame.values.get("COST"):
            # It becomes an artifact creature (702.122a).
            do(work, "is crewed", frame, [noun])
        elif frame.verb == "crew" or (card is not None and not has_activated(card)):
            # It has nothing to activate.
            raise NotRebuiltError
        else:
            activates(work, frame, [noun])


def _attacks(work: Retelling, frame: Scheme) -> None:
    """Let something attack, which is whose player attacks with it."""
    of = frame.first("with") or frame.patient
    if not frame.flags.keys().isdisjoint(_FACES_SAID):
        raise NotRebuiltError
    for noun in of:
        noun.whose = noun.whose or ("" if noun.label else frame.who)
    do(work, "attacks", frame, of)


def _unlocks(work: Retelling, frame: Scheme) -> None:
    """Unlock a door of a Room: the one that is named, or the only one that is locked."""
    of, half = frame.patient, frame.value("DOOR")
    if not of:
        raise NotRebuiltError
    held = work.context.names.table.objects.get(of[0].label)
    locked = [] if held is None else [each for each in ("left", "right") if each not in held.unlocked]
    if not half and len(locked) != 1:
        raise NotRebuiltError
    work.put_there(of[0])
    work.say(f"{frame.who or 'An effect'} unlocks the {half or locked[0]} door of {work.ref(of[0])}.")
    work.about = of[0]


FRAMES: Final[dict[str, Callable[[Retelling, Scheme], None]]] = {
    "sba": lambda work, _frame: work.say("State-based actions are checked."),
    "turn_of": lambda work, frame: work.say(f"It is {possessive(frame.turn_of)} turn."),
    "turn_ends": lambda work, _frame: work.say("The turn ends."),
    "day": lambda work, _frame: work.say("It becomes day."),
    "night": lambda work, _frame: work.say("It becomes night."),
    "": stands,
    "be": stands,
    "have": has,
    "get": gets,
    "gain": _gains,
    "give": gets,
    "pump": gets,
    "cast": casts,
    "play": casts,
    "use": casts,
    "resolve": _resolves,
    "comes": _comes,
    "enter": _comes,
    "join": _comes,
    "attach": _puts_on,
    "enchant": _puts_on,
    "equip": _puts_on,
    "wear": lambda work, frame: do(work, "is put on", frame, frame.of, frame.actor),
    "put": _puts,
    "add": _puts,
    "move": _puts_on,
    "copy": _copies,
    "choose": _chooses,
    "turn": _turns,
    "transform": _turns,
    "flip": _turns,
    "unmorph": _happens("face up"),
    "become": _becomes,
    "make": _becomes,
    "lose": _loses,
    "remove": _loses,
    "steal": _is_stolen,
    "hit": _hit,
    "die": _happens("dies"),
    "dies": _happens("dies"),
    "kill": _happens("dies"),
    "destroy": _happens("is destroyed"),
    "sacrifice": _happens("dies"),
    "discard": _goes_from("hand", "discarded"),
    "mill": _goes_from("the library", "milled"),
    "exile": _happens("is exiled"),
    "bounce": _happens("goes to hand"),
    "blink": _happens("is blinked"),
    "return": _comes,
    "tap": _happens("is tapped"),
    "untap": _happens("is untapped"),
    "manifest": _happens("is manifested"),
    "cloak": _happens("is cloaked"),
    "morph": _happens("is morphed"),
    "phases": _happens("phases out"),
    "phase": _happens("phases out"),
    "phasesin": _happens("phases in"),
    "mutate": _mutates,
    "bestow": _bestows,
    "create": _creates,
    "go": _goes,
    "meld": melds,
    "attack": _attacks,
    "persist": lambda work, frame: do(work, "returns with", frame, frame.patient, values=["persist"]),
    "unlock": _unlocks,
    "crew": _is_crewed,
    "animate": _is_crewed,
}
