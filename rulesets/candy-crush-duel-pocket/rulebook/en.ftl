### The rulebook of Candy Crush DUEL: Pocket Edition. A message is a clause; its id is what `cite:` names.
### fact dice_each: dice_count div players

-candy = { $form ->
   *[one] candy
    [many] candies
}
-chocolate = { $form ->
   *[one] chocolate
    [many] chocolates
}
-die = { $form ->
   *[one] die
    [many] dice
}
-supply = supply
-dice = rolled dice
-taken = dice taken
-tray = { $form ->
   *[one] tray
    [many] trays
}
-edge = edge
-reserve = chocolate in hand
-off_tray = chocolate out of play
-take = take a die
-take_and_place_nothing = take a die and place nothing
-place_chocolate = place the chocolate
-keep_chocolate = keep the chocolate
-send_back = send back
-choose = choose a shape
-rounds = rounds
-picking = choosing dice
-between_rounds = between two rounds
-player1 = player 1
-player2 = player 2
-marker = first player's marker
-owed = debt
-red = red
-orange = orange
-yellow = yellow
-green = green
-blue = blue
-purple = purple
-combination = combination
-plus = plus
-tee = T
-ell = L
-long_ell = long L
-line5 = line of five
-line4_down = upright line of four
-line4_across = level line of four
-square = square
-line3 = line of three
-combine = combining
-no_free_square = no free square left
-no_candy_to_take = no candy to take
-limits-moves = limit of moves

title = Candy Crush DUEL: Pocket Edition

phrase-dice = { $dice_count ->
    [one] one { -die }
   *[other] { $dice_count } { -die(form: "many") }
}
phrase-candies = { $components-candy-copies ->
    [one] one { -candy }
   *[other] { $components-candy-copies } { -candy(form: "many") }
}
phrase-of-each-color = { $candies_of_each_color ->
    [one] one of each color
   *[other] { $candies_of_each_color } of each color
}
phrase-rows = { $zones-tray-rows ->
    [one] one row
   *[other] { $zones-tray-rows } rows
}
phrase-columns = { $zones-tray-columns ->
    [one] one square
   *[other] { $zones-tray-columns } squares
}
phrase-plus-stars = { $patterns-plus-stars ->
    [one] one { -candy }
   *[other] { $patterns-plus-stars } { -candy(form: "many") }
}
phrase-tee-stars = { $patterns-tee-stars ->
    [one] one { -candy }
   *[other] { $patterns-tee-stars } { -candy(form: "many") }
}
phrase-ell-stars = { $patterns-ell-stars ->
    [one] one { -candy }
   *[other] { $patterns-ell-stars } { -candy(form: "many") }
}
phrase-four-stars = { $patterns-line4_down-stars ->
    [one] one { -candy }
   *[other] { $patterns-line4_down-stars } { -candy(form: "many") }
}
phrase-five-stars = { $patterns-line5-stars ->
    [one] one { -candy }
   *[other] { $patterns-line5-stars } { -candy(form: "many") }
}
phrase-square-stars = { $patterns-square-stars ->
    [one] one { -candy }
   *[other] { $patterns-square-stars } { -candy(form: "many") }
}

## What it is about

# flavour
intro = Two confectioners sit face to face. With every { -die } you take, a { -candy } lands on your { -tray }; where the colors meet, the sweets are yours – and a fine combination spoils your rival's display.

## In the box

# item
box-candies = { phrase-candies }, { phrase-of-each-color }
# item
# rule: zones.tray
box-trays = { $zones-tray-per ->
    [one] one { -tray }
    [2] two { -tray(form: "many") }
   *[other] { $zones-tray-per } { -tray(form: "many") }
}, one for each player, of { phrase-rows } with { phrase-columns } each
# item
box-chocolate = { $components-chocolate-copies ->
    [one] one square
    [2] two squares
   *[other] { $components-chocolate-copies } squares
} of { -chocolate }
# item
box-dice = { phrase-dice }, with a color on each face
# item
# rule: variables.marker
box-marker = one marker that shows who goes first

## Setting up

setup-supply = Heap up the { -candy(form: "many") } where both of you can reach them: they are the { -supply }.
setup-player = Each player sets up one { -tray } and keeps one square of { -chocolate } beside it.
setup-marker = Toss the marker like a coin. Whoever has called it right takes it and goes first.

## A round

