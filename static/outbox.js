// What was typed on this device and is not yet in a journal. It belongs to the device, not to a page: every page of every event shows
// it and sends it. Each result lies under a name of its own in the browser's storage, so that two tabs never overwrite each other's,
// with a key by which the server knows it again when it comes twice. What the server refused stays here, held, until somebody has
// looked at it.

const PLACE = "sonneborn.typed.";
/** Where versions before had one list a round, and what they had put aside. */
const OLD_PLACE = "sonneborn.results.";
const OLD_ASIDE = ".misfits";

/** A key that no other item has. `crypto.randomUUID` is missing on plain HTTP, which is what a hall has. */
export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export class Outbox {
  #storage;
  #now;
  #items = [];
  #listeners = new Set();

  constructor(storage = localStorage, now = Date.now) {
    this.#storage = storage;
    this.#now = now;
    this.reload();
  }

  /** Calls `listener(item)` whenever something waits, is held, or no longer is; without an item where all may be otherwise. */
  listen(listener) {
    this.#listeners.add(listener);
  }

  /** What is to be sent, in the order of typing. */
  get waiting() {
    return this.#items.filter((item) => !item.held);
  }

  /** What the server refused, each with `held: { why, asks, way }`. */
  get held() {
    return this.#items.filter((item) => item.held);
  }

  /** The newest item that waits for a board of a round, if one does. */
  of(address, board) {
    return this.waiting.findLast((item) => item.address === address && item.board === board);
  }

  /** The newest item of a board that is held. */
  heldOf(address, board) {
    return this.held.findLast((item) => item.address === address && item.board === board);
  }

  /**
   * Adds what was typed: `{ address, round, board, whiteId, blackId, white, black, was, now | undo, reason, confirmed, answers, seen, account }`.
   * An item that was never on its way is replaced: the journal needs what was meant, not every slip of the finger. What was held for
   * the same board is done with: whoever types again has seen it.
   */
  put(typed) {
    for (const item of this.held) if (isOfBoard(item, typed)) this.#erase(item);
    const last = this.#fresh(this.of(typed.address, typed.board));
    const replaces = last && !last.tried && !last.undo && !typed.undo && !last.answers && !typed.answers;
    if (replaces && last.was === typed.now) this.#erase(last);
    else if (replaces) this.#write({ ...last, now: typed.now, reason: typed.reason ?? last.reason, confirmed: typed.confirmed });
    else this.#write({ ...typed, key: newKey(), order: this.#nextOrder(), at: this.#now() });
    this.#tell(typed);
  }

  /** It is on its way: from now on it is sent as it is. */
  tried(item) {
    this.#write({ ...item, tried: true });
  }

  /** The server has it, or it is done with. */
  remove(item) {
    this.#erase(item);
    this.#tell(item);
  }

  /** Forgets what waits for a board. */
  drop(address, board) {
    for (const item of this.waiting) if (isOfBoard(item, { address, board })) this.#erase(item);
    this.#tell({ address, board });
  }

  /** What was refused for a board is done with where the same result stands elsewhere by now. */
  settle(address, board, result) {
    for (const item of this.held) if (isOfBoard(item, { address, board }) && item.now === result) this.remove(item);
  }

  /** Keeps a refused item with the reason, and whatever else was typed upon it. */
  hold(item, held) {
    for (const other of this.waiting) if (other.key === item.key || isOfBoard(other, item)) this.#write({ ...other, held });
    this.#tell(item);
  }

  /** What came of undoing by `item` is known now: the board's next item was typed upon that `result`. */
  believe(item, result) {
    const next = this.waiting.find((other) => other.key !== item.key && isOfBoard(other, item));
    if (next) this.#write({ ...next, was: result });
  }

  /** Another tab has changed the storage. */
  reload() {
    const found = this.#names().filter((name) => name.startsWith(PLACE)).map((name) => read(this.#storage.getItem(name)));
    this.#items = found.filter((item) => item?.key).sort((one, other) => one.order - other.order);
    this.#tell();
  }

  /** Takes over what an older version of this program left on the device. */
  adopt() {
    for (const name of this.#names().filter((name) => name.startsWith(OLD_PLACE))) {
      const isAside = name.endsWith(OLD_ASIDE);
      const address = name.slice(OLD_PLACE.length, isAside ? -OLD_ASIDE.length : undefined);
      for (const { why, ...item } of read(this.#storage.getItem(name)) ?? []) {
        const kept = { ...item, address, round: Number(address.split("/").at(-1)), order: this.#nextOrder(), at: this.#now() };
        this.#write(isAside ? { ...kept, held: { why } } : kept);
      }
      this.#storage.removeItem(name);
    }
    this.#tell();
  }

  /** Whether a change of the browser's storage is one of the outbox. */
  static isOf(name) {
    return name === null || name.startsWith(PLACE);
  }

  #names() {
    return Array.from({ length: this.#storage.length }, (_, index) => this.#storage.key(index));
  }

  /** The item as it is kept now: another tab may have sent it. */
  #fresh(item) {
    return item && read(this.#storage.getItem(PLACE + item.key));
  }

  #nextOrder() {
    return Math.max(this.#now(), (this.#items.at(-1)?.order ?? 0) + 1);
  }

  #write(item) {
    this.#storage.setItem(PLACE + item.key, JSON.stringify(item));
    const place = this.#items.findIndex((other) => other.key === item.key);
    if (place < 0) this.#items.push(item);
    else this.#items[place] = item;
  }

  #erase(item) {
    this.#storage.removeItem(PLACE + item.key);
    this.#items = this.#items.filter((other) => other.key !== item.key);
  }

  #tell(item) {
    for (const listener of this.#listeners) listener(item);
  }
}

function isOfBoard(one, other) {
  return one.address === other.address && one.board === other.board;
}
