"""Boards on the command line in other forms than files: in words, as codes, through lenses."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from inspector.bundled import bundled_path
from inspector.commands.program import card_inspector
from inspector.scenario.words import reader as words_reader
from tests.scenario.samples import BEAR, CLERK, do, file, place

SAMPLE = bundled_path("scenarios/delver.scenario.json")


def command(*words: object) -> Result:
    result = CliRunner(env={"COLUMNS": "80"}).invoke(card_inspector, [str(word) for word in words])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert "Traceback" not in result.output
    return result


@pytest.fixture
def clerks(tmp_path: Path) -> Path:
    path = tmp_path / "clerks.scenario.json"
    path.write_bytes(file(place("Day Clerk", "clerk"), do("transform", object="clerk"), cards=[CLERK, BEAR]))
    return path


def test_a_lens_is_a_document_for_programs_and_a_table_for_people(clerks: Path) -> None:
    document = json.loads(command("lens", "editions", clerks, "--label", "clerk", "--json").stdout)
    assert [row["values"]["mana_value"] for row in document["rows"]] == [0, 0, 3, 3, 3]
    told = command("lens", "editions", clerks, "--label", "clerk").output
    # 202.3: it was called converted mana cost before 2021-04.
    assert all(word in told for word in ("2011-09", "converted mana cost: 0", "mana value: 3", "(now)", "712.8e"))
    assert "A copy gets it" in command("lens", "copiable", clerks, "--label", "clerk").output
    # What might be another is marked.
    maro = command("lens", "editions", "Ana has Maro on the battlefield.", "--label", "Maro").output
    assert "power: 0 ? (613.4a)" in maro
    assert "? This may be another" in maro


ASKED = "Ana has Delver of Secrets on the battlefield. It transforms. What is its mana value?"
# 712.8e: a nonmodal double-faced permanent with its back up has the mana value of its front.
ANSWER = "Delver of Secrets' mana value is 1."


def test_what_a_text_asks_is_answered_to_programs_and_on_a_page_too(tmp_path: Path) -> None:
    document = json.loads(command("explain", "--json", ASKED).stdout)
    (answer,) = document["answers"]
    assert answer.startswith(ANSWER)
    assert document["objects"]["Delver of Secrets"]["mana_value"] == 1
    for form in ("md", "html"):
        page, other = tmp_path / f"page.{form}", tmp_path / f"sheet.{form}"
        assert command("handout", ASKED, "-o", page).exit_code == 0
        assert command("handout", ASKED, "--questions", "-o", other).exit_code == 0
        # A question sheet asks what the words ask, and does not answer it.
        assert "What is its mana value?" in other.read_text(encoding="utf-8")
        answered = [re.sub(r"&#x27;", "'", each.read_text(encoding="utf-8")) for each in (page, other)]
        assert [ANSWER in each for each in answered] == [True, False]
    # What is asked is asked of the whole board, so a viewer hears no answer; and a text that asks nothing has none.
    assert "answers" not in json.loads(command("explain", "--json", ASKED, "--viewer", "Ben").stdout)
    page = tmp_path / "bens.md"
    assert command("handout", ASKED, "--viewer", "Ben", "-o", page).exit_code == 0
    assert ANSWER not in page.read_text(encoding="utf-8")
    assert "answers" not in json.loads(command("explain", "--json", ASKED.partition(" What")[0]).stdout)


def test_a_lens_looks_at_a_board_in_words() -> None:
    shown = json.loads(command("lens", "copiable", ASKED, "--label", "Delver of Secrets", "--json").stdout)
    assert {row["key"]: row["value"] for row in shown["rows"]}["name"] == "Insectile Aberration"
    result = command("lens", "copiable", ASKED, "--label", "Delver")
    assert (result.exit_code, "Delver of Secrets" in result.output) == (2, True)


def test_explain_adds_lenses_to_each_object_and_never_for_one_viewer(clerks: Path) -> None:
    document = json.loads(command("explain", clerks, "--json", "--lens", "copiable", "--lens", "doors").stdout)
    own = document["objects"]["clerk"]["lenses"]
    shown = json.loads(command("lens", "copiable", clerks, "--label", "clerk", "--json").stdout)
    # A clerk has no doors.
    assert own == {"copiable": shown["rows"]}
    assert "lenses" not in json.loads(command("explain", clerks, "--json").stdout)["objects"]["clerk"]
    for words in (("--lens", "all"), ("--json", "--lens", "all", "--viewer", "Ana")):
        assert command("explain", clerks, *words).exit_code == 2


@pytest.mark.parametrize(
    ("words", "says"),
    [(["doors", "--label", "clerk"], "has no doors"), (["matrix", "--label", "nobody"], '"nobody"')],
)
def test_a_lens_that_shows_nothing_says_so(clerks: Path, words: list[str], says: str) -> None:
    result = command("lens", words[0], clerks, *words[1:])
    assert result.exit_code == 2
    assert says in result.output


BOARD = "Ana has Delver of Secrets on the battlefield. It transforms. "


def test_a_board_in_words_is_explained_and_its_question_answered() -> None:
    asked = command("explain", BOARD + "What is Delver of Secrets's mana value? Under the rules of 2011?").output
    assert "Delver of Secrets' mana value is 1." in asked
    assert "Delver of Secrets' converted mana cost is 0." in asked.partition("2011-09")[2]
    document = json.loads(command("explain", BOARD, "--json").stdout)
    assert document["objects"]["Delver of Secrets"]["name"] == "Insectile Aberration"


def test_words_are_printed_of_a_scenario_and_a_scenario_of_words(tmp_path: Path) -> None:
    printed = command("words", SAMPLE).stdout
    assert printed.splitlines()[1:] == [
        "Rules of August 2026. Players: Ana, Ben.",
        "Ana has Delver of Secrets (delver) on the battlefield.",
        "Delver of Secrets transforms.",
    ]
    path = tmp_path / "board.txt"
    path.write_text(f"{printed}Expect: delver's power is 3.\nExpect: delver's power is 4.\n", encoding="utf-8")
    assert [action["do"] for action in json.loads(command("words", path, "--json").stdout)["actions"]] == [
        "place",
        "transform",
    ]
    checked = command("check", path)
    assert (checked.exit_code, checked.output.splitlines()[-1]) == (1, "1 passed, 1 failed")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("Ana has Delvr of Secrets in hand.", "did you mean Delver of Secrets?"),
        (BOARD + "It trnsforms.", "did you mean instead “Insectile Aberration transforms”"),
        (BOARD + "It dances.", 'line 1, character 65: "dances"'),
        ("Ana has " + "Humility and " * 5_000 + "Humility in hand.", "make several of it"),
        ("a " * 200_000, "200,000 characters"),
        (" ", "Nothing is named; name a file, a board in words, or a code."),
    ],
)
def test_words_that_are_no_board_are_told_in_a_sentence(text: str, says: str) -> None:
    result = command("explain", text)
    assert result.exit_code == 2
    assert says in result.output


def test_a_board_of_more_actions_than_a_text_has_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words_reader, "MOST_ACTIONS", 12)
    result = command("explain", "Ana has Humility in hand. " * 13)
    assert result.exit_code == 2
    assert "at most 12 actions" in result.output
    assert command("explain", "Ana has Humility in hand. " * 12).exit_code == 0


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b"\x00" * 20, b"", b"x" * 300_000])
def test_a_text_file_that_is_none_is_told(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "broken.txt"
    path.write_bytes(data)
    result = command("explain", path)
    assert result.exit_code in (0, 2)
    assert result.exit_code == 2 or not data


def test_a_code_stands_for_its_board_wherever_a_file_does() -> None:
    code = command("share", SAMPLE).stdout.strip()
    assert command("words", code).stdout == command("words", SAMPLE).stdout
    assert command("check", code).exit_code == 0
    link = command("share", SAMPLE, "--link").stdout.strip()
    assert json.loads(command("explain", link, "--json").stdout)["objects"]["delver"]["mana_value"] == 1
    refused = command("explain", f"{code[:-5]}")
    assert (refused.exit_code, refused.output.count("\n")) == (2, 1)


def test_707_9d_explain_has_a_row_for_what_an_exception_left_behind(tmp_path: Path) -> None:
    """A copy of Tarmogoyf that is 7/7 has no ability, and one of a red color no color indicator: both are told."""
    path = tmp_path / "left.scenario.json"
    token = {"do": "create_token_copy", "as": "token"}
    path.write_bytes(
        file(
            place("Tarmogoyf", "goyf"),
            {**token, "of": "goyf", "except": {"power": 7, "toughness": 7}},
            place("Delver of Secrets", "delver", face="back"),
            {**token, "as": "red", "of": "delver", "except": {"colors": ["R"]}},
        )
    )
    told = " ".join(command("explain", path).output.split())
    of_token, of_red = told[told.index("token: ") :], told[told.index("red: ") :]
    says = "The exception decides its power and toughness, so the ability that would do so is not copied."
    assert f"abilities none {says} (707.9d)" in of_token
    assert "color none Since an exception gives its color" in of_red


def test_208_3_explain_says_that_a_vehicle_has_no_size_and_nothing_of_what_has_none_printed(tmp_path: Path) -> None:
    """A Vehicle in hand has the size that is printed, one that is manifested that of being face down."""
    path = tmp_path / "vehicles.scenario.json"
    coach = "Strixhaven Skycoach"
    there = (place(coach, "coach"), place(coach, "held", zone="hand"), place(coach, "down", face_down="manifest"))
    path.write_bytes(file(*there, place("Bonesplitter", "splitter")))
    told = " ".join(command("explain", path).output.split())
    size = [f"{key} none It is not a creature, so on the battlefield it has no {key}. (208.3)" for key in _SIZE]
    assert [told.count(one) for one in size] == [1, 1]
    assert told.index("coach: ") < told.index(size[0]) < told.index(size[1]) < told.index("held: ")
    assert "Artifact — Vehicle, 3/2." in told[told.index("held: ") :]


_SIZE = ("power", "toughness")


def test_explain_says_once_what_holds_for_several_rows_and_no_value_twice(tmp_path: Path) -> None:
    path = tmp_path / "told.scenario.json"
    exception = {"remove_supertypes": ["Legendary"]}
    lawful = {**BEAR, "name": "Lawgiver", "type_line": "Legendary Creature — Bear"}
    moon = do("effect", filter={"types": "Land"}, change={"set_subtypes": ["Mountain"]}, called="Red")
    path.write_bytes(
        file(
            place("Lawgiver", "law"),
            place("Bear", "bear"),
            {**do("become_copy", object="bear", of="law"), "except": exception},
            place("Bear", "again"),
            do("become_copy", object="again", of="bear"),
            place("Dryad Arbor", "land"),
            moon,
            place("Gisela, the Broken Blade", "blade"),
            place("Bruna, the Fading Light", "light"),
            {**do("meld", objects=["blade", "light"]), "as": "whole"},
            cards=[lawful, {**BEAR, "name": "Bear"}],
        )
    )
    told = command("explain", path).output
    told = " ".join(told.split())
    # 707.2: that the values are copied is said in the first row, and the rest of a row is its rules.
    assert "It is a copy of Lawgiver (law), so it has the copied values. (707.2" in told
    assert "As above. (707.2" in told
    assert "so it has the copied values: " not in told
    assert "supertypes none layer 1a: An exception to the copy effect" in told
    # 707.3, 707.9b: of a copy of that copy it is told as well, and why.
    of_copy = told[told.index("again: ") :]
    assert "supertypes none layer 1a: It is a copy of Lawgiver (bear), so it has the copied values. (707.2" in of_copy
    assert "An exception to an earlier copy effect left no supertypes to be copied. (707.9b)" in of_copy
    # 305.7 with what the effect did.
    assert (
        "replaces its other land types. (305.7) layer 4: Red changes the subtypes; they are Dryad and Mountain now."
        in told
    )
    assert "What happens to Dryad Arbor" in told
    assert "blade: no longer an object of its own It is part of Brisela, Voice of Nightmares now." in told


def test_730_2_what_is_part_of_a_nameless_permanent_is_not_told_by_a_label() -> None:
    told = wide(
        "Ana has Grizzly Bears on the battlefield. Ana has Gemrazer in hand. Gemrazer mutates onto Grizzly Bears. "
        "Grizzly Bears is turned face down."
    )
    assert "It is part of Ana's face-down creature now." in told
    # 702.26b: it is that also while it is phased out, told as a card of it is called or not.
    merged = (
        "Ana has Grizzly Bears (bear) on the battlefield. Ana has Gemrazer (gem) in hand. Gemrazer mutates onto bear."
    )
    assert "It is part of Gemrazer (bear) now." in wide(merged)
    assert "It is part of Gemrazer (bear) now." in wide(f"{merged} bear phases out.")
    host = "Ana has Graf Rats and Midnight Scavengers in exile. Graf Rats and Midnight Scavengers meld (host)."
    assert "It is part of Chittering Host (host) now." in wide(f"{host} host phases out.")
    # Where another is called as the whole is, its label tells which it is.
    melded = wide(
        "Ana has Graf Rats and Midnight Scavengers in exile. Graf Rats and Midnight Scavengers meld (host). "
        "Ana has Elite Vanguard on the battlefield. Chittering Host becomes a copy of Elite Vanguard."
    )
    assert "It is part of Elite Vanguard (host) now." in melded


def test_613_effects_of_one_card_that_do_not_apply_for_two_reasons_are_two_rungs(tmp_path: Path) -> None:
    """One effect that does not apply in several layers stays one rung, whatever it waited for in the first."""
    says = "Enchant creature\nAs long as enchanted creature is {}, it gets +1/+1 and has haste."
    both = says.format("white") + "\n" + says.format("black").partition("\n")[2]
    edge = {"name": "Edge", "mana_cost": "{1}", "type_line": "Enchantment — Aura", "oracle_text": both}
    gray = {**BEAR, "name": "Gray", "mana_cost": "{W}{B}"}
    green = do("effect", on=["gray"], change={"set_colors": ["G"]}, called="Lace")
    path = tmp_path / "edge.scenario.json"
    on_it = (place("Gray", "gray"), place("Edge", "edge"), do("attach", object="edge", to="gray"), green)
    path.write_bytes(file(*on_it, cards=[edge, gray]))
    told = " ".join(command("explain", path).output.split())
    rules = "611.3a, 613.1f, 613.4c"
    one = f"6, 7c One effect of Edge does not apply: Gray is not {rules} white."
    assert f"{one} 6, 7c Another effect of Edge does not apply: Gray is {rules} not black." in told


def test_205_3_what_has_every_creature_type_is_said_beside_those_that_it_lists() -> None:
    told = command("explain", "Ana has Grizzly Bears on the battlefield. Grizzly Bears is every creature type.").output
    row = " ".join(told[told.index("subtypes") :].split())
    assert row.startswith("subtypes Bear (every")


def test_explain_tells_people_no_keys_and_no_letters_of_files() -> None:
    board = (
        "Ana has Painter's Servant on the battlefield. For Painter's Servant Ana chooses red. Ana has Conspiracy on "
        "the battlefield. For Conspiracy Ana chooses the creature type Elf. Ana has Fire // Ice in hand. Ana casts "
        "Fire // Ice, the left half. Ana copies Fire // Ice (second). Ana has Grizzly Bears on the battlefield with a "
        "+1/+1 counter. Grizzly Bears becomes every creature type until end of turn. Ben has Glorious "
        "Anthem on the battlefield. Glorious Anthem becomes a creature, becomes every creature type and has base power "
        "and toughness 2/2."
    )
    told = " ".join(command("explain", board).output.split())
    assert "chosen color: red" in told
    assert "chosen creature type: Elf" in told
    # What was done is told in the sentences of boards in words.
    assert "chooses the creature" in told
    assert "creature_type" not in told
    assert '"+1/+1"' not in told
    # 709.3b: as a spell it has the name of its half, and what tells two of them apart is the whole card.
    assert "a copy of Fire (Fire // Ice), so it has" in told
    # What lists none has them too.
    assert "subtypes every creature type" in told


def wide(*words: str) -> str:
    """Give what is printed on so wide a screen that no sentence of a reason is broken."""
    result = CliRunner(env={"COLUMNS": "200"}).invoke(card_inspector, ["explain", *words])
    return " ".join(result.output.split())


def test_what_an_action_says_already_is_not_said_again_as_its_reason() -> None:
    hidden = "Ana has Exalted Angel on the battlefield, face down. It is untapped. It is tapped."
    assert "See 701.26a, 110.5. " in wide(hidden)
    one_of_two = "Ana has Exalted Angel and Pine Walker on the battlefield, face down. Pine Walker is tapped."
    assert wide(one_of_two).endswith("See 701.26a, 110.5. (Pine Walker) is tapped.")
    told = wide("Ana has Grizzly Bears on the battlefield. Grizzly Bears is tapped. It becomes night.")
    assert "See 701.26a, 110.5. " in told
    assert "2 It becomes night. done See 731.1." in told
    # Before what else is told, its rules are named as those of the action.
    turned = wide("Ana has Brutal Cathar on the battlefield. It becomes night.")
    assert "done For the action itself, see 731.1. " in turned
    # What goes without saying is named with it, not in a sentence of its own.
    carried = wide(
        "Ana has Grizzly Bears and Bonesplitter on the battlefield. Bonesplitter is attached to Grizzly Bears."
    )
    assert "done See 701.3a, 613.7e." in carried


@pytest.mark.parametrize(
    ("viewer", "seen_by", "who"), [("Ben", "Ben", "Ben"), ("spectator", "the spectator", "The spectator")]
)
def test_400_2_a_viewer_is_told_that_not_all_is_seen_that_led_to_a_change(viewer: str, seen_by: str, who: str) -> None:
    told = wide("Ana has Exalted Angel in hand. Ana casts Exalted Angel, face down with morph.", "--viewer", viewer)
    assert f"{who} sees what changed, but not everything that led to it. (400.2)" in told
    assert f"As seen by {seen_by} " in told


def test_what_a_viewer_is_not_told_is_a_sentence_of_its_own() -> None:
    board = (
        "Ana has Exalted Angel on the battlefield, face down with morph. Ben has Humility on the battlefield. "
        "The face-down creature is turned face up, for its morph cost."
    )
    told = wide(board, "--viewer", "Ben")
    assert "not computed What comes of this is hidden from Ben. " in f"{told} "
    # Where nothing is said, nothing stands.
    assert " . " not in told


def test_903_9a_what_the_owner_may_choose_is_not_told_as_words_of_the_card() -> None:
    told = wide(
        "Ana has Gisela, the Broken Blade on the battlefield. It becomes commander. It dies. "
        "State-based actions are checked."
    )
    assert "? Its owner may change this; see below." in told
    may = "It is a commander, so its owner may put it into the command zone."
    assert f"not computed {may} Nobody has said whether its owner did so." in told
