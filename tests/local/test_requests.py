"""Whatever is sent to the address of local play: without the key nothing but static files, with it
one clear status for what is malformed, and never a traceback."""

import json
import re
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import pytest

from tests.local.running import local_play

PREVIEW: Final = "X-Simcord-Capability"
CONTEXT: Final = "X-Simcord-Context"
BAR: Final = "X-Table-Key"

STATIC: Final = (
    "/table/table.css", "/table/table.js", "/table/world.css", "/table/world.js", "/table/mark.svg",
    "/table/notice.js", "/table/pictures.js", "/table/presses.js", "/table/times.js",
    "/table/typed.js",
    "/app.js", "/preview.css", "/backend-diagnostics.json", "/fonts/noto-sans-latin-v2.015.ttf",
    "/vendor/highlight/es/core.min.js",
)  # fmt: skip
GUARDED: Final = (
    "/", "/?key=", "/?key=guessed", "/?", "/index.html", "/world", "/world?key=guessed", "/world/",
    "/table", "/table/", "/table/state", "/table/table.js/", "/table/index.html", "/table/auth.py",
    "/api/state", "/api/commands", "/api/action-result", "/api/assets/1", "/api/", "/api", "/api/x",
    # other spellings of what is behind the key
    "/api%2Fstate", "/api%2fstate", "/%61pi/state", "/api%252Fstate", "//api/state", "///api/state",
    "/./api/state", "/../api/state", "/table/../api/state", "/table/..%2Fapi/state", "/api/./state",
    "/api//state", "/api/state/", "/api/state;x", "/api/state%00", "/api/state%20", "/API/state",
    "/api\\state", "/%5Capi%5Cstate", "/%2e%2e/api/state", "/%2e/api/state", "/api%2Fassets%2F1",
    "/app.js/../api/state", "/app.js%2F..%2Fapi%2Fstate", "/fonts/../../__init__.py",
    "/%E1%80%AFapi/state", "/api/st%ff", "/app.js%3F/../api/state", "/protocol.schema.json",
    # other spellings of static files need it, too
    "/app%2Ejs", "/%61pp.js", "//app.js", "/./app.js", "/vendor/../app.js", "/app.js/", "/app.js;x",
)  # fmt: skip
METHODS: Final = ("GET", "HEAD", "OPTIONS", "PUT", "POST", "PATCH", "DELETE", "TRACE", "FOO")


@dataclass(frozen=True, slots=True)
class Server:
    """The real process, and what it logs."""

    host: str
    key: str
    log: Path

    def read_answer(self, raw: bytes) -> bytes:
        """Head and body of the answer to exactly these bytes."""
        name, _, port = self.host.partition(":")
        with socket.create_connection((name, int(port)), timeout=30) as line:
            line.sendall(raw)
            return b"".join(iter(lambda: line.recv(65536), b""))

    def exchange(self, raw: bytes) -> tuple[int, bytes]:
        """Status and body of the answer to exactly these bytes."""
        answer = self.read_answer(raw)
        found = re.match(rb"(?:HTTP/1\.1 100 .*?\r\n\r\n)?HTTP/1\.[01] (\d{3}) ", answer)
        assert found, f"no answer to {raw[:80]!r}"
        return int(found[1]), answer.partition(b"\r\n\r\n")[2]

    def ask(
        self, method: str, target: str, body: bytes = b"", headers: dict[str, str] | None = None
    ) -> int:
        return self.exchange(self.write_request(method, target, body, headers or {}))[0]

    def write_request(
        self, method: str, target: str, body: bytes, headers: dict[str, str]
    ) -> bytes:
        sent = {"Host": self.host, "Content-Length": str(len(body)), "Connection": "close"}
        lines = [f"{name}: {value}" for name, value in (sent | headers).items()]
        head = "\r\n".join([f"{method} {target} HTTP/1.1", *lines, "", ""])
        return head.encode("latin-1") + body

    def post(self, path: str, body: bytes, **headers: str) -> int:
        """As Ana's page."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return self.ask("POST", path, body, self.as_ana | named)

    @property
    def as_ana(self) -> dict[str, str]:
        return {BAR: f"{self.key}.0", PREVIEW: f"{self.key}.0"}

    def open_page(self) -> dict[str, Any]:
        """What the preview tells a page of Ana's that opens."""
        status, body = self.exchange(self.write_request("POST", "/api/pages", b"{}", self.as_ana))
        assert status == 200
        found: dict[str, Any] = json.loads(body)
        return found

    def read_log(self, start: int) -> str:
        return self.log.read_bytes()[start:].decode()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("local")
    log = folder / "log"
    with log.open("wb") as errors, local_play(folder / "game.sqlite3", errors) as (address, _):
        place = urlsplit(address)
        yield Server(place.netloc, place.query.removeprefix("key="), log)


