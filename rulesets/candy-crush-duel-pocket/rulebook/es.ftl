### El reglamento de Candy Crush DUEL: Pocket Edition.

-candy = { $form ->
   *[one] caramelo
    [many] caramelos
}
-chocolate = { $form ->
   *[one] chocolate
    [many] chocolates
}
-die = { $form ->
   *[one] dado
    [many] dados
}
-supply = reserva
-dice = dados lanzados
-taken = dados tomados
-tray = { $form ->
   *[one] bandeja
    [many] bandejas
}
-edge = borde
-reserve = chocolate en mano
-off_tray = chocolate fuera de juego
-take = tomar un dado
-take_and_place_nothing = tomar un dado sin colocar nada
-place_chocolate = colocar el chocolate
-keep_chocolate = guardar el chocolate
-send_back = devolver a la reserva
-choose = elegir una figura
-rounds = rondas
-picking = elección de dados
-between_rounds = entre dos rondas
-player1 = jugador 1
-player2 = jugador 2
-marker = marcador de jugador inicial
-owed = deuda
-red = rojo
-orange = naranja
-yellow = amarillo
-green = verde
-blue = azul
-purple = morado
-combination = combinación
-plus = signo más
-tee = T
-ell = L
-long_ell = L alargada
-line5 = línea de cinco
-line4_down = línea de cuatro de pie
-line4_across = línea de cuatro tumbada
-square = cuadrado
-line3 = línea de tres
-combine = combinar
-no_free_square = ninguna casilla libre
-no_candy_to_take = ningún caramelo que tomar
-limits-moves = límite de jugadas

title = Candy Crush DUEL: Pocket Edition

