# ruff: noqa: E501 (one entry a line reads best as a table)
# fmt: off
"""The catalogue of diagnostic codes: a title and an explanation for each.

A prefix names the stage: ``YA`` YAML, ``SC`` schema, ``RD`` reading (files, ``extends``, options),
``EX`` expression syntax, ``TY`` names and types, ``LO`` lowering and limits, ``RW`` runtime,
``LI`` lint, ``CL`` command line, ``RC`` records, ``SN`` scenarios, ``RA`` authored rulebooks. A code keeps its meaning for ever.
"""

from __future__ import annotations

from collections.abc import Mapping

_YAML: dict[str, tuple[str, str]] = {
    "YA001": ("broken YAML", "The file does not follow the YAML grammar at this place; usually a missing quote, bracket, colon or blank."),
    "YA002": ("tab in the indentation", "YAML indents by blanks only. Replace the tab by blanks; most editors can do so while you type."),
    "YA003": ("key written twice", "A map holds each key once. The second of the two would silently win elsewhere; here it is refused."),
    "YA004": ("not UTF-8 text", "A ruleset is plain UTF-8 text without a byte order mark. Other encodings and binary files are refused."),
    "YA005": ("file too large", "A ruleset is written by hand and stays far below this size; larger files are refused before they are read."),
    "YA006": ("nested too deeply", "Lists and maps stand in each other deeper than any ruleset needs."),
    "YA007": ("aliases out of bounds", "Aliases (`*name`) repeat an anchored part. The repeated parts together are too large, or one contains itself."),
    "YA008": ("more than one document", "A file holds one ruleset; `---` between two documents is refused."),
    "YA009": ("empty file", "There is nothing in the file but blanks and comments."),
    "YA010": ("key is not text", "Every key of a map is a plain word, not a number, a list or a map."),
    "YA011": ("tag", "YAML tags (`!name`) ask for types that a ruleset does not have."),
    "YA012": ("unknown alias", "`*name` repeats a part that `&name` has marked earlier in the file; there is no such mark."),
    "YA013": ("control character", "The file holds a character that cannot be seen; it is refused wherever it stands."),
    "YA014": ("not closed", "A quote or a bracket was opened here and is never closed."),
    "YA015": ("text cut in two", "A colon with a blank ends a text, and so does a comma inside `[…]` and `{…}`, also between parentheses. Quote such a text."),
}

_SCHEMA: dict[str, tuple[str, str]] = {
    "SC001": ("unknown key", "The key has no meaning at this place. Every key is listed in the language reference."),
    "SC002": ("missing key", "A rule of this kind needs the key to be complete."),
    "SC003": ("wrong type", "Something else is expected here: a list, a map, a number, an expression, or text."),
    "SC004": ("value not among the allowed ones", "The key takes one of a few fixed words."),
    "SC005": ("not a name", "Things are named in `lower_case`, enums in `CamelCase`, rulesets in `lower-case`, all with English letters."),
    "SC006": ("effect without a verb", "An effect starts with its verb: `move`, `place`, `set`, `if` and so on."),
    "SC007": ("too few or too many", "The list or map has fewer or more entries than make sense here."),
    "SC008": ("number out of bounds", "The number is smaller or larger than the key takes."),
    "SC009": ("key read as an attribute", "Components and patterns take any key as an attribute; this one looks like a misspelt key of the language."),
    "SC010": ("malformed signature", "A defined expression is named `name` or `name(parameter: Type, …)`."),
    "SC011": ("keys that exclude each other", "Each of the keys is fine, but only one of them can be given."),
}

_READING: dict[str, tuple[str, str]] = {
    "RD001": ("unknown ruleset", "There is neither a shipped ruleset of this name nor a file or folder."),
    "RD002": ("file cannot be read", "The file exists but cannot be opened."),
    "RD003": ("base not found", "`extends` names a shipped ruleset or a path relative to this file; nothing is there."),
    "RD004": ("rulesets that extend each other", "Following `extends` leads back to the same file."),
    "RD005": ("path leaves the folder", "`extends` may reach files beside or below the ruleset and shipped rulesets, nothing else."),
    "RD006": ("override of something that the base lacks", "A ruleset that extends another changes or removes rules of the base by name; there is none of this name."),
    "RD007": ("unknown option", "The ruleset has no option of this name."),
    "RD008": ("option value of the wrong type", "A range takes a whole number, a flag takes true or false, a choice one of its words."),
    "RD009": ("option out of range", "The number lies outside the range that the option declares."),
    "RD010": ("option value not among the choices", "The option takes one of the words that it lists."),
    "RD011": ("option badly declared", "The default must be one of the values that the option allows, and a range must not be empty."),
    "RD012": ("name given twice", "Each seat, member of an enum, place or parameter has a name of its own."),
    "RD013": ("reserved name", "The word already means something in the language."),
}