@pytest.fixture(autouse=True)
def nothing_is_logged(server: Server) -> Iterator[None]:
    before = server.log.stat().st_size
    yield
    assert server.read_log(before) == ""


@pytest.mark.parametrize("path", STATIC)
def test_static_files_need_no_key(server: Server, path: str) -> None:
    assert server.ask("GET", path) == 200
    assert server.ask("GET", f"{path}?v=1") == 200


@pytest.mark.parametrize("path", GUARDED)
def test_everything_else_needs_the_key(server: Server, path: str) -> None:
    refused = {method: server.ask(method, path) for method in METHODS}
    assert set(refused.values()) <= {400, 401}, refused


@pytest.mark.parametrize("method", [method for method in METHODS if method != "GET"])
def test_a_static_file_can_only_be_read(server: Server, method: str) -> None:
    assert server.ask(method, "/app.js") in {400, 401}


@pytest.mark.parametrize(
    "target",
    ["http://{host}/api/state", "http://{host}/app.js", "http://elsewhere.example/api/state",
     "*", "{host}", "api/state", "?key={key}"],
)  # fmt: skip
def test_a_request_line_has_nothing_but_a_path(server: Server, target: str) -> None:
    sent = target.format(host=server.host, key=server.key)
    for method in METHODS:
        assert server.ask(method, sent, headers=server.as_ana) == 400


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "table.example"},
        {"Host": "127.0.0.1:9"},
        {"Origin": "http://elsewhere.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:9"},
    ],
)
def test_another_page_gets_nothing_even_with_the_key(
    server: Server, headers: dict[str, str]
) -> None:
    known = server.as_ana | headers
    for path in ("/app.js", f"/?key={server.key}", "/table/state", "/api/state", "/nothing"):
        assert server.ask("GET", path, headers=known) == 403
        assert server.ask("POST", path, headers=known) == 403


def test_the_page_and_its_frame_open_with_the_key(server: Server) -> None:
    assert server.ask("GET", f"/?key={server.key}") == 200
    assert server.ask("GET", f"/world?scene=1&as=0&key={server.key}") == 200


@pytest.mark.parametrize(
    "credential",
    ["{key}", "{key}.4", "{key}.x", "{key}.-1", ".0", "\xe9.0", "{key}.\xb2", "{key}.0.0",
     "{key}." + "9" * 5000],
)  # fmt: skip
def test_a_wrong_credential_is_refused(server: Server, credential: str) -> None:
    sent = credential.format(key=server.key)
    assert server.ask("POST", "/table/state", headers={BAR: sent}) == 401
    assert server.ask("GET", "/api/commands", headers={PREVIEW: sent}) == 401


def test_a_key_in_the_address_does_not_open_what_needs_a_header(server: Server) -> None:
    for path in ("/table/state", "/api/commands", "/nothing"):
        assert server.ask("POST", f"{path}?key={server.key}") == 401
        assert server.ask("GET", f"{path}?key={server.key}.0") == 401


@pytest.mark.parametrize("path", ["/nothing", "/api/nothing", "/api%2Fstate", "/table/texts/",
                                  "//api/state", "/api/assets/..%2Fstate", "/api/assets/a%2Fb",
                                  "/api/pages/..", "/table/index.html"])  # fmt: skip
