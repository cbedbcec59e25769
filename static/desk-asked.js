// What the round desk does at a board that the server may ask about: the colours are turned, or one's own last act is taken back. The
// question opens in the board's row, once, and is answered there.

import { button, reasonForm } from "./desk-rows.js";
import { newKey } from "./outbox.js";

const PATIENCE_MS = 8000;

export class Asked {
  #desk;
  #rows;
  #words;
  #tell;
  #done;
  #named = null; // the act that is taken back when it is asked for again
  #own = new Set(); // the acts done here, which the stream tells too
  #doing = Promise.resolve();

  /** `tell(text)` says something at the foot; `done(board, told)` is called when a board is otherwise. */
  constructor({ desk, rows, words, tell, done }) {
    this.#desk = desk;
    this.#rows = rows;
    this.#words = words;
    this.#tell = tell;
    this.#done = done;
  }

  /** Whether an act of the journal was done here. */
  async isOwn(seq) {
    await this.#doing;
    return this.#own.has(seq);
  }

  /** Something else was pressed: what was told is told anew. */
  forget() {
    this.#named = null;
  }

  /** The players sat the other way round: what that changes is asked in the row, whatever the rules ask for. */
  async turn(board) {
    const { whiteId: white, blackId: black } = this.#rows.players(board);
    const send = async (answer) => {
      const told = await this.#post("colours", { board, white, black, ...answer }, this.#words.turnAway);
      if (told?.refused) this.#tell(told.refused);
      else if (told?.asks) this.#ask(board, told.asks, told, send);
      else if (told) await this.#takeRow(board, told);
    };
    await send({ look: "yes" });
  }

  /** One's own last act, wherever the cursor is. */
  async takeBack(answer = {}) {
    const named = this.#named === null ? {} : { seq: this.#named };
    this.forget();
    const told = await this.#post("own-last", { ...named, ...answer }, this.#words.takeBackAway);
    if (!told) return;
    this.#named = told.asked ?? null;
    if (told.question && this.#rows.has(told.board)) {
      const { seq, ...question } = told.question;
      this.#ask(told.board, told.said, question, (given) => this.takeBack({ seq, ...given }));
      return;
    }
    this.#tell(told.said);
    if (told.turned) await this.#takeRow(told.board, told);
    else if (this.#rows.has(told.board)) this.#done(told.board, told);
  }

  #ask(board, text, { needs_reason: needsReason, go_on: goOn }, send) {
    const close = () => this.#rows.closeNote(board);
    const go = (reason) => {
      close();
      void send(reason ? { confirmed: "yes", reason } : { confirmed: "yes" });
    };
    const way = needsReason ? reasonForm(goOn, this.#words.because, go) : button(goOn, () => go());
    const note = this.#rows.note(board, text, " ", way, " ", button(this.#words.putAway, close));
    note.addEventListener("keydown", (event) => {
      if (event.key === "Escape") close();
    });
    (way.elements?.reason ?? way).focus();
    note.scrollIntoView({ block: "nearest" });
  }

  async #takeRow(board, told) {
    await this.#rows.takeRow(board);
    this.#done(board, told);
  }

  /** The answer; nothing, once `away` is said, where there is no connection. */
  #post(act, fields, away) {
    const { address, csrf, seen } = this.#desk.dataset;
    const body = new URLSearchParams({ csrf, seen, key: newKey(), ...fields });
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const headers = { Accept: "application/json" };
    const posted = fetch(`${address}/${act}`, { method: "POST", body, headers, redirect: "error", signal })
      .then((answer) => answer.json())
      .catch(() => this.#tell(away));
    this.#doing = posted.then((told) => told?.seq !== undefined && this.#own.add(told.seq));
    return posted;
  }
}
