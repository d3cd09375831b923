"""Changes to simcord's preview, which is pinned.

Each change of its page's scripts replaces a line of a file. They hand the page's own commands,
actions and times to our scripts (`web/`), and keep the page as wide as its frame.

Its Markdown parsers are built once. simcord builds one, with all its regular expressions, for every
text of a page each time the page is published: thousands for one press. A parser depends on the
kind of field alone; only the names it resolves differ, and those are looked up while it runs.
"""

from collections.abc import Mapping
from typing import Any, Final

from simcord.preview import _markdown

_build = _markdown._markdown_parser  # noqa: SLF001 - no public way to replace it
_built: Final[dict[tuple[tuple[str, bool | str], ...], tuple[Any, dict[str, Any]]]] = {}
"""By the policy of a field: the parser, and the names it resolves."""
_COMMAND_FORM: Final = """
  window.tableCommands = {
    entries: () => catalog?.entries ?? [],
    isLoading: () => authorized && ["idle", "loading"].includes(catalogState),
    isOpen: () => Boolean(draft),
    isEditing: () => Boolean(composer.report().editTargetId),
    options: () => optionsFor(),
    value: (name) => draft?.values?.[name],
    suggestions: (name, typed) =>
      autocompleteResults.get(autocompleteKey(currentDraft(), name, typed)) ?? [],
    people: () => lastSnapshot?.viewers ?? [],
    select, add: drafts.add, put: drafts.value, focus: drafts.focus, render: renderCompose,
    status: () => status().draft, send: validateAndRun,
  };
"""
_ACTIONS: Final = """
window.tableActions = {
  dispatch: (...action) => send(...action),
  isBlocked: () => { syncActionContext(); return actions.admissionBlocked(); },
  messages: () => state.snapshot?.messages ?? {},
  read: () => session.readState(),
};
"""
_HELD: Final = "  if (window.tablePresses?.hold(kind, extra, metadata)) return;\n"

PATCHES: Final[Mapping[str, tuple[tuple[str, str], ...]]] = {
    "/commands.js": (
        # what an option is for, which the page omits
        (
            'node("span", "command-suggestion-ellipsis", "…")',
            'node("span", "command-suggestion-meta", value.description || "")',
        ),
        # commands by their names in every language, those of the match first
        (
            "    if (!needle || lowered.startsWith(needle)) rank = 0;\n",
            "    if (!needle || [lowered, ...window.tableCommandNames?.(invocation) ?? []]"
            ".some((name) => name.startsWith(needle))) rank = 0;\n",
        ),
        (
            "  return ranked.sort((a, b) => a.rank - b.rank\n",
            "  const order = ({ entry }) => window.tableCommandOrder?.(entry.invocation) ?? 0;\n"
            "  return ranked.sort((a, b) => a.rank - b.rank || order(a) - order(b)\n",
        ),
        (
            "  composer.setKeyInterceptor(intercept);\n",
            "  composer.setKeyInterceptor(intercept);\n" + _COMMAND_FORM,
        ),
    ),
    "/app.js": (
        (
            "function dispatch(kind, extra = {}, metadata = null) {\n",
            "function dispatch(kind, extra = {}, metadata = null) {\n"
            + _HELD
            + "  send(kind, extra, metadata);\n}\n"
            "/** @param {string} kind */\n"
            "function send(kind, extra = {}, metadata = null) {\n",
        ),
        ("\nbootstrap();\n", f"\n{_ACTIONS}bootstrap();\n"),
    ),
    # the page is as wide as its frame by style, so it need not ask for that and wait
    "/presentation.js": (
        ("function queuePresentation() {\n", "function queuePresentation() {\n  return;\n"),
    ),
    "/text.js": (
        (
            'const time = node("time", "discord-timestamp", rendered);\n',
            'const time = node("time", "discord-timestamp", rendered);\n'
            "  time.dataset.format = token.style;\n",
        ),
    ),
}
"""By path: what is replaced, and by what."""


def patch_file(path: str, body: bytes) -> bytes:
    """A file of the page as ours."""
    for before, after in PATCHES.get(path, ()):
        body = body.replace(before.encode(), after.encode())
    return body


def speed_up_preview() -> None:
    _markdown._markdown_parser = find_parser  # noqa: SLF001


def find_parser(policy: Mapping[str, bool | str], context: Mapping[str, Any]) -> Any:
    """The parser for a policy. It resolves names by `context` until it is asked for again: texts
    are read one after the other."""
    key = tuple(sorted(policy.items()))
    if key not in _built:
        resolved: dict[str, Any] = {}
        _built[key] = _build(policy, resolved), resolved
    parser, resolved = _built[key]
    resolved.clear()
    resolved.update(context)
    return parser
