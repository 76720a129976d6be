"""What a question tells: in the order that matters, of boards that could be so, under rules that speak of them."""

from __future__ import annotations

from functools import cache

import pytest

from inspector.cards import CardPool
from inspector.library import bundled_cards
from inspector.rules import Action, Effect, characteristics, edition_of
from inspector.scenario import Replay, Scenario, replay
from inspector.training import ALL_MISCONCEPTIONS, CardShelf, QuestionKind, QuizAsk, QuizQuestion, quiz
from inspector.training.calling import cards_of_its_own
from inspector.training.making import proved
from inspector.training.plots.setting import PlotSetting, act_of, spell_effect, spell_effect_on_all
from inspector.training.telling import Teller


@cache
def pool() -> CardPool:
    return CardShelf(bundled_cards()).pool


def placed(card: str, **more: object) -> Action:
    return act_of("place", **{"card": card, "as": card, "zone": "battlefield", **more})


def run_of(*actions: Action, edition: str = "2026-08") -> Replay:
    return replay(Scenario(edition=edition, actions=actions), pool())


def told(*actions: Action) -> str:
    return " ".join(Teller(run_of(*actions)).sentences())


PUMP_ALL: Effect = spell_effect_on_all(filter={"types": "Creature"}, change={"power": "+1", "toughness": "+1"})


@pytest.mark.parametrize(
    ("actions", "story"),
    [
        # Their timestamps decide (613.7), so they are told; two bears have none to tell.
        (
            (placed("Humility"), placed("Opalescence")),
            "Ana controls Humility and Opalescence; they entered in that order.",
        ),
        ((placed("Grizzly Bears"), placed("Humility")), "Ana controls Grizzly Bears and Humility."),
        # Who comes after an effect that fixed its set (611.2c) is told to come.
        ((PUMP_ALL, placed("Grizzly Bears")), "Grizzly Bears enters the battlefield under Ana's control."),
        # A counter is as old as what came with it (613.7c), and Humility here is younger.
        (
            (placed("Grizzly Bears", counters={"flying": 1}), placed("Humility")),
            "Humility enters the battlefield under Ana's control.",
        ),
        # A kind that is spoken with a vowel first has its article.
        (
            (placed("Plains", counters={"oil": 1}), act_of("counters", object="Plains", kind="hour", count=1)),
            "Ana controls Plains, with an oil counter. An hour counter is put on it.",
        ),
        # An Aura does not lie about: it comes enchanting something (303.4).
        (
            (placed("Grizzly Bears"), placed("Flight"), act_of("attach", object="Flight", to="Grizzly Bears")),
            "Ana controls Grizzly Bears. Ana enchants it with Flight.",
        ),
        # An effect does not have a size, it gives one.
        (
            (placed("Grizzly Bears"), spell_effect("Grizzly Bears", set_power=1, set_toughness=1)),
            "Ana controls Grizzly Bears. Its base power and toughness become 1/1 until end of turn.",
        ),
        # Behind "and" the verb has its subject already.
        (
            (placed("Plains"), spell_effect("Plains", add_types=["Creature"], set_power=4, set_toughness=4)),
            (
                "Ana controls Plains. It becomes a creature in addition to its other types "
                "and has base power and toughness 4/4 until end of turn."
            ),
        ),
        (
            (placed("Grizzly Bears", counters={"+1/+1": 1}), placed("Serra Angel", tapped=True)),
            "Ana controls Grizzly Bears, with a +1/+1 counter. Ana also controls Serra Angel, tapped.",
        ),
    ],
)
def test_a_story_tells_what_matters(actions: tuple[Action, ...], story: str) -> None:
    assert told(*actions).endswith(story)


def test_a_spell_that_resolves_was_cast_even_where_little_may_be_told() -> None:
    actions = (
        placed("Beloved Beggar", zone="graveyard"),
        act_of("cast", object="Beloved Beggar", transformed=True),
        act_of("resolve", object="Beloved Beggar"),
    )
    assert "wants to" not in " ".join(Teller(run_of(*actions), openly=False).sentences())


def test_what_was_copied_is_called_by_the_name_that_was_copied() -> None:
    """What the original is by now is not what the copy took; a flipped one is what it was then (707.2, 707.3)."""
    run = run_of(
        placed("Gray Ogre"),
        placed("Clone", zone="hand"),
        act_of("put_onto_battlefield", object="Clone", as_copy_of="Gray Ogre"),
        placed("Assault Griffin"),
        act_of("become_copy", object="Gray Ogre", of="Assault Griffin"),
    )
    assert characteristics(run.table, "Clone").why["colors"][0].says.startswith("It is a copy of Gray Ogre,")
    flipped = run_of(
        placed("Cunning Bandit", flipped=True),
        placed("Clone", zone="hand"),
        act_of("put_onto_battlefield", object="Clone", as_copy_of="Cunning Bandit"),
    )
    assert characteristics(flipped.table, "Clone").why["power"][0].says.startswith("It is a copy of Azamuki, ")


