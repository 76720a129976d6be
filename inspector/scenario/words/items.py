"""Cards as people list them: how many, whose, in which state, with what on them; and how they come to be there.

What a sentence leaves out and how that is taken stands under ``TAKEN``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from inspector.cards import Card, Shape, possessive
from inspector.rules import controllers_now
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.errors import WordsError
from inspector.scenario.words.faces_said import as_called, card_called, is_permanent_card
from inspector.scenario.words.forms import PLACED
from inspector.scenario.words.gist_cards import is_equipment
from inspector.scenario.words.how_it_is import how_it_is, kinds_ahead
from inspector.scenario.words.naming import THEIRS
from inspector.scenario.words.numbers_said import number_said
from inspector.scenario.words.own_exceptions import with_own_exceptions
from inspector.scenario.words.parts import BESIDE, TAKEN, Fields, Made, ManyActions, Scene
from inspector.scenario.words.places_said import controlled_by
from inspector.scenario.words.slots import (
    card_names_at,
    is_one_card,
    kinds_at,
    numbers_at,
    objects_at,
    speaks_of_own,
    spelled_name,
)
from inspector.scenario.words.special_parts import Chosen
from inspector.scenario.words.tokens_said import usual_taken
from inspector.scenario.words.unnamed_cards import cards_unnamed

# Articles, which tell nothing of whose something is.
_NO_ONES: Final = tuple((word, "") for word in ("the", "a", "an", "another", "some", "one of", "both"))
# More than this many of one card at once is a slip of the finger.
_MOST: Final = 99
_TIMES: Final = re.compile(r"[ ]*(\d{1,2})x(?= )")
_TIMES_BEHIND: Final = re.compile(r"[ ]*x[ ]?(\d{1,2})(?![\w/])")
_COPIES: Final = (
    "copying",
    "as a copy of",
    "that is a copy of",
    "which is a copy of",
    "that's a copy of",
    "as",
    "that's copying",
    "that is copying",
    "which is copying",
    "that copies",
    "that copied",
    "which copied",
    "which has copied",
    "that became a copy of",
    "that came in as a copy of",
    "that entered as a copy of",
)
_WHICH: Final = re.compile(
    r"[ ]*,?[ ]*(?:which|that|who)(?:'s| is| are| was| has| have)?(?: been)?(?: already| currently| "
    r"still| only| just)*(?= )",
    re.IGNORECASE,
)
_STAGE: Final = re.compile(
    r"[ ]*,?[ ]*(?:(?:which|that) is )?(?:now )?(?:on|at|with)(?: its)?[ ]+(?:(?P<stage>chapter|level) (?P<n>\w+)|"
    r"(?P<nth>\w+) chapter)(?![\w])",
    re.IGNORECASE,
)
_BACK_UP: Final = (
    "on the night side",
    "on its night side",
    "night side up",
    "on its back side",
    "on the back side",
    "on the back face",
    "on its back face",
    "back side up",
    "with the night side up",
)
_LETTERS: Final = re.compile(
    r"[ ]*,?[ ]*(?:\(|(?:called|named|call them|labell?ed|let's call them)[ ]+)?"
    r"(?P<names>[A-Z](?:(?:, and |, | and |/)[A-Z])+)\)?(?![\w'])"
)
_IT: Final = ("it", "them", "this", "that", "that creature", "that card", "that one", "that permanent")
_UNSAID: Final = "nothing says whose it is."
_ATTACHED: Final = ("attached to", "enchanting", "equipped to", "equipping", "on")
_WITH: Final = (
    "equipped with",
    "enchanted with",
    "enchanted by",
    "wearing",
    "carrying",
    "wielding",
    "holding",
    "with",
    ", with",
)
_ON_IT: Final = ("on it", "on them", "attached to it", "attached", "attached to them", "on")


class ListedCard(NamedTuple):
    """Some cards of one name, how they are there, whose they are, and what is attached to them or they to."""

    name: str
    called: Fields
    card: Card | None
    owner: str
    number: int = 1
    how: Fields = {}  # noqa: RUF012 - never written to
    bears: tuple[Any, ...] = ()
    on: Any = ""
    # Whether it is said to be on "it": on the card before it in the sentence, if there is one.
    on_it: bool = False
    copies: Any = ""
    # What each of several is called.
    names: tuple[str, ...] = ()
    # Under whose control it is said to be, whoever owns it.
    control: str = ""
    # The counters that are said to be on "each": on those before it in the list as well.
    each: Fields = {}  # noqa: RUF012 - never written to

    @property
    def is_permanent(self) -> bool:
        """Whether it can lie on the battlefield; any card can that is manifested or cloaked (701.40a, 701.58a)."""
        is_hidden = self.how.get("face_down") in ("manifest", "cloak")
        return self.card is not None and (is_hidden or is_permanent_card(self.card))


def with_rest(
    scene: Scene, text: Cursor, at: int, items: tuple[ListedCard, ...], where: Fields, *, is_further: bool = False
) -> ManyActions:
    """Read options behind the place, and give the actions; ``where`` has the zone, whose it is, and what was taken.

    Behind other cards of its sentence, which it is ``further`` than, "it" is one of them and none that was there.
    """
    if where.get("zone") != "battlefield" and any(item.bears or item.on for item in items):
        # Only on the battlefield is anything attached to another (301.5, 303.4).
        return
    for start in (at, text.word(at, ", all", ""), text.word(at, ", both", ""), text.word(at, "all", "")):
        for last, how in PLACED.read(scene, text, start) if start is not None else ():
            place = {**where, **how}
            *before, item = items
            if before and "counters" in how and start == at and _is_of_the_last(text, at, last, item):
                # "Clone and a Serra Angel with a +1/+1 counter on it": items_listed has it.
                continue
            first = [each for one in before for each in _made_all(scene, one, place)]
            yield last, [*first, *_made_all(scene, item, place)]
            for end, named in _lettered(text, last, item):
                yield end, [*first, *_made_all(scene, named, place)]
            # "On the battlefield, attached to Clone": to what it is attached may stand behind the place.
            behind = text.word(last, ",", "") or text.word(last, "and", "") or last
            for end, worn in on_something(scene, text, behind, item):
                # "Clone and Flight on it": of two it is the one before, as items_listed has it.
                on_another = worn.on_it and (is_further or bool(before))
                if item.number == 1 and not item.on and not on_another and where.get("zone") == "battlefield":
                    yield end, [*first, *_made_all(scene, worn, place)]


def _is_of_the_last(text: Cursor, at: int, end: int, item: ListedCard) -> bool:
    """Whether counters are said of the last of several cards only: "it", or what they stand right behind."""
    said = text.text[at:end].strip().lower()
    right_behind = not said.startswith(",") and text.text[:at].rstrip().lower().endswith(item.name.lower())
    return said.endswith(" on it") or (right_behind and not said.endswith((" them", " each")))


def _made_all(scene: Scene, item: ListedCard, where: Fields) -> Iterator[Fields]:
    """Give the actions by which all cards of an item are there."""
    for place in range(item.number):
        yield from _made(scene, item, where, Made(item.names[place]) if item.names else None)


def _lettered(text: Cursor, at: int, item: ListedCard) -> Iterator[tuple[int, ListedCard]]:
    """Read what several cards of one name are called: ``A and B``, as many as there are of them."""
    found = _LETTERS.match(text.text, at) if item.number > 1 else None
    names = tuple(re.findall(r"\b[A-Z]\b", found["names"])) if found is not None else ()
    if found is not None and len(names) == item.number == len({*names}):
        for end in (found.end(), text.word(found.end(), ",", "")):
            if end is not None:
                yield end, item._replace(names=names)


def _who_equips(scene: Scene, item: ListedCard, on: object) -> str:
    """Give whose an Equipment is of which nobody says it: who controls what it is on (301.5); empty for others."""
    return controllers_now(scene.table).get(str(on), "") if isinstance(on, str) and is_equipment(item.card) else ""


def _made(scene: Scene, item: ListedCard, where: Fields, made: Made | None = None) -> Iterator[Fields]:
    """Give the actions by which one card of an item is there with all that it is there with."""
    owner, controller = _whose(item, where)
    if not owner:
        owner = controller = _who_equips(scene, item, item.on)
    player = {"player": owner} if owner and owner != scene.table.players[0] else {}
    how = {key: value for key, value in where.items() if key not in ("player", "_who", "_they", TAKEN, BESIDE)}
    name = item.name if item.card is None else spelled_name(item.card, item.name)
    note = {TAKEN: (f"{name} {where[TAKEN]}",)} if TAKEN in where else {}
    made = made or Made()
    unplaced = {BESIDE: True} if where.get(BESIDE) and not item.owner else {}
    place = as_called(
        scene, {"do": "place", **item.called, **player, **item.how, **how, **note, **unplaced, "as": made}
    )
    if item.copies:
        copied = item.copies
        if isinstance(copied, ListedCard):
            copied = Made()
            yield from _made(scene, item.copies, {"zone": "battlefield", "_who": owner, BESIDE: True}, copied)
        yield {**place, "zone": "hand"}
        enters = {"do": "put_onto_battlefield", "object": made, "as_copy_of": copied, **player}
        yield with_own_exceptions(item.card, enters)
    else:
        yield place
    if controller != owner:
        yield {"do": "effect", "on": [made], "change": {"control": controller}}
    beside = {"zone": "battlefield", "_who": owner, BESIDE: True}
    for each in item.bears:
        if isinstance(each, str):
            yield {"do": "attach", "object": each, "to": made}
            continue
        what = Made()
        yield from _made(scene, each, beside, what)
        yield {"do": "attach", "object": what, "to": made}
    if isinstance(item.on, ListedCard):
        bearer = Made()
        whose = (
            {} if item.on.owner else {TAKEN: f"is taken as {possessive(owner or scene.table.players[0])}, as {_UNSAID}"}
        )
        yield from _made(scene, item.on, {**beside, **whose}, bearer)
        yield {"do": "attach", "object": made, "to": bearer}
    elif item.on:
        yield {"do": "attach", "object": made, "to": item.on}


def _whose(item: ListedCard, where: Fields) -> tuple[str, str]:
    """Give who owns a card and who controls it, which on the battlefield may be another (108.3, 108.4)."""
    said, has, they = (str(where.get(key) or "") for key in ("player", "_who", "_they"))
    if where.get("zone") != "battlefield":
        owner = said or item.owner or has or they
        return owner, owner
    owner = item.owner or has or item.control or said or they
    return owner, item.control or said or (owner if where.get(BESIDE) else has or owner)


def items_listed(scene: Scene, text: Cursor, at: int, who: str) -> Iterator[tuple[int, tuple[ListedCard, ...]]]:
    """Read one card with what is said of it, or several."""
    yield from _items_of_a_kind(scene, text, at, who)
    for end, item in _item(scene, text, at, who):
        for more, _ in text.any_of(end, (", and", ",", "and also", "and", "plus", "+", "&")):
            for last, rest in items_listed(scene, text, more, who):
                yield last, _borne(item, rest)
        under = text.word(end, "under", "")
        for last, rest in items_listed(scene, text, under, who) if under is not None else ():
            if is_attached(rest[0]):
                yield last, (item._replace(bears=(*item.bears, rest[0])), *rest[1:])
            else:
                # What lies over it was there before, and what is under it is spoken of.
                yield last, (*rest, item)
        yield end, (item,)


def _borne(item: ListedCard, rest: tuple[ListedCard, ...]) -> tuple[ListedCard, ...]:
    """Give a list whose next card is on "it" as one whose first bears it; of two Auras both are on what is named."""
    on = rest[0].on
    if rest[0].each:
        item = _with(item, "counters", rest[0].each)._replace(each=rest[0].each)
    if not rest[0].on_it and not item.on and _is_aura(item) and is_attached(rest[0]):
        if isinstance(on, str):
            return (item._replace(on=on), *rest)
        return (rest[0]._replace(on=on._replace(bears=(*on.bears, item))), *rest[1:])
    if not rest[0].on_it:
        return (item, *rest)
    return (item._replace(bears=(*item.bears, rest[0]._replace(on="", on_it=False))), *rest[1:])


def _items_of_a_kind(scene: Scene, text: Cursor, at: int, who: str) -> Iterator[tuple[int, tuple[ListedCard, ...]]]:
    """Read ``three other creatures: A, B and C, all face down`` and ``two tapped creatures, A and B``."""
    ahead = kinds_ahead(text, at)
    for listed, every in items_listed(scene, text, ahead.end, who) if ahead is not None else ():
        end = text.word(listed, ")", "") if ahead is not None and ahead.is_in_brackets else listed
        if ahead is None or end is None or ahead.number not in (0, sum(item.number for item in every)):
            continue
        items = tuple(item._replace(how={**item.how, **ahead.how}) for item in every)
        # What is said behind such a list is said of all of it, and of nothing before it.
        for start in (text.word(end, ", all", ""), text.word(end, "all", ""), text.word(end, ", both", "")):
            for last, how in PLACED.read(scene, text, start) if start is not None else ():
                if last != start:
                    yield last, tuple(item._replace(how={**item.how, **how}) for item in items)
        yield end, items
        # "Two creatures, A and B, in hand": the comma behind the names belongs to these.
        for more, _ in text.any_of(end, (", and", ",")):
            for last, others in items_listed(scene, text, more, who):
                yield last, (*items, *others)
            yield more, items


def items_at(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, tuple[ListedCard, ...]]]:
    """Give the cards that are listed at a place, with the place behind them."""
    yield from items_listed(scene, text, at, "")


def worn(scene: Scene, items: tuple[ListedCard, ...], bearer: str | Made, owner: str) -> Iterator[Fields]:
    """Give the actions by which cards are there, attached to something; whose nobody says, they are its owner's."""
    for item in items:
        what = Made()
        yield from _made(
            scene, item, {"zone": "battlefield", "_who": owner or _who_equips(scene, item, bearer), BESIDE: True}, what
        )
        yield {"do": "attach", "object": what, "to": bearer}


