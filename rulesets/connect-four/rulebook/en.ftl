### The rulebook of Connect Four.

-disc = { $form ->
   *[one] disc
    [many] discs
}
-board = board
-drop = drop a disc
-play = play
-red = red
-yellow = yellow
-connected = unbroken line
-connection = unbroken line

title = Connect Four

phrase-columns = { $zones-board-columns ->
    [one] one column
   *[other] { $zones-board-columns } columns
}
phrase-rows = { $zones-board-rows ->
    [one] one hole
   *[other] { $zones-board-rows } holes
}
phrase-line = { $in_a_row ->
    [one] one { -disc }
   *[other] { $in_a_row } { -disc(form: "many") }
}

## What you need

box-board = An upright { -board } with { phrase-columns }, each { phrase-rows } high.
box-discs = Red { -disc(form: "many") } for one player, yellow ones for the other, enough to fill the { -board }.

## Playing

turn-order = Red begins, and then you take turns.
turn-drop = Drop a { -disc } of your color into a column. It falls to the lowest hole that is free.
turn-full_column = A column that is full to the top takes no more.

## The end

win-line = Whoever first has { phrase-line } of their own in an unbroken line – level, upright or slanting – wins at once.
end-full = When the { -board } is full and there is no such line, the game is a draw.

## Other sizes

variants-size = The { -board } may have another size; this one holds { $zones-board-cells ->
    [one] one { -disc }
   *[other] { $zones-board-cells } { -disc(form: "many") }
} in all.
variants-goal = You may also agree on a longer or a shorter line; you are playing for { phrase-line }.
