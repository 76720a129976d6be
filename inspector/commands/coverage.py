"""``card-inspector cards coverage``: how much of the words of the library's cards is read."""

from __future__ import annotations

import json
from typing import Final

import click
from rich.console import Console

from inspector.commands.grids import cell, grid
from inspector.commands.users_library import open_library
from inspector.reading.coverage import ShareRead, WordsCoverage, coverage

_EXAMPLES: Final = 3


@click.command("coverage")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document, for programs.")
@click.option("--limit", type=click.IntRange(0, 100_000), default=30, show_default=True, help="Show at most so many.")
def show_coverage(as_json: bool, limit: int) -> None:
    """Count how much of what the library's cards say is read, by layer and form, and what is not.

    What is counted are the sentences that might change values of objects while nothing is done.
    """
    library = open_library()
    found = coverage(library.card(one) for one in library.everything(tokens=False))
    if as_json:
        click.echo(json.dumps(_document(found, limit), indent=2, ensure_ascii=False))
        return
    _show(found, limit)


def _document(found: WordsCoverage, limit: int) -> dict[str, object]:
    return {
        "sentences": _counted(found.sentences),
        "cards": _counted(found.cards),
        "paragraphs": found.paragraphs,
        "layers": {layer: _counted(share) for layer, share in found.layers.items()},
        "forms": dict(found.forms.most_common()),
        "unread": [{"form": form, "cards": cards} for form, cards in found.missing()[:limit]],
    }


def _counted(share: ShareRead) -> dict[str, int]:
    return {"all": share.all, "read": share.read}


def _show(found: WordsCoverage, limit: int) -> None:
    console = Console()
    layers = grid(("Layer", 9), ("Sentences", 9), ("Read", 9), ("", 8))
    for layer, share in (*found.layers.items(), ("all", found.sentences), ("cards", found.cards)):
        layers.add_row(layer, str(share.all), str(share.read), f"{share.percent:.1f} %")
    console.print(layers)
    forms = grid(("Read", 9), ("Form", None))
    for form, count in found.forms.most_common(limit):
        forms.add_row(str(count), cell(form))
    console.print(forms)
    unread = grid(("Cards", 9), ("Not read", None), ("For example", None))
    for form, cards in found.missing()[:limit]:
        unread.add_row(str(len(cards)), cell(form), cell(", ".join(cards[:_EXAMPLES])))
    console.print(unread)
    left = found.sentences.all - found.sentences.read
    marked = 100 * left / found.paragraphs if found.paragraphs else 0.0
    click.echo(
        f"{left} of {found.paragraphs} paragraphs have a sentence that is marked as not computed ({marked:.1f} %)"
    )
