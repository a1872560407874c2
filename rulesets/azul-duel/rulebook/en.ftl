### The rulebook of Azul Duel.
### fact lower_corner: lower_corner

-tile = { $form ->
   *[one] tile
    [many] tiles
}
-special_tile = { $form ->
   *[one] special tile
    [many] special tiles
}
-chip = { $form ->
   *[one] chip
    [many] chips
}
-plate = { $form ->
   *[one] dome plate
    [many] dome plates
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
-reserve = reserve
-slots = places for plates
-plate_pile = pile of plates
-put_under = plates put under the pile
-display = display
-held = plates in hand
-hidden_chip = chip on a factory
-open_chips = chips lying open
-take_plate = take a plate
-draw_plates = draw plates
-take_chip = take a chip
-first_plates = first plates
-tablets_scored = scoring the tablets
-player1 = player 1
-player2 = player 2
-round = round
-starter = starting player
-token = has the starting player's tile
-score = points
-actions-tile = move a tile to the dome
-no_tile = leave it for later
-no_replace = use no chips
-no_add = let everything break
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
-tokens = player tokens
-chips_taken = chips taken
-printed = color of the space
-replaced = tiles replaced by chips
-drawing = drawing plates
-in_play = tablets in sight
-lay = lay a plate
-draw_another = draw another plate
-no_draw_another = draw no more
-keep = keep a plate
-wild = wild
-special = special
-place_1 = place 1
-place_2 = place 2
-place_3 = place 3
-place_4 = place 4
-top_left = top left
-top_right = top right
-bottom_right = bottom right
-bottom_left = bottom left
-upright = upright
-quarter = a quarter turn
-half = a half turn
-three_quarters = three quarter turns
-full_rows = full rows
-colorful_rows = rows with all colors
-full_columns = full columns
-border = border
-diagonals = diagonals
-corner_plates = corner plates
-filled_wilds = wild spaces
-empty_specials = empty special spaces
-red_chip = { -red }
-yellow_chip = { -yellow }
-black_chip = { -black }
-blue_chip = { -blue }
-turquoise_chip = { -turquoise }
-turquoise_yellow = { -turquoise } and { -yellow }
-blue_red = { -blue } and { -red }
-red_turquoise = { -red } and { -turquoise }
-blue_black = { -blue } and { -black }
-black_yellow = { -black } and { -yellow }
-p0 = { -yellow } · { -black } / { -turquoise } · { -special }
-p1 = { -wild } · { -blue } / { -turquoise } · { -black }
-p2 = { -turquoise } · { -red } / { -blue } · { -wild }
-p3 = { -black } · { -yellow } / { -red } · { -wild }
-p4 = { -black } · { -special } / { -turquoise } · { -red }
-p5 = { -turquoise } · { -yellow } / { -wild } · { -black }
-p6 = { -special } · { -black } / { -red } · { -blue }
-p7 = { -yellow } · { -blue } / { -black } · { -special }
-p8 = { -turquoise } · { -red } / { -blue } · { -special }
-p9 = { -yellow } · { -red } / { -wild } · { -blue }
-p10 = { -yellow } · { -special } / { -black } · { -red }
-p11 = { -turquoise } · { -black } / { -red } · { -wild }
-p12 = { -blue } · { -black } / { -special } · { -turquoise }
-p13 = { -red } · { -turquoise } / { -yellow } · { -wild }
-p14 = { -turquoise } · { -blue } / { -wild } · { -yellow }
-p15 = { -special } · { -turquoise } / { -yellow } · { -blue }
-p16 = { -red } · { -wild } / { -blue } · { -black }
-p17 = { -special } · { -yellow } / { -blue } · { -red }

title = Azul Duel

phrase-penalty = { $token_penalty ->
    [one] one point
   *[other] { $token_penalty } points
}

## What you need

box-tiles = { $components-tile-copies } { -tile(form: "many") } in five colors, in a { -bag }. When it is empty, it is filled from the { -tower }, into which used ones go. Besides, there are { $components-special_tile-copies } { -special_tile(form: "many") }.
box-plates = { $components-plate-copies } { -plate(form: "many") } with two by two spaces. A space shows a color, or it is wild and takes any, or it is special.
box-chips = { $components-chip-copies } bonus { -chip(form: "many") }, with one color or two. One with two counts as either.
factories-five = { $enums-Factory-members } factories, each with a { -sun } above and a { -moon } below: four small ones, and a large one.
dome-spaces = Each player builds a { -dome } of { $zones-slots-rows } by { $zones-slots-columns } plates, which makes { $zones-dome-rows } rows with { $zones-dome-columns } spaces.
# rule: options.start_score
setup-score = Both scores begin at { $start_score } and never fall below { $score_floor }.
# rule: options.tablets
setup-tablets = { $tablets ->
    [one] One scoring tablet is
   *[other] { $tablets } scoring tablets are
} drawn and laid out, one side up by chance.
# rule: options.first_player
setup-first = { $first_player ->
    [first_seat] The first player begins.
   *[random] Draw lots for who begins.
}
# rule: phases.first_plates
setup-plates = Before the first round, each player takes a { -plate } from the { -display } and lays it; the starting player does so last.

## A round

# rule: options.rounds
round-count = The game goes over { $rounds ->
    [one] a single round
   *[other] { $rounds } rounds
}.
# rule: procedures.fill_factories, procedures.refill_display
round-fill = Fill the { -display } up to three. Draw { $enums-Factory-north-tiles } { -tile(form: "many") } for the { -sun } of each small factory and { $enums-Factory-large-tiles } for that of the large one{ $redraw_monochrome ->
    [true] { " " }(if those are all of one color, draw them anew)
   *[false] { "" }
}, and put a { -chip } face down on the { -moon } of each small factory. It is turned up when the factory is bare.
round-phases = A round has two parts: first you take in turn, then you move what you have into the { -dome }.

## Taking

turn-actions = On your turn, do one of these things. You go on until nobody can take anything any more; you pass only if you have to.
turn-sun = From a sun: choose one factory and a color, and take all { -tile(form: "many") } of that color from its { -sun }.
factories-sun = What is left on that { -sun } moves down to the { -moon } of the same factory:
# item
factories-small_moon = on a small factory it is stacked in the order that you like, on top of the { -chip }
# item
factories-large_moon = on the large one it is laid out side by side
turn-moons = From the moons: choose a color, and take it from all { $enums-Factory-members } moons at once.
moons-top = On a small factory only the uppermost { -tile } can be taken, even if there is more of the color below; on the large one, all of the color.
moons-token = The first player in a round who takes anything from the { -large_moon } must take the { -starting_tile } as well.
# rule: actions.take_plate, options.plates_per_round
plates-take = A plate: take a { -plate } from the { -display }, for nothing. In a round, each of you may get { $plates_per_round ->
    [one] one
   *[other] { $plates_per_round }
}, whether from there or from the pile; in the last round none.
# rule: actions.draw_plates, procedures.draw_plate
plates-draw = Or draw from the pile, as many as you like, one by one. Each { -plate } drawn costs a point. Keep one and put the others under the pile.
# rule: procedures.lay_plate
plates-lay = A { -plate } goes on any free place of your { -dome }, turned as you like. There it stays.
# rule: actions.take_chip, options.chips_per_player
chips-take = A bonus: take one { -chip } that lies open. In a round, each of you may take { $chips_per_player ->
    [one] one
   *[other] { $chips_per_player }
}.

## Pattern lines

lines-one = All that you have taken goes into exactly one of your { -lines }. { $broken_direct ->
    [always] You may also let all of it be broken.
   *[only_if_no_line] Only if no line can take it, all of it is broken.
} { $full_is_eligible ->
    [true] A line that is full already may be chosen, too.
   *[false] A line that is full already cannot be chosen.
}
lines-fill = Fill the line from right to left. The lines hold from { $enums-Line-line_1-capacity } to { $enums-Line-line_6-capacity } each, growing from top to bottom.
lines-color = The line has to be empty or to hold that color already.
lines-surplus = Whatever does not fit in goes to your { -broken }, and what finds no room there into the { -tower }.

## Tiling

tiling-order = When there is nothing left to take, each player goes through the { -lines } from top to bottom.
tiling-tile = From each complete line, move the rightmost { -tile } to a free space of its color, or a wild one, in the row of your { -dome } beside the line, and score at once. The others of the line go into the { -tower }. { $tiling_mandatory ->
    [true] If there is such a space, you have to.
   *[false] You may also leave it for later.
} { $tiling_order ->
    [other_first] The starting player is the second to do so.
   *[starter_first] The starting player is the first to do so.
}
tiling-unplaceable = If there is no such space and all { $zones-slots-columns } plates of the row are there, a complete line is broken{ $clear_unplaceable ->
    [any] , and so is one that is not complete.
   *[complete_only] .
}
tiling-wait = Otherwise it waits in its line for a { -plate } that suits it.

## Bonus chips

chips-replace = When you reach a line that holds something but is not complete, your { -chip(form: "many") } may stand in for what is missing: { $matching_chips ->
    [one] one { -chip }
   *[other] { $matching_chips } { -chip(form: "many") }
} of the line's color, or { $any_chips ->
    [one] any one
   *[other] any { $any_chips }
}, for each { -tile }. { $chips_partial ->
    [true] You need not replace all that is missing.
   *[false] You have to replace all that is missing.
}
chips-turn_over = Turn those that you have used face down: they are spent.
chips-again = You may do so several times in a round, as long as you have enough.

