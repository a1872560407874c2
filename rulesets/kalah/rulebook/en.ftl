### The rulebook of kalah.

-seed = { $form ->
   *[one] seed
    [many] seeds
}
-board = board
-hand = seeds in hand
-sow = sow
-play = play
-south = south
-north = north
-last = where the last seed fell

title = Kalah

phrase-houses = { $houses ->
    [one] one house
   *[other] { $houses } houses
}
phrase-seeds = { $seeds ->
    [one] one { -seed }
   *[other] { $seeds } { -seed(form: "many") }
}

## What you need

box-board = A { -board } with two rows of houses, one for each player, and a large store for each at the right end of the own row.
variants-houses = Each row has { phrase-houses }.
box-seeds = { $components-seed-copies ->
    [one] One { -seed }
   *[other] { $components-seed-copies } { -seed(form: "many") }
} in all.
variants-seeds = At the start, put { phrase-seeds } into every house. The stores are empty.

## Playing

turn-order = South begins, and then you take turns.
turn-sow = Take all { -seed(form: "many") } out of one of your houses and drop them one by one into the places that follow, against the clock: your houses, your store, your opponent's houses, and round again. Only your opponent's store is left out.
turn-again = If the last { -seed } falls into your own store, it is your turn again.
turn-capture = If it falls into a house of your own that was empty, you capture it together with all { -seed(form: "many") } in the house opposite: they go to your store.
turn-empty_capture = { $empty_capture ->
    [true] You capture that last { -seed } even if the house opposite is empty.
   *[false] If the house opposite is empty, nothing is captured.
}

## The end

end-side_empty = { $ends_when ->
    [mover_empty] A row that is empty does not yet end the game.
   *[any_side_empty] The game ends as soon as all houses of one player are empty.
}
end-mover_empty = { $ends_when ->
    [mover_empty] The game ends when the player whose turn it is has no { -seed } to sow.
   *[any_side_empty] It does not matter whose turn it would be.
} Each player then puts what is left in their own houses into their own store.
end-count = Whoever has more { -seed(form: "many") } in the store wins. Equally many are a draw.
