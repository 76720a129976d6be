"""``cards coverage`` on the command line."""

from __future__ import annotations

import json

from click.testing import CliRunner

from inspector.commands.program import card_inspector


def test_coverage_counts_what_the_words_of_the_librarys_cards_are_read_as() -> None:
    result = CliRunner().invoke(card_inspector, ["cards", "coverage", "--json", "--limit", "1"])
    assert result.exit_code == 0
    counted = json.loads(result.output)
    assert counted["sentences"]["read"] <= counted["sentences"]["all"]
    assert counted["layers"]["7"]["read"] > 0
    assert sum(counted["forms"].values()) == counted["sentences"]["read"]
    assert len(counted["unread"]) <= 1
