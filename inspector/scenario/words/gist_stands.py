"""How something stands, in canonical words: where, with what on it, as a copy of what, transformed, face down."""

from __future__ import annotations

from inspector.rules import controllers_now
from inspector.scenario.words.gist_cards import way_onto
from inspector.scenario.words.gist_deed import NotRebuiltError
from inspector.scenario.words.gist_deeds import Retelling
from inspector.scenario.words.gist_frames import Scheme, do
from inspector.scenario.words.gist_things import Noun


def stands(work: Retelling, frame: Scheme) -> None:
    """Say how something stands: where, with what on it, as a copy of what, transformed, face down."""
    if frame.values.get("COST") or "control" in frame.flags:
        # That somebody has control of something by what nobody knows is more than that it lies there.
        raise NotRebuiltError
    spells = [noun for noun in frame.patient if not noun.label and way_onto(work.card_of(noun)) == "spell"]
    only = not (frame.verb or frame.behind or frame.values or frame.flags)
    if only and spells and spells == frame.patient and f"casts {spells[0].name}" not in " ".join(work.told):
        # "Wrath of God." is cast.
        do(work, "is cast", frame, spells)
        work.told += [f"{noun.name} resolves." for noun in spells]
    elif "life" in frame.flags and frame.who and not frame.patient:
        work.say(f"{frame.who} is at {frame.flags['life']} life.")
        for noun in frame.first("with"):
            work.put_there(noun, frame.who)
    elif frame.actor and frame.of:
        _is_something(work, frame)
    elif frame.first("into") and len(frame.patient) > 1:
        melds(work, frame)
    elif frame.first("into"):
        do(work, "turns over", frame, frame.patient, frame.first("into"))
    else:
        _lies_so(work, frame, frame.patient)


def _lies_so(work: Retelling, frame: Scheme, of: list[Noun]) -> None:
    """Say where something lies, as what, and with what on it."""
    if all(_has_printed(work, noun, word) for noun in of for word in frame.values.get("K", [])):
        # What its card says anyway tells nothing more.
        frame.values.pop("K", None)
    zone, said = frame.value("ZONE"), False
    if frame.flags.keys() & {"X", "life"}:
        # With which X something was cast or activated is more than that it lies there; life has only a player.
        raise NotRebuiltError
    if frame.first("copying", "as"):
        for noun in of:
            _is_copy(work, frame, noun, frame.first("copying", "as"))
        said = True
    if zone or not _said_otherwise(frame):
        told = " ".join(work.told)
        # What is only named is told with what is said of it: "With Flight on Bears, ..." is about Bears.
        named = {each.name for each in of if not frame.verb and each.name in work.there}
        of = [
            each for each in of if zone or each.is_another or not (f"casts {each.name}" in told or each.name in named)
        ]
        if of:
            do(work, "is there", frame, of, values=[zone])
        said = True
    said = _bears(work, frame, of) or said
    if frame.first("by") and not said:
        do(work, "is put on", frame, frame.first("by"), of)
        said = True
    for counters in frame.values.get("COUNTERS", []):
        for noun in of:
            do(work, "has counters", frame, [noun], values=[counters])
        said = True
    if told_of_state(work, frame, of) or said:
        # What is attached to something is spoken of no more: "it" is then what bears it.
        work.about = of[0] if of and not frame.first("attached", "over") else work.about
        return
    raise NotRebuiltError


def _bears(work: Retelling, frame: Scheme, of: list[Noun]) -> bool:
    """Say what something bears, or to what it is attached; gives whether anything of that is told."""
    worn, on = frame.first("bearing", "with", "under"), frame.first("attached", "over")
    if frame.first("bearing") and not of:
        # "I have Bears and an Angel, both equipped with ...": of whom it is said is not known.
        raise NotRebuiltError
    for each in worn:
        if way_onto(work.card_of(each)) or "on_it" in frame.flags:
            for noun in of:
                do(work, "is put on", frame, [each], [noun])
        elif _wears_its_token(work, of, each):
            do(work, "is put on", frame, of[:1], [each])
        else:
            work.put_there(each, frame.who)
    if on:
        do(work, "is put on", frame, of, on)
    return bool(worn or on)


