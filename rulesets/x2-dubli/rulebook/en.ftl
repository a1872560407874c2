title = ×2∙ДУБЛИ
