### The rulebook of Breakthrough.
### fact pawns_each: 2 * columns

-pawn = { $form ->
   *[one] pawn
    [many] pawns
}
-board = board
-move = move a pawn
-play = play
-light = light
-dark = dark
-far_side = far side reached
-all_captured = all pawns captured

title = Breakthrough

## What you need

box-board = A { -board } of { $zones-board-rows } rows with { $zones-board-columns } squares each. The players sit at its two short ends.
box-pawns = Each player has { $pawns_each } { -pawn(form: "many") }, light or dark, which fill the two rows nearest to that player.

## Playing

turn-order = Light begins. Then take turns, moving one { -pawn } by one step, always toward the far side. You have to move.
turn-straight = Straight ahead a { -pawn } steps onto an empty square only; whatever stands there blocks it.
turn-diagonal = Slanting ahead, to the left or to the right, it steps onto an empty square, too.
turn-capture = Slanting ahead it may also step onto a square where an opposing { -pawn } stands, which is captured and leaves the { -board }. Capturing is never a duty.

## The end

win-far_side = Whoever first brings a { -pawn } to the row farthest from their own side wins at once.
win-all_captured = Whoever captures the last opposing { -pawn } wins as well. A draw cannot happen. Should you ever be unable to move, you lose.

## Other sizes

variants-size = Any { -board } with at least two rows of { -pawn(form: "many") } on either side will do; more rows make a longer race.
