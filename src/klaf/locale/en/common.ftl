# Words that every area uses.
comma = {", "}
gap = {"  "}
seat = Player { $number }
you = You
game-taki = TAKI
game-eight = Eight and a half
game-tuki = Tuki Tuki
compiling = Compiling the rules of { $game }, once; this takes some seconds …

colour-R = red
colour-B = blue
colour-G = green
colour-Y = yellow
