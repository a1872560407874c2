"""The model: frozen data that reading gives and every later room takes."""
