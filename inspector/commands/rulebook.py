"""``card-inspector rulebook``: keeps official rules texts, shows, searches, follows and compares rules."""

from __future__ import annotations

import difflib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console

from inspector.cards import listed_words
from inspector.commands import rulebook_records as records
from inspector.commands.grids import cell, grid
from inspector.commands.printing import NOT_FOUND, complain, plain_errors, printable
from inspector.commands.rulebook_words import print_changes, print_lives, print_passages, print_section
from inspector.rulebook import (
    CitationForm,
    Kept,
    Lives,
    LookupQuery,
    Passage,
    Rulebook,
    RulebookError,
    RulesText,
    Shelf,
    TextLibrary,
    cited,
    compare,
    lookup_query,
)
from inspector.rules import EDITIONS, NEWEST, Concept

_KEYS: Final = [edition.key for edition in EDITIONS]
_as_json = click.option("--json", "as_json", is_flag=True, help="Print one JSON document, for programs.")
_edition = click.option(
    "--edition", type=click.Choice(_KEYS), help="The rules to look in; the newest if none is named."
)


@click.group()
@click.option(
    "--data-dir",
    type=click.Path(path_type=Path, file_okay=False),
    help="Keep the rules texts in this folder instead of the user's data folder.",
)
@click.pass_context
def rulebook(context: click.Context, data_dir: Path | None) -> None:
    """Read the rules: our digests of five editions, and the official texts that you add."""
    context.obj = TextLibrary(Rulebook(shelf=Shelf(data_dir / "rules-texts" if data_dir else None)))


@rulebook.command()
@click.argument("file", type=click.Path(path_type=Path))
@_as_json
@click.pass_obj
def add(library: TextLibrary, file: Path, as_json: bool) -> None:
    """Keep the rules text FILE: an official .txt of any year, or rules sections as Markdown or wiki text."""
    with plain_errors(RulebookError):
        kept, new = _shelf(library).add(file)
    if as_json:
        _print_json(records.kept_record(kept) | {"added": new})
        return
    click.echo(f"{'Added' if new else 'Already there'}: {kept.label}, {kept.rules} rules.")
    for remark in _remarks(kept):
        complain(remark)


@rulebook.command("list")
@_as_json
@click.pass_obj
def list_(library: TextLibrary, as_json: bool) -> None:
    """List the rules texts there are: those you added, and our digests."""
    with plain_errors(RulebookError):
        kept = _shelf(library).kept()
        digests = [library.digest(key) for key in _KEYS]
    if as_json:
        _print_json([*map(records.kept_record, kept), *map(records.digest_record, digests)])
        return
    table = grid(("Text", None), ("In force from", 13), ("Rules", 6), ("", 10))
    for one in kept:
        remark = "not whole" if one.breaks_off else ""
        table.add_row(cell(one.title), cell(str(one.effective)), cell(str(one.rules)), cell(remark))
    for digest in digests:
        text = digest.text
        table.add_row(cell(digest.label), cell(str(text.effective)), cell(str(len(text.rules))), cell("ours"))
    Console().print(table)


@rulebook.command()
@click.argument("number", metavar="NUMBER", nargs=-1, required=True)
@_edition
@_as_json
@click.option("--digest", is_flag=True, help="Show our own words even where there is an official text.")
@click.option("--section", "around", is_flag=True, help="Show the whole section around the rule.")
@click.option("--as", "form", type=click.Choice(["text", "markdown", "html"]), help="Write a citation to paste.")
@click.pass_obj
def show(
    library: TextLibrary,
    number: tuple[str, ...],
    edition: str | None,
    as_json: bool,
    digest: bool,
    around: bool,
    form: CitationForm | None,
) -> None:
    """Show a rule (712.8e), a section (712), a chapter (7), a layer (layer 7b), or the rules behind a concept."""
    key = edition or NEWEST.key
    question = lookup_query(" ".join(number), key)
    if digest:
        library = TextLibrary(Rulebook())
    with plain_errors(RulebookError):
        if question.kind == "chapter":
            _show_chapter(library.for_edition(key).text, question.target, as_json=as_json)
            return
        if question.kind == "section" or (around and question.kind == "rule"):
            view = library.view(library.for_edition(key, question.target), question.target)
            if as_json:
                _print_json(records.section_record(view, key))
            else:
                print_section(view)
            return
        passages = _passages(library.book, question, key)
    if form is not None:
        click.echo("\n\n".join(cited(passage, form) for passage in passages))
    elif as_json:
        shown = [records.passage_record(passage) for passage in passages]
        _print_json(shown[0] if question.kind == "rule" else shown)
    else:
        print_passages(passages)


@rulebook.command()
@click.argument("words", nargs=-1, required=True)
@_edition
@_as_json
@click.pass_obj
def search(library: TextLibrary, words: tuple[str, ...], edition: str | None, as_json: bool) -> None:
    """Find the rules that have all WORDS, in every text, or in the text of one edition."""
    with plain_errors(RulebookError):
        found = library.search(" ".join(words), None if edition is None else (library.for_edition(edition),))
    if as_json:
        _print_json([records.hit_record(hit) for hit in found])
    elif not found:
        complain(f'No rule has all of "{" ".join(words)}"; try fewer words, or the beginnings of words.')
    else:
        table = grid(("Rule", 9), ("Text", 24), ("Words", None))
        for one in found:
            shown = cell(one.hit.text)
            for start, end in one.hit.marks:
                shown.stylize("bold reverse", start, end)
            table.add_row(cell(one.hit.number), cell(one.loaded.label), shown)
        Console().print(table)
    sys.exit(0 if found else NOT_FOUND)