def _item(scene: Scene, text: Cursor, at: int, who: str) -> Iterator[tuple[int, ListedCard]]:
    for place, count, owner in _how_many(scene, text, at, who):
        start, how = how_it_is(text, place)
        if place == at and isinstance(how.get("face_down"), str):
            # "I've manifested Clone" is what somebody did.
            continue
        unnamed = cards_unnamed(text, at, start)
        if unnamed is not None:
            text.doubted(unnamed)
        for end, words, found in card_names_at(scene, text, start):
            is_many = count > 1 or _TIMES_BEHIND.match(text.text, end) is not None
            if not 0 < count <= _MOST or not (is_many or is_one_card(scene, text, end, words, found)):
                continue
            called = {"card": words} if found is None else card_called(found, words)
            item = ListedCard(words, called, found, owner or who, count, how)
            behind = text.word(end, "token", "") or text.word(end, "tokens", "")
            if behind is not None:
                token = {} if found is not None and found.is_token else {"token": True}
                taken = usual_taken(found) if found is not None and found.is_token else ()
                yield from _said_of(
                    scene, text, behind, item._replace(how={**how, **token, **({TAKEN: taken} if taken else {})})
                )
            yield from _said_of(scene, text, end, item)


def _how_many(scene: Scene, text: Cursor, at: int, who: str) -> Iterator[tuple[int, int, str]]:
    """Read a number, an article or whose they are before the name of a card; or nothing.

    What ``who`` has as "his" is his own, where that player does not speak.
    """
    for end, count in numbers_at(scene, text, at):
        yield end, count, ""
        for place, _ in text.any_of(end, ("copies of", "different")):
            yield place, count, ""
    times = _TIMES.match(text.text, at)
    if times is not None:
        yield times.end(), int(times[1]), ""
    for word, player in (*text.may_begin(at, _NO_ONES), *text.may_begin(at, scene.whose)):
        behind = text.word(at, word, "")
        if behind is not None:
            yield behind, 1, who if who and word in THEIRS and not speaks_of_own(scene, text) else player
    yield at, 1, ""


