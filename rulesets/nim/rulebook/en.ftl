### The rulebook of nim.

-stone = { $form ->
   *[one] stone
    [many] stones
}
-heaps = heaps
-aside = stones out of the game
-take = take stones
-play = play
-player1 = player 1
-player2 = player 2
-last_stone = last stone taken

title = Nim

## What you need

box-stones = { $components-stone-copies ->
    [one] One { -stone }
   *[other] { $components-stone-copies } { -stone(form: "many") }
}, or matches, coins, beans.
box-heaps = Lay them out in { $zones-heaps-length } { -heaps }.
variants-heaps = The { -heaps } hold { $first_heap }, { $second_heap }, { $third_heap } and { $fourth_heap }, one after the other. Any other numbers do as well.

## Playing

turn-order = Take turns.
turn-take = Choose one of the { -heaps } and take as many { -stone(form: "many") } from it as you like: one at least, all of it at most. What is taken is out of the game.

## The end

end-last_stone = { $misere ->
    [true] Whoever has to take the very last { -stone } loses.
   *[false] Whoever takes the very last { -stone } wins.
}
end-normal = { $misere ->
    [true] The other way round – the last { -stone } wins – is as old a game.
   *[false] The other way round – the last { -stone } loses – is as old a game.
}
