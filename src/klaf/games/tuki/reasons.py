"""Why a Tuki Tuki move is illegal: each reason's number, and the rule, the sentence and the facts it stands for."""

from klaf.engine.facts import NUMBER, OWN_SEAT, PLACE, SEAT, moves_of
from klaf.engine.reasons import Reasons, reason
from klaf.games.tuki.moves import TEXTS
from klaf.games.tuki.terms import CARD

(
    MATCH_OVER,
    OUT_OF_TURN,
    OPENED_TWO,
    OPEN_ALREADY,
    OPEN_FIRST,
    OPENING_OVER,
    NOTHING_TO_DRAW,
    TAKE_FIRST,
    TAKEN_ALREADY,
    MUST_OPEN,
    THROW_BIN,
    THROW_ON_OPEN,
    THROW_PASS,
    NO_PARROT,
    NO_LANDING,
    PARTNER_HIDDEN,
    PARTNER_PARROT,
    UNSUITABLE,
) = range(1, 19)

_MOVE = moves_of(TEXTS)

REASONS = Reasons(
    reason(MATCH_OVER, "TU-20", "over", move=_MOVE),
    reason(OUT_OF_TURN, "TU-04", "out-of-turn", move=_MOVE, seat=OWN_SEAT, turn=SEAT),
    reason(OPENED_TWO, "TU-03", "tuki-opened-two"),
    reason(OPEN_ALREADY, "TU-03", "tuki-already-open", place=PLACE),
    reason(OPEN_FIRST, "TU-03", "tuki-open-first", count=NUMBER),
    reason(OPENING_OVER, "TU-03", "tuki-opening-over"),
    reason(NOTHING_TO_DRAW, "TU-10", "tuki-nothing-to-draw"),
    reason(TAKE_FIRST, "TU-05", "tuki-take-first"),
    reason(TAKEN_ALREADY, "TU-05", "tuki-taken-already"),
    reason(MUST_OPEN, "TU-18", "tuki-must-open"),
    reason(THROW_BIN, "TU-08", "tuki-throw-bin"),
    reason(THROW_ON_OPEN, "TU-08", "tuki-already-open", place=PLACE),
    reason(THROW_PASS, "TU-09", "tuki-throw-pass", count=NUMBER),
    reason(NO_PARROT, "TU-16", "tuki-no-parrot", place=PLACE),
    reason(NO_LANDING, "TU-16", "tuki-no-landing", place=PLACE),
    reason(PARTNER_HIDDEN, "TU-16", "tuki-partner-hidden", place=PLACE),
    reason(PARTNER_PARROT, "TU-16", "tuki-partner-parrot"),
    reason(UNSUITABLE, "TU-16", "tuki-unsuitable", card=CARD, partner=CARD),
)
