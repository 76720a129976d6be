"""What people tell in words of their own and cards never say: blinking, going on an adventure, a Room's doors, levels.

Each is one sentence of several actions. A card that is nowhere yet comes from where the words say that it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from inspector.cards import Card, name_key
from inspector.rules import GameObject, controllers_now
from inspector.scenario.words.casting import Casting, cast_objects, to_cast
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.effects_said import effect_at
from inspector.scenario.words.errors import WordsError
from inspector.scenario.words.faces_said import way_of_name
from inspector.scenario.words.forms import CAST_OPTIONS
from inspector.scenario.words.in_combat import fighting, fights
from inspector.scenario.words.items import is_attached, items_at, worn
from inspector.scenario.words.life_said import life_told
from inspector.scenario.words.naming import whose_words
from inspector.scenario.words.numbers_said import number_said
from inspector.scenario.words.parts import ABOUT, BESIDE, KNOWN, TAKEN, Fields, ManyActions, Scene
from inspector.scenario.words.slots import (
    card_names_at,
    lists_at,
    numbers_at,
    objects_at,
    players_at,
)
from inspector.scenario.words.state_told import state_told
from inspector.scenario.words.there_already import known_ones
from inspector.scenario.words.throwing import hit_by, named_verb, responded, spell_on, stealing, turned_into, using

_BLINKED: Final = (
    "gets blinked",
    "is blinked",
    "gets flickered",
    "is flickered",
    "blinks",
    "flickers",
    "leaves and comes back",
    "gets exiled and comes back",
    "is exiled and returned",
    "is exiled and comes back",
    "gets exiled and returned",
    "is exiled and returns",
    "gets exiled and returns",
)
_BLINKS: Final = ("blinks", "flickers", "blink", "flicker")
_IS_HIT: Final = (
    "is hit by",
    "gets hit by",
    "is hit with",
    "gets hit with",
    "is targeted by",
    "gets targeted by",
    "is copied by",
    "gets copied by",
    "is cloned by",
    "gets cloned by",
    "is copied with",
    "gets copied with",
    "eats",
    "catches",
    "is enchanted with",
    "is enchanted by",
    "gets enchanted with",
    "gets enchanted by",
)
_LEVELS: Final = re.compile(
    r"[ ]*(?:is (?:now )?(?:at |on )?level|has (?:reached |got to )?level|reaches level|(?:is "
    r")?(?:leveled|levelled) (?:up )?to level|"
    r"at level|on level)[ ]+",
    re.IGNORECASE,
)
# What something is said to be that has become so.
_IS_SO: Final = re.compile(
    r"[ ]*is (?:now )?(monstrous|prepared|renowned|saddled|solved|suspected)(?![\w'])", re.IGNORECASE
)
_TURNS_TO: Final = re.compile(
    r"[ ]*(?:(?P<night>night (?:falls|fell|comes|has fallen)|day (?:becomes|became|turns (?:in)?to) night)|"
    r"(?:day (?:breaks|broke|comes)|night (?:becomes|became|turns (?:in)?to) day))(?![\w'])",
    re.IGNORECASE,
)
_BEARS: Final = (("wears", "wearing"), ("carries", "carrying"), ("wields", "wielding"), ("holds", "holding"),
                 ("sports", "sporting"))  # fmt: skip
_WEARS: Final = tuple(said for wears, wearing in _BEARS for said in (wears, f"is {wearing}"))
_UNLOCKS: Final = ("unlocks", "opens", "open", "opened", "pays to unlock")
_ALL_COUNTERS: Final = re.compile(
    r"[ ]*(?:removes?|removed|takes?) (?:all|all of|every|each)(?: (?:of )?(?:the|its))?(?: (?!counter)(\S+))? "
    r"counters? (?:from|off)(?= )",
    re.IGNORECASE,
)
# With what is put there face down these do more than that.
_DOES_MORE: Final = re.compile(r"\b(?:attach|counters?|Aura|enchant)", re.IGNORECASE)
_CHANGE_ENDS: Final = re.compile(r"[.;?\n]|,? (?:and )?then |,? and (?:I|my|he|she|they|the|NAP|AP)\b|$")
# What is told next of the same: "and then loses all abilities".
_CHANGES: Final = re.compile(r"[ ]*(?:gains?|gets?|loses?|becomes?)(?= )", re.IGNORECASE)
_COUNTERED: Final = re.compile(r"\bcounter(?:s|ed)?\b", re.IGNORECASE)
_TIMES: Final = re.compile(r"[ ]*(?P<n>\w+) times?(?![\w])|[ ]*(?P<twice>once|twice|thrice)(?![\w])", re.IGNORECASE)
_LEVEL_UP: Final = re.compile(
    r"[ ]*(?:(?:have |has |'ve |had )?(?:level|levels|leveled|levelled)(?: up)?)[ ]+", re.IGNORECASE
)
_CHAPTER: Final = re.compile(
    r"[ ]*(?:,? ?(?:which |that )?(?:is |was )?(?:now |already )?(?:on|at)|reaches|goes to|hits|gets to|with) (?:its )?"
    r"(?:chapter (?P<n>\w+)|(?P<nth>first|second|third|fourth|last|final) chapter)(?![\w])",
    re.IGNORECASE,
)
_ADVENTURE: Final = re.compile(
    r"[ ]*(?:(?:is|was|has been|goes|went|has gone|is sent|was sent)(?: (?:away|off|out))? on an adventure|"
    r"was cast as an adventure|is (?:in exile )?on an adventure)(?: in exile)?(?![\w])",
    re.IGNORECASE,
)


def told(scene: Scene, text: Cursor, at: int) -> ManyActions:
    """Read what few words mean and no canonical sentence says."""
    for place, who in players_at(scene, text, at):
        yield from named_verb(scene, text, place, who)
        yield from using(scene, text, place, who)
        yield from _blinking(scene, text, place)
        yield from _doors(scene, text, place, who)
        yield from _leveling(scene, text, place)
        yield from fighting(scene, text, place)
        yield from stealing(scene, text, place, who)
        yield from _giving(scene, text, place)
        yield from _from_the_top(scene, text, place, who)
    yield from life_told(scene, text, at)
    yield from _without_counters(scene, text, at)
    if _COUNTERED.search(text.text, at) is not None:
        yield from _countered(scene, text, at)
    turned = _TURNS_TO.match(text.text, at)
    if turned is not None:
        yield turned.end(), [{"do": "day_night", "value": "night" if turned["night"] else "day"}]
    neither = text.word(at, "it's neither day nor night", "") or text.word(at, "it is neither day nor night", "")
    if neither is not None and scene.table.day_night is None:
        # So it is until something says otherwise (731.1).
        yield neither, [{"do": KNOWN, KNOWN: True, ABOUT: scene.last}]
    yield from _turn_over(scene, text, at)
    yield from state_told(scene, text, at)
    if at == scene.goes_on and scene.acted in scene.table.objects:
        for end, _ in text.any_of(at, ("face up again", "back face up", "face up", "turns it back up")):
            yield end, [{"do": "turn_face_up", "object": scene.acted}]
    if at == scene.goes_on and scene.acted in scene.table.objects and _CHANGES.match(text.text, at) is not None:
        yield from _changed(scene, text, at, (f'"{scene.acted}"',))
    yield from responded(scene, text, at)
    yield from turned_into(scene, text, at)
    yield from spell_on(scene, text, at)
    for end, subject in _subjects(scene, text, at):
        yield from _told_of(scene, text, end, subject)


def _without_counters(scene: Scene, text: Cursor, at: int) -> ManyActions:
    """Read ``I remove all counters from Hooded Hydra``, or all of a kind."""
    for start in (at, *(place for place, _ in players_at(scene, text, at))):
        found = _ALL_COUNTERS.match(text.text, start)
        for end, label in objects_at(scene, text, found.end()) if found is not None else ():
            held = scene.table.objects.get(label)
            kind = None if found is None else found[1]
            there = {} if held is None else dict(held.counters)
            taken = [
                {"do": "counters", "object": label, "kind": each, "count": -count}
                for each, count in there.items()
                if kind in (None, each)
            ]
            if taken:
                yield end, list[Fields](taken)
            else:
                problem = f"{scene.names.phrase(label)} has no {f'{kind} ' if kind else ''}counters"
                text.doubted(WordsError(problem, text.given, text.skipped(start), end))


def _countered(scene: Scene, text: Cursor, at: int) -> ManyActions:
    """Read ``Ben counters Clone``, ``Clone is countered``: a spell goes to its owner's graveyard (701.6a)."""
    for place, _ in players_at(scene, text, at):
        for behind, _ in text.any_of(place, ("counters", "counter", "countered")):
            for end, label in objects_at(scene, text, behind):
                yield from _as_countered(scene, text, behind, end, label)
    for end, label in objects_at(scene, text, at):
        for behind, _ in text.any_of(end, ("is countered", "gets countered", "was countered", "got countered")):
            yield from _as_countered(scene, text, end, behind, label)


