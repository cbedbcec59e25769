// How far the second computer is, looked up again and again; the rest of the page, where somebody may be typing, stays.

const EVERY = 1000;

async function look() {
  const shown = document.getElementById("standing");
  try {
    const answer = await fetch("/standby");
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const told = page.getElementById("standing");
    if (told) shown.replaceChildren(...told.childNodes);
  } catch {
    // The computer is away; what is shown says since when it was heard of.
  }
  setTimeout(look, EVERY);
}

setTimeout(look, EVERY);
