// What if: each supposed result redraws the table at once; the address holds the suppositions, nothing else does.

const form = document.getElementById("suppositions");
form?.addEventListener("change", async () => {
  const asked = new URL(location.href);
  asked.search = new URLSearchParams([...new FormData(form)].filter(([, code]) => code)).toString();
  const answer = await fetch(asked, { headers: { Accept: "text/html" } });
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  document.getElementById("supposed").replaceWith(page.getElementById("supposed"));
  history.replaceState(null, "", asked);
});
