"""Edits of the Spanish text, written apart from the checker."""

MISTAKES: list[tuple[object, ...]] = [
    ("number", 5, "las cinco Fábricas", "las cuatro Fábricas"),
    ("number", 9, "ya hay tres placas", "ya hay dos placas"),
    ("number", 13, "1 punto si no tiene", "2 puntos si no tiene"),
    ("number", 11, "tres fichas de bonificación", "cinco fichas de bonificación"),
    ("term", 3, "se colocan en la luna de esa", "se colocan en el sol de esa"),
    ("term", 9, "a tu espacio de fichas rotas", "a tu línea de patrón"),
    ("term", 13, "Cada loseta colocada en la Cúpula", "Cada loseta colocada en la línea de patrón"),
    ("term", 3, "apiladas sobre la ficha de bonificación", "apiladas sobre la ficha de jugador inicial"),
    ("negation", 11, "puedes hacerlo varias … situación", "no puedes hacerlo más de una vez"),
    ("negation", 9, "si no existe ningún espacio", "si existe algún espacio"),
    ("negation", 13, "si no tiene losetas adyacentes", "si tiene losetas adyacentes"),
    ("negation", 5, "debe tomar la ficha de jugador inicial", "no debe tomar la ficha de jugador inicial"),
    ("omission", 9, " (anotando los puntos de inmediato)", ""),
    ("omission", 13, " (contando la loseta colocada en ambos casos)", ""),
    ("omission", 11, "voltea las fichas usadas boca abajo y ", ""),
    ("omission", 7, "que esté vacía o ", ""),
    ("role", 5, "el primer jugador que tome", "el rival del primer jugador que tome"),
    ("role", 9, "a tu espacio de fichas rotas", "al espacio de fichas rotas de tu rival"),
    ("role", 11, "puedes usar dos fichas", "tu rival puede usar dos fichas"),
    ("role", 13, "el jugador que tenga la loseta", "el rival del jugador que tenga la loseta"),
    ("comparator", 3, "tomas todas las fichas del color", "tomas al menos una de las fichas del color"),
    ("comparator", 5, "de una sola Fábrica", "de hasta dos Fábricas"),
    ("comparator", 9, "ya hay tres placas", "ya hay más de tres placas"),
    ("comparator", 11, "al menos una loseta", "más de una loseta"),
    ("order", 5, "la ficha que está más … debajo", "la ficha que está más abajo, aunque haya fichas idénticas encima"),
    ("order", 9, "más a la derecha", "más a la izquierda"),
    ("order", 13, "después de colocar", "antes de colocar"),
    ("untranslated", 9, "permanecen en la línea de patrón", "they stay in the pattern line"),
    ("untranslated", 7, "colocándolas de derecha a izquierda", "placing them from right to left"),
    (
        "untranslated",
        13,
        "Las placas especiales … completarse",
        "Les plaques spéciales rapportent des points supplémentaires une fois complétées",
    ),
    ("contradiction", 3, "Las fichas restantes de la Fábrica se devuelven a la bolsa."),
    ("contradiction", 5, "De la luna de una Fábrica pequeña también tomas las fichas idénticas que haya debajo."),
    ("contradiction", 11, "Las fichas de bonificación usadas quedan boca arriba."),
    ("contradiction", 13, "Los puntos de la Cúpula se anotan únicamente al final de la partida."),
]

HARMLESS: list[tuple[object, ...]] = [
    # light
    (3, "Cuando eliges del sol", "Al elegir del sol"),
    (3, "en los espacios indicados", "en los espacios señalados"),
    (5, "Además, el primer", "Asimismo, el primer"),
    (7, "que no quepan van a tu", "que no quepan pasan a tu"),
    (9, "de inmediato", "al instante"),
    (11, "dos fichas de bonificación", "2 fichas de bonificación"),
    (13, "puntúa inmediatamente", "puntúa de inmediato"),
    (13, "otorgan puntos extra", "dan puntos adicionales"),
    # middle
    (3, "las fichas restantes se colocan en", "colocas las fichas restantes en"),
    (5, "las cinco Fábricas, y al tomar", "las cinco Fábricas. Al tomar"),
    (7, "Debes añadir todas", "Es obligatorio añadir todas"),
    (7, "solo puedes añadir losetas a una", "no puedes añadir losetas más que a una"),
    (
        9,
        "mueves la ficha situada … completa a un",
        "mueves, de cada línea completa, la ficha situada más a la derecha a un",
    ),
    (9, "esas fichas no se pueden colocar y deben moverse", "no puedes colocar esas fichas y debes moverlas"),
    (11, "Si una línea … tiene", "Cuando una línea de patrón incompleta tiene"),
    (
        13,
        "pierdes puntos por las … rotas según",
        "las losetas de tu espacio de Losetas rotas te hacen perder puntos según",
    ),
    # heavy
    (3, "tomas todas … de esa Fábrica", "te llevas cuantas fichas del color elegido haya en esa Fábrica"),
    (
        5,
        "al tomar de la luna … debajo",
        "si tomas de la luna de una Fábrica pequeña, te llevas únicamente la ficha de encima de todo, "
        "por más que debajo haya otras idénticas",
    ),
    (
        5,
        "el primer jugador que … inicial",
        "quien sea el primero en tomar una ficha, sea cual sea, de la luna de la Fábrica grande está "
        "obligado a tomar la ficha de jugador inicial",
    ),
    (
        7,
        "las losetas sobrantes … rotas",
        "toda loseta que sobre por falta de sitio acaba en tu espacio de losetas rotas",
    ),
    (
        9,
        "de lo contrario, … adecuada",
        "si no es así, se quedan en la línea de patrón a la espera de que se coloque una placa adecuada",
    ),
    (
        11,
        "puedes usar dos … la línea",
        "puedes completarla: una loseta se reemplaza con dos fichas de bonificación del color "
        "correspondiente o con tres fichas de bonificación cualesquiera",
    ),
    (13, "1 punto si no tiene losetas adyacentes", "si no hay ninguna loseta adyacente a ella, vale 1 punto"),
    (13, "Las placas especiales … completarse", "Al completar una placa especial se consiguen puntos extra"),
    (13, "el jugador que tenga … 2 puntos", "la loseta de jugador inicial le cuesta 2 puntos a quien la tenga"),
]
