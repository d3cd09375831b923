/** Shows the screen that the bot sends, and sends the controls that are pressed. */

import { makeDraggable } from "./drag.js";
import { makeExplained } from "./explain.js";
import { writeText } from "./markdown.js";
import { drawPictures, listDrawings } from "./pictures.js";
import { makeDrawable } from "./strokes.js";
import { drawTargets } from "./targets.js";
import { makeZoomable } from "./zoom.js";

const place = document.querySelector("#screen");
const notice = document.querySelector("#notice");
const dialog = document.querySelector("#form");
const list = document.querySelector("#list");
const leave = document.querySelector("#leave");
const past = document.querySelector("#history");
const keys = document.querySelector("#buttons");
const TOUCHED = "touched"; // kept by the browser
const UNFOLDED = "buttons"; // likewise
const AROUND = 280; // pixels above a picture and below it, where it isn't beside the rest
const BESIDE = matchMedia("(min-width: 1000px), (min-width: 640px) and (orientation: landscape)"); // as in the style
const MANY = 3; // buttons of a row that leave little room to each
const LONG = 12; // letters
const SHORT = 50; // milliseconds
const AGAIN = 2000;
const BRIEF = 4000;
const IDLE = 600; // without a press
const SILENT = 10_000;
const OFTEN = 20_000;
const TOO_SOON = 300;
const LATEST = 999_999_999_999; // a step: the bot shows the last one that there is
const PLAN = /^(form\.)?plan\b/;
const READING = /^(replay|rules|analysis|board|details|see)\b/;
const ARROW = /^[\u2190-\u21ff\u2b05-\u2b07\u27a1]\ufe0f?$/;
const PRESSABLE = "button, label, summary, [role=button]";

let shown = null;
let changes = null;
let busy = false;
let look = null;
let newest = null; // what shows that it was pressed
let again = null;
let listed = null;
let isHinted = false; // then its place is kept, so that nothing moves
let slid = null; // the control of where a slider is, until that is asked for
let room = { across: 0, height: 0 };
let redrawn = { at: 0, isFirst: true, seen: new Set() };
let behind = null; // what stands below the buttons of the panel, and of which match
let waiting = null;

class Refused extends Error {}

async function ask(path, body) {
  const headers = { Drawings: listDrawings(), Room: findRoom() };
  const options = body === undefined ? { headers } : {
    method: "POST", headers: { ...headers, "Content-Type": "application/json" }, body: JSON.stringify(body),
  };
  const answer = await fetch(path, { ...options, credentials: "same-origin", redirect: "error" });
  if ([502, 504].includes(answer.status)) throw new Error("no bot behind the proxy");
  const found = await answer.json().catch(() => ({}));
  if (answer.ok) await drawPictures(found);
  if (answer.ok) return found;
  throw Object.assign(new Refused(found.sentence ?? String(answer.status)), { status: answer.status });
}

/** One request at a time, so that a second tap does nothing twice. */
async function run(work) {
  if (busy) return;
  busy = true;
  place.setAttribute("aria-busy", "true");
  try {
    await work();
    notice.replaceChildren();
  } catch (error) {
    explain(error);
  } finally {
    busy = false;
    place.removeAttribute("aria-busy");
  }
}

/** How high a picture may be, in hundredths of its width; the same while a browser's bars come and go. */
function findRoom() {
  if (room.across !== innerWidth) room = { across: innerWidth, height: innerHeight };
  return BESIDE.matches ? 0 : Math.max(Math.floor((room.height - AROUND) / room.across * 100), 0);
}

function pause(milliseconds) {
  return new Promise((resolve) => { setTimeout(resolve, milliseconds); });
}

function isOutage(error) {
  return !(error instanceof Refused) || error.status === 503;
}

/** A refusal goes with the next touch. */
function tell(error) {
  if (error instanceof Refused) {
    notice.replaceChildren(...writeText(error.message));
    addEventListener("pointerdown", () => notice.replaceChildren(), { once: true });
  } else notice.textContent = shown?.words.offline ?? "…";
}

function explain(error) {
  if (error.status === 401) {
    follow(0);
    dialog.close();
    fill(writeText(error.message));
    notice.replaceChildren();
    list.hidden = keys.hidden = past.hidden = leave.hidden = true;
    return;
  }
  tell(error);
  if (isOutage(error)) tryAgain();
}

