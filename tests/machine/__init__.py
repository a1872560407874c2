"""The machine and the program it runs, by the smallest rulesets that show each rule."""
