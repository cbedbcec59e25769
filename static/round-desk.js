// The round desk: a key writes, shows at once and moves on. What was typed goes through the device's outbox to the journal; the row's
// mark says how far it has come. Refusals and boards with two results open in their own row.

import { Asked } from "./desk-asked.js";
import { savedWords, showStage, titled } from "./desk-state.js";
import { Rows, button, fill, link, reasonForm } from "./desk-rows.js";
import { Side } from "./desk-side.js";
import { courier, outbox, type } from "./device.js";
import { CLEAR, MAPS, OTHERS, forfeitOfKey, keyOfForfeit, keysOf, readBoardLine, resultOfKey, symbolOf } from "./key-maps.js";
import { listen, refresh } from "./live.js";
import { offerSound, tone } from "./notices.js";
import { SecondTyping } from "./second-typing.js";

const CHANGED_MS = 2000;
const A_YEAR_S = 365 * 24 * 3600;

const desk = document.getElementById("round-desk");
const words = JSON.parse(desk.dataset.words);
const { address } = desk.dataset;
const waitingOf = (board) => outbox.of(address, board);
const heldOf = (board) => outbox.heldOf(address, board);
const rows = new Rows(desk, words, { waitingOf, heldOf, drawn: (board) => side.mark(board) });
const boards = rows.own;
const line = document.getElementById("board-line");
const keysLine = line.closest(".keys-line");
const pad = document.getElementById("pad");
const mapMenu = document.getElementById("key-map");
const title = document.title;
const secondTyping = new SecondTyping();
const side = new Side({ rows, words, chosen: goTo, takesBack: () => void undoOwn() });
const asked = new Asked({ desk, rows, words, tell, done: isOtherwise });

let keyMap = MAPS[mapMenu.value];
let current = null;
let believed = CLEAR; // what the current row showed when the cursor came to it, or what was typed there since
let awaited = null; // the menu that the next key chooses from: "forfeit", "other" or null
let arbitersHere = 0;
let streamOpen = true;

const nameOf = (result) => symbolOf(result) || words.nothing;

/** What a reader of screens says next, without taking the keys away. */
function say(text) {
  document.getElementById("desk-told").textContent = text;
}

/** Says what was done, for eyes too. */
function tell(text) {
  document.getElementById("desk-said").textContent = text;
}

// ---- moving

function select(board, { scroll = true } = {}) {
  if (!boards.includes(board)) return;
  rows.of(current)?.classList.remove("is-current");
  current = board;
  believed = rows.shown(board);
  const row = rows.of(board);
  row.classList.add("is-current");
  if (scroll) row.scrollIntoView({ block: "nearest" });
  const { whiteId, blackId, white, black } = rows.players(board);
  document.getElementById("pad-board").textContent = fill(words.pad, { board, white, black });
  pad.elements.board.value = board;
  pad.elements.was.value = rows.kept(board);
  pad.elements.white.value = whiteId;
  pad.elements.black.value = blackId;
  pad.elements.undo.disabled = false; // what waits on this device can be taken back too
  side.at(board);
  awaitMenu(null);
}

/** A board was chosen beside the boards. */
function goTo(board) {
  if (!boards.includes(board)) return;
  select(board, { scroll: false });
  rows.of(board).scrollIntoView({ block: "center" });
  say(rows.spoken(board));
}

function step(by) {
  const from = current === null && by < 0 ? boards.length : boards.indexOf(current);
  const place = from + by;
  if (place < 0 || place >= boards.length) return;
  select(boards[place]);
  say(rows.spoken(current));
}

/** Puts the cursor nowhere: a key too many changes nothing. */
function rest() {
  rows.of(current)?.classList.remove("is-current");
  current = null;
  document.getElementById("pad-board").textContent = "";
  side.at(null);
  awaitMenu(null);
}

/** On to the next board without a result: below first, then from the top; where there is none, nowhere. */
function moveOn() {
  const place = boards.indexOf(current);
  const empty = (board) => (secondTyping.isOn ? !secondTyping.isConfirmed(board) : rows.shown(board) === CLEAR);
  const next = boards.slice(place + 1).find(empty) ?? boards.slice(0, place).find(empty);
  const written = current;
  if (next !== undefined) select(next);
  else rest();
  say(current === null ? rows.spoken(written) : `${rows.spoken(written)}. ${rows.spoken(current)}`);
}

// ---- writing

/** What a row shows now is known to the arbiter: it is theirs, or they were told. */
function believe(board) {
  if (board === current) believed = rows.shown(board);
}

function send(board, typed) {
  const { seen, round } = desk.dataset;
  void type({ address, round: Number(round), board, ...rows.players(board), seen, ...typed });
}

