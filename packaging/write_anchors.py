"""Writes anchors that are missing: which sentences of the official texts decide what each concept says.

    python packaging/write_anchors.py FOLDER

``FOLDER`` holds the official texts of the editions. An anchor that is there stays as it is. Where the words of ours
point to one sentence for certain that one is taken, and shown, for whoever runs this to read; of the others all
sentences are shown with their places, and ``CONCEPT@EDITION=0,1`` behind the folder says which decide.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from inspector.rulebook import Passage, Rulebook, RulebookError, Shelf  # noqa: E402 - the path to it stands above
from inspector.rulebook.aligning import aligned, sentences_in  # noqa: E402
from inspector.rulebook.anchors import PLACE, Anchor, anchors, checksum  # noqa: E402
from inspector.rules import EDITIONS, Concept  # noqa: E402

FILE = ROOT / "assets" / PLACE
Told = Mapping[tuple[str, str], tuple[int, ...]]


def main(arguments: Sequence[str]) -> int:
    """Add what is missing and write the file; returns 1 where sentences have yet to be named."""
    texts, told = Path(arguments[0]), _told(arguments[1:])
    found = {edition: {name: dict(rules) for name, rules in known.items()} for edition, known in anchors().items()}
    left = 0
    with tempfile.TemporaryDirectory() as folder:
        official = Rulebook(shelf=_shelf(Path(folder), texts))
        for edition, concept, passage in _missing(official):
            rule = official.official.rule(passage.number, edition) if official.official is not None else None
            if rule is None or not rule.speaker.own:
                continue
            at = _decided(passage, rule.rule.text, told.get((concept.value, edition)))
            words = [rule.rule.text[start:end] for start, end in sentences_in(rule.rule.text)]
            if at is None:
                left += 1
                print(f"{concept.value}@{edition} ({passage.number}): {passage.highlighted[0]}")
                print("\n".join(f"  {place} {sentence}" for place, sentence in enumerate(words)))
                continue
            chosen = [words[place] for place in at]
            print(f"{concept.value}@{edition} ({passage.number}): {' '.join(chosen)}")
            found.setdefault(edition, {}).setdefault(concept.value, {})[passage.number] = Anchor(at, checksum(chosen))
    FILE.write_text(written(found), encoding="utf-8")
    return 1 if left else 0


def _told(arguments: Sequence[str]) -> Told:
    told = {}
    for argument in arguments:
        which, _, places = argument.rpartition("=")
        concept, _, edition = which.rpartition("@")
        told[concept, edition] = tuple(map(int, places.split(",")))
    return told


def _shelf(folder: Path, texts: Path) -> Shelf:
    shelf = Shelf(folder)
    for path in sorted(texts.glob("*.txt")):
        try:
            shelf.add(path)
        except RulebookError as error:
            print(error, file=sys.stderr)
    return shelf


def _missing(official: Rulebook) -> Iterator[tuple[str, Concept, Passage]]:
    ours = Rulebook()
    for edition in EDITIONS:
        for concept in Concept:
            known = anchors().get(edition.key, {}).get(concept.value, {})
            for passage in ours.passages(concept, edition.key):
                if passage.number not in known and official.has(passage.number, edition.key):
                    yield edition.key, concept, passage


def _decided(passage: Passage, text: str, told: tuple[int, ...] | None) -> tuple[int, ...] | None:
    sentences = sentences_in(text)
    if told is not None or len(sentences) == 1:
        return told or (0,)
    match = aligned(passage.highlighted[0], passage.text, text)
    places = tuple(place for place, (start, end) in enumerate(sentences) if start < match.end and end > match.start)
    return places if match.sure else None


def written(found: Mapping[str, Mapping[str, Mapping[str, Anchor]]]) -> str:
    """Give the file: one concept a line, editions and concepts sorted."""
    parts = []
    for edition, concepts in sorted(found.items()):
        lines = [f"    {json.dumps(name)}: {_rules(rules)}" for name, rules in sorted(concepts.items())]
        parts.append(f"  {json.dumps(edition)}: {{\n" + ",\n".join(lines) + "\n  }")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _rules(rules: Mapping[str, Anchor]) -> str:
    return json.dumps({number: {"at": list(anchor.at), "of": anchor.of} for number, anchor in rules.items()})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
