from __future__ import annotations

import pytest

from inspector.scenario import ScenarioError, labels_made_by
from tests.scenario.samples import Record, do, place, scenario

BOTH = [place(label="a"), place(label="b")]


def refused(*actions: Record, **keys: object) -> ScenarioError:
    with pytest.raises(ScenarioError) as found:
        scenario(*actions, **keys)
    return found.value


UNMADE: list[tuple[Record, str]] = [
    (do("cast", object="c"), "object"),
    (do("transform", objects=["a", "c"]), "objects[1]"),
    (do("become_copy", object="a", of="c"), "of"),
    (do("become_copy", objects=["a", "b", "c"], of="a"), "objects[2]"),
    (do("resolve", object="a", as_copy_of="c"), "as_copy_of"),
    (do("attach", object="a", to="c"), "to"),
    (do("transform", object="a", ability_of="c"), "ability_of"),
    (do("effect", on=["a", "c"], change={}), "on[1]"),
    (do("effect", on="attached", change={}, source="c"), "source"),
    (do("tap", filter={"same_name_as": "c"}), "filter.same_name_as"),
    (do("tap", filter={"not": {"other": "c"}}), "filter.not.other"),
    (do("effect", on=["a"], change={"set_power": {"count": {"other": "c"}}}), "change.set_power.count.other"),
    (do("meld", objects=["a", "c"], **{"as": "d"}), "objects[1]"),
    (do("create_token_copy", of="c", **{"as": "d"}), "of"),
    (do("look", object="c"), "object"),
    (do("tap", filter={"attached_to": "c"}), "filter.attached_to"),
    (do("tap", filter={"shares_color_with": "c"}), "filter.shares_color_with"),
    (do("tap", filter={"shares_creature_type_with": "c"}), "filter.shares_creature_type_with"),
    (do("effect", on=["a"], change={"set_power": {"of": "power", "on": "c"}}), "change.set_power.on"),
    (do("effect", on=["a"], change={"power": {"counters": "charge", "on": "c"}}), "change.power.on"),
    (do("effect", on=["a"], change={}, **{"if": {"self": {"other": "c"}}}), "if.self.other"),
    (do("effect", on=["a"], change={}, **{"if": {"count": {"attached_to": "c"}, "is": 1}}), "if.count.attached_to"),
    (do("cast", object="c"), "object"),
    (do("resolve", object="c"), "object"),
    (do("play_land", object="c"), "object"),
    (do("put_onto_battlefield", object="c"), "object"),
    (do("put_onto_battlefield", object="a", as_copy_of="c"), "as_copy_of"),
    (do("move", object="c", to="hand"), "object"),
    (do("flip", object="c"), "object"),
    (do("unlock", object="c", half="left"), "object"),
    (do("lock", object="c", half="left"), "object"),
    (do("turn_face_down", objects=["c"]), "objects[0]"),
    (do("turn_face_up", object="c"), "object"),
    (do("manifest", object="c"), "object"),
    (do("copy_spell", of="c", **{"as": "d"}), "of"),
    (do("counters", object="c", kind="charge"), "object"),
    (do("choose", object="c", number=1), "object"),
    (do("designate", object="a", **{"as": "paired", "with": "c"}), "with"),
    (do("condition", object="c", says="x", holds=True), "object"),
    (do("phase_out", object="c"), "object"),
    (do("mutate", object="a", onto="c"), "onto"),
]


@pytest.mark.parametrize(
    "action",
    [
        do("effect", on=["self"], change={}, source="a"),
        do("effect", on=["a"], change={"power": {"count": {"attached_to": "self"}}}),
        do("effect", on=["a"], change={"set_power": {"of": "power", "on": "self"}}, source="b"),
        do("tap", filter={"zone": "battlefield", "name": "c", "subtypes": "c"}),
        do("choose", object="a", name="c"),
        do("counters", object="a", kind="c"),
    ],
)
def test_what_is_no_label_is_looked_for_among_none(action: Record) -> None:
    assert len(scenario(*BOTH, action).actions) == 3


