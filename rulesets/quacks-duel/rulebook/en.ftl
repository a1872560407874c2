### The rulebook of The Quacks of Quedlinburg: Duel.

-token = { $form ->
   *[one] token
    [many] tokens
}
-card = { $form ->
   *[one] recipe card
    [many] recipe cards
}
-stock = stock
-box = box
-bag = { $form ->
   *[one] bag
    [many] bags
}
-pot = { $form ->
   *[one] pot
    [many] pots
}
-deck = deck
-cards = recipes to be sold
-sold = recipes sold
-go_on = go on
-stop = stop
-sell = sell a potion
-sell_nothing = sell nothing
-buy = buy a recipe
-buy_nothing = buy nothing
-add = add a token
-rounds = rounds
-brewing = brewing
-trading = trading
-buying_first = buying before selling
-selling = selling
-buying = buying
-restocking = filling the bags
-player1 = player 1
-player2 = player 2
-score = points
-starter = starting player
-round = round
-done = has stopped
-exploded = has exploded
-obtained = drawn this round
-explosion = explosion
-forced_stop = forced stop
-cherry = { $form ->
   *[one] cherry
    [many] cherries
}
-mushroom = { $form ->
   *[one] mushroom
    [many] mushrooms
}
-berry = { $form ->
   *[one] berry
    [many] berries
}
-flower = { $form ->
   *[one] flower
    [many] flowers
}
-root = { $form ->
   *[one] root
    [many] roots
}
-herb = { $form ->
   *[one] herb
    [many] herbs
}
-crystal = { $form ->
   *[one] crystal
    [many] crystals
}
-two_cherries_mushroom = 2 { -cherry(form: "many") } + 1 { -mushroom }
-three_cherries_mushroom = 3 { -cherry(form: "many") } + 1 { -mushroom }
-cherry_two_mushroom = 1 { -cherry } + 2 { -mushroom(form: "many") }
-cherry_mushroom_berry = 1 { -cherry } + 1 { -mushroom } + 1 { -berry }
-two_cherries_mushroom_berry = 2 { -cherry(form: "many") } + 1 { -mushroom } + 1 { -berry }
-mushroom_berry_flower = 1 { -mushroom } + 1 { -berry } + 1 { -flower }
-two_cherries_berry = 2 { -cherry(form: "many") } + 1 { -berry }
-three_cherries_berry = 3 { -cherry(form: "many") } + 1 { -berry }
-cherry_two_berry = 1 { -cherry } + 2 { -berry(form: "many") }
-cherry_berry_flower = 1 { -cherry } + 1 { -berry } + 1 { -flower }
-two_cherries_berry_flower = 2 { -cherry(form: "many") } + 1 { -berry } + 1 { -flower }
-berry_flower_root = 1 { -berry } + 1 { -flower } + 1 { -root }
-two_cherries_flower = 2 { -cherry(form: "many") } + 1 { -flower }
-three_cherries_flower = 3 { -cherry(form: "many") } + 1 { -flower }
-cherry_two_flower = 1 { -cherry } + 2 { -flower(form: "many") }
-cherry_flower_root = 1 { -cherry } + 1 { -flower } + 1 { -root }
-two_cherries_flower_root = 2 { -cherry(form: "many") } + 1 { -flower } + 1 { -root }
-flower_root_herb = 1 { -flower } + 1 { -root } + 1 { -herb }
-two_cherries_root = 2 { -cherry(form: "many") } + 1 { -root }
-three_cherries_root = 3 { -cherry(form: "many") } + 1 { -root }
-cherry_two_root = 1 { -cherry } + 2 { -root(form: "many") }
-cherry_root_herb = 1 { -cherry } + 1 { -root } + 1 { -herb }
-two_cherries_root_herb = 2 { -cherry(form: "many") } + 1 { -root } + 1 { -herb }
-root_herb_crystal = 1 { -root } + 1 { -herb } + 1 { -crystal }
-two_cherries_herb = 2 { -cherry(form: "many") } + 1 { -herb }
-three_cherries_herb = 3 { -cherry(form: "many") } + 1 { -herb }
-cherry_two_herb = 1 { -cherry } + 2 { -herb(form: "many") }
-cherry_herb_crystal = 1 { -cherry } + 1 { -herb } + 1 { -crystal }
-two_cherries_herb_crystal = 2 { -cherry(form: "many") } + 1 { -herb } + 1 { -crystal }
-herb_crystal_mushroom = 1 { -herb } + 1 { -crystal } + 1 { -mushroom }
-two_cherries_crystal = 2 { -cherry(form: "many") } + 1 { -crystal }
-three_cherries_crystal = 3 { -cherry(form: "many") } + 1 { -crystal }
-cherry_two_crystal = 1 { -cherry } + 2 { -crystal(form: "many") }
-cherry_crystal_mushroom = 1 { -cherry } + 1 { -crystal } + 1 { -mushroom }
-two_cherries_crystal_mushroom = 2 { -cherry(form: "many") } + 1 { -crystal } + 1 { -mushroom }
-crystal_mushroom_berry = 1 { -crystal } + 1 { -mushroom } + 1 { -berry }

title = The Quacks of Quedlinburg: Duel

phrase-cost = { $recipe_cost ->
    [one] one point
   *[other] { $recipe_cost } points
}

## What it is about

# flavour
intro = Two quacks brew side by side. Reach into your { -bag }, stir whatever comes out into the { -pot }, and stop in time – the next ingredient may be the one that blows everything up.

## In the box

