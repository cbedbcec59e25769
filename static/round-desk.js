// The round desk: a key writes, shows at once and moves on. What was typed goes through the outbox to the journal; the
// row's mark says how far it has come. Conflicts and refusals open in their own row.

import { CLEAR, MAPS, OTHERS, forfeitOfKey, keyOfForfeit, readBoardLine, resultOfKey, symbolOf } from "./key-maps.js";
import { listen, refresh } from "./live.js";
import { offerSound, tone } from "./notices.js";
import { AWAY, MISFIT, Outbox, SENT, newKey } from "./outbox.js";
import { SecondTyping } from "./second-typing.js";

const SENDING = "·";
const KEPT = "✓";
const REFUSED = "!";
const PATIENCE_MS = 8000;
const A_YEAR_S = 365 * 24 * 3600;

const desk = document.getElementById("round-desk");
const words = JSON.parse(desk.dataset.words);
const address = desk.dataset.address;
const rows = new Map();
for (const row of desk.querySelectorAll("tr[data-board]")) rows.set(Number(row.dataset.board), row);
// A deputy may have some of the boards only.
const boards = [...rows.keys()].filter((board) => !rows.get(board).dataset.locked);
const line = document.getElementById("board-line");
const pad = document.getElementById("pad");
const mapMenu = document.getElementById("key-map");

let keyMap = MAPS[mapMenu.value];
let current = null;
let believed = CLEAR; // what the current row showed when the cursor came to it, or what was typed there since
let awaited = null; // the menu that the next key chooses from: "forfeit", "other" or null
let takeBackAsked = null; // the act that `u` takes back when it is pressed again
let arbitersHere = 0;
let streamOpen = true;

const outbox = new Outbox(`sonneborn.results.${address}`, send, showState);
addEventListener("online", () => outbox.flush());
const secondTyping = new SecondTyping();

// ---- rows

function fill(template, values) {
  return template.replaceAll(/\{(\w+)\}/g, (_, name) => values[name]);
}

/** What the journal holds, as far as this page knows. */
function kept(board) {
  return rows.get(board).dataset.result;
}

/** Who sits at a board, as this page shows it: a result is meant for them and for nobody else. */
function players(board) {
  const { whiteId, blackId, white, black } = rows.get(board).dataset;
  return { whiteId, blackId, white, black };
}

/** What the row shows: the newest typing, or else what the journal holds. */
function shown(board) {
  const waiting = outbox.of(board);
  return waiting && !waiting.undo && fits(waiting) ? waiting.now : kept(board);
}

/** `Board 7: Li, Wei – Kovač, Ivo: 1-0`, for those who hear the desk. */
function spoken(board) {
  return `${fill(words.pad, { board, ...players(board) })}: ${symbolOf(shown(board)) || words.nothing}`;
}

/** What a reader of screens says next, without taking the keys away. */
function say(text) {
  document.getElementById("desk-told").textContent = text;
}

function draw(board, mark) {
  const row = rows.get(board);
  const result = row.querySelector(".result");
  result.textContent = symbolOf(shown(board));
  result.setAttribute("aria-label", spoken(board));
  if (mark !== undefined) {
    const cell = row.querySelector(".mark-of");
    cell.textContent = mark;
    cell.title = words[{ [SENDING]: "sending", [KEPT]: "kept", [REFUSED]: "refused" }[mark]] ?? "";
    row.classList.toggle("is-refused", mark === REFUSED);
  }
}

function note(board, ...content) {
  closeNote(board);
  const row = document.createElement("tr");
  row.className = "note";
  row.dataset.noteOf = board;
  const cell = document.createElement("td");
  cell.colSpan = rows.get(board).cells.length;
  cell.append(...content);
  row.append(cell);
  rows.get(board).after(row);
}

function closeNote(board) {
  desk.querySelector(`tr[data-note-of="${board}"]`)?.remove();
}

function button(text, action) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.addEventListener("click", action);
  return made;
}

function reasonForm(label, action) {
  const form = document.createElement("form");
  form.className = "inline";
  const input = document.createElement("input");
  input.name = "reason";
  input.required = true;
  input.placeholder = words.because;
  input.setAttribute("aria-label", words.because);
  const submit = document.createElement("button");
  submit.textContent = label;
  form.append(input, submit);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    action(input.value.trim());
  });
  return form;
}

// ---- moving

