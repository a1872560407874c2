title = ×2∙ДУБЛИ

-person = человек
-machine = машина
