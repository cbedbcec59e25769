// A list of hundreds of megabytes shows how far it is: first on its way here, then while it is imported.

const form = document.getElementById("list-upload");
const POLL_MS = 700;

form?.addEventListener("submit", (event) => {
  event.preventDefault();
  const bar = document.getElementById("upload-progress");
  const request = new XMLHttpRequest();
  bar.hidden = false;
  request.upload.addEventListener("progress", (sent) => { bar.value = sent.loaded * 100 / sent.total; });
  request.addEventListener("load", () => {
    const page = new DOMParser().parseFromString(request.responseText, "text/html");
    if (!page.querySelector("#import-state .problem")) return location.assign("/rating-lists");
    bar.hidden = true;
    document.getElementById("import-state").replaceWith(page.getElementById("import-state"));
  });
  // Without an answer the browser sends the form itself and shows what stands against it.
  request.addEventListener("error", () => form.submit());
  request.open("POST", "/rating-lists");
  request.send(new FormData(form));
});

async function poll() {
  if (!document.querySelector("[data-running]")) return;
  const answer = await fetch("/rating-lists").catch(() => null);
  if (answer?.ok) {
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (!page.querySelector("[data-running]")) return location.reload();
    document.getElementById("import-state").replaceWith(page.getElementById("import-state"));
  }
  setTimeout(poll, POLL_MS);
}
setTimeout(poll, POLL_MS);
