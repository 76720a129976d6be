"""Creating tokens in sentences: one that is spelled, several at once, those that a card makes, embalmed ones."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from inspector.cards import CREATURE_TYPES, Card, listed_words, plural_of, token_words, tokens_made_by
from inspector.rules import controllers_now
from inspector.scenario.words.casting import cast_objects
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.items import counters_at
from inspector.scenario.words.parts import TAKEN, Fields, Made, ManyActions, Scene
from inspector.scenario.words.slots import card_names_at, numbers_at, objects_at, players_at
from inspector.scenario.words.token_parts import TOKEN_NOUNS, named_tokens

CREATES: Final = ("creates", "create", "makes", "make", "puts", "put", "gets", "get")
_MOST: Final = 99
_FROM: Final = ("with", "from", "of", "by", "off")
_ATTACHED: Final = ("attached to", "on", "enchanting", "for")
_SIZED: Final = re.compile(
    r"[ ]*(?P<head>\d{1,3}/\d{1,3} (?:[a-z]+ (?:and [a-z]+ )?)?)(?P<kinds>[A-Z]\w+)(?=[ ]*(?:[.,;?\n]|$))"
)
# What the keyword does: the type that is added, the color, and the size where it sets one (702.128a, 702.129a).
_KEYWORDS: Final[tuple[tuple[str, tuple[str, ...], Fields], ...]] = (
    ("embalm", ("embalms", "embalm", "embalmed"), {"colors": ["W"]}),
    (
        "eternalize",
        ("eternalizes", "eternalize", "eternalized"),
        {"colors": ["B"], "power": 4, "toughness": 4},
    ),
)


def creating(scene: Scene, text: Cursor, at: int) -> ManyActions:
    """Read ``Ana creates two Bear tokens``, ``a token with Bitterblossom``, ``embalms Angel of Sanctions``."""
    for place, who in players_at(scene, text, at):
        for behind, _ in text.any_of(place, CREATES):
            yield from _several(scene, text, behind, who)
            yield from _tokens_of_a_card(scene, text, behind, who)
        yield from _embalming(scene, text, place, who)
    for place, label in objects_at(scene, text, at):
        for behind, _ in text.any_of(place, CREATES[:4]):
            who = controllers_now(scene.table).get(label, scene.table.players[0])
            yield from _several(scene, text, behind, who)
            held = scene.table.objects.get(label)
            if held is not None and len(held.cards) == 1:
                for start, count in _counts(scene, text, behind):
                    for end, _ in text.any_of(start, TOKEN_NOUNS):
                        yield from _made_by(text, end, held.cards[0], count, who, scene)


def _several(scene: Scene, text: Cursor, at: int, who: str) -> ManyActions:
    for place, count in numbers_at(scene, text, at):
        start = text.word(place, "tapped", "")
        tapped: Fields = {} if start is None else {"tapped": True}
        begins = place if start is None else start
        for end, words, taken in (*named_tokens(scene, text, begins), *_with_size(text, begins)):
            if not 0 < count <= _MOST:
                continue
            noted: Fields = {TAKEN: taken} if taken else {}
            one = {"do": "create_token", "card": words, **scene.player_of(who), **tapped}
            made_all = [{**one, "as": Made(), **(noted if place == 0 else {})} for place in range(count)]
            yield end, made_all
            yield from _with_counters(scene, text, end, made_all)
            onto = text.word(end, "onto the battlefield", "")
            if onto is not None:
                yield onto, made_all
            for behind, _ in text.any_of(end, _ATTACHED) if count == 1 else ():
                for last, label in objects_at(scene, text, behind):
                    made = Made()
                    yield last, [{**one, "as": made, **noted}, {"do": "attach", "object": made, "to": label}]


def _with_counters(scene: Scene, text: Cursor, at: int, made_all: list[Fields]) -> ManyActions:
    """Read ``with two +1/+1 counters on it``, as what incubates has it (701.53a)."""
    place = text.word(at, "with", "")
    for end, (kind, count) in counters_at(scene, text, place) if place is not None else ():
        put: Fields = {"do": "counters", "kind": kind, "count": count}
        yield end, [*made_all, *({**put, "object": one["as"]} for one in made_all)]


def _with_size(text: Cursor, at: int) -> Iterator[tuple[int, str, tuple[str, ...]]]:
    """Read ``two 2/2 black Zombies``: what has a size and is made, and is no card, is a token (111.3)."""
    found = _SIZED.match(text.text, at)
    if found is None:
        return
    said = found["kinds"]
    kinds = next((each for each in CREATURE_TYPES if plural_of(each).lower() == said.lower()), said)
    words = token_words(f"{found['head']}{kinds} creature token")
    if words is not None:
        yield found.end(), words, ()


def _counts(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, int]]:
    yield from numbers_at(scene, text, at)
    for word in ("its", "the"):
        end = text.word(at, word, "")
        if end is not None:
            yield end, 1


def _tokens_of_a_card(scene: Scene, text: Cursor, at: int, who: str) -> ManyActions:
    """Read ``a token with Bitterblossom``, ``two tokens from Call of the Herd``."""
    for place, count in _counts(scene, text, at):
        for behind, _ in text.any_of(place, TOKEN_NOUNS):
            for start, _ in text.any_of(behind, _FROM):
                for end, _, found in card_names_at(scene, text, start):
                    if found is not None:
                        yield from _made_by(text, end, found, count, who, scene)


def _made_by(text: Cursor, end: int, card: Card, count: int, who: str, scene: Scene) -> ManyActions:
    """Give the tokens that a card makes, where its words spell just one."""
    every = tokens_made_by(card)
    if len(every) != 1 or not 0 < count <= _MOST:
        name = card.front.name
        said = f"those of {name} are {listed_words(every)}" if every else f"{name} spells none"
        text.missed(end, f"which token ({said})")
        return
    one = {"do": "create_token", "card": every[0], **scene.player_of(who)}
    yield end, [{**one, "as": Made()} for _ in range(count)]


def _embalming(scene: Scene, text: Cursor, at: int, who: str) -> ManyActions:
    """Read ``Ana embalms Angel of Sanctions``: her card is exiled, and a token that copies it is created."""
    player = scene.player_of(who)
    for keyword, verbs, values in _KEYWORDS:
        for place, _ in text.any_of(at, verbs):
            for end, cast in cast_objects(scene, text, place, who, "graveyard"):
                held = scene.table.objects.get(cast.object) if isinstance(cast.object, str) else None
                has = cast.card is not None and any(keyword.capitalize() in face.keywords for face in cast.card.faces)
                if not has or (held is not None and held.zone != "graveyard"):
                    continue
                first = [{**each, "zone": "graveyard", TAKEN: ()} for each in cast.first]
                change = {"mana_cost": "", **values, "add_subtypes": ["Zombie"]}
                copy = {"do": "create_token_copy", "of": cast.object, "as": Made(), "except": change, **player}
                yield end, [*first, {"do": "move", "object": cast.object, "to": "exile"}, copy]
