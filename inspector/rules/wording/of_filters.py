"""Saying a filter in words: ``"Swamps you control"`` for what an effect looks for or counts."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar

import msgspec

from inspector.cards import (
    PERMANENT_TYPES,
    Color,
    Filter,
    color_words,
    listed_words,
    plural_of,
    possessive,
    with_article,
)
from inspector.reading import NUMBER_WORDS
from inspector.rules.wording.of_players import words_about

Countable = TypeVar("Countable", bound=msgspec.Struct)

_PLACES = {
    "battlefield": "on the battlefield",
    "graveyard": "in graveyards",
    "hand": "in hands",
    "library": "in libraries",
    "stack": "on the stack",
    "exile": "in exile",
    "command": "in the command zone",
}
_PLACE_OF_ONE = {"graveyard": "in a graveyard", "hand": "in a hand", "library": "in a library"}
# Each player has these zones, in the plural.
_OF_A_PLAYER = {"graveyard": "graveyards", "hand": "hands", "library": "libraries"}
# Of one of these alone, each word with ``non`` before it says what is refused; of two only both together are.
_SAID_WITH_NON = ("types", "supertypes", "subtypes", "colors")


def filter_words(wanted: Filter) -> str:
    """Say which objects a filter means, in the plural: ``"other creatures you control with power 2 or less"``.

    What is on no battlefield is called a card, what is on the stack a spell (109.2a-b).
    """
    return _words(wanted, _thing(_listed(wanted.zone)))


def things_counted(wanted: Filter) -> str:
    """Say several things that are counted or looked for together: ``"artifacts and enchantments you control"``.

    In a hand, a library or a graveyard nobody controls a card, so whose it is tells its owner there (108.4).
    """
    zones = _listed(wanted.zone)
    if wanted.owner is None and isinstance(wanted.controller, str) and zones and set(zones) <= {*_OF_A_PLAYER}:
        wanted = msgspec.structs.replace(wanted, owner=wanted.controller, controller=None)
    if str(wanted.number_of_colors) in ("0", "=0") and wanted.colors is None:
        wanted = msgspec.structs.replace(wanted, number_of_colors=None, colors=())
    return _words(wanted, _thing(zones), joint="and")


def words_for_one(wanted: Filter) -> str:
    """Say what one object is that a filter means, without an article: ``"tapped creature you control"``."""
    return _words(wanted, _thing(_listed(wanted.zone)), many=False)


def _words(wanted: Filter, thing: str, *, many: bool = True, joint: str = "or") -> str:
    refuses = [_besides_what_is_asked(wanted, one) for one in wanted.refused]
    refused = [word for one in refuses for word in _refused(one)]
    behind = " and ".join(_refused_behind(one, many=many) for one in refuses if not _refused(one))
    kinds = _kinds(wanted, thing, many=many, joint=joint)
    parts = (*_before(wanted), *refused, kinds, *_after(wanted, many=many, joint=joint), behind)
    return " ".join(part for part in parts if part)


def _besides_what_is_asked(wanted: Filter, refused: Filter) -> Filter:
    """Give what is refused without what is asked for: of other Zombies you control not Skeletons you control."""
    same = {key: None for key in refused.__struct_fields__ if getattr(refused, key) == getattr(wanted, key)}
    less = msgspec.structs.replace(refused, **same)
    return less if _asked(less) else refused


def _asked(wanted: Filter) -> list[str]:
    return [key for key in wanted.__struct_fields__ if getattr(wanted, key) is not None]


def _refused_behind(refused: Filter, *, many: bool) -> str:
    """Say what is refused behind the thing: ``"without flying"``, ``"that are not attacking"``."""
    match _asked(refused):
        case ["keywords"]:
            return f"without {_either(tuple(word.lower() for word in _listed(refused.keywords)))}"
        case ["counters"] if refused.counters == "any" or {*map(str, (refused.counters or {}).values())} == {">=1"}:
            them = "them" if many else "it"
            kinds = _NO_KIND if refused.counters == "any" else tuple(refused.counters or ())
            return f"without {_either(tuple(f'{kind} counters'.lstrip() for kind in kinds))} on {them}"
        case ["name"]:
            return f"not named {_either(_listed(refused.name))}"
        case ["counters"] if isinstance(refused.counters, dict) and len(refused.counters) == 1:
            [(kind, limit)] = refused.counters.items()
            if (opposite := _opposite(str(limit))).startswith(("<", ">")):
                return f"with {_counters(kind, _how_many(opposite))} on {'them' if many else 'it'}"
        case ["number_of_colors"]:
            if (opposite := _opposite(str(refused.number_of_colors))).startswith(("<", ">")):
                return f"with {_how_many(opposite)} colors"
        case ["same_name_as"]:
            return "with other names" if many else "with another name"
        case ["mana_value" | "power" | "toughness" as number]:
            return f"with {number.replace('_', ' ')} {comparison_words(_opposite(str(getattr(refused, number))))}"
    verb = "are" if many else "is"
    said, one = _words(refused, "one", many=many), "ones" if many else "one"
    adjectives = [word for word in _before(refused) if word]
    if said == " ".join((*adjectives, one)):
        return (
            f"that {verb} not {adjectives[0]}"
            if len(adjectives) == 1
            else f"that {verb} not both {' and '.join(adjectives)}"
        )
    return f"that {verb} not {said if many else with_article(said)}"


_NO_KIND = ("",)
_OPPOSITES = (("<=", ">"), (">=", "<"), ("!=", ""), ("<", ">="), (">", "<="), ("=", "!="), ("", "!="))


def _opposite(comparison: str) -> str:
    """Give the comparison that holds where this one does not: ``">2"`` for ``"<=2"``."""
    sign, other = next((sign, other) for sign, other in _OPPOSITES if comparison.startswith(sign))
    return other + comparison.removeprefix(sign).strip()


def _thing(zones: tuple[str, ...]) -> str:
    if zones in ((), ("battlefield",)):
        return "permanent"
    if "battlefield" in zones:
        return "object"
    return "spell" if zones == ("stack",) else "card"


def _listed(words: str | tuple[str, ...] | None) -> tuple[str, ...]:
    if words is None:
        return ()
    return (words,) if isinstance(words, str) else tuple(words)


def _either(words: tuple[str, ...], joint: str = "or") -> str:
    return listed_words(words, joint)


def _before(wanted: Filter) -> list[str]:
    found = ["other"] if wanted.other in _STAND_INS else []
    for value, yes, no in (
        (wanted.tapped, "tapped", "untapped"),
        (wanted.face_down, "face-down", "face-up"),
        (wanted.flipped, "flipped", "unflipped"),
        (wanted.enchanted, "enchanted", "unenchanted"),
        (wanted.equipped, "equipped", "unequipped"),
        (wanted.modified, "modified", "unmodified"),
        (wanted.historic, "historic", "nonhistoric"),
    ):
        if value is not None:
            found.append(yes if value else no)
    if not _is_commander(wanted):
        found.append(_either(tuple(word.lower() for word in _listed(wanted.designated))))
    found.append(_either(tuple(word.lower() for word in _listed(wanted.supertypes))))
    if wanted.colors is not None:
        found.append(_either(_color_words(wanted)) or "colorless")
    return found


def _is_commander(wanted: Filter) -> bool:
    """Whether it asks for a commander and tells not what that is: it is one then, and no commander permanent."""
    named = wanted.types or wanted.subtypes or wanted.all_types or wanted.token or _listed(wanted.zone) == ("stack",)
    return _listed(wanted.designated) == ("commander",) and not named


def _color_words(wanted: Filter) -> tuple[str, ...]:
    return tuple(color_words((Color(letter),)) for letter in _listed(wanted.colors))


def _refused(refused: Filter) -> list[str]:
    """Say what is refused with ``non`` before each word, where that says it."""
    given = _asked(refused)
    if len(given) != 1 or given[0] not in _SAID_WITH_NON:
        return []
    words = (*_listed(refused.types), *_listed(refused.supertypes), *_color_words(refused))
    return [*(f"non{word.lower()}" for word in words), *(f"non-{word}" for word in _listed(refused.subtypes))]


def _kinds(wanted: Filter, thing: str, *, many: bool, joint: str) -> str:
    """Say subtypes, types and what the thing is: ``"Goblin creature cards"``; a permanent needs no word of its own."""
    if wanted.token:
        thing = "token"
    kinds: list[tuple[str, ...]] = [(word.lower(),) for word in _listed(wanted.all_types)]
    types = tuple(word.lower() for word in _listed(wanted.types))
    if set(_listed(wanted.types)) == {*PERMANENT_TYPES}:
        # A card of any of these is a permanent card (110.4a).
        types = () if thing == "permanent" else ("permanent",)
    kinds = [_listed(wanted.subtypes), *kinds, types]
    kinds = [words for words in kinds if words]
    if _is_commander(wanted):
        thing = "commander"
    if not kinds or thing not in ("permanent", "object", "one"):
        kinds.append((thing,))
    *before, last = kinds
    if wanted.token is False:
        before.insert(0, ("nontoken",))
    return " ".join(_either(words, joint) for words in (*before, tuple(map(plural_of, last)) if many else last))


# Words for an object that hang on whose words they are.
_STAND_INS = ("self", "attached", "paired", "it")


def _with_whom(word: str) -> str:
    return {"self": "it", "attached": "what it is attached to"}.get(word, word)


def _after(wanted: Filter, *, many: bool, joint: str) -> list[str]:
    whose = {"you": "you control", "opponent": "your opponents control"}
    found = [_either(tuple(whose.get(player, f"{player} controls") for player in _listed(wanted.controller)))]
    if wanted.owner is not None and wanted.owner == wanted.controller and isinstance(wanted.owner, str):
        both = {"you": "you own and control", "opponent": "your opponents own and control"}
        found = [both.get(wanted.owner, f"{wanted.owner} owns and controls")]
    else:
        found += _of_owners(wanted, many=many)
    share = "share" if many else "shares"
    if wanted.shares_color_with is not None:
        found.append(f"that {share} a color with {_with_whom(wanted.shares_color_with)}")
    if wanted.shares_creature_type_with is not None:
        found.append(f"that {share} a creature type with {_with_whom(wanted.shares_creature_type_with)}")
    if wanted.other is not None and wanted.other not in _STAND_INS:
        found.append(f"other than {wanted.other}")
    found += _with_more(wanted, "them" if many else "it")
    if wanted.name is not None:
        found.append(f"named {_either(_listed(wanted.name))}")
    if wanted.same_name_as is not None:
        found.append(f"with the same name as {_with_whom(wanted.same_name_as)}")
    if wanted.keywords is not None:
        found.append(f"with {_either(tuple(word.lower() for word in _listed(wanted.keywords)))}")
    for value, word in (
        (wanted.mana_value, "mana value"),
        (wanted.power, "power"),
        (wanted.toughness, "toughness"),
    ):
        if value is not None:
            found.append(f"with {word} {comparison_words(str(value))}")
    if wanted.face_up is not None:
        found.append(f"with the {wanted.face_up} face up")
    if wanted.unlocked is not None:
        found.append(f"with the {_either(_listed(wanted.unlocked))} half unlocked")
    return [*found, _where(wanted, many=many, joint=joint)]


def _in_zones_of_its_owner(wanted: Filter) -> bool:
    """Whether it asks for cards of somebody where a card is nobody's but its owner's."""
    zones = _listed(wanted.zone)
    return isinstance(wanted.owner, str) and bool(zones) and set(zones) <= {*_OF_A_PLAYER}


def _of_owners(wanted: Filter, *, many: bool) -> list[str]:
    owns = {"you": "you own", "opponent": "your opponents own"}
    found = []
    if not _in_zones_of_its_owner(wanted):
        found.append(_either(tuple(owns.get(player, f"{player} owns") for player in _listed(wanted.owner))))
    zones = _listed(wanted.zone)
    if wanted.belongs_to is not None and zones in ((), ("battlefield",), ("stack",)):
        found.append(f"{_the_player(wanted.belongs_to)} controls")
    elif wanted.belongs_to is not None and not set(zones) <= {*_OF_A_PLAYER}:
        found.append(f"that belong{'' if many else 's'} to {_the_player(wanted.belongs_to)}")
    return found


def _the_player(belongs_to: str) -> str:
    return belongs_to if belongs_to.startswith(("an ", "its ")) else f"the {belongs_to}"


def _where(wanted: Filter, *, many: bool, joint: str) -> str:
    """Say the zones: ``"in your hand"``, ``"in a graveyard"``; nothing of the battlefield or the stack alone."""
    zones = _listed(wanted.zone)
    if wanted.belongs_to is not None and zones and set(zones) <= {*_OF_A_PLAYER}:
        return f"in {possessive(_the_player(wanted.belongs_to))} {_either(zones, joint)}"
    if _in_zones_of_its_owner(wanted):
        player = str(wanted.owner)
        if player.startswith(_ONE_OF_THEM):
            # The cards of all of them count together.
            of_each = _either(tuple(_OF_A_PLAYER[zone] for zone in zones))
            return f"in {of_each} of {possessive(player.removeprefix(_ONE_OF_THEM))} opponents"
        whose = {"you": "your", "opponent": "your opponents'"}.get(player, possessive(player))
        return f"in {whose} {_either(tuple(_OF_A_PLAYER[zone] if player == 'opponent' else zone for zone in zones))}"
    if zones in ((), ("battlefield",), ("stack",)):
        return ""
    if set(zones) >= {*_PLACES}:
        return "anywhere"
    places = _PLACES if many else _PLACES | _PLACE_OF_ONE
    return _either(tuple(places.get(zone, f"in {zone}") for zone in zones), joint)


def _with_more(wanted: Filter, them: str) -> list[str]:
    """Say what stands with "with" or "of": counters, colors, abilities, what was chosen, what it is attached to."""
    found = []
    if wanted.counters == "any":
        found.append(f"with counters on {them}")
    elif wanted.counters is not None:
        each = [_counters(kind, _how_many(limit)) for kind, limit in wanted.counters.items()]
        found.append(f"with {listed_words(each)} on {them}")
    if wanted.number_of_colors is not None:
        found.append(f"with {_how_many(wanted.number_of_colors)} colors")
    if wanted.has_abilities is not None:
        found.append("with abilities" if wanted.has_abilities else "with no abilities")
    if wanted.chosen is not None:
        found.append(f"{'with' if wanted.chosen == 'name' else 'of'} the chosen {wanted.chosen}")
    if wanted.attached_to is not None:
        found.append(f"attached to {'it' if wanted.attached_to in _STAND_INS else wanted.attached_to}")
    return found


def _counters(kind: str, how_many: str) -> str:
    what = "counter" if how_many == "one" else "counters"
    return f"{how_many} {what}" if kind == "any" else f"{how_many} {kind} {what}"


def _how_many(limit: object) -> str:
    """Say a comparison of what is counted, not measured: ``"three or more"``."""
    words = comparison_words(str(limit)).replace("greater", "more").replace("less", "fewer")
    return _NUMBER.sub(lambda found: in_words(int(found[0])), words)


_NUMBER = re.compile(r"\d+")


def in_words(number: int) -> str:
    """Say a number as sentences have it: ``"three"``, ``"25"``."""
    return NUMBER_WORDS[number] if number < len(NUMBER_WORDS) else str(number)


def comparison_words(text: str) -> str:
    """Say a comparison: ``"3 or greater"``."""
    for sign, words in (("<=", "{} or less"), (">=", "{} or greater"), ("!=", "other than {}")):
        if text.startswith(sign):
            return words.format(text.removeprefix(sign).strip())
    for sign, words in (("<", "less than {}"), (">", "greater than {}"), ("=", "{}")):
        if text.startswith(sign):
            return words.format(text.removeprefix(sign).strip())
    return text


# Of whose several opponents something is said, where these have no one name.
_ONE_OF_THEM = "an opponent of "


def told_by_name(value: Countable, player: str, opponent: str) -> Countable:
    """Give what asks or counts with the names of players for "you" and, where there is but one, for an opponent."""
    # Of several one is meant, whoever it is: nobody who reads is "you", and so has no opponents here.
    one_of_them = f"{_ONE_OF_THEM}{player}" if isinstance(value, Filter) else "opponent"
    names = {"you": player, "opponent": opponent or one_of_them}
    given: dict[str, object] = {}
    for key in value.__struct_fields__:
        held = getattr(value, key)
        if isinstance(held, msgspec.Struct):
            given[key] = told_by_name(held, player, opponent)
        elif isinstance(held, tuple) and any(isinstance(one, msgspec.Struct) for one in held):
            given[key] = tuple(told_by_name(one, player, opponent) for one in held)
        elif _tells_a_player(value, key) and held in names:
            given[key] = names[held]
        elif key == "said" and held is not None:
            given[key] = words_about(held, player)
    return msgspec.structs.replace(value, **given) if given else value


def compared_by_name(value: Countable, called: Callable[[str], str]) -> Countable:
    """Give what asks or counts with a name for what it compares others with, or for what they are attached to."""
    given: dict[str, object] = {}
    for key in value.__struct_fields__:
        held = getattr(value, key)
        if isinstance(held, msgspec.Struct):
            given[key] = compared_by_name(held, called)
        elif isinstance(held, tuple) and any(isinstance(one, msgspec.Struct) for one in held):
            given[key] = tuple(compared_by_name(one, called) for one in held)
        elif isinstance(value, Filter) and key in _COMPARED_WITH and held is not None:
            given[key] = called(held)
    return msgspec.structs.replace(value, **given) if given else value


# With what an object must share a color, a creature type or the name, what it must be attached to and must not be.
_COMPARED_WITH = ("shares_color_with", "shares_creature_type_with", "same_name_as", "attached_to", "other")


def _tells_a_player(value: object, key: str) -> bool:
    return key in ("turn_of", "life", "opponents") or (isinstance(value, Filter) and key in ("controller", "owner"))
