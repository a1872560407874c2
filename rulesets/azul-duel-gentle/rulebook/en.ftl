### kept: broken-penalty

title = Azul Duel without a grudge
