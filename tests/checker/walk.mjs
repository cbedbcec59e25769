// The page of the checker as a stranger has it: a browser with an empty profile, a server of files, and then no server.
// `node walk.mjs FOLDER`: FOLDER is what deploy/checker made, or a published event, from whose first page it is found. With PICTURES=DIR
// in the environment it keeps what it saw.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";

const folder = process.argv[2];
const KINDS = {
  ".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".wasm": "application/wasm", ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};
const PATIENCE = 60_000;

const work = mkdtempSync(join(tmpdir(), "checker-"));
const asked = [];
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  const path = normalize(new URL(request.url, "http://x").pathname).replace(/\/$/, "/index.html");
  try {
    const content = readFileSync(join(folder, path));
    response.writeHead(200, { "content-type": KINDS[extname(path)] ?? "application/octet-stream" }).end(content);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
const address = `http://127.0.0.1:${server.address().port}/`;

const driver = spawn("chromedriver", ["--port=0"], { stdio: ["ignore", "pipe", "inherit"] });
const port = await new Promise((found) => {
  let told = "";
  driver.stdout.on("data", (data) => {
    told += data;
    const named = told.match(/started successfully on port (\d+)/);
    if (named) found(named[1]);
  });
});

async function command(method, path, body) {
  const options = { method, headers: { "content-type": "application/json" } };
  if (body) options.body = JSON.stringify(body);
  const answer = await (await fetch(`http://127.0.0.1:${port}${path}`, options)).json();
  if (answer.value?.error) throw new Error(`${path}: ${answer.value.message}`);
  return answer.value;
}

const args = ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", `--user-data-dir=${join(work, "profile")}`];
const { sessionId } = await command("POST", "/session", {
  capabilities: { alwaysMatch: { browserName: "chrome", "goog:chromeOptions": { args: [...args, "--window-size=1280,900"] } } },
});
const at = `/session/${sessionId}`;
const run = (script, ...rest) => command("POST", `${at}/execute/sync`, { script, args: rest });

async function until(what, script) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const found = await run(script);
    if (found) return found;
    if (Date.now() > end) throw new Error(`not seen: ${what}\n${await run("return document.body.innerText")}`);
    await new Promise((later) => setTimeout(later, 50));
  }
}

async function picture(name) {
  if (!process.env.PICTURES) return;
  writeFileSync(join(process.env.PICTURES, `${name}.png`), Buffer.from(await command("GET", `${at}/screenshot`), "base64"));
}

async function give(name, text) {
  const file = join(work, name);
  writeFileSync(file, text);
  await run("document.getElementById('answer').replaceChildren()");
  const found = await command("POST", `${at}/element`, { using: "css selector", value: "#file" });
  await command("POST", `${at}/element/${Object.values(found)[0]}/value`, { text: file });
  await until("an answer", "return document.querySelector('#answer section, #answer .verdict') !== null");
  return run("return document.getElementById('answer').innerText");
}

/** The same by a hand that drops it on the page. */
async function drop(name, text) {
  await run("document.getElementById('answer').replaceChildren()");
  await run(`const dropped = new DataTransfer();
    dropped.items.add(new File([arguments[1]], arguments[0]));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: dropped, bubbles: true, cancelable: true }));`, name, text);
  await until("an answer", "return document.querySelector('#answer section, #answer .verdict') !== null");
  return run("return document.getElementById('answer').innerText");
}

const examine = "document.querySelector('#claim form').requestSubmit()";
const verdict = "return document.querySelector('#claim .verdict')?.innerText";

const player = (number, name, rest) =>
  `001 ${String(number).padStart(4)}      ${name.padEnd(33)} ${String(2400 - number * 10).padStart(4)} NOR ${" ".repeat(24)}${rest}`;
const FIELD = [
  "012 Four rounds to check", "XXR 3", "XXC white1",
  player(1, "Able, Ann", "1.0    1     3 w 1"), player(2, "Baker, Bo", "1.0    2     4 b 1"),
  player(3, "Cole, Cy", "0.0    3     1 b 0"), player(4, "Dean, Di", "0.0    4     2 w 0"), "",
].join("\n");
const GAME = `[Event "E"]\n[White "Able"]\n[Black "Baker"]\n[Result "*"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *\n`;

try {
  await command("POST", `${at}/url`, { url: address });
  // Of a published event.
  const found = `return document.getElementById("drop") ? location.href : document.querySelector("a[href$='checker/index.html']")?.href`;
  const page = await until("the page or the way to it", found);
  if (page !== (await run("return location.href"))) await command("POST", `${at}/url`, { url: page });
  await until("the page", "return !document.getElementById('drop').hidden");
  await picture("empty");
  await until("the page is kept", "return navigator.serviceWorker.controller !== null");

  const before = asked.length;
  const checked = await give("event.trf", FIELD);
  assert.match(checked, /Four rounds to check/);
  assert.match(checked, /Nothing differs/);
  assert.match(checked, /1 Able, Ann\s+2 Baker, Bo|2 Baker, Bo\s+1 Able, Ann/, "the winners meet in the next round");
  await picture("tournament");

  const changed = FIELD.replace("1     3 w 1", "1     2 w 1").replace("2     4 b 1", "2     1 b 0");
  const broken = changed.replace("3     1 b 0", "3     4 b 0").replace("4     2 w 0", "4     3 w 1");
  assert.match(await drop("other.trf", broken), /Something differs/);
  const headings = "return [...document.querySelectorAll('#answer h3')].map((heading) => heading.innerText)";
  assert.equal((await run(headings)).filter((heading) => heading === "Pairings").length, 1, "each part stands once");
  assert.ok(await run("return document.querySelector('#answer li li li') !== null"), "reasons stand under what they explain");
  await picture("differs");
  assert.match(await give("bad.trf", FIELD.replace("1.0    1", "9.9    x")), /[Ll]ine/, "a place is told");

  assert.match(await give("game.pgn", GAME), /Able/);
  await run(examine);
  assert.match(await until("a ruling", verdict), /[Nn]ot decided/, "nothing is decided on an unconfirmed record");
  await run("document.querySelector('#claim [name=checked]').click()");
  await run("document.querySelector('#claim [name=by]').value = 'white'");
  await run("document.querySelector('#claim .verdict').remove()");
  await run(examine);
  assert.match(await until("a ruling", verdict), /[Rr]ight/);
  await picture("claim");

  await run("const l = document.getElementById('language'); l.value = 'zh-Hans'; l.dispatchEvent(new Event('change'))");
  assert.match(await run("return document.querySelector('h1').innerText"), /核查/);
  await picture("zh-Hans");
  const sent = asked.slice(before).filter((line) => !line.endsWith(".woff2"));
  assert.deepEqual(sent, [], "nothing is fetched or sent once the page is there");

  await run("const l = document.getElementById('language'); l.value = 'en'; l.dispatchEvent(new Event('change'))");
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  await command("POST", `${at}/url`, { url: page });
  await until("the page without a server", "return !document.getElementById('drop').hidden");
  assert.match(await give("event.trf", FIELD), /Nothing differs/);
  await command("POST", `${at}/window/rect`, { width: 390, height: 844 });
  const width = "return document.documentElement.scrollWidth <= document.documentElement.clientWidth";
  assert.ok(await run(width), "no page scrolls sideways");
  await picture("phone");
  console.log("tests/checker: a tournament, a game, a claim, seven languages, and the same without a server");
} finally {
  await command("DELETE", at);
  driver.kill();
  server.close();
  rmSync(work, { recursive: true, force: true });
}