def test_with_the_key_an_unknown_path_is_not_found(server: Server, path: str) -> None:
    headers = server.as_ana
    assert server.ask("GET", path, headers=headers) == 404


@pytest.mark.parametrize(
    ("method", "path"),
    [("PUT", "/table/state"), ("GET", "/table/go"), ("PUT", "/api/action"), ("GET", "/api/action"),
     ("POST", "/api/state"), ("OPTIONS", "/api/state"), ("DELETE", "/"), ("TRACE", "/world")],
)  # fmt: skip
def test_with_the_key_another_method_is_refused(server: Server, method: str, path: str) -> None:
    headers = server.as_ana
    assert server.ask(method, path, headers=headers) == 405


DEEP: Final = 30_000
MALFORMED: Final = {
    "not json": b"{",
    "bad utf-8": b'{"language": "\xff"}',
    "utf-16": '{"language": "en"}'.encode("utf-16"),
    "a list": b"[]",
    "a number": b"7",
    "a string": b'"state"',
    "null": b"null",
    "deep lists": b'{"a": ' + b"[" * DEEP + b"]" * DEEP + b"}",
    "deep objects": b'{"a":' * DEEP + b"1" + b"}" * DEEP,
    "deep and open": b"[" * DEEP,
    "5,000 digits": b'{"a": ' + b"9" * 5000 + b"}",
    "control characters": b'{"a": "\x00"}',
    "a lone surrogate": rb'{"language": "\ud800"}',
    "not a number": b'{"a": NaN}',
    "two values": b"{} {}",
}
JSON_PATHS: Final = (
    "/table/state", "/table/texts", "/table/go", "/table/wait", "/table/restart",
    "/table/board", "/api/pages", "/api/action",
)  # fmt: skip


@pytest.mark.parametrize("path", JSON_PATHS)
@pytest.mark.parametrize("body", MALFORMED.values(), ids=MALFORMED)
def test_a_malformed_body_is_a_bad_request(server: Server, path: str, body: bytes) -> None:
    assert server.post(path, body, Content_Type="application/json") == 400


@pytest.mark.parametrize("path", JSON_PATHS)
def test_a_body_that_is_too_large_is_refused(server: Server, path: str) -> None:
    assert server.post(path, b'{"a": "' + b"x" * 300_000 + b'"}') == 413
    chunk = b"100000\r\n" + b" " * 0x100000 + b"\r\n"
    head = (
        f"POST {path} HTTP/1.1\r\nHost: {server.host}\r\nConnection: close\r\n"
        f"{BAR}: {server.key}.0\r\n{PREVIEW}: {server.key}.0\r\nTransfer-Encoding: chunked\r\n\r\n"
    )
    assert server.exchange(head.encode() + chunk + b"0\r\n\r\n")[0] == 413


@pytest.mark.parametrize(
    "value", [None, True, -1, 1.5, "", "9" * 5000, "\u0661", "²", [], {}, [[]], {"a": []}]
)
def test_a_value_of_the_wrong_type_is_never_a_fault(server: Server, value: Any) -> None:
    for path in ("/table/state", "/table/texts", "/table/go"):
        wish = json.dumps({"language": value, "place": value, "span": value}).encode()
        assert server.post(path, wish) == 200
    assert server.post("/table/wait", json.dumps({"span": value}).encode()) == 400
    assert server.post("/table/board", json.dumps({"match": value}).encode()) == 404


ACTION_FIELDS: Final = (
    "answer_ids", "command_id", "components", "content", "control_key", "cursor", "direction",
    "embeds", "emoji", "focused", "height", "layout", "modal_handle", "options", "path", "query",
    "reply_to_id", "schema_fingerprint", "selected_values", "target_id", "values", "viewer_id",
)  # fmt: skip
ACTIONS: Final = (
    "click", "select", "modal_submit", "autocomplete_command", "run_command", "viewer", "focus",
    "history", "send_message", "edit_message", "set_reaction", "set_poll_votes", "refresh",
    "browse_messages", "browse_candidates", "configure_presentation",
)  # fmt: skip
FORGED: Final[tuple[Any, ...]] = (
    None, True, -1, 1e308, "", "x", "9" * 4000, 10**4000, [], {}, [[]], {"a": []},
)  # fmt: skip


