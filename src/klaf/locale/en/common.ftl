# Words that every area uses.
comma = {", "}
gap = {"  "}
entry = { $name }: { $value }
seat = Player { $number }
you = You
compiling = Compiling the rules of { $game }, once; this takes some seconds …

# Why a move is illegal, in every game.
why-over = The match is over ({ $rule }).
why-out-of-turn = It is not seat { $seat }'s turn but seat { $turn }'s ({ $rule }).
