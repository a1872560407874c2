title = Quarto, avoided

## The end

win-line = Whoever completes a line of { phrase-line } – across, down or slanting – that have at least one thing in common loses. It does not matter who has placed the others.
win-announce = { $announcing ->
    [by_claim] Here there is nothing to be claimed but a mistake of your own: a line claimed still wins for whoever claims it.
   *[automatic] Nobody has to notice: a line that is there has lost.
}
advanced-squares = { $squares ->
    [true] A square of { $patterns-block-rows } by { $patterns-block-columns } whose { $patterns-block-cells ->
        [one] one { -piece }
       *[other] { $patterns-block-cells } { -piece(form: "many") }
    } have something in common loses as well.
   *[false] Among old hands, a square of { $patterns-block-rows } by { $patterns-block-columns } with something in common may lose, too.
}
