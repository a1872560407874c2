title = ДУБЛИ, соседи

## Очки и конец игры

score-pair = Пара приносит столько очков, сколько показывает одна из двух: две с числом { $components-die-faces-high } дают { $components-die-faces-high }, две с числом { $components-die-faces-low } – { $components-die-faces-low }. Если обе лежали рядом, бок о бок или угол к углу, очков вдвое больше.