_EXPRESSION: dict[str, tuple[str, str]] = {
    "EX001": ("expression missing", "An expression, a condition or a type is expected here, and the text is empty."),
    "EX002": ("value missing", "An operator, a comma or a bracket has nothing beside it: a name, a number or a bracket is expected."),
    "EX003": ("operator missing", "Two values stand side by side. Join them with an operator, or the words of one name with `_`."),
    "EX004": ("bracket not matched", "Every `(`, `[` and `{` is closed by the same kind of bracket, and nothing else is."),
    "EX005": ("operator of another language", "The language writes `=`, `!=`, `and`, `or`, `not`, `div` and `mod`; the hint names the one to use."),
    "EX006": ("symbol in quotes", "There are no texts in expressions; symbols and names are written without quotes."),
    "EX007": ("character without a meaning", "Names are made of English letters, digits and `_`; the rest are the signs of the language."),
    "EX008": ("keyword as a name", "`and or not in if then else for where div mod true false none` keep their meaning everywhere."),
    "EX009": ("incomplete `if`", "A conditional value has three parts: `if CONDITION then A else B`. A value is needed either way."),
    "EX010": ("expression too long", "An expression has at most 10,000 characters and 100 levels. Parts of it get names under `define`."),
    "EX011": ("not a whole number", "Numbers are whole and have at most nine digits; a name does not begin with a digit."),
    "EX012": ("word or sign out of place", "The word or sign belongs to the language, but it cannot stand here."),
    "EX013": ("function after a dot", "A dot leads to an attribute: `c.row`. A function takes everything in its brackets: `row(c)`."),
    "EX014": ("loop or type incomplete", "A loop is headed `x in DOMAIN where CONDITION`; a type is a name or a range such as `1..6`."),
}

_TYPES: dict[str, tuple[str, str]] = {
    "TY001": (
        "unknown name",
        "Nothing of this name can be used here. Names are declared in the ruleset, or bound by a parameter, a loop or `let`.",
    ),
    "TY002": (
        "ambiguous word",
        "The word is a member of several enums, and nothing says which is meant. Compare it with a value of one type.",
    ),
    "TY003": (
        "name taken",
        "Each name stands for one thing, and a bound name may not hide another. Choose a name that is free.",
    ),
    "TY004": (
        "unknown type",
        "A type is `Player`, `flag`, `Direction`, a range such as `1..6`, an enum, a component or a zone.",
    ),
    "TY010": ("wrong type", "A value of another type is needed at this place; the message names both in words."),
    "TY011": ("not a condition", "A value that is true or false is needed here, such as a comparison."),
    "TY012": (
        "may be none",
        "The value may be none, and none is neither a number nor in any order. Give a fallback with `default(x, 0)`.",
    ),
    "TY013": ("not a set", "Something to loop over or to choose from is needed here: a zone, a range, an enum, a set."),
    "TY014": ("division by 0", "The range of the divisor holds 0. Make it at least 1, for example with `max(x, 1)`."),
    "TY015": (
        "not constant",
        "The value has to be known before the game starts: numbers, options, and constants under `define`.",
    ),
    "TY016": ("outside the bounds", "The number, or the range, can never lie within what is possible here."),
    "TY017": (
        "number too large",
        "The result may not fit into 32 bits. Narrow the ranges of the numbers it is made from.",
    ),
    "TY018": (
        "types that do not go together",
        "The two values are of unrelated types, so that they can never be equal or stand in one set.",
    ),
    "TY019": (
        "aggregate misused",
        "Each aggregate has a form of its own: some need a value before `for`, others take none.",
    ),
    "TY020": (
        "unknown function",
        "There is neither a built-in function nor one under `define` nor a component of this name.",
    ),
    "TY021": (
        "wrong number of arguments",
        "The function takes another number of arguments; the hint shows how it is used.",
    ),
    "TY022": ("unknown argument", "The function has no argument of this name, or it is given twice."),
    "TY023": ("missing argument", "The function cannot do without one of the arguments named in the message."),
    "TY024": ("unknown attribute", "Things of this type have no such attribute."),
    "TY025": (
        "wrong index",
        "One of several copies is chosen by as many indices as the `per:` of its declaration has entries.",
    ),
    "TY026": ("zone of the wrong kind", "The function or effect makes no sense in a zone of this kind."),
    "TY027": (
        "circular definition",
        "A function uses itself, or whether an action is legal depends on itself. The places show the circle.",
    ),
    "TY028": (
        "unknown pattern or action",
        "`forms` and `matches` take the name of a pattern, `can` the name of an action.",
    ),
    "TY029": ("unknown effect", "There is no verb of this name."),
    "TY030": ("effect incomplete", "The effect needs another key to say what is to happen."),
    "TY031": ("key out of place", "The effect does not take this key, or not this value of it."),
    "TY032": ("zone does not hold it", "A piece can only lie in a zone whose `holds:` names its component."),
    "TY033": (
        "pieces from the wrong place",
        "Components with `copies` are only ever moved; those without come from the box and go back to it.",
    ),
    "TY034": ("too many pieces", "Several pieces would go to one cell that takes a single piece."),
    "TY035": ("not a name", "A name consists of English letters, digits and underscores."),
    "TY040": ("unknown rule", "No zone, variable, component, phase, action, place or event of this name exists."),
    "TY041": ("phase malformed", "A phase has turns and actions, or phases inside; its words are few and fixed."),
    "TY042": (
        "triggers without end",
        "The triggers cause each other in a circle. Make the event of one of them something that the others do not do.",
    ),
    "TY043": ("no single opponent", "`opponent` has a meaning only where exactly two play."),
    "TY050": ("enum malformed", "All members of an enum have the same attributes, each of one type."),
    "TY051": ("component malformed", "The attributes, copies or start of the component do not make sense together."),
    "TY052": ("zone malformed", "A zone of this kind needs other keys than are given."),
    "TY053": ("variable malformed", "A variable has a `range:` or a type under `of:`."),
    "TY054": ("pattern malformed", "A pattern is a line, a picture of `x` and `.`, or a list of other patterns."),
}