def _wears_its_token(work: Retelling, of: list[Noun], worn: Noun) -> bool:
    """Whether what is with an Equipment is the token on which it is: "Batterskull with its Germ token"."""
    card = work.card_of(worn)
    is_token = worn.is_token or bool(worn.spelled) or (card is not None and card.is_token)
    return bool(of) and is_token and way_onto(work.card_of(of[0])) == "attached"


def _is_something(work: Retelling, frame: Scheme) -> None:
    """Say of a permanent that it is one of its faces now, or a copy of another."""
    card = work.card_of(frame.actor[0])
    if card is not None and frame.of[0].name in card.names:
        do(work, "turns over", frame, frame.actor, frame.of)
    else:
        _is_copy(work, frame, frame.actor[0], frame.of)


def _is_copy(work: Retelling, frame: Scheme, noun: Noun, of: list[Noun]) -> None:
    """Say that something is a copy; what left the battlefield was one before that, of which nothing is known."""
    if work.place_of(noun) in ("in the graveyard", "in exile"):
        raise NotRebuiltError
    do(work, "copies", frame, [noun], of)


def melds(work: Retelling, frame: Scheme) -> None:
    """Meld two cards; their names tell what they make (701.42a)."""
    pair = [*frame.of, *frame.actor, *frame.first("with")][:2]
    if len(pair) < 2:
        raise NotRebuiltError
    for noun in pair:
        noun.states = ()
        work.put_there(noun)
    work.say(f"{work.ref(pair[0])} and {work.ref(pair[1])} meld.")
    work.there += [noun.name for noun in frame.first("into")]
    work.about = next(iter(frame.first("into")), pair[0])


def _said_otherwise(frame: Scheme) -> bool:
    values = {*frame.values} - {"PRED", "ZONE"}
    behind = {*frame.behind} & {"copying", "bearing", "with", "under", "attached", "over", "by", "into", "as"}
    flags = {*frame.flags} & {"facedown", "faceup", "transformed"}
    return bool(values or behind or flags or frame.values.get("PRED"))


def told_of_state(work: Retelling, frame: Scheme, of: list[Noun]) -> bool:
    """Turn over, turn face down, tap what is told to be so; gives whether anything of that is told."""
    done = False
    for noun in of:
        held = work.context.names.table.objects.get(noun.label)
        if "transformed" in frame.flags and "transformed" not in noun.states:
            if held is None or not held.back_up:
                do(work, "turns over", frame, [noun])
            done = True
        if "facedown" in frame.flags:
            do(work, "face down", frame, [noun])
            done = True
        done = done or "under_of" in frame.flags
    for word in frame.values.get("PRED", []):
        if word in ("tapped", "untapped"):
            do(work, f"is {word}", frame, of)
            done = True
        elif of and all("choose a" in _words(work, each) for each in of):
            do(work, "comes choosing", frame, of, values=[word])
            done = True
        elif not _is_so(work, of, word):
            raise NotRebuiltError
    return done


def _is_so(work: Retelling, of: list[Noun], word: str) -> bool:
    """Whether what is said of something only repeats what its card says, so that nothing is lost without it."""
    for noun in of:
        card = work.card_of(noun)
        if card is None:
            return False
        kinds = {each.lower() for face in card.faces or (card.front,) for each in (
            *face.type_line.supertypes, *face.type_line.types, *face.type_line.subtypes)}  # fmt: skip
        size = f"{card.front.power}/{card.front.toughness}"
        if word.removesuffix("s") not in kinds and word != size:
            return False
    return True


