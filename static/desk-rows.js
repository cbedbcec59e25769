// The rows of the round desk: what the journal holds at each board, what a row shows and says, and what stands under it.

import { CLEAR, squaresOf, symbolOf } from "./key-maps.js";
import { freshPage } from "./live.js";
import { set } from "./score.js";

const [SENDING, KEPT, REFUSED] = ["·", "✓", "!"];

export function fill(template, values) {
  return template.replaceAll(/\{(\w+)\}/g, (_, name) => values[name]);
}

export class Rows {
  #desk;
  #words;
  #waitingOf;
  #heldOf;
  #drawn;
  #rows = new Map();

  /**
   * `waitingOf(board)` and `heldOf(board)` give what this device has typed for a board, not sent yet or refused; `drawn(board)` is called
   * when a row shows something else.
   */
  constructor(desk, words, { waitingOf, heldOf, drawn }) {
    this.#desk = desk;
    this.#words = words;
    this.#waitingOf = waitingOf;
    this.#heldOf = heldOf;
    this.#drawn = drawn;
    for (const row of desk.querySelectorAll("tr[data-board]")) this.#rows.set(Number(row.dataset.board), row);
  }

  get all() {
    return [...this.#rows.keys()];
  }

  /** Those in which the arbiter enters results: a deputy may have some of the boards only. */
  get own() {
    return this.all.filter((board) => !this.of(board).dataset.locked);
  }

  has(board) {
    return this.#rows.has(board);
  }

  of(board) {
    return this.#rows.get(board);
  }

  /** What the journal holds, as far as this page knows. */
  kept(board) {
    return this.of(board).dataset.result;
  }

  keep(board, result) {
    this.of(board).dataset.result = result;
  }

  /** Who sits at a board, as this page shows it: a result is meant for them and for nobody else. */
  players(board) {
    const { whiteId, blackId, white, black } = this.of(board).dataset;
    return { whiteId, blackId, white, black };
  }

  /** Whether an item was typed for the pairing on this page. */
  fits(item) {
    const row = this.of(item.board);
    return row !== undefined && row.dataset.whiteId === item.whiteId && row.dataset.blackId === item.blackId;
  }

  /** What the row shows: the newest typing on its way, or else what the journal holds. */
  shown(board) {
    const waiting = this.#waitingOf(board);
    return waiting && !waiting.undo && this.fits(waiting) ? waiting.now : this.kept(board);
  }

  /** `Board 7: Li, Wei – Kovač, Ivo: 1-0`, for those who hear the desk. */
  spoken(board) {
    const who = fill(this.#words.pad, { board, ...this.players(board) });
    return `${who}: ${symbolOf(this.shown(board)) || this.#words.nothing}`;
  }

  /** How far a row's result has come: on its way, in the journal, refused or contradicted. */
  #mark(board) {
    if (this.#waitingOf(board)) return SENDING;
    if (this.#heldOf(board) || this.answersOf(board)) return REFUSED;
    return this.kept(board) === CLEAR ? "" : KEPT;
  }

  draw(board) {
    const row = this.of(board);
    const result = row.querySelector(".result");
    const [squares, note] = squaresOf(this.shown(board));
    set(result.querySelector(".score"), squares);
    result.querySelector("small").textContent = note;
    // A board whose results are others' has no link, and is named as a picture.
    const spoken = result.querySelector(".unseen");
    if (spoken) spoken.textContent = this.spoken(board);
    else result.setAttribute("aria-label", this.spoken(board));
    const [cell, mark] = [row.querySelector(".mark-of"), this.#mark(board)];
    cell.textContent = mark;
    cell.title = this.#words[{ [SENDING]: "sending", [KEPT]: "kept", [REFUSED]: "refused" }[mark]] ?? "";
    row.classList.toggle("is-refused", mark === REFUSED);
    this.#drawn(board);
  }

  /** Whose word stands at a board: short, and with the whole name and moment. */
  say(board, [short, whole]) {
    const place = this.of(board).querySelector(".said-by");
    place.textContent = short;
    place.title = whole;
  }

  /** Takes a board from the page as the server draws it now: the two sit the other way round. */
  async takeRow(board) {
    const fresh = (await freshPage())?.querySelector(`tr[data-board="${board}"]`);
    if (!fresh) return;
    const row = this.of(board);
    Object.assign(row.dataset, fresh.dataset);
    row.replaceChildren(...fresh.children);
    this.draw(board);
  }

  /** What stands under a board until it is settled. */
  note(board, ...content) {
    this.closeNote(board);
    const row = document.createElement("tr");
    row.className = "note";
    row.dataset.noteOf = board;
    const cell = document.createElement("td");
    // Of the columns that are shown: more would make columns of their own, and press the names together on a phone.
    cell.colSpan = [...this.of(board).cells].filter((shown) => shown.offsetParent !== null).length;
    cell.setAttribute("role", "alert");
    cell.append(...content);
    row.append(cell);
    this.of(board).after(row);
    return row;
  }

  closeNote(board) {
    this.#desk.querySelector(`tr[data-note-of="${board}"]`)?.remove();
  }

  /** The acts that an answer for this board answers; nothing where all agree. */
  answersOf(board) {
    return this.#disagreement(board)?.querySelector("[name=answers]").value;
  }

  get disagreements() {
    return this.#desk.querySelectorAll("tr[data-typings-of]").length;
  }

  /** It stands below its board: with hundreds of boards a search through all would be felt at each key. */
  #disagreement(board) {
    let row = this.of(board).nextElementSibling;
    while (row && !row.dataset.board && !row.dataset.typingsOf) row = row.nextElementSibling;
    return row?.dataset.typingsOf ? row : null;
  }

  /** Takes what was typed beside each result from the page as the server draws it now. */
  async takeDisagreements() {
    const page = await freshPage();
    if (!page) return;
    for (const board of this.all) {
      const fresh = page.querySelector(`tr[data-typings-of="${board}"]`);
      this.#disagreement(board)?.remove();
      if (fresh) this.of(board).after(fresh);
      const row = page.querySelector(`tr[data-board="${board}"]`);
      if (row && !this.#waitingOf(board)) this.keep(board, row.dataset.result);
      const said = row?.querySelector(".said-by");
      if (said) this.say(board, [said.textContent, said.title]);
      this.draw(board);
    }
  }
}

export function button(text, action) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.addEventListener("click", action);
  return made;
}

export function reasonForm(label, because, action) {
  const form = document.createElement("form");
  form.className = "inline";
  const input = document.createElement("input");
  input.name = "reason";
  input.required = true;
  input.placeholder = because;
  input.setAttribute("aria-label", because);
  const submit = document.createElement("button");
  submit.textContent = label;
  form.append(input, submit);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    action(input.value.trim());
  });
  return form;
}

export function link(address, text) {
  const made = document.createElement("a");
  made.className = "button";
  made.href = address;
  made.textContent = text;
  return made;
}
