### The rulebook of ДУБЛИ.

-die = { $form ->
   *[one] die
    [many] dice
}
-board = board
-taken = pairs taken
-take = take a pair
-pass = pass
-play = play
-player1 = player 1
-player2 = player 2
-score = points
-begins = starting player
-settled = free in this turn
-limits-moves = limit of moves

title = ДУБЛИ

phrase-pairs = { $pairs_in_a_turn ->
    [one] one pair
   *[other] { $pairs_in_a_turn } pairs
}

## What it is about

# flavour
intro = A crowd is packed shoulder to shoulder. Look for twins at its rim, and watch how every pair that leaves opens the way for others.

## What you need

box-board = A square { -board } with { $size ->
    [one] one field
   *[other] { $size } fields
} on each side.
box-dice = { $components-die-copies ->
    [one] One ordinary { -die }
   *[other] { $components-die-copies } ordinary { -die(form: "many") }
} with faces from { $components-die-faces-low } to { $components-die-faces-high }. Roll them all and fill the { -board } with them, as they have fallen.
setup-lot = Draw lots for who begins.

## Your turn

turn-order = Take turns.
turn-pairs = On your turn, take up to { phrase-pairs } off the { -board }. Both { -die(form: "many") } of a pair have to be free and to show the same number.
turn-pass = { $passing ->
    [without_pair] You may give up the rest of your turn only if there is no pair that you could take.
   *[at_any_time] You may give up the rest of your turn whenever you like, as you will have to if you find no pair.
}
turn-roll = At the end of your turn, all { -die(form: "many") } still on the { -board } are rolled anew; each stays on its field.

## Which ones are free

free-edge = What lies on the edge of the { -board } is always free.
free-gap = Elsewhere a { -die } is free if there is a gap beside it: { $gap ->
    [whole_side] all the fields along one side of the square of nine in whose middle it lies are empty.
    [anywhere] of the fields around it, at least { $gap_width ->
        [one] one is empty
       *[other] { $gap_width } are empty
    }, wherever they lie.
   *[around_die] of the fields around it, at least { $gap_width ->
        [one] one is empty
       *[other] { $gap_width } in a row are empty; the row may go round a corner
    }.
}
# rule: options.looked_at
free-when = { $looked_at ->
    [each_turn] Which ones are free is settled at the beginning of your turn.
   *[each_pair] Look anew after each pair, for taking one may free others.
}
# rule: options.second_may_follow
free-second = { $second_may_follow ->
    [true] The second of a pair may also be one that only the taking of the first sets free.
   *[false] Both of a pair have to be free before either is taken.
}

## Points and the end

score-pair = A pair scores what one of its two { -die(form: "many") } shows: two sixes score { $components-die-faces-high }, two ones score { $components-die-faces-low }.
end-last_pair = The game is over when the last pair has been taken and at most one { -die } is left.
end-most = Whoever has most points wins. Equally many are a draw.