def _as_countered(scene: Scene, text: Cursor, at: int, end: int, label: str) -> ManyActions:
    held = scene.table.objects.get(label)
    if held is not None and held.is_spell:
        yield end, [{"do": "move", "object": label, "to": "graveyard"}]
    elif held is not None:
        problem = f"{scene.names.phrase(label)} is no spell; only a spell is countered"
        text.doubted(WordsError(problem, text.given, text.skipped(at), end))


def _subjects(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, Casting]]:
    yield from cast_objects(scene, text, at, scene.table.players[0], "battlefield")
    for end, label in objects_at(scene, text, at):
        held = scene.table.objects.get(label)
        if held is not None and len(held.cards) != 1:
            # A token has no card, what melded or merged has several.
            yield end, Casting(label, (), None, {})
    for words, player in text.may_begin(at, whose_words(scene.table.players)):
        place = text.word(at, words, "")
        if place is not None:
            yield from to_cast(scene, text, place, player, "battlefield")


def _told_of(scene: Scene, text: Cursor, at: int, subject: Casting) -> ManyActions:
    """Read what is told of a card: of one that is on the board, or of one that comes with the sentence."""
    held = scene.table.objects.get(str(subject.object))
    if held is not None:
        yield from _told_of_object(scene, text, at, held, subject.card)
    if held.is_permanent if held is not None else subject.card is not None:
        yield from _bearing(scene, text, at, subject)
        yield from _phasing(text, at, subject)
    faces = () if subject.card is None else subject.card.faces
    # Only what has an Adventure goes on one (715.3d).
    goes = any("Adventure" in face.type_line.subtypes for face in faces)
    found = _ADVENTURE.match(text.text, at) if goes else None
    if found is not None and held is None and subject.first:
        yield found.end(), [{**each, "zone": "exile", TAKEN: ()} for each in subject.first]
    elif found is not None and held is not None and held.zone != "exile":
        yield found.end(), [{"do": "move", "object": held.label, "to": "exile"}]
    yield from _cast_so(scene, text, at, subject)