_LOWERING: dict[str, tuple[str, str]] = {
    "LO001": ("state too large", "The zones and variables together take more numbers than a state may have."),
    "LO002": ("too many kinds", "The attributes of a component multiply to more kinds than can be kept apart."),
    "LO003": ("choices of one name", "Notation and records tell decisions apart by their names, so each `ask` has a name of its own."),
    "LO004": ("too many actions", "Every action has a number. The parameters together multiply to more numbers than are allowed."),
    "LO005": ("nothing to roll", "A zone can be rolled when each of its cells holds one die, all of the same component."),
    "LO006": ("number of players", "A game is for 1 to 8 players."),
    "LO007": ("procedures too large", "A procedure is written out wherever it is run, so procedures that run one another multiply."),
    "LO008": ("nested too deeply", "Loops and parameters are nested deeper than the machine can run."),
}

_RUNTIME: dict[str, tuple[str, str]] = {
    "RW001": ("none where something is needed", "A value that may be none was none when the rule used it. Test it first, or give a fallback with `default(…)`."),
    "RW002": ("no such copy, row or cell", "An index or number lies outside what there is."),
    "RW003": ("piece not there", "The rule moves or removes a piece that does not lie where it is taken from."),
    "RW004": ("variable out of its range", "The rule gives the variable a number outside its range. Widen the range, guard the rule, or write `clamp: true`."),
    "RW005": ("no empty cell", "A piece goes to a zone in which no cell is empty."),
    "RW006": ("pile too high", "A stack holds no more pieces than its `height`."),
    "RW007": ("nothing to draw", "A piece is drawn from a pool that is empty."),
    "RW008": ("phases without a decision", "The game goes round in its phases and nobody ever decides anything."),
    "RW009": ("no legal action", "The player to move can do nothing, and the phase does not say what happens then."),
    "RW010": ("cell already taken", "A piece goes to a cell that holds one piece and has one."),
    "RW011": ("game without end", "A game of random moves went on for longer than any game should."),
    "RW012": ("module stopped", "The fast machine stopped for a reason that no rule names, such as memory used up."),
    "RW014": ("number below 0", "A number of pieces to move is below 0."),
    "RW015": ("rules too slow", "The rules were at work for so long, without anything coming of it, that the fast machine was stopped. Loops inside loops may go over very many elements."),
    "RW013": ("nothing to choose from", "A random element is taken of a set that is empty."),
}