function tryAgain() {
  clearTimeout(again);
  again = setTimeout(refresh, AGAIN);
}

function readAddress() {
  const [, match, token] = /^#m\/(\d+)(?:\/([\w-]+))?$/.exec(location.hash) ?? [];
  const [, open, key] = /^#p\/(\d+)\/([\w-]+)$/.exec(location.hash) ?? [];
  return { match: Number(match ?? open ?? 0), token, key };
}

async function load() {
  const { match, token, key } = readAddress();
  if (token) await signIn(match, token);
  const there = location.hash;
  const screen = key ? await ask("api/public", { match, key })
    : await ask(match ? `api/matches/${match}` : "api/matches").catch(listInstead);
  if (location.hash === there) show(screen, false, true); // else somebody has gone elsewhere meanwhile
}

/** What a page has that shows nothing yet, and then why. */
function listInstead(error) {
  if (shown || isOutage(error) || error.status === 401) throw error;
  return ask("api/matches").finally(() => setTimeout(() => tell(error)));
}

/** As it is now; or the panel, where it's the player's turn or nothing can be planned. What can be saved is a draft. */
async function loadPlan() {
  const { match, decision, blocks } = shown;
  const there = location.hash;
  const isDraft = blocks.some(({ buttons = [] }) => buttons.some(({ control }) => control.startsWith("plan.keep.")));
  const wish = { match, decision, control: isDraft ? "plan.here" : "plan", answers: {}, submitted: false };
  const screen = await ask("api/press", wish).catch((error) => {
    if (isOutage(error) || error.status === 401) throw error;
  });
  if (location.hash !== there) return;
  if (screen) show(screen, true);
  else await load();
}

/** The link stays in the address until it was answered, so that it outlives a lost connection. */
async function signIn(match, token) {
  const forget = () => history.replaceState(null, "", `#m/${match}`);
  await ask("api/sign-in", { token }).catch((error) => {
    if (error.status === 401) forget();
    throw error;
  });
  forget();
}

/** After a look that is under way, unless that leads elsewhere: what was pressed is not lost for it. Until it is answered,
    nothing else is. */
async function press(control, answers = {}, submitted = false, from = shown) {
  const { match, decision } = from;
  const there = location.hash;
  if (place.matches(".sending")) return;
  const pressed = [place, ...place.querySelectorAll(`[data-control="${control}"]`)];
  newest = pressed;
  for (const node of pressed) node.classList.add("sending");
  await look;
  if (location.hash === there) await run(async () => {
    const { key } = readAddress();
    const answer = key ? await ask("api/public", { match, key, control })
      : await send({ match, decision, control, answers, submitted });
    while (place.querySelector(".slid")) await pause(SHORT); // else it would slip from the finger
    if (location.hash !== there) return;
    if (answer.form) openForm(answer.form);
    else show(answer, PLAN.test(control));
  });
  if (newest === pressed) for (const node of pressed) node.classList.remove("sending");
}

/** Sent again after an outage, as long as what can be pressed is what it was: else the press was done, or is out of date.
    What only shows something can always be sent again. */
async function send(wish) {
  const there = location.hash;
  const outline = ({ decision, blocks }) => JSON.stringify([decision, blocks.filter(({ text }) => !text)]);
  const before = outline(shown);
  const wait = (error) => {
    if (!isOutage(error)) throw error;
    tell(error);
  };
  let found = shown;
  while (location.hash === there && (READING.test(wish.control) || outline(found) === before)) {
    try {
      return await ask("api/press", wish);
    } catch (error) {
      wait(error);
    }
    do {
      await pause(AGAIN);
      found = await ask(wish.match ? `api/matches/${wish.match}` : "api/matches").catch(wait);
    } while (!found && location.hash === there);
  }
  return found;
}

