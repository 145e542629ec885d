"""Have the rules of all games ready before anybody plays."""

from klaf.games import game, games


def compile_rules() -> None:
    """Play one move of every game, and look at it."""
    for name in games():
        played = game(name)
        match = played.new(players=played.rulebook.fewest, seed=0)
        seat = match.acting[0]
        view = match.view(seat)
        view.legal()
        match.play(seat, match.legal(seat)[0])
        match.position()