_LINT: dict[str, tuple[str, str]] = {
    "LI001": ("unused component", "No rule names the component, and no rule speaks of a zone in which its pieces lie."),
    "LI002": ("unused zone", "No rule and no variable speaks of the zone."),
    "LI003": ("unused option", "Nothing depends on the option: setting it changes nothing."),
    "LI004": ("variable never read", "Rules write to the variable, but no condition and no number looks at it."),
    "LI005": ("variable never changed", "Rules look at the variable, but none changes it. A constant stands under `define`."),
    "LI006": ("unused enum", "Neither the enum nor one of its members is used."),
    "LI007": ("unused pattern", "No rule looks for the pattern, neither itself nor as a part of another."),
    "LI008": ("unused definition", "Nothing uses the defined expression, or only others that nothing uses."),
    "LI009": ("action in no phase", "Players can do what the phase in play lists under `actions:`; this action stands in none."),
    "LI010": ("action never legal", "A condition of the action never holds, or a parameter has nothing to choose from, whatever the options."),
    "LI011": ("condition always true", "The condition holds in every position, whatever the options: by its constants, or by the bounds of its numbers."),
    "LI012": ("condition never true", "The condition holds in no position, whatever the options: by its constants, or by the bounds of its numbers."),
    "LI013": ("trigger without a cause", "No effect of the ruleset causes the event that the trigger waits for."),
    "LI014": ("range wider than needed", "The variable is only ever set, and never to some of the numbers in its range."),
    "LI020": ("phase never reached", "The phase is always skipped, or stands after one that nothing ever ends."),
    "LI021": ("rounds without a decision", "The phase goes round for ever; nobody decides anything in it and nothing ends it, so that the game hangs."),
    "LI022": ("game without an end", "No rule ends the game, its phases never run out, and it has no limit."),
    "LI023": ("phase that can stall", "A player may have no legal action, and the phase has no `stuck:`. If that happens the game stops with an error. It is a note where another end may come first."),
    "LI024": ("end never reached", "Effects stand at the end of a phase that nothing ever ends."),
    "LI030": ("pieces may vanish", "Pieces of a component with `copies` may be removed; the box does not give them back."),
    "LI031": ("pieces may change their number", "Pieces turn into those of another component, and the number of one of the two is limited by `copies`."),
    "LI032": ("start without copies", "`starts` says where copies lie at the start; a component without `copies` has none."),
    "LI040": ("tie left open", "A game can end without a winner, and the ruleset does not say that this is a draw."),
    "LI041": ("ranking never used", "Every end of the game names its winner, so that the players are never ranked."),
    "LI042": ("ends that may coincide", "Two triggers answer the same event and end the game differently; where both hold the first in the file decides."),
    "LI050": ("rules without a source", "Some rules cite the rulebook, or say why they are assumed; these do neither."),
    "LI060": ("never happened", "No random game showed the rule. It may be rare, or it may not work."),
    "LI061": ("variable kept its start value", "Rules change the variable, but in no random game did it change."),
}

_COMMAND_LINE: dict[str, tuple[str, str]] = {
    "CL001": ("unknown kind of player", "A seat is played by one of the bots that the help lists."),
    "CL002": ("argument for a player", "This kind of player takes no argument, or not this one."),
    "CL003": ("number of players", "Name one player for all seats, or one for each."),
    "CL004": ("where it happened", "The game of the series in which the error occurred; the same seed brings it again."),
    "CL005": ("name of a new ruleset", "A ruleset's name is made of lower-case words joined by hyphens."),
    "CL006": ("folder exists", "Nothing is written over files that are there."),
    "CL007": ("folder cannot be written", "The folder, or a file in it, could not be created."),
    "CL008": ("long game", "A random game had not ended after many moves; a limit would end it."),
    "CL009": ("where it was seen", "The seed of the random game in which the warning arose."),
    "CL010": ("notation not read", "The text is not the notation of an action of this game; the hint shows the form."),
    "CL011": ("illegal action", "The action is not legal in this position; the message says which condition fails."),
    "CL012": ("outcome that chance cannot bring", "The next outcome of chance is one of those listed in the hint."),
    "CL013": ("game over", "The game has ended, so that nothing can be done any more."),
    "CL014": ("machine that cannot serve", "The fast machine is not installed, or has no part in the games asked for."),
    "CL021": ("no scores", "A margin can only be found in a game whose outcome has a `score` or a `rank`."),
    "CL022": ("solving needs two players", "Exact values are found for games of two players whose interests are opposed."),
    "CL023": ("positions repeat", "Play can come back to a position, so that the exact value cannot be found by looking ahead."),
    "CL024": ("too large to solve", "The game has too many positions, or goes on for too long, to look at every one of them."),
    "CL032": ("cannot be written", "What was built could not be written to the folder named."),
    "CL031": ("no lexicon", "Rulebook texts are read in the languages that have a lexicon."),
}

