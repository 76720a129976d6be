"""What leads: the rule of an action's outcome, the most telling value, the part that changed last, whose it was."""

from __future__ import annotations

import msgspec

from inspector.library import bundled_cards
from inspector.rules import Transform
from inspector.scenario.words import board_from_words
from inspector.window.shell.workbench import Workbench
from inspector.window.words.value_words import rows


def lay_out(window: Workbench, words: str) -> None:
    window.session.load(board_from_words(words, bundled_cards()).scenario, None)
    window.session.select(None)


def row_of(window: Workbench, key: str) -> tuple[str, str | None, str]:
    row = window.panel.values[key].row
    return row.text, row.before, row.why[0].rules[0] if row.why else ""


def cited(window: Workbench) -> str:
    page = window.presenter.reader.pages.current
    assert page is not None
    return page.citations[0].number


def test_a_card_selected_anew_leads_with_what_effects_made_of_it(window: Workbench) -> None:
    lay_out(window, "Ana has Humility, Opalescence and Delver of Secrets on the battlefield.")
    window.session.select("Humility")
    assert window.presenter.value == "power"
    window.presenter.choose_value("mana_cost")
    window.session.select("Opalescence")
    # Opalescence does not change itself, and the row chosen on Humility is not what this one is about.
    assert window.presenter.value == "mana_value"


def test_a_type_line_leads_with_the_part_that_an_effect_changed(window: Workbench) -> None:
    lay_out(window, "Ana has Blood Moon and Bayou on the battlefield.")
    window.session.select("Bayou")
    # 305.7: setting a land's subtype; its card type is untouched.
    assert row_of(window, "types")[2] == "305.7"


def test_the_pane_opens_the_rule_by_which_an_action_ended(window: Workbench) -> None:
    lay_out(window, "Ana has Grizzly Bears and Delver of Secrets on the battlefield.")
    window.session.select("Grizzly Bears")
    window.session.act(Transform(object="Grizzly Bears"))
    # 712.9: only what a double-faced card represents can transform.
    assert cited(window) == "712.9"
    window.session.select("Delver of Secrets")
    assert cited(window) == "712.8d"


def test_a_change_of_control_says_from_whom(window: Workbench) -> None:
    lay_out(window, "Ana has Grizzly Bears on the battlefield.")
    own = window.session.values()["Grizzly Bears"]
    taken = msgspec.structs.replace(own, controller="Ben")
    for now, before in ((taken, own), (own, taken)):
        (row,) = [row for row in rows(now, before) if row.key == "controller"]
        assert (row.text, row.before) == (now.controller, before.controller)
    assert "controller" not in {row.key for row in rows(own, own)}
