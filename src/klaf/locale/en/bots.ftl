# Bots: their levels, and the arena in which they meet.
level-random = random
level-clairvoyant = clairvoyant
level-grandmaster = grandmaster
seat-level = Player { $number } ({ $level })

cli-arena = Let bots play each other and measure how strong they are.
arena-players = How many play; as many bots must be named.
arena-bots = The bots at the table, by level: random, beginner, casual, skilled, master, grandmaster.
arena-games = How many matches at least; every deal is replayed with the seats rotated.
arena-seed = A whole number or 64 hexadecimal digits: the same seed gives the same result.
arena-json = Write the result as JSON to this file; - prints it.
arena-threads = How many threads to use; all cores if not given.
arena-bots-per-seat = { $players } players need as many bots; you named { $bots }.
arena-bad-file = The file “{ $file }” cannot be used.
arena-bad-file-missing = The file “{ $file }” cannot be used: its folder is not there.
arena-bad-file-forbidden = The file “{ $file }” cannot be used: this is not allowed.
arena-bad-file-folder = “{ $file }” is a folder, not a file.
arena-bad-file-full = The file “{ $file }” cannot be written: the disc is full.
keep-damaged = The file “{ $file }” is damaged at line { $line }. Delete that line, and what it held is played again.
arena-progress = { $done } of { $games } · { $minutes } min { $seconds } s left
arena-title = { $game }, { $players } players, { $games } matches, { $moves } moves each
arena-bot = Bot
arena-seats = Seats
arena-wins = Wins %
arena-margin = 95 %
arena-place = Place
arena-rating = Rating
