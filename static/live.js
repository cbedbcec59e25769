// The stream of what happens in a tournament. The browser reconnects by itself and says which act it saw last; what it
// missed meanwhile is then told as one `changed`.

/**
 * Listens to `address`. `handlers` maps the names of events (`result`, `changed`, `here`) to functions of their data;
 * `connected(isConnected)` is called when the stream opens or breaks.
 */
export function listen(address, handlers, connected = () => {}) {
  const stream = new EventSource(address);
  for (const [name, handler] of Object.entries(handlers)) {
    stream.addEventListener(name, (event) => handler(JSON.parse(event.data)));
  }
  stream.addEventListener("open", () => connected(true));
  stream.addEventListener("error", () => connected(false));
  addEventListener("pagehide", () => stream.close());
}

/** This page as the server draws it now; nothing where it cannot be had. */
export async function freshPage() {
  try {
    const answer = await fetch(location.href, { headers: { Accept: "text/html" } });
    return answer.ok ? new DOMParser().parseFromString(await answer.text(), "text/html") : undefined;
  } catch {
    return undefined;
  }
}

const roundOf = (place) => place.querySelector("[data-round]")?.dataset.round;

/**
 * Fetches this page again and puts its `selector` in the place of the one shown, without losing the reader's place. Gives the
 * whole page as it is now, nothing where it cannot be had.
 */
export async function refresh(selector) {
  const page = await freshPage();
  if (!page) return undefined;
  const [shown, fresh] = [document.querySelector(selector), page.querySelector(selector)];
  if (!shown || !fresh || shown.innerHTML === fresh.innerHTML) return page;
  const before = new Map(Array.from(shown.querySelectorAll("[id]"), (element) => [element.id, element.textContent]));
  shown.replaceWith(fresh);
  // Another round is another list: nothing of it has changed.
  if (roundOf(shown) !== roundOf(fresh)) return page;
  for (const element of fresh.querySelectorAll("[id]")) {
    if (before.has(element.id) && before.get(element.id) !== element.textContent) element.classList.add("changed");
  }
  return page;
}
