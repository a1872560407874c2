"""Edits of the Spanish text that build its sentences another way."""

MISTAKES: list[tuple[object, ...]] = []

HARMLESS: list[tuple[object, ...]] = [
    (3, "Cuando eliges", "Si eliges"),
    (3, "; las fichas restantes se colocan en", ". Las fichas restantes las colocas en"),
    (
        3,
        "apiladas sobre … en las grandes",
        "en las fábricas grandes, colocadas en los espacios indicados, y en las pequeñas, "
        "apiladas sobre la ficha de bonificación",
    ),
    (
        5,
        "de las lunas (acción C) … cinco Fábricas",
        "con la acción C se toman las fichas superiores del mismo color de las lunas de las cinco Fábricas",
    ),
    (5, "solo tomas la ficha", "no tomas más que la ficha"),
    (
        5,
        "el primer jugador … inicial",
        "la ficha de jugador inicial debe tomarla el primer jugador que tome cualquier ficha "
        "de la luna de la Fábrica grande",
    ),
    (5, ", y al tomar", "; cuando tomas"),
    (
        7,
        "Debes añadir … de patrón",
        "Todas las losetas elegidas deben ser añadidas a exactamente una línea de patrón",
    ),
    (7, ", colocándolas de derecha", ", y las colocas de derecha"),
    (7, "solo puedes añadir losetas a", "no puedes añadir losetas más que a"),
    (7, "que esté vacía … color", "que ya contenga el mismo color o que esté vacía"),
    (7, ", y las losetas … quepan van", "; cuando sobran losetas que no caben, van"),
    (9, "recorres las … y mueves", "las líneas de patrón se recorren de arriba abajo y se mueve"),
    (
        9,
        "si no existe … línea,",
        "cuando ya hay tres placas asignadas a esa línea y no existe ningún espacio correspondiente,",
    ),
    (
        9,
        "no se pueden … rotas",
        "no se pueden colocar: debes moverlas a tu espacio de fichas rotas",
    ),
    (9, "permanecen … adecuada", "hasta que se coloque una placa adecuada, permanecen en la línea de patrón"),
    (11, "Si una línea … loseta,", "Cuando una línea de patrón incompleta tiene al menos una loseta,"),
    (11, "voltea las fichas … boca", "las fichas usadas se voltean boca"),
    (11, "y puedes … situación", "y, según lo permita la situación, puedes hacerlo varias veces"),
    (13, "Las placas … completarse", "Cuando se completan, las placas especiales otorgan puntos extra"),
    (
        13,
        "pierdes puntos … penalización",
        "el marcador de penalización indica cuántos puntos pierdes por las losetas de tu espacio de Losetas rotas",
    ),
    (13, "el jugador que … 2 puntos", "2 puntos son los que pierde el jugador que tenga la loseta de jugador inicial"),
]