def _said_of(scene: Scene, text: Cursor, at: int, item: ListedCard) -> Iterator[tuple[int, ListedCard]]:
    """Read what stands behind a card: its counters, what is attached to it or it to, what it is a copy of."""
    yield at, item
    yield from _lettered(text, at, item)
    times = _TIMES_BEHIND.match(text.text, at) if item.number == 1 else None
    if times is not None and 0 < int(times[1]) <= _MOST:
        yield times.end(), item._replace(number=int(times[1]))
    for behind, who in controlled_by(scene, text, at):
        yield from _said_of(scene, text, text.word(behind, ",", "") or behind, item._replace(control=who))
    for place, words in text.any_of(at, _WITH):
        yield from _with_it(scene, text, place, item, words)
    yield from on_something(scene, text, at, item)
    for place, _ in text.any_of(at, _COPIES):
        for end, label in objects_at(scene, text, place):
            yield end, item._replace(copies=label)
        for end, other in _item(scene, text, place, ""):
            if other.copies:
                yield end, item._replace(copies=other)
    if text.is_loose:
        yield from _told_apart_by(scene, text, at, item)


def on_something(
    scene: Scene, text: Cursor, at: int, item: ListedCard, ways: tuple[str, ...] = _ATTACHED
) -> Iterator[tuple[int, ListedCard]]:
    """Read to what a card is attached, in one of some ways: something on the board, or a card that comes with it."""
    for place, words in text.any_of(at, ways):
        if words != "on" or is_attached(item):
            for end, label in objects_at(scene, text, place):
                on_it = text.text[place:end].strip().lower() in _IT
                if not (on_it and is_behind_counters(text, at)):
                    yield end, item._replace(on=label, on_it=on_it)
            for end, bearer in _item(scene, text, place, ""):
                if bearer.owner or not _takes_control(item):
                    yield end, item._replace(on=bearer)
                    continue
                # Who takes control of something takes it from somebody, and nothing says from whom.
                problem = f'"{bearer.name}" is not on the board yet, and nothing says whose it is'
                first, last = text.next_word(place)[0], end
                proposals = tuple(
                    f"first “{each} has {bearer.name} on the battlefield.”" for each in scene.table.players[::-1]
                )
                text.doubted(WordsError(problem, text.given, first, last, (), proposals))


