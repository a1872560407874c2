### The rulebook of the part of Azul Duel that its questions and answers fix.

-tile = { $form ->
   *[one] tile
    [many] tiles
}
-chip = { $form ->
   *[one] chip
    [many] chips
}
-starting_tile = starting player's tile
-bag = bag
-tower = tower
-sun = sun
-moon = moon
-large_moon = moon of the large factory
-hand = tiles in hand
-lines = pattern lines
-broken = broken tiles
-dome = dome
-chip_box = chips face down
-chips = chips won
-used_chips = chips turned over
-take_from_sun = take from a sun
-take_from_moons = take from the moons
-add = add to a line
-stack = stack on a moon
-replace = use chips
-pay = pay with chips
-turn_over = turn a chip over
-rounds = rounds
-acquisition = taking
-tiling = tiling
-under_moon = chips under the moons
-player1 = player 1
-player2 = player 2
-round = round
-starter = starting player
-token = has the starting player's tile
-score = points
-actions-tile = move a tile to the dome
-no_tile = leave it for later
-no_replace = use no chips
-red = red
-yellow = yellow
-black = black
-blue = blue
-turquoise = turquoise
-north = north factory
-east = east factory
-south = south factory
-west = west factory
-large = large factory
-matching = chips of the line's color
-any_color = chips of any color
-limits-moves = limit of moves
-line_1 = line 1
-line_2 = line 2
-line_3 = line 3
-line_4 = line 4
-line_5 = line 5
-line_6 = line 6

title = Azul Duel, the part that its questions and answers fix

phrase-penalty = { $token_penalty ->
    [one] one point
   *[other] { $token_penalty } points
}

## What you need

box-tiles = { $components-tile-copies } { -tile(form: "many") } in { $enums-Color-members } colors, in a { -bag }. When it is empty, it is filled from the { -tower }, into which used ones go.
box-chips = { $components-chip-copies } bonus { -chip(form: "many") } in the same colors.
factories-five = { $enums-Factory-members } factories, each with a { -sun } above and a { -moon } below: four small ones, and a large one.
dome-spaces = Each player has a { -dome } of { $zones-dome-rows } rows with { $zones-dome-columns } spaces, made of plates of two by two spaces. Each space takes one color, and every row shows each color.
# rule: setup, variables.starter
setup-starter = Draw lots for who begins the first round.

## A round

# rule: options.rounds
round-count = The game goes over { $rounds ->
    [one] a single round
   *[other] { $rounds } rounds
}. Another column of plates is added to both domes at the start of each round, until there are three.
# rule: procedures.put_tile
round-fill = Then draw { $enums-Factory-north-tiles } { -tile(form: "many") } for the { -sun } of each small factory and { $enums-Factory-large-tiles } for that of the large one, and put a { -chip } on the { -moon } of each small factory.
round-phases = A round has two parts: first you take in turn, then you move what you have into the { -dome }.

## Taking

turn-actions = On your turn, do one of two things, until nothing is left:
turn-sun = From a sun: choose one factory and a color, and take all { -tile(form: "many") } of that color from its { -sun }.
factories-sun = What is left on that { -sun } moves down to the { -moon } of the same factory:
# item
factories-small_moon = on a small factory it is stacked in the order that you like, on top of the { -chip }
# item
factories-large_moon = on the large one it is laid out side by side
turn-moons = From the moons: choose a color, and take it from all { $enums-Factory-members } moons at once.
moons-top = On a small factory only the uppermost { -tile } can be taken, even if there is more of the color below; on the large one, all of the color.
moons-token = The first player in a round who takes anything from the { -large_moon } must take the { -starting_tile } as well.
# rule: procedures.take_bare_chips
chips-come = Whoever takes the last { -tile } of a small factory gets the { -chip } that lay under it.

## Pattern lines

lines-one = All that you have taken goes into exactly one of your { -lines }. If no line can take it, all of it is broken.
lines-fill = Fill the line from right to left. The lines hold from { $enums-Line-line_1-capacity } to { $enums-Line-line_6-capacity } each, growing from top to bottom.
lines-color = The line has to be empty or to hold that color already.
lines-surplus = Whatever does not fit in goes to your { -broken }.

## Tiling

tiling-order = When there is nothing left to take, each player, the starting player first, goes through the { -lines } from top to bottom.
tiling-tile = From each complete line, move the rightmost { -tile } to a free space of its color in the row of your { -dome } beside the line, and score at once. The others of the line go into the { -tower }.
tiling-unplaceable = If there is no such space and all three plates of the row are there, the whole line is broken.
tiling-wait = Otherwise it waits in its line for a plate that suits it.

## Bonus chips

chips-replace = When you reach a line that holds something but is not complete, your { -chip(form: "many") } may stand in for what is missing: { $matching_chips ->
    [one] one { -chip }
   *[other] { $matching_chips } { -chip(form: "many") }
} of the line's color, or { $any_chips ->
    [one] any one
   *[other] any { $any_chips }
}, for each { -tile }. You have to replace all that is missing, and a space has to be free; the line is then tiled at once.
chips-turn_over = Turn those that you have used face down: they are spent.
chips-again = You may do so several times in a round, as long as you have enough.

## Scoring

scoring-alone = A { -tile } that you place with no neighbor scores a single point.
scoring-connected = Otherwise count the unbroken row it belongs to, if that is longer than itself, and score a point for each in it; then the same for its column. It counts in both.
scoring-special = The plates on the slanting line from the upper left to the lower right are special: whoever fills one scores { $special_points ->
    [one] one point
   *[other] { $special_points } points
} more.

## The end of a round

# rule: options.broken_points
broken-points = Each of your { -broken } costs you { $broken_points ->
    [one] one point
   *[other] { $broken_points } points
}. All of them go into the { -tower }.
broken-token = Whoever has the { -starting_tile } loses { phrase-penalty } and begins the next round.

## The end

# rule: outcome
end-most = Whoever has most points after the last round wins. Equally many are a draw.
