### The rulebook of tic-tac-toe.

-mark = { $form ->
   *[one] mark
    [many] marks
}
-board = board
-place = draw a mark
-play = play
-cross = cross
-nought = nought
-three = three in a line
-line = three in a line

title = Tic-tac-toe

phrase-row = { $patterns-three-cells ->
    [one] one { -mark }
   *[other] { $patterns-three-cells } { -mark(form: "many") }
}

## What you need

box-board = A { -board } of { $zones-board-rows } by { $zones-board-columns } squares, drawn on any scrap of paper.
box-marks = Each player has a { -mark } of their own: a cross or a nought.

## Playing

turn-order = Take turns. Cross begins.
turn-mark = On your turn, draw your { -mark } in an empty square. It stays there.

## The end

win-line = { $misere ->
    [true] Stay clear of { phrase-row } of your own in a line – across, down or slanting.
   *[false] Whoever first has { phrase-row } of their own in a line – across, down or slanting – wins at once.
}
win-misere = { $misere ->
    [true] Here lines are poison: whoever makes one loses at once.
   *[false] For a change, play it the other way round, so that whoever makes a line loses.
}
end-full = When all { $zones-board-cells } squares are taken and nobody has made a line, the game is a draw.
