"""Of whom a question asks: the objects that its words mean on the board as it then is, or what is asked back."""

from __future__ import annotations

import re
from collections.abc import Iterator

from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.errors import WordsError
from inspector.scenario.words.naming import lies_where_said
from inspector.scenario.words.parts import Scene
from inspector.scenario.words.question_forms import ASKED_IN_ZONE, EVERY_ONE, IT_WORDS, THOSE_WORDS
from inspector.scenario.words.slots import number_in_words, objects_at


class OfWhomAsked:
    """Finds the objects that words of a question mean."""

    def __init__(self, scene: Scene, text: Cursor) -> None:
        """Take the board and the text in which the question stands."""
        self.scene = scene
        self.text = text

    def objects(self, found: re.Match[str], begin: int) -> list[str]:
        """Give the objects that the words of a match mean: several where they say so."""
        words = " ".join(found["x"].lower().split())
        those = self.those(words)
        if those:
            return those
        first, _, second = found["x"].partition(" and ")
        if second and words not in IT_WORDS:
            at = begin + found.start("x")
            try:
                second = second.strip().removeprefix("of ")
                return [self.meant(first.strip(), at), self.meant(second, at + len(first) + len(" and "))]
            except WordsError:
                # A name may have the word too.
                return [self._object(found, begin)]
        alike = self._every_one(words) or self.alike(words)
        return alike or [self._object(found, begin)]

    def those(self, words: str) -> list[str]:
        """Give all that were spoken of together, where the words mean these."""
        those = [label for label in self.scene.those if label in self.scene.table.objects]
        return those if words.lower() in THOSE_WORDS and (words.lower() not in IT_WORDS or len(those) > 1) else []

    def _every_one(self, words: str) -> list[str]:
        """Give all of a kind where the words say so: ``each creature``, ``all lands``."""
        found = EVERY_ONE.fullmatch(words)
        return [] if found is None else self.scene.names.meant(f"the {found['kind']}")

    def alike(self, words: str) -> list[str]:
        """Give all that a plural means, where they bear one name."""
        if not words.endswith("s"):
            return []
        names = self.scene.names
        labels = next((found for each in (words, *_singulars(words)) if (found := names.meant(each))), [])
        return labels if len(labels) > 1 and len({names.shown.get(label, "") for label in labels}) == 1 else []

    def _object(self, found: re.Match[str], begin: int) -> str:
        """Give the object that the words of a match mean; raises WordsError where it is none or is elsewhere."""
        at, words = begin + found.start("x"), found["x"].strip()
        placed = ASKED_IN_ZONE.search(words)
        plain = words if placed is None else words[: placed.start()]
        label = self.meant(plain, at)
        held = self.scene.table.objects.get(label)
        if placed is not None and held is not None and not lies_where_said(self.scene.table.players, placed, held):
            problem = f"{self.scene.names.phrase(label)} is not there now"
            raise WordsError(problem, self.text.given, at + placed.start("zone"), at + placed.end("zone"))
        return label

    def meant(self, words: str, at: int) -> str:
        """Give the one object that words at a place mean; raises WordsError, which asks back where several are."""
        if words.lower() in IT_WORDS and self.scene.last:
            return self.scene.last
        labels = self.scene.names.meant(words)
        if len(labels) != 1:
            # What is said behind a name, or by a word that points, is read as in a sentence.
            text = Cursor(words, is_loose=True)
            whole = {label for end, label in objects_at(self.scene, text, 0) if end == len(words)}
            labels = [*whole] if len(whole) == 1 else labels
        if not labels and words.lower().startswith(("a ", "an ", "both ", "all ")):
            labels = self.scene.names.meant(words.partition(" ")[2])
        if len(labels) == 1:
            return labels[0]
        if labels and self.scene.last in labels and words.lower().startswith(("the ", "that ", "this ")):
            return self.scene.last
        end = at + len(words)
        if labels:
            phrases = tuple(self.scene.names.phrase(label) for label in labels)
            which = self.scene.names.told_apart(labels)
            problem = f'{number_in_words(len(labels))} objects are called "{words}": {which}'
            raise WordsError(problem, self.text.given, at, end, proposals=phrases)
        expected = ("an object on the board",)
        raise WordsError(f'"{words}" is nothing on the board', self.text.given, at, end, expected)


def _singulars(words: str) -> Iterator[str]:
    """Give what words in the plural may be of: "the Bears", "the Wolves", "the Allies"."""
    yield words.removesuffix("s")
    yield from (f"{words[:-3]}{end}" for end in ("f", "fe") if words.endswith("ves"))
    yield from (f"{words[:-3]}y" for _ in range(words.endswith("ies")))
