title = Quarto, advanced