function write(board, result, reason) {
  if (secondTyping.isOn) return checkAgain(board, result);
  const answers = rows.answersOf(board);
  if (!answers && rows.shown(board) === result && !heldOf(board)) return true;
  tell("");
  // What came in from others while the cursor stood there was not what the arbiter meant to replace: both are kept. Who answers a
  // board with two results has seen what stands.
  const was = answers ? rows.kept(board) : board === current ? believed : rows.shown(board);
  send(board, { was, now: result, reason, answers });
  believe(board);
  return true;
}

/** Takes the board's last entry back: what still waits here is dropped, what is in the journal is undone there. */
function undo(board) {
  const waiting = waitingOf(board);
  if (waiting && !waiting.tried) outbox.drop(address, board);
  else send(board, { was: board === current ? believed : rows.shown(board), undo: true });
}

/** Takes back one's own last act, wherever the cursor is: what still waits here is dropped, else the journal's is undone. */
async function undoOwn() {
  const newest = outbox.waiting.findLast((item) => item.address === address);
  if (newest) {
    undo(newest.board);
    tell(fill(words.tookBackUnsent, { board: newest.board, result: nameOf(newest.now ?? CLEAR) }));
    return;
  }
  await asked.takeBack();
}

/** A board's result was taken back, or its colours were turned. */
function isOtherwise(board, { result, status }) {
  if (status) document.getElementById("status").textContent = status;
  if (result !== undefined) rows.keep(board, result);
  if (board === current) select(board, { scroll: false });
  believe(board);
  rows.draw(board);
  flash(board);
  say(rows.spoken(board));
  showState();
}

function turnColours() {
  if (current !== null) void asked.turn(current);
}

function writeCurrent(result) {
  if (current !== null && write(current, result)) moveOn();
}

/** The second typing: equal moves on, different stops and asks. */
function checkAgain(board, typed) {
  const here = rows.kept(board);
  if (secondTyping.confirm(board, typed, here)) {
    rows.closeNote(board);
    rows.of(board).classList.add("is-confirmed");
    showState();
    return true;
  }
  const text = fill(words.differs, { here: nameOf(here), typed: nameOf(typed) });
  rows.note(
    board,
    text,
    button(fill(words.stays, { result: nameOf(here) }), () => settle(board, here)),
    button(fill(words.becomes, { result: nameOf(typed) }), () => settle(board, typed)),
  );
  return false;
}

function settle(board, result) {
  rows.closeNote(board);
  secondTyping.settle(board);
  rows.of(board).classList.add("is-confirmed");
  if (result !== rows.kept(board)) send(board, { was: rows.kept(board), now: result });
  showState();
  moveOn();
}

// ---- what came of it

/** The server has answered what was typed for a board of this round. */
function takeAnswer({ board }, told) {
  if (told.conflict) {
    rows.keep(board, told.conflict.theirs);
    say(told.conflict.text);
    if (told.conflict.kept === undefined) tell(told.conflict.text);
    void rows.takeDisagreements().then(showState);
  } else if (told.result !== undefined) {
    rows.keep(board, told.result);
    document.getElementById("status").textContent = told.status;
    if (rows.answersOf(board)) void rows.takeDisagreements().then(showState);
  }
  rows.draw(board);
  believe(board);
}

/** What the server refused stands in its row, which shows what is stored. */
function showHeld() {
  for (const board of rows.all) {
    const held = heldOf(board);
    if (!held && rows.of(board).dataset.held) {
      delete rows.of(board).dataset.held;
      rows.closeNote(board);
    }
    if (!held || !rows.fits(held) || rows.of(board).dataset.held === held.key) continue;
    rows.of(board).dataset.held = held.key;
    rows.note(board, ...heldWords(held));
    say(held.held.why);
  }
}

function heldWords(item) {
  const { why, asks, goOn, way } = item.held;
  const what = item.undo ? words.undo : nameOf(item.now);
  const said = [fill(words.you, { result: what }), " ", words.notSaved, " ", why, " "];
  if (asks) said.push(reasonForm(words.correct, words.because, (reason) => sendAgain(item, reason)), " ");
  if (goOn) said.push(button(goOn, () => sendAgain(item)), " ");
  if (way) said.push(link(way.address, way.words), " ");
  said.push(button(words.putAway, () => outbox.remove(item)));
  return said;
}

/** Sends what was asked about, with the answer. */
function sendAgain({ board, now, undo: isUndo, answers }, reason) {
  send(board, { was: rows.kept(board), ...(isUndo ? { undo: true } : { now }), answers, reason, confirmed: true });
}

// ---- the line at the bottom

