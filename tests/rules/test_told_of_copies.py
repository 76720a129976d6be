"""What is told of a copy: each rule where it says something, and nowhere else (707; what stands in 706 before 2021)."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST, RulesError, rungs
from tests.rules.cards_for_tests import ALL, creature
from tests.rules.playing import DONE, ILLEGAL, NOTHING, Record, do, entering_copy, place, play

NEW = NEWEST.key
BEAR = place("Grizzly Bears", "it")
TAPPED = place("Runeclaw Bear", "model", tapped=True)
MODEL = place("Runeclaw Bear", "model")
DOWN = place("Runeclaw Bear", "model", face_down="manifest")
DELVER = place("Delver of Secrets", "model")
DELVER_DOWN = place("Delver of Secrets", "model", face_down="manifest")
DELVER_CARD = place("Delver of Secrets", "model", "graveyard")
FLIPPED = place("Akki Lavarunner", "model", flipped=True)
TOKEN_OF_OTHER = (place("Craw Wurm", "other"), do("create_token_copy", of="other", as_="model"))
BECAME_OTHER = (place("Craw Wurm", "other"), MODEL, do("become_copy", "model", of="other"))
ORIGINALS: dict[str, tuple[Record, ...]] = {
    "a creature": (MODEL,),
    "tapped": (TAPPED,),
    "face down": (DOWN,),
    "flipped": (FLIPPED,),
    "double-faced": (DELVER,),
    "double-faced, face down": (DELVER_DOWN,),
    "a card in a graveyard": (DELVER_CARD,),
    "a token copy": TOKEN_OF_OTHER,
    "what became a copy": BECAME_OTHER,
}
# Of which originals each rule says something that was copied of them.
SAID = {
    "707.8": {"double-faced"},
    "708.2": {"face down", "double-faced, face down"},
    "110.5a": {"tapped", "face down", "flipped", "double-faced, face down"},
    "707.3": {"a token copy", "what became a copy", "flipped"},
}


@pytest.mark.parametrize("rule", SAID)
@pytest.mark.parametrize("original", ORIGINALS)
def test_what_is_told_of_the_original_is_what_there_is_to_say_of_it(original: str, rule: str) -> None:
    become = play(NEW, *ORIGINALS[original], BEAR, do("become_copy", "it", of="model")).last
    enters = play(NEW, *ORIGINALS[original], place("Elite Vanguard", "it", "hand"), *entering_copy("it", "model")).last
    for told in (become, enters):
        assert told.result == DONE
        assert (rule in told.rules) == (original in SAID[rule])
        assert {"707.2", "707.2b"} <= set(told.rules)
    assert "613.1a" in become.rules
    assert ("707.5" in become.rules, "707.5" in enters.rules) == (False, True)
    assert ("707.6" in become.rules, "707.6" in enters.rules) == (False, True)


@pytest.mark.parametrize(
    ("own", "rules"),
    [
        ((BEAR,), set()),
        ((place("Grizzly Bears", "it", tapped=True),), set()),
        ((place("Grizzly Bears", "it", face_down="manifest"),), {"708.10", "707.3", "110.5c"}),
        ((place("Akki Lavarunner", "it", flipped=True),), {"707.3", "110.5c"}),
        ((BEAR, place("Craw Wurm", "first"), do("become_copy", "it", of="first")), {"707.4"}),
    ],
    ids=["a creature", "tapped", "face down", "flipped", "a copy already"],
)
def test_what_is_told_of_what_becomes_a_copy(own: tuple[Record, ...], rules: set[str]) -> None:
    told = play(NEW, *own, MODEL, do("become_copy", "it", of="model")).last
    assert set(told.rules) & {"708.10", "707.3", "110.5c", "707.4"} == rules


@pytest.mark.parametrize(
    ("change", "rules"),
    [
        ({"add_abilities": ["Haste"]}, {"707.9a"}),
        ({"add_types": ["Artifact"]}, {"707.9b"}),
        ({"name": "Other"}, {"707.9b"}),
        ({"mana_cost": "{G}"}, {"707.9b"}),
        ({"colors": ["R"]}, {"707.9b"}),
        ({"set_colors": ["R"]}, {"707.9b"}),
        ({"set_types": ["Creature"]}, {"707.9b"}),
        ({"set_subtypes": ["Elf"]}, {"707.9b"}),
        ({"power": 3}, {"707.9b"}),
        ({"toughness": 3}, {"707.9b"}),
        ({"set_power": 3}, {"707.9b"}),
        ({"set_toughness": 3}, {"707.9b"}),
        (None, set()),
    ],
    ids=lambda value: ",".join(value or ("none",)) if isinstance(value, dict | None) else "",
)
def test_what_is_told_of_an_exception(change: Record | None, rules: set[str]) -> None:
    """Of a plain creature nothing that defines a value is left behind, and nothing is kept as it was (707.9c-d)."""
    keys = {} if change is None else {"except_": change}
    for told in (
        play(NEW, BEAR, MODEL, do("become_copy", "it", of="model", **keys)).last,
        play(NEW, MODEL, do("create_token_copy", of="model", as_="it", **keys)).last,
        play(NEW, MODEL, place("Clone", "it", "hand"), *entering_copy("it", "model", **keys)).last,
        play(NEW, place("Runeclaw Bear", "model", "stack"), do("copy_spell", of="model", as_="it", **keys)).last,
    ):
        assert {rule for rule in told.rules if rule.startswith("707.9")} == rules


COUNTED = {"count": {"types": "Creature"}}
SWARM = {**creature("Swarm", "Insect", "*/*"), "define": {"power": COUNTED, "toughness": COUNTED}}


@pytest.mark.parametrize(
    ("original", "change", "own", "rules"),
    [
        # Its own size again is given and not kept; what defines that of the original is left behind.
        ("Swarm", {"power": 7, "toughness": 7}, "7/7", {"707.9b", "707.9d"}),
        ("Swarm", {"power": 7, "toughness": 7}, "1/1", {"707.9b", "707.9d"}),
        ("Grizzly Bears", {"power": 7, "toughness": 7}, "7/7", {"707.9b"}),
        ("Huntmaster of the Fells", {"colors": ["U"]}, "7/7", {"707.9b", "707.9c", "707.9d"}),
        ("Huntmaster of the Fells", {"colors": ["G"]}, "7/7", {"707.9b", "707.9d"}),
        ("Woodland Changeling", {"set_subtypes": ["Elf"]}, "7/7", {"707.9b", "707.9d"}),
        ("Woodland Changeling", {"add_subtypes": ["Illusion"]}, "7/7", {"707.9b"}),
        ("Grizzly Bears", {"name": "Own"}, "7/7", {"707.9b"}),
    ],
)
def test_707_9c_and_d_are_told_where_something_is_kept_or_left_behind(
    original: str, change: Record, own: str, rules: set[str]
) -> None:
    face = {"face": "back"} if "Huntmaster" in original else {}
    me = creature("Own", "Shapeshifter", own, mana_cost="{U}")
    board = play(NEW, place(original, "model", **face), place("Own"), cards=[me, SWARM])
    played = board.then(do("become_copy", "it", of="model", except_=change))
    assert {rule for rule in played.last.rules if rule.startswith("707.9")} == rules
    cited = {rule for key in played["it"].why for why in played["it"].why[key] for rule in why.rules}
    assert {rule for rule in cited if rule.startswith("707.9")} == rules


@pytest.mark.parametrize(
    ("first", "actions"),
    [
        ("707.2", ({"do": "create_token_copy", "of": "model", "as": "it"},)),
        ("707.2", (place("Grizzly Bears", "it"), do("become_copy", "it", of="model"))),
        ("707.5", (place("Clone", "it", "hand"), do("put_onto_battlefield", "it", as_copy_of="model"))),
    ],
)
def test_612_8_a_name_that_an_effect_set_is_not_copied_and_that_is_told(
    first: str, actions: tuple[Record, ...]
) -> None:
    named = do("effect", on=["model"], change={"name": "Nobody"})
    told, plain = (play(NEW, MODEL, *renamed, *actions).last for renamed in ((named,), ()))
    sentence = "The name that an effect gave the original is not copied: the copied name is Runeclaw Bear."
    assert (told.rules[0], sentence in told.says, "copied name" in plain.says) == (first, True, False)


def test_706_9b_while_cards_said_still_a_name_was_kept() -> None:
    """In 2016 it is "except its name is still ..."; of one that only gives it, the reason above is the only one."""
    impostor = place("Sakashima the Impostor", "it", "hand")
    copies = entering_copy("it", "model", except_={"name": "Sakashima the Impostor"})
    told = {key: play(key, MODEL, impostor, *copies)["it"].why["name"] for key in ("2016-01", "2021-09")}
    assert [one.rules[0] for one in told["2016-01"]] == ["706.9c", "706.9b"]
    assert told["2016-01"][1].says == "That is its own name, which it keeps instead of the copied one."
    assert [one.rules[0] for one in told["2021-09"]] == ["707.9b"]


def test_only_permanents_become_copies() -> None:
    hand = place("Grizzly Bears", "hand", "hand")
    none = play(NEW, hand, MODEL, do("become_copy", "hand", of="model"))
    assert (none.last.result, none["hand"].name) == (NOTHING, "Grizzly Bears")
    assert none.last.rules[0] == "707.2"
    one = play(NEW, BEAR, hand, MODEL, do("become_copy", objects=["hand", "it"], of="model"))
    assert (one.last.result, one["it"].name, one["hand"].name) == (DONE, "Runeclaw Bear", "Grizzly Bears")
    assert "Grizzly Bears" in one.last.says
    nobody = play(NEW, MODEL, do("become_copy", filter={"types": "Planeswalker"}, of="model"))
    assert (nobody.last.result, nobody.last.rules) == (NOTHING, ("707.2",))
    with pytest.raises(RulesError, match="needs `of`"):
        play(NEW, BEAR, do("become_copy", "it"))


def test_a_later_copy_effect_is_the_newer_one() -> None:
    played = play(
        NEW,
        BEAR,
        MODEL,
        place("Craw Wurm", "wurm"),
        do("become_copy", "it", of="wurm"),
        do("become_copy", "it", of="model", until="end of turn"),
    )
    before, after = played.table.object("it").copies
    assert before.timestamp < after.timestamp
    assert played["it"].name == "Runeclaw Bear"
    assert played.then(do("end_turn"))["it"].name == "Craw Wurm"


def test_extra_counters_come_with_a_copy_and_are_not_copied() -> None:
    counters = {"except_": {"counters": {"+1/+1": 1}}}
    played = play(
        NEW,
        place("Grizzly Bears", "it", counters={"+1/+1": 1, "charge": 1}),
        MODEL,
        do("become_copy", "it", of="model", **counters),
        do("create_token_copy", of="it", as_="token"),
    )
    assert (played["it"].counters, played["token"].counters) == ({"+1/+1": 2, "charge": 1}, {})


@pytest.mark.parametrize(
    ("edition", "original", "both"),
    [
        ("2021-09", (DELVER,), False),
        (NEW, (DELVER,), True),
        (NEW, (place("Delver of Secrets", "model", face="back"),), True),
        (NEW, (place("Insectile Aberration", "model", "graveyard"),), True),
        (NEW, (MODEL,), False),
    ],
    ids=["2021", "front", "back", "a card", "one face"],
)
def test_707_8a_a_token_copy_has_both_faces_where_the_original_has(
    edition: str, original: tuple[Record, ...], both: bool
) -> None:
    played = play(edition, *original, do("create_token_copy", of="model", as_="it"))
    token = played.table.object("it")
    assert ("707.8a" in played.last.rules) == both
    turned = played.then(do("transform", "it"))
    assert (turned.last.result == DONE) == both
    assert token.back_up == (played["model"].face_up == "back" and both)
    assert played["it"].name == (played["model"].name)
    assert (played["it"].owner, played["it"].token, played["it"].tapped) == ("Ana", True, False)
    assert {"707.2", "111.3" if edition == NEW else "707.2"} <= set(played.last.rules)
    of_permanent = played["model"].face_up is not None and played["model"].zone == "battlefield"
    assert ("707.8" in played.last.rules) == of_permanent, "it speaks of permanents only"


def test_a_token_copy_of_a_back_face_has_an_exception_on_the_face_that_is_up() -> None:
    played = play(
        NEW,
        place("Delver of Secrets", "model", face="back"),
        do("create_token_copy", of="model", as_="it", except_={"add_types": ["Artifact"]}),
    )
    assert "Artifact" in played["it"].types
    assert played["it"].name == "Insectile Aberration"


@pytest.mark.parametrize("card", ["Lightning Bolt", "Fire // Ice"])
def test_111_5_there_is_no_token_of_an_instant(card: str) -> None:
    played = play(NEW, place(card, "model", "graveyard"), do("create_token_copy", of="model", as_="it"))
    assert (played.last.result, played.last.rules[0]) == (NOTHING, "111.5")
    assert "it" not in played.table.objects
    assert played.then(do("tap", "it")).last.result == NOTHING


@pytest.mark.parametrize("action", ["create_token_copy", "copy_spell"])
def test_a_label_that_is_taken_or_was_is_refused(action: str) -> None:
    stack = place("Lightning Bolt", "model", "stack")
    bear = place("Grizzly Bears", "gone")
    gone = (bear, do("create_token_copy", of="gone", as_="token"), do("move", "token", to="hand"), do("check_state"))
    refused = do("copy_spell", of="gone", as_="refused")
    for label in ("model", "gone", "token", "refused"):
        with pytest.raises(RulesError, match="taken"):
            play(NEW, stack, *gone, refused, do(action, of="model", as_=label))


def test_only_spells_are_copied_as_spells() -> None:
    for zone in ("battlefield", "hand", "graveyard"):
        told = play(NEW, place("Grizzly Bears", "model", zone), do("copy_spell", of="model", as_="it")).last
        assert (told.result, told.rules) == (ILLEGAL, ("707.10",))
        assert "Grizzly Bears" in told.says


@pytest.mark.parametrize(("card", "permanent"), [("Lightning Bolt", False), ("Grizzly Bears", True)])
def test_707_10f_a_copied_permanent_spell_is_told_as_one(card: str, permanent: bool) -> None:
    played = play(NEW, place(card, "model", "stack"), do("copy_spell", of="model", as_="it"))
    assert played.last.result == DONE
    assert ("707.10f" in played.last.rules) == permanent
    assert "707.10" in played.last.rules
    resolved = played.then(do("resolve", "it"))
    assert ("it" in resolved.table.objects and resolved["it"].token) == permanent


def test_a_copy_of_one_half_on_the_stack_is_that_half() -> None:
    played = play(NEW, place("Fire // Ice", "model", "stack", half="right"), do("copy_spell", of="model", as_="it"))
    assert (played["it"].name, played["it"].colors) == ("Ice", ("U",))
    assert played.table.object("it").half == "right"


ROOM = place("Smoky Lounge // Misty Salon", "model", unlocked=["left"])
ENTERS_AS_ROOM = do("put_onto_battlefield", "it", as_copy_of="model")
SPELL_COPY = do("copy_spell", of="model", as_="it")
# What was copied, what became of the original since, and the name by which the copy is told.
COPIED_THEN: dict[str, tuple[tuple[Record, ...], tuple[Record, ...], str]] = {
    "a Room of which one half is unlocked": (
        (ROOM, place("Copy Enchantment", "it", "hand"), ENTERS_AS_ROOM),
        (),
        "Smoky Lounge // Misty Salon",
    ),
    "a Room that is locked since": (
        (ROOM, do("create_token_copy", of="model", as_="it")),
        (do("lock", "model", half="left"),),
        "Smoky Lounge // Misty Salon",
    ),
    "a half that is a card in a graveyard since": (
        (place("Fire // Ice", "model", "stack", half="right"), SPELL_COPY),
        (do("move", "model", to="graveyard"),),
        "Ice",
    ),
    "an Adventure that is a card in a graveyard since": (
        (place("Bonecrusher Giant", "model", "stack", inset=True), SPELL_COPY),
        (do("move", "model", to="graveyard"),),
        "Stomp",
    ),
    "a back face of which the card is turned over since": (
        (place("Delver of Secrets", "model", face="back"), do("create_token_copy", of="model", as_="it")),
        (do("transform", "model"),),
        "Insectile Aberration",
    ),
}


@pytest.mark.parametrize(("made", "since", "called"), COPIED_THEN.values(), ids=COPIED_THEN)
def test_707_2b_a_copy_is_told_by_what_was_copied(
    made: tuple[Record, ...], since: tuple[Record, ...], called: str
) -> None:
    reasons = play(NEW, *made, *since)["it"].why["colors"]
    told = next(why.says for why in reasons if " is a copy of " in why.says)
    assert f" is a copy of {called}, so " in told


AS_SAKASHIMA = {"name": "Sakashima the Impostor"}


@pytest.mark.parametrize(
    ("actions", "called"),
    [
        pytest.param(
            (DELVER, do("become_copy", "it", of="model", except_=AS_SAKASHIMA), do("transform", "model")),
            "Delver of Secrets",
            id="the original turned over since, and an exception gives the copy another name",
        ),
        pytest.param(
            (FLIPPED, do("become_copy", "it", of="model"), do("flip", "it"), do("become_copy", "model", of="other")),
            "Tok-Tok, Volcano Born",
            id="the original is something else since, and the copy is flipped",
        ),
        pytest.param(
            (DOWN, do("become_copy", "it", of="model", except_=AS_SAKASHIMA), do("turn_face_up", "model")),
            "a face-down creature",
            id="the original turned face up since, and an exception gives the copy a name",
        ),
        # It is face up itself (110.5a).
        pytest.param(
            (DOWN, do("become_copy", "other", of="model"), do("become_copy", "it", of="other")),
            "a nameless creature",
            id="a copy of what copied something face down",
        ),
        pytest.param(
            (
                place("Runeclaw Bear", "model", face_down={"types": ["Land"], "subtypes": ["Forest"]}),
                *(do("become_copy", "other", of="model"), do("become_copy", "it", of="model")),
            ),
            "a face-down permanent",
            id="a face-down land",
        ),
        pytest.param(
            (
                place("Runeclaw Bear", "model", face_down={"types": ["Land"], "subtypes": ["Forest"]}),
                *(do("become_copy", "other", of="model"), do("become_copy", "it", of="other")),
            ),
            "a nameless permanent",
            id="a copy of what copied a face-down land",
        ),
        pytest.param(
            (place("Exalted Angel", "model", "stack", face_down="morph"), do("become_copy", "it", of="model")),
            "a face-down spell",
            id="a spell that is face down",
        ),
        # 406.3a: it is a card in exile, and no permanent.
        pytest.param(
            (place("Runeclaw Bear", "model", "exile", face_down=True), do("become_copy", "it", of="model")),
            "a face-down card in exile",
            id="a card that lies face down in exile",
        ),
    ],
)
def test_a_copy_is_told_by_the_name_that_its_original_had_then(actions: tuple[Record, ...], called: str) -> None:
    played = play(NEW, BEAR, place("Craw Wurm", "other"), *actions)
    assert played["it"].why["mana_cost"][0].says.startswith(f"It is a copy of {called}, ")
    assert rungs(played.table, "it")[1].says.startswith(
        tuple(f"As a copy of {called}{more}: " for more in ("", ", and flipped too", ", by an exception"))
    )


def test_the_copied_back_of_a_modal_card_has_the_mana_value_that_it_has_itself() -> None:
    rogue = place("Blackbloom Rogue", "model", face="back")
    for key, result in (("2021-09", NOTHING), (NEW, NOTHING)):
        played = play(key, rogue, BEAR, do("become_copy", "it", of="model"), do("transform", "it"))
        why = [reason.rules[0] for reason in played["it"].why["mana_value"]]
        # 712.8e (712.4d) and 202.3b speak of nonmodal cards only.
        assert (played["it"].mana_value, why) == (0, ["707.2", "202.3a"])
        assert played.last.result == result


def test_707_8_the_face_that_is_copied_is_told_by_its_own_name() -> None:
    renamed = do("effect", on=["model"], change={"name": "Somebody Else"})
    told = play(
        NEW, place("Delver of Secrets", "model", face="back"), renamed, BEAR, do("become_copy", "it", of="model")
    )
    assert (told["model"].name, told["it"].name) == ("Somebody Else", "Insectile Aberration")
    assert "Only the face that is up is copied: Insectile Aberration." in [why.says for why in told.last.reasons]


TOKEN, SPELL = do("create_token_copy", of="it", as_="copy"), do("copy_spell", of="it", as_="copy")
AKKI = place("Akki Lavarunner", flipped=True)
CLONED = (
    place("Delver of Secrets", "delver", face="back"),
    place("Clone", zone="hand"),
    do("put_onto_battlefield", "it", as_copy_of="delver"),
)
BY_VALKI = (place("Valki, God of Lies", zone="hand"), do("cast", "it", face="back"), SPELL)
CAST = (place("Delver of Secrets", zone="exile"), do("cast", "it", as_copy="copy"))
MADE_AS_COPIES: list[tuple[str, tuple[Record, ...], list[str]]] = [
    ("2011-09", (place("Grizzly Bears"), TOKEN), ["706.2", "110.5b"]),
    (NEW, (place("Grizzly Bears"), TOKEN), ["707.2", "111.3"]),
    # A token had both faces only since 707.8a; before it has the one that was up, and of a back face that is told.
    ("2021-09", (place("Delver of Secrets"), TOKEN), ["707.2", "111.3"]),
    ("2011-09", (place("Delver of Secrets", face="back"), TOKEN), ["706.2", "706.8", "110.5b"]),
    ("2021-09", (place("Delver of Secrets", face="back"), TOKEN), ["707.2", "707.8", "111.3"]),
    ("2025-06", (place("Delver of Secrets"), TOKEN), ["712.8d", "707.8a", "707.8", "707.2"]),
    (NEW, (place("Delver of Secrets", face="back"), TOKEN), ["712.8e", "707.8a", "707.8", "707.2"]),
    # What was a copy of a back face itself is no double-faced permanent.
    ("2011-09", (*CLONED, TOKEN), ["706.2", "110.5b"]),
    (NEW, (*CLONED, TOKEN), ["707.2", "111.3"]),
    (NEW, (place("Lightning Bolt", zone="stack"), SPELL), ["707.2"]),
    # A rule of its own for the faces of a copied spell: of transforming ones in 2025, of all in 2026.
    ("2021-09", (place("Delver of Secrets", zone="stack"), SPELL), ["707.2"]),
    ("2025-06", (place("Delver of Secrets", zone="stack"), SPELL), ["712.8c", "707.10g", "707.2"]),
    ("2025-06", BY_VALKI, ["707.2"]),
    (NEW, BY_VALKI, ["712.8f", "707.10g", "707.2"]),
    # Being flipped is not copied, but what flips itself has its own half.
    ("2016-01", (AKKI, TOKEN), ["706.2", "709.2"]),
    (NEW, (AKKI, TOKEN), ["707.2", "710.2"]),
    (NEW, (AKKI, TOKEN, do("flip", "copy")), ["710.2", "707.2"]),
    (NEW, (place("Fire // Ice", zone="stack", half="right"), SPELL), ["707.2", "709.3b"]),
    # The copy of an Adventure or of a prototyped spell is one as well, which says more than that it is a copy.
    (NEW, (place("Bonecrusher Giant", zone="hand"), do("cast", "it", inset=True), SPELL), ["715.3c", "707.2"]),
    # What was cast as a copy of a card has both faces or halves, in editions in which a token has not (707.12, 709.3c).
    ("2021-09", (*CAST, do("resolve", "copy")), ["712.4c", "707.8", "707.2"]),
    (NEW, (*CAST, do("resolve", "copy")), ["712.8d", "707.10g", "707.2"]),
    ("2011-09", CAST, ["711.2a", "706.8", "706.2"]),
    (NEW, CAST, ["712.8c", "707.10g", "707.2"]),
    (NEW, (place("Fire // Ice", zone="exile"), do("cast", "it", as_copy="copy", half="right")), ["709.3b", "707.2"]),
    (NEW, (place("Lightning Bolt", zone="exile"), do("cast", "it", as_copy="copy")), ["707.2"]),
]


@pytest.mark.parametrize(("edition", "actions", "rules"), MADE_AS_COPIES)
def test_707_2_what_was_made_as_a_copy_tells_where_its_name_comes_from(
    edition: str, actions: tuple[Record, ...], rules: list[str]
) -> None:
    copy = play(edition, *actions)["copy"]
    assert [why.rules[0] for why in copy.why["name"]] == rules
    told = next(why.says for why in copy.why["name"] if why.rules[0] == ("706.2" if edition < "2020" else "707.2"))
    flipped = AKKI in actions and rules[0] in ("706.2", "707.2")
    behind = ", but being flipped is not copied, so the upper half" if flipped else ", so it has the copied values"
    assert told.startswith("The token is a copy of " if copy.token else "It is a copy of ")
    assert behind in told


def test_718_3c_the_copy_of_a_prototyped_spell_has_its_second_size_first() -> None:
    prototyped = (place("Phyrexian Fleshgorger", zone="hand"), do("cast", "it", prototype=True), SPELL)
    copy = play(NEW, *prototyped)["copy"]
    assert (copy.power, [why.rules[0] for why in copy.why["power"]]) == (3, ["718.3c", "707.2"])


def test_708_10_a_copy_that_lies_face_down_is_not_told_to_hand_on_what_it_copied() -> None:
    turned = (BEAR, place("Clone", "c"), do("become_copy", "c", of="it"), do("turn_face_down", "c"))
    told = play(NEW, *turned, place("Clone", "d", "hand"), *entering_copy("d", "c")).last
    assert "708.2: Only the values listed for Ana's face-down creature are copied, since it is face down." in [
        f"{reason.rules[0]}: {reason.says}" for reason in told.said
    ]
    assert "707.3" not in told.rules
    again = play(NEW, *turned, do("turn_face_up", "c"), place("Clone", "d", "hand"), *entering_copy("d", "c")).last
    assert "707.3" in again.rules


@pytest.mark.parametrize(
    ("exception", "says"),
    [
        ({"power": 5}, "toughness 1; by an exception: power 5."),
        ({"toughness": 7}, "power 1; by an exception: toughness 7."),
        ({"add_types": ["Artifact"], "toughness": 7}, "power 1; by an exception: also an artifact; toughness 7."),
    ],
)
def test_707_9b_one_number_by_an_exception_is_told_apart_from_the_other(exception: Record, says: str) -> None:
    copied = do("become_copy", "it", of="other", except_=exception)
    played = play(NEW, place("Bear"), place("Goblin", "other"), copied, cards=ALL)
    assert rungs(played.table, "it")[1].says.endswith(f"red; Creature — Goblin; {says}")