def _told_of_object(scene: Scene, text: Cursor, at: int, held: GameObject, card: Card | None) -> ManyActions:
    for words in _BLINKED if held.is_permanent else ():
        end = text.word(at, words, "")
        if end is not None:
            yield end, _blinked(scene, held.label)
    for end, _ in text.any_of(at, _IS_HIT):
        yield from hit_by(scene, text, end, held.label)
    # Only a Siege is exiled as it is defeated (310.12b); people call other things so that are beaten in combat.
    beaten = text.word(at, "is defeated", "") if card is not None and "Siege" in card.front.type_line.subtypes else None
    if beaten is not None:
        yield beaten, [{"do": "move", "to": "exile", "object": held.label}]
    yield from fights(scene, text, at, held.label)
    is_so = _IS_SO.match(text.text, at)
    if is_so is not None:
        yield is_so.end(), [{"do": "designate", "object": held.label, "as": is_so[1].lower()}]
    yield from _piled_by(scene, text, at, held.label)
    found = _LEVELS.match(text.text, at)
    if found is not None:
        yield from _level(scene, text, found.end(), held.label)
    found = _CHAPTER.match(text.text, at)
    if found is not None and card is not None and "Saga" in card.front.type_line.subtypes:
        yield from _chapter(found, held, card)


