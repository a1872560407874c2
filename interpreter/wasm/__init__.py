"""The WebAssembly room: the same programs, emitted as modules that run at the speed of C loops."""
