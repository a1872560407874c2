### Les règles de Candy Crush DUEL: Pocket Edition.

-candy = { $form ->
   *[one] bonbon
    [many] bonbons
}
-chocolate = { $form ->
   *[one] chocolat
    [many] chocolats
}
-die = { $form ->
   *[one] dé
    [many] dés
}
-supply = réserve
-dice = dés lancés
-taken = dés pris
-tray = { $form ->
   *[one] plateau
    [many] plateaux
}
-edge = bord
-reserve = chocolat en main
-off_tray = chocolat hors jeu
-take = prendre un dé
-take_and_place_nothing = prendre un dé sans rien poser
-place_chocolate = poser le chocolat
-keep_chocolate = garder le chocolat
-send_back = renvoyer à la réserve
-choose = choisir une figure
-rounds = manches
-picking = choix des dés
-between_rounds = entre deux manches
-player1 = joueur 1
-player2 = joueur 2
-marker = marqueur du premier joueur
-owed = dette
-red = rouge
-orange = orange
-yellow = jaune
-green = vert
-blue = bleu
-purple = violet
-combination = combinaison
-plus = plus
-tee = T
-ell = L
-long_ell = L allongé
-line5 = ligne de cinq
-line4_down = ligne de quatre debout
-line4_across = ligne de quatre couchée
-square = carré
-line3 = ligne de trois
-combine = combiner
-no_free_square = plus de case libre
-no_candy_to_take = plus de bonbon à prendre
-limits-moves = limite de coups

title = Candy Crush DUEL: Pocket Edition

phrase-dice = { $dice_count ->
    [one] { $dice_count } { -die }
   *[other] { $dice_count } { -die(form: "many") }
}
phrase-candies = { $components-candy-copies ->
    [one] { $components-candy-copies } { -candy }
   *[other] { $components-candy-copies } { -candy(form: "many") }
}
phrase-of-each-color = { $candies_of_each_color } de chaque couleur
phrase-rows = { $zones-tray-rows ->
    [one] { $zones-tray-rows } ligne
   *[other] { $zones-tray-rows } lignes
}
phrase-columns = { $zones-tray-columns ->
    [one] { $zones-tray-columns } case
   *[other] { $zones-tray-columns } cases
}
phrase-plus-stars = { $patterns-plus-stars ->
    [one] { $patterns-plus-stars } { -candy }
   *[other] { $patterns-plus-stars } { -candy(form: "many") }
}
phrase-tee-stars = { $patterns-tee-stars ->
    [one] { $patterns-tee-stars } { -candy }
   *[other] { $patterns-tee-stars } { -candy(form: "many") }
}
phrase-ell-stars = { $patterns-ell-stars ->
    [one] { $patterns-ell-stars } { -candy }
   *[other] { $patterns-ell-stars } { -candy(form: "many") }
}
phrase-four-stars = { $patterns-line4_down-stars ->
    [one] { $patterns-line4_down-stars } { -candy }
   *[other] { $patterns-line4_down-stars } { -candy(form: "many") }
}
phrase-five-stars = { $patterns-line5-stars ->
    [one] { $patterns-line5-stars } { -candy }
   *[other] { $patterns-line5-stars } { -candy(form: "many") }
}
phrase-square-stars = { $patterns-square-stars ->
    [one] { $patterns-square-stars } { -candy }
   *[other] { $patterns-square-stars } { -candy(form: "many") }
}

## De quoi s'agit-il ?

intro = Deux confiseurs se font face. Chaque { -die } pris apporte un { -candy } sur votre { -tray } ; là où les couleurs se rejoignent, les douceurs sont à vous, et une belle combinaison dégarnit l'étalage d'en face.

## Dans la boîte

box-candies = { phrase-candies }, { phrase-of-each-color }
box-trays = { $zones-tray-per ->
    [one] un { -tray }
    [2] deux { -tray(form: "many") }
   *[other] { $zones-tray-per } { -tray(form: "many") }
}, un par joueur, de { phrase-rows } et de { phrase-columns } par ligne
box-chocolate = { $components-chocolate-copies ->
    [one] un carré
    [2] deux carrés
   *[other] { $components-chocolate-copies } carrés
} de { -chocolate }
box-dice = { phrase-dice } aux faces colorées
box-marker = un marqueur de premier joueur

## Mise en place

setup-supply = Mettez les { -candy(form: "many") } en tas, à la portée de chacun : c'est la { -supply }.
setup-player = Chaque joueur prend un { -tray } et garde à côté un carré de { -chocolate }.
setup-marker = Lancez le marqueur comme une pièce de monnaie. Qui a deviné le côté le garde et joue en premier.

## Une manche

round-order = Les manches s'enchaînent jusqu'à ce que survienne l'une des fins décrites plus bas.
round-roll = Au début de la manche, l'un de vous lance { phrase-dice }.
round-alternate = Jouez ensuite chacun votre tour. Le joueur qui a le marqueur commence.
round-take = À votre tour, prenez l'un des { -dice } et mettez-le de côté. { $may_take_unplaceable ->
    [true] Vous pouvez même en prendre un dont la couleur est épuisée dans la { -supply } ; vous ne posez alors rien.
   *[false] Vous ne pouvez en prendre un que si sa couleur reste dans la { -supply }.
}
round-place = Posez aussitôt un { -candy } de la couleur obtenue sur une case libre, à votre guise, de votre propre { -tray }.
round-end = La manche est finie quand tout a été pris ({ phrase-dice }). D'ordinaire, chacun de vous a alors ajouté { $dice_each ->
    [one] { $dice_each } { -candy }
   *[other] { $dice_each } { -candy(form: "many") }
}. Passez le marqueur : l'autre joueur commence la manche suivante.
round-used_up = Une manche s'achève aussi plus tôt lorsque chaque { -die } restant montre une couleur épuisée dans la { -supply }.

