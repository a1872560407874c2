### The rulebook of Candy Conquest.

-candy = { $form ->
   *[one] candy
    [many] candies
}
-form = { $form ->
   *[one] form
    [many] forms
}
-shown = form in sight
-hidden = hidden floor
-reserve = reserve
-laid = candies laid
-board = board
-floors = floors
-place = place a candy
-play = play
-player1 = player 1
-player2 = player 2
-player3 = player 3
-player4 = player 4
-first_player = first player
-round = round
-square = square
-star = star
-small = small
-large = large
-four = four in a line
-four_in_line = four in a line
-small_round_small_square = { -small } { -round } and { -small } { -square }
-small_round_large_square = { -small } { -round } and { -large } { -square }
-large_round_small_square = { -large } { -round } and { -small } { -square }
-large_round_large_square = { -large } { -round } and { -large } { -square }
-small_round_small_star = { -small } { -round } and { -small } { -star }
-small_round_large_star = { -small } { -round } and { -large } { -star }
-large_round_small_star = { -large } { -round } and { -small } { -star }
-large_round_large_star = { -large } { -round } and { -large } { -star }
-small_square_small_star = { -small } { -square } and { -small } { -star }
-small_square_large_star = { -small } { -square } and { -large } { -star }
-large_square_small_star = { -large } { -square } and { -small } { -star }
-large_square_large_star = { -large } { -square } and { -large } { -star }

title = Candy Conquest

phrase-four = { $patterns-four-cells ->
    [one] one { -form }
   *[other] { $patterns-four-cells } { -form(form: "many") }
}

## What it is about

# flavour
intro = Sweets are stacked into towers, and a line may run along the ground, climb like a staircase or rise straight up. Keep an eye on every floor.

## In the box

box-board = A { -board } of { $rows } by { $columns } cells. Cells for the small size and cells for the large one alternate; { $corner_takes ->
    [takes_large] the corner cell a1 takes the large size.
   *[takes_small] the corner cell a1 takes the small size.
}
box-forms = Every { -candy } joins two { -form(form: "many") }, one at either end: a round, a square or a star, each of them small or large.
box-candies = The two ends never have the same shape. Every possible mixture is there { $copies_of_each_candy ->
    [one] once
    [2] twice
   *[other] { $copies_of_each_candy } times
} in each color, which makes { $components-candy-copies-each ->
    [one] one { -candy }
   *[other] { $components-candy-copies-each } { -candy(form: "many") }
} for each player.
box-same_for_all = All colors have the same mixtures; nobody starts with better sweets.

## Setting up

setup-colors = Everyone chooses a color and takes all { -candy(form: "many") } of it.
setup-youngest = { $starter ->
    [drawn] Draw lots for who begins.
   *[first_seat] The youngest of you takes the first seat and begins.
}

## Your turn

turn-order = Play goes round clockwise. If nothing of yours fits anywhere, you are passed over; otherwise you have to play.
turn-one_candy = On your turn, place exactly one { -candy }, on a free cell or on a tower. { $may_turn_over ->
    [true] Either end may point down.
   *[false] Of each mixture, half has the one end down, the other half the other.
}
turn-reserve = What you have not placed yet lies before you, open to all: that is your { -reserve }.
turn-cell_size = A free cell takes a { -form } of its own size, whatever the shape.
turn-nesting = On a tower, two { -form(form: "many") } nest: the end that points down and the one on top must have the same shape and different sizes. The small one goes into the large one, or the large one over the small. A star never fits a square.
turn-cover_rivals = You may build on other players' sweets and so hide what they have. { $cover_own ->
    [true] Building on your own is allowed, too.
   *[false] Building on your own is not allowed.
}

## What counts

counting-visible = A { -form } counts if it can be seen entirely. Where two nest, { $seen_at_junction ->
    [neither] neither of them counts any more.
    [newer] the one just placed counts and the older one does not.
   *[large] the large one counts, for the small one is inside it.
}
counting-hidden = What sticks in the { -board } or is covered does not count.
counting-both_forms = If both ends of a { -candy } are in sight, they count as two on their two floors.

## Winning

win-four = Whoever first has { phrase-four } of their own color in a row without a gap wins.
win-lines = The row may lie on one floor, climb one floor with each step like a staircase, or stand straight up.
win-diagonals = On a floor it may also run diagonally{ $space_diagonals ->
    [true] , and so may a staircase.
   *[false] ; a staircase may not.
}
win-at_once = The game ends at that moment; nothing is counted up.

## Nobody wins

end-no_candies = The game also ends when nobody has anything left that could be placed.
end-no_tiebreak = In that case nobody has won, however many { -form(form: "many") } anybody shows.
# rule: options.max_height
end-height = No tower grows beyond { $max_height ->
    [one] one floor
   *[other] { $max_height } floors
} – you will hardly ever get there.
