"""Writing what `rulewright build` makes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from interpreter.diagnostics.diagnostic import Diagnostic, RulewrightError, Severity

if TYPE_CHECKING:
    from interpreter.machine.game import Game


def write_module(game: Game, folder: Path, version: str) -> dict[str, Path]:
    """Write module and manifest into a folder, made if it is not there; gives the files by what they are.

    Raises :class:`~interpreter.diagnostics.diagnostic.RulewrightError` where the folder cannot be written.
    """
    from interpreter.machine.manifest import manifest
    from interpreter.wasm.assemble import assemble

    module, binary = assemble(game.program)
    document = json.dumps(manifest(game, module, version), ensure_ascii=False, indent=1) + "\n"
    contents = {
        "wat": (f"{game.name}.wat", module.text.encode()),
        "wasm": (f"{game.name}.wasm", binary),
        "manifest": (f"{game.name}.json", document.encode()),
    }
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return {what: _write(folder / name, content) for what, (name, content) in contents.items()}
    except OSError as error:
        message = f"cannot write to `{folder}`: {error.strerror}"
        raise RulewrightError(Diagnostic("CL032", Severity.ERROR, message)) from None


def _write(path: Path, content: bytes) -> Path:
    path.write_bytes(content)
    return path