## Scoring

scoring-alone = A { -tile } that you place with no neighbor scores a single point.
scoring-connected = Otherwise count the unbroken row it belongs to, if that is longer than itself, and score a point for each in it; then the same for its column. It counts in both.
scoring-special = When the other spaces of its plate are full, a special space gets a { -special_tile } and scores { $special_points ->
    [flat] { $special_flat ->
        [one] one point
       *[other] { $special_flat } points
    }.
   *[by_row] the number of its row.
}

## The end of a round

broken-penalty = Your { -broken } lie on the places of a track, which cost { $enums-BrokenPlace-place_1-penalty }, { $enums-BrokenPlace-place_2-penalty }, { $enums-BrokenPlace-place_3-penalty } and { $enums-BrokenPlace-place_4-penalty }; add up those that are taken and lose as many points. Then all of them go into the { -tower }.
broken-token = Whoever has the { -starting_tile } loses { phrase-penalty } and begins the next round.

## The tablets

# rule: phases.tablets_scored
tablets-when = After the last round, each tablet side that lies open scores for both of you:
# item
# rule: enums.Objective
tablets-rows = full rows: { $enums-Objective-full_rows-points } for each row without a gap; on the other side, { $enums-Objective-colorful_rows-points } for each row that shows all five colors
# item
# rule: enums.Objective
tablets-columns = full columns: { $enums-Objective-full_columns-points } for each; on the other side, { $enums-Objective-border-points } for each space filled along the border
# item
# rule: enums.Objective
tablets-diagonals = diagonals: { $enums-Objective-diagonals-points } for each that is full; on the other side, { $enums-Objective-corner_plates-points } for each full plate in an upper corner and { $lower_corner } for each in a lower one
# item
# rule: enums.Objective
tablets-wilds = wild spaces: { $enums-Objective-filled_wilds-points } for each if none of them is empty; on the other side, each empty special space costs { $enums-Objective-empty_specials-points }

## The end

end-most = Whoever has most points then wins. { $tiebreak ->
    [draw] Equally many are a draw.
   *[start_token] If you are level, the one who has the { -starting_tile } wins.
}
