title = Qawale, free steps
