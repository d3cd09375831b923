/** Commands that are typed as text, as on Discord: after its name and a space a command has its fields,
 * `name:` goes to the field of that name, and Enter sends. What cannot be read stays as it was typed,
 * with a sentence that says why. */

import { namesOf, tell } from "./notice.js";

const commands = window.tableCommands;
const form = document.getElementById("channel-composer");
const box = document.getElementById("channel-composer-input");
const YES = new Set(["true", "yes", "on", "1"]);
const NO = new Set(["false", "no", "off", "0"]);
const PATIENCE = 10_000;
const BY_KEYS = window.matchMedia("(pointer: fine)");
const same = (one, other) => String(one).trim().toLowerCase() === String(other).trim().toLowerCase();

/** The command that a text begins with, by the longest name in any language, and what follows. */
function read(text) {
  const typed = text.slice(1);
  const fits = ({ name }) => same(typed.slice(0, name.length), name)
    && (typed.length === name.length || typed[name.length] === " ");
  const named = commands.entries().flatMap((entry) =>
    [entry.invocation, ...namesOf(entry.invocation)].map((name) => ({ entry, name })));
  const found = named.filter(fits).sort((a, b) => b.name.length - a.name.length)[0];
  return found ? { entry: found.entry, rest: typed.slice(found.name.length) } : null;
}

/** What the list of commands asks: names in other languages, and which commands come first. */
let first = [];
window.tableCommandNames = namesOf;
window.tableCommandOrder = (name) => (first.includes(name) ? first.indexOf(name) : first.length);
window.addEventListener("message", (event) => {
  if (event.origin === location.origin) first = event.data?.first ?? first;
});

/** A text's parts: what comes before the first `name:`, and what follows each. */
function split(text, options) {
  const names = options.map((option) => option.name.replace(/[^\p{L}\p{N}_-]/gu, "")).join("|");
  const marks = names ? [...text.matchAll(new RegExp(`(?:^|\\s)(${names}):`, "giu"))] : [];
  const end = (index) => marks[index + 1]?.index ?? text.length;
  return {
    lead: text.slice(0, marks[0]?.index ?? text.length).trim(),
    named: marks.map((mark, index) => ({
      option: options.find((option) => same(option.name, mark[1])),
      text: text.slice(mark.index + mark[0].length, end(index)).trim(),
    })),
  };
}

function choices(option, typed) {
  if (option.autocomplete) return commands.suggestions(option.name, typed);
  if (["user", "mentionable"].includes(option.type)) {
    return commands.people().map((one) => ({ name: one.name, value: String(one.id), entity: { id: String(one.id), name: one.name } }));
  }
  return option.choices ?? [];
}

/** The value that a text means for an option; null if it must still be chosen from the list. */
function value(option, typed) {
  const text = typed.trim();
  if (option.type === "boolean") {
    const word = text.toLowerCase();
    return YES.has(word) || NO.has(word) ? { raw: YES.has(word) } : null;
  }
  const plain = text.replace(/^@/, "");
  const chosen = choices(option, text).find((one) => same(one.value, plain) || same(one.name, plain));
  if (chosen) return { raw: String(chosen.value), label: chosen.name, ...(chosen.entity ? { entity: chosen.entity } : {}) };
  const listed = !option.autocomplete && (option.choices?.length || ["user", "mentionable", "channel", "role"].includes(option.type));
  return listed ? null : { raw: text };
}

function put(option, text) {
  if (!option.required) commands.add(option.name);
  commands.put(option.name, text ? value(option, text) ?? { raw: text } : { raw: "" });
}

/** Gives words without a name to the fields in their order, the last one what is left. */
function fill(lead, options) {
  const wanted = options.some((option) => option.required) ? options.filter((option) => option.required) : options.slice(0, 1);
  const words = lead.split(/\s+/);
  wanted.forEach((option, index) => {
    const last = index === wanted.length - 1;
    const text = (last ? words.splice(0) : words.splice(0, 1)).join(" ");
    if (text) put(option, text);
  });
}

