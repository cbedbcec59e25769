// The one outbox of this device and what sends it, for every module of a page: imported without a version, so that there is one of it.

import { Courier } from "./courier.js";
import { Outbox, newKey } from "./outbox.js";

const TAB = "sonneborn.tab";
const PATIENCE_MS = 8000;

const { account } = document.body.dataset;
const csrf = document.querySelector("meta[name=csrf]").content;

/** This tab, from page to page. */
function tab() {
  const known = sessionStorage.getItem(TAB) ?? newKey();
  sessionStorage.setItem(TAB, known);
  return known;
}

/** Sends one item as the round desk's form would. */
function post(item) {
  const { address, board, whiteId: white, blackId: black, was, key, seen = "0", reason, answers } = item;
  const body = new URLSearchParams({ csrf, seen, board, white, black, was, key });
  if (item.undo) body.set("undo", "yes");
  else body.set("now", item.now);
  if (reason) body.set("reason", reason);
  if (item.confirmed) body.set("confirmed", "yes");
  if (answers) body.set("answers", answers);
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const headers = { Accept: "application/json" };
  return fetch(`${address}/results`, { method: "POST", body, headers, redirect: "error", signal });
}

export const outbox = new Outbox();
export const courier = new Courier({ outbox, post, account, tab: tab() });

/** Keeps what was typed by whoever is logged in here, and sends it. */
export function type(typed) {
  outbox.put({ ...typed, account });
  return courier.flush();
}

outbox.adopt();
addEventListener("storage", (event) => {
  if (!Outbox.isOf(event.key)) return;
  outbox.reload();
  void courier.flush();
});
addEventListener("online", () => void courier.flush());
void courier.flush();
