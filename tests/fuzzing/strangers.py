"""What strangers might send, made at random but in the right form, so that it comes past the door: five kinds of it.

Values come from what the types of the actions say, so that a new action or key is tried without a word here; most are
sensible, some are as hostile as can be. The same number gives the same input.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, get_args

from msgspec import inspect

from inspector.cards import LAYOUTS, Definition, StaticAbility
from inspector.rules import EDITIONS, Action
from inspector.scenario.expectations import OBJECT_KEYS
from tests.fuzzing.pools import (
    COSTS,
    EXACTLY_ONE,
    HOSTILE_TEXTS,
    KINDS,
    NAMES,
    NUMBERS,
    PLAYERS,
    SENTENCES,
    TYPES,
    WHOLE,
    ZONES,
)

Record = dict[str, Any]


class Chance(random.Random):
    """Dice that are mostly sensible; ``malice`` is how often they are not."""

    def __init__(self, seed: int) -> None:
        """Take the number of an input."""
        super().__init__(seed)
        self.malice = self.choice((0.0, 0.0, 0.02, 0.1, 0.3))
        self.labels: list[str] = []

    def evil(self) -> bool:
        """Whether something hostile comes next."""
        return self.random() < self.malice

    def text(self, *pool: str) -> str:
        """A text of a pool, or a hostile one."""
        return self.choice(HOSTILE_TEXTS) if self.evil() or not pool else self.choice(pool)

    def some(self, make: Callable[[], Any], most: int = 3) -> list[Any]:
        """A few of something."""
        return [make() for _ in range(self.randint(0, most))]


# Cards.


def face(chance: Chance, name: str = "") -> Record:
    """One face of a card."""
    made: Record = {"name": name or chance.text("Bear", "Night Hound", "Mill Keeper"), "type_line": chance.text(*TYPES)}
    made["mana_cost"] = chance.text(*COSTS)
    made["oracle_text"] = "\n".join(chance.text(*SENTENCES) for _ in range(chance.randint(0, 4)))
    for key in ("power", "toughness", "loyalty", "defense"):
        if chance.random() < 0.6:
            made[key] = chance.text(*NUMBERS)
    for key in ("colors", "color_indicator"):
        if chance.random() < 0.2:
            made[key] = chance.sample("WUBRG", chance.randint(0, 3))
    if chance.random() < 0.15:
        made["static"] = chance.some(lambda: plausible(chance, inspect.type_info(StaticAbility)), 2)
    if chance.random() < 0.1:
        made["define"] = plausible(chance, inspect.type_info(Definition))
    return made


def card(chance: Chance) -> Record:
    """A card of any layout, mostly with as many faces as it has."""
    layout = chance.text(*LAYOUTS)
    many = (
        2 if layout in LAYOUTS and LAYOUTS[layout].shape not in (LAYOUTS["normal"].shape, LAYOUTS["meld"].shape) else 0
    )
    if chance.evil():
        many = chance.choice((0, 1, 3, 5, 17))
    parts = [face(chance, f"Side {number}") for number in range(many)]
    name = " // ".join(part["name"] for part in parts) if parts else chance.text("Bear", "Old Bear", *NAMES)
    made = (
        face(chance, name) | {"layout": layout} if not parts else {"name": name, "layout": layout, "card_faces": parts}
    )
    if chance.random() < 0.2:
        made["keywords"] = chance.some(lambda: chance.text("Flying", "Devoid", "Morph", "Foo"))
    if layout == "meld" or chance.evil():
        others = ("meld_part", "meld_result", "token")
        made["all_parts"] = chance.some(
            lambda: {"name": chance.text(name, *NAMES), "component": chance.choice(others)}, 4
        )
    for _ in range(chance.random() < chance.malice):
        made[chance.choice(sorted(made))] = junk(chance)
    return made


def junk(chance: Chance) -> Any:  # noqa: ANN401 - anything at all
    """Any value that JSON can hold."""
    return chance.choice(
        [
            None,
            True,
            False,
            0,
            -1,
            1.5,
            1e308,
            10**30,
            "",
            [],
            {},
            [[]],
            [None],
            {"a": {}},
            chance.choice(HOSTILE_TEXTS),
            ["x"] * 30,
        ]
    )


# Values of the types that the actions are made of.


def plausible(chance: Chance, kind: inspect.Type, key: str = "", deep: int = 0) -> Any:  # noqa: ANN401, C901
    """A value that a type allows, references mostly to what there is."""
    if chance.evil() and chance.evil():
        return junk(chance)
    bare = kind.type if isinstance(kind, inspect.Metadata) else kind
    match bare:
        case inspect.UnionType(types=types):
            given = [each for each in types if not isinstance(each, inspect.NoneType)]
            return plausible(chance, chance.choice(given), key, deep)
        case inspect.StructType(fields=fields, tag=tag, tag_field=tag_field):
            made: Record = {tag_field: tag} if tag_field is not None and tag is not None else {}
            names = {field.encode_name for field in fields}
            one_of = next((group for group in EXACTLY_ONE if names.issuperset(group)), ())
            chosen = () if chance.evil() or not one_of else (chance.choice(one_of),)
            for field in fields:
                name = field.encode_name
                likely = 0.9 if name == "of" else 0.25 if deep < 2 else 0.08
                if name in chosen or (not (chosen and name in one_of) and (field.required or chance.random() < likely)):
                    made[name] = plausible(chance, field.type, name, deep + 1)
            return made
        case inspect.LiteralType(values=values):
            return chance.choice(values)
        case inspect.EnumType(cls=cls):
            return chance.choice([each.value for each in cls])
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return chance.some(lambda: plausible(chance, item, key, deep + 1), 2)
        case inspect.TupleType(item_types=items):
            return [plausible(chance, item, key, deep + 1) for item in items]
        case inspect.DictType(value_type=value):
            return {chance.text(*KINDS): plausible(chance, value, key, deep + 1) for _ in range(chance.randint(0, 2))}
        case inspect.BoolType():
            return chance.random() < 0.5
        case inspect.IntType() | inspect.FloatType():
            return chance.choice(WHOLE) if chance.evil() else chance.choice(WHOLE[:10])
        case inspect.StrType(pattern=str(pattern)):
            return chance.text(*(("+1", "-2", "+10") if pattern.startswith("^[+-]") else ("<=3", "=2", "!=0", ">1")))
        case inspect.StrType():
            return word(chance, key)
        case inspect.NoneType():
            return None
    return junk(chance)


def word(chance: Chance, key: str) -> str:
    """A text for a key: a label, a player, a zone, a card, a type."""
    pools: dict[str, tuple[str, ...]] = {
        **dict.fromkeys(("player", "controller", "control", "owner"), PLAYERS),
        **dict.fromkeys(("types", "set_types", "add_types", "remove_types"), ("Creature", "Artifact", "Land")),
        **dict.fromkeys(("subtypes", "set_subtypes", "add_subtypes"), ("Human", "Island", "Aura")),
        **dict.fromkeys(("supertypes", "add_supertypes", "remove_supertypes"), ("Legendary", "Snow")),
        **dict.fromkeys(("keywords", "add_abilities", "remove_abilities", "abilities"), ("Flying", *SENTENCES[:6])),
        **dict.fromkeys(("colors",), ("W", "U", "blue")),
        "zone": ZONES,
        "to": (*ZONES, "green", "Forest"),
        "from": ("red", "Island"),
        "kind": KINDS,
        "mana_cost": COSTS,
        "card": NAMES,
        "name": NAMES,
    }
    return chance.text(*pools.get(key, tuple(chance.labels) or ("x",)))


# The five kinds.


_ACTIONS = get_args(Action)


def scenario(chance: Chance) -> bytes:
    """A scenario file: cards of its own, some placed, then any actions and expectations."""
    # Two different cards of one name are refused at the door, and would try nothing behind it.
    cards = list({str(each.get("name")): each for each in chance.some(lambda: card(chance), 3)}.values())
    names = [str(each.get("name")) for each in cards] + list(NAMES)
    actions: list[Any] = []
    for number in range(chance.randint(1, 5)):
        label = chance.text(f"o{number}")
        placed: Record = {
            "do": "place",
            "card": chance.text(*names),
            "as": label,
            "zone": chance.choice((*ZONES[:2], "battlefield")),
        }
        if chance.random() < 0.3:
            placed |= {"player": chance.choice(PLAYERS), "counters": {chance.text(*KINDS): chance.choice(WHOLE[:9])}}
        chance.labels.append(label)
        actions.append(placed)
    for number in range(chance.randint(0, 7)):
        made = plausible(chance, inspect.type_info(chance.choice(_ACTIONS)))
        for key in ("as", "as_copy"):
            if isinstance(made, dict) and isinstance(made.get(key), str):
                made[key] = f"{key} {number}"
                chance.labels.append(made[key])
        actions.append(made)
    expected = chance.some(lambda: expectation(chance, len(actions)), 3)
    whole: Record = {
        "format": "card-inspector/1",
        "title": chance.text("A board"),
        "cards": cards,
        "actions": actions,
        "expect": expected,
    }
    if chance.random() < 0.7:
        whole["edition"] = chance.choice([edition.key for edition in EDITIONS])
    return mangled(chance, json.dumps(whole, ensure_ascii=chance.random() < 0.5).encode("utf-8", "replace"))


def expectation(chance: Chance, count: int) -> Record:
    """Something expected of an object or an action."""
    if chance.random() < 0.3:
        return {
            "action": chance.randrange(count) if not chance.evil() else count,
            "outcome": chance.text("done", "illegal"),
        }
    key = chance.text(*OBJECT_KEYS)
    shape = inspect.type_info(OBJECT_KEYS[key]) if key in OBJECT_KEYS else inspect.AnyType()
    return {"object": word(chance, "object"), key: plausible(chance, shape, key)}


def mangled(chance: Chance, data: bytes) -> bytes:
    """The same, once in a while with a few bytes changed."""
    found = bytearray(data)
    while chance.evil() and found:
        at = chance.randrange(len(found))
        match chance.randrange(4):
            case 0:
                del found[at : at + chance.randint(1, 40)]
            case 1:
                found[at:at] = chance.choice(
                    (b"\xff", b"\0", b'"', b"[" * 200, b"1e999", b"NaN", b"9" * 500, b"\\ud800", b"\r")
                )
            case 2:
                start = chance.randrange(len(found))
                found[at:at] = found[start : start + chance.randint(1, 60)]
            case _:
                del found[at:]
    return bytes(found)


def cards(chance: Chance) -> bytes:
    """A file of cards: a list, one a line, MTGJSON's shape or Cockatrice's."""
    made = [card(chance) for _ in range(chance.randint(1, 6))]
    match chance.randrange(5):
        case 0:
            text = "[\n" + ",\n".join(json.dumps(each) for each in made) + "\n]"
        case 1:
            text = json.dumps({"object": "list", "data": made})
        case 2:
            text = json.dumps({"data": {str(each["name"]): [mtgjson(chance, each)] for each in made}})
        case 3:
            text = json.dumps({"data": {"TST": {"code": "TST", "cards": [mtgjson(chance, each) for each in made]}}})
        case _:
            inside = "".join(cockatrice(chance, each) for each in made)
            text = f'<cockatrice_carddatabase version="4"><cards>{inside}</cards></cockatrice_carddatabase>'
    return mangled(chance, text.encode("utf-8", "replace"))


def mtgjson(chance: Chance, record: Record) -> Record:
    """A card as MTGJSON has it."""
    made = {"name": record["name"], "layout": record.get("layout"), "type": record.get("type_line", "Instant")}
    made |= {
        "text": record.get("oracle_text"),
        "manaCost": record.get("mana_cost"),
        "side": chance.choice((None, "a", "b")),
    }
    return made | {
        "names": chance.some(lambda: chance.text(*NAMES)),
        "power": record.get("power"),
        "number": chance.text("1", "1a"),
    }


def cockatrice(chance: Chance, record: Record) -> str:
    """A card as Cockatrice has it."""

    def shown(text: object) -> str:
        return str(text).replace("&", "&amp;").replace("<", "&lt;") if not chance.evil() else str(text)

    inside = "".join(
        f"<{key}>{shown(record.get(name, ''))}</{key}>"
        for key, name in (("layout", "layout"), ("type", "type_line"), ("manacost", "mana_cost"))
    )
    related = "".join(
        f'<related attach="x">{shown(chance.choice(NAMES))}</related>' for _ in range(chance.randint(0, 2))
    )
    texts = f"<name>{shown(record['name'])}</name><text>{shown(record.get('oracle_text', ''))}</text>"
    return f"<card>{texts}<prop>{inside}</prop>{related}</card>"


def deck(chance: Chance) -> bytes:
    """A decklist."""
    tails = ("", " (ISD) 51", " [M10]", " *F*", " x2", " # note", " | X", " foil", " $1.20", " <x>")
    heads = ("4 ", "1x ", "SB: 2 ", "x3 ", "", "(2) ", "999999 ", "- ", "[ISD] ", "٣ ")
    lines = [f"{chance.text(*heads)}{chance.text(*NAMES)}{chance.text(*tails)}" for _ in range(chance.randint(1, 20))]
    for _ in range(chance.randint(0, 3)):
        lines.insert(
            chance.randrange(len(lines) + 1),
            chance.text("Deck", "Sideboard", "// Creatures (4)", "", "Commander:", "About"),
        )
    match chance.randrange(4):
        case 0:
            text = "Count,Name,Set\n" + "\n".join(
                f'{chance.choice((1, 4, "x"))},"{chance.text(*NAMES)}",X' for _ in range(4)
            )
        case 1:
            inside = "".join(f'<card number="{chance.text("1", "4")}" name="{chance.text(*NAMES)}"/>' for _ in range(4))
            text = f'<cockatrice_deck><zone name="{chance.text("main", "side")}">{inside}</zone></cockatrice_deck>'
        case _:
            text = chance.choice(("\n", "\r\n", "\r", "\u2028")).join(lines)
    coded = text.encode(chance.choice(("utf-8", "utf-8", "utf-16", "cp1252")), "replace")
    return mangled(chance, coded)


def board(chance: Chance) -> bytes:
    """A board of Forge's."""
    marks = (
        "Tapped",
        "Transformed",
        "Flipped",
        "FaceDown",
        "FaceDown:Manifested",
        "Id:1",
        "Id:2",
        "AttachedTo:1",
        "AttachedTo:2",
    )
    more = (
        "Counters:P1P1=2,LOYALTY=9",
        "Owner:AI",
        "UnlockedRoom:Left",
        "Meld:Bruna, the Fading Light",
        "IsCommander",
        "SummonSick",
        "Counters:=",
        "Set:ISD",
    )
    token = (
        "t:w_1_1_soldier",
        "t:Foo,P:1,T:1,Cost:no cost,Color:R,Types:Creature-Goblin,Keywords:Haste",
        "t:",
        "t:x,P:*",
    )

    def entry() -> str:
        return "|".join(
            [chance.text(*NAMES, *token), *(chance.text(*marks, *more) for _ in range(chance.randint(0, 4)))]
        )

    lines = ["[metadata]", f"Name:{chance.text('A puzzle')}", "[state]", f"ActivePlayer={chance.text('Human', 'AI')}"]
    zones = ("humanbattlefield", "aibattlefield", "humanhand", "aigraveyard", "p0exile", "humanlibrary", "p1command")
    lines += [
        f"{chance.text(zone)}={';'.join(entry() for _ in range(chance.randint(0, 4)))}"
        for zone in (*zones, "turn")
        if chance.random() < 0.5
    ]
    return mangled(chance, "\n".join(lines).encode("utf-8", "replace"))


