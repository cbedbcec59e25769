// What was typed and is not yet in the journal. It lies in the browser's own storage, so that neither a lost network nor
// a closed lid loses a result; each item carries a key by which the server knows it again when it comes twice. What does not
// fit any more is put aside, to be looked at, and the rest goes on.

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 10000;

/** What came of sending an item. */
export const SENT = "sent";
/** The network or the server is away: it is tried again. */
export const AWAY = "away";
/** It will never fit: it is put aside. */
export const MISFIT = "misfit";

/** A key that no other item has. `crypto.randomUUID` is missing on plain HTTP, which is what a hall has. */
export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Outbox {
  #place;
  #send;
  #changed;
  #storage;
  #items;
  #misfits;
  #sending = null;
  #retryMs = FIRST_RETRY_MS;
  #timer = null;

  /**
   * `place` names the storage. `send(item)` resolves to [`SENT`, `AWAY` or `MISFIT`, and for a misfit why, in words].
   * `changed()` is called whenever something waits or no longer does.
   */
  constructor(place, send, changed, storage = localStorage) {
    this.#place = place;
    this.#send = send;
    this.#changed = changed;
    this.#storage = storage;
    this.#items = this.#read(place);
    this.#misfits = this.#read(this.#aside);
  }

  /** The items waiting, the oldest first. */
  get items() {
    return this.#items;
  }

  /** What was put aside, each with `why`, until somebody has looked at it. */
  get misfits() {
    return this.#misfits;
  }

  get #aside() {
    return `${this.#place}.misfits`;
  }

  /** The newest item of a board, if one waits. */
  of(board) {
    return this.#items.findLast((item) => item.board === board);
  }

  /** Whether the last attempt found no server. */
  get isOffline() {
    return this.#timer !== null;
  }

  /**
   * Adds an item `{ board, players, was, now | undo, reason }`. A board's item that was never on its way is replaced: the
   * journal needs what was meant, not every slip of the finger.
   */
  put(item) {
    const last = this.of(item.board);
    if (last && !last.tried && !last.undo && !item.undo) {
      last.now = item.now;
      last.reason = item.reason ?? last.reason;
      if (last.now === last.was) this.#remove(last);
    } else {
      this.#items.push({ ...item, key: newKey() });
    }
    this.#keep();
    return this.flush();
  }

  /** What came of undoing by `item` is known now: the board's next item was typed upon that `result`. */
  believe(item, result) {
    const next = this.#items.find((other) => other !== item && other.board === item.board);
    if (!next) return;
    next.was = result;
    this.#keep();
  }

  /** Forgets what waits for a board. */
  drop(board) {
    this.#items = this.#items.filter((item) => item.board !== board);
    this.#keep();
  }

  /** Puts an item aside with the reason, and whatever else was typed upon it. */
  putAside(item, why) {
    for (const other of this.#items.filter((other) => other === item || other.board === item.board)) {
      this.#misfits.push({ ...other, why });
      this.#remove(other);
    }
    this.#keep();
  }

  /** Somebody has looked at what was put aside. */
  dismiss(misfit) {
    this.#misfits = this.#misfits.filter((other) => other !== misfit);
    this.#keep();
  }

  /** Sends what waits, one after the other, in the order of typing. */
  async flush() {
    if (this.#sending) return;
    clearTimeout(this.#timer);
    while (this.#items.length > 0) {
      this.#sending = this.#items[0];
      this.#sending.tried = true;
      const [outcome, why] = await this.#send(this.#sending);
      const item = this.#sending;
      this.#sending = null;
      if (outcome === AWAY) {
        this.#retryLater();
        return;
      }
      if (outcome === MISFIT) this.putAside(item, why);
      this.#remove(item);
      this.#timer = null;
      this.#retryMs = FIRST_RETRY_MS;
      this.#keep();
    }
    this.#timer = null;
    this.#changed();
  }

  #retryLater() {
    this.#timer = setTimeout(() => this.flush(), this.#retryMs);
    this.#retryMs = Math.min(this.#retryMs * 2, LAST_RETRY_MS);
    this.#changed();
  }

  #remove(item) {
    this.#items = this.#items.filter((other) => other !== item);
  }

  #keep() {
    this.#write(this.#place, this.#items);
    this.#write(this.#aside, this.#misfits);
    this.#changed();
  }

  #write(place, list) {
    if (list.length > 0) this.#storage.setItem(place, JSON.stringify(list));
    else this.#storage.removeItem(place);
  }

  #read(place) {
    try {
      return JSON.parse(this.#storage.getItem(place)) ?? [];
    } catch {
      return [];
    }
  }
}
