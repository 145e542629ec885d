"""Plans as the levels of a game declare them: fields of `Plan` by name, for a table of four."""

PlanFields = dict[str, int]
ENDLESS = 1 << 30


def follow(care: int) -> PlanFields:
    """Plan to follow the rule of thumb, each thought coming to mind so many of a hundred times."""
    return {"care": care, "limit": ENDLESS}


def search(iterations: int, limit: int = ENDLESS) -> PlanFields:
    """Plan a search of so many iterations; a playout is valued as it stands after so many moves by each player."""
    return {"iterations": iterations, "care": 100, "limit": limit, "proof": 200, "explore": 100, "trust": 30}
