# The laboratory: its commands, its tables and its charts.
cli-lab = Study the games: simulate, compare house rules, weigh cards, tell luck from skill.
lab-command = simulate, compare, cards, skill, scheduler or worker.
lab-simulate = Play many matches between bots and tell how a game goes: how long, who leads, which seat wins.
lab-compare = Play the same deals under two sets of rules and tell what changes.
lab-cards = Tell what being dealt each card is worth.
lab-skill = Tell how often the better bot wins: luck against skill.
lab-scheduler = Start the scheduler of a cluster. Whoever reaches it can run code there: keep it in your own network.
lab-worker = Start a worker of a cluster. Whoever reaches it can run code there: keep it in your own network.
lab-game = The game to study: { $games }.
lab-players = How many play.
lab-bots = The level of all bots, or one level for each seat with commas between: random, beginner, casual, skilled, master, grandmaster or clairvoyant, who sees all cards.
lab-games = How many matches at least, at each table.
lab-keep = A file that keeps what was played; named again, the study goes on from it.
lab-plot = Draw a chart into this file: .svg, or .png (which needs klaf[lab]).
lab-cluster = The address of a scheduler, such as tcp://127.0.0.1:8786: its workers play (needs klaf[cluster]).
lab-with = What is otherwise the other way: a house rule as name=value; may be given several times.
lab-with-edition = The edition of the other way.
lab-pair = A better and a worse bot, to see whether skill counts for more: better/worse.
lab-pairs = Better and worse bots: better/worse, with commas between the pairs.
lab-host = The address to listen at; 0.0.0.0 for all of this machine's.
lab-port = The port to listen at; 0 for any that is free.
lab-address = The address of the scheduler, such as tcp://127.0.0.1:8786.
lab-no-game = Which game? Try: klaf lab --help
lab-no-address = Which scheduler? Give its address, such as tcp://127.0.0.1:8786.
lab-bad-plot = A chart is a file that ends in .svg or .png, not “{ $file }”.
lab-bad-pair = “{ $value }” is no pair of bots: write better/worse, such as skilled/casual ({ $name }).
lab-nothing-to-compare = Compare with what? Give --with name=value or --with-edition.
lab-stopped = Stopped. With --keep FILE nothing that was played would be lost.
lab-stopped-kept = Stopped. What was played is kept in “{ $file }”; the same command goes on from there.
lab-scheduler-ready = The scheduler listens at { $address }
lab-worker-ready = A worker of { $address } listens at { $at }
lab-alone = The scheduler at “{ $address }” has no workers left. Waiting for new ones: klaf lab worker { $address }
arena-no-clairvoyant = The bot “{ $name }” sees all cards and sits at no table: only klaf lab knows it.
other-study = The file “{ $file }” keeps another study. Name another file, or delete it.
no-card-kinds = The laboratory does not know which cards “{ $game }” has, so it cannot say what they are worth.
no-cluster = No scheduler answers at “{ $address }”.
no-cluster-workers = The scheduler at “{ $address }” has no workers. Start some: klaf lab worker { $address }
no-cluster-lost = The scheduler at “{ $address }” no longer answers.
no-cluster-losses = The scheduler at “{ $address }” gave up a piece: { $count } workers were lost over it, one after the other.
other-code = The worker at { $worker } runs other code ({ $code }) than this machine ({ $known }). Install the same klaf on both.

lab-title-simulate = { $game }, { $players } players: { $games } matches
lab-title-compare = { $game }, { $players } players: two ways to play, { $games } matches
lab-title-cards = { $game }, { $players } players: what cards are worth, { $games } matches
lab-title-skill = { $game }, { $players } players: luck and skill, { $games } matches
lab-note-simulate = Bots: { $bots }. 95 % intervals.
lab-note-compare = One way: { $one } · the other: { $other }. The same deals. Bots: { $bots }; for skill one { $better } among { $worse }. 95 % intervals.
lab-note-cards = What one such card in place of an average one changes. Bots: { $bots }. 95 % intervals.
lab-note-arena = Every deal from each of its seats. 95 % intervals.
lab-note-skill = One better bot among worse ones, every deal from each of its seats. 95 % intervals.
lab-note-rules = Rules: { $rules }.
lab-measure = Measure
lab-mean = Mean
lab-margin = 95 %
lab-median = Median
lab-middle = 5 … 95 %
lab-moves = Moves
lab-turns = Turns
lab-deals = Deals
lab-leads = Changes of the lead
lab-gaps = Winner ahead by, in points
lab-winners = Winner’s points
lab-others = Others’ points
lab-better = Wins of the better bot
lab-order-of-play = Order of play
lab-order = Plays { $number ->
    [1] first
    [2] second
    [3] third
   *[other] as number { $number }
}
lab-seats = Seat
lab-seat = Player { $number }
lab-bot = Bot
lab-wins = Wins %
lab-one = One way
lab-other = The other
lab-difference = Difference
lab-verdict = Finding
lab-verdict-more = more
lab-verdict-less = less
lab-verdict-none = none shown
lab-card = Card
lab-worth = Wins, percentage points
lab-worth-points = Points
lab-better-bot = Better
lab-worse-bot = Worse
lab-by-skill = By skill %
lab-by-cards = By cards %
lab-until-ahead = Matches until ahead
lab-pair-of = { $better } among { $worse }
lab-chart-order = Wins by order of play, %
lab-chart-change = What changes, in % of the first way
lab-chart-wins-change = Wins: what changes, percentage points
lab-chart-worth = Wins: one such card in place of an average one, percentage points
lab-chart-skill = Wins of the better bot, %
