// Being told of new pairings while the page is closed (Web Push): offered where the browser can, which needs HTTPS or the same machine.
// The browser has one address for all events of a server; what it wants of which event the server keeps, and this page remembers.

const part = document.getElementById("push");
const base = document.body.dataset.base;
const PLACE = `sonneborn.push.${base.split("/").at(-1)}`;

/** A key as the server writes it, in octets. */
function octets(key) {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const isSame = (one, other) => one.length === other.length && one.every((octet, place) => octet === other[place]);

/** The browser's address for this server; one that was made with another key is given up. */
async function address() {
  const { pushManager } = await navigator.serviceWorker.ready;
  const key = octets(part.dataset.key);
  const known = await pushManager.getSubscription();
  if (known && isSame(new Uint8Array(known.options.applicationServerKey ?? []), key)) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function send(path, fields) {
  const answer = await fetch(`${base}/me/${path}`, { method: "POST", body: new URLSearchParams(fields) });
  if (!answer.ok) throw new Error(`${answer.status}`);
}

function mark() {
  const chosen = localStorage.getItem(PLACE);
  for (const button of part.querySelectorAll("[data-player]")) {
    button.setAttribute("aria-pressed", String(button.dataset.player === chosen));
  }
  part.querySelector("[data-ends]").hidden = chosen === null;
}

function tell(words) {
  document.getElementById("push-told").textContent = words;
}

async function choose(player) {
  try {
    const { endpoint, keys } = (await address()).toJSON();
    const whose = player === "" ? {} : { player };
    await send("push", { endpoint, public_key: keys.p256dh, auth: keys.auth, ...whose });
    localStorage.setItem(PLACE, player);
    tell(part.dataset.kept);
  } catch (error) {
    tell(error.name === "NotAllowedError" ? part.dataset.refused : part.dataset.failed);
  }
  mark();
}

async function end() {
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const known = await pushManager.getSubscription();
    if (known) await send("push/end", { endpoint: known.endpoint });
    localStorage.removeItem(PLACE);
    tell(part.dataset.ended);
  } catch {
    tell(part.dataset.failed);
  }
  mark();
}

if (part && isSecureContext && navigator.serviceWorker && "PushManager" in globalThis) {
  part.hidden = false;
  mark();
  part.addEventListener("click", ({ target }) => {
    const button = target.closest("button");
    if (button?.dataset.player !== undefined) void choose(button.dataset.player);
    else if (button) void end();
  });
}
