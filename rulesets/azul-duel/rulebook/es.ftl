### El reglamento de Azul Duel.

-tile = { $form ->
   *[one] loseta
    [many] losetas
}
-special_tile = { $form ->
   *[one] loseta especial
    [many] losetas especiales
}
-chip = { $form ->
   *[one] ficha
    [many] fichas
}
-plate = { $form ->
   *[one] placa de cúpula
    [many] placas de cúpula
}
-starting_tile = loseta de jugador inicial
-bag = bolsa
-tower = torre
-sun = sol
-moon = luna
-large_moon = luna de la fábrica grande
-hand = losetas en mano
-lines = líneas de patrón
-broken = losetas rotas
-dome = cúpula
-chip_box = fichas boca abajo
-chips = fichas ganadas
-used_chips = fichas volteadas
-take_from_sun = tomar de un sol
-take_from_moons = tomar de las lunas
-add = añadir a una línea
-stack = apilar en una luna
-replace = usar fichas
-pay = pagar con fichas
-turn_over = voltear una ficha
-rounds = rondas
-acquisition = toma
-tiling = colocación
-reserve = reserva
-slots = lugares para placas
-plate_pile = pila de placas
-put_under = placas bajo la pila
-display = muestrario
-held = placas en mano
-hidden_chip = ficha de una fábrica
-open_chips = fichas a la vista
-take_plate = tomar una placa
-draw_plates = robar placas
-take_chip = tomar una ficha
-first_plates = primeras placas
-tablets_scored = puntuación de las tablillas
-player1 = jugador 1
-player2 = jugador 2
-round = ronda
-starter = jugador inicial
-token = tiene la loseta de jugador inicial
-score = puntos
-actions-tile = llevar una loseta a la cúpula
-no_tile = dejarlo para más tarde
-no_replace = no usar fichas
-no_add = dejar que todo se rompa
-red = rojo
-yellow = amarillo
-black = negro
-blue = azul
-turquoise = turquesa
-north = fábrica norte
-east = fábrica este
-south = fábrica sur
-west = fábrica oeste
-large = fábrica grande
-matching = fichas del color de la línea
-any_color = fichas de cualquier color
-limits-moves = límite de jugadas
-line_1 = línea 1
-line_2 = línea 2
-line_3 = línea 3
-line_4 = línea 4
-line_5 = línea 5
-line_6 = línea 6
-tokens = marcadores de jugador
-chips_taken = fichas tomadas
-printed = color del espacio
-replaced = losetas suplidas
-drawing = robando placas
-in_play = tablillas a la vista
-lay = colocar una placa
-draw_another = robar otra placa
-no_draw_another = no robar más
-keep = quedarse con una placa
-wild = comodín
-special = especial
-place_1 = lugar 1
-place_2 = lugar 2
-place_3 = lugar 3
-place_4 = lugar 4
-top_left = arriba a la izquierda
-top_right = arriba a la derecha
-bottom_right = abajo a la derecha
-bottom_left = abajo a la izquierda
-upright = sin girar
-quarter = un cuarto de giro
-half = medio giro
-three_quarters = tres cuartos de giro
-full_rows = filas llenas
-colorful_rows = filas con todos los colores
-full_columns = columnas llenas
-border = contorno
-diagonals = diagonales
-corner_plates = placas de las esquinas
-filled_wilds = comodines
-empty_specials = espacios especiales vacíos
-red_chip = { -red }
-yellow_chip = { -yellow }
-black_chip = { -black }
-blue_chip = { -blue }
-turquoise_chip = { -turquoise }
-turquoise_yellow = { -turquoise } y { -yellow }
-blue_red = { -blue } y { -red }
-red_turquoise = { -red } y { -turquoise }
-blue_black = { -blue } y { -black }
-black_yellow = { -black } y { -yellow }
-p0 = { -yellow } · { -black } / { -turquoise } · { -special }
-p1 = { -wild } · { -blue } / { -turquoise } · { -black }
-p2 = { -turquoise } · { -red } / { -blue } · { -wild }
-p3 = { -black } · { -yellow } / { -red } · { -wild }
-p4 = { -black } · { -special } / { -turquoise } · { -red }
-p5 = { -turquoise } · { -yellow } / { -wild } · { -black }
-p6 = { -special } · { -black } / { -red } · { -blue }
-p7 = { -yellow } · { -blue } / { -black } · { -special }
-p8 = { -turquoise } · { -red } / { -blue } · { -special }
-p9 = { -yellow } · { -red } / { -wild } · { -blue }
-p10 = { -yellow } · { -special } / { -black } · { -red }
-p11 = { -turquoise } · { -black } / { -red } · { -wild }
-p12 = { -blue } · { -black } / { -special } · { -turquoise }
-p13 = { -red } · { -turquoise } / { -yellow } · { -wild }
-p14 = { -turquoise } · { -blue } / { -wild } · { -yellow }
-p15 = { -special } · { -turquoise } / { -yellow } · { -blue }
-p16 = { -red } · { -wild } / { -blue } · { -black }
-p17 = { -special } · { -yellow } / { -blue } · { -red }