def has(work: Retelling, frame: Scheme) -> None:
    """Let a player have cards somewhere, or a permanent have counters, an Aura, an ability."""
    if frame.of and not (frame.who or frame.actor):
        # "Have Urborg, play Vesuva": who writes speaks of themself.
        frame.who = work.context.players[0]
    if frame.who and frame.of:
        zone = frame.value("ZONE")
        frame.of = [_of_player(work, noun, frame.who) for noun in frame.of]
        for noun in frame.of:
            if (noun.is_many and noun.count == 1) or (not noun.label and noun.whose not in ("", frame.who)):
                # "I have Forests": nobody knows how many. What is another's one has by what is not told here.
                raise NotRebuiltError
            noun.whose = noun.whose or frame.who
        if "as" in frame.flags and frame.values.get("PRED"):
            # "I have Emeria's Call as a land."
            do(work, "is cast as", frame, frame.of, values=[frame.value("PRED")])
            return
        copied = frame.first("copying")
        if copied:
            do(work, "copies", frame, frame.of, copied)
            return
        if zone in ("", "on the battlefield"):
            # With these it came: "I have Jace at 3 loyalty" puts no three more on him.
            for counters in frame.values.pop("COUNTERS", []):
                for noun in frame.of:
                    do(work, "has counters", frame, [noun], values=[counters])
        do(work, "is there", frame, frame.of, values=[zone])
        beside_having(work, frame, frame.of)
        return
    if frame.who and not frame.actor:
        raise NotRebuiltError
    gets(work, frame)


def _of_player(work: Retelling, noun: Noun, who: str) -> Noun:
    """Give what somebody has: another of that name, where the one that lies there is the other player's.

    Who has what is called the other's has it by something that is not told here.
    """
    held = work.context.names.table.objects.get(noun.label)
    if held is None or who in (held.owner, controllers_now(work.context.names.table).get(noun.label)):
        return noun
    card = work.card_of(noun)
    spoken_of = any(each.kind == "it" for each in work.said.tokens) and work.it().label == noun.label
    if card is None or noun.whose or spoken_of:
        raise NotRebuiltError
    count, states = noun.said
    return Noun(name=card.front.name, card=card, whose=who, count=count, states=states, is_another=True)


def beside_having(work: Retelling, frame: Scheme, of: list[Noun]) -> None:
    """Say what comes on something, and how it lies there."""
    for worn in frame.first("with", "bearing"):
        if way_onto(work.card_of(worn)) == "attached":
            do(work, "is put on", frame, [worn], of[:1])
        elif _wears_its_token(work, of, worn):
            do(work, "is put on", frame, of[:1], [worn])
        else:
            work.put_there(worn, frame.who)
    on = frame.first("attached")
    if on:
        do(work, "is put on", frame, of, on)
    for counters in frame.values.get("COUNTERS", []):
        for noun in of:
            do(work, "has counters", frame, [noun], values=[counters])
    for noun in of:
        for word in frame.values.get("K", []):
            if not _has_printed(work, noun, word):
                do(work, "gains", frame, [noun], values=[word])
    told_of_state(work, frame, of)


def gets(work: Retelling, frame: Scheme) -> None:
    """Let something get counters, a size, an ability, an Aura."""
    if frame.who and frame.of and frame.value("ZONE"):
        # "I got my commander into play."
        do(work, "is there", frame, frame.of, values=[frame.value("ZONE")])
        return
    of = frame.patient if not frame.actor else frame.actor
    given = frame.of if frame.actor else frame.other
    done = False
    for noun in of:
        for counters in frame.values.get("COUNTERS", []):
            do(work, f"{'has' if frame.verb == 'have' else 'gets'} counters", frame, [noun], values=[counters])
            done = True
        for change in frame.values.get("CHANGE", []):
            do(work, "changes size", frame, [noun], values=[change])
            done = True
        for word in frame.values.get("K", []):
            # What its card says anyway it has; gained it is all the same, as it may have lost that (613.7).
            if frame.verb != "have" or not _has_printed(work, noun, word):
                do(work, "gains", frame, [noun], values=[word])
            done = True
    if frame.value("ZONE") and given:
        do(work, "is there", frame, given, values=[frame.value("ZONE")])
        done = True
    worn = [] if done else [what for what in given if way_onto(work.card_of(what))]
    for what in worn:
        for noun in of:
            do(work, "is put on", frame, [what], [noun])
    if not (done or worn):
        raise NotRebuiltError


def _words(work: Retelling, noun: Noun) -> str:
    card = work.card_of(noun)
    return " ".join(card.front.paragraphs).lower() if card is not None else ""


def _has_printed(work: Retelling, noun: Noun, word: str) -> bool:
    card = work.card_of(noun)
    said = (
        " ".join(paragraph for face in (card.faces or (card.front,)) for paragraph in face.paragraphs) if card else ""
    )
    return word in said.lower()
