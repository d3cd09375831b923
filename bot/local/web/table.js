/** The bar above the channel: people, places, time. What it shows comes from the bot's own words. */

const key = new URLSearchParams(location.search).get("key");
const part = (id) => document.getElementById(id);
const frame = part("world");
const POLL = 1000;
let person = Number(sessionStorage.getItem("person")) || 0;
let shown = "";
let texts = {};
let step = null;
let asking = 0;
let misses = 0;
let arriving = true;

async function ask(name, wish = {}) {
  const answer = await fetch(`/table/${name}`, {
    method: "POST", cache: "no-store", body: JSON.stringify({ language: navigator.language, ...wish }),
    headers: { "X-Table-Key": `${key}.${person}` },
  });
  if (!answer.ok) throw Object.assign(new Error(name), { status: answer.status });
  return answer.json();
}

function element(tag, text, more = {}) {
  return Object.assign(document.createElement(tag), { textContent: text }, more);
}

function fill(parent, fingerprint, make) {
  if (parent.dataset.shown === fingerprint) return;
  parent.dataset.shown = fingerprint;
  parent.replaceChildren(...make());
}

function showPeople(people) {
  fill(part("people"), JSON.stringify([people, person]), () => people.map((one, index) => {
    const button = element("button", one.name, { type: "button", title: one.label });
    button.setAttribute("role", "radio");
    button.setAttribute("aria-checked", String(index === person));
    button.setAttribute("aria-label", one.label);
    button.tabIndex = index === person ? 0 : -1;
    button.addEventListener("click", () => become(index));
    if (one.waits) button.append(element("span", String(one.waits), { className: "waits" }));
    return button;
  }));
}

function showPlaces(places, here) {
  const select = part("place");
  fill(select, JSON.stringify(places), () => places.map((place) => element("option", place.name, { value: place.id })));
  if (document.activeElement !== select || !asking) select.value = here;
}

function showHint(hint) {
  part("hint-text").textContent = hint.text;
  const button = part("hint-step");
  step = hint;
  const label = hint.command ? texts.type : hint.become || (hint.place ? texts.go : hint.match ? texts.board : "");
  button.textContent = label;
  button.hidden = !label;
}

function showWorld(state) {
  const wanted = `/world?key=${key}&scene=${state.scene}&as=${person}`;
  part("cover").textContent = "";
  if (wanted === shown && !ended()) return;
  shown = wanted;
  arriving = true;
  frame.src = `${wanted}&at=${Date.now()}#${key}.${person}`;
}

/** The preview lets a page go that has slept for ten minutes; it is loaded anew then. */
function ended() {
  const inside = frame.contentWindow?.simcordPreview;
  return Boolean(inside?.contextId) && !inside.authorized;
}

function show(state) {
  misses = 0;
  part("clock").textContent = state.clock;
  frame.contentWindow?.postMessage({ now: state.now, first: state.first }, location.origin);
  showPeople(state.people);
  showPlaces(state.places, state.here);
  showHint(state.hint);
  if (state.visible) showWorld(state);
  else part("cover").textContent = texts.elsewhere;
}

function say(text) {
  const word = part("word");
  word.textContent = text;
  word.hidden = !text;
  clearTimeout(say.timer);
  if (text) say.timer = setTimeout(() => say(""), 3500);
}

function stumble(error) {
  if (error.status === 401) part("cover").textContent = texts.key || "This address is from an earlier start. Open the one in the terminal.";
  else if (error.status) say(texts.failed);
  else if ((misses += 1) > 2) part("cover").textContent = texts.gone || "";
}

/** Ask for something that takes a moment, and say so. Where it takes for ever, a restart ends it. */
async function wish(name, what, done) {
  asking += 1;
  const tools = part("tools").querySelectorAll("button");
  for (const button of tools) button.disabled = name === "restart" || button.id !== "restart";
  const slow = setTimeout(() => say(texts.busy), 300);
  try {
    show(await ask(name, what));
    clearTimeout(slow);
    say(done || "");
  } catch (error) {
    clearTimeout(slow);
    stumble(error);
  } finally {
    asking -= 1;
    if (!asking) for (const button of tools) button.disabled = false;
  }
}

async function become(index) {
  person = index;
  sessionStorage.setItem("person", String(index));
  await look(true);
}

/** Ask how things stand; who has just become somebody else goes where that one may be. */
async function look(moving = false) {
  if (asking) return;
  try {
    const state = await ask("state");
    if (asking) return;
    if (!state.visible && moving) await wish("go", { place: state.places[0].id });
    else show(state);
  } catch (error) {
    stumble(error);
  }
}

/** Put a command into the channel's box as if it had been typed, once the channel is there. */
function type(command) {
  if (arriving || !frame.contentWindow.simcordPreview?.authorized) {
    setTimeout(() => type(command), 100);
    return;
  }
  const box = frame.contentDocument.getElementById("channel-composer-input");
  frame.contentWindow.focus();
  box.focus();
  box.value = command;
  box.setSelectionRange(command.length, command.length);
  box.dispatchEvent(new frame.contentWindow.InputEvent("input", { bubbles: true }));
}

/** The match to touch, in a tab of its own. It is opened at once: later it would be a pop-up. */
async function openBoard(match) {
  const tab = window.open("about:blank");
  try {
    tab.location = (await ask("board", { match })).address;
  } catch (error) {
    tab.close();
    stumble(error);
  }
}

function openTools(open) {
  part("tools").classList.toggle("open", open);
  part("more").setAttribute("aria-expanded", String(open));
}

frame.addEventListener("load", () => { arriving = false; });
part("place").addEventListener("change", (event) => wish("go", { place: event.target.value }));
part("hour").addEventListener("click", () => wish("wait", { span: "hour" }, texts["passed-hour"]));
part("day").addEventListener("click", () => wish("wait", { span: "day" }, texts["passed-day"]));
part("week").addEventListener("click", () => wish("wait", { span: "week" }, texts["passed-week"]));
part("restart").addEventListener("click", () => wish("restart", {}, texts.restarted));
part("more").addEventListener("click", () => openTools(!part("tools").classList.contains("open")));
part("tools").addEventListener("click", () => openTools(false));
part("hint-step").addEventListener("click", () => {
  if (step.command) type(step.command);
  else if (step.person !== null) become(step.person);
  else if (step.place) wish("go", { place: step.place });
  else if (step.match) openBoard(step.match);
});
part("people").addEventListener("keydown", (event) => {
  const move = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!move) return;
  const all = part("people").children.length;
  become((person + move + all) % all).then(() => part("people").children[person].focus());
});
document.addEventListener("click", (event) => {
  if (!event.target.closest("#tools, #more")) openTools(false);
});
window.addEventListener("blur", () => openTools(false));

async function open() {
  try {
    texts = await ask("texts");
  } catch (error) {
    stumble(error);
    return;
  }
  document.documentElement.lang = texts.language;
  document.title = texts.title;
  frame.title = texts.frame;
  part("people").setAttribute("aria-label", texts.you);
  part("more").setAttribute("aria-label", texts.more);
  for (const node of document.querySelectorAll("[data-text]")) node.textContent = texts[node.dataset.text];
  for (const node of document.querySelectorAll("[data-title]")) node.title = texts[node.dataset.title];
  part("cover").textContent = texts.opening;
  await look();
  setInterval(() => look(), POLL);
}

open();
