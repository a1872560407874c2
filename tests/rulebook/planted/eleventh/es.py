"""Edits of the Spanish text, written apart from the checker."""

MISTAKES: list[tuple[object, ...]] = [
    (
        "number",
        5,
        "las cinco Fábricas",
        "las cuatro Fábricas",
    ),
    (
        "number",
        9,
        "tres placas",
        "dos placas",
    ),
    (
        "number",
        13,
        "1 punto si",
        "2 puntos si",
    ),
    (
        "number",
        11,
        "reemplazar una loseta",
        "reemplazar dos losetas",
    ),
    (
        "term",
        3,
        "en la luna de esa Fábrica",
        "en el sol de esa Fábrica",
    ),
    (
        "term",
        7,
        "a tu espacio de losetas rotas",
        "a tu placa de cúpula",
    ),
    (
        "term",
        11,
        "tres fichas de bonificación cualesquiera",
        "tres fichas de jugador inicial cualesquiera",
    ),
    (
        "term",
        13,
        "Las placas especiales otorgan",
        "Las fichas de bonificación otorgan",
    ),
    (
        "negation",
        5,
        "debe tomar … inicial",
        "no debe tomar la ficha de jugador inicial",
    ),
    (
        "negation",
        11,
        "y puedes … situación",
        "y no puedes hacerlo varias veces, aunque lo permita la situación",
    ),
    (
        "negation",
        9,
        "si no existe ningún espacio",
        "si existe algún espacio",
    ),
    (
        "negation",
        13,
        "si no tiene losetas adyacentes",
        "si tiene losetas adyacentes",
    ),
    (
        "omission",
        3,
        ": apiladas sobre … grandes",
        "",
    ),
    (
        "omission",
        7,
        " que esté vacía o",
        "",
    ),
    (
        "omission",
        9,
        " (anotando … inmediato)",
        "",
    ),
    (
        "omission",
        11,
        "; voltea … situación",
        "",
    ),
    (
        "omission",
        13,
        " y tantos como … verticalmente",
        "",
    ),
    (
        "role",
        5,
        "el primer jugador que tome",
        "el rival del primer jugador que tome",
    ),
    (
        "role",
        9,
        "a tu espacio de fichas rotas",
        "al espacio de fichas rotas del rival",
    ),
    (
        "role",
        13,
        "pierdes puntos por",
        "tu rival pierde puntos por",
    ),
    (
        "comparator",
        3,
        "todas las fichas del color elegido",
        "como máximo una ficha del color elegido",
    ),
    (
        "comparator",
        7,
        "a exactamente una línea",
        "a como mucho dos líneas",
    ),
    (
        "comparator",
        11,
        "al menos una loseta",
        "exactamente una loseta",
    ),
    (
        "comparator",
        9,
        "tres placas asignadas",
        "menos de tres placas asignadas",
    ),
    (
        "order",
        5,
        "la ficha que está más arriba",
        "la ficha que está más abajo",
    ),
    (
        "order",
        9,
        "más a la derecha",
        "más a la izquierda",
    ),
    (
        "order",
        13,
        "después de colocar",
        "antes de colocar",
    ),
    (
        "untranslated",
        5,
        "debe tomar … inicial",
        "must take the starting player token",
    ),
    (
        "untranslated",
        7,
        "colocándolas de derecha a izquierda",
        "en les plaçant de droite à gauche",
    ),
    (
        "untranslated",
        13,
        "Cada loseta … inmediatamente",
        "Each tile placed in the Dome scores immediately",
    ),
    (
        "contradiction",
        3,
        "Las fichas que no eliges se quedan siempre en el sol.",
    ),
    (
        "contradiction",
        5,
        "De la luna de una Fábrica pequeña puedes tomar toda la pila.",
    ),
    (
        "contradiction",
        9,
        "Las líneas de patrón se recorren empezando por la de abajo.",
    ),
    (
        "contradiction",
        13,
        "Las losetas rotas no restan puntos.",
    ),
]

