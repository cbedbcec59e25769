// The second typing of all results, which finds the slips of the first: nothing is written, only compared.

export class SecondTyping {
  isOn = false;
  #confirmed = new Set();

  toggle() {
    this.isOn = !this.isOn;
    this.#confirmed.clear();
  }

  get count() {
    return this.#confirmed.size;
  }

  isConfirmed(board) {
    return this.#confirmed.has(board);
  }

  /** Whether what was typed is what is in the journal. */
  confirm(board, typed, kept) {
    if (typed !== kept) return false;
    this.#confirmed.add(board);
    return true;
  }

  /** The arbiter looked at the slip and decided. */
  settle(board) {
    this.#confirmed.add(board);
  }
}