title = Azul Duel

phrase-penalty = { $token_penalty ->
    [one] un punto
   *[other] { $token_penalty } puntos
}

## Qué hace falta

box-tiles = { $components-tile-copies } { -tile(form: "many") } de cinco colores, en una { -bag }. Cuando se vacía, se llena con las usadas, que van a parar a la { -tower }. Hay además { $components-special_tile-copies } { -special_tile(form: "many") }.
box-plates = { $components-plate-copies } { -plate(form: "many") } con dos por dos espacios. Un espacio muestra un color, o es comodín y admite cualquiera, o es especial.
box-chips = { $components-chip-copies } { -chip(form: "many") } de bonificación, de uno o dos colores. La que tiene dos vale por cualquiera de ellos.
factories-five = { $enums-Factory-members } fábricas, cada una con un { -sun } arriba y una { -moon } abajo: cuatro pequeñas y una grande.
dome-spaces = Cada jugador construye una { -dome } de { $zones-slots-rows } por { $zones-slots-columns } placas, o sea, { $zones-dome-rows } filas con { $zones-dome-columns } espacios.
setup-score = Ambos marcadores empiezan en { $start_score } y nunca bajan de { $score_floor }.
setup-tablets = { $tablets ->
    [one] Se saca una tablilla de puntuación y se pone
   *[other] Se sacan { $tablets } tablillas de puntuación y se ponen
} sobre la mesa por una cara al azar.
setup-first = { $first_player ->
    [first_seat] Empieza el primer jugador.
   *[random] Echad a suertes quién empieza.
}
setup-plates = Antes de la primera ronda, cada jugador toma una { -plate } del { -display } y la coloca; el jugador inicial lo hace el último.

## Una ronda

round-count = La partida dura { $rounds ->
    [one] una sola ronda
   *[other] { $rounds } rondas
}.
round-fill = Completad el { -display } hasta tres. Sacad { $enums-Factory-north-tiles } { -tile(form: "many") } para el { -sun } de cada fábrica pequeña y { $enums-Factory-large-tiles } para el de la grande{ $redraw_monochrome ->
    [true] { " " }(si estas son todas del mismo color, sacadlas de nuevo)
   *[false] { "" }
}, y poned una { -chip } boca abajo en la { -moon } de cada fábrica pequeña. Se descubre cuando la fábrica queda vacía.
round-phases = La ronda tiene dos partes: primero tomáis por turnos, después lleváis lo reunido a la { -dome }.

## Tomar

turn-actions = En tu turno haz una de estas cosas. Se sigue hasta que nadie pueda tomar nada más; solo se pasa si no queda otro remedio.
turn-sun = De un sol: elige una fábrica y un color, y toma todas las { -tile(form: "many") } de ese color que haya en su { -sun }.
factories-sun = Lo que queda en ese { -sun } baja a la { -moon } de la misma fábrica:
factories-small_moon = en una fábrica pequeña se apila, en el orden que prefieras, sobre la { -chip }
factories-large_moon = en la grande se extiende sin apilar
turn-moons = De las lunas: elige un color y tómalo de las { $enums-Factory-members } lunas a la vez.
moons-top = En una fábrica pequeña solo se puede tomar la { -tile } de arriba, aunque debajo haya más del mismo color; en la grande, todas las de ese color.
moons-token = El primer jugador que en una ronda tome algo de la { -large_moon } debe llevarse también la { -starting_tile }.
plates-take = Una placa: toma una { -plate } del { -display }, sin pagar nada. En una ronda, cada uno puede conseguir { $plates_per_round ->
    [one] una
   *[other] { $plates_per_round }
}, sea de ahí o de la pila; en la última ronda, ninguna.
plates-draw = O roba de la pila, cuantas quieras, de una en una. Cada { -plate } robada cuesta un punto. Quédate con una y pon las otras bajo la pila.
plates-lay = Una { -plate } va a cualquier lugar libre de tu { -dome }, girada como quieras. Allí se queda.
chips-take = Una bonificación: toma una { -chip } que esté a la vista. En una ronda, cada uno puede tomar { $chips_per_player ->
    [one] una
   *[other] { $chips_per_player }
}.

## Líneas de patrón

