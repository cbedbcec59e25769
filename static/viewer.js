// A game to play through: by keys (← → Home End, f turns the board), by swipes, by buttons and by a tap on a move. The server has drawn
// one position; here the pieces are put where each move's link says. A game that still runs is asked for again.

import { piecesOf } from "./claim-board.js";
import { refresh } from "./live.js";

const FILES = "abcdefgh";
const SIDE = 10; // of a square, as the server draws it
const NS = "http://www.w3.org/2000/svg";
const SOLID = { k: "♚", q: "♛", r: "♜", b: "♝", n: "♞", p: "♟" };
const OUTLINE = { k: "♔", q: "♕", r: "♖", b: "♗", n: "♘", p: "♙" };
/** A finger that goes this far to the side has swiped. */
const SWIPE_PX = 40;
const AGAIN_MS = 20000;

const viewer = () => document.getElementById("viewer");
const moves = () => Array.from(viewer().querySelectorAll(".moves a"));
let shown = Number(viewer().dataset.shown);
let isTurned = false;

function corner(square) {
  const [file, rank] = [FILES.indexOf(square[0]), Number(square[1])];
  return isTurned ? { x: (7 - file) * SIDE, y: (rank - 1) * SIDE } : { x: file * SIDE, y: (8 - rank) * SIDE };
}

function add(svg, name, attributes, text = "") {
  const element = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  svg.append(element);
}

function draw(placement, squares) {
  const svg = viewer().querySelector("svg");
  for (const old of svg.querySelectorAll(".marked, .piece-white, .piece-edge, .piece-black")) old.remove();
  for (const square of squares) add(svg, "rect", { class: "marked", ...corner(square), width: SIDE, height: SIDE });
  for (const [square, piece] of Object.entries(piecesOf(placement))) {
    const { x, y } = corner(square);
    const place = { x: x + SIDE / 2, y: y + 8 };
    const kind = piece.toLowerCase();
    if (piece === kind) add(svg, "text", { class: "piece-black", ...place }, `${SOLID[kind]}\ufe0e`);
    else {
      add(svg, "text", { class: "piece-white", ...place }, `${SOLID[kind]}\ufe0e`);
      add(svg, "text", { class: "piece-edge", ...place }, `${OUTLINE[kind]}\ufe0e`);
    }
  }
  svg.querySelectorAll(".edge").forEach((edge, index) => {
    const place = Math.floor(index / 2);
    const at = isTurned ? 7 - place : place;
    edge.textContent = index % 2 === 0 ? FILES[at] : String(8 - at);
  });
}

function show(ply) {
  const all = moves();
  shown = Math.max(0, Math.min(ply, all.length));
  const move = all[shown - 1];
  draw(move?.dataset.board ?? viewer().dataset.start, move?.dataset.squares.split(" ") ?? []);
  for (const other of all) other.removeAttribute("aria-current");
  move?.setAttribute("aria-current", "true");
  move?.scrollIntoView({ block: "nearest" });
  const number = Math.floor((shown + 1) / 2);
  const words = move ? `${number}${shown % 2 === 1 ? "." : "…"}${move.textContent}` : "";
  viewer().querySelector("figcaption").textContent = words;
  document.getElementById("position").textContent = words;
  viewer().querySelector("svg").setAttribute("aria-label", `${words} ${move?.dataset.board ?? viewer().dataset.start}`);
  history.replaceState(null, "", `?ply=${shown}`);
}

function step(index) {
  show([0, shown - 1, shown + 1, Number.MAX_SAFE_INTEGER][index]);
}

function turn() {
  isTurned = !isTurned;
  show(shown);
}

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("#viewer .moves a, #viewer .steps a");
  if (event.target.closest?.("#viewer [data-turn]")) turn();
  if (!link) return;
  event.preventDefault();
  if (link.dataset.step === undefined) show(Number(link.dataset.ply));
  else step(Number(link.dataset.step));
});

const KEYS = { Home: 0, ArrowLeft: 1, ArrowRight: 2, End: 3 };
document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, textarea, select") || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === "f") turn();
  if (KEYS[event.key] === undefined) return;
  event.preventDefault();
  step(KEYS[event.key]);
});

let from = null;
document.addEventListener("pointerdown", (event) => {
  from = event.target.closest?.("#viewer figure") ? event.clientX : null;
});
document.addEventListener("pointerup", (event) => {
  if (from === null) return;
  const way = event.clientX - from;
  from = null;
  if (Math.abs(way) >= SWIPE_PX) step(way < 0 ? 2 : 1);
});

function ready() {
  viewer().querySelector("[data-turn]").hidden = false;
}
ready();

// Who looks at the last move goes on with the game; who looks at another one stays there.
if (viewer().dataset.runs) {
  const timer = setInterval(async () => {
    const isLast = shown === moves().length;
    await refresh("#viewer");
    ready();
    show(isLast ? Number.MAX_SAFE_INTEGER : shown);
    if (!viewer().dataset.runs) clearInterval(timer);
  }, AGAIN_MS);
}