function showState() {
  const done = boards.filter((board) => rows.shown(board) !== CLEAR).length;
  const isHere = (item) => item.address === address;
  const lying = outbox.waiting.filter(isHere);
  const [waiting, held] = [lying.length, outbox.held.filter(isHere).length];
  const isAway = courier.isAway || !streamOpen;
  side.waits(lying, isAway);
  const said = { waiting, held, disagreements: rows.disagreements, isAway };
  document.getElementById("desk-count").textContent = secondTyping.isOn
    ? fill(words.checked, { n: secondTyping.count, all: boards.length })
    : fill(words.count, { n: done, all: boards.length });
  const state = document.getElementById("desk-saved");
  state.textContent = savedWords(words, said);
  state.classList.toggle("is-offline", isAway || held > 0);
  document.title = titled(title, said);
  document.getElementById("desk-here").textContent = arbitersHere > 1 ? ` · ${fill(words.here, { n: arbitersHere })}` : "";
  document.getElementById("desk-trouble").hidden = !courier.isShutOut;
  // Once somebody has played, nobody leaves or comes without taking results back.
  document.getElementById("attend")?.toggleAttribute("hidden", done > 0);
  showStage(rows, words, waiting);
}

/** Whatever is typed, sent or held is drawn where it changed: at one board, or at all. */
function showChange(item) {
  if (item !== undefined && item.address !== address) return;
  const changed = item === undefined ? boards : [item.board].filter((board) => rows.has(board));
  for (const board of changed) rows.draw(board);
  showHeld();
  showState();
}

function showKeys() {
  // The keys of the plain results stand in the row of the cursor.
  desk.style.setProperty("--keys", `"${[keyMap.white, keyMap.draw, keyMap.black].join(" ")}"`);
  for (const place of desk.querySelectorAll("[data-key]")) {
    place.textContent = keyMap[place.dataset.key];
    // Also in the list of all keys, which a page shows on `?`.
    const named = place.parentElement.dataset;
    named.keys = keysOf(keyMap, place.dataset.key).join(" ");
    named.keysWords = place.nextSibling.textContent.trim();
  }
  for (const place of desk.querySelectorAll("[data-forfeit-key]")) {
    place.textContent = keyOfForfeit(keyMap, place.dataset.forfeitKey);
    place.parentElement.dataset.keys = `f ${place.textContent}`;
  }
}

// ---- keys

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (event.target.closest("input, select, textarea, dialog")) return;
  if (event.key === "Enter" && event.target.closest("button, a")) return;
  if (takeKey(event.key)) event.preventDefault();
}

/** Whether the key meant something here. */
function takeKey(key) {
  if (awaited !== null) return takeMenuKey(key);
  if (key !== "u") asked.forget();
  const result = resultOfKey(keyMap, key);
  if (result !== undefined) {
    writeCurrent(result);
    return true;
  }
  const actions = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: () => step(1),
    f: () => awaitMenu("forfeit"),
    o: () => awaitMenu("other"),
    t: turnColours,
    u: undoOwn,
    b: openLine,
    c: toggleCheck,
  };
  if (!Object.hasOwn(actions, key)) return false;
  actions[key]();
  return true;
}

function takeMenuKey(key) {
  const result = awaited === "forfeit" ? forfeitOfKey(keyMap, key) : OTHERS[Number(key) - 1];
  awaitMenu(null);
  if (result !== undefined) writeCurrent(result);
  return result !== undefined || key === "Escape";
}

function awaitMenu(menu) {
  awaited = menu;
  for (const shown of document.querySelectorAll("[data-menu]")) shown.hidden = shown.dataset.menu !== awaited;
}

function toggleCheck() {
  secondTyping.toggle();
  desk.classList.toggle("is-second-typing", secondTyping.isOn);
  document.getElementById("check-mode").setAttribute("aria-pressed", secondTyping.isOn);
  for (const board of rows.all) rows.of(board).classList.remove("is-confirmed");
  if (secondTyping.isOn) select(boards[0]);
  showState();
}

/** The line for a board's number; where a screen has no room for it, it is there while it is typed into. */
function openLine() {
  keysLine.classList.add("is-asked");
  line.focus();
}

function onLine(event) {
  event.preventDefault();
  const told = readBoardLine(keyMap, line.value);
  const problem = !told ? words.lineUnread : !boards.includes(told.board) ? fill(words.noBoard, { board: told.board }) : "";
  document.getElementById("line-problem").textContent = problem;
  if (problem) {
    line.select();
    return;
  }
  select(told.board);
  if (told.undo) undo(told.board);
  else if (told.result !== undefined) write(told.board, told.result);
  say(rows.spoken(told.board));
  line.value = "";
  // A board without a result: the next key is for it.
  if (!told.undo && told.result === undefined) line.blur();
}

// ---- what others do

function takeResult(told) {
  if (!isHere(told)) return;
  side.typed(told.board, told.result, told.typed);
  side.opens(told.board, told.table);
  if (told.said) rows.say(told.board, told.said);
  if (rows.kept(told.board) === told.result) return;
  if (waitingOf(told.board)) return; // the answer to what was typed here decides
  rows.keep(told.board, told.result);
  rows.draw(told.board);
  flash(told.board);
  say(rows.spoken(told.board));
  showState();
}

