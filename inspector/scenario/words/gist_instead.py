"""What is told or asked in place of a sentence of which nothing else is understood: what it names, or all as unread."""

from __future__ import annotations

from typing import Final

from inspector.scenario.words.gist import KEEPS_UNREAD, Rebuilding, Rebuilt
from inspector.scenario.words.gist_deed import NotRebuiltError
from inspector.scenario.words.gist_parts import asks_of_unknown
from inspector.scenario.words.gist_things import Context
from inspector.scenario.words.gist_tokens import recognised

_MOST_ASKED: Final = 3


def names_more(context: Context, words: str) -> bool:
    """Whether the rest of a sentence names more of what somebody did: "... then Humility"; who did stands before it."""
    said = recognised(context, words)
    kinds = [] if said is None else [each.kind for each in said.tokens if each.kind not in ("talk", "odd")]
    return kinds[:1] == ["N"] and kinds[1:2] in ([], ["JOIN"], ["ZONE"])


def what_each_is(context: Context, sentence: str) -> Rebuilt | None:
    """Ask in place of a question of which nothing is understood what each thing in it is, or else what was spoken of.

    None where there is nothing of which it could ask.
    """
    said = recognised(context, sentence, is_question=True)
    if said is None:
        return None
    if asks_of_unknown([*said.tokens]):
        return None
    work = Rebuilding(context, said)
    try:
        nouns = [each.noun for each in said.tokens if each.noun is not None] or [work.it()]
        work.tell_unread(list(said.tokens))
    except NotRebuiltError:
        return None
    there = [each for each in nouns if each.label or each.name in work.there]
    asked = list(dict.fromkeys(f"What is {work.ref(each)}?" for each in there))[:_MOST_ASKED]
    does = tuple(f"{KEEPS_UNREAD}“{each}”" for each in work.unread)
    return Rebuilt(" ".join((*work.told, *asked)), does) if asked else None


def unread(context: Context, sentence: str) -> Rebuilt | None:
    """Give a sentence as one that was not read, of what it names; None where it names nothing of a board."""
    said = recognised(context, sentence)
    if said is None:
        return None
    work = Rebuilding(context, said)
    try:
        work.tell_unread(list(said.tokens))
    except NotRebuiltError:
        return None
    return Rebuilt(" ".join(work.told), tuple(f"{KEEPS_UNREAD}“{each}”" for each in work.unread))
