### Правила игры ДУБЛИ.

-die = { $form ->
   *[nom] кость
    [gen] кости
    [many] костей
    [nom-many] кости
    [pre-many] костях
}
-board = { $form ->
   *[nom] доска
    [gen] доски
    [acc] доску
    [pre] доске
}
-taken = снятые пары
-take = снять пару
-pass = передать ход
-play = игра
-player1 = игрок 1
-player2 = игрок 2
-score = очки
-begins = кто начинает
-settled = свободна в этот ход
-limits-moves = предел числа ходов

title = ДУБЛИ

phrase-pairs = { $pairs_in_a_turn ->
    [one] { $pairs_in_a_turn } пары
    [few] { $pairs_in_a_turn } пар
   *[many] { $pairs_in_a_turn } пар
}

## О чём игра

intro = Толпа стоит плечом к плечу. Ищите близнецов по краям и следите, как каждая ушедшая пара открывает дорогу другим.

## Что понадобится

box-board = Квадратная { -board } со стороной в { $size ->
    [one] { $size } поле
    [few] { $size } поля
   *[many] { $size } полей
}.
box-dice = { $components-die-copies ->
    [one] { $components-die-copies } обычная { -die }
    [few] { $components-die-copies } обычные { -die(form: "nom-many") }
   *[many] { $components-die-copies } обычных { -die(form: "many") }
} с числами от { $components-die-faces-low } до { $components-die-faces-high }. Бросьте их все и заполните ими { -board(form: "acc") } так, как они выпали.
setup-lot = Кто начинает, решает жребий.

## Ваш ход

turn-order = Ходите по очереди.
turn-pairs = За ход снимите с { -board(form: "gen") } не больше { phrase-pairs }. Обе { -die(form: "nom-many") } пары должны быть свободны и показывать одно и то же число.
turn-pass = { $passing ->
    [without_pair] Отказаться от остатка хода можно лишь тогда, когда снять больше нечего.
   *[at_any_time] Отказаться от остатка хода можно когда угодно; придётся, если пары не находится.
}
turn-roll = В конце хода все { -die(form: "nom-many") }, оставшиеся на { -board(form: "pre") }, бросают заново, но каждая остаётся на своём поле.

## Какие из них свободны

free-edge = Всё, что лежит с края { -board(form: "gen") }, свободно всегда.
free-gap = В остальных местах { -die } свободна, если рядом есть брешь: { $gap ->
    [whole_side] пусты все поля вдоль одной стороны квадрата из девяти полей, в середине которого она лежит.
    [anywhere] из полей вокруг неё { $gap_width ->
        [one] пусто хотя бы { $gap_width }
        [few] пусты хотя бы { $gap_width }
       *[many] пусты хотя бы { $gap_width }
    }, где бы они ни были.
   *[around_die] из полей вокруг неё { $gap_width ->
        [one] пусто хотя бы { $gap_width }
        [few] пусты хотя бы { $gap_width } подряд, пусть даже за угол
       *[many] пусты хотя бы { $gap_width } подряд, пусть даже за угол
    }.
}
free-when = { $looked_at ->
    [each_turn] Что свободно, решается в начале хода и до его конца не меняется.
   *[each_pair] После каждой снятой пары посмотрите заново: она могла освободить и другие.
}
free-second = { $second_may_follow ->
    [true] Вторая в паре может быть и такой, которую освобождает только снятие первой.
   *[false] Свободны должны быть обе, прежде чем снята хотя бы одна.
}

## Очки и конец игры

score-pair = Пара приносит столько очков, сколько показывает одна из двух: две с числом { $components-die-faces-high } дают { $components-die-faces-high }, две с числом { $components-die-faces-low } – { $components-die-faces-low }.
end-last_pair = Игра кончается, когда снята последняя пара и на { -board(form: "pre") } осталось не больше одной { -die(form: "gen") }.
end-most = Побеждает тот, у кого больше очков. Поровну – ничья.
