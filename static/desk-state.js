// The line at the foot of the round desk, and the page's title: how many results are in, and what is not saved.

import { fill } from "./desk-rows.js";
import { CLEAR } from "./key-maps.js";

/**
 * What the foot says: `waiting` results are on their way, `held` were refused, `disagreements` boards have two results; `isAway`: the
 * server is not reached.
 */
export function savedWords(words, { waiting, held, disagreements, isAway }) {
  const parts = [];
  if (isAway) parts.push(fill(waiting === 1 ? words.offlineOne : words.offline, { n: waiting }));
  else if (waiting > 0) parts.push(fill(words.waits, { n: waiting }));
  if (held > 0) parts.push(fill(words.heldBack, { n: held }));
  if (parts.length === 0) parts.push(words.saved);
  if (disagreements > 0) parts.push(fill(words.disagree, { n: disagreements }));
  return parts.join(" · ");
}

/** The title with the number of results that are not saved before it. */
export function titled(title, { waiting, held, isAway }) {
  const unsaved = held + (isAway ? waiting : 0);
  return unsaved > 0 ? `(${unsaved}) ${title}` : title;
}

/** How far a round has come, by what the journal holds. */
export function stageOf(entered, all) {
  if (entered === all) return "complete";
  return entered === 0 ? "published" : "running";
}

/** How far the round has come, and the way on: how many results are still to come, or once every one is kept, to the next pairing. */
export function showStage(rows, words, waiting) {
  const missing = rows.all.filter((board) => rows.kept(board) === CLEAR).length;
  const code = stageOf(rows.all.length - missing, rows.all.length);
  const stage = document.getElementById("stage");
  stage.className = `stage stage-${code}`;
  stage.textContent = words.stages[code];
  const next = document.getElementById("next-round");
  if (!next) return;
  next.hidden = code !== "complete" || waiting > 0;
  // Where the last result was typed, the head of the page is out of sight.
  const here = document.getElementById("next-here");
  if (here) here.hidden = next.hidden;
  const waits = document.getElementById("next-waits");
  waits.hidden = !next.hidden;
  waits.textContent = fill(words.pairWaits, { round: waits.dataset.round, n: missing || waiting });
}
