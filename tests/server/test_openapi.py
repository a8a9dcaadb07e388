"""Tests that the server behaves as its OpenAPI description says, whatever requests it receives."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from ludotheque.server.app import make_app
from tests.server.houses import Server

APP = make_app(os.devnull, Path(os.devnull))  # an application that is never started: only its description is used
DOCUMENT: dict[str, Any] = APP.openapi_schema.to_schema()
SCHEMA = schemathesis.openapi.from_dict(DOCUMENT)
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("house")).start()
    yield running
    running.stop()


@SCHEMA.parametrize()
@settings(max_examples=6, derandomize=True, suppress_health_check=list(HealthCheck))
def test_every_answer_matches_its_description(case: Any, server: Server) -> None:
    name, _, value = server.guest().partition("=")
    case.call_and_validate(base_url=f"http://127.0.0.1:{server.port}", cookies={name: value}, checks=CHECKS)


def test_every_route_is_described() -> None:
    for path, operations in DOCUMENT["paths"].items():
        for method, operation in operations.items():
            assert operation["description"].strip() and operation["tags"], f"{method} {path}"
            for status, answer in operation["responses"].items():
                assert answer["description"], f"{method} {path} {status}"
    for name, schema in DOCUMENT["components"]["schemas"].items():
        assert schema["type"] and name
    about = DOCUMENT["info"]["description"]
    assert "/api/tables/{table}/socket" in about and "/api/lobby/socket" in about and "4426" in about
