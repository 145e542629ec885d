"""Plans as the levels of a game declare them: fields of `Plan` by name, for a table of four."""

PlanFields = dict[str, int]
ENDLESS = 1 << 30


def follow(care: int) -> PlanFields:
    """Return a plan that follows the rule of thumb, using each thought ``care`` times of a hundred."""
    return {"care": care, "limit": ENDLESS}


def search(iterations: int, limit: int = ENDLESS) -> PlanFields:
    """Return a plan that searches; a playout ends, and is valued, after ``limit`` moves by each player."""
    return {"iterations": iterations, "care": 100, "limit": limit, "proof": 200, "explore": 100, "trust": 30}