round-order = You play round after round, until an end comes as told below.
round-roll = At the start of a round, either of you rolls all { phrase-dice }.
round-alternate = Now take turns. The player with the marker begins.
round-take = On your turn, take one of the { -dice } and put it aside. { $may_take_unplaceable ->
    [true] You may even take one whose color is used up in the { -supply }; then you place nothing.
   *[false] You may only take one whose color is still in the { -supply }.
}
round-place = At once, put a { -candy } of the color rolled on any free square of your own { -tray }.
round-end = When all { phrase-dice } have been taken, the round is over. As a rule each of you has then added { $dice_each ->
    [one] one { -candy }
   *[other] { $dice_each } { -candy(form: "many") }
}. Pass the marker on: the other player begins the next round.
round-used_up = A round is also over early when every { -die } that is left shows a color that is gone from the { -supply }.

## Chocolate

chocolate-when = Between two rounds, before the next roll, each of you may play the { -chocolate }. { $chocolate_order ->
    [next_first] Whoever begins the next round decides first.
   *[current_first] Whoever has begun the round just played decides first.
}
chocolate-place = It goes on a free square of your opponent's { -tray }, where no { -candy } can be laid any more. It is the best way to spoil a combination that is almost there.
chocolate-once = Each of you has one such square for the whole game; choose the moment well.
# rule: options.permanent_chocolate
chocolate-stays = { $permanent_chocolate ->
    [true] Once laid, the { -chocolate } stays where it is.
   *[false] A combination right beside the { -chocolate } takes it off the { -tray }, out of the game.
}

## Combinations

combining-three = { $combining ->
    [connected_group] As soon as at least { $patterns-line3-cells } of your { -candy(form: "many") } of one color are joined side by side, they are a combination, whatever their shape.
   *[patterns] As soon as { $patterns-line3-cells } of your { -candy(form: "many") } of one color lie side by side in a line, upright or level, or form one of the larger shapes below, they are a combination.
}
combining-edge = Take its { -candy(form: "many") } off the squares at once and lay them along the { -edge } of your { -tray }. Each of them is worth a point at the end – as long as it stays there.
# rule: options.overlap
combining-overlap = If one { -candy } completes several shapes, { $overlap ->
    [union_sum] all their { -candy(form: "many") } go to the { -edge }, and the stars of all the shapes count.
    [best_single] only the shape with most stars counts and goes to the { -edge }.
    [player_choice] you choose the one shape that counts and goes to the { -edge }.
   *[union_max] all their { -candy(form: "many") } go to the { -edge }, and the stars of the best shape count.
}

## Robbing your opponent

removing-stars = The larger shapes carry stars. For each star of your combination, one { -candy } leaves the { -edge } of your opponent's { -tray }. { $remover ->
    [defender] Your opponent chooses which.
    [random] Chance decides which.
   *[attacker] You choose which.
}
removing-supply = These { -candy(form: "many") } go back to the { -supply }.
# rule: options.debt
removing-debt = If fewer are there than your stars ask for, { $debt ->
    [true] each one missing counts a point against your opponent at the end.
   *[false] all of them go, and nothing is owed.
}
removing-list = These are the shapes, and what each costs your opponent:
# item
removing-plus = a plus of { $patterns-plus-cells }: { phrase-plus-stars }
# item
removing-tee = a T of { $patterns-tee-cells }{ $turned_shapes ->
    [true] , turned any way
   *[false] , upright
}: { phrase-tee-stars }
# item
removing-ell = an L of { $patterns-ell-cells } with two equal arms{ $turned_shapes ->
    [true] , turned any way
   *[false] , as the letter stands
}{ $long_l ->
    [true] , or with a long arm and a short one
   *[false] { "" }
}: { phrase-ell-stars }
# item
# rule: patterns.line5
removing-five = a line of { $patterns-line5-cells }, where the { -tray } is large enough: { phrase-five-stars }
# item
removing-four = a line of { $patterns-line4_down-cells }{ $line4_orientation ->
    [vertical] , but only an upright one: { phrase-four-stars }; a level one counts like the shortest line
   *[both] , upright or level: { phrase-four-stars }
}
# item
removing-square = a square of { $patterns-square-rows } by { $patterns-square-columns }: { phrase-square-stars }

## The end

end-no_free_square = The game is over { $full_tray_check ->
    [on_turn] when it is your turn and your { -tray } has no free square left.
   *[immediate] at once when the { -tray } of either player has no free square left.
}
end-no_candy = It is also over when, right after a roll, there is no { -candy } in the { -supply } for any of them.
end-most = Whoever has more { -candy(form: "many") } along the { -edge } of their { -tray } wins.
end-tie = { $color_tiebreak ->
    [true] If you have equally many, the one with more of a single color wins. If you are still level, the game is a draw.
   *[false] If you have equally many, the game is a draw.
}