def is_asked(actions: tuple[Action, ...], edition: str, asked: QuizAsk) -> bool:
    setting = PlotSetting(actions=actions, asks=(asked,))
    return proved(setting, setting.asks[0], edition_of(edition), pool()) is not None


DYING: tuple[Action, ...] = (
    placed("Village Ironsmith", counters={"-1/-1": 1}),
    act_of("transform", object="Village Ironsmith"),
)


@pytest.mark.parametrize(
    ("actions", "edition", "asked"),
    [
        # 704.5f: it is dead before anybody tells it to transform.
        (DYING, "2026-08", QuizAsk(object="Village Ironsmith", key="counters")),
        # Neither manifesting nor day and night, nor "transformed" on entering, were there yet.
        (
            (placed("Serra Angel", zone="library"), act_of("manifest", object="Serra Angel")),
            "2011-09",
            QuizAsk(object="Serra Angel", key="zone"),
        ),
        (
            (placed("Huntmaster of the Fells"), act_of("day_night", value="night")),
            "2016-01",
            QuizAsk(object="Huntmaster of the Fells", key="power"),
        ),
        (
            (
                placed("Grizzly Bears", zone="graveyard"),
                act_of("put_onto_battlefield", object="Grizzly Bears", transformed=True),
            ),
            "2011-09",
            QuizAsk(action=1, key="outcome"),
        ),
        # Startled Awake is the first whose other side is a sorcery; its rule came with it (712.6 in 2021).
        (
            (placed("Startled Awake", face="back"), act_of("transform", object="Startled Awake")),
            "2016-01",
            QuizAsk(action=1, key="outcome"),
        ),
    ],
)
def test_nothing_is_asked_of_a_board_that_could_not_be(
    actions: tuple[Action, ...], edition: str, asked: QuizAsk
) -> None:
    assert not is_asked(actions, edition, asked)


def test_a_board_like_those_is_asked_about_where_it_could_be() -> None:
    assert is_asked(
        (placed("Startled Awake", face="back"), act_of("transform", object="Startled Awake")),
        "2021-09",
        QuizAsk(action=1, key="outcome"),
    )


def test_what_a_card_lies_there_with_is_left_out_where_it_matters_for_nothing() -> None:
    actions = (
        placed("Delver of Secrets", tapped=True, counters={"+1/+1": 2}),
        act_of("transform", object="Delver of Secrets"),
    )
    setting = PlotSetting(actions=actions, asks=(QuizAsk(object="Delver of Secrets", key="mana_value"),))
    found = proved(setting, setting.asks[0], edition_of("2026-08"), pool())
    assert found is not None
    assert found.board.actions[0] == placed("Delver of Secrets")


@cache
def asked_about_editions() -> QuizQuestion:
    return quiz("editions", 2, 1, 5, CardShelf(bundled_cards()), kind=QuestionKind.EDITION).questions[0]


def test_of_other_editions_only_those_are_offered_that_know_the_board() -> None:
    question = asked_about_editions()
    assert set(question.editions) <= set(question.among)
    assert question.edition not in question.among
    if len(question.among) < 4:
        assert all(key in question.text for key in question.among)


@pytest.mark.parametrize("seed", [3, 4])
def test_the_rules_to_choose_from_are_near_ones(seed: int) -> None:
    question = quiz("transform", 2, 1, seed, CardShelf(bundled_cards()), kind=QuestionKind.RULE).questions[0]
    rules = [next(iter(option.value.values())) for option in question.options]
    right = next(iter(question.right_option.value.values()))
    assert sum(rule.partition(".")[0] == right.partition(".")[0] for rule in rules) >= 2
    assert any(set(ALL_MISCONCEPTIONS[one].concepts) & set(question.concepts) for one in question.by_belief)


def test_a_card_that_a_board_brings_along_is_told_with_its_words_each_sentence_ended_once() -> None:
    # A survey's boards bring real cards along, which nobody may call made up.
    lands = {
        "name": "Odd Lands",
        "layout": "normal",
        "type_line": "Enchantment",
        "oracle_text": "Flash.\nVigilance\nYes.",
    }
    (said,) = cards_of_its_own(Scenario(edition="2026-08", actions=(), cards=(lands,)))
    assert said == "Odd Lands: Enchantment. It says: Flash. Vigilance. Yes."
