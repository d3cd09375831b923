/** Discord's markdown, as far as the bot writes it, as nodes: nothing that it says becomes markup. */

const INLINE = /\\([^\w\s])|\*\*(.+?)\*\*|(?<![\w*])[*_](.+?)[*_](?![\w*])|`([^`]+)`|~~(.+?)~~|\|\|(.+?)\|\||<t:(-?\d{1,12})(?::(\w))?>|<a?:(\w+):\d+>|<\/([^:>]+):\d+>|<#\d+>|\[([^\]]+)\]\([^)\s]+\)/gs;

function element(name, ...children) {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}

const UNITS = [["day", 86_400], ["hour", 3_600], ["minute", 60]];
const OFTEN = 20_000;

/** `R` is told as from now, which goes on. */
function writeTime(seconds, style) {
  if (style === "R") {
    const made = element("time", tellAway(seconds));
    made.dataset.seconds = seconds;
    return made;
  }
  const at = new Date(Number(seconds) * 1000);
  return at.toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
}

function tellAway(seconds) {
  const away = Number(seconds) - Date.now() / 1000;
  const [unit, size] = UNITS.find(([, size]) => Math.abs(away) >= size) ?? UNITS.at(-1);
  const format = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
  return format.format(Math.round(away / size), unit);
}

setInterval(() => {
  for (const each of document.querySelectorAll("time")) each.textContent = tellAway(each.dataset.seconds);
}, OFTEN);

function writeInline(text) {
  const nodes = [];
  let end = 0;
  for (const found of text.matchAll(INLINE)) {
    nodes.push(text.slice(end, found.index));
    end = found.index + found[0].length;
    const [, escaped, bold, slanted, code, struck, hidden, time, style, , command, link] = found;
    if (escaped) nodes.push(escaped);
    else if (bold) nodes.push(element("strong", ...writeInline(bold)));
    else if (slanted) nodes.push(element("em", ...writeInline(slanted)));
    else if (code) nodes.push(element("code", code));
    else if (struck) nodes.push(element("s", ...writeInline(struck)));
    else if (hidden) nodes.push(...writeInline(hidden));
    else if (time) nodes.push(writeTime(time, style));
    else if (command) nodes.push(`/${command}`);
    else if (link) nodes.push(...writeInline(link));
  }
  return [...nodes, text.slice(end)];
}

function writeLine(line) {
  const head = /^#{1,3} (.*)$/.exec(line);
  if (head) return element("h2", ...writeInline(head[1]));
  if (line.startsWith("-# ")) return element("p", element("small", ...writeInline(line.slice(3))));
  return element("p", ...writeInline(line.replace(/^> /, "")));
}

export function writeText(text) {
  const nodes = [];
  text.split(/```(?:\w*\n)?/).forEach((part, number) => {
    if (number % 2) nodes.push(element("pre", part));
    else nodes.push(...part.split("\n").filter(Boolean).map(writeLine));
  });
  return nodes;
}
