### kept: explosion-no_points

title = The Quacks of Quedlinburg: Duel, with a limit of cherries

## Explosions

explosion-same_color = Your { -pot } explodes when more than { $most_cherries ->
    [one] one cherry lies
   *[other] { $most_cherries } cherries lie
} in it.
explosion-no_cherries = Other ingredients never cause an explosion; they may follow one another freely.
