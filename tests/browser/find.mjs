// The pages' search against the table of the server's rule. Who fits there is found here, and nobody else.
// Run by `cargo test --test house search`, or by hand: node tests/browser/find.mjs

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { asked, person } from "../../static/find.js";

const cases = JSON.parse(readFileSync(new URL("../exchange/search.json", import.meta.url)));
const text = (value) => (value === undefined ? undefined : String(value));
for (const { name, hint, others = [], number, board, fide_id, asked: typed, fit } of cases) {
  // On a page everybody is shown while nothing is typed.
  if (!typed) continue;
  const who = person({ texts: [name, ...others], hint, number: text(number), board: text(board), id: text(fide_id) });
  assert.equal(asked(typed)(who), fit !== null, `${typed} for ${name}`);
}