/** `isPresent`: it is what the address stands for, as it is now. */
function show(screen, isOfPlan = false, isPresent = screen.isPanel || isOfPlan) {
  const there = screen.match ? `#m/${screen.match}` : "#";
  if (screen.isPanel && location.hash !== there) history.pushState(null, "", there);
  const rev = screen.rev || (shown?.match === screen.match ? shown.rev : 0); // that of the panel before
  shown = { ...screen, rev, isPlan: isOfPlan && !screen.isPanel, isPresent };
  document.documentElement.lang = screen.language;
  list.textContent = screen.words.matches;
  leave.textContent = screen.words["sign-out"];
  past.textContent = screen.words.replay;
  const isPublic = Boolean(readAddress().key);
  list.hidden = isPublic;
  past.hidden = !screen.canReplay;
  keys.textContent = screen.words.buttons;
  leave.hidden = Boolean(screen.match);
  document.documentElement.style.cssText = screen.colours;
  draw();
  document.title = (screen.match && place.querySelector("[role=heading]")?.textContent) || screen.words.matches;
  follow(isPublic ? 0 : screen.match);
  clearTimeout(listed);
  if (isPresent && !screen.match) listed = setTimeout(() => document.hidden || refresh(), OFTEN); // a list has no stream of changes
}

function draw() {
  const isSingle = shown.blocks.filter(({ picture }) => picture).length === 1;
  fill(foldButtons(shown.blocks).flatMap((block) => writeBlock(block, isSingle)));
  showBehind();
}

/** What is behind a panel stands below its buttons where there is room beside its picture: asked for once a revision, when
    nothing has been pressed for a while. Then what can be pressed there may be out of date. */
function showBehind() {
  clearTimeout(waiting);
  const panel = shown, { match, decision, rev } = panel;
  const opener = place.querySelector("[data-control=details]");
  place.classList.remove("detailed");
  if (!opener || !BESIDE.matches || !document.body.matches(".wide")) return;
  if (behind?.match === match) {
    for (const node of behind.pane.querySelectorAll(".row, .menu, fieldset")) node.remove();
    place.append(behind.pane);
    if (behind.rev === rev) return;
  }
  waiting = setTimeout(async () => {
    const found = await ask("api/press", { match, decision, control: "details", answers: {}, submitted: false }).catch(() => null);
    if (!found || shown !== panel) return;
    behind?.pane.remove();
    const blocks = found.blocks.slice(1, -1).flatMap((block) => writeBlock(block, false));
    behind = { match, rev, pane: make("section", { className: "behind", ariaLabel: opener.textContent, tabIndex: 0 }, ...blocks) };
    place.append(behind.pane);
    place.classList.add("detailed");
  }, IDLE);
}

/** The first line is the page's title. What is said about a single picture lies in one place, so that the picture stays
    where it is whatever that is. */
function fill(nodes) {
  place.classList.remove("sending");
  const now = performance.now(), there = [...place.querySelectorAll(PRESSABLE)].map(locate);
  const isMeant = now - redrawn.at > TOO_SOON ? () => true : (one) => redrawn.seen.has(one); // of several redraws, before the first
  redrawn = { at: now, isFirst: !there.length, seen: new Set(there.filter(isMeant)) };
  const focused = place.contains(document.activeElement) && document.activeElement;
  const last = nodes.slice(-2);
  if (nodes.length > 2 && last.every((node) => node.matches(".row:not(.spoken)"))) nodes.splice(-2, 2, make("div", { className: "keys" }, ...last));
  const at = nodes.findIndex((node) => node.classList.contains("movable"));
  place.replaceChildren(...at > 0 ? [make("div", { className: "told" }, ...nodes.slice(0, at)), ...nodes.slice(at)] : nodes);
  const pictures = place.querySelectorAll(".picture").length;
  document.body.classList.toggle("wide", pictures === 1);
  document.body.classList.toggle("pictured", pictures > 0);
  document.body.classList.toggle("plain", !pictures && Boolean(shown?.match));
  mark();
  if (focused) findAgain(focused)?.focus();
  const title = place.querySelector("p, h2");
  if (!title) return;
  Object.assign(title, { role: "heading", ariaLevel: 1 });
}

/** What the style needs to know of the screen: it would look at every shape again to find that out, for each word that
    a picture says. */
function mark() {
  place.classList.toggle("past", place.querySelector("[type=range]") !== null);
  place.classList.toggle("open", place.querySelector(".menu[open]") !== null);
}

