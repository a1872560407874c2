### The rulebook of hex.

-stone = { $form ->
   *[one] stone
    [many] stones
}
-board = board
-place = place a stone
-play = play
-black = black
-white = white
-joined = sides joined

title = Hex

## What you need

box-board = A { -board } of hexagons in the shape of a rhombus. The upper and the lower side belong to Black, the left and the right side to White.
variants-size = Each side is { $size ->
    [one] one hexagon
   *[other] { $size } hexagons
} long; other lengths are played, too.
box-stones = Black { -stone(form: "many") } for one player, white ones for the other, as many as you need.

## Playing

turn-order = Black begins, and then you take turns.
turn-place = Put a { -stone } of your color on any empty hexagon. It is never moved and never captured.

## The end

win-connection = Whoever first joins their own two sides by an unbroken chain of { -stone(form: "many") } wins. The corner hexagons belong to both sides that meet there. One of you always succeeds: a full { -board } without a chain is impossible.