@rulebook.command()
@click.argument("number")
@_edition
@_as_json
@click.pass_obj
def life(library: TextLibrary, number: str, edition: str | None, as_json: bool) -> None:
    """Follow the rule NUMBER through the editions; an old number leads to today's."""
    question = lookup_query(number, edition or NEWEST.key)
    with plain_errors(RulebookError):
        if question.kind != "rule":
            raise RulebookError("this is not a rule number", number, "write it as 712.8e")
        lives = Lives().of(question.target, edition or "")
        if not lives:
            where = f"the rule {question.target}{f' ({edition})' if edition else ''}"
            raise RulebookError(
                "its history is not known; only the sections about these cards have one",
                where,
                "look for its words with search",
            )
        if as_json:
            _print_json(records.lives_record(question.target, lives, library.book))
        else:
            print_lives(question.target, lives, library.book)


@rulebook.command()
@click.argument("concept", required=False)
@_edition
@click.option("--all", "every", is_flag=True, help="Every concept of the edition, one line each.")
@_as_json
@click.pass_obj
def mark(library: TextLibrary, concept: str | None, edition: str | None, every: bool, as_json: bool) -> None:
    """Show which words decide what a CONCEPT says, in the text in use: "back face's mana value"."""
    key = edition or NEWEST.key
    if every == (concept is not None):
        raise click.UsageError("name one concept, or ask for --all")
    with plain_errors(RulebookError):
        wanted = list(Concept) if concept is None else [_concept(concept)]
        marked = [
            records.mark_record(one, passage) for one in wanted for passage in library.book.passages(one, key)[:1]
        ]
    if not marked:
        complain(f"The rules of {key} say nothing of {concept}.")
        sys.exit(NOT_FOUND)
    for record in marked:
        if as_json:
            click.echo(json.dumps(record, ensure_ascii=False))
        else:
            sure = "" if record["sure"] else " (not sure)"
            click.echo(printable(f"{record['concept']}: {record['rule']}: {record['words']}{sure}"))


def _concept(name: str) -> Concept:
    """Give a concept by its name, whatever its case; raises RulebookError with those spelled alike."""
    known = {one.value.lower(): one for one in Concept}
    if name.lower() in known:
        return known[name.lower()]
    near = difflib.get_close_matches(name.lower(), known, n=3)
    meant = f"did you mean {listed_words(near, 'or')}?" if near else "ask for --all to see them"
    raise RulebookError("no concept has this name", name, meant)


@rulebook.command("compare")
@click.argument("old", metavar="A")
@click.argument("new", metavar="B")
@click.option("--section", help="Tell of one section only, for example 712.")
@_as_json
@click.pass_obj
def compare_(library: TextLibrary, old: str, new: str, section: str | None, as_json: bool) -> None:
    """Compare two texts: editions (2025-06), dates of texts you added (2025-07-25), or files."""
    with plain_errors(RulebookError):
        before, after = library.pair(old, new)
        found = compare(before.text, after.text)
    sections = [one for one in found.sections if section in (None, one.section)]
    if as_json:
        _print_json(records.comparison_record(before, after, found, sections))
    else:
        print_changes(before, after, found, sections)


def _show_chapter(text: RulesText, chapter: str, *, as_json: bool) -> None:
    """Print the sections of a chapter; raises RulebookError where the text has none such."""
    sections = {number: one.title for number, one in text.sections.items() if number.startswith(chapter)}
    if not sections:
        raise RulebookError(f"the chapter {chapter} is not in it", text.title, "look in another text")
    if as_json:
        found = [{"number": number, "title": title} for number, title in sections.items()]
        _print_json({"chapter": chapter, "title": text.chapters.get(chapter, ""), "sections": found})
        return
    click.echo(printable(f"{chapter}. {text.chapters.get(chapter, '')}".rstrip()))
    for number, title in sections.items():
        click.echo(printable(f"  {number}. {title}"))


def _passages(book: Rulebook, question: LookupQuery, key: str) -> tuple[Passage, ...]:
    if question.kind == "concept":
        return book.passages(Concept(question.target), key)
    if question.kind != "rule":
        do = 'write a number such as 712.8e, a layer, a concept, or use "search" for words'
        raise RulebookError("this is not a rule, section, layer or concept", question.target, do)
    try:
        return (book.rule(question.target, key),)
    except RulebookError as error:
        raise _elsewhere(question.target, key, error) from error


def _elsewhere(number: str, key: str, error: RulebookError) -> RulebookError:
    """Say which number a rule has in the edition asked for, where the number asked for is that of another edition."""
    lives = Lives()
    for edition in reversed(lives.had(number)):
        life_there = lives.of(number, edition)[0]
        there = life_there.number_in(key) or (life_there.heir if key == NEWEST.key else "")
        if there:
            return RulebookError(f"in {key} this rule is {there}", f"{number} ({edition})", f"ask for {there}")
        return RulebookError(
            f"in {key} there is no such rule", f"{number} ({edition})", f"ask with --edition {edition}"
        )
    return error


def _remarks(kept: Kept) -> Iterator[str]:
    if kept.breaks_off:
        yield f"The text is incomplete: {kept.breaks_off}. It is kept as it is."
    if kept.effective.day is None:
        yield "No date was found in it or in its name, so it can speak for no edition; it can be searched and compared."
    elif kept.effective.by == "its file name":
        yield f"Its words name no date; {kept.effective} is from the file's name."
    yield from kept.notes


def _shelf(library: TextLibrary) -> Shelf:
    assert library.book.official is not None
    return library.book.official.shelf


def _print_json(document: Any) -> None:  # noqa: ANN401 - any JSON document
    click.echo(json.dumps(document, indent=2, ensure_ascii=False))
