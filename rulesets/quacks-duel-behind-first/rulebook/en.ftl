### kept: round-count, end-rounds

title = The Quacks of Quedlinburg: Duel, catching up

## Setting up

setup-starter = Decide by lot who begins the first round. Later on, whoever has fewer points begins; if you are level, whoever has begun the round before.