## Le chocolat

chocolate-when = Entre deux manches, avant le prochain lancer, chacun peut jouer son { -chocolate }. { $chocolate_order ->
    [next_first] Celui qui commencera la manche suivante se décide en premier.
   *[current_first] Celui qui avait commencé la manche écoulée se décide en premier.
}
chocolate-place = Il se pose sur une case libre du { -tray } adverse, où plus aucun { -candy } ne pourra venir. Rien de tel pour gâcher une combinaison presque prête.
chocolate-once = Chacun n'en a qu'un carré pour toute la partie : choisissez bien le moment.
chocolate-stays = { $permanent_chocolate ->
    [true] Une fois posé, le { -chocolate } ne bouge plus.
   *[false] Une combinaison formée juste à côté retire le { -chocolate } du { -tray } et du jeu.
}

## Les combinaisons

combining-three = { $combining ->
    [connected_group] Dès que vous avez, côte à côte et d'une même couleur, au moins { $patterns-line3-cells ->
        [one] { $patterns-line3-cells } { -candy }
       *[other] { $patterns-line3-cells } { -candy(form: "many") }
    }, c'est une combinaison, quelle que soit sa forme.
   *[patterns] Dès que vous avez en ligne, debout ou couchée, { $patterns-line3-cells ->
        [one] { $patterns-line3-cells } { -candy }
       *[other] { $patterns-line3-cells } { -candy(form: "many") }
    } d'une même couleur, ou l'une des figures plus grandes ci-dessous, c'est une combinaison.
}
combining-edge = Retirez aussitôt ses { -candy(form: "many") } des cases et alignez-les sur le { -edge } de votre { -tray }. Chacun vaudra un point à la fin, s'il y est encore.
combining-overlap = Si un seul { -candy } complète plusieurs figures, { $overlap ->
    [union_sum] tous leurs { -candy(form: "many") } vont sur le { -edge } et les étoiles de toutes les figures comptent.
    [best_single] seule la figure qui a le plus d'étoiles compte et va sur le { -edge }.
    [player_choice] vous choisissez la seule figure qui compte et qui va sur le { -edge }.
   *[union_max] tous leurs { -candy(form: "many") } vont sur le { -edge } et les étoiles de la meilleure figure comptent.
}

## Chiper chez l'adversaire

removing-stars = Les grandes figures portent des étoiles. Pour chaque étoile de votre combinaison, un { -candy } quitte le { -edge } du { -tray } adverse. { $remover ->
    [defender] C'est votre adversaire qui choisit lequel.
    [random] C'est le hasard qui décide lequel.
   *[attacker] C'est vous qui choisissez lequel.
}
removing-supply = Ces { -candy(form: "many") } retournent dans la { -supply }.
removing-debt = S'il s'y en trouve moins que vous n'avez d'étoiles, { $debt ->
    [true] chacun de ceux qui manquent coûte à la fin un point à votre adversaire.
   *[false] tous s'en vont et le reste est oublié.
}
removing-list = Voici les figures et ce que chacune coûte à votre adversaire :
removing-plus = un plus de { $patterns-plus-cells } : { phrase-plus-stars }
removing-tee = un T de { $patterns-tee-cells }, { $turned_shapes ->
    [true] tourné dans n'importe quel sens
   *[false] debout
} : { phrase-tee-stars }
removing-ell = un L de { $patterns-ell-cells } aux deux bras égaux, { $turned_shapes ->
    [true] tourné dans n'importe quel sens
   *[false] posé comme la lettre
}{ $long_l ->
    [true] , ou avec un bras long et un court
   *[false] { "" }
} : { phrase-ell-stars }
removing-five = une ligne de { $patterns-line5-cells }, si le { -tray } est assez grand : { phrase-five-stars }
removing-four = une ligne de { $patterns-line4_down-cells }, { $line4_orientation ->
    [vertical] mais seulement debout : { phrase-four-stars } ; couchée, elle compte comme la plus courte
   *[both] debout ou couchée : { phrase-four-stars }
}
removing-square = un carré de { $patterns-square-rows } sur { $patterns-square-columns } : { phrase-square-stars }

## Fin de la partie

end-no_free_square = La partie est finie { $full_tray_check ->
    [on_turn] quand vient votre tour et que votre { -tray } n'a plus de case libre.
   *[immediate] dès que le { -tray } de l'un des joueurs n'a plus de case libre.
}
end-no_candy = Elle l'est aussi quand, juste après un lancer, la { -supply } ne contient de { -candy } pour aucun { -die }.
end-most = Celui qui a le plus de { -candy(form: "many") } sur le { -edge } de son { -tray } gagne.
end-tie = { $color_tiebreak ->
    [true] À égalité, celui qui en a le plus d'une seule couleur l'emporte. Si l'égalité demeure, la partie est nulle.
   *[false] À égalité, la partie est nulle.
}