/** Turns a text into a command with its fields. `rest` must begin with a space, if there is one. */
function open({ entry, rest }) {
  const { lead, named } = split(rest, entry.options);
  if (lead && !entry.options.length) {
    tell("typed-no-options", { command: `/${entry.invocation}` });
    return false;
  }
  tell();
  commands.select(entry);
  const left = entry.options.filter((option) => !named.some((part) => part.option === option));
  if (lead) fill(lead, left.length ? left : entry.options);
  for (const part of named) put(part.option, part.text);
  const missing = entry.options.find((option) => option.required && !commands.value(option.name)?.raw);
  commands.focus(named.at(-1)?.option.name ?? missing?.name ?? null);
  commands.render({ focus: true });
  return true;
}

/** Sends the command, or says what is wrong with it. */
function send() {
  for (const option of commands.options()) {
    const raw = commands.value(option.name)?.raw;
    const meant = typeof raw === "string" && raw ? value(option, raw) : null;
    if (meant && !commands.value(option.name).entity) commands.put(option.name, meant);
  }
  const { missingRequired, options } = commands.status();
  const wrong = options.find((option) => option.present && !option.valid);
  if (missingRequired.length) tell("typed-missing", { option: missingRequired[0] });
  else if (wrong) tell("typed-wrong", { option: wrong.name, value: String(wrong.display ?? "") });
  else tell();
  document.activeElement?.closest(".command-row input")?.blur();
  commands.send();
}

