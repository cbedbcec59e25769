from typing import Any, Dict, List, Literal, Optional, TypedDict, Union

File = Union[bytes, str]
Edition = Literal["1989", "2001", "2005", "2009", "2014", "2017", "2018", "2023", "qq"]
AtFault = Literal["stop", "skip", "pass"]

class Fault(TypedDict):
    line: Optional[int]
    column: Optional[int]
    why: str

class SonnebornError(ValueError):
    line: Optional[int]
    column: Optional[int]
    faults: List[Fault]

class FileError(SonnebornError): ...
class RequestError(SonnebornError): ...
class NoPairing(SonnebornError): ...

class Board(TypedDict):
    white: int
    black: int

class Paired(TypedDict):
    system: str
    round: int
    of_teams: bool
    boards: List[Board]
    bye: Optional[int]

class Reasoned(Board):
    reasons: List[str]

class Bye(TypedDict):
    player: int
    reasons: List[str]

class Explained(TypedDict):
    system: str
    round: int
    boards: List[Reasoned]
    bye: Optional[Bye]
    advice: Optional[str]

class CheckedRound(TypedDict):
    round: int
    verdict: Literal["same", "differs", "no-pairing"]
    lines: List[str]

class Part(TypedDict):
    heading: str
    sum: str
    lines: List[str]

class WayTried(TypedDict):
    system: str
    acceleration: Literal["none", "baku", "listed"]
    initial_colour: Optional[Literal["W", "B"]]
    parity: Literal["participants", "tpn"]
    numbers: Literal["file", "rating"]
    rounds_same: List[int]
    rounds: int
    words: str

class RoundCause(TypedDict, total=False):
    round: int
    cause: Literal[
        "other-way", "colours", "given-bye", "was-allocated", "taken-out", "equals", "apart", "by-hand"
    ]
    way: int
    boards: List[int]
    players: List[int]
    words: str

class Diagnosis(TypedDict):
    judged_by: int
    best: int
    words: str
    ways: List[WayTried]
    causes: List[RoundCause]

class _Checked(TypedDict, total=False):
    diagnosis: Diagnosis

class Checked(_Checked):
    name: str
    clean: bool
    notes: List[str]
    rounds: List[CheckedRound]
    parts: List[Part]

Figures = Dict[str, Union[int, float, str, None]]

class TieBreaks(TypedDict, total=False):
    tie_breaks: List[str]
    players: Dict[str, Figures]
    teams: Dict[str, Figures]

class Rating(TypedDict):
    tournament: str
    players: List[Dict[str, Any]]
    objections: List[Dict[str, Any]]

class GameReport(TypedDict, total=False):
    index: int
    plies: int
    repetition: List[int]
    halfmove: List[int]
    clocks: List[Optional[float]]
    final_fen: Optional[str]
    ended: Dict[str, Any]
    claims: List[Dict[str, Any]]
    errors: List[Dict[str, Any]]
    signal: str

class ClaimForm(TypedDict, total=False):
    claim: str
    by: Literal["white", "black"]
    at_move: Optional[int]
    announced: Optional[str]
    white_clock: Optional[str]
    black_clock: Optional[str]
    fallen: Optional[Literal["white", "black", "both"]]
    last_period: bool
    required_moves: Optional[int]
    earlier: int
    replied: bool
    squares: Optional[str]
    minutes: Optional[int]
    default_minutes: Optional[int]
    nobody_present: bool
    from_move: Optional[int]
    checked: bool
    said_by: Optional[str]

class Ruled(TypedDict):
    claim: str
    by: Literal["white", "black"]
    ply: int
    verdict: Literal["right", "wrong", "undecided"]
    edition: str
    article: Optional[str]
    penalty_article: Optional[str]
    doubts: List[str]
    facts: List[str]
    consequences: List[str]
    result: Optional[str]
    clocks_ms: Optional[Dict[str, int]]
    positions: List[Dict[str, Any]]

def pair(trf: File, *, system: Optional[str] = None, lang: str = "en") -> Paired: ...
def explain(trf: File, *, system: Optional[str] = None, lang: str = "en") -> Explained: ...
def why_not(trf: File, one: int, other: int, *, system: Optional[str] = None, lang: str = "en") -> str: ...
def check(file: File, *, system: Optional[str] = None, lang: str = "en") -> Checked: ...
def tie_breaks(
    file: File,
    tie_breaks: Optional[str] = None,
    *,
    after: Optional[int] = None,
    system: Optional[str] = None,
    lang: str = "en",
) -> TieBreaks: ...
def rating(file: File, *, lang: str = "en") -> Rating: ...
def replay(
    pgn: File, *, edition: Edition = "2023", at_fault: AtFault = "stop", stood: bool = False
) -> List[GameReport]: ...
def claim(
    pgn: File,
    form: ClaimForm,
    *,
    edition: Edition = "2023",
    rate: Literal["standard", "rapid", "blitz"] = "standard",
    supervised: bool = False,
    game: int = 1,
    at_fault: AtFault = "stop",
    stood: bool = False,
    lang: str = "en",
) -> Ruled: ...