# item
box-pots = { $zones-pot-per ->
    [one] one { -pot }
    [2] two { -pot(form: "many") }
   *[other] { $zones-pot-per } { -pot(form: "many") }
}, each with { $compartments ->
    [one] one compartment
   *[other] { $compartments } compartments
} in a row
# item
box-tokens = { $components-token-copies } { -token(form: "many") } of { $enums-Ingredient-members } kinds of ingredient, each kind with a color of its own: cherries, mushrooms, berries, flowers, roots, herbs and crystals
# item
box-recipes = { $components-card-copies ->
    [one] one { -card }
   *[other] { $components-card-copies } { -card(form: "many") }
}
# item
# rule: zones.bag, variables.score
box-rest = { $zones-bag-per ->
    [one] one cloth { -bag }
    [2] two cloth { -bag(form: "many") }
   *[other] { $zones-bag-per } cloth { -bag(form: "many") }
}, and a board with a track for the score

## Setting up

setup-player = Each player takes a { -pot } and a { -bag }.
setup-cherries = Put { $first_cherries ->
    [one] one cherry
   *[other] { $first_cherries } cherries
} into your { -bag }; nothing else is in there for now.
setup-recipes = Shuffle the { -card(form: "many") } into a face-down { -deck } and deal { $first_recipes ->
    [one] one
   *[other] { $first_recipes }
} to each player, face up.
setup-score = Both scores begin at the start of the track, with nothing.
setup-starter = Decide by lot who begins. { $start_player ->
    [alternate] After that, the two of you take turns at beginning a round.
   *[fixed] That player begins every round.
}

## Brewing

round-count = The game goes over { $rounds ->
    [one] a single round
   *[other] { $rounds } rounds
}.
round-order = In a round, the two of you draw in turn, one { -token } at a time, until both have stopped or blown up. Whoever has stopped is passed over.
round-draw = On your turn, draw a { -token } blindly from your { -bag }.
round-first_free = Lay it into the first free compartment of your { -pot }, from left to right.
round-go_on = { $decides ->
    [before_next_draw] Each time your turn comes again, choose whether to draw once more or to stop.
   *[after_draw] Then choose, before your opponent draws, whether to go on in your next turn or to stop.
}
round-stop = Whoever stops draws no more in this round and scores. { $must_draw ->
    [true] Everybody draws at least once.
   *[false] You may stop before you have drawn at all.
}
round-empty_bag = When your { -bag } is empty, or your { -pot } has no free compartment left, you have to stop.

## Explosions

explosion-same_color = Your { -pot } explodes when you draw an ingredient of the same color as the one in the compartment just before it.
explosion-no_cherries = Cherries never cause an explosion, however many follow one another.
explosion-no_points = An explosion ends the round for you, and you score nothing{ $exploded_scores_cherries ->
    [true] { " " }but a point for each cherry in the { -pot }.
   *[false] .
}
explosion-cherries = Your cherries you keep: they find their way back into the { -bag }.

## Scoring

score-sum = If you have stopped in time, add up the values printed on everything in your { -pot }.
score-cherry_value = A cherry is worth a single point; the other kinds come in several strengths.
score-track = Move your marker forward by as many steps.

## Potions and recipes

recipe-sell = Afterwards you may sell your potion: turn over { $sales_per_round ->
    [one] one { -card } of yours
   *[other] up to { $sales_per_round } { -card(form: "many") } of yours
} for which your { -pot } holds what is asked for{ $exact_recipe ->
    [true] , and nothing else.
   *[false] . Whatever else is in it does no harm.
} { $exploded_may_sell ->
    [true] That is allowed even after an explosion.
   *[false] After an explosion there is nothing to sell.
}
recipe-example = A recipe may ask, for example, for { $enums-Recipe-two_cherries_mushroom-needs-cherry ->
    [one] one cherry
   *[other] { $enums-Recipe-two_cherries_mushroom-needs-cherry } cherries
} and { $enums-Recipe-two_cherries_mushroom-needs-mushroom ->
    [one] one mushroom
   *[other] { $enums-Recipe-two_cherries_mushroom-needs-mushroom } mushrooms
}.
recipe-points = The points printed on it are yours at once.
recipe-buy = { $buys_before_selling ->
    [true] Before anything is sold, each of you may buy the top one of the { -deck }, and use it at once.
   *[false] After the sale, each of you may buy the top one of the { -deck }.
} One in a round is the limit. { $exploded_may_buy ->
    [true] An explosion does not keep you from buying.
   *[false] After an explosion you cannot buy.
}
recipe-cost = It costs { phrase-cost }, which you step back on the track.

## Before the next round

round-clean_up = Empty your { -pot }. The cherries go back into your { -bag }.
round-discards = { $discards_reusable ->
    [true] Everything else goes back to the { -stock }, from where it may be added again.
   *[false] Everything else goes back into the { -box } and is out of the game.
}
round-restock = Then put { $restock_count ->
    [one] one new { -token }
   *[other] { $restock_count } new { -token(form: "many") }
} into your { -bag }, { $restock ->
    [obtained_strict] of kinds that you have drawn in this round.
    [any] of whatever kinds you like.
    [random] drawn at random from those on offer.
   *[obtained_else_any] of kinds that you have drawn in this round; if you drew nothing but cherries, of whatever kinds you like.
} { $restock_after_last_round ->
    [true] You do so even after the last round.
   *[false] After the last round this is left out.
} { $exploded_may_restock ->
    [true] It makes no difference whether your { -pot } has exploded.
   *[false] Whose { -pot } has exploded adds nothing.
}
round-stronger = The ingredients grow stronger as the game goes on. To begin with, the weaker ones are on offer; for round { $value_3_from } stronger ones join them, and for round { $value_4_from } the strongest.

## The end

end-rounds = The game is over after { $rounds ->
    [one] its only round
   *[other] { $rounds } rounds
}.
end-most = Whoever has most points wins.
end-tie = In a tie, whoever has sold more recipes wins; if that is equal, too, the game is a draw.
