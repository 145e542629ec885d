"""Why a move of Eight and a half is illegal: each reason's number, and the rule, sentence and facts it stands for."""

from klaf.engine.facts import NUMBER, OWN_SEAT, PLACE, SEAT, moves_of
from klaf.engine.reasons import Reasons, reason
from klaf.games.eight.moves import TEXTS
from klaf.games.eight.terms import CARD, VALUE

(
    MATCH_OVER,
    GAMES_OVER,
    OUT_OF_TURN,
    DEPUTY_FIRST,
    NO_SWAPS,
    SWAP_FIRST,
    SWAP_OVER,
    SWAP_OWN,
    SWAP_NOBODY,
    TAKE_EMPTY,
    TAKE_BLIND,
    CAN_PLAY,
    BLIND_GONE,
    BLIND_TOO_EARLY,
    ONLY_BLIND,
    NOT_HELD,
    HAND_FIRST,
    MUST_OPEN,
    HALF_ON_TOP,
    ZERO_ON_TOP,
    ZERO_ON_PART,
    ON_FIVE,
    ON_FIVE_TOGETHER,
    TOO_LOW,
    TOGETHER_TOO_LOW,
) = range(1, 26)

_MOVE = moves_of(TEXTS)

REASONS = Reasons(
    reason(MATCH_OVER, "EH-31", "over", move=_MOVE),
    reason(GAMES_OVER, "EH-32", "over", move=_MOVE),
    reason(OUT_OF_TURN, "EH-06", "out-of-turn", move=_MOVE, seat=OWN_SEAT, turn=SEAT),
    reason(DEPUTY_FIRST, "EH-32", "out-of-turn", move=_MOVE, seat=OWN_SEAT, turn=SEAT),
    reason(NO_SWAPS, "EH-32", "eight-no-swaps"),
    reason(SWAP_FIRST, "EH-32", "eight-swap-first"),
    reason(SWAP_OVER, "EH-32", "eight-swap-over"),
    reason(SWAP_OWN, "EH-32", "eight-swap-own"),
    reason(SWAP_NOBODY, "EH-32", "eight-swap-nobody", other=NUMBER, last=NUMBER),  # as the move has it, from 0
    reason(TAKE_EMPTY, "EH-07", "eight-take-empty"),
    reason(TAKE_BLIND, "EH-21", "eight-take-blind"),
    reason(CAN_PLAY, "EH-07", "eight-can-play", value=VALUE),
    reason(BLIND_GONE, "EH-21", "eight-blind-gone", place=PLACE),
    reason(BLIND_TOO_EARLY, "EH-20", "eight-blind-too-early"),
    reason(ONLY_BLIND, "EH-21", "eight-only-blind"),
    reason(NOT_HELD, "EH-06", "eight-not-held", card=CARD, held=NUMBER, wanted=NUMBER),
    reason(HAND_FIRST, "EH-20", "eight-hand-first", card=CARD),
    reason(MUST_OPEN, "EH-05", "eight-must-open", card=CARD),
    reason(HALF_ON_TOP, "EH-11", "eight-half-on-top"),
    reason(ZERO_ON_TOP, "EH-13", "eight-zero-on-top"),
    reason(ZERO_ON_PART, "EH-12", "eight-zero-on-part", value=VALUE),
    reason(ON_FIVE, "EH-14", "eight-on-five", card=CARD),
    reason(ON_FIVE_TOGETHER, "EH-14", "eight-on-five-together", move=_MOVE),
    reason(TOO_LOW, "EH-06", "eight-too-low", card=CARD, value=VALUE),
    reason(TOGETHER_TOO_LOW, "EH-13", "eight-together-too-low", value=VALUE),
)