def _chapter(found: re.Match[str], held: GameObject, card: Card) -> ManyActions:
    """Give the lore counters with which a Saga is on a chapter (714.2)."""
    count = _number(found["n"] or found["nth"], card) - dict(held.counters).get("lore", 0)
    if count:
        note = f"What the chapters of {card.front.name} do is not carried out here; say it."
        yield found.end(), [{"do": "counters", "object": held.label, "kind": "lore", "count": count, TAKEN: (note,)}]


def _bearing(scene: Scene, text: Cursor, at: int, subject: Casting) -> ManyActions:
    """Read ``Ben's Serra Angel has my Control Magic on it``."""
    for place, verb in text.any_of(at, ("has", "with", *_WEARS)):
        for end, items in items_at(scene, text, place):
            ends = [
                behind for behind, _ in text.any_of(end, ("on it", "attached to it", "on him", "on her", "attached"))
            ]
            # Who wears something has it on, which "has" alone does not say.
            for behind in ends or ([end] if verb in _WEARS and all(map(is_attached, items)) else []):
                known = known_ones(scene, text, place, items)
                alone = all(label and not scene.table.objects[label].attached_to for label in known)
                if isinstance(subject.object, str) and alone:
                    about = {ABOUT: subject.object}
                    yield behind, [{"do": "attach", "object": each, "to": subject.object, **about} for each in known]
                    continue
                first = [{**each, "zone": "battlefield", TAKEN: (), BESIDE: True} for each in subject.first]
                owner = str(first[0].get("player", scene.table.players[0])) if first else ""
                yield behind, [*first, *worn(scene, items, subject.object, owner)]


def _piled_by(scene: Scene, text: Cursor, at: int, label: str) -> ManyActions:
    """Read ``Whisperwood Elemental manifested a Forest``: its controller does."""
    who = controllers_now(scene.table).get(label, scene.table.players[0])
    player = scene.player_of(who)
    for verb, name in (("manifests", "manifest"), ("cloaks", "cloak")):
        place = text.word(at, verb, "")
        for end, cast in to_cast(scene, text, place, who, "battlefield") if place is not None else ():
            first = [{**each, "zone": "library", TAKEN: ()} for each in cast.first]
            held = scene.table.objects[label]
            words = " ".join(text for each in held.cards for text in each.front.paragraphs)
            more = _DOES_MORE.search(words) is not None
            noted: Fields = {TAKEN: (f"What else {held.cards[0].front.name} does with it is not carried out here.",)}
            yield end, [*first, {"do": name, "object": cast.object, **player, **(noted if more else {})}]


def _phasing(text: Cursor, at: int, subject: Casting) -> ManyActions:
    """Read ``it phases out and in``."""
    for words in (
        "phases out and in",
        "phases out and back in",
        "phases out and then in",
        "phases out and then back in",
    ):
        end = text.word(at, words, "")
        if end is not None and isinstance(subject.object, str):
            yield end, [{"do": "phase_out", "object": subject.object}, {"do": "phase_in", "object": subject.object}]


