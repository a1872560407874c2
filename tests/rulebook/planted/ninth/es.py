"""Edits of the Spanish text: sentences as a second translator words them."""

MISTAKES: list[tuple[object, ...]] = []

HARMLESS: list[tuple[object, ...]] = [
    (
        3,
        "Cuando eliges … elegido de esa Fábrica",
        "Al coger fichas del sol de una Fábrica, te llevas cuantas haya allí del color que elegiste",
    ),
    (3, "las fichas restantes … luna de esa Fábrica", "el resto pasa a la luna de esa misma Fábrica"),
    (
        3,
        "apiladas … en las grandes",
        "si la fábrica es pequeña, en pila encima de la ficha de bonificación; si es grande, en los espacios marcados "
        "para ello",
    ),
    (
        5,
        "De un sol … una sola Fábrica",
        "La acción B consiste en llevarse de un sol todas las fichas de un color, siempre de una sola Fábrica",
    ),
    (
        5,
        "de las lunas (acción C) … cinco Fábricas",
        "la acción C, en llevarse de las lunas de las cinco Fábricas las fichas superiores de un mismo color",
    ),
    (
        5,
        "al tomar de la luna … debajo",
        "de la luna de una Fábrica pequeña te llevas únicamente la ficha que está encima de todas, por más que las de "
        "debajo sean idénticas",
    ),
    (
        5,
        "Además, el … inicial",
        "Por otra parte, quien antes que nadie tome alguna ficha de la luna de la Fábrica grande está obligado a "
        "quedarse con la ficha de jugador inicial",
    ),
    (
        7,
        "Debes … de patrón",
        "Las losetas que has elegido tienen que ir, todas ellas, a una misma línea de patrón",
    ),
    (7, "colocándolas de derecha a izquierda", "que se va llenando desde la derecha hacia la izquierda"),
    (
        7,
        "solo puedes … mismo color",
        "las únicas líneas que admiten losetas son las vacías y las que ya tienen ese mismo color",
    ),
    (7, "las losetas sobrantes … rotas", "las que sobren por falta de sitio acaban en tu espacio de losetas rotas"),
    (
        9,
        "recorres … abajo",
        "vas revisando las líneas de patrón, empezando por la de más arriba y terminando por la de más abajo,",
    ),
    (
        9,
        "mueves la ficha … cúpula",
        "pasas la ficha del extremo derecho de cada línea completa a un espacio que le corresponda en una placa de "
        "cúpula",
    ),
    (
        9,
        "si no existe … fichas rotas;",
        "cuando no hay ningún espacio que corresponda y esa línea tiene ya tres placas asignadas, no hay manera de "
        "colocar esas fichas y tienen que ir a tu espacio de fichas rotas;",
    ),
    (
        9,
        "de lo contrario, … adecuada",
        "si no es así, se quedan en la línea de patrón mientras no se coloque una placa que les sirva",
    ),
    (
        11,
        "Si una línea … completar la línea;",
        "Para completar una línea de patrón incompleta en la que ya haya por lo menos una loseta, puedes "
        "poner en lugar "
        "de una loseta dos fichas de bonificación del color correspondiente o tres fichas de bonificación, sean cuales "
        "sean;",
    ),
    (
        11,
        "voltea … situación",
        "las fichas que hayas usado se dejan boca abajo, y puedes repetirlo tantas veces como lo permita la situación",
    ),
    (13, "Cada loseta … inmediatamente", "En cuanto se coloca una loseta en la Cúpula, se puntúa"),
    (
        13,
        "de lo contrario, … ambos casos)",
        "si las tiene, sumas un punto por cada loseta conectada en horizontal y un punto por cada loseta conectada en "
        "vertical (la loseta colocada cuenta las dos veces)",
    ),
    (13, "Las placas … completarse", "Completar una placa especial da puntos adicionales"),
    (
        13,
        "después de … penalización",
        "una vez colocadas las losetas de la Cúpula, las que tengas en tu espacio de Losetas rotas te restan "
        "puntos conforme al marcador de penalización",
    ),
    (13, "el jugador que … 2 puntos", "a quien tenga la loseta de jugador inicial se le restan 2 puntos"),
]
