"""Edits of the Spanish text that a proofreader makes."""

MISTAKES: list[tuple[object, ...]] = []

HARMLESS: list[tuple[object, ...]] = [
    (3, "Cuando eliges del sol", "Cuando escoges del sol"),
    (3, "las fichas restantes", "las demás fichas"),
    (3, "fábricas pequeñas o colocadas", "fábricas pequeñas, o colocadas"),
    (3, "los espacios indicados", "los espacios señalados"),
    (5, "De un sol (acción B)", "De un sol (la acción B)"),
    (5, "tomas todas las fichas de un color", "te llevas todas las fichas de un color"),
    (5, "las cinco Fábricas", "las 5 Fábricas"),
    (5, "Además, el primer jugador", "Asimismo, el primer jugador"),
    (5, "(página 5)", "(pág. 5)"),
    (7, "exactamente una línea", "exactamente 1 línea"),
    (7, "que ya contenga", "que contenga ya"),
    (7, "que no quepan", "que no tengan cabida"),
    (9, "de arriba abajo", "desde arriba hacia abajo"),
    (9, "mueves la ficha", "desplazas la ficha"),
    (9, "de inmediato", "al instante"),
    (9, "ya hay tres placas", "ya hay 3 placas"),
    (9, "de lo contrario, permanecen", "en caso contrario, permanecen"),
    (11, "reemplazar una loseta", "sustituir una loseta"),
    (11, "dos fichas de bonificación", "2 fichas de bonificación"),
    (11, "varias veces", "más de una vez"),
    (13, "puntúa inmediatamente", "puntúa de inmediato"),
    (13, "pierde 2 puntos", "pierde dos puntos"),
]
