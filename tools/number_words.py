"""Build ``interpreter/rulebook/numbers/<lang>.json``: every spelling of 0–200 in a language.

The spellings come from ICU's spell-out rules, in all genders, cases and ordinals, turned round to
form → value. Run it only to add a language or to follow a new CLDR: it needs the package
``icukit-pyicu``, the checker itself does not.

    python tools/number_words.py en es fa
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

TABLES = Path(__file__).parent.parent / "interpreter" / "rulebook" / "numbers"
HIGHEST = 200


def main() -> None:
    """Write the table of each language named in the arguments."""
    for language in sys.argv[1:]:
        table = {"cardinal": spellings(language, "cardinal"), "ordinal": spellings(language, "ordinal")}
        path = TABLES / f"{language}.json"
        path.write_text(json.dumps(table, ensure_ascii=False, indent=0, sort_keys=True) + "\n", encoding="utf-8")
        print(f"{path.name}: {len(table['cardinal'])} cardinals, {len(table['ordinal'])} ordinals")


def spellings(language: str, kind: str) -> dict[str, int]:
    """Form → value over all of ICU's rule sets of that kind; a form with two values is left out."""
    from icu import Locale, RuleBasedNumberFormat, URBNFRuleSetTag  # type: ignore[import-not-found]

    form = RuleBasedNumberFormat(URBNFRuleSetTag.SPELLOUT, Locale(language))
    names = [form.getRuleSetName(i) for i in range(form.getNumberOfRuleSetNames())]
    found: dict[str, set[int]] = {}
    for name in names:
        if f"spellout-{kind}" in name:
            for value in range(HIGHEST + 1):
                text = form.format(value, name).replace("\u00ad", "")
                found.setdefault(text, set()).add(value)
    return {text: values.pop() for text, values in found.items() if len(values) == 1 and not text[0].isdigit()}


if __name__ == "__main__":
    main()
