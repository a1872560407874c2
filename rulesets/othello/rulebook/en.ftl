### The rulebook of Othello.

-disc = { $form ->
   *[one] disc
    [many] discs
}
-board = board
-place = place a disc
-pass = pass
-play = play
-black = black
-white = white

title = Othello

## What you need

box-board = A { -board } of { $zones-board-rows } by { $zones-board-columns } squares.
box-discs = { $zones-board-cells } { -disc(form: "many") }, black on one side and white on the other. Four begin in the middle: white on the upper left and the lower right, black on the other two.

## Playing

turn-order = Black begins, and then you take turns.
turn-place = Place a { -disc } with your color up on an empty square so that it outflanks: from it, in at least one straight direction, an unbroken run of your opponent's { -disc(form: "many") } has to end at one of your own.
turn-flip = Turn over every { -disc } that has been outflanked, in all directions at once. Those are yours now. What turning itself would outflank does not count.
turn-pass = Only if you cannot outflank anything you pass. If you can, you have to.

## The end

end-no_move = The game ends when neither of you can place a { -disc }, which is usually when the { -board } is full.
end-count = Whoever then has more { -disc(form: "many") } of their color on the { -board } wins.
end-tie = Equally many are a draw.

## Other sizes

variants-size = The side of the { -board } may have any even number of squares. Yours has { $size ->
    [one] one
   *[other] { $size }
}.