function select(board, { scroll = true } = {}) {
  if (!boards.includes(board)) return;
  rows.get(current)?.classList.remove("is-current");
  current = board;
  believed = shown(board);
  const row = rows.get(board);
  row.classList.add("is-current");
  if (scroll) row.scrollIntoView({ block: "nearest" });
  document.getElementById("pad-board").textContent = fill(words.pad, {
    board,
    white: row.dataset.white,
    black: row.dataset.black,
  });
  pad.elements.board.value = board;
  pad.elements.was.value = kept(board);
  pad.elements.white.value = row.dataset.whiteId;
  pad.elements.black.value = row.dataset.blackId;
  awaited = null;
  showMenu();
}

function step(by) {
  const from = current === null && by < 0 ? boards.length : boards.indexOf(current);
  const place = from + by;
  if (place < 0 || place >= boards.length) return;
  select(boards[place]);
  say(spoken(current));
}

/** Puts the cursor nowhere: a key too many changes nothing. */
function rest() {
  rows.get(current)?.classList.remove("is-current");
  current = null;
  document.getElementById("pad-board").textContent = "";
  awaited = null;
  showMenu();
}

/** On to the next board without a result: below first, then from the top; where there is none, nowhere. */
function moveOn() {
  const place = boards.indexOf(current);
  const empty = (board) => (secondTyping.isOn ? !secondTyping.isConfirmed(board) : shown(board) === CLEAR);
  const next = boards.slice(place + 1).find(empty) ?? boards.slice(0, place).find(empty);
  const written = current;
  if (next !== undefined) select(next);
  else rest();
  say(current === null ? spoken(written) : `${spoken(written)}. ${spoken(current)}`);
}

// ---- writing

/** What a row shows now is known to the arbiter: it is theirs, or they were told. */
function believe(board) {
  if (board === current) believed = shown(board);
}

function write(board, result, reason) {
  if (secondTyping.isOn) return checkAgain(board, result);
  if (shown(board) === result) return true;
  closeNote(board);
  tell("");
  // What came in from others while the cursor stood there was not what the arbiter meant to replace: it is a conflict.
  const was = board === current ? believed : shown(board);
  outbox.put({ board, ...players(board), was, now: result, reason });
  believe(board);
  draw(board, SENDING);
  return true;
}

/** Takes the board's last entry back: what still waits here is dropped, what is in the journal is undone there. */
function undo(board) {
  const waiting = outbox.of(board);
  if (waiting && !waiting.tried) {
    outbox.drop(board);
    draw(board, kept(board) === CLEAR ? "" : KEPT);
  } else {
    outbox.put({ board, ...players(board), was: board === current ? believed : shown(board), undo: true });
    draw(board, SENDING);
  }
}

/** Says what was taken back, for eyes too. */
function tell(text) {
  document.getElementById("desk-said").textContent = text;
}

/** Takes back one's own last act, wherever the cursor is: what still waits here is dropped, else the journal's is undone. */
async function undoOwn() {
  const newest = outbox.items.at(-1);
  if (newest) {
    undo(newest.board);
    tell(fill(words.tookBackUnsent, { board: newest.board, result: symbolOf(newest.now) || words.nothing }));
    return;
  }
  const body = new URLSearchParams({ csrf: desk.dataset.csrf, seen: desk.dataset.seen, key: newKey() });
  if (takeBackAsked !== null) body.set("seq", takeBackAsked);
  takeBackAsked = null;
  let told;
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(`${address}/own-last`, { method: "POST", body, redirect: "error", signal });
    told = await answer.json();
  } catch {
    tell(words.takeBackAway);
    return;
  }
  takeBackAsked = told.asked ?? null;
  tell(told.said);
  if (told.status) document.getElementById("status").textContent = told.status;
  if (rows.has(told.board)) {
    rows.get(told.board).dataset.result = told.result;
    believe(told.board);
    draw(told.board, told.result === CLEAR ? "" : KEPT);
    closeNote(told.board);
  }
  showState();
}

function writeCurrent(result) {
  if (current !== null && write(current, result)) moveOn();
}

/** The second typing: equal moves on, different stops and asks. */
function checkAgain(board, typed) {
  const here = kept(board);
  if (secondTyping.confirm(board, typed, here)) {
    closeNote(board);
    rows.get(board).classList.add("is-confirmed");
    showState();
    return true;
  }
  const text = fill(words.differs, { here: symbolOf(here) || words.nothing, typed: symbolOf(typed) || words.nothing });
  note(
    board,
    text,
    button(fill(words.stays, { result: symbolOf(here) || words.nothing }), () => settle(board, here)),
    button(fill(words.becomes, { result: symbolOf(typed) || words.nothing }), () => settle(board, typed)),
  );
  return false;
}

