### The rulebook of Qawale.

-stone = { $form ->
   *[one] stone
    [many] stones
}
-neutral = { $form ->
   *[one] neutral stone
    [many] neutral stones
}
-box = box
-reserve = reserve
-board = board
-lifted = pile in hand
-sow = sow
-step_to = lay on a field
-play = play
-light = light
-dark = dark
-starter = starting player
-here = where the last stone was laid
-before = where the stone before was laid
-winning = winning line
-in_a_row = four in a line

title = Qawale

phrase-line = { $patterns-in_a_row-cells ->
    [one] one { -stone }
   *[other] { $patterns-in_a_row-cells } { -stone(form: "many") }
}

## What you need

box-board = A { -board } of { $zones-board-rows } by { $zones-board-columns } fields.
box-stones = { $stones ->
    [one] One { -stone }
   *[other] { $stones } { -stone(form: "many") }
} for each player, light or dark.
box-neutral = { $components-neutral-copies } { -neutral(form: "many") }, which belong to nobody.

## Setting up

setup-corners = On each corner of the { -board }, pile up { $neutral_on_each_corner ->
    [one] one { -neutral }
   *[other] { $neutral_on_each_corner } { -neutral(form: "many") }
}.
setup-stones = Each player keeps the own color in reserve.
# rule: options.begins
setup-begins = { $begins ->
    [light_first] Light begins.
   *[by_lot] Draw lots for who begins.
}

## A turn

turn-order = Take turns.
turn-put = Put one { -stone } of your own on top of any pile on the { -board }. Empty fields take none at first.
sow-lift = Lift the whole pile, yours included, and sow it: lay one after the other, beginning with the lowest, until nothing is left in your hand.
sow-neighbour = Each goes on a field next to the one before, across or down, never slanting; the first beside the field where the pile stood.
sow-on_top = What lies there already is covered: what you lay goes on top.
sow-no_return = { $stepping_back ->
    [true] You may go straight back to the field that you have just come from.
   *[false] You may not go straight back to the field that you have just come from; turning round in a circle is fine.
}

## The end

win-line = Look at the { -board } from above when all is sown. If { phrase-line } of one color lie on top in a line – across, down or slanting – that color wins.
# rule: options.opponent_line
win-opponent = { $opponent_line ->
    [true] That is so even if you have made a line for your opponent alone.
   *[false] Only a line of your own counts in your turn.
}
# rule: options.both_lines
win-both = If both colors have a line at once, { $both_lines ->
    [opponent_wins] the player who has not sown wins.
    [nobody_wins] the game is a draw.
   *[mover_wins] the player who has sown wins.
}
end-stones = When the last { -stone } of both reserves has been sown and there is no line, the game is a draw.
