### Les règles de Candy Conquest.

-candy = { $form ->
   *[one] bonbon
    [many] bonbons
}
-form = { $form ->
   *[one] forme
    [many] formes
}
-shown = forme visible
-hidden = étage caché
-reserve = réserve
-laid = bonbons posés
-board = plateau
-floors = étages
-place = poser un bonbon
-play = partie
-player1 = joueur 1
-player2 = joueur 2
-player3 = joueur 3
-player4 = joueur 4
-first_player = premier joueur
-round = rond
-square = carré
-star = étoile
-four = ligne de quatre
-four_in_line = ligne de quatre
-small = { $gender ->
   *[m] petit
    [f] petite
}
-large = { $gender ->
   *[m] grand
    [f] grande
}
-small_round_small_square = { -small } { -round } et { -small } { -square }
-small_round_large_square = { -small } { -round } et { -large } { -square }
-large_round_small_square = { -large } { -round } et { -small } { -square }
-large_round_large_square = { -large } { -round } et { -large } { -square }
-small_round_small_star = { -small } { -round } et { -small(gender: "f") } { -star }
-small_round_large_star = { -small } { -round } et { -large(gender: "f") } { -star }
-large_round_small_star = { -large } { -round } et { -small(gender: "f") } { -star }
-large_round_large_star = { -large } { -round } et { -large(gender: "f") } { -star }
-small_square_small_star = { -small } { -square } et { -small(gender: "f") } { -star }
-small_square_large_star = { -small } { -square } et { -large(gender: "f") } { -star }
-large_square_small_star = { -large } { -square } et { -small(gender: "f") } { -star }
-large_square_large_star = { -large } { -square } et { -large(gender: "f") } { -star }

title = Candy Conquest

phrase-four = { $patterns-four-cells ->
    [one] { $patterns-four-cells } { -form }
   *[other] { $patterns-four-cells } { -form(form: "many") }
}

## De quoi s'agit-il ?

intro = Les sucreries s'empilent en tours, et une ligne peut courir au sol, grimper en escalier ou monter tout droit. Gardez chaque étage à l'œil.

## Dans la boîte

box-board = Un { -board } de { $rows } cases sur { $columns }. Les cases pour la petite taille et celles pour la grande alternent ; { $corner_takes ->
    [takes_large] la case d'angle a1 accueille la grande.
   *[takes_small] la case d'angle a1 accueille la petite.
}
box-forms = Chaque { -candy } réunit deux { -form(form: "many") }, une à chaque bout : un rond, un carré ou une étoile, en petit ou en grand.
box-candies = Les deux bouts diffèrent toujours. Chaque mélange possible existe { $copies_of_each_candy ->
    [one] { $copies_of_each_candy } fois
   *[other] { $copies_of_each_candy } fois
} dans chaque couleur, ce qui donne { $components-candy-copies-each ->
    [one] { $components-candy-copies-each } { -candy }
   *[other] { $components-candy-copies-each } { -candy(form: "many") }
} par joueur.
box-same_for_all = Toutes les couleurs offrent les mêmes mélanges ; personne ne part avantagé.

## Mise en place

setup-colors = Chacun choisit une couleur et en prend tous les { -candy(form: "many") }.
setup-youngest = { $starter ->
    [drawn] Tirez au sort qui commence.
   *[first_seat] Le plus jeune prend la première place et commence.
}

## À votre tour

turn-order = On joue dans le sens des aiguilles d'une montre. Si rien de ce qui vous reste ne trouve de place, votre tour est passé ; sinon, vous devez jouer.
turn-one_candy = À votre tour, posez exactement un { -candy }, sur une case libre ou sur une tour. { $may_turn_over ->
    [true] Vous choisissez le bout qui va vers le bas.
   *[false] De chaque mélange, une moitié a un bout vers le bas, l'autre moitié l'autre bout.
}
turn-reserve = Ce que vous n'avez pas encore posé reste devant vous, à la vue de tous : c'est votre { -reserve }.
turn-cell_size = Une case libre accueille une { -form } de sa taille, peu importe laquelle.
turn-nesting = Sur une tour, les deux s'emboîtent : le bout tourné vers le bas et la { -form } du sommet doivent être du même type et de tailles différentes. La petite entre dans la grande, ou la grande coiffe la petite. Jamais une étoile n'ira dans un carré.
turn-cover_rivals = Vous pouvez bâtir sur les sucreries des autres et cacher ainsi ce qu'ils montraient. { $cover_own ->
    [true] Bâtir sur les vôtres est permis aussi.
   *[false] Bâtir sur les vôtres est interdit.
}

## Ce qui compte

counting-visible = Une { -form } compte si elle se voit en entier. Là où deux s'emboîtent, { $seen_at_junction ->
    [neither] aucune des deux ne compte plus.
    [newer] celle qui vient d'être posée compte, l'ancienne non.
   *[large] c'est la grande qui compte, puisque la petite est dedans.
}
counting-hidden = Ce qui est fiché dans le { -board } ou recouvert ne compte pas.
counting-both_forms = Quand un { -candy } garde ses deux bouts en vue, ils comptent pour deux, chacun à son étage.

## La victoire

win-four = Le premier qui aligne { phrase-four } de sa couleur sans trou gagne.
win-lines = La ligne peut rester à un étage, monter d'un étage à chaque pas comme un escalier, ou se dresser tout droit.
win-diagonals = À un étage, elle peut aussi aller en diagonale{ $space_diagonals ->
    [true] , et un escalier aussi.
   *[false] ; pas un escalier.
}
win-at_once = La partie s'arrête à l'instant ; on ne compte rien.

## Personne ne gagne

end-no_candies = La partie s'achève aussi quand plus personne n'a rien à poser.
end-no_tiebreak = Alors personne n'a gagné, quel que soit le nombre de { -form(form: "many") } que chacun montre.
end-height = Aucune tour ne dépasse { $max_height ->
    [one] { $max_height } étage
   *[other] { $max_height } étages
} ; vous n'y arriverez guère.
