/** Habits of Discord that the preview has not: commands may be typed, no press is lost, times move, a
 * form begins in its first field, no picture blinks, and the channel follows its newest message until
 * somebody scrolls up or presses in a private panel; then the end of that message stays where it is.
 * The private answer to a press is a new message at the end, and so is a lobby that it opens, whose next
 * button is green: the channel goes there. */

import "./pictures.js";
import "./presses.js";
import "./times.js";
import "./typed.js";

const timeline = document.getElementById("channel-timeline");
const list = document.getElementById("channel-message-list");
const latest = document.getElementById("new-messages");
const SETTLING = 1500;
const BY_HAND = 800;
const NEAR = 80;
const ANSWERING = 60_000;
let following = true;
let byHand = 0;
let until = 0;
let holding = 0;
let pressed = -Infinity;
let answer = null;
let held = null;

/** Pictures still load and the preview has its own mind, so the end is kept for a while. */
function hold() {
  clearTimeout(holding);
  if (!following && !held?.message.isConnected) return;
  const end = following ? (answer?.isConnected ? answer : list) : held.message;
  const there = following ? timeline.getBoundingClientRect().bottom : held.bottom;
  timeline.scrollTop += Math.ceil(end.getBoundingClientRect().bottom - there);
  if (performance.now() < until) holding = setTimeout(hold, 100);
}

function grown() {
  until = performance.now() + SETTLING;
  hold();
}

function isPrivate(message) {
  return message.querySelector(".message-ephemeral-note") !== null;
}

function touched() {
  byHand = performance.now();
  following = false;
  answer = null;
  held = null;
  until = 0;
}

for (const kind of ["wheel", "touchmove", "keydown"]) timeline.addEventListener(kind, touched, { passive: true });
timeline.addEventListener("pointerdown", (event) => { if (event.target === timeline) touched(); });
timeline.addEventListener("scroll", () => {
  latest.hidden = timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight < timeline.clientHeight / 2;
  if (performance.now() - byHand > BY_HAND) return;
  following = timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight < NEAR;
}, { passive: true });
document.getElementById("channel-composer").addEventListener("submit", () => {
  pressed = performance.now();
  following = true;
  answer = null;
  grown();
}, true);
latest.ariaLabel = latest.textContent;
latest.textContent = "↓";
latest.addEventListener("click", () => { following = true; answer = null; grown(); });
list.addEventListener("click", (event) => {
  if (!event.target.closest("button, select")) return;
  pressed = performance.now();
  const message = event.target.closest("[data-message-id]");
  held = { message, bottom: message.getBoundingClientRect().bottom };
  if (!isPrivate(message)) return;
  following = false;
  answer = null;
}, true);
new ResizeObserver(grown).observe(list);

const known = new Set();
new MutationObserver(() => {
  for (const message of list.querySelectorAll("[data-message-id]")) {
    if (known.has(message.dataset.messageId)) continue;
    known.add(message.dataset.messageId);
    const isNext = isPrivate(message) || message.querySelector(".button-style-3:enabled");
    if (!isNext || performance.now() - pressed > ANSWERING) continue;
    pressed = -Infinity;
    following = true;
    answer = message;
    grown();
  }
}).observe(list, { childList: true, subtree: true });

const forms = document.getElementById("modal-root");
let open = false;

/** The preview puts the focus on the closing cross, a moment after the form has come. */
function begin() {
  const active = document.activeElement;
  if (active === document.body || active?.matches(".modal-close")) forms.querySelector(".modal-input")?.focus();
}

new MutationObserver(() => {
  const now = forms.querySelector(".modal-input") !== null;
  if (now && !open) for (const moment of [0, 60, 200, 400]) setTimeout(begin, moment);
  open = now;
}).observe(forms, { childList: true, subtree: true });