_RECORDS: dict[str, tuple[str, str]] = {
    "RC001": ("not a record", "The file cannot be read as a record of games, or a field of it is missing or of the wrong kind."),
    "RC002": ("record of another game", "The record names a ruleset other than the one it is replayed with."),
    "RC003": ("rules have changed", "The digest in the record is not that of the rules as they are; its steps may no longer be possible."),
    "RC004": ("impossible step", "The step cannot be taken in the position that the steps before it lead to."),
    "RC005": ("number and notation differ", "A step of a record has the number of an action and its notation; they must mean the same."),
    "RC006": ("another result", "The rules end the game otherwise than the record says."),
    "RC007": ("no such step", "The record has fewer steps."),
}

_SCENARIOS: dict[str, tuple[str, str]] = {
    "SN001": ("phase without decisions", "A position stands at a decision, so its phase must be one in which somebody decides."),
    "SN002": ("unknown player", "A player is named as `players:` of the ruleset names the seats."),
    "SN003": ("value that does not fit", "The variable cannot have this value."),
    "SN004": ("piece that the zone does not hold", "A piece is told by a sign of the legend, its notation, or an attribute that tells it."),
    "SN005": ("unknown zone", "A zone is named with its index where it has one: `tray[light]`."),
    "SN006": ("unknown variable", "A variable is named with its index where it has one: `score[light]`."),
    "SN007": ("contents of the wrong size", "A drawing has as many rows and signs as the grid has rows and columns; a list no more than the zone has cells."),
    "SN008": ("not enough pieces", "The position needs more pieces than there are copies of the component."),
    "SN010": ("step that cannot be taken", "The step of the scenario is not possible in the position that was reached."),
}

_RULEBOOK_TEXTS: dict[str, tuple[str, str]] = {
    "RA001": ("not Fluent", "The text of a rulebook follows the grammar of Fluent: messages `id = text`, terms `-id = text`, values in braces, variants on lines of their own."),
    "RA002": ("clause missing in a language", "Every language tells every clause of the source language."),
    "RA003": ("clause too many in a language", "The source language decides which clauses there are; this one is not among them."),
    "RA004": ("values differ between languages", "A clause uses the same values of the ruleset in every language; otherwise one of them would not follow the options."),
    "RA005": ("unknown value", "Values are options by name, facts by pointer with hyphens for dots, and facts declared at the top of the source language."),
    "RA006": ("plural form missing", "Where the words depend on a number, every plural form that whole numbers have in the language is told apart, by its CLDR category."),
    "RA007": ("name written out", "The name of a piece is a term of the glossary, so that it is the same everywhere and in every form."),
    "RA008": ("number written out", "The number, in digits or in words, is one that the ruleset knows. Written as a value it follows the options. A word may stand in a variant that is chosen for this number alone."),
    "RA009": ("not translated", "The text is word for word that of the source language."),
    "RA010": ("cited clause missing", "A rule cites a clause that the rulebook does not have."),
    "RA011": ("clause without a rule", "A clause is cited by a rule, points to one by a comment, or is marked as flavour."),
    "RA012": ("term or message missing", "Every piece has a term, every term of the source language is in each language, and what a text refers to is there."),
    "RA013": ("fact that is not constant", "A fact declared for the texts is a number made of numbers, options and constants under `define`."),
    "RA014": ("text that cannot be completed", "A mark in a comment is not understood, or the text cannot be put together with the values of the ruleset."),
    "RA015": ("no such rulebook", "The ruleset has no rulebook in the language, or the file is not named after a language."),
    "RA016": ("variant that never comes or is missing", "Where a text chooses by a flag or a choice, each of its words has a variant, and no other word has one. `*[other]` stands for all the rest."),
    "RA017": ("inherited clause of a changed rule", "The ruleset changes a rule whose clause it inherits word for word. Write the clause anew, or say that it still holds."),
    "RA018": ("things without a name", "The terms of a rulebook also name what people see while playing: pieces, places, players, moves, phases, what ended the game. What a language has no term for is shown by its identifier."),
}