def is_behind_counters(text: Cursor, at: int) -> bool:
    """Whether counters are named right before a place: "on it" says there where these are."""
    return text.text[:at].rstrip().lower().endswith((" counter", " counters"))


def _told_apart_by(scene: Scene, text: Cursor, at: int, item: ListedCard) -> Iterator[tuple[int, ListedCard]]:
    """Read what people say of a card and a canonical sentence says otherwise: its chapter, its side, what is chosen."""
    stage = _STAGE.match(text.text, at)
    count = 0 if stage is None else number_said(stage["n"] or stage["nth"])
    if stage is not None and count:
        kind = "level" if (stage["stage"] or "").lower() == "level" else "lore"
        yield from _said_of(scene, text, stage.end(), _with(item, "counters", {kind: count}))
    for end, _ in text.any_of(at, _BACK_UP):
        yield from _said_of(scene, text, end, _with(item, "face", "back"))
    for end, how in Chosen("choose").read(scene, text, at):
        yield from _said_of(scene, text, end, _with(item, "choose", how["choose"]))
    which = _WHICH.match(text.text, at)
    if which is not None:
        yield from _which_is(scene, text, which.end(), item)


def _which_is(scene: Scene, text: Cursor, at: int, item: ListedCard) -> Iterator[tuple[int, ListedCard]]:
    """Read ``which has flipped to Insectile Aberration``, ``that is tapped``, ``which has two counters``."""
    for name in item.card.names if item.card is not None else ():
        for verb in ("transformed into", "flipped into", "flipped to", "flipped over to", "transformed to"):
            end = text.word(at, f"{verb} {name}", "")
            if end is not None:
                yield end, _with(item, "face", "back") if _is_double_faced(item) else _with(item, "flipped", True)
    for end, how in PLACED.read(scene, text, at):
        if end != at:
            yield end, item._replace(how={**item.how, **how})
    for end, (kind, count) in counters_at(scene, text, at):
        yield from _said_of(scene, text, end, _with(item, "counters", {kind: count}))


