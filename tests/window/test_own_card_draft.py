"""Drafts of one's own cards: to a record and back without loss, and every wrong field told by the reading of files."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from inspector.cards import LAYOUTS, Card
from inspector.cards.writing import record_of_card
from inspector.library import bundled_cards
from inspector.window.own_card.draft import (
    CardDraft,
    FaceDraft,
    altered,
    blank,
    draft_of_record,
    read_draft,
    record_of_draft,
    with_kind,
)
from inspector.window.own_card.examples import EXAMPLES, with_example
from inspector.window.own_card.kinds import BY_KEY, KINDS, CardKind, kind_of_record

BUNDLED = {card.name: card for card in bundled_cards()}


def test_every_layout_has_a_kind_and_every_kind_a_layout() -> None:
    assert {kind.layout for kind in KINDS} == set(LAYOUTS)
    assert len({kind.title for kind in KINDS}) == len(KINDS) == len(BY_KEY)


def test_every_bundled_card_goes_through_the_form_and_is_the_same_card() -> None:
    for card in BUNDLED.values():
        record = record_of_card(card)
        reading = read_draft(draft_of_record(record))
        assert reading.record == record, card.name
        assert reading.card == card, card.name


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.key)
def test_a_blank_draft_of_every_kind_needs_nothing_but_names(kind: CardKind) -> None:
    draft = blank(kind)
    reading = read_draft(draft)
    assert {(problem.field, problem.missing) for problem in reading.problems} == {("name", True)}
    named = tuple(msgspec.structs.replace(face, name=f"Paper Thing {index}") for index, face in enumerate(draft.faces))
    whole = read_draft(msgspec.structs.replace(draft, faces=named))
    assert whole.problems == ()
    assert whole.card is not None
    assert whole.card.layout_name == kind.layout
    assert kind_of_record(record_of_card(whole.card)) is kind
    again = read_draft(draft_of_record(record_of_card(whole.card)))
    assert again.record == whole.record


def test_another_kind_keeps_what_was_typed_and_changes_what_was_not() -> None:
    typed = msgspec.structs.replace(blank(BY_KEY["normal"]).faces[0], name="Paper Owl", text="Flying")
    draft = with_kind(CardDraft(kind="normal", faces=(typed,)), BY_KEY["room"])
    assert [face.type_line for face in draft.faces] == ["Enchantment — Room", "Enchantment — Room"]
    assert (draft.faces[0].name, draft.faces[0].text, draft.faces[1].text) == ("Paper Owl", "Flying", "")
    token = with_kind(draft, BY_KEY["token"])
    assert (token.faces[0].type_line, token.faces[0].colors) == ("Creature — ", ())
    assert with_kind(token, BY_KEY["saga"]).faces[0].colors is None


def test_a_type_line_of_ones_own_outlives_the_kind() -> None:
    typed = FaceDraft(name="Paper Owl", type_line="Artifact Creature — Bird")
    draft = with_kind(CardDraft(kind="normal", faces=(typed,)), BY_KEY["transform"])
    assert draft.faces[0].type_line == "Artifact Creature — Bird"


def test_all_wrong_fields_are_told_at_once_and_the_rest_is_shown() -> None:
    faces = (
        FaceDraft(name="x" * 10_000, mana_cost="{2}{W", type_line="Creature — Owl", power="2", toughness="2"),
        FaceDraft(name="Night Owl", type_line="Creature // Artifact", computed='{"static": [{"on": "me"}]}'),
    )
    reading = read_draft(CardDraft(kind="transform", faces=faces))
    told = {(problem.face, problem.field): problem.says for problem in reading.problems}
    assert told.keys() == {(0, "name"), (0, "mana_cost"), (1, "type_line"), (1, "computed")}
    assert told[0, "mana_cost"].startswith("{W is missing its }")
    assert "10,000" in told[0, "name"]
    assert reading.record is None
    assert reading.card is None
    assert isinstance(reading.shown, Card)
    assert str(reading.shown.front.power) == "2"


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("power", "9" * 100, "100 characters"),
        ("text", "x" * 30_000, "30,000 characters"),
        ("computed", "[{", "not JSON"),
        ("computed", "[" * 5_000, "not JSON"),
        ("computed", '{"effects": []}', "list of effects"),
        ("computed", '[{"filter": {"colour": "W"}, "change": {}}]', "colour"),
        ("computed", '{"define": {"power": "many"}}', "many"),
        ("mana_cost", "{Q}", "{Q} is not a mana symbol"),
    ],
)
def test_a_wrong_field_is_told_by_name_and_in_words(field: str, value: str, says: str) -> None:
    face = FaceDraft(**{"name": "Paper Owl", "type_line": "Creature — Bird", field: value})  # type: ignore[arg-type]
    (problem,) = read_draft(CardDraft(faces=(face,))).problems
    assert (problem.face, problem.field, problem.missing) == (0, field, False)
    assert says in problem.says
    assert len(problem.says) < 400


def test_signs_that_steer_the_screen_do_not_come_into_the_record() -> None:
    face = FaceDraft(name="Paper\u202e Owl\x00", type_line="Creature\u2066 — Bird", text="Fly\x1bing\r\nWard {1}")
    reading = read_draft(CardDraft(faces=(face,)))
    assert reading.record is not None
    assert (reading.record["name"], reading.record["type_line"]) == ("Paper Owl", "Creature — Bird")
    assert reading.record["oracle_text"] == "Flying\nWard {1}"


def test_a_copy_to_alter_has_names_of_its_own() -> None:
    record = record_of_card(BUNDLED["Delver of Secrets // Insectile Aberration"])
    card = read_draft(altered(record)).card
    assert card is not None
    assert card.names == (
        "Delver of Secrets (altered) // Insectile Aberration (altered)",
        "Delver of Secrets (altered)",
        "Insectile Aberration (altered)",
    )
    assert card.faces[1].power == BUNDLED["Delver of Secrets // Insectile Aberration"].faces[1].power


def test_colors_of_a_token_are_told_or_left_open_as_the_record_has_it() -> None:
    several: tuple[dict[str, list[str]], ...] = ({}, {"colors": []}, {"colors": ["W", "B"]})
    for colors in several:
        record = {"name": "Spirit", "layout": "token", "type_line": "Creature — Spirit"} | colors
        assert record_of_draft(draft_of_record(record)) == record


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.key)
def test_every_offered_effect_can_be_read(example: object) -> None:
    key = getattr(example, "key")  # noqa: B009 - shown as the name of the test
    face = FaceDraft(name="Paper Owl", type_line="Creature — Bird", computed=with_example(with_example("", key), key))
    reading = read_draft(CardDraft(faces=(face,)))
    assert reading.problems == ()


def test_an_effect_is_added_to_a_bare_list_too_and_not_to_what_is_no_json() -> None:
    once = with_example("", "others")
    bare = msgspec.json.encode(msgspec.json.decode(once)["static"]).decode()
    assert len(msgspec.json.decode(with_example(bare, "attached"))["static"]) == 2
    assert with_example("[{", "others") == "[{"


_TEXTS = st.one_of(st.text(max_size=60), st.text('{}/WUBRGX2 —-*+\n\u202e\ud800[]":', max_size=30))
_FACES = st.builds(
    FaceDraft,
    name=_TEXTS,
    mana_cost=_TEXTS,
    type_line=_TEXTS,
    text=_TEXTS,
    power=_TEXTS,
    toughness=_TEXTS,
    loyalty=_TEXTS,
    defense=_TEXTS,
    indicator=st.sampled_from([(), ("W",), ("U", "R")]),
    colors=st.sampled_from([None, (), ("G",)]),
    computed=st.one_of(st.just(""), _TEXTS, st.sampled_from([with_example("", each.key) for each in EXAMPLES])),
)


@settings(max_examples=150, deadline=None)
@given(
    kind=st.sampled_from(KINDS),
    faces=st.lists(_FACES, min_size=1, max_size=3),
    whole=st.tuples(_TEXTS, _TEXTS, _TEXTS, _TEXTS),
)
def test_whatever_is_typed_ends_in_a_card_or_in_sentences(
    kind: CardKind, faces: list[FaceDraft], whole: tuple[str, str, str, str]
) -> None:
    keywords, code, other, into = whole
    draft = CardDraft(
        kind=kind.key,
        faces=tuple(faces),
        keywords=keywords,
        set_code=code,
        melds_with=other,
        melds_into=into,
    )
    reading = read_draft(draft)
    assert (reading.record is None) == bool(reading.problems)
    assert all(problem.says.endswith(".") and len(problem.says) < 600 for problem in reading.problems)
    if reading.record is not None:
        again = draft_of_record(msgspec.json.decode(msgspec.json.encode(reading.record)))
        assert read_draft(again).card == reading.card
