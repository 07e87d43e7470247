import { expect, test } from "vitest";
import { findUpstream, isUnconfirmed } from "./find-upstream.ts";

const description = "https://docs.example/v1/openapi.json";

test.each([
  ["the flag wins", "http://flag", ["https://a.example"], description, "http://flag"],
  [
    "then the first server",
    undefined,
    ["https://a.example/v1", "https://b.example"],
    description,
    "https://a.example/v1",
  ],
  [
    "an invalid server address is skipped",
    undefined,
    ["/v1", "ftp://x", "https://b.example"],
    "",
    "https://b.example",
  ],
  [
    "a placeholder is the last choice",
    undefined,
    ["https://api.example.com", "https://{tenant}.crm.io", "https://eu.crm.io"],
    "",
    "https://eu.crm.io",
  ],
  [
    "the author's own machine is the last choice too",
    undefined,
    ["http://localhost:8080/v1", "https://eu.crm.io"],
    "/tmp/openapi.json",
    "https://eu.crm.io",
  ],
  ["then the description's host", undefined, [], description, "https://docs.example"],
  ["a file without servers", undefined, ["/v1"], "/tmp/openapi.json", undefined],
])("%s", (_, printed, servers, address, want) => {
  expect(findUpstream(printed, servers, address)).toBe(want);
});

test.each([
  ["https://api.example.com", "/tmp/openapi.json", true],
  ["http://localhost:8080/v1", "/tmp/openapi.json", true],
  ["http://127.0.0.1:3000", "file:///tmp/openapi.json", true],
  ["http://[::1]:3000", "https://docs.acme.io/openapi.json", true],
  ["http://localhost:8080/v1", "http://localhost:8080/openapi.json", false],
  ["http://localhost:9090", "http://127.0.0.1:8080/openapi.json", false],
  ["http://10.0.0.5:8080", "/tmp/openapi.json", false],
  ["https://api.acme.io", "/tmp/openapi.json", false],
])("the server %s of the description %s needs a confirmation: %s", (server, address, expected) => {
  expect(isUnconfirmed(server, address)).toBe(expected);
});
