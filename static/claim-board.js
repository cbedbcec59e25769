// Boards to tap at the claim desk: moves on the position that is reached, and a position set up by hand with its last moves taken
// back. The server judges every move; here only pieces are put where the finger says.

const FILES = "abcdefgh";
const START = "8/8/8/8/8/8/8/8";
const GLYPHS = { K: "♚", Q: "♛", R: "♜", B: "♝", N: "♞", P: "♟" };
const SIDE = 10; // of a square, as the server draws it
const NS = "http://www.w3.org/2000/svg";

/** The pieces of a FEN by square: `{ e1: "K", e8: "k" }`. */
export function piecesOf(fen) {
  const pieces = {};
  fen.split(" ")[0].split("/").forEach((row, index) => {
    let file = 0;
    for (const sign of row) {
      if (/\d/.test(sign)) file += Number(sign);
      else pieces[FILES[file++] + (8 - index)] = sign;
    }
  });
  return pieces;
}

function placement(pieces) {
  const rows = [];
  for (let rank = 8; rank >= 1; rank--) {
    let [row, empty] = ["", 0];
    for (const file of FILES) {
      const piece = pieces[file + rank];
      if (!piece) { empty++; continue; }
      row += (empty || "") + piece;
      empty = 0;
    }
    rows.push(row + (empty || ""));
  }
  return rows.join("/");
}

/** The square at a point of the screen in a drawn board. */
function squareAt(svg, event) {
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
  const [file, row] = [Math.floor(point.x / SIDE), Math.floor(point.y / SIDE)];
  return file >= 0 && file < 8 && row >= 0 && row < 8 ? FILES[file] + (8 - row) : undefined;
}

function shape(name, attributes, text = "") {
  const element = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  return element;
}

const cornerOf = (square) => ({ x: FILES.indexOf(square[0]) * SIDE, y: (8 - Number(square[1])) * SIDE });

function mark(svg, square) {
  svg.querySelector(".picked")?.remove();
  if (square) svg.append(shape("rect", { class: "marked picked", ...cornerOf(square), width: SIDE, height: SIDE }));
}

function drawn(pieces) {
  const svg = shape("svg", { class: "diagram", viewBox: "0 0 80 80" });
  svg.append(shape("rect", { class: "light", width: 80, height: 80 }));
  for (const file of FILES) {
    for (let rank = 1; rank <= 8; rank++) {
      const corner = cornerOf(file + rank);
      if ((FILES.indexOf(file) + rank) % 2 === 1) svg.append(shape("rect", { class: "dark", ...corner, width: SIDE, height: SIDE }));
      const piece = pieces[file + rank];
      if (!piece) continue;
      const colour = piece === piece.toUpperCase() ? "piece-white" : "piece-black";
      svg.append(shape("text", { class: colour, x: corner.x + SIDE / 2, y: corner.y + 8 }, `${GLYPHS[piece.toUpperCase()]}\ufe0e`));
    }
  }
  return svg;
}

/** Asks to what a pawn is promoted, by a tap or by the piece's letter; nothing where it is given up. */
function askPromotion(isWhite) {
  const dialog = document.getElementById("promotion");
  for (const button of dialog.querySelectorAll("button")) {
    button.textContent = `${isWhite ? button.dataset.white : button.dataset.black}\ufe0e`;
  }
  const press = (event) => {
    const button = dialog.querySelector(`button[value="${event.key.toLowerCase()}"]`);
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    button.click();
  };
  dialog.returnValue = "";
  dialog.addEventListener("keydown", press);
  dialog.showModal();
  return new Promise((done) => {
    const closed = () => {
      dialog.removeEventListener("keydown", press);
      done(dialog.returnValue);
    };
    dialog.addEventListener("close", closed, { once: true });
  });
}

/** Taps on the position that the record reaches become its next move. */
export function tapMoves(desk, submit) {
  let from;
  desk.addEventListener("click", async (event) => {
    const svg = event.target.closest?.("#typing figure svg");
    if (!svg) return;
    const pieces = piecesOf(svg.closest("figure").dataset.fen);
    const whiteMoves = svg.closest("figure").dataset.fen.split(" ")[1] === "w";
    const square = squareAt(svg, event);
    const isOwn = (at) => pieces[at] && (pieces[at] === pieces[at].toUpperCase()) === whiteMoves;
    if (!square) return;
    if (!from || isOwn(square)) {
      from = isOwn(square) && square !== from ? square : undefined;
      mark(svg, from);
      return;
    }
    const promotes = pieces[from].toUpperCase() === "P" && "18".includes(square[1]);
    const move = from + square;
    from = undefined;
    const promotion = promotes ? await askPromotion(whiteMoves) : "";
    if (promotes && !promotion) return mark(svg);
    desk.elements.next.value = move + promotion;
    submit();
  });
}

