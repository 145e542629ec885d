"""What may be said at a table: phrases and reactions, each with its sentence in every language."""

PHRASES = {
    "hello": "phrase",
    "good-luck": "phrase",
    "nice-move": "phrase",
    "well-played": "phrase",
    "thinking": "phrase",
    "your-turn": "phrase",
    "oops": "phrase",
    "so-close": "phrase",
    "thanks": "phrase",
    "sorry": "phrase",
    "one-more": "phrase",
    "goodbye": "phrase",
    "clap": "reaction",
    "laugh": "reaction",
    "wow": "reaction",
    "heart": "reaction",
    "cry": "reaction",
    "parrot": "reaction",
}
