// Sends what the outbox holds, one after the other in the order of typing, from whatever page is open. Of several tabs one sends at a
// time; where two should do so all the same, the server knows the second by its key. What the network did not take is tried again;
// what the server refused is held, and the rest goes on.

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 10000;
/** How long a tab that sends is waited for: longer than a request may take. */
const TURN_MS = 10000;
const TURN = "sonneborn.courier";

/** What came of sending an item. */
const [SENT, AWAY, HELD] = ["sent", "away", "held"];

export class Courier {
  #outbox;
  #post;
  #account;
  #tab;
  #storage;
  #now;
  #listeners = new Set();
  #sending = null;
  #retryMs = FIRST_RETRY_MS;
  #timer = null;
  /** Whether the last attempt found no server. */
  isAway = false;
  /** Whether the server does not know this page's log-in any more. */
  isShutOut = false;

  /**
   * `post(item)` sends it and gives the answer of `fetch`; `account` is who is logged in here: what others typed waits for them. `tab`
   * tells this tab from others, from page to page.
   */
  constructor({ outbox, post, account, tab, storage = localStorage, now = Date.now }) {
    this.#outbox = outbox;
    this.#post = post;
    this.#account = account;
    this.#tab = tab;
    this.#storage = storage;
    this.#now = now;
  }

  /** Calls `listener(item, told)` for each answer, and `listener()` where sending begins or ends. */
  listen(listener) {
    this.#listeners.add(listener);
  }

  /** Whether an item is sent by whoever is logged in here. */
  isOwn(item) {
    return item.account === undefined || item.account === this.#account;
  }

  /** Sends what waits; resolves when nothing does, or the server is away. */
  flush() {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null;
      this.#tell();
    });
    return this.#sending;
  }

  async #sendAll() {
    clearTimeout(this.#timer);
    for (let item = this.#next(); item; item = this.#next()) {
      if (!this.#takesTurn()) {
        this.#retryLater();
        return;
      }
      this.#outbox.tried(item);
      const [outcome, told] = await this.#send(item);
      this.isAway = outcome === AWAY;
      if (this.isAway) {
        this.#retryLater();
        return;
      }
      this.#retryMs = FIRST_RETRY_MS;
      if (item.undo && outcome === SENT && told.result !== undefined) this.#outbox.believe(item, told.result);
      if (outcome === HELD) this.#outbox.hold(item, told);
      else this.#outbox.remove(item);
      this.#tell(item, told);
    }
    this.#endsTurn();
  }

  #next() {
    return this.#outbox.waiting.find((item) => this.isOwn(item));
  }

  async #send(item) {
    let answer;
    let told;
    try {
      answer = await this.#post(item);
      if (answer.status >= 500) return [AWAY];
      told = await answer.json();
    } catch {
      return [AWAY];
    }
    this.isShutOut = answer.status === 401 || answer.status === 403;
    if (this.isShutOut) return [AWAY];
    if (told.error !== undefined) return [HELD, { why: told.error }];
    if (told.refused !== undefined) {
      const { refused: why, needs_reason: asks, go_on: goOn, way } = told;
      return [HELD, { why, asks, goOn: goOn ?? undefined, way: way ?? undefined }];
    }
    return [SENT, told];
  }

  /** Whether no other tab is sending. */
  #takesTurn() {
    const { tab, until } = JSON.parse(this.#storage.getItem(TURN) ?? "{}");
    if (tab !== undefined && tab !== this.#tab && until > this.#now()) return false;
    this.#storage.setItem(TURN, JSON.stringify({ tab: this.#tab, until: this.#now() + TURN_MS }));
    return true;
  }

  #endsTurn() {
    this.#storage.removeItem(TURN);
  }

  #retryLater() {
    this.#timer = setTimeout(() => this.flush(), this.#retryMs);
    this.#retryMs = Math.min(this.#retryMs * 2, LAST_RETRY_MS);
  }

  #tell(item, told) {
    for (const listener of this.#listeners) listener(item, told);
  }
}
