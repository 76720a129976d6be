"""Games played at random: every action that files know, with every field, sensible or not, over all editions.

What an action may hold is read from its own type, so that a new action or field is played as soon as it is there.
A game must have an answer to everything that can be asked at all, be the same when it is played again, be as it was
when it is taken back, and care neither for the order of the objects nor for what they are called.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import inspect

from inspector.library import bundled_cards
from inspector.rules import (
    Action,
    GameObject,
    Outcome,
    Result,
    RulesError,
    Table,
    all_characteristics,
    available_actions,
    edition_of,
    new_table,
    numbers,
    perform,
)

Record = dict[str, Any]
Values = dict[str, dict[str, object]]
PLAYERS = ("Ana", "Ben")
LABELS = tuple("abcdefg")
NOBODY = "nobody"
# Most fields are left out most of the time, or hardly any action would be possible.
_GIVEN = 0.25
_NONSENSE = 0.05
_WORDS = ("Forest", "Swamp", "Human", "Werewolf", "Elf", "Plains", "red", "blue")
_BY_NAME: Mapping[str, tuple[Any, ...]] = {
    "player": PLAYERS,
    "control": PLAYERS,
    "controller": (*PLAYERS, "you"),
    "types": ("Creature", "Land", "Artifact", "Enchantment", "Planeswalker"),
    "subtypes": ("Human", "Forest", "Aura", "Wizard", "Island"),
    "supertypes": ("Legendary", "Basic", "Snow", "World"),
    "abilities": ("Flying", "Trample", "Devoid", "Changeling", "Ward {2}", "{T}: Add {G}."),
    "keywords": ("Flying", "Trample", "Morph"),
    "kind": ("+1/+1", "-1/-1", "loyalty", "defense", "flying", "lore"),
    "zone": ("battlefield", "hand", "graveyard", "stack"),
    "from": _WORDS,
    "to_word": _WORDS,
    "power": ("+1", "-2", 2, 0, "<=2"),
    "toughness": ("+1", "-2", 2, 0, ">2"),
    "mana_value": ("<=2", 3, "mana value", ">=0"),
    "called": ("Giant Growth", ""),
    "mana_cost": ("{2}{U}", "", "{W/U}{X}"),
}
_LABELED = frozenset(
    (
        *("object", "objects", "of", "as_copy_of", "ability_of", "source", "on", "other", "same_name_as"),
        *("onto", "with"),
    )
)
_DESIGNATIONS = (
    *("monstrous", "renowned", "saddled", "suspected", "commander", "paired", "attacking", "blocking", "goaded"),
    *("class level 2", "prepared", "solved", "ring-bearer", "left half unlocked", "blocked", "unheard of"),
)
_OWN_LABEL = frozenset({"as", "as_copy"})


class Found(msgspec.Struct):
    """What broke in a game: the actions up to there, and what was wrong."""

    edition: str
    seed: int
    wrong: str
    actions: list[Record]

    def __str__(self) -> str:
        shown = msgspec.json.encode(self.actions).decode()
        return f"{self.edition}, seed {self.seed}: {self.wrong}\n  {shown}"


@cache
def card_names() -> tuple[str, ...]:
    """Every bundled card."""
    return tuple(card.name for card in bundled_cards())


_TOKENS: Final = (
    "Treasure",
    "Incubator",
    "Monster Role token",
    "1/1 white Soldier creature token",
    "4/4 white and black Angel creature token with flying and vigilance",
    "Grizzly Bears",
)


@cache
def kinds_of_actions() -> tuple[inspect.StructType, ...]:
    """What each action may hold, from its own type."""
    union = inspect.type_info(Action)
    assert isinstance(union, inspect.UnionType)
    return tuple(kind for kind in union.types if isinstance(kind, inspect.StructType))


class Player:
    """Plays one game at random: the same seed, the same game."""

    def __init__(self, edition: str, seed: int) -> None:
        self.edition = edition
        self.seed = seed
        self.random = random.Random(f"{edition} {seed}")
        self.endings: Counter[str] = Counter()
        self.actions: list[Record] = []
        self.tables: list[Table] = [new_table(edition_of(edition), PLAYERS, bundled_cards())]
        self._made = 0

    @property
    def table(self) -> Table:
        """The table now."""
        return self.tables[-1]

    def play(self, actions: int) -> Found | None:
        """Play so many actions, whether or not they can be asked, and say what was wrong."""
        seen: list[Values] = [{}]
        for _ in range(actions):
            record = self._record()
            wrong = self._act(record)
            if wrong:
                return Found(self.edition, self.seed, wrong, [*self.actions, record])
            if len(self.tables) > len(seen):
                seen.append(values(self.table))
        wrong = self._again(seen)
        return Found(self.edition, self.seed, wrong, self.actions) if wrong else None

    def _act(self, record: Record) -> str:
        try:
            action = msgspec.convert(record, Action)
        except msgspec.ValidationError:
            self.endings["unreadable"] += 1
            return ""
        try:
            after, outcome = perform(self.table, action, step=len(self.actions))
            self.endings[str(outcome.result)] += 1
            wrong = what_is_wrong(self.table, after, outcome, self.edition)
        except RulesError:
            self.endings["cannot be asked"] += 1
            return ""
        except Exception as error:  # noqa: BLE001 - whatever is raised is what was looked for
            return f"{type(error).__name__}: {error}"
        self.actions.append(record)
        self.tables.append(after)
        return wrong

    def _again(self, seen: list[Values]) -> str:
        """What differs when the game is taken back, played again, or played with other labels and another order."""
        back = self.random.randrange(len(self.tables))
        if values(self.tables[back]) != seen[back]:
            return f"taken back to action {back}, the values are not as they were"
        table, renamed = self.tables[0], self.tables[0]
        for index, record in enumerate(self.actions):
            table, _ = perform(table, msgspec.convert(record, Action), step=index)
            renamed, _ = perform(renamed, msgspec.convert(with_other_labels(record), Action), step=index)
        if table != self.table or values(table) != seen[-1]:
            return "played again, the table is another"
        if {label[::-1]: held for label, held in values(renamed).items()} != seen[-1]:
            return "with other labels, the values are others"
        turned = msgspec.structs.replace(self.table, objects=dict(reversed(self.table.objects.items())))
        return "" if values(turned) == seen[-1] else "in another order, the values are others"

    def _record(self) -> Record:
        if self.table.objects and self.random.random() < 0.3:
            label = self.random.choice(tuple(self.table.objects))
            offers = available_actions(self.table, label)
            return _plain(self.random.choice(offers).action)
        if len(self.table.objects) < 4:
            return self._placing()
        return self._of(self.random.choice(kinds_of_actions()))

    def _placing(self) -> Record:
        record: Record = {"do": "place", "card": self.random.choice(card_names()), "as": self._new_label()}
        zones = ("battlefield", "battlefield", "battlefield", "hand", "stack", "graveyard", "exile", "library")
        record |= {"zone": self.random.choice(zones), "player": self.random.choice(PLAYERS)}
        extras: tuple[Record, ...] = (
            {"face": "back"},
            {"unlocked": ["left"]},
            {"face_down": "morph"},
            {"flipped": True},
        )
        return record | self.random.choice((*({},) * 5, *extras))

    def _of(self, kind: inspect.StructType) -> Record:
        record: Record = {"do": kind.tag} if kind.tag is not None else {}
        ways = [name for name in ("object", "objects", "filter", "on") if any(f.name == name for f in kind.fields)]
        way = self.random.choice(ways) if len(ways) > 1 else ""
        # Of a long list of keys as few are given as of a short one: too much at once is never done.
        given = min(_GIVEN, 4 / max(1, len(kind.fields)))
        for field in kind.fields:
            wanted = field.required or field.encode_name == way or self.random.random() < given
            if field.encode_name in ways and way not in ("", field.encode_name):
                wanted = self.random.random() < _NONSENSE
            if wanted:
                record[field.encode_name] = self._value(field.encode_name, field.type)
        if kind.tag == "effect" and not {"while", "zones"}.isdisjoint(record):
            # They are about a source.
            record.setdefault("source", self._label())
        if kind.tag == "reveal" and "to" in record:
            record["to"] = self.random.choice(PLAYERS)
        if kind.tag == "create_token":
            record["card"] = self.random.choice(_TOKENS)
        if kind.tag == "designate":
            record["as"] = self.random.choice(_DESIGNATIONS)
            record.pop("with", None)
            if record["as"] == "paired" and "off" not in record:
                record["with"] = self._label()
        return record

    def _value(self, name: str, kind: inspect.Type) -> Any:  # noqa: ANN401 - whatever a field may hold
        if self.random.random() < _NONSENSE:
            return self.random.choice((None, NOBODY, -1, [], True, 99))
        if name in _LABELED or (name == "to" and isinstance(kind, inspect.StrType)):
            return self._labels(kind)
        if name in _OWN_LABEL:
            return self._new_label()
        if name in ("card", "name"):
            return self.random.choice(card_names())
        if isinstance(kind, inspect.UnionType):
            given = [each for each in kind.types if not isinstance(each, inspect.NoneType)]
            return self._value(name, self.random.choice(given))
        return self._of(kind) if isinstance(kind, inspect.StructType) else self._simple(name, kind)

    def _simple(self, name: str, kind: inspect.Type) -> Any:  # noqa: ANN401 - whatever a field may hold
        known = next((words for part, words in _BY_NAME.items() if name.endswith(part)), None)
        if isinstance(kind, inspect.LiteralType):
            return self.random.choice(kind.values)
        if isinstance(kind, inspect.Metadata) and known is None:
            return self._simple(name, kind.type)
        if isinstance(kind, inspect.BoolType):
            return self.random.random() < 0.7
        if isinstance(kind, inspect.VarTupleType | inspect.ListType):
            return [self._value(name, kind.item_type) for _ in range(self.random.choice((0, 1, 1, 2)))]
        if isinstance(kind, inspect.TupleType):
            return [self._value(name, each) for each in kind.item_types]
        if isinstance(kind, inspect.DictType):
            return {self.random.choice(_BY_NAME["kind"]): self.random.randrange(-1, 4)}
        if isinstance(kind, inspect.IntType):
            return self.random.randrange(-2, 6)
        if isinstance(kind, inspect.EnumType):
            return self.random.choice([str(member.value) for member in kind.cls])
        return self.random.choice(known or _WORDS)

    def _labels(self, kind: inspect.Type) -> Any:  # noqa: ANN401 - one label or several
        if isinstance(kind, inspect.UnionType):
            return self._labels(
                self.random.choice([each for each in kind.types if not isinstance(each, inspect.NoneType)])
            )
        if isinstance(kind, inspect.LiteralType):
            return self.random.choice(kind.values)
        if isinstance(kind, inspect.VarTupleType):
            return [self._label() for _ in range(self.random.choice((1, 1, 2)))]
        if isinstance(kind, inspect.TupleType):
            return [self._label() for _ in kind.item_types]
        return self._label()

    def _label(self) -> str:
        known = (*self.table.objects, *self.table.objects, *self.table.objects, *self.table.gone, *self.table.refused)
        return self.random.choice((*known, NOBODY)) if known else NOBODY

    def _new_label(self) -> str:
        self._made += 1
        return f"{self.random.choice(LABELS)}{self._made}"


def _but_for_doubts(table: Table) -> dict[str, GameObject]:
    """What lies there, whatever words that were not read may have done to it: these mark, and change nothing."""
    return {label: msgspec.structs.replace(held, told_unread=()) for label, held in table.objects.items()}


def what_is_wrong(before: Table, after: Table, outcome: Outcome, edition: str) -> str:
    """What no action may leave behind; nothing if all is well."""
    if outcome.result in (Result.ILLEGAL, Result.NOT_COMPUTED):
        if (_but_for_doubts(after), after.effects, after.day_night) != (
            _but_for_doubts(before),
            before.effects,
            before.day_night,
        ):
            return f"{outcome.result}, and yet the table is another"
        if outcome.events:
            return f"{outcome.result}, and yet something happened"
    for reason in outcome.reasons:
        if reason.rules != numbers(reason.concept, edition):
            return f"{reason.concept} is cited as {reason.rules}"
    found = all_characteristics(after)
    if set(found) != set(after.objects):
        return "not every object has values"
    for label, held in found.items():
        for key, reasons in held.why.items():
            if not all(reason.says.strip() and reason.rules for reason in reasons):
                return f"{key} of {label} has a reason that says nothing or cites nothing"
    return ""


def values(table: Table) -> Values:
    """Every value of every object, computed anew, without the sentences, which call objects by their labels."""
    found = all_characteristics(msgspec.structs.replace(table, objects=dict(table.objects)))
    keys = (
        [name for name in next(iter(found.values())).__struct_fields__ if name not in ("why", "proof", "label")]
        if found
        else []
    )
    return {
        label: {
            **{key: getattr(held, key) for key in keys},
            # Warnings, of which two objects may give one each: their order says nothing.
            "not_computed": sorted((told.text, told.keys) for told in held.not_computed),
            # What values wait for names its source by its label too.
            "depends": sorted((told.text, told.keys) for told in held.depends),
        }
        for label, held in found.items()
    }


def with_other_labels(record: Record) -> Record:
    """The same action with every label spelled backward."""
    turned = dict(record)
    for key in _LABELED | _OWN_LABEL | {"to"}:
        value = turned.get(key)
        if (
            isinstance(value, str)
            # In an amount, "of" says what is counted.
            and (key, record["do"]) not in (("to", "move"), ("to", "reveal"), ("as", "designate"), ("of", ""))
            and value not in ("attached", "self", "paired")
        ):
            turned[key] = value[::-1]
        elif isinstance(value, list):
            turned[key] = [each[::-1] if isinstance(each, str) else each for each in value]
    for key in ("filter", "not", "count", "change", "set_power", "set_toughness"):
        if isinstance(turned.get(key), dict):
            turned[key] = with_other_labels({"do": "", **turned[key]})
            turned[key].pop("do")
    return turned


def _plain(action: Action) -> Record:
    record: Record = msgspec.json.decode(msgspec.json.encode(action))
    return record


def run_games(editions: tuple[str, ...], seeds: range, actions: int) -> tuple[list[Found], Counter[str]]:
    """Play a game under each edition from each seed; give what broke, and how the actions ended."""
    found: list[Found] = []
    endings: Counter[str] = Counter()
    for seed in seeds:
        for edition in editions:
            player = Player(edition, seed)
            broken = player.play(actions)
            endings += player.endings
            if broken is not None:
                found.append(broken)
    return found, endings