HARMLESS: list[tuple[object, ...]] = [
    (
        3,
        "Cuando eliges del sol",
        "Al elegir del sol",
    ),
    (
        5,
        "aunque haya fichas idénticas debajo",
        "aunque debajo haya fichas idénticas",
    ),
    (
        7,
        "van a tu espacio",
        "pasan a tu espacio",
    ),
    (
        9,
        "permanecen en la línea",
        "se quedan en la línea",
    ),
    (
        11,
        "tres fichas de bonificación cualesquiera",
        "3 fichas de bonificación cualesquiera",
    ),
    (
        13,
        "puntúa inmediatamente",
        "puntúa en el acto",
    ),
    (
        13,
        "otorgan puntos extra",
        "dan puntos adicionales",
    ),
    (
        3,
        "las fichas restantes se colocan",
        "pones las fichas restantes",
    ),
    (
        5,
        "solo tomas … arriba",
        "no tomas sino la ficha que está más arriba",
    ),
    (
        7,
        "Debes añadir todas las losetas elegidas",
        "Es obligatorio añadir todas las losetas elegidas",
    ),
    (
        7,
        "solo puedes … que",
        "no puedes añadir losetas más que a una línea que",
    ),
    (
        9,
        "hasta que … adecuada",
        "hasta la colocación de una placa adecuada",
    ),
    (
        11,
        "Si una … tiene",
        "Cuando en una línea de patrón incompleta hay",
    ),
    (
        13,
        "el jugador … puntos",
        "a quien tenga la loseta de jugador inicial se le restan 2 puntos",
    ),
    (
        7,
        "Debes añadir … (página 6).",
        (
            "Todas las losetas que hayas elegido van obligatoriamente a una misma línea de "
            "patrón, que rellenas empezando por la derecha y avanzando hacia la izquierda. Esa "
            "línea tiene que estar vacía o contener ya el mismo color; las losetas para las que "
            "no quede sitio se ponen en tu espacio de losetas rotas (página 6)."
        ),
    ),
    (
        11,
        "Si una línea … (página 8).",
        (
            "Para completar una línea de patrón a medias en la que haya ya una loseta como "
            "mínimo, puedes sustituir una loseta por dos fichas de bonificación del color "
            "correspondiente o por tres cualesquiera; las fichas gastadas se ponen boca abajo, y "
            "esto se puede repetir tantas veces como lo permita la situación (página 8)."
        ),
    ),
    (
        5,
        "Además, el primer … (página 5).",
        (
            "Por otra parte, la ficha de jugador inicial debe llevársela el primero de los "
            "jugadores que coja una ficha cualquiera de la luna de la Fábrica grande (página 5)."
        ),
    ),
    (
        7,
        "y las losetas sobrantes … (página 6).",
        ("y todas aquellas que sobren por falta de sitio se ponen en tu espacio de losetas rotas (página 6)."),
    ),
    (
        9,
        "si no existe ningún … fichas rotas;",
        (
            "cuando no hay ningún espacio correspondiente y la línea tiene ya asignadas tres "
            "placas, es imposible colocar esas fichas y hay que llevarlas a tu espacio de fichas "
            "rotas;"
        ),
    ),
    (
        11,
        "voltea las fichas … situación",
        (
            "tras usarlas, pon esas fichas boca abajo; puedes repetir esta acción tantas veces "
            "como la situación lo permita"
        ),
    ),
    (
        13,
        "de lo contrario, obtienes … casos)",
        (
            "si las tiene, ganas un punto por cada loseta conectada en horizontal y un punto por "
            "cada loseta conectada en vertical (la loseta recién colocada cuenta en los dos casos)"
        ),
    ),
    (
        3,
        "tomas todas las … esa Fábrica;",
        "te quedas con todas las fichas que haya en esa Fábrica del color que has elegido;",
    ),
    (
        13,
        "después de colocar … penalización",
        (
            "una vez colocadas las losetas de la Cúpula, las que estén en tu espacio de Losetas "
            "rotas te hacen perder puntos, según indica el marcador de penalización"
        ),
    ),
]
