"""The audit fails for what is wrong and names what it could not look at."""

from typing import Any

import pytest

from tests.audit import LOCKS, check_licences, check_vulnerabilities, is_allowed, read_pins

ALLOWED = {"MIT", "Apache-2.0", "MIT License", "PSF-2.0"}


@pytest.mark.parametrize(
    ("licence", "allowed"),
    [
        ("MIT", True),
        ("MIT AND PSF-2.0", True),
        ("MIT AND GPL-3.0-only", False),
        ("GPL-3.0-only OR MIT", True),
        ("Apache-2.0 AND (MIT OR GPL-3.0-only)", True),
        ("DFSG approved; MIT License", True),
        ("UNKNOWN", False),
        ("", False),
        ("MIT but not for you", False),
    ],
)
def test_a_licence_is_allowed_in_all_its_parts(licence: str, allowed: bool) -> None:
    assert is_allowed(licence, ALLOWED) is allowed


def test_a_licence_that_is_not_allowed_is_a_fault_and_a_missing_package_is_named() -> None:
    found = [{"Name": "Good.One", "License": "MIT"}, {"Name": "odd", "License": "UNKNOWN"}]
    findings = check_licences(["good-one", "odd", "elsewhere"], found, ALLOWED)
    assert findings.faults == ("odd: UNKNOWN",)
    assert findings.unchecked == ("elsewhere (not installed here)",)


def test_a_registry_without_data_does_not_count_as_an_answer() -> None:
    skipped = {"name": "one", "skip_reason": "Dependency not found on PyPI"}
    bad = {"id": "CVE-1", "fix_versions": ["2.1"]}
    answers: list[dict[str, Any]] = [
        {"dependencies": [skipped, {"name": "Two", "version": "2.0", "vulns": [bad]}]},
        {"dependencies": [skipped, {"name": "three", "version": "1", "vulns": []}]},
    ]
    findings = check_vulnerabilities(answers, {"one", "two", "three"})
    assert findings.faults == ("Two 2.0: CVE-1, mended in 2.1",)
    assert findings.unchecked == ("one",)
    assert check_vulnerabilities([], {"one"}).unchecked == ("one",)


def test_every_package_that_the_bot_needs_is_in_a_lock_file_that_is_audited() -> None:
    audited = {name for lock in LOCKS for name in read_pins(lock)}
    for lock in ("production", "local"):
        assert read_pins(lock).keys() <= audited