_RULEBOOKS: dict[str, tuple[str, str]] = {
    "RB001": ("text cannot be read", "The file of the rulebook is not there, is a folder, or may not be opened."),
    "RB002": ("not a text", "A rulebook is read as UTF-8 text or Markdown. Convert PDF and other formats first."),
    "RB003": ("text too large", "The file is far larger than any rulebook; it is refused before it is read."),
    "RB004": ("empty text", "There is nothing in the file but blanks."),
    "RB005": ("another language", "The common words of the text are those of another language than the one asked for."),
    "RB006": ("language not clear", "The common words of the text belong to no language that there is a lexicon for."),
    "RB011": ("broken glossary", "A glossary is a map of concepts, each with a list of forms."),
    "RB012": ("broken links", "The file of links does not hold what `rulewright rulebook link` writes, or cannot be written."),
    "RB013": ("broken baseline", "A baseline is written by `--write-baseline` and read as it is."),
    "RB014": ("no reviewed text", "Coverage is counted over reviewed texts; this ruleset has none in the language."),
    "RB015": ("no such clause", "Clauses of a text are named by their number, from 1, or by their stamp."),
    "RB016": ("no such fact or link", "A clause is linked to facts of the ruleset, and to clauses that its rules cite; only what is linked can be taken away."),
    "RB017": ("number not clear", "The clause has several numbers, none of them the value of the fact, so that it has to be said which one states it."),
    "RB101": ("number", "The text gives another number than the rule it states."),
    "RB102": ("dimension", "The sides of a board or shape are other ones than in the ruleset."),
    "RB103": ("range", "An end of a range is another one than in the ruleset."),
    "RB104": ("row of a table", "A row of a table gives another value than the ruleset."),
    "RB201": ("comparator", "At least, at most, exactly or only: the text limits a number otherwise than the rule does."),
    "RB202": ("polarity", "The text allows what is forbidden, forbids what is allowed, or says the opposite of the rule."),
    "RB203": ("role", "The text speaks of another player than the rule: own and opponent, one and all."),
    "RB204": ("order or direction", "Before and after, left and right, first and last: the text turns round what the rule says."),
    "RB205": ("superlative", "Most and fewest, more and less are exchanged."),
    "RB301": ("wrong component", "The text names one thing of the game where the rule is about another."),
    "RB302": ("forbidden term", "The glossary has another word for this and forbids the one used."),
    "RB303": ("two terms for one concept", "The same thing has two names in the text, or one the glossary does not know; readers take them for two things."),
    "RB304": ("one term for two concepts", "One word stands for different things of the game."),
    "RB401": ("omission", "A rule, or a part of one, is not told where it stood in the reviewed text."),
    "RB402": ("assumption", "The text does not say something that a game needs; the ruleset had to assume it."),
    "RB403": ("unsupported claim", "The text claims something about the game that no rule says."),
    "RB501": ("self-contradiction", "Two places of the text cannot both be right."),
    "RB502": ("contradiction by consequence", "The numbers or rules of the text, taken together, make one of its own statements impossible."),
    "RB601": ("not translated", "Words of another language are left in the text."),
    "RB602": ("style of digits or blanks", "The text writes one thing in two ways: digits or punctuation of two scripts, `x` beside `×`, blanks before signs or after numbers in some places only, a half-space that is lost in others. One note a kind; which way is right is for the house style to say."),
    "RB701": ("link suspect, outdated or orphaned", "A reviewed link no longer fits the text or the ruleset; review it again."),
    "RB801": ("gap in glossary or lexicon", "The glossary of the language lacks a thing of the game, so that nothing can be said of it."),
}

#: Every code with its title and its explanation.
CODES: Mapping[str, tuple[str, str]] = {
    **_YAML,
    **_SCHEMA,
    **_READING,
    **_EXPRESSION,
    **_TYPES,
    **_LOWERING,
    **_RUNTIME,
    **_LINT,
    **_COMMAND_LINE,
    **_RECORDS,
    **_SCENARIOS,
    **_RULEBOOKS,
    **_RULEBOOK_TEXTS,
}


def explain(code: str) -> str:
    """Title and explanation of a code as two lines; an empty text for an unknown code."""
    title, explanation = CODES.get(code.upper(), ("", ""))
    return f"{code.upper()}: {title}\n{explanation}" if title else ""
