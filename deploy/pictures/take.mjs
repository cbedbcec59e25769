// Takes the two pictures of the README from a running program with the demonstration event:
//
//     sonneborn serve --demo --data-dir /tmp/pictures        (prints the link of the first administrator)
//     npm install playwright-core && node deploy/pictures/take.mjs LINK /usr/bin/chromium
//
// They are written beside this file.

import { chromium } from "playwright-core";
import { fileURLToPath } from "node:url";

const [link, executablePath] = process.argv.slice(2); // the link is used up
const place = (name) => fileURLToPath(new URL(name, import.meta.url));
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const context = await browser.newContext({ viewport: { width: 1280, height: 760 }, locale: "en-GB", colorScheme: "light" });
const page = await context.newPage();

await page.goto(link);
await page.fill("input[name=name]", "Ana Petrescu");
await page.fill("input[name=password]", "six bishops on b7");
await Promise.all([page.waitForURL("**/"), page.click("button.primary")]);
const home = new URL(link).origin;

await page.goto(`${home}/t/1/rounds/7`);
await Promise.all([page.waitForNavigation(), page.click("button.primary")]); // pair
await Promise.all([page.waitForNavigation(), page.click('[data-keys="p"]')]); // publish
for (const key of ["1", "0", "5", "1"]) await page.keyboard.press(key);
// All of them are in the journal, and in the list of what was typed last.
await page.waitForFunction(() => document.querySelectorAll("#side-typed li").length === 4);
await page.screenshot({ path: place("desk.png") });

// A game that is still played, and the board as the arbiter sees it.
await page.goto(`${home}/t/1/claims/7/5`);
await page.fill("textarea[name=record]", "1. e4 e5 2. Nf3 Nc6 3. Be2 Be7 4. Bf1 Bf8 5. Be2 Be7 6. Bf1 Bf8");
await page.check("input[name=claim][value=threefold]", { force: true });
await Promise.all([page.waitForNavigation(), page.click("button[value=examine]")]);
await Promise.all([page.waitForNavigation(), page.click(".findings button[name=stands], .answer button[name=stands]")]);
const found = page.locator(".answer");
await found.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 16));
await page.screenshot({ path: place("ruling.png") });
await browser.close();
