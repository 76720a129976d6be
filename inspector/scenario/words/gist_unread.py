"""How a sentence says that something was told which nobody could read, and of which objects."""

from __future__ import annotations

from typing import Final

from inspector.cards import listed_words
from inspector.scenario.words.gist_clause import HANGS_ON
from inspector.scenario.words.gist_deed import NotRebuiltError
from inspector.scenario.words.gist_deeds import Retelling
from inspector.scenario.words.gist_lexicon import word_set
from inspector.scenario.words.gist_things import Noun, Recognised
from inspector.scenario.words.naming import ORDINALS

# Who says one of these may mean anything that lies there.
_KINDS: Final = word_set("creatures lands permanents artifacts enchantments planeswalkers tokens")


def say_unread(work: Retelling, row: list[Recognised], words: str) -> str:
    """Say that words were not read, and what they speak of: what they name, or all that lies there."""
    said = {word for each in row for word in each.words.lower().split()}
    nouns = [noun for token in row for noun in token.nouns if noun.label or noun.name in work.there]
    but = tuple(noun.name for noun in nouns)
    spoken = _spoken_of(work, row, but) if any(each.kind == "it" for each in row) else []
    found = list(dict.fromkeys(called for each in (*nouns, *spoken) for called in _called(work, each)))
    if not found:
        # Of what else the sentence speaks.
        every = (noun for token in work.said.tokens for noun in token.nouns)
        there = (each for each in every if each.label or each.name in work.there)
        found = list(dict.fromkeys(called for each in there for called in _called(work, each)))
    hangs_on = row[0].kind in HANGS_ON and not any(each.nouns for each in work.said.tokens if each.end <= row[0].start)
    if said & _KINDS or not found or hangs_on:
        # What names nothing of the board may be about any of it; so may what only tells what hangs on it.
        found = list(dict.fromkeys((*found, *_lying_there(work))))
    return f'Not read: "{words}", about {listed_words(found)}.' if found else f'Not read: "{words}".'


def _called(work: Retelling, noun: Noun) -> list[str]:
    """Give what each of several of a name is called: what is not read may be about any of them."""
    if noun.label or not 1 < noun.count <= len(ORDINALS):
        return [work.ref(noun)]
    return [f"the {each} {noun.name}" for each in ORDINALS[: noun.count]]


def _spoken_of(work: Retelling, row: list[Recognised], but: tuple[str, ...]) -> list[Noun]:
    try:
        return [each for each in work.those(row) if each.name not in but] or [work.it(but)]
    except NotRebuiltError:
        return []


def _lying_there(work: Retelling) -> list[str]:
    """Give what lies on the battlefield, as it is called."""
    objects = work.context.names.table.objects
    labels = [label for label, held in objects.items() if held.zone == "battlefield"]
    return [*(work.ref(Noun(label=label, name=label)) for label in labels), *work.there]
