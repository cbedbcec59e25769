// The notices of the live boards: a page that shows them follows them, with a sound for each new one if it is switched on.

import { refresh } from "./live.js";

const SOUND = "sonneborn.sound";
/** The tone of a new notice: its pitch, and how long it lasts. */
const [PITCH_HZ, TONE_S, LOUDNESS] = [880, 0.25, 0.2];
/** However fast boards move, a page is fetched no more often. */
const PAUSE_MS = 250;

let audio;

function isOn() {
  return localStorage.getItem(SOUND) === "on";
}

/** A sound, where it is switched on. */
export function tone() {
  if (!isOn()) return;
  audio ??= new AudioContext();
  const [source, volume] = [audio.createOscillator(), audio.createGain()];
  source.frequency.value = PITCH_HZ;
  volume.gain.setValueAtTime(LOUDNESS, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + TONE_S);
  source.connect(volume).connect(audio.destination);
  source.start();
  source.stop(audio.currentTime + TONE_S);
}

function showSound() {
  const button = document.getElementById("sound");
  if (!button) return;
  button.hidden = false;
  button.setAttribute("aria-pressed", String(isOn()));
  button.textContent = isOn() ? button.dataset.on : button.dataset.off;
}

function unseen() {
  return new Set(Array.from(document.querySelectorAll(".notices li:not(.is-seen)"), (row) => row.dataset.notice));
}

/** Lets the sound be switched on and off by its button, where the page has one. */
export function offerSound() {
  showSound();
  document.addEventListener("click", (event) => {
    if (!event.target.closest?.("#sound")) return;
    localStorage.setItem(SOUND, isOn() ? "off" : "on");
    showSound();
    tone();
  });
}

/** What follows the notices within `selector`: a function to call whenever something may have changed. */
export function follow(selector) {
  let known = unseen();
  let [isFetching, isStale] = [false, false];
  offerSound();
  const draw = async () => {
    if (isFetching) {
      isStale = true;
      return;
    }
    isFetching = true;
    do {
      isStale = false;
      await refresh(selector);
      showSound();
      const now = unseen();
      if (Array.from(now).some((notice) => !known.has(notice))) tone();
      known = now;
      await new Promise((done) => setTimeout(done, PAUSE_MS));
    } while (isStale);
    isFetching = false;
  };
  return () => void draw();
}