/** By what it presses, whatever it says by now, or else by what it says. */
function findAgain(focused) {
  const nodes = [...place.querySelectorAll(`${PRESSABLE}, input`)];
  const { control } = focused.dataset;
  const isSame = (node) => node.nodeName === focused.nodeName && node.dataset.control === control;
  return (control && nodes.find(isSame)) ?? nodes.find((node) => nameOf(node) === nameOf(focused));
}

function nameOf(pressable) {
  return [pressable.nodeName, pressable.ariaLabel, pressable.textContent].join();
}

/** What a person sees of something to press: what it says, and where it is. */
function locate(pressable) {
  const { x, y } = pressable.getBoundingClientRect();
  return [nameOf(pressable), Math.round(x), Math.round(y)].join();
}

/** A tap so soon after a redraw was meant for what was there before, if there was anything, unless that is there again. */
function dropIfTooSoon(event) {
  const pressable = event.target.closest(PRESSABLE);
  const isTap = event.detail > 0;
  const isSoon = !redrawn.isFirst && event.timeStamp - redrawn.at <= TOO_SOON;
  if (!isTap || !pressable || !isSoon || redrawn.seen.has(locate(pressable))) return;
  event.stopPropagation();
  event.preventDefault();
  pressable.classList.add("dropped");
  pressable.addEventListener("animationend", () => pressable.classList.remove("dropped"), { once: true });
}

function follow(match) {
  if (changes?.match === match) return;
  changes?.stream.close();
  changes = null;
  if (!match) return;
  const stream = new EventSource(`api/matches/${match}/changes`);
  stream.addEventListener("message", ({ data }) => {
    if (document.hidden || shown.match !== match) return;
    shown.rev ||= Number(data); // what is no panel has none
    if (Number(data) <= shown.rev) return;
    if (shown.isPanel || shown.isPlan) refresh();
    else notice.textContent = shown.words.moved;
  });
  stream.addEventListener("error", () => {
    if (stream.readyState !== EventSource.CLOSED) return; // else the browser tries again
    setTimeout(() => {
      if (changes?.stream !== stream) return;
      changes = null;
      if (shown.isPresent) refresh(); // which tells whether the session has ended
      else follow(match);
    }, SILENT);
  });
  changes = { match, stream };
}

/** After what is under way, whose answer may show the change already, and after a drag; once, however often it is
    asked for. */
function refresh() {
  clearTimeout(again);
  if (busy || place.querySelector(".dragged, .passed")) again = setTimeout(refresh, 100);
  else look = run(shown?.isPlan && readAddress().match === shown.match ? loadPlan : load);
}

/** `isSingle`: no other picture is on the screen. */
function writeBlock(block, isSingle) {
  if (block.text) return writeText(block.text);
  if (block.picture) return writePicture(block.picture, isSingle);
  if (block.buttons) return [writeRow(block)];
  if (block.menu) return [writeMenu(block.menu)];
  if (block.slider) return [writeSlider(block.slider)];
  return [document.createElement("hr")];
}

