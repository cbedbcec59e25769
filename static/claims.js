// The claim desk: a chosen file is read at once, typed and tapped moves are put on the board without a new page, and every part has
// its key.

import { setUp, tapMoves } from "./claim-board.js";

const desk = document.querySelector("form.claim");

function readFileAtOnce() {
  for (const button of desk.querySelectorAll("[data-reads-file]")) {
    button.hidden = true;
    desk.elements.file.addEventListener("change", () => desk.requestSubmit(button));
  }
}

const button = (step) => desk.querySelector(`button[name="step"][value="${step}"]`);

/** What the desk answers, as its page has it. */
async function answered(form) {
  const answer = await fetch(desk.action, { method: "POST", body: new URLSearchParams(form) });
  return new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("typing");
}

async function putOnBoard(event) {
  const step = event.submitter?.name === "step" ? event.submitter.value : "";
  const adds = step === "add" && desk.elements.next.value.trim() !== "";
  if (!adds && step !== "back") return;
  event.preventDefault();
  const typed = await answered(new FormData(desk, event.submitter));
  // Without the game in the answer something else is wrong: the page itself says what.
  if (!typed) return desk.submit();
  document.getElementById("typing").replaceWith(typed);
  readFileAtOnce();
  if (!matchMedia("(pointer: coarse)").matches) desk.elements.next.focus();
}

const SETTLED_MS = 400;
let settled;

/** A record that is typed or pasted is put on the board too: nobody shall say "it stands so" of another board than the record's. */
function followRecord(event) {
  if (event.target.name !== "record") return;
  for (const asked of desk.querySelectorAll(".asked-board button")) asked.disabled = true;
  // "I compared it" was said of the record as it was.
  if (desk.elements.checked) desk.elements.checked.checked = false;
  clearTimeout(settled);
  settled = setTimeout(showRecord, SETTLED_MS);
}

async function showRecord() {
  const record = desk.elements.record.value;
  const typed = await answered(new FormData(desk)).catch(() => null);
  if (record !== desk.elements.record.value) return;
  for (const part of [".asked-board", "figure[data-fen]", "#legal"]) {
    const shown = typed?.querySelector(part);
    if (shown) document.querySelector(`#typing ${part}`)?.replaceWith(shown);
  }
  // Without an answer the desk judges by the board that was shown, whatever is pressed.
  for (const asked of desk.querySelectorAll(".asked-board button")) asked.disabled = false;
}

/** The board stands as it is shown: told, and the claim examined. */
const confirmExtent = () => desk.querySelector('#typing button[name="stands"]')?.click();

/** What a key does while no field is typed in. */
const KEYS = {
  m: () => desk.elements.next.focus(),
  u: () => button("back")?.click(),
  w: () => { desk.elements.by.value = "white"; },
  b: () => { desk.elements.by.value = "black"; },
  x: () => button("examine").click(),
  s: confirmExtent,
  k: () => button("keep").click(),
  r: () => button("rule")?.click(),
  p: () => document.querySelector("#set-up summary")?.click(),
  o: () => document.querySelector(".other-sheet summary")?.click(),
  c: () => document.querySelector(".seldom summary")?.click(),
};

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const field = event.target.closest("input:not([type=radio], [type=checkbox]), textarea, select");
  if (field) {
    if (event.key === "Escape") field.blur();
    if (event.key === "Enter" && field.name === "rebuilt_move") {
      event.preventDefault();
      button("rebuild-typed").click();
    }
    return;
  }
  const act = KEYS[event.key];
  const claim = /^[1-9]$/.test(event.key) && document.querySelector(`.kind[data-keys="${event.key}"] input`);
  if (act) act();
  else if (claim) claim.click();
  else return;
  event.preventDefault();
}

if (desk) {
  readFileAtOnce();
  desk.addEventListener("submit", putOnBoard);
  desk.addEventListener("input", followRecord);
  addEventListener("keydown", onKey);
  const add = () => desk.requestSubmit(button("add"));
  tapMoves(desk, add);
  const place = (fen) => {
    desk.elements.board.value = fen;
    document.getElementById("set-up").open = false;
    button("examine").click();
  };
  setUp(place, (record, moves) => {
    desk.elements.record.value = record;
    desk.elements.next.value = moves;
    document.getElementById("set-up").open = false;
    if (moves) add();
  });
}
document.getElementById("answer")?.scrollIntoView({ block: "nearest" });