/** What Enter does with a text that begins with a slash. */
async function submit() {
  const until = performance.now() + PATIENCE;
  while (commands.isLoading() && performance.now() < until) {
    tell("busy");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  if (commands.isOpen() || !box.value.startsWith("/")) return;
  const found = read(box.value.trimEnd());
  if (!found) tell("typed-unknown", { command: box.value.trim().split(/\s/)[0] });
  else if (open(found)) send();
}

/** Whether Enter is for us: the text is no message, and means no entry of the list yet. */
function isOurs() {
  if (commands.isOpen() || commands.isEditing() || !/^\/[^\n]*$/.test(box.value)) return false;
  const found = commands.isLoading() ? null : read(box.value.trimEnd());
  if (!found) return !form.querySelector(".command-entry");
  return Boolean(found.rest) || !found.entry.options.length;
}

function stop(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function isField(element) {
  return element instanceof HTMLInputElement && element.matches(".command-option-input");
}

function optionOf(field) {
  return commands.options().find((option) => option.name === field.dataset.option);
}

/** A `name:` that is typed in a field opens the field of that name, and a space ends a number or a
 * choice. */
function onField(field, event) {
  const own = optionOf(field);
  if (/\S\s$/.test(field.value) && own.type !== "string" && value(own, field.value)) {
    event.stopImmediatePropagation();
    put(own, field.value);
    field.blur();
    commands.focus(null);
    commands.render({ focus: true });
    return;
  }
  const free = commands.options().filter((option) => option === own || !commands.value(option.name)?.raw);
  const { lead, named } = split(field.value, free);
  if (!named.length || (lead && named[0].option === own)) return;
  event.stopImmediatePropagation();
  if (lead || named.some((part) => part.option === own)) put(own, lead);
  else commands.put(own.name, { raw: "" });
  for (const part of named) put(part.option, part.text);
  commands.focus(named.at(-1).option.name);
  commands.render({ focus: true });
}

function onBox() {
  tell();
  const text = box.value;
  if (commands.isOpen() || commands.isEditing() || !text.startsWith("/") || text.includes("\n")) return;
  const found = read(text);
  if (found?.rest) open(found);
}

document.addEventListener("input", (event) => {
  if (isField(event.target) && commands.isOpen()) onField(event.target, event);
}, true);
box.addEventListener("input", onBox);

/** Fields suggest as soon as they are entered. */
document.addEventListener("focusin", (event) => {
  if (!isField(event.target) || event.target.value || !optionOf(event.target)?.autocomplete) return;
  event.target.dispatchEvent(new Event("input", { bubbles: true }));
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
  if (event.target === box && isOurs()) {
    stop(event);
    submit();
  } else if (isField(event.target) && isSettled(event.target)) {
    stop(event);
    send();
  }
}, true);

/** Whether Enter in a field sends, rather than chooses what the list beside it points at. */
function isSettled(field) {
  const option = optionOf(field);
  if (!option || !listed()) return Boolean(option);
  if (!option.autocomplete) return Boolean(field.value) && value(option, field.value) !== null;
  return commands.suggestions(option.name, field.value).some((one) => same(one.value, field.value));
}

function listed() {
  return form.querySelector(".command-popup:not([hidden]) .command-suggestion") !== null;
}

document.addEventListener("submit", (event) => {
  if (event.target !== form) return;
  if (commands.isOpen()) {
    stop(event);
    send();
  } else if (!commands.isEditing() && /^\/[^\n]*$/.test(box.value)) {
    stop(event);
    submit();
  }
}, true);

/* Where no field is asked for, one is named by typing: beside the command a small box stands for it. */

const namer = Object.assign(document.createElement("input"), { type: "text", autocomplete: "off", spellcheck: false });
namer.className = "command-name-input";
let row = null;
let naming = false;

function chip() {
  return form.querySelector(".command-chip");
}

function entries() {
  return [...form.querySelectorAll(".command-popup:not([hidden]) .command-suggestion")];
}

function point(index) {
  entries().forEach((entry, number) => {
    entry.classList.toggle("is-active", number === index);
    entry.setAttribute("aria-selected", String(number === index));
  });
}

function pointed() {
  return entries().findIndex((entry) => entry.getAttribute("aria-selected") === "true");
}

function suggest() {
  const typed = namer.value.trim().toLowerCase();
  chip()?.click();
  for (const entry of entries()) {
    if (!entry.dataset.value.toLowerCase().startsWith(typed)) entry.remove();
  }
  point(-1);
}

function named() {
  const { lead, named: parts } = split(namer.value, commands.options());
  if (!parts.length || lead) return false;
  namer.value = "";
  for (const part of parts) put(part.option, part.text);
  commands.focus(parts.at(-1).option.name);
  commands.render({ focus: true });
  return true;
}

namer.addEventListener("focus", suggest);
namer.addEventListener("input", (event) => {
  event.stopPropagation();
  tell();
  if (!named()) suggest();
});
namer.addEventListener("keydown", (event) => {
  const all = entries();
  const at = pointed();
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step && all.length) point((at + step + all.length) % all.length);
  else if (event.key === "Tab" && all.length && namer.value) pick(all[Math.max(at, 0)]);
  else if (event.key === "Backspace" && !namer.value) leave();
  else if (event.key === "Enter") choose(all, at);
  else return;
  stop(event);
});

function leave() {
  const fields = form.querySelectorAll(".command-option-input");
  if (fields.length) fields[fields.length - 1].focus();
  else form.querySelector(".command-context-close")?.click();
}

function pick(entry) {
  namer.value = "";
  entry.click();
}

/** Enter takes what the arrows point at, or the only name that fits; without a name it sends. */
function choose(all, at) {
  const typed = namer.value.trim();
  if (at >= 0) pick(all[at]);
  else if (!typed) send();
  else if (all.length === 1) pick(all[0]);
  else {
    const { invocation } = commands.status();
    tell("typed-no-option", { option: typed, command: `/${invocation}` });
  }
}

/** The preview draws the row anew with every change; the small box comes along at its end. */
new MutationObserver(() => {
  const now = form.querySelector(".command-row");
  if (!now && row && document.activeElement === document.body && BY_KEYS.matches) box.focus();
  if (!now || now.contains(namer) || !commands.isOpen()) {
    row = now;
    return;
  }
  if (row !== now) namer.value = "";
  row = now;
  const shown = (option) => now.querySelector(`[data-option="${CSS.escape(option.name)}"]`);
  if (!commands.options().some((option) => !option.required && !shown(option))) return;
  now.append(namer);
  const active = document.activeElement;
  if (active === chip() || (naming && active === document.body)) namer.focus();
}).observe(form, { childList: true, subtree: true });

document.addEventListener("focusin", (event) => {
  naming = event.target === namer;
  if (event.target === chip() && namer.isConnected) namer.focus();
});