@pytest.mark.parametrize("kind", ACTIONS)
def test_a_forged_action_is_never_a_fault(server: Server, kind: str) -> None:
    page = server.open_page()
    known = {
        "protocol_version": 3, "sequence": 1, "request_id": "r", "kind": kind,
        "generation": page["context"]["generation"], "bot_generation": page["botGeneration"],
        "published_revision": page["publishedRevision"],
    }  # fmt: skip
    context = page["context"]["id"]
    for value in FORGED:
        body = json.dumps(dict.fromkeys(ACTION_FIELDS, value) | known).encode()
        assert server.post("/api/action", body, X_Simcord_Context=context) == 200
    headers = server.as_ana | {CONTEXT: context}
    assert server.ask("DELETE", f"/api/pages/{context}", headers=headers) == 200


@pytest.mark.parametrize(
    ("name", "value"),
    [(CONTEXT, "\xff"), (CONTEXT, "x" * 5000), ("Content-Type", "application/json; charset=no"),
     ("Content-Type", "\xff"), ("Content-Type", "multipart/form-data"), ("Content-Type", ";;;"),
     ("Content-Type", "multipart/form-data; boundary=x"), ("Content-Encoding", "gzip"),
     ("Content-Encoding", "deflate"), ("Content-Encoding", "br"), ("Content-Length", "-1"),
     ("Content-Length", "9" * 5000), ("Transfer-Encoding", "x"),
     ("Expect", "100-continue"), ("Expect", "x"), ("Cookie", "\xff=\xff;;"), ("Range", "x"),
     ("Upgrade", "websocket"), ("X" * 9000, "x")],
)  # fmt: skip
def test_strange_headers_are_never_a_fault(server: Server, name: str, value: str) -> None:
    headers = {name: value} | server.as_ana
    for path in ("/table/texts", "/api/pages", "/api/action"):
        assert server.ask("POST", path, b"{}", headers) in {200, 400, 401, 410, 413, 417}
    for path in ("/api/state", "/api/commands", "/app.js"):
        assert server.ask("GET", path, b"", headers) in {200, 400, 401, 410, 417}


QUERIES: Final = (
    "media_time=x", "media_time=" + "9" * 5000, "media_time=nan", "%ff=%ff", "&&=&", "a=%00",
    "sequence=" + "9" * 5000 + "&request_id=1", "a=%0d%0aX:1", "%", "=", "?", "a=%F0%9F",
)  # fmt: skip


def test_strange_queries_are_never_a_fault(server: Server) -> None:
    context = server.open_page()["context"]["id"]
    headers = server.as_ana | {CONTEXT: context}
    for query in QUERIES:
        for path in ("/api/assets/a_1", "/api/action-result", "/api/state"):
            assert server.ask("GET", f"{path}?{query}", headers=headers) in {200, 400, 404}
    assert server.ask("DELETE", f"/api/pages/{context}", headers=headers) == 200


def test_files_are_there_while_another_channel_is_opened(server: Server) -> None:
    request = server.write_request("POST", "/table/state", b"{}", server.as_ana)
    places = [place["id"] for place in json.loads(server.exchange(request)[1])["places"]]
    wishes = [json.dumps({"place": place}).encode() for place in 3 * [*places[1:], places[0]]]
    with ThreadPoolExecutor(1) as pool:
        visits = [pool.submit(server.post, "/table/go", wish) for wish in wishes]
        while not all(visit.done() for visit in visits):
            assert server.ask("GET", "/text.js") == 200
    assert {visit.result() for visit in visits} == {200}


@pytest.mark.parametrize("target", ["/world?key=guessed", "/nowhere"])
@pytest.mark.slow
def test_browsers_keep_no_refusal(server: Server, target: str) -> None:
    answer = server.read_answer(server.write_request("GET", target, b"", {}))
    assert b"\r\nCache-Control: no-store\r\n" in answer.partition(b"\r\n\r\n")[0] + b"\r\n"