function settle(board, result) {
  closeNote(board);
  secondTyping.settle(board);
  rows.get(board).classList.add("is-confirmed");
  if (result !== kept(board)) {
    outbox.put({ board, ...players(board), was: kept(board), now: result });
    draw(board, SENDING);
  }
  showState();
  moveOn();
}

// ---- sending

/** Whether the pairing for which an item was typed is the one on this page. */
function fits(item) {
  const row = rows.get(item.board);
  return row !== undefined && row.dataset.whiteId === item.whiteId && row.dataset.blackId === item.blackId;
}

/** Sends one item of the outbox, and says what came of it. */
async function send(item) {
  if (!fits(item)) return [MISFIT, words.gone];
  const body = new URLSearchParams({
    csrf: desk.dataset.csrf,
    seen: desk.dataset.seen,
    board: item.board,
    white: item.whiteId,
    black: item.blackId,
    was: item.was,
    key: item.key,
  });
  if (item.undo) body.set("undo", "yes");
  else body.set("now", item.now);
  if (item.reason) body.set("reason", item.reason);
  let answer;
  try {
    answer = await fetch(`${address}/results`, {
      method: "POST",
      body,
      headers: { Accept: "application/json" },
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch {
    return [AWAY];
  }
  if (answer.status >= 500) return [AWAY];
  let told;
  try {
    told = await answer.json();
  } catch {
    return [AWAY];
  }
  if (answer.status === 401 || answer.status === 403) {
    // Logged out, or the form's token is out of date: what was typed stays here until the page is loaded again.
    document.getElementById("desk-trouble").hidden = false;
    return [AWAY];
  }
  const why = told.error ?? (told.needs_reason ? undefined : told.refused);
  if (why) {
    draw(item.board, REFUSED);
    return [MISFIT, why];
  }
  takeAnswer(item, told);
  return [SENT];
}

function takeAnswer(item, told) {
  const { board } = item;
  if (told.conflict) {
    const mine = shown(board);
    outbox.drop(board);
    rows.get(board).dataset.result = told.conflict.theirs;
    draw(board, REFUSED);
    showConflict(board, mine, told.conflict);
  } else if (told.refused) {
    const mine = shown(board);
    outbox.drop(board);
    draw(board, REFUSED);
    note(
      board,
      told.refused,
      " ",
      reasonForm(words.correct, (reason) => write(board, mine, reason)),
      " ",
      button(words.goBack, () => dismiss(board)),
    );
  } else {
    rows.get(board).dataset.result = told.result;
    document.getElementById("status").textContent = told.status;
    if (item.undo) outbox.believe(item, told.result);
    if (outbox.of(board) === item) outbox.drop(board);
    draw(board, outbox.of(board) ? SENDING : told.result === CLEAR ? "" : KEPT);
  }
  believe(board);
}

function dismiss(board) {
  closeNote(board);
  draw(board, kept(board) === CLEAR ? "" : KEPT);
}

function showConflict(board, mine, conflict) {
  note(
    board,
    fill(words.you, { result: symbolOf(mine) || words.nothing }),
    " ",
    conflict.text,
    button(words.keepTheirs, () => dismiss(board)),
    reasonForm(words.mineIsRight, (reason) => {
      closeNote(board);
      outbox.put({ board, ...players(board), was: kept(board), now: mine, reason });
      draw(board, SENDING);
    }),
  );
}

// ---- the line at the bottom

function showState() {
  showMisfits();
  const done = boards.filter((board) => shown(board) !== CLEAR).length;
  showStage();
  document.getElementById("desk-count").textContent = secondTyping.isOn
    ? fill(words.checked, { n: secondTyping.count, all: boards.length })
    : fill(words.count, { n: done, all: boards.length });
  const waits = outbox.items.length;
  const offline = outbox.isOffline || !streamOpen;
  const state = document.getElementById("desk-saved");
  state.textContent = offline ? fill(words.offline, { n: waits }) : waits > 0 ? fill(words.waits, { n: waits }) : words.saved;
  state.classList.toggle("is-offline", offline);
  document.getElementById("desk-here").textContent = arbitersHere > 1 ? ` · ${fill(words.here, { n: arbitersHere })}` : "";
}

/** How far the round has come, and the way on once every result is kept. */
function showStage() {
  const entered = [...rows.keys()].filter((board) => kept(board) !== CLEAR).length;
  const code = entered === rows.size ? "complete" : entered === 0 ? "published" : "running";
  const stage = document.getElementById("stage");
  stage.className = `stage stage-${code}`;
  stage.textContent = words.stages[code];
  const next = document.getElementById("next-round");
  if (next) next.hidden = code !== "complete" || outbox.items.length > 0;
}

/** What was typed and fits nowhere any more, until somebody has looked at it. */
function showMisfits() {
  const place = document.getElementById("misfits");
  place.hidden = outbox.misfits.length === 0;
  place.querySelector("p").textContent = words.misfits;
  const lines = outbox.misfits.map((misfit) => {
    const result = misfit.undo ? words.undo : symbolOf(misfit.now) || words.nothing;
    const { board, white = "?", black = "?", why } = misfit;
    const item = document.createElement("li");
    const away = button(words.close, () => {
      outbox.dismiss(misfit);
      if (rows.has(board) && !outbox.of(board)) dismiss(board);
    });
    item.append(fill(words.misfit, { board, white, black, result }), ". ", why, " ", away);
    return item;
  });
  place.querySelector("ul").replaceChildren(...lines);
}

function showMenu() {
  for (const menu of document.querySelectorAll("[data-menu]")) menu.hidden = menu.dataset.menu !== awaited;
}

function showKeys() {
  for (const place of desk.querySelectorAll("[data-key]")) place.textContent = keyMap[place.dataset.key];
  for (const place of desk.querySelectorAll("[data-forfeit-key]")) {
    place.textContent = keyOfForfeit(keyMap, place.dataset.forfeitKey);
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
  if (key !== "u") takeBackAsked = null;
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
    u: undoOwn,
    b: () => line.focus(),
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
  showMenu();
}

function toggleCheck() {
  secondTyping.toggle();
  desk.classList.toggle("is-second-typing", secondTyping.isOn);
  document.getElementById("check-mode").setAttribute("aria-pressed", secondTyping.isOn);
  for (const row of rows.values()) row.classList.remove("is-confirmed");
  if (secondTyping.isOn) select(boards[0]);
  showState();
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
  else write(told.board, told.result);
  say(spoken(told.board));
  line.value = "";
}

// ---- start

for (const [board, row] of rows) {
  row.addEventListener("click", (event) => {
    const inner = event.target.closest("a, button, input, summary");
    if (inner && !inner.classList.contains("result")) return;
    event.preventDefault();
    select(board, { scroll: false });
  });
}
document.addEventListener("keydown", onKey);
document.getElementById("line-form").addEventListener("submit", onLine);
line.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  line.blur();
  // The keys go on where a result is missing, not over the one that the line has just written.
  if (current !== null && shown(current) !== CLEAR) moveOn();
});
pad.addEventListener("submit", (event) => {
  const pressed = event.submitter;
  if (pressed?.name === "swap") return; // a page of its own
  event.preventDefault();
  // The long menu lies over the boards.
  pressed?.closest("details")?.removeAttribute("open");
  if (current === null) return;
  if (pressed?.name === "undo") undo(current);
  else if (pressed) writeCurrent(pressed.value);
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

listen(
  desk.dataset.live,
  {
    result(told) {
      if (String(told.round) !== desk.dataset.round || !rows.has(told.board)) return;
      const row = rows.get(told.board);
      if (row.dataset.result === told.result) return;
      if (outbox.of(told.board)) return; // the answer to what was typed here decides
      row.dataset.result = told.result;
      draw(told.board, told.result === CLEAR ? "" : KEPT);
      row.classList.add("changed");
      setTimeout(() => row.classList.remove("changed"), 2000);
      say(spoken(told.board));
      showState();
    },
    changed() {
      document.getElementById("desk-stale").hidden = false;
    },
    // Two players report different results: it rings, and stands above the boards.
    asked() {
      const before = document.querySelectorAll("#desk-reports li").length;
      void refresh("#desk-reports").then(() => {
        if (document.querySelectorAll("#desk-reports li").length > before) tone();
      });
    },
    here(told) {
      arbitersHere = told.arbiters;
      showState();
    },
  },
  (isConnected) => {
    if (isConnected && !streamOpen) outbox.flush();
    streamOpen = isConnected;
    showState();
  },
);

for (const item of outbox.items) if (fits(item)) draw(item.board, SENDING);
outbox.flush();
showKeys();
offerSound();
const open = boards.find((board) => shown(board) === CLEAR);
if (open === undefined) rest();
else select(open, { scroll: false });
showState();
desk.classList.add("has-keys");
