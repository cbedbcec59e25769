// The public pages: find a name while typing, keep it for the next round, and follow the tournament live.

import { asked, person } from "./find.js";
import { listen, refresh } from "./live.js";
import { set, shown } from "./score.js";

const PLACE = `sonneborn.name.${location.pathname.split("/")[2]}`;
/** Phones in a hall do not all ask at the same moment. */
const SPREAD_MS = 3000;

/** Where a name is looked for; a page within another site's has no such place. */
const field = document.querySelector("#find input");

/** Where the reader's clock is another than the hall's, their own time stands beside each start. */
function tellOwnTimes() {
  const form = new Intl.DateTimeFormat(document.documentElement.lang, { weekday: "short", hour: "2-digit", minute: "2-digit" });
  for (const time of document.querySelectorAll("#live time[datetime]:not([data-told])")) {
    time.dataset.told = "";
    const at = new Date(time.dateTime);
    const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(time.dateTime) ?? [];
    const ofHall = (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
    if (sign && -at.getTimezoneOffset() !== ofHall) {
      time.append(` (${document.body.dataset.ownTime.replace("{time}", form.format(at))})`);
    }
  }
}

function find() {
  if (!field) return;
  const isMeant = asked(field.value);
  const isAsked = field.value.trim() !== "";
  let found = 0;
  for (const row of document.querySelectorAll("#live tbody tr")) {
    const boardCell = row.closest("table").dataset.boardCell;
    const board = boardCell === undefined ? undefined : row.cells[boardCell]?.textContent.trim();
    const fits = (cell) => isMeant(person({ texts: [cell.textContent], hint: row.dataset.find, board }));
    // The squares of the score and of games are no words.
    const words = Array.from(row.cells).filter((one) => !one.querySelector(".score, .games"));
    const isMine = isAsked && words.some(fits);
    row.classList.toggle("mine", isMine);
    row.hidden = isAsked && !isMine;
    found += isMine ? 1 : 0;
  }
  document.getElementById("nobody").hidden = !isAsked || found > 0;
}

if (field) {
  field.addEventListener("input", () => {
    localStorage.setItem(PLACE, field.value);
    find();
  });
  document.getElementById("find").addEventListener("submit", (event) => {
    event.preventDefault();
    field.blur();
  });
  if (!field.value) field.value = localStorage.getItem(PLACE) ?? "";
}
find();
tellOwnTimes();

/** The board, the names and the result, for those who do not see it come. */
function say(row) {
  const board = document.querySelector("#live thead th").textContent.trim();
  const [white, black] = Array.from(row.querySelectorAll(".name"), (name) => name.textContent.trim());
  const result = row.querySelector(".score").getAttribute("aria-label");
  document.getElementById("told").textContent = `${board} ${row.cells[0].textContent.trim()}: ${white} ${result} ${black}`;
}

// The page that is shown is in sight among the others, on the narrowest phone too.
document.querySelector(".tabs [aria-current]")?.scrollIntoView({ inline: "center", block: "nearest" });

const asOf = document.getElementById("as-of");

/** Says of when the page is, while nothing new can come, and whether it is another one than was asked for. */
function tellAsOf(instant) {
  const time = new Date(instant).toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" });
  const words = "instead" in document.body.dataset ? asOf.dataset.instead : asOf.dataset.words;
  asOf.textContent = words.replace("{time}", time);
  asOf.hidden = false;
}
if (document.body.dataset.kept) tellAsOf(document.body.dataset.kept);

/** What came by the stream is kept by the service worker too; not by all phones at the same moment. */
const KEEP_WITHIN_MS = 60000;
let keeping;
function keepLater() {
  if (keeping || !navigator.serviceWorker?.controller) return;
  keeping = setTimeout(() => {
    keeping = undefined;
    fetch(location.href).catch(() => {});
  }, Math.random() * KEEP_WITHIN_MS);
}

/** The page that was there before the worker, and all that it is made of. */
function keepThisPage() {
  const files = performance.getEntriesByType("resource").map((entry) => entry.name);
  const own = files.filter((name) => new URL(name).pathname.startsWith("/static/"));
  for (const address of [location.href, ...own]) fetch(address).catch(() => {});
}
if (navigator.serviceWorker) {
  navigator.serviceWorker.addEventListener("controllerchange", keepThisPage, { once: true });
  navigator.serviceWorker.register("/p/sw.js").catch(() => {});
}

/** What belongs to the player whose phone it is stands above every page. */
async function showMe() {
  const place = document.getElementById("me");
  if (!place || !document.cookie.split("; ").some((cookie) => /^me=./.test(cookie))) return;
  const answer = await fetch(`${document.body.dataset.base}/me/card`).catch(() => undefined);
  if (answer?.status !== 200) return;
  const part = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(".me");
  if (part) place.replaceChildren(part);
}
void showMe();

/** Says that the pairings are out, on whatever page. */
function tellPairings(round) {
  const words = document.body.dataset.paired.replace("{round}", round);
  const place = document.getElementById("paired");
  place.firstElementChild.textContent = words;
  place.hidden = false;
  document.title = `● ${words}`;
  navigator.vibrate?.(200);
}

let waiting;

/** Draws the page again, once for all that comes in quickly. */
function refreshLater() {
  clearTimeout(waiting);
  waiting = setTimeout(async () => {
    const page = await refresh("#live");
    find();
    tellOwnTimes();
    void showMe();
    const round = page?.body.dataset.round;
    if (Number(round) > Number(document.body.dataset.round)) tellPairings(round);
    if (round) document.body.dataset.round = round;
    const band = page?.querySelector(".band .round");
    if (band) document.querySelector(".band .round")?.replaceWith(band);
  }, Math.random() * SPREAD_MS);
}

listen(
  document.body.dataset.live,
  {
    result(told) {
      keepLater();
      const count = document.getElementById("count");
      if (count && document.body.dataset.round === String(told.round)) count.textContent = told.count;
      // The score of a match stands beside its boards.
      if (document.querySelector("#live .match")) refreshLater();
      const table = document.querySelector("#live table[data-round]");
      // Standings, crosstable, a player's page: they move on with a round that is complete.
      if (!table && told.settled) refreshLater();
      const cell = document.getElementById(`r${told.board}`);
      if (!table || table.dataset.round !== String(told.round) || !cell) return;
      if (shown(cell) === told.squares.join(" ")) return;
      set(cell, told.squares, told.symbol || document.body.dataset.playing);
      const row = cell.closest("tr");
      if (row.classList.contains("mine")) void showMe();
      say(row);
      cell.classList.remove("changed");
      requestAnimationFrame(() => cell.classList.add("changed"));
    },
    changed: refreshLater,
  },
  (isConnected) => {
    document.body.classList.toggle("is-away", !isConnected);
    if (!isConnected) {
      if (asOf.hidden) tellAsOf(Date.now());
      return;
    }
    // The page that was asked for can be had now.
    if ("instead" in document.body.dataset) location.reload();
    asOf.hidden = true;
    // A page that was kept is older than its stream.
    if (document.body.dataset.kept) refreshLater();
    delete document.body.dataset.kept;
  },
);
