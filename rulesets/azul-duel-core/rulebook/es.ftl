### El reglamento de la parte de Azul Duel que fijan sus preguntas y respuestas.

-tile = { $form ->
   *[one] loseta
    [many] losetas
}
-chip = { $form ->
   *[one] ficha
    [many] fichas
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
-under_moon = fichas bajo las lunas
-player1 = jugador 1
-player2 = jugador 2
-round = ronda
-starter = jugador inicial
-token = tiene la loseta de jugador inicial
-score = puntos
-actions-tile = llevar una loseta a la cúpula
-no_tile = dejarlo para más tarde
-no_replace = no usar fichas
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

title = Azul Duel, la parte que fijan sus preguntas y respuestas

phrase-penalty = { $token_penalty ->
    [one] un punto
   *[other] { $token_penalty } puntos
}

## Qué hace falta

box-tiles = { $components-tile-copies } { -tile(form: "many") } de { $enums-Color-members } colores, en una { -bag }. Cuando se vacía, se llena con las usadas, que van a parar a la { -tower }.
box-chips = { $components-chip-copies } { -chip(form: "many") } de bonificación de los mismos colores.
factories-five = { $enums-Factory-members } fábricas, cada una con un { -sun } arriba y una { -moon } abajo: cuatro pequeñas y una grande.
dome-spaces = Cada jugador tiene una { -dome } de { $zones-dome-rows } filas con { $zones-dome-columns } espacios, formada por placas de dos por dos espacios. Cada espacio admite un color, y cada fila muestra todos los colores.
setup-starter = Echad a suertes quién empieza la primera ronda.

## Una ronda

round-count = La partida dura { $rounds ->
    [one] una sola ronda
   *[other] { $rounds } rondas
}. Al comienzo de cada ronda se añade otra columna de placas a ambas cúpulas, hasta que haya tres.
round-fill = Luego sacad { $enums-Factory-north-tiles } { -tile(form: "many") } para el { -sun } de cada fábrica pequeña y { $enums-Factory-large-tiles } para el de la grande, y poned una { -chip } en la { -moon } de cada fábrica pequeña.
round-phases = La ronda tiene dos partes: primero tomáis por turnos, después lleváis lo reunido a la { -dome }.

## Tomar

turn-actions = En tu turno haz una de dos cosas, hasta que no quede nada:
turn-sun = De un sol: elige una fábrica y un color, y toma todas las { -tile(form: "many") } de ese color que haya en su { -sun }.
factories-sun = Lo que queda en ese { -sun } baja a la { -moon } de la misma fábrica:
factories-small_moon = en una fábrica pequeña se apila, en el orden que prefieras, sobre la { -chip }
factories-large_moon = en la grande se extiende sin apilar
turn-moons = De las lunas: elige un color y tómalo de las { $enums-Factory-members } lunas a la vez.
moons-top = En una fábrica pequeña solo se puede tomar la { -tile } de arriba, aunque debajo haya más del mismo color; en la grande, todas las de ese color.
moons-token = El primer jugador que en una ronda tome algo de la { -large_moon } debe llevarse también la { -starting_tile }.
chips-come = Quien tome la última { -tile } de una fábrica pequeña se queda con la { -chip } que había debajo.

## Líneas de patrón

lines-one = Todo lo que has tomado va a exactamente una de tus { -lines }. Si ninguna lo admite, todo se rompe.
lines-fill = Llena la línea de derecha a izquierda. De arriba abajo, las líneas van creciendo: en la primera cabe { $enums-Line-line_1-capacity }, en la última { $enums-Line-line_6-capacity }.
lines-color = La línea tiene que estar vacía o contener ya ese color.
lines-surplus = Lo que no quepa va a tus { -broken }.

## Colocar

tiling-order = Cuando no queda nada que tomar, cada jugador, primero el inicial, recorre sus { -lines } de arriba abajo.
tiling-tile = De cada línea completa, lleva la { -tile } de más a la derecha a un espacio libre de su color en la fila de tu { -dome } que está junto a la línea, y puntúa enseguida. Las demás de la línea van a la { -tower }.
tiling-unplaceable = Si no existe tal espacio y las tres placas de la fila ya están puestas, la línea entera se rompe.
tiling-wait = Si no, espera en su línea a que llegue una placa adecuada.

## Fichas de bonificación

chips-replace = Al llegar a una línea que contiene algo pero no está completa, tus { -chip(form: "many") } pueden suplir lo que falta: por cada { -tile }, { $matching_chips ->
    [one] una { -chip }
   *[other] { $matching_chips } { -chip(form: "many") }
} del color de la línea o { $any_chips ->
    [one] una cualquiera
   *[other] { $any_chips } cualesquiera
}. Hay que suplir todo lo que falta y tener un espacio libre; la colocación se hace en el acto.
chips-turn_over = Pon boca abajo las que hayas usado: ya están gastadas.
chips-again = Puedes hacerlo varias veces en una ronda, mientras te alcancen.

## Puntuación

scoring-alone = Una { -tile } colocada sin vecinas vale un solo punto.
scoring-connected = De lo contrario, cuenta la serie seguida de su fila, si es más larga que ella misma, y anota un punto por cada una; después haz lo mismo con su columna. Ella cuenta en ambas.
scoring-special = Las placas de la diagonal que baja de izquierda a derecha son especiales: quien llene una anota { $special_points ->
    [one] un punto
   *[other] { $special_points } puntos
} más.

## Fin de la ronda

broken-points = Cada una de tus { -broken } te cuesta { $broken_points ->
    [one] un punto
   *[other] { $broken_points } puntos
}. Todas van a la { -tower }.
broken-token = Quien tenga la { -starting_tile } pierde { phrase-penalty } y empieza la ronda siguiente.

## Fin de la partida

end-most = Tras la última ronda gana quien tenga más puntos. Si hay empate, quedáis en tablas.
