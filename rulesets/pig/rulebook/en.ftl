### The rulebook of pig.

-roll = roll
-hold = hold
-play = play
-player1 = player 1
-player2 = player 2
-player3 = player 3
-player4 = player 4
-player5 = player 5
-player6 = player 6
-score = points
-turn_total = total of the turn
-target_reached = target reached
-limits-moves = limit of moves

title = Pig

phrase-target = { $target ->
    [one] one point
   *[other] { $target } points
}

## What you need

variants-die = A die with { $sides ->
    [one] one side
   *[other] { $sides } sides
}, and something to write on.
variants-target = Agree on a target. This time it is { phrase-target }.

## Playing

turn-order = Take turns, one player after the other round the table.
turn-roll = Roll the die. What it shows is added to what you have won in this turn, and you may roll again – as often as you dare. Once it would be enough for the target, you have to stop.
turn-one = But if you roll a one, all that you have won in this turn is lost, and the next player rolls.
turn-hold = Instead of rolling, you may hold: what you have won in this turn is written down for good, and the next player rolls.

## The end

end-target = Whoever first has at least { phrase-target } written down wins at once.
end-limit = A game that goes on without end is broken off after { $limits-moves ->
    [one] one decision
   *[other] { $limits-moves } decisions
} and is a draw.
