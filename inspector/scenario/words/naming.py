"""What objects are called in sentences: as they are named now, as they were placed, by a name given to them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from inspector.cards import name_key
from inspector.rules import Table, controllers_now, names_now

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
_SHORTEST = 3
# With these no name is short enough to mean what it begins.
_NO_NAMES = frozenset(("the", "all", "each", "every", "his", "her", "its", "their", "for", "out", "into"))
_FACE_DOWN = "the face-down creature"


class TableNames:
    """The names of the objects of one table; ``placed`` are the names under which they came, by label."""

    def __init__(self, table: Table, placed: Mapping[str, str]) -> None:
        """Look at what lies on the table."""
        self.table = table
        self._now: dict[str, list[str]] = {}
        self._placed: dict[str, list[str]] = {}
        self._labels: dict[str, list[str]] = {}
        self.shown: dict[str, str] = {}
        for label, names in names_now(table).items():
            self.shown[label] = " // ".join(names)
            for name in {*names, self.shown[label]} - {""}:
                self._now.setdefault(name_key(name), []).append(label)
        for label in (*table.objects, *table.phased_out, *table.gone, *table.refused):
            self._labels.setdefault(name_key(label), []).append(label)
        for label, name in placed.items():
            if label in table.objects or label in table.phased_out:
                self._placed.setdefault(name_key(name), []).append(label)

    def called(self, name: str) -> list[str]:
        """Give the labels of all objects that a name can mean, those first that bear it now or were given it."""
        key = name_key(name)
        found = list(dict.fromkeys((*self._now.get(key, ()), *self._labels.get(key, ()))))
        return found or self._placed.get(key, []) or self._short(key)

    def _short(self, key: str) -> list[str]:
        """Those whose name begins with these words, as people call Delver of Secrets a Delver."""
        if len(key) < _SHORTEST or key in _NO_NAMES:
            return []
        begun = (f"{key} ", f"{key},")
        named = (
            labels for names in (self._now, self._placed) for name, labels in names.items() if name.startswith(begun)
        )
        return list(dict.fromkeys(label for labels in named for label in labels))

    def of_player(self, name: str, player: str) -> list[str]:
        """Give those of a player: what they control on the battlefield and the stack, what they own elsewhere."""
        return [label for label in self.called(name) if self._whose(label) == player]

    def face_down(self) -> list[str]:
        """Give the face-down permanents."""
        held = self.table.objects.values()
        return [each.label for each in held if each.face_down is not None and each.is_permanent]

    def _whose(self, label: str) -> str:
        held = self.table.objects.get(label)
        if held is None:
            return ""
        if held.zone not in ("battlefield", "stack"):
            return held.owner
        return controllers_now(self.table).get(label, held.controller)

    def phrases(self, label: str) -> Iterator[str]:
        """Give what an object can be called, the canonical way first: only what means no other is to be taken."""
        name = self.shown.get(label, "")
        if name:
            yield name
        elif len(self.face_down()) == 1 and label in self.face_down():
            yield _FACE_DOWN
        numbered = bool(name) and re.fullmatch(rf"{re.escape(name)} [0-9]+", label) is not None
        if not numbered:
            yield label
        if name:
            whose = self._whose(label)
            if whose:
                yield f"{whose}'s {name}"
            alike = self.called(name)
            if label in alike and alike.index(label) < len(ORDINALS):
                yield f"the {ORDINALS[alike.index(label)]} {name}"
        yield label

    def phrase(self, label: str) -> str:
        """Give what an object is called in a sentence."""
        for phrase in self.phrases(label):
            if self.meant(phrase) == [label]:
                return phrase
        return f'"{label}"'

    def meant(self, phrase: str) -> list[str]:
        """Give the labels that a whole phrase can mean."""
        if phrase.startswith('"') and phrase.endswith('"') and len(phrase) > 2:
            return [phrase[1:-1]]
        plain = self.called(phrase)
        if plain:
            return plain
        lower = phrase.lower()
        if lower == _FACE_DOWN:
            return self.face_down()
        if lower.startswith("the "):
            ordinal, _, name = phrase[4:].partition(" ")
            if ordinal.lower() in ORDINALS:
                alike, place = self.called(name), ORDINALS.index(ordinal.lower())
                return alike[place : place + 1]
            return self.called(phrase[4:])
        return self._of_somebody(phrase)

    def _of_somebody(self, phrase: str) -> list[str]:
        players = self.table.players
        for word, player in _whose_words(players):
            if phrase.lower().startswith(f"{word.lower()} "):
                return self.of_player(phrase[len(word) + 1 :], player)
        return []


def _whose_words(players: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Give the words that say whose something is; with two players the first one is the one who speaks."""
    for player in sorted(players, key=len, reverse=True):
        yield f"{player}'s", player
    if len(players) == 2:
        yield "my", players[0]
        for word in ("your", "my opponent's", "the opponent's", "opponent's", "his", "her", "their"):
            yield word, players[1]