def _turn_over(scene: Scene, text: Cursor, at: int) -> ManyActions:
    """Read ``my turn ends``; not of a player whose turn it is known not to be."""
    for words, player in (*text.may_begin(at, whose_words(scene.table.players)), ("this", "")):
        place = text.word(at, words, "")
        is_on = not player or scene.table.turn_of in ("", player)
        for end, _ in text.any_of(place, ("turn ends", "turn is over")) if place is not None and is_on else ():
            yield end, [{"do": "end_turn"}]


def _giving(scene: Scene, text: Cursor, at: int) -> ManyActions:
    """Read ``I give my Goblin Piker +3/+3 until end of turn``."""
    place = text.word(at, "gives", "") or text.word(at, "pumps", "")
    for end, label in objects_at(scene, text, place) if place is not None else ():
        yield from _changed(scene, text, end, (f'"{label}" gets', f'"{label}" gains'))


def _changed(scene: Scene, text: Cursor, at: int, leads: tuple[str, ...]) -> ManyActions:
    """Read the rest of a sentence as what an effect does, behind each of some words that lead to it."""
    stop = _CHANGE_ENDS.search(text.text, at)
    last = len(text.text) if stop is None else stop.start()
    for lead in leads:
        words = f"{lead} {text.text[at:last].strip()}"
        for behind, fields in effect_at(scene, Cursor(words), 0):
            if behind == len(words):
                yield last, [{"do": "effect", **fields}]


_TOP: Final = re.compile(
    r"[ ]*(?:the )?top (?:card )?of (?:my|his|her|their|the) (?:library|deck)[,;.]?[ ]*(?:and "
    r")?(?:it's|it is|it was|which is|which was|"
    r"turns out to be|it turns out to be)[ ]+",
    re.IGNORECASE,
)


def _from_the_top(scene: Scene, text: Cursor, at: int, who: str) -> ManyActions:
    """Read ``I manifested the top card of my library, it's a Forest``."""
    player = scene.player_of(who)
    for verb, name in (("manifests", "manifest"), ("cloaks", "cloak")):
        place = text.word(at, verb, "")
        top = _TOP.match(text.text, place) if place is not None else None
        for end, cast in to_cast(scene, text, top.end(), who, "battlefield") if top is not None else ():
            first = [{**each, "zone": "library", TAKEN: ()} for each in cast.first]
            yield end, [*first, {"do": name, "object": cast.object, **player}]


def _number(words: str, card: Card | None) -> int:
    if words.lower() not in ("last", "final"):
        return number_said(words)
    return len([each for each in (card.front.paragraphs if card else ()) if re.match(r"[IV]+\b", each)])


def _blinked(scene: Scene, label: str) -> list[Fields]:
    owner = scene.table.objects[label].owner
    player = scene.player_of(owner)
    exiled: Fields = {"do": "move", "object": label, "to": "exile"}
    return [exiled, {"do": "put_onto_battlefield", "object": label, **player}]


def _blinking(scene: Scene, text: Cursor, at: int) -> ManyActions:
    for place, _ in text.any_of(at, _BLINKS):
        for end, label in objects_at(scene, text, place):
            held = scene.table.objects.get(label)
            if held is not None and held.is_permanent:
                yield end, _blinked(scene, label)


def _cast_so(scene: Scene, text: Cursor, at: int, subject: Casting) -> ManyActions:
    """Read ``It was cast for its prototype cost``: cast so, and resolved."""
    for words in (
        "is cast for its",
        "is cast with",
        "is cast using",
        "is cast",
        "cast with",
        "cast for its",
        "cast using",
    ):
        place = text.word(at, words, "")
        if place is None:
            continue
        for name, how in (
            ("prototype", {"prototype": True}),
            ("bestow", {"bestow": True}),
            ("morph", {"face_down": "morph"}),
            ("fuse", {"half": "fused"}),
        ):
            end = text.word(place, f"{name} cost", "") or text.word(place, name, "")
            if end is not None:
                casts: Fields = {"do": "cast", "object": subject.object, **how}
                resolves: list[Fields] = [] if name == "fuse" else [{"do": "resolve", "object": subject.object}]
                yield end, [*subject.first, casts, *resolves]
        for end, fields in CAST_OPTIONS.read(scene, text, place):
            if end != place:
                yield end, [*subject.first, {"do": "cast", "object": subject.object, **fields}]
        held = scene.table.objects.get(str(subject.object))
        if words == "is cast" and (subject.first or (held is not None and held.zone == "hand")):
            owner = subject.first[0].get("player") if subject.first else held.owner if held is not None else None
            player = {} if owner in (None, scene.table.players[0]) else {"player": owner}
            way = {} if subject.card is None else way_of_name(subject.card, subject.called, "stack")
            yield place, [*subject.first, {"do": "cast", "object": subject.object, **player, **way}]


