"""The JSON documents of ``card-inspector rulebook``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from inspector.rulebook import (
    Kept,
    LifeStage,
    Loaded,
    Passage,
    ReadRule,
    Rulebook,
    RulebookError,
    RuleLife,
    SearchHit,
    SectionChanges,
    SectionView,
    TextComparison,
)
from inspector.rules import Concept

_Record = dict[str, Any]


def kept_record(kept: Kept) -> _Record:
    """Write a text on the shelf."""
    return {
        "title": kept.title,
        "kind": kept.kind,
        "effective": str(kept.effective) if kept.effective.day else None,
        "dated_by": kept.effective.by,
        "rules": kept.rules,
        "whole": not kept.breaks_off,
        "breaks_off": kept.breaks_off,
        "notes": list(kept.notes),
        "name": kept.name,
        "file": kept.file,
        "sha256": kept.sha256,
    }


def digest_record(loaded: Loaded) -> _Record:
    """Write one of our digests, for the list of texts."""
    text = loaded.text
    return {"title": loaded.label, "kind": text.kind, "effective": str(text.effective), "rules": len(text.rules)}


def passage_record(passage: Passage) -> _Record:
    """Write a rule."""
    return {
        "number": passage.number,
        "edition": passage.edition_key,
        "effective": passage.effective.isoformat(),
        "official": passage.official,
        "source": passage.follows,
        "section": passage.section,
        "section_title": passage.section_title,
        "keyword": passage.keyword,
        "text": passage.text,
        "examples": list(passage.examples),
        "highlights": [list(place) for place in passage.highlights],
        "changed": passage.changed,
        "note": passage.note,
        "citation": f"{passage.number} ({passage.effective.isoformat()})",
    }


def section_record(view: SectionView, edition_key: str) -> _Record:
    """Write a section."""
    return {
        "section": view.section,
        "title": view.title,
        "part": view.part,
        "edition": edition_key,
        "text": view.label,
        "official": view.official,
        "rules": [_rule_record(rule) for rule in view.rules],
    }


def _rule_record(rule: ReadRule) -> _Record:
    return {
        "number": rule.number,
        "text": rule.words.text,
        "examples": [example.text for example in rule.examples],
        "links": [msgspec.to_builtins(span) for span in rule.words.spans],
    }


def hit_record(found: SearchHit) -> _Record:
    """Write a rule that a search found."""
    return {
        "number": found.hit.number,
        "text": found.loaded.label,
        "key": found.loaded.key,
        "words": found.hit.text,
        "marks": [list(mark) for mark in found.hit.marks],
    }


def lives_record(number: str, lives: Iterable[RuleLife], book: Rulebook) -> _Record:
    """Write the lives of the rules that had a number."""
    return {
        "asked": number,
        "lives": [
            {"today": life.today, "stages": [_stage_record(stage, book) for stage in life.stages]} for life in lives
        ],
    }


def _stage_record(stage: LifeStage, book: Rulebook) -> _Record:
    passage = passage_of(stage, book)
    return {
        "edition": stage.edition,
        "number": stage.number or None,
        "step": stage.step,
        "changed": passage.changed if passage else "",
        "text": passage.text if passage else "",
        "official": passage.official if passage else False,
    }


def passage_of(stage: LifeStage, book: Rulebook) -> Passage | None:
    """Give the words of a rule in an edition, if they are at hand."""
    if not stage.number:
        return None
    try:
        return book.rule(stage.number, stage.edition)
    except RulebookError:
        return None


def comparison_record(old: Loaded, new: Loaded, found: TextComparison, sections: Iterable[SectionChanges]) -> _Record:
    """Write what changed between two texts."""
    return {
        "old": old.label,
        "new": new.label,
        "unchanged": found.unchanged,
        "counts": found.counts(),
        "sections": [
            {
                "section": section.section,
                "title": section.title,
                "changes": [
                    {
                        "kind": change.kind,
                        "old_number": change.old_number or None,
                        "new_number": change.new_number or None,
                        "words": [msgspec.to_builtins(piece) for piece in change.words()],
                    }
                    for change in section.changes
                ],
            }
            for section in sections
        ],
    }


def mark_record(concept: Concept, passage: Passage) -> _Record:
    """Tell which words of a rule decide what a concept says."""
    return {
        "concept": concept.value,
        "edition": passage.edition_key,
        "rule": passage.number,
        "words": " … ".join(passage.highlighted),
        "sure": passage.is_sure,
        "by": passage.marked_by,
    }