function make(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

function writePicture({ drawn, source, alt, width, height, targets, held, strokeNotes, remarks = [] }, isSingle) {
  const image = drawn ?? make("img", { src: source, alt, width, height, draggable: false });
  const touch = ({ control, answers, submitted }) => press(control, answers, submitted);
  const over = drawTargets({ width, height, targets, held }, touch);
  const pane = make("div", { className: "pane" }, image, over);
  const picture = make("div", { className: "picture" }, pane);
  const refuse = async (thing) => {
    const own = findOwn(thing, targets);
    if (own) await touch(own);
    sayForNow(thing.refusal);
  };
  if (held.length) makeDraggable({ picture: image, over, held, width }, touch, refuse);
  if (targets.some(({ stroke }) => stroke)) makeDrawable({ over, targets, width, notes: strokeNotes }, touch);
  makeExplained(picture, pane, { width, remarks });
  picture.style.setProperty("--ratio", width / height);
  if (isSingle) {
    const asked = (held.length ? held : targets).flatMap(({ boxes }) => boxes);
    const name = [shown.match, shown.decision, width, height].join();
    picture.classList.add("movable");
    makeZoomable({ picture, pane, width, height, asked: asked.length ? asked : [[0, 0, width, height]], name });
  }
  if (!held.length && !targets.some(({ stroke }) => stroke)) return [picture];
  isHinted ||= !localStorage.getItem(TOUCHED);
  return isHinted ? [picture, writeHint(over)] : [picture];
}

/** The target that chooses a thing, if there is one: dropped where it can't lie, it is chosen all the same, so that nothing
    else is ready to be played. */
function findOwn({ boxes: [[left, top, side]], drops }, targets) {
  const [x, y] = [left + side / 2, top + side / 2];
  const isThere = ([at, from, width, height]) => at < x && x < at + width && from < y && y < from + height;
  return targets.find(({ control, boxes }) => drops.some((drop) => drop.control === control) && boxes.some(isThere));
}

/** It may lie over buttons. */
function sayForNow(refusal) {
  const said = writeText(refusal);
  notice.replaceChildren(...said);
  setTimeout(() => { if (said[0].isConnected) notice.replaceChildren(); }, BRIEF);
}

/** Once: until something was touched. */
function writeHint(over) {
  const hint = make("div", { className: localStorage.getItem(TOUCHED) ? "hint past" : "hint" }, shown.words.hint);
  over.addEventListener("pointerup", () => {
    localStorage.setItem(TOUCHED, "1");
    hint.classList.add("past");
  });
  return hint;
}

/** Without the buttons that a picture makes needless, as long as nobody wants to see them: its places with their likes,
    arrows, and a form that asks for the same; and without what can't be pressed but for what ends a turn. What is left of
    several rows becomes one; the last one stays as it is. */
function foldButtons(blocks) {
  const places = new Set(blocks.flatMap(({ picture }) => picture ? [...picture.targets, ...picture.held.flatMap(({ drops }) => drops)] : [])
    .map(({ control }) => control));
  const families = [...places].map(findFamily);
  const count = (family) => families.filter((other) => family && other === family).length;
  const isNeedless = ({ control, label }, number, row) => {
    const family = findFamily(control);
    const isOfFamily = count(family) > (row.every((other) => findFamily(other.control) === family) ? 0 : 1);
    return isOfFamily || places.has(control.replace(/^form\./, "")) || ARROW.test(label);
  };
  const listNeedless = (row) => {
    const needless = row.filter(isNeedless);
    const isForm = ({ control }) => control.startsWith("form.");
    return needless.length && row.every((button) => needless.includes(button) || isForm(button)) ? row : needless;
  };
  const last = blocks.findLast(({ buttons }) => buttons);
  const folded = new Map(places.size ? blocks.filter((block) => block.buttons && block !== last)
    .map((block) => [block, listNeedless(block.buttons)]) : []);
  const isUnfolded = Boolean(localStorage.getItem(UNFOLDED));
  keys.hidden = ![...folded.values()].some((buttons) => buttons.length);
  keys.ariaPressed = isUnfolded;
  if (isUnfolded) return blocks;
  const left = [];
  return blocks.flatMap((block) => {
    if (!block.buttons || !places.size) return [block];
    const needless = folded.get(block) ?? [];
    const others = block.buttons.filter((button) => !needless.includes(button) && (!button.disabled || button.style === "success"));
    if (needless.length) {
      left.push(...others);
      return [{ buttons: needless, isFolded: true }];
    }
    const before = left.splice(0);
    const rows = block !== last && before.length + others.length <= MANY + 1 ? [[...others, ...before]] : [before, others];
    return rows.filter(({ length }) => length).map((buttons) => ({ buttons }));
  });
}

/** Those of a game that differ in what they choose; "" where nothing is chosen. */
function findFamily(control) {
  return /^(.*\bg\.\w+)\./.exec(control)?.[1] ?? "";
}

function writeRow({ buttons, isFolded }) {
  return make("div", { className: isFolded ? "row spoken" : "row" }, ...buttons.map(({ control, label, style, disabled }) => {
    const isLong = buttons.length > MANY && label.length > LONG;
    const button = make("button", { type: "button", className: isLong ? `${style} long` : style, disabled }, label);
    button.dataset.control = control;
    button.addEventListener("click", () => press(control));
    return button;
  }));
}

/** The last place counts to which it was moved while another was asked for. */
function writeSlider({ control, at, last }) {
  const slider = make("input", { type: "range", min: 0, max: last, value: at, ariaLabel: shown.words.replay });
  const hold = ({ type }) => slider.classList.toggle("slid", type === "pointerdown");
  for (const kind of ["pointerdown", "pointerup", "pointercancel"]) slider.addEventListener(kind, hold);
  slider.addEventListener("change", async (event) => {
    const isWaiting = slid;
    slid = `${control}.${slider.value}`;
    hold(event);
    if (isWaiting) return;
    while (busy) await pause(SHORT);
    press(slid);
    slid = null;
  });
  return slider;
}

/** What is chosen, and behind it all choices with what they say: a browser's own menu would cut that. */
function writeMenu({ control, placeholder, least, most, choices }) {
  if (most > 1) return writeChecks({ control, placeholder, least, most, choices });
  const chosen = choices.find((choice) => choice.chosen);
  const none = chosen && least === 0 ? [{ value: "", label: placeholder, description: "" }] : [];
  const buttons = [...none, ...choices].map((choice) => {
    const about = choice.description ? [make("small", {}, choice.description)] : [];
    const button = make("button", { type: "button", value: choice.value, ariaPressed: choice === chosen }, choice.label, ...about);
    button.addEventListener("click", () => press(control, { choice: choice.value }));
    return button;
  });
  const menu = make("details", { className: "menu" }, make("summary", { title: placeholder }, chosen?.label ?? placeholder), ...buttons);
  menu.dataset.control = control;
  return menu;
}

function describe({ label, description }) {
  return description ? `${label} · ${description}` : label;
}

/** A menu of which several may be chosen: a browser's own would send each of them by itself. */
function writeChecks({ control, placeholder, least, most, choices }) {
  const checks = choices.map((choice) =>
    make("label", {}, make("input", { type: "checkbox", value: choice.value, checked: choice.chosen }), describe(choice)));
  const send = make("button", { type: "button", className: "primary" }, shown.words.done);
  const menu = make("fieldset", {}, make("legend", {}, placeholder), ...checks, send);
  const list = () => [...menu.querySelectorAll(":checked")].map((check) => check.value);
  const count = () => { send.disabled = list().length < least || list().length > most; };
  menu.addEventListener("change", count);
  send.addEventListener("click", () => press(control, { choice: list().join(",") }));
  count();
  return menu;
}

function openForm({ match, decision, control, title, fields }) {
  const entries = fields.map((field) => {
    const entry = make(field.multiline ? "textarea" : "input", {
      name: field.name, value: field.value, placeholder: field.placeholder, required: field.required, maxLength: field.longest,
    });
    return make("label", {}, field.label, entry, make("small", {}, field.hint));
  });
  const close = make("button", { type: "button", ariaLabel: "✕" }, "✕");
  close.addEventListener("click", () => dialog.close());
  const form = make("form", { method: "dialog" }, make("h2", {}, title), ...entries,
    make("div", { className: "row" }, close, make("button", { className: "success" }, shown.words.done)));
  form.addEventListener("submit", () => press(control, Object.fromEntries(new FormData(form)), true, { match, decision }));
  dialog.replaceChildren(form);
  dialog.showModal();
}

place.addEventListener("toggle", mark, true);
place.addEventListener("click", dropIfTooSoon, true);
list.addEventListener("click", () => {
  if (readAddress().match) location.hash = "#";
  else refresh();
});
past.addEventListener("click", () => press(`replay.all.${LATEST}.end`));
keys.addEventListener("click", () => {
  if (keys.ariaPressed === "true") localStorage.removeItem(UNFOLDED);
  else localStorage.setItem(UNFOLDED, "1");
  draw();
  scrollTo(0, keys.ariaPressed === "true" ? document.body.scrollHeight : 0);
});
leave.addEventListener("click", () => run(async () => {
  await ask("api/sign-out", {});
  await load();
}));
addEventListener("hashchange", refresh);
BESIDE.addEventListener("change", () => { if (shown) showBehind(); });
document.addEventListener("visibilitychange", () => { if (!document.hidden && shown?.isPresent) refresh(); });
run(load);
