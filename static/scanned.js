// What Enter does in the search of a check-in. A scanner sends it after each card, also where a card is read twice: who is in stays in.

/** Of the rows that are shown the one to be ticked: the only one, unless it is ticked already. */
export function toTick(shown) {
  return shown.length === 1 && shown[0].getAttribute("aria-pressed") !== "true" ? shown[0] : undefined;
}