@pytest.mark.parametrize(
    ("action", "path"),
    [
        (do("tap", object="a", player="Cleo"), "player"),
        (do("reveal", object="a", to="Cleo"), "to"),
        (do("look", object="a", player="Cleo"), "player"),
        (do("turn", player="Cleo"), "player"),
        (do("life", player="Cleo", total=3), "player"),
        (do("tap", filter={"controller": "Cleo"}), "filter.controller"),
        (do("tap", filter={"owner": ["Ana", "Cleo"]}), "filter.owner[1]"),
        (do("tap", filter={"zone": "moon"}), "filter.zone"),
    ],
)
def test_a_player_or_zone_that_is_not_there_is_an_error_of_the_file(action: Record, path: str) -> None:
    assert refused(*BOTH, action).path == f"actions[2].{path}"


@pytest.mark.parametrize(("action", "path"), UNMADE)
def test_a_label_that_no_action_makes_is_an_error_of_the_file(action: Record, path: str) -> None:
    error = refused(*BOTH, action)
    assert error.path == f"actions[2].{path}"
    assert 'no action makes the label "c"' in error.expected


def test_a_label_that_is_nearly_one_is_asked_about() -> None:
    assert 'did you mean "outlaw"' in refused(place(label="outlaw"), do("tap", object="outalw")).expected


def test_a_label_that_is_made_only_later_is_refused() -> None:
    error = refused(do("tap", object="a"), place(label="a"))
    assert error.path == "actions[0].object"
    assert "only by actions[1]" in error.expected


def test_an_action_does_not_make_the_label_that_it_needs_itself() -> None:
    assert refused(do("create_token_copy", of="t", **{"as": "t"})).path == "actions[0].of"


@pytest.mark.parametrize(
    ("action", "key"),
    [
        (place(label="a"), "as"),
        (do("create_token_copy", of="a", **{"as": "a"}), "as"),
        (do("copy_spell", of="a", **{"as": "b"}), "as"),
        (do("meld", objects=["a", "b"], **{"as": "b"}), "as"),
        (do("cast", object="a", as_copy="b"), "as_copy"),
    ],
)
def test_a_label_given_twice_is_refused(action: Record, key: str) -> None:
    error = refused(*BOTH, action)
    assert error.path == f"actions[2].{key}"
    assert "already" in error.expected


def test_every_action_that_makes_an_object_makes_its_label() -> None:
    read = scenario(
        *BOTH,
        do("create_token_copy", of="a", **{"as": "c"}),
        do("copy_spell", of="a", **{"as": "d"}),
        do("meld", objects=["a", "b"], **{"as": "e"}),
        do("cast", object="a", as_copy="f"),
        do("tap", objects=["a", "b", "c", "d", "e", "f"]),
    )
    assert [label for action in read.actions for _, label in labels_made_by(action)] == ["a", "b", "c", "d", "e", "f"]


STRANGERS: list[tuple[Record, str]] = [
    (place(label="c", player="Zoe"), "player"),
    (do("tap", filter={"controller": "Zoe"}), "filter.controller"),
    (do("tap", filter={"controller": ["Ana", "Zoe"]}), "filter.controller[1]"),
    (do("effect", on=["a"], change={"control": "Zoe"}), "change.control"),
    (do("look", object="a", player="ana"), "player"),
    (do("tap", filter={"owner": "Zoe"}), "filter.owner"),
    (do("tap", filter={"not": {"owner": ["Ben", "Zoe"]}}), "filter.not.owner[1]"),
    (do("effect", on=["a"], change={"set_power": {"life": "Zoe"}}), "change.set_power.life"),
    (do("reveal", object="a", to="Zoe"), "to"),
    (do("choose", object="a", player="Zoe"), "player"),
]


@pytest.mark.parametrize(("action", "path"), STRANGERS)
def test_a_player_who_is_not_at_the_table_is_refused(action: Record, path: str) -> None:
    error = refused(*BOTH, action)
    assert error.path == f"actions[2].{path}"
    assert '"Ana", "Ben"' in error.expected