def rules(chance: Chance) -> bytes:
    """A text of rules: official ones, Markdown or wiki text, more or less in order."""
    head = (
        "Magic Comprehensive Rules",
        "",
        "These rules are effective as of June 6, 2025.",
        "",
        "Contents",
    )
    body: list[str] = []
    for section in chance.sample(range(100, 990), chance.randint(1, 4)):
        body.append(f"{section}. {chance.text('General', 'Double-Faced Cards')}")
        for rule in range(1, chance.randint(2, 6)):
            body.append(
                f"{section}.{rule}{chance.text('.', '', ')')} {chance.text(*SENTENCES)} See rule {section}.{rule}a."
            )
            body += [f"{section}.{rule}{letter} {chance.text(*SENTENCES)}" for letter in "abc"[: chance.randint(0, 3)]]
            body += chance.some(
                lambda: chance.text("Example: It does.", "'''712.1.''' x", "## 709. Split", "[[709.4]]", "|-", "* 1"), 1
            )
    tail = ["Glossary", "", chance.text("Token"), chance.text("What it is."), "", "Credits", ""]
    text = chance.choice(("\n", "\n\n", "\r\n", "\r")).join([*head, *body, *tail] if chance.random() < 0.8 else body)
    return mangled(chance, text.encode(chance.choice(("utf-8", "utf-16", "cp1252", "mac_roman")), "replace"))


KINDS_OF_INPUT: dict[str, Callable[[Chance], bytes]] = {
    "scenarios": scenario,
    "card files": cards,
    "decklists": deck,
    "Forge boards": board,
    "rules texts": rules,
}
