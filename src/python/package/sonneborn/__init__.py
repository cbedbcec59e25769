"""FIDE's rules for scripts: pairings with reasons, checks, tie-breaks, ratings, games and claims.

Files come as ``bytes`` or ``str``; answers are dictionaries and lists. What is wrong is a :class:`SonnebornError` with
``line``, ``column`` and ``faults``. Nothing here reads a file, a clock or chance.
"""

from ._sonneborn import (
    FileError,
    NoPairing,
    RequestError,
    SonnebornError,
    check,
    claim,
    explain,
    pair,
    rating,
    replay,
    tie_breaks,
    why_not,
)

for _error in (SonnebornError, FileError, RequestError, NoPairing):
    _error.__module__ = __name__
# Every refusal has these, also one about a keyword.
SonnebornError.line = None
SonnebornError.column = None
SonnebornError.faults = []

__all__ = [
    "FileError",
    "NoPairing",
    "RequestError",
    "SonnebornError",
    "check",
    "claim",
    "explain",
    "pair",
    "rating",
    "replay",
    "tie_breaks",
    "why_not",
]