def _is_double_faced(item: ListedCard) -> bool:
    return item.card is not None and item.card.shape is Shape.DOUBLE_FACED


def _with(item: ListedCard, key: str, value: Any) -> ListedCard:  # noqa: ANN401 - a field of an action
    held = item.how.get(key)
    return item._replace(how={**item.how, key: {**held, **value} if isinstance(held, dict) else value})


def _with_it(scene: Scene, text: Cursor, at: int, item: ListedCard, words: str) -> Iterator[tuple[int, ListedCard]]:
    """Read counters on a card, or cards attached to it."""
    for end, (kind, count) in counters_at(scene, text, at):
        is_of_each = item.number == 1 and text.text[at:end].lower().endswith(("each", "them"))
        each = {**item.each, kind: count} if is_of_each else item.each
        yield from _said_of(scene, text, end, _with(item, "counters", {kind: count})._replace(each=each))
    for end, label in objects_at(scene, text, at):
        lies = scene.table.objects.get(label)
        # What is attached to something else already is another one of that name.
        if lies is not None and lies.is_permanent and not lies.attached_to:
            for last in _ends_with_it(text, end, words):
                yield from _said_of(scene, text, last, item._replace(bears=(*item.bears, label)))
    for end, others in items_listed(scene, text, at, ""):
        if others[0].on_it:
            # It is what is with it, as is read just below.
            continue
        # "Clone with Flight": what is attached to others is on it, whether that is said or not.
        ends = _ends_with_it(text, end, "" if all(map(is_attached, others)) else words)
        for last in ends:
            yield from _said_of(scene, text, last, item._replace(bears=(*item.bears, *others)))