def test_players_of_the_file_are_at_the_table() -> None:
    assert scenario(place(player="Zoe"), players=["Yan", "Zoe"]).actions[0].player == "Zoe"


@pytest.mark.parametrize(
    ("players", "path"),
    [
        ([], "players"),
        (["Ana", ""], "players[1]"),
        (["Ana", "  "], "players[1]"),
        (["Ana", "Ben", "Ana"], "players[2]"),
    ],
)
def test_every_player_needs_a_name_of_their_own(players: list[str], path: str) -> None:
    assert refused(players=players).path == path


def test_as_many_players_as_sixty_four_sit_at_a_table_and_no_more() -> None:
    players = [f"Player {number}" for number in range(65)]
    assert len(scenario(players=players[:64]).players) == 64
    assert refused(players=players).path == "players"


@pytest.mark.parametrize("zone", ["yard", ["hand", "yard"]])
def test_a_filters_zone_must_be_a_zone(zone: object) -> None:
    error = refused(*BOTH, do("tap", filter={"zone": zone}))
    assert error.path.startswith("actions[2].filter.zone")
    assert "graveyard" in error.expected


def test_filters_may_name_any_zone() -> None:
    scenario(*BOTH, do("tap", filter={"zone": ["hand", "graveyard"], "other": "a"}))


@pytest.mark.parametrize("since", [-1, 2, 3])
def test_since_is_the_index_of_an_earlier_action(since: int) -> None:
    error = refused(*BOTH, do("transform", object="a", ability_of="a", since=since))
    assert error.path == "actions[2].since"


def test_since_may_be_any_earlier_action() -> None:
    for since in (0, 1):
        scenario(*BOTH, do("transform", object="a", ability_of="a", since=since))


@pytest.mark.parametrize(
    ("expectation", "path"),
    [
        ({"object": "c", "name": "x"}, "expect[0].object"),
        ({"action": 2}, "expect[0].action"),
        ({"object": "a", "controller": "Zoe"}, "expect[0].controller"),
        ({"object": "a", "owner": "Zoe"}, "expect[0].owner"),
        ({"object": "a", "looks_like": {"player": "Zoe", "is": "card back"}}, "expect[0].looks_like.player"),
    ],
)
def test_expectations_speak_of_what_is_there(expectation: Record, path: str) -> None:
    assert refused(*BOTH, expect=[expectation]).path == path


def test_an_action_of_which_something_is_expected_is_counted_from_none() -> None:
    told = "expected the index of an action, found 2; there are 2, counted from 0"
    assert refused(*BOTH, expect=[{"action": 2}]).expected == told


def test_tokens_made_together_have_the_label_with_a_number_behind_it() -> None:
    made = do("create_token_copy", of="a", **{"as": "c"})
    scenario(*BOTH, made, do("tap", objects=["c", "c #2", "c #3"]))
    for label in ("c #", "c #x", "c#2", "d #2", "c #²"):
        error = refused(*BOTH, made, do("tap", object=label))
        assert error.path == "actions[3].object"
        assert f'no action makes the label "{label}"' in error.expected
    # One that is called so by an action is that one, wherever it is made.
    named = place(label="a #2")
    scenario(*BOTH, named, do("tap", object="a #2"))
    assert "only by actions[3]" in refused(*BOTH, do("tap", object="a #2"), named).expected


@pytest.mark.parametrize("stand_in", ["self", "attached", "paired"])
def test_what_stands_for_an_object_is_no_label(stand_in: str) -> None:
    counting = {"power": {"counters": "charge", "on": stand_in}}
    scenario(*BOTH, do("effect", on=["a", stand_in], source="b", change=counting))
    scenario(*BOTH, do("effect", on=stand_in, source="b", change={"power": "+1"}))
    assert refused(*BOTH, do("tap", object=stand_in)).path == "actions[2].object"
