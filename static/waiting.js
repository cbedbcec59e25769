// What waits on this device, on every page of an arbiter: which results, in which order, and what was refused. A round is not paired
// over them, the tab is not closed over them, and whoever leaves says how many they leave.

import { courier, outbox } from "./device.js";
import { button, fill, link } from "./desk-rows.js";
import { symbolOf } from "./key-maps.js";

/** What is on its way for so long is said; what takes less would only flicker. */
const SOON_MS = 1500;
/** So long a page that pairs waits for what is on its way. */
const PATIENCE_MS = 5000;
/** What changes a round as a whole, or ends the event. */
const OVER_RESULTS = /^\/t\/\d+\/(rounds\/\d+\/(pair|publish|unpublish)|reports\/close)$/;

const place = document.getElementById("waiting");
const words = JSON.parse(place.dataset.words);
const desk = document.getElementById("round-desk");

let stays = false; // within this program, where the next page goes on sending; without a connection there is no next page
let isAsking = false; // the question stands until it is answered, whatever comes meanwhile

const eventOf = (address) => address.split("/").slice(0, 3).join("/");
/** Where a press sends its form; a button without an address of its own would name the page. */
const pathOf = (form, submitter) =>
  new URL(submitter?.hasAttribute("formaction") ? submitter.formAction : form.action).pathname;
const isAtDesk = ({ address }) => address === desk?.dataset.address;

function itemWords({ round, board, white = "?", black = "?", now, undo, account }) {
  const result = undo ? words.undo : symbolOf(now) || words.nothing;
  const said = fill(words.item, { round, board, white, black, result });
  return courier.isOwn({ account }) ? said : `${said} (${fill(words.others, { who: account })})`;
}

function line(...content) {
  const item = document.createElement("li");
  item.append(...content);
  return item;
}

function heldLine(item) {
  const { why, way } = item.held;
  const parts = [`${itemWords(item)}. `, why, " "];
  if (way) parts.push(link(way.address, way.words), " ");
  parts.push(button(words.putAway, () => outbox.remove(item)));
  return line(...parts);
}

function list(heading, lines, ...after) {
  if (lines.length === 0) return [];
  const [head, items] = [document.createElement("p"), document.createElement("ol")];
  head.textContent = heading;
  items.append(...lines);
  return [head, items, ...after];
}

/** Results that have waited for a while, or cannot be sent; the desk itself shows those of its round. */
function told() {
  const isLate = (item) => courier.isAway || !courier.isOwn(item) || Date.now() - item.at > SOON_MS;
  const waiting = outbox.waiting.filter((item) => isLate(item) && !isAtDesk(item));
  const held = outbox.held.filter((item) => !isShownInRow(item));
  return { waiting, held };
}

/** Whether the desk says it under the board. */
function isShownInRow(item) {
  const row = isAtDesk(item) && desk.querySelector(`tr[data-board="${item.board}"]`);
  return row && row.dataset.whiteId === item.whiteId && row.dataset.blackId === item.blackId;
}

function show() {
  if (isAsking) return;
  const { waiting, held } = told();
  const send = button(words.sendNow, () => void courier.flush());
  const login = courier.isShutOut ? [link(location.href, words.logInAgain)] : [send];
  place.replaceChildren(
    ...list(fill(words.waits, { n: waiting.length }), waiting.map((item) => line(itemWords(item))), ...login),
    ...list(fill(words.held, { n: held.length }), held.map(heldLine)),
  );
  place.hidden = waiting.length + held.length === 0;
}

/** Says what lies here before a round is paired over it, and goes on once it is sent or the arbiter says so. */
function askFirst(form, submitter) {
  const event = eventOf(pathOf(form, submitter));
  const here = () => outbox.waiting.filter((item) => eventOf(item.address) === event);
  const goOn = () => {
    isAsking = false;
    form.dataset.asked = "yes";
    form.requestSubmit(submitter);
  };
  const ask = () => {
    if (here().length === 0) {
      goOn();
      return;
    }
    isAsking = true;
    place.replaceChildren(
      ...list(fill(words.first, { n: here().length }), here().map((item) => line(itemWords(item)))),
      button(words.sendFirst, () => void waitFor(here).then(ask)),
      " ",
      button(words.goOn, goOn),
    );
    place.hidden = false;
    place.scrollIntoView({ block: "nearest" });
    place.querySelector("button")?.focus();
  };
  void waitFor(here).then(ask);
}

/** Until nothing is left, or for a while. */
async function waitFor(left) {
  const patience = new Promise((done) => setTimeout(done, PATIENCE_MS));
  if (left().length > 0) await Promise.race([courier.flush(), patience]);
}

addEventListener("submit", (event) => {
  const { target: form, submitter } = event;
  const pathname = pathOf(form, submitter);
  const ofForm = eventOf(pathname);
  const waits = outbox.waiting.some((item) => eventOf(item.address) === ofForm);
  if (OVER_RESULTS.test(pathname) && waits && form.dataset.asked === undefined) {
    event.preventDefault();
    askFirst(form, submitter);
  } else if (!event.defaultPrevented) {
    stays = !courier.isAway;
  }
});
addEventListener("click", (event) => {
  const to = event.target.closest?.("a[href]");
  if (to && to.origin === location.origin && !event.defaultPrevented) stays = !courier.isAway;
});
addEventListener("beforeunload", (event) => {
  if (!stays && outbox.waiting.length > 0) event.preventDefault();
  stays = false;
});
addEventListener("pagehide", () => {
  const { away } = place.dataset;
  if (!away) return;
  const csrf = document.querySelector("meta[name=csrf]").content;
  navigator.sendBeacon(away, new URLSearchParams({ csrf, seen: 0, unsent: outbox.waiting.length }));
});

// What came too late for the standings, and stands in the rating report.
for (const { corrects, board, result } of Array.from(document.querySelectorAll("[data-corrects]"), (row) => row.dataset)) {
  outbox.settle(corrects, Number(board), result);
}
outbox.listen(show);
courier.listen(show);
setInterval(show, SOON_MS);
show();
