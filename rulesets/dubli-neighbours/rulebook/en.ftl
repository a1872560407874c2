### kept: turn-pairs, free-edge, free-gap

title = ДУБЛИ, neighbours

## Points and the end

score-pair = A pair scores what one of its two { -die(form: "many") } shows, so two sixes score { $components-die-faces-high } and two ones { $components-die-faces-low }. If the two lie side by side or corner to corner, it scores twice as much.