def _doors(scene: Scene, text: Cursor, at: int, who: str) -> ManyActions:
    """Read ``I unlock both doors of it``, ``I pay to unlock Misty Salon``: doors by number or by a half's name."""
    player = scene.player_of(who)
    for place, _ in text.any_of(at, _UNLOCKS):
        for behind, _ in text.any_of(place, ("both doors of", "both halves of", "both sides of", "both doors on")):
            for end, cast in cast_objects(scene, text, behind, who, "battlefield"):
                yield end, _unlocked(scene, cast, ("left", "right"), player)
        for label, half, end in _by_half(scene, text, place):
            yield end, [{"do": "unlock", "object": label, "half": half, "by": "special action", **player}]


def _unlocked(scene: Scene, cast: Casting, halves: tuple[str, ...], player: Fields) -> list[Fields]:
    first = [{**each, "zone": "battlefield", TAKEN: ()} for each in cast.first]
    held = scene.table.objects.get(str(cast.object))
    done = () if held is None else held.unlocked
    return [
        *first,
        *(
            {"do": "unlock", "object": cast.object, "half": half, "by": "special action", **player}
            for half in halves
            if half not in done
        ),
    ]


def _by_half(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[str, str, int]]:
    for place in (at, text.word(at, "the", ""), text.word(at, "its", ""), text.word(at, "my", "")):
        for end, words, found in card_names_at(scene, text, place) if place is not None else ():
            if found is None or not found.is_room:
                continue
            for held in scene.table.objects.values():
                names = [name_key(name) for name in (held.cards[0].names if held.cards else ())]
                if held.is_permanent and held.cards[0].is_room and name_key(words) in names[-2:]:
                    half = "left" if names[-2:].index(name_key(words)) == 0 else "right"
                    yield held.label, half, end


def _leveling(scene: Scene, text: Cursor, at: int) -> ManyActions:
    """Read ``I leveled up my Dragonlord four times``."""
    found = _LEVEL_UP.match(text.text, at)
    if found is None:
        return
    for end, labels in lists_at(scene, text, found.end()):
        for last, count in _times(text, end):
            for label in labels[:1]:
                yield last, [{"do": "counters", "object": label, "kind": "level", "count": count}]


def _times(text: Cursor, at: int) -> Iterator[tuple[int, int]]:
    found = _TIMES.match(text.text, at)
    if found is None:
        yield at, 1
        return
    said = (found["n"] or found["twice"]).lower()
    count = number_said(said)
    if count:
        yield found.end(), count


def _level(scene: Scene, text: Cursor, at: int, label: str) -> ManyActions:
    """Read ``it is level 8``: as many level counters, or the level of a Class."""
    held = scene.table.objects[label]
    subtypes = held.cards[0].front.type_line.subtypes if held.cards else ()
    for end, count in numbers_at(scene, text, at):
        if "Class" in subtypes:
            yield end, [{"do": "designate", "object": label, "as": f"class level {count}"}]
            continue
        there = dict(held.counters).get("level", 0)
        if count > there:
            yield end, [{"do": "counters", "object": label, "kind": "level", "count": count - there}]