/** `Kg1 Qf1 f2` as pieces by square; what cannot be read is given back in words. */
function read(text, isWhite, pieces) {
  for (const word of text.split(/[\s,;]+/).filter(Boolean)) {
    const found = /^([KQRBNP]?)([a-h][1-8])$/.exec(word);
    if (!found || pieces[found[2]]) return word;
    const piece = found[1] || "P";
    pieces[found[2]] = isWhite ? piece : piece.toLowerCase();
  }
  return undefined;
}

function listed(pieces, isWhite) {
  const own = Object.entries(pieces).filter(([, piece]) => (piece === piece.toUpperCase()) === isWhite);
  const order = "KQRBNP";
  own.sort(([, a], [, b]) => order.indexOf(a.toUpperCase()) - order.indexOf(b.toUpperCase()));
  return own.map(([square, piece]) => piece.toUpperCase().replace("P", "") + square).join(" ");
}

/** The position set up by hand: `place(fen)` gets it as the board stands; with its last moves taken back `use(record, moves)` gets both. */
export function setUp(place, use) {
  const details = document.getElementById("set-up");
  if (!details) return;
  const at = (id) => document.getElementById(id);
  const [white, black, back, problem] = ["white-pieces", "black-pieces", "back-move", "set-up-problem"].map(at);
  let [pieces, moves, held, from] = [piecesOf(START), [], undefined, undefined];
  details.hidden = false;

  const tell = (words) => {
    problem.hidden = !words;
    problem.textContent = words ? problem.dataset.words + words : "";
  };
  /** Whose move the one before the position is. */
  const lastIsWhites = () => (at("to-move").value === "w") === (moves.length % 2 === 1);
  const draw = () => {
    for (const words of details.querySelectorAll("[data-last]")) words.hidden = (words.dataset.last === "w") !== lastIsWhites();
    at("editor-board").replaceChildren(drawn(pieces));
    at("taken-back").textContent = moves.join(" ");
  };
  const readLists = () => {
    const found = {};
    const wrong = read(white.value, true, found) ?? read(black.value, false, found);
    tell(wrong);
    if (wrong === undefined) pieces = found;
    moves = [];
    draw();
  };
  const takeBack = (move) => {
    const [start, end] = [move.slice(0, 2), move.slice(2, 4)];
    const isWhite = lastIsWhites();
    const piece = pieces[end];
    const isOwn = piece && (piece === piece.toUpperCase()) === isWhite;
    if (!/^([a-h][1-8]){2}$/.test(move) || !isOwn || pieces[start]) return tell(move);
    tell();
    delete pieces[end];
    pieces[start] = piece;
    moves.unshift(move);
    draw();
  };

  for (const list of [white, black]) list.addEventListener("change", readLists);
  at("to-move").addEventListener("change", readLists);
  for (const sign of "KQRBNPkqrbnp") {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = GLYPHS[sign.toUpperCase()];
    button.className = sign === sign.toUpperCase() ? "of-white" : "of-black";
    button.addEventListener("click", () => { held = held === sign ? undefined : sign; });
    at("palette").append(button);
  }
  at("as-board").addEventListener("click", () => place(`${placement(pieces)} ${at("to-move").value}`));
  at("clear-board").addEventListener("click", () => {
    [white.value, black.value] = ["", ""];
    readLists();
  });
  at("editor-board").addEventListener("click", (event) => {
    const svg = event.target.closest("svg");
    const square = svg && squareAt(svg, event);
    if (!square) return;
    if (held) {
      if (pieces[square] === held) delete pieces[square];
      else pieces[square] = held;
      [white.value, black.value] = [listed(pieces, true), listed(pieces, false)];
      moves = [];
      return draw();
    }
    if (from) takeBack(square + from);
    from = from || !pieces[square] ? undefined : square;
    if (from) mark(svg, from);
  });
  // Enter in a field of the editor is no answer to the claim.
  details.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.target.tagName !== "INPUT") return;
    event.preventDefault();
    if (event.target === back && !back.value.trim()) {
      at("use-position").click();
    } else if (event.target === back) {
      takeBack(back.value.trim().toLowerCase());
      back.value = "";
    } else {
      readLists();
    }
  });
  at("use-position").addEventListener("click", () => {
    const whiteStarts = (at("to-move").value === "w") === (moves.length % 2 === 0);
    const whole = at("to-move").value === "w" ? Math.ceil(moves.length / 2) : Math.floor(moves.length / 2);
    const number = Math.max(1, (Number(at("move-now").value) || 1) - whole);
    const fen = `${placement(pieces)} ${whiteStarts ? "w" : "b"} ${at("rights").value.trim() || "-"} - 0 ${number}`;
    // How long nothing was captured and no pawn moved, a board does not tell.
    use(`[SetUp "1"]\n[FEN "${fen}"]\n[HalfMoveClock "?"]\n\n`, moves.join(" "));
  });
  // Opened and focused in one step: the event that tells of opening comes later, and keys typed until then would be lost.
  details.querySelector("summary").addEventListener("click", (event) => {
    event.preventDefault();
    details.open = !details.open;
    if (details.open) white.focus();
  });
  draw();
}
