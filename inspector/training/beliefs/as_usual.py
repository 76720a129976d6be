"""As usual: what is printed, or how a thing came, or how it usually goes, is taken for what is so now."""

from __future__ import annotations

from inspector.rules import Concept, Place, Result
from inspector.training.answers import NOT_THERE, answer_of
from inspector.training.asked_board import AskedBoard
from inspector.training.beliefs.misconception import Root, misconception
from inspector.training.beliefs.printed import PRINTED_KEYS, printed_value
from inspector.training.questions import AnswerValue


@misconception(
    "told-is-done",
    "What is told is done",
    Concept.IMPOSSIBLE_IS_IGNORED,
    root=Root.AS_USUAL,
    as_if="every instruction did what it says",
    says="Before anything is carried out, ask whether a rule stops it.",
    how_common="common",
    level=2,
    keys=("outcome",),
)
def told_is_done(board: AskedBoard) -> AnswerValue | None:
    """Take every action for done."""
    return "done" if board.right != "done" else None


@misconception(
    "forbidden-without-a-rule",
    "Forbidden without a rule",
    Concept.IMPOSSIBLE_IS_IGNORED,
    root=Root.AS_USUAL,
    as_if="a rule forbade it",
    says="No rule stands against it, so it is done.",
    how_common="rare",
    level=3,
    keys=("outcome",),
)
def forbidden_without_a_rule(board: AskedBoard) -> AnswerValue | None:
    """Take what is done for illegal."""
    return str(Result.ILLEGAL) if board.right == "done" else None


@misconception(
    "as-it-came",
    "As it came",
    Concept.STARTING_VALUES,
    root=Root.AS_USUAL,
    as_if="nothing that happened since had changed it",
    says="Go through what happened, one thing after the other, and look at what each has changed.",
    how_common="rare",
    level=2,
)
def as_it_came(board: AskedBoard) -> AnswerValue | None:
    """Take the value that the object had as it first came."""
    if not board.asked.object or board.key in ("decided_by", "proof"):
        return None
    for step in board.run.steps:
        if board.asked.object in step.table.objects:
            found = answer_of(step.table, board.outcomes, board.asked)
            return None if found == NOT_THERE else found
    return None


@misconception(
    "printed-values-stay",
    "The printed value",
    Concept.STARTING_VALUES,
    root=Root.AS_USUAL,
    as_if="what is printed on the card always held",
    says="What is printed is where the computation starts, not where it ends.",
    how_common="rare",
    level=2,
    keys=PRINTED_KEYS,
)
def printed_values_stay(board: AskedBoard) -> AnswerValue | None:
    """Take what is printed on the front of the card."""
    card = board.printed_card(board.asked.object)
    found = None if card is None else printed_value(card.front, board.key)
    # A star is no number that anybody would answer.
    return None if isinstance(found, str) and board.key in ("power", "toughness", "loyalty") else found


@misconception(
    "owner-is-controller",
    "Owner and controller",
    Concept.CONTROLLER,
    root=Root.AS_USUAL,
    as_if="who owns it were who controls it",
    says="The owner never changes in a game; the controller may.",
    how_common="common",
    level=1,
    keys=("owner", "controller"),
)
def owner_is_controller(board: AskedBoard) -> AnswerValue | None:
    """Take the owner for the controller, and the other way round."""
    held = board.held
    if held is None:
        return None
    return board.is_now.controller if board.key == "owner" else held.owner


@misconception(
    "another-player",
    "The other player",
    Concept.OWNER,
    root=Root.AS_USUAL,
    as_if="it were the other player's",
    says="A card belongs to whoever began the game with it; it is controlled by whoever's effect brought it there.",
    how_common="rare",
    level=1,
    keys=("owner", "controller"),
)
def another_player(board: AskedBoard) -> AnswerValue | None:
    """Take one player for the other, where anything passed between them."""
    players = board.scenario.players
    several = {action.player or players[0] for action in board.actions if isinstance(action, Place)}
    if len(players) != len(several) or len(players) < 2:
        return None
    return next(player for player in players if player != board.right)


@misconception(
    "status-turned-round",
    "Status taken for its opposite",
    Concept.STATUS,
    root=Root.AS_USUAL,
    as_if="its status were the opposite",
    says="Status is what the last thing that set it made of it.",
    how_common="rare",
    level=1,
    keys=("tapped", "flipped", "face_down", "face_up", "token", "exists"),
)
def status_turned_round(board: AskedBoard) -> AnswerValue | None:
    """Take a status for its opposite."""
    right = board.right
    if board.key == "face_up":
        return {"front": "back", "back": "front"}.get(str(right))
    return not right


@misconception(
    "its-other-side",
    "The other side",
    Concept.FACES_ARE_SEPARATE_SETS,
    root=Root.AS_USUAL,
    as_if="its other face or half were the one that counts",
    says="Ask first which face or half is in force; only then read its values.",
    how_common="rare",
    level=1,
    keys=PRINTED_KEYS,
)
def its_other_side(board: AskedBoard) -> AnswerValue | None:
    """Take the value of the face or half that is not in force, or of the combined face that a meld card is half of."""
    card = board.card_of(board.held)
    if card is None or board.held is None or board.held.copies or board.held.face_down is not None:
        return None
    if card.melds_into is not None:
        whole = board.pool.find(card.melds_into)
        return None if whole is None else printed_value(whole.front, board.key)
    shown = board.is_now.name
    other = next((face for face in reversed(card.faces) if face.name != shown), None)
    return printed_value(other, board.key) if other is not None and len(card.faces) > 1 else None


@misconception(
    "phyrexian-mana-is-free",
    "Phyrexian mana counted as nothing",
    Concept.PHYREXIAN_SYMBOL_IN_A_MANA_COST,
    root=Root.AS_USUAL,
    as_if="a Phyrexian symbol, which life can pay, counted 0",
    says="A Phyrexian mana symbol counts 1, however it is paid.",
    how_common="common",
    level=2,
    keys=("mana_value",),
)
def phyrexian_mana_is_free(board: AskedBoard) -> AnswerValue | None:
    """Count Phyrexian symbols as 0."""
    card = board.card_of(board.held)
    cost = card.front.mana_cost if card is not None and len(card.faces) == 1 else None
    if cost is None or board.held is None or board.held.copies:
        return None
    phyrexian = sum(int(symbol.value) for symbol in cost.symbols if symbol.phyrexian)
    return int(cost.mana_value()) - phyrexian if phyrexian else None


@misconception(
    "loyalty-as-printed",
    "Loyalty and defense as printed",
    Concept.LOYALTY_ON_THE_BATTLEFIELD,
    root=Root.AS_USUAL,
    as_if="the printed number always held",
    says="On the battlefield loyalty and defense are the number of counters, and nothing else.",
    how_common="common",
    level=2,
    keys=("loyalty", "defense"),
)
def loyalty_as_printed(board: AskedBoard) -> AnswerValue | None:
    """Take the printed loyalty or defense for that of a permanent."""
    card = board.card_of(board.held)
    if card is None or board.held is None:
        return None
    number = getattr(card.faces[-1 if board.held.back_up else 0], board.key)
    return None if number is None else number.value