def _ends_with_it(text: Cursor, at: int, words: str) -> list[int]:
    """Give the places behind "on it", which only "with" needs."""
    ends = [behind for on in _ON_IT if (behind := text.word(at, on, "")) is not None]
    return [*ends, at] if words not in ("with", ", with") else ends


def counters_at(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, tuple[str, int]]]:
    """Give kinds of counters with their numbers, with the place behind them."""
    for place, count in numbers_at(scene, text, at):
        for end, kind in kinds_at(scene, text, place):
            yield end, (kind, count)
            for behind, _ in text.any_of(end, ("on it", "on them", "on each", "on each of them", "each")):
                yield behind, (kind, count)


def _is_aura(item: ListedCard) -> bool:
    """Whether a card is an Aura, which lies nowhere alone (704.5m)."""
    return item.card is not None and "Aura" in item.card.front.type_line.subtypes


def is_attached(item: ListedCard) -> bool:
    """Whether a card is one that is attached to another: an Aura, an Equipment, a Fortification (301.5, 303.4)."""
    kinds = {"Aura", "Equipment", "Fortification"}
    return item.card is not None and bool(kinds & {*item.card.front.type_line.subtypes})


def _takes_control(item: ListedCard) -> bool:
    """Whether a card is an Aura that gives its controller control of what it enchants."""
    return (
        is_attached(item)
        and item.card is not None
        and any("you control enchanted" in each.lower() for each in item.card.front.paragraphs)
    )
