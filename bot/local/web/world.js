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
const ANSWERED = 4500;
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

function mark() {
  latest.hidden = timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight < timeline.clientHeight / 2;
}

/** Follow the end; but what is read there, if only its reader sees it, stays when others post below. */
function follow() {
  const message = [...list.querySelectorAll("[data-message-id]")].at(-1);
  following = !message || !isPrivate(message);
  if (!following) held = { message, bottom: message.getBoundingClientRect().bottom };
}

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
  until = Math.max(until, performance.now() + SETTLING);
  hold();
  mark();
}

function isPrivate(message) {
  return message.querySelector(".message-ephemeral-note") !== null;
}

/** Whether the private message that was pressed goes on: then what others see is no answer. */
function isPanelRead() {
  const message = held && list.querySelector(`[data-message-id="${held.message.dataset.messageId}"]`);
  return message && isPrivate(message) && message.querySelector(".component-button:enabled") !== null;
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
  mark();
  if (performance.now() - byHand > BY_HAND) return;
  if (timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight < NEAR) follow();
  else following = false;
}, { passive: true });
document.getElementById("channel-composer").addEventListener("submit", () => {
  pressed = performance.now();
  following = true;
  answer = null;
  grown();
}, true);
latest.ariaLabel = latest.textContent;
latest.textContent = "↓";
latest.addEventListener("click", () => {
  timeline.scrollTop = timeline.scrollHeight;
  follow();
  grown();
});
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
    const isAwaited = performance.now() - pressed < ANSWERING;
    const isNext = isPrivate(message) || (message.querySelector(".button-style-3:enabled") && !isPanelRead());
    if (isNext || !isAwaited) known.add(message.dataset.messageId);  // else it may still become one
    if (!isNext || !isAwaited) continue;
    pressed = -Infinity;
    following = true;
    answer = message;
    until = performance.now() + ANSWERED;  // the preview returns to where it was, seconds later
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
