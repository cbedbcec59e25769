// What stands beside the boards of the round desk: the tables as they stand, what waits on this device, who is here, and what was typed
// last. A click on a board's number brings the cursor there.

import { fill } from "./desk-rows.js";
import { CLEAR, squaresOf, symbolOf } from "./key-maps.js";
import { set } from "./score.js";

/** What is on its way for so long is shown; what takes less would only flicker. */
const SOON_MS = 1500;
/** So many results are listed. */
const LISTED = 8;
const ADJOURNED = "adj";

/** How a table is drawn: `open` is how it stands without a result, as the server knows it from the players' phones. */
export function kindOf({ result, hasTwoResults, open }) {
  if (hasTwoResults) return "clash";
  return result !== CLEAR && result !== ADJOURNED ? "in" : open;
}

/** Those of the waiting results that are shown: all of them while the server is away. */
export function late(waiting, isAway, now) {
  return waiting.filter((item) => isAway || now - item.at > SOON_MS);
}

/** `18:43:51`, as the hall writes it in every language. */
export const timeOf = (at) => new Date(at).toTimeString().slice(0, "00:00:00".length);

export class Side {
  #rows;
  #words;
  #place = document.getElementById("desk-side");
  #tables = new Map();
  #open = new Map();
  #kinds = new Map();
  #at = null;
  #isLarge = this.#place.querySelector(".many") !== null;
  #isScrolling = false;
  #timer = null;

  /** `rows` are the boards; `chosen(board)` is called when one is pressed here, `takesBack()` when the last result is to be taken back. */
  constructor({ rows, words, chosen, takesBack }) {
    this.#rows = rows;
    this.#words = words;
    for (const table of this.#place.querySelectorAll("[data-table]")) {
      const board = Number(table.dataset.table);
      this.#tables.set(board, table);
      this.#open.set(board, table.className === "in" ? "playing" : table.className);
    }
    for (const kind of this.#place.querySelectorAll("[data-kind]")) this.#kinds.set(kind.dataset.kind, kind);
    this.#place.addEventListener("click", (event) => {
      const link = event.target.closest("a");
      const board = link && Number(link.textContent);
      if (!rows.has(board)) return;
      event.preventDefault();
      chosen(board);
    });
    const undo = document.getElementById("side-undo");
    undo.hidden = false;
    undo.addEventListener("click", () => {
      undo.blur();
      takesBack();
    });
  }

  /** The cursor stands at a board, or nowhere. */
  at(board) {
    this.#tables.get(this.#at)?.removeAttribute("aria-current");
    this.#at = board;
    const table = this.#tables.get(board);
    table?.setAttribute("aria-current", "true");
    // A large hall scrolls in its own part, once for all keys of a frame.
    if (!this.#isLarge || this.#isScrolling) return;
    this.#isScrolling = true;
    requestAnimationFrame(() => {
      this.#isScrolling = false;
      this.#tables.get(this.#at)?.scrollIntoView({ block: "nearest" });
    });
  }

  /** How a table stands without a result, as the server has just told. */
  opens(board, kind) {
    if (kind !== undefined && kind !== "in") this.#open.set(board, kind);
    this.mark(board);
  }

  /** A row was drawn anew. */
  mark(board) {
    const table = this.#tables.get(board);
    if (!table) return;
    const hasTwoResults = this.#rows.answersOf(board) !== undefined;
    const kind = kindOf({ result: this.#rows.shown(board), hasTwoResults, open: this.#open.get(board) });
    if (table.className === kind) return;
    table.className = kind;
    table.title = this.#kinds.get(kind).querySelector("span").textContent;
    this.#count();
  }

  #count() {
    const counts = new Map();
    for (const { className } of this.#tables.values()) counts.set(className, (counts.get(className) ?? 0) + 1);
    for (const [kind, place] of this.#kinds) {
      place.querySelector("b").textContent = counts.get(kind) ?? 0;
      place.hidden = !counts.has(kind);
    }
  }

  /** What waits on this device for the boards of this page, in the order in which it is sent. */
  waits(waiting, isAway) {
    clearTimeout(this.#timer);
    const shown = late(waiting, isAway, Date.now());
    if (shown.length < waiting.length) this.#timer = setTimeout(() => this.waits(waiting, isAway), SOON_MS);
    const section = document.getElementById("side-waits");
    section.hidden = shown.length === 0;
    document.getElementById("side-waits-count").textContent = shown.length;
    document.getElementById("side-kept").hidden = !isAway;
    const lines = shown.slice(0, LISTED).map(({ board, now, undo, at }) =>
      this.#line(board, undo ? CLEAR : now, "", timeOf(at)),
    );
    if (shown.length > LISTED) {
      const more = document.createElement("li");
      more.textContent = fill(this.#words.more, { n: shown.length - LISTED });
      lines.push(more);
    }
    section.querySelector("ol").replaceChildren(...lines);
  }

  /** Which arbiters have a page open here; names are told to those who see people. */
  here({ arbiters, names }) {
    const section = document.getElementById("side-here");
    section.hidden = arbiters < 2 || !names;
    section.querySelector("p").textContent = names ?? "";
  }

  /** A result stands: `typed` says by which act, whose word it is and when; without it the board has none. */
  typed(board, result, typed) {
    const section = document.getElementById("side-typed");
    const list = section.querySelector("ol");
    list.querySelector(`[data-typed="${board}"]`)?.remove();
    if (typed && this.#tables.has(board)) {
      const line = this.#line(board, result, typed.by, typed.at);
      line.dataset.typed = board;
      line.dataset.seq = typed.seq;
      const older = Array.from(list.children).find((other) => Number(other.dataset.seq) < typed.seq);
      list.insertBefore(line, older ?? null);
    }
    while (list.children.length > LISTED) list.lastElementChild.remove();
    section.hidden = list.children.length === 0;
  }

  #line(board, result, by, at) {
    const [line, link, score, beside] = ["li", "a", "span", "small"].map((name) => document.createElement(name));
    link.href = `?board=${board}#b${board}`;
    link.textContent = board;
    link.setAttribute("aria-label", this.#rows.spoken(board));
    const [squares, note] = squaresOf(result);
    score.className = "score";
    score.setAttribute("role", "img");
    score.append(document.createElement("b"), document.createElement("b"));
    set(score, squares, symbolOf(result) || this.#words.nothing);
    beside.textContent = note;
    const [who, when] = [by, at].map((text, place) => {
      const span = document.createElement("span");
      span.className = ["by", "at"][place];
      span.textContent = text;
      return span;
    });
    line.append(link, score, beside, who, when);
    return line;
  }
}
