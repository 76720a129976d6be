"""Whether an object is so as a question says: a token, blue, a Human, called Clone; and the value that tells it."""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec

from inspector.cards import Filter
from inspector.cards.lists_in_words import capitalized
from inspector.scenario.words.parts import Scene
from inspector.scenario.words.question_forms import (
    ASKED_SUBTYPES,
    KEYWORDS_SAID,
    SIZE_KEY,
    STATES_ASKED,
    WHOLE_WORDS,
    without_article,
)
from inspector.scenario.words.text_question import TextQuestion
from inspector.scenario.words.values_said import COLOR_NAMES, SAID_SUPERTYPES, SAID_TYPES


def anywhere(scene: Scene, label: str, **wanted: object) -> Filter:
    """Give a filter for what a question says of an object, wherever that is unless it asks for the zone."""
    held = scene.table.objects.get(label)
    zone = None if held is None else held.zone
    return msgspec.convert({**({"zone": zone} if zone else {}), **wanted}, Filter)


def whether(scene: Scene, labels: Iterable[str], key: str, says: str, **wanted: object) -> list[TextQuestion]:
    """Ask of each of some objects whether it is as a filter says, wherever it is."""
    return [TextQuestion(object=one, key=key, says=says, holds=anywhere(scene, one, **wanted)) for one in labels]


def so(scene: Scene, label: str, what: str) -> list[tuple[str, Filter]] | None:
    """Give what tells whether an object is so, of each part that ``or`` joins; None where one of them means nothing."""
    found: list[tuple[str, Filter]] = []
    for each in what.split(" or "):
        holds = _so_alone(scene, label, each)
        if holds is None:
            return None
        found += holds
    return found


def _so_alone(scene: Scene, label: str, what: str) -> list[tuple[str, Filter]] | None:
    """Give each value that tells whether an object is so, and the filter that finds it where it is."""
    # A land card is a land.
    what = re.sub(r"(?<=\w{3}) cards?$", "", what.strip())
    if what.lower() == "mine":
        return [("controller", anywhere(scene, label, controller=scene.table.players[0]))]
    plain = without_article(what.strip()).lower().rstrip("s") if what.lower() not in WHOLE_WORDS else what.lower()
    if plain in KEYWORDS_SAID:
        return [("keywords", anywhere(scene, label, keywords=plain.capitalize()))]
    state = STATES_ASKED.get(plain) or STATES_ASKED.get(without_article(what).lower())
    if state is not None:
        mine = {"controller": scene.table.players[0]} if " my " in f" {plain} " else {}
        return [(state[0], anywhere(scene, label, **state[1], **mine))]
    size = re.fullmatch(r"(-?\d+)/(-?\d+)", without_article(what))
    if size is not None:
        return [(SIZE_KEY, anywhere(scene, label, power=int(size[1]), toughness=int(size[2])))]
    called = _called(scene, label, what)
    if called:
        return [("name", anywhere(scene, label, name=called))]
    wanted: dict[str, list[str]] = {}
    for word in re.split(r" and |[ ,]+", without_article(what)):
        title = capitalized(word)
        single = title.removesuffix("s")
        if word.lower() in COLOR_NAMES:
            wanted.setdefault("colors", []).append(COLOR_NAMES[word.lower()].value)
        elif single in SAID_TYPES or title in SAID_TYPES:
            wanted.setdefault("all_types", []).append(title if title in SAID_TYPES else single)
        elif title in SAID_SUPERTYPES:
            wanted.setdefault("supertypes", []).append(title)
        elif title not in ASKED_SUBTYPES and single in ASKED_SUBTYPES:
            wanted.setdefault("subtypes", []).append(single)
        elif title in ASKED_SUBTYPES or (word == title and title.replace("-", "").isalpha()):
            wanted.setdefault("subtypes", []).append(title)
        else:
            return None
    return [
        ("types" if key == "all_types" else key, anywhere(scene, label, **{key: word}))
        for key, words in wanted.items()
        for word in words
    ] or None


def _called(scene: Scene, label: str, what: str) -> str:
    """Give the whole name where it is asked whether an object is what a card or a face is called."""
    said = without_article(what.strip()).casefold()
    if said.title() in ASKED_SUBTYPES:
        # "Is Goblin Guide still a Goblin?" asks for its type, whatever it is called.
        return ""
    held = scene.table.objects.get(label)
    faces = () if held is None else tuple(name for card in held.cards for name in card.names)
    known = [name for name in (*faces, *scene.names.shown.values()) if name]
    whole = next((name for name in known if name.casefold() == said), "")
    begun = next((name for name in known if name.casefold().startswith((f"{said},", f"{said} "))), "")
    # "Alive" is a card's name too; who means a card writes it so.
    named = without_article(what.strip())[:1].isupper() and len(said) > 3 and said.title() not in ASKED_SUBTYPES
    named = named and said.removesuffix("s").title() not in ASKED_SUBTYPES
    found = scene.pool.find(said) if named else None
    return whole or begun or ("" if found is None else found.front.name)
