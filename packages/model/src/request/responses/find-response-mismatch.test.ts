import { expect, test } from "vitest";
import type { ExpectedResponse, HttpResponse } from "#types/http.ts";
import { findResponseMismatch } from "./find-response-mismatch.ts";

const json = "application/json";
const page = "<!DOCTYPE html><title>Sign in</title>";

function expected(over: Partial<ExpectedResponse>): ExpectedResponse {
  return { kind: "write", status: "200", mediaType: json, shape: "record", path: [], ...over };
}

function response(type: string, body: unknown, over: Partial<HttpResponse> = {}): HttpResponse {
  return { status: 200, headers: type === "" ? {} : { "content-type": type }, body, ...over };
}

const none = { shape: "none", status: "204" } as const;
const noType: Partial<ExpectedResponse> = { kind: "write", ...none };
const file = { arrayBuffer: () => undefined };

function withoutType({ mediaType: _, ...rest }: ExpectedResponse): ExpectedResponse {
  return rest;
}

test.each<[string, ExpectedResponse, HttpResponse, string | undefined]>([
  ["a page for a save", expected({}), response("text/html; charset=utf-8", page), "html"],
  ["a page for a delete", withoutType(expected(noType)), response("text/html", page), "html"],
  ["a page as text", withoutType(expected(noType)), response("text/plain", page), "html"],
  ["a page without a type", expected({}), response("", `\n<html lang="en">`), "html"],
  ["XHTML", expected({}), response("application/xhtml+xml", page), "html"],
  [
    "a page for a list",
    expected({ kind: "list", shape: "rows" }),
    response("text/html", page),
    "html",
  ],
  ["a page for any type", expected({ mediaType: "*/*" }), response("text/html", page), "html"],
  [
    "a declared page",
    expected({ mediaType: "text/html", shape: "text" }),
    response("text/html", page),
    undefined,
  ],
  [
    "a page of an undescribed read",
    withoutType(expected({ kind: "other", shape: "none" })),
    response("text/html", page),
    undefined,
  ],
  ["an empty page", withoutType(expected(noType)), response("text/html", ""), undefined],
  ["no body", expected({}), response("", undefined), undefined],
  ["JSON", expected({}), response(json, {}), undefined],
  ["vendor JSON", expected({}), response("application/vnd.api+json", {}), undefined],
  ["a page in JSON", expected({ shape: "value" }), response(json, page), undefined],
  [
    "JSON as text",
    expected({ shape: "value" }),
    response("text/plain", "a", { isJson: true }),
    undefined,
  ],
  ["JSON for no body", withoutType(expected(noType)), response(json, "saved"), undefined],
  ["text for no body", withoutType(expected(noType)), response("text/plain", "OK"), undefined],
  ["text for JSON", expected({}), response("text/plain", "OK"), "type"],
  ["text without a type for JSON", expected({}), response("", "OK"), "type"],
  ["XML for JSON", expected({}), response("application/xml", "<a/>"), "type"],
  [
    "a log without a type, run by the user",
    expected({ kind: "other", shape: "value" }),
    response("", "started\nready"),
    undefined,
  ],
  [
    "metrics as text, run by the user",
    expected({ kind: "other" }),
    response("text/plain", "up 1"),
    undefined,
  ],
  [
    "an export as XML, run by the user",
    expected({ kind: "other", shape: "rows" }),
    response("application/xml", "<a/>"),
    undefined,
  ],
  ["a page, run by the user", expected({ kind: "other" }), response("text/plain", page), "html"],
  [
    "an image for a list",
    expected({ kind: "list", shape: "rows" }),
    response("image/png", file),
    "type",
  ],
  [
    "a file for a read",
    expected({ kind: "other", shape: "value" }),
    response("image/png", file),
    undefined,
  ],
  [
    "a download",
    expected({}),
    {
      status: 200,
      headers: { "content-type": "text/csv", "content-disposition": "attachment" },
      body: file,
    },
    undefined,
  ],
  [
    "text for any type",
    expected({ mediaType: "*/*", shape: "value" }),
    response("text/plain", "a"),
    undefined,
  ],
  [
    "text for text/*",
    expected({ mediaType: "text/*", shape: "text" }),
    response("text/csv", "a"),
    undefined,
  ],
  [
    "a type of another status",
    expected({ mediaTypes: { "200": [json], "202": ["text/plain"] } }),
    response("text/plain", "later"),
    "type",
  ],
  [
    "the type of its status",
    expected({ mediaTypes: { "200": [json], "202": ["text/plain"] } }),
    response("text/plain", "later", { status: 202 }),
    undefined,
  ],
  [
    "a status that is not declared",
    expected({ mediaTypes: { "200": [json], "202": ["text/plain"] } }),
    response("text/plain", "later", { status: 201 }),
    undefined,
  ],
  ["null for a record", expected({ kind: "read" }), response(json, null), "no-record"],
  ["a number for a record", expected({ kind: "read" }), response(json, 7), "no-record"],
  ["a text for a record", expected({ kind: "read" }), response(json, "x"), "no-record"],
  ["no body for a record", expected({ kind: "read" }), response("", undefined), "no-record"],
  [
    "a null member",
    expected({ kind: "read", path: ["data"] }),
    response(json, { data: null }),
    "no-record",
  ],
  [
    "a declared null",
    expected({ kind: "read", isNullable: true }),
    response(json, null),
    undefined,
  ],
  ["a record", expected({ kind: "read", path: ["data"] }), response(json, { data: {} }), undefined],
  [
    "a record without its envelope",
    expected({ kind: "read", path: ["data"] }),
    response(json, {}),
    undefined,
  ],
])("%s", (_, operation, got, want) => {
  expect(findResponseMismatch(operation, got)).toBe(want);
});