/** Whether it is of a board of this page. */
function isHere(told) {
  return String(told.round) === desk.dataset.round && rows.has(told.board);
}

function flash(board) {
  const row = rows.of(board);
  row.classList.add("changed");
  setTimeout(() => row.classList.remove("changed"), CHANGED_MS);
}

/** Two players report different results: it rings, and stands above the boards. */
function takeReports() {
  const before = document.querySelectorAll("#desk-reports li").length;
  void refresh("#desk-reports").then(() => {
    if (document.querySelectorAll("#desk-reports li").length > before) tone();
  });
}

/** How far the games are at the electronic boards. */
function takeMoves({ round, said = {} }) {
  for (const [board, words] of Object.entries(said)) if (isHere({ round, board: Number(board) })) rows.say(Number(board), words);
}

function takeHere(told) {
  arbitersHere = told.arbiters;
  side.here(told);
  showState();
}

const heard = {
  result: takeResult,
  disagreement: () => void rows.takeDisagreements().then(showState),
  asked: takeReports,
  // A player has said something of their own board.
  table(told) {
    if (!isHere(told)) return;
    side.opens(told.board, told.table);
    rows.say(told.board, told.said);
  },
  moves: takeMoves,
  notices: takeMoves,
  here: takeHere,
  async changed({ seq }) {
    if (!(await asked.isOwn(seq))) document.getElementById("desk-stale").hidden = false;
  },
};

// ---- start

for (const board of rows.all) {
  rows.of(board).addEventListener("click", (event) => {
    const inner = event.target.closest("a, button, input, summary");
    if (inner && !inner.classList.contains("result")) return;
    event.preventDefault();
    select(board, { scroll: false });
  });
}
document.addEventListener("keydown", onKey);
document.getElementById("line-form").addEventListener("submit", onLine);
line.addEventListener("blur", () => keysLine.classList.remove("is-asked"));
line.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  line.blur();
  // The keys go on where a result is missing, not over the one that the line has just written.
  if (current !== null && rows.shown(current) !== CLEAR) moveOn();
});
pad.addEventListener("submit", (event) => {
  const pressed = event.submitter;
  if (pressed?.name === "swap") {
    event.preventDefault();
    turnColours();
    return;
  }
  event.preventDefault();
  // The long menu lies over the boards.
  pressed?.closest("details")?.removeAttribute("open");
  if (current === null) return;
  if (pressed?.name === "undo") undo(current);
  else if (pressed) writeCurrent(pressed.value);
});
desk.addEventListener("submit", (event) => {
  const { target, submitter } = event;
  if (!target.classList.contains("disagree") || submitter?.name !== "now") return;
  event.preventDefault();
  write(Number(target.elements.board.value), submitter.value, target.elements.reason.value.trim() || undefined);
});
document.getElementById("check-mode").addEventListener("click", (event) => {
  toggleCheck();
  event.currentTarget.blur();
});
mapMenu.addEventListener("change", () => {
  keyMap = MAPS[mapMenu.value];
  document.cookie = `keys=${encodeURIComponent(mapMenu.value)}; path=/; max-age=${A_YEAR_S}; samesite=lax`;
  showKeys();
  mapMenu.blur();
});
listen(desk.dataset.live, heard, (isConnected) => {
  if (isConnected && !streamOpen) void courier.flush();
  streamOpen = isConnected;
  showState();
});
outbox.listen(showChange);
courier.listen((item, told) => {
  if (item?.address === address && rows.has(item.board)) takeAnswer(item, told);
  showState();
});

showKeys();
desk.classList.add("has-keys");
// What is scrolled to does not lie under the foot, however high it is at this width and zoom.
const foot = desk.querySelector(".desk-foot");
const measure = () => document.documentElement.style.setProperty("--foot", `${foot.offsetHeight}px`);
new ResizeObserver(measure).observe(foot);
offerSound();
// Whoever came for a board stands at it, unless nothing is to be typed there: a page loaded again would put the next key over its result.
const isToType = (board) => rows.shown(board) === CLEAR || rows.answersOf(board) !== undefined;
const boardOfAddress = () => Number(location.hash.replace("#b", ""));
const first = boards.filter(isToType).find((board) => board === boardOfAddress()) ?? boards.find((board) => rows.shown(board) === CLEAR);
if (first === undefined) rest();
else select(first, { scroll: false });
addEventListener("hashchange", () => goTo(boardOfAddress()));
showChange();
measure();
if (location.hash === "") rows.of(current)?.scrollIntoView({ block: "nearest" });
// The page says so after some seconds where this line is not reached: a module that did not load cannot.
document.getElementById("desk-keyless").remove();