lines-one = Todo lo que has tomado va a exactamente una de tus { -lines }. { $broken_direct ->
    [always] También puedes dejar que todo se rompa.
   *[only_if_no_line] Solo si ninguna lo admite, todo se rompe.
} { $full_is_eligible ->
    [true] También se puede elegir una línea que ya esté llena.
   *[false] No se puede elegir una línea que ya esté llena.
}
lines-fill = Llena la línea de derecha a izquierda. De arriba abajo, las líneas van creciendo: en la primera cabe { $enums-Line-line_1-capacity }, en la última { $enums-Line-line_6-capacity }.
lines-color = La línea tiene que estar vacía o contener ya ese color.
lines-surplus = Lo que no quepa va a tus { -broken }, y lo que tampoco halle sitio allí, a la { -tower }.

## Colocar

tiling-order = Cuando no queda nada que tomar, cada jugador recorre sus { -lines } de arriba abajo.
tiling-tile = De cada línea completa, lleva la { -tile } de más a la derecha a un espacio libre de su color, o comodín, en la fila de tu { -dome } que está junto a la línea, y puntúa enseguida. Las demás de la línea van a la { -tower }. { $tiling_mandatory ->
    [true] Si hay tal espacio, es obligatorio.
   *[false] También puedes dejarlo para más tarde.
} { $tiling_order ->
    [other_first] El jugador inicial lo hace en segundo lugar.
   *[starter_first] El jugador inicial lo hace en primer lugar.
}
tiling-unplaceable = Si no existe tal espacio y las { $zones-slots-columns } placas de la fila ya están puestas, la línea completa se rompe{ $clear_unplaceable ->
    [any] , y también la incompleta.
   *[complete_only] .
}
tiling-wait = Si no, espera en su línea a que llegue una { -plate } adecuada.

## Fichas de bonificación

chips-replace = Al llegar a una línea que contiene algo pero no está completa, tus { -chip(form: "many") } pueden suplir lo que falta: por cada { -tile }, { $matching_chips ->
    [one] una { -chip }
   *[other] { $matching_chips } { -chip(form: "many") }
} del color de la línea o { $any_chips ->
    [one] una cualquiera
   *[other] { $any_chips } cualesquiera
}. { $chips_partial ->
    [true] No hace falta suplir todo lo que falta.
   *[false] Hay que suplir todo lo que falta.
}
chips-turn_over = Pon boca abajo las que hayas usado: ya están gastadas.
chips-again = Puedes hacerlo varias veces en una ronda, mientras te alcancen.

## Puntuación

scoring-alone = Una { -tile } colocada sin vecinas vale un solo punto.
scoring-connected = De lo contrario, cuenta la serie seguida de su fila, si es más larga que ella misma, y anota un punto por cada una; después haz lo mismo con su columna. Ella cuenta en ambas.
scoring-special = Cuando los demás espacios de su placa están llenos, un espacio especial recibe una { -special_tile } y vale { $special_points ->
    [flat] { $special_flat ->
        [one] un punto
       *[other] { $special_flat } puntos
    }.
   *[by_row] el número de su fila.
}

## Fin de la ronda

broken-penalty = Tus { -broken } ocupan los lugares de una escala, que cuestan { $enums-BrokenPlace-place_1-penalty }, { $enums-BrokenPlace-place_2-penalty }, { $enums-BrokenPlace-place_3-penalty } y { $enums-BrokenPlace-place_4-penalty }; suma los ocupados y pierde esos puntos. Después van todas a la { -tower }.
broken-token = Quien tenga la { -starting_tile } pierde { phrase-penalty } y empieza la ronda siguiente.

## Las tablillas

tablets-when = Tras la última ronda, cada cara de tablilla a la vista puntúa para ambos:
tablets-rows = filas llenas: { $enums-Objective-full_rows-points } por cada fila sin huecos; por la otra cara, { $enums-Objective-colorful_rows-points } por cada fila que muestre los cinco colores
tablets-columns = columnas llenas: { $enums-Objective-full_columns-points } por cada una; por la otra cara, { $enums-Objective-border-points } por cada espacio lleno del contorno
tablets-diagonals = diagonales: { $enums-Objective-diagonals-points } por cada una llena; por la otra cara, { $enums-Objective-corner_plates-points } por cada placa llena en una esquina superior y { $lower_corner } por cada una en una inferior
tablets-wilds = comodines: { $enums-Objective-filled_wilds-points } por cada uno si no queda ninguno vacío; por la otra cara, cada espacio especial vacío cuesta { $enums-Objective-empty_specials-points }

## Fin de la partida

end-most = Gana entonces quien tenga más puntos. { $tiebreak ->
    [draw] Si hay empate, quedáis en tablas.
   *[start_token] Si hay empate, gana quien tenga la { -starting_tile }.
}
