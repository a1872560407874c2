"""Loops over cells done for all cells at once: a condition becomes a set of up to 64 cells, one bit each.

This is how hand-written programs for board games keep their boards (bitboards), and how compilers
for graphics processors run one program over many lanes (M. Pharr, W. R. Mark: "ispc: A SPMD
compiler for high-performance CPU programming", InPar 2012): every turn of a loop is a lane, what
is known of a lane when the ruleset is compiled (its neighbours, its row) is worked out then,
and what remains are a few operations over whole sets.
"""
