"""All texts that there are to read, the five digests and what is on the shelf: found by name, laid out, searched."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from inspector.rulebook.book import Rulebook
from inspector.rulebook.errors import RulebookError
from inspector.rulebook.reading import read_rules_text
from inspector.rulebook.rules_text import RulesText
from inspector.rulebook.searching import Hit, Searchable
from inspector.rulebook.section_views import Marks, Reader, SectionView
from inspector.rulebook.shelf import Kept
from inspector.rules import EDITIONS


class Loaded(msgspec.Struct, frozen=True):
    """A text at hand: its ``key`` (``"digest 2026-08"``, or the first digits of a checksum), how people read it."""

    key: str
    label: str
    text: RulesText


class SearchHit(msgspec.Struct, frozen=True):
    """A rule that was found, and in which text."""

    loaded: Loaded
    hit: Hit


class TextLibrary:
    """Finds, lays out and searches the texts of a rule book."""

    def __init__(self, book: Rulebook) -> None:
        """Read nothing yet."""
        self.book = book
        self._searchable: dict[str, Searchable] = {}
        self._readers: dict[str, Reader] = {}

    def loaded(self) -> Iterator[Loaded]:
        """Give every text: the kept ones, the newest first, then the digests, the newest first.

        A kept text that cannot be read any more is passed over; ``Rulebook.official.problems`` says so.
        """
        if self.book.official is not None:
            for kept in reversed(self.book.official.shelf.kept()):
                try:
                    yield self._kept(kept)
                except RulebookError:
                    continue
        for edition in reversed(EDITIONS):
            yield self.digest(edition.key)

    def digest(self, edition_key: str) -> Loaded:
        """Give the digest of an edition."""
        text = self.book.digest(edition_key)
        name = next(edition.label for edition in EDITIONS if edition.key == edition_key)
        return Loaded(f"digest {edition_key}", f"{name}, our digest", text)

    def for_edition(self, edition_key: str, number: str = "") -> Loaded:
        """Give the text in which an edition is read: an official one that has the rule or section, or the digest.

        ``number`` is a rule or a section, or empty for any.
        """
        self.book.digest(edition_key)
        for speaker, text in self.book.official.texts(edition_key) if self.book.official else ():
            if not number or number in text.rules or number in text.sections:
                return self._kept(speaker.kept)
        return self.digest(edition_key)

    def named(self, name: str) -> Loaded:
        """Find a text by an edition (``2026-08``), a kept text's date or checksum, ``digest 2026-08``, or a file.

        Raises RulebookError if nothing is called so.
        """
        editions = [edition.key for edition in EDITIONS]
        if name in editions:
            return self.for_edition(name)
        if name.startswith("digest ") and name[7:] in editions:
            return self.digest(name[7:])
        for kept in self.book.official.shelf.kept() if self.book.official else ():
            if str(kept.effective) == name or (len(name) >= 6 and kept.sha256.startswith(name.lower())):
                return self._kept(kept)
        path = Path(name)
        if path.is_file():
            text = read_rules_text(path)
            return Loaded(str(path), f"{text.title}, {text.effective}", text)
        do = f"name one of the editions {', '.join(editions)}, the date of a text you added, or a file"
        raise RulebookError("there is no such rules text", name, do)

    def pair(self, old: str, new: str) -> tuple[Loaded, Loaded]:
        """Find two texts to compare; where one of two editions has only a digest, the digests of both are given.

        Raises RulebookError as ``named`` does.
        """
        before, after = self.named(old), self.named(new)
        editions = {edition.key for edition in EDITIONS}
        if {old, new} <= editions and (before.text.kind == "digest") != (after.text.kind == "digest"):
            return self.digest(old), self.digest(new)
        return before, after

    def view(self, loaded: Loaded, number: str, marks: Marks | None = None) -> SectionView:
        """Lay out the section that a rule stands in, or the section ``number`` itself; raises RulebookError."""
        return self.reader(loaded).section(number, marks=marks)

    def reader(self, loaded: Loaded) -> Reader:
        """Give what lays out a text's sections."""
        if loaded.key not in self._readers:
            self._readers[loaded.key] = Reader(loaded.text, loaded.label)
        return self._readers[loaded.key]

    def search(self, query: str, within: tuple[Loaded, ...] | None = None, most: int = 200) -> tuple[SearchHit, ...]:
        """Search all texts, or those ``within``, in their order; at most ``most`` rules are given."""
        found: list[SearchHit] = []
        for loaded in self.loaded() if within is None else within:
            if loaded.key not in self._searchable:
                self._searchable[loaded.key] = Searchable(loaded.text)
            found += [SearchHit(loaded, hit) for hit in self._searchable[loaded.key].find(query, most - len(found))]
            if len(found) >= most:
                break
        return tuple(found)

    def _kept(self, kept: Kept) -> Loaded:
        assert self.book.official is not None
        return Loaded(kept.sha256[:12], kept.label, self.book.official.shelf.text(kept))
