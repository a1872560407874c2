title = ×2∙ДУБЛИ

-person = person
-machine = machine