phrase-candies = { $components-candy-copies ->
    [one] { $components-candy-copies } { -candy }
   *[other] { $components-candy-copies } { -candy(form: "many") }
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
phrase-dice = { $dice_count ->
    [one] { $dice_count } { -die }
   *[other] { $dice_count } { -die(form: "many") }
}
phrase-the-dice = { $dice_count ->
    [one] el { -die }
   *[other] los { $dice_count } { -die(form: "many") }
}
phrase-of-each-color = { $candies_of_each_color } de cada color
phrase-rows = { $zones-tray-rows ->
    [one] { $zones-tray-rows } fila
   *[other] { $zones-tray-rows } filas
}
phrase-columns = { $zones-tray-columns ->
    [one] { $zones-tray-columns } casilla
   *[other] { $zones-tray-columns } casillas
}

## De qué trata

intro = Dos confiteros se sientan frente a frente. Con cada { -die } que tomas, un { -candy } llega a tu { -tray }; donde los colores se juntan, los dulces son tuyos, y una buena combinación vacía además el escaparate rival.

## En la caja

box-candies = { phrase-candies }, { phrase-of-each-color }
box-trays = { $zones-tray-per ->
    [one] una { -tray }
    [2] dos { -tray(form: "many") }
   *[other] { $zones-tray-per } { -tray(form: "many") }
}, una por jugador, de { phrase-rows } con { phrase-columns } cada una
box-chocolate = { $components-chocolate-copies ->
    [one] una onza
    [2] dos onzas
   *[other] { $components-chocolate-copies } onzas
} de { -chocolate }
box-dice = { phrase-dice } con un color en cada cara
box-marker = un marcador de jugador inicial

## Preparación

setup-supply = Amontonad los { -candy(form: "many") } al alcance de ambos: son la { -supply }.
setup-player = Cada jugador coloca ante sí una { -tray } y deja a su lado una onza de { -chocolate }.
setup-marker = Lanzad el marcador como una moneda. Quien acierte el lado se lo queda y juega primero.

## Una ronda

round-order = Se juega ronda tras ronda, hasta que llegue uno de los finales que se cuentan abajo.
round-roll = Al comenzar la ronda, cualquiera de los dos lanza { phrase-the-dice }.
round-alternate = Después jugáis por turnos. Empieza quien tiene el marcador.
round-take = En tu turno, toma uno de los { -dice } y apártalo. { $may_take_unplaceable ->
    [true] Puedes tomar incluso uno cuyo color se haya agotado en la { -supply }; en tal caso no colocas nada.
   *[false] Solo puedes tomar uno cuyo color quede todavía en la { -supply }.
}
round-place = Coloca enseguida un { -candy } del color obtenido en cualquier casilla libre de tu propia { -tray }.
round-end = Cuando se ha tomado todo ({ phrase-dice }), la ronda acaba. Por lo general, cada uno habrá añadido { $dice_each ->
    [one] { $dice_each } { -candy }
   *[other] { $dice_each } { -candy(form: "many") }
}. El marcador cambia de manos: el otro jugador empieza la ronda siguiente.
round-used_up = La ronda acaba también antes de tiempo si cada { -die } que queda muestra un color agotado en la { -supply }.

## El chocolate

chocolate-when = Entre dos rondas, antes del lanzamiento siguiente, cada uno puede jugar su { -chocolate }. { $chocolate_order ->
    [next_first] Decide primero quien vaya a empezar la ronda siguiente.
   *[current_first] Decide primero quien empezó la ronda que acaba de terminar.
}
chocolate-place = Va a una casilla libre de la { -tray } rival, donde ya no cabrá ningún { -candy }. No hay mejor manera de estropear una combinación casi lista.
chocolate-once = Cada uno tiene una sola onza para toda la partida: elige bien el momento.
chocolate-stays = { $permanent_chocolate ->
    [true] Una vez colocado, el { -chocolate } ya no se mueve.
   *[false] Una combinación formada justo al lado quita el { -chocolate } de la { -tray } y lo deja fuera de la partida.
}

## Combinaciones

combining-three = { $combining ->
    [connected_group] En cuanto tengas juntos, lado con lado y del mismo color, al menos { $patterns-line3-cells ->
        [one] { $patterns-line3-cells } { -candy }
       *[other] { $patterns-line3-cells } { -candy(form: "many") }
    }, hay combinación, sea cual sea su forma.
   *[patterns] En cuanto tengas en línea, de pie o tumbada, { $patterns-line3-cells ->
        [one] { $patterns-line3-cells } { -candy }
       *[other] { $patterns-line3-cells } { -candy(form: "many") }
    } del mismo color, o una de las figuras mayores de abajo, hay combinación.
}
combining-edge = Quita enseguida sus { -candy(form: "many") } de las casillas y ponlos a lo largo del { -edge } de tu { -tray }. Cada uno valdrá un punto al final, si aún sigue allí.
combining-overlap = Si un solo { -candy } completa varias figuras, { $overlap ->
    [union_sum] todos sus { -candy(form: "many") } van al { -edge } y cuentan las estrellas de todas las figuras.
    [best_single] solo cuenta y va al { -edge } la figura con más estrellas.
    [player_choice] tú eliges la única figura que cuenta y va al { -edge }.
   *[union_max] todos sus { -candy(form: "many") } van al { -edge } y cuentan las estrellas de la mejor figura.
}

## Saquear al rival

removing-stars = Las figuras mayores llevan estrellas. Por cada estrella de tu combinación, un { -candy } abandona el { -edge } de la { -tray } rival. { $remover ->
    [defender] Tu rival elige cuál.
    [random] El azar decide cuál.
   *[attacker] Tú eliges cuál.
}
removing-supply = Esos { -candy(form: "many") } vuelven a la { -supply }.
removing-debt = Si hay allí menos que estrellas, { $debt ->
    [true] cada uno que falte le resta al final un punto a tu rival.
   *[false] se van todos y no se debe nada.
}
removing-list = Estas son las figuras y lo que cada una le cuesta al rival:
removing-plus = un signo más de { $patterns-plus-cells }: { phrase-plus-stars }
removing-tee = una T de { $patterns-tee-cells }, { $turned_shapes ->
    [true] girada de cualquier modo
   *[false] derecha
}: { phrase-tee-stars }
removing-ell = una L de { $patterns-ell-cells } con brazos iguales, { $turned_shapes ->
    [true] girada de cualquier modo
   *[false] derecha como la letra
}{ $long_l ->
    [true] , o con un brazo largo y otro corto
   *[false] { "" }
}: { phrase-ell-stars }
removing-five = una línea de { $patterns-line5-cells }, si la { -tray } es bastante grande: { phrase-five-stars }
removing-four = una línea de { $patterns-line4_down-cells }, { $line4_orientation ->
    [vertical] pero solo de pie: { phrase-four-stars }; tumbada cuenta como la más corta
   *[both] de pie o tumbada: { phrase-four-stars }
}
removing-square = un cuadrado de { $patterns-square-rows } por { $patterns-square-columns }: { phrase-square-stars }

## Fin de la partida

end-no_free_square = La partida termina { $full_tray_check ->
    [on_turn] cuando llega tu turno y a tu { -tray } no le queda ninguna casilla libre.
   *[immediate] en cuanto a la { -tray } de cualquiera de los dos no le queda ninguna casilla libre.
}
end-no_candy = Termina también si, justo después de un lanzamiento, no hay en la { -supply } un { -candy } para ningún { -die }.
end-most = Gana quien tenga más { -candy(form: "many") } a lo largo del { -edge } de su { -tray }.
end-tie = { $color_tiebreak ->
    [true] En caso de empate, gana quien tenga más de un mismo color. Si el empate sigue, la partida queda en tablas.
   *[false] En caso de empate, la partida queda en tablas.
}
