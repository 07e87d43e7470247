import { expect, test } from "vitest";
import { findUpstream } from "./find-upstream.ts";

const description = "https://docs.example/v1/openapi.json";

test.each([
  ["what was said wins", "http://said", ["https://a.example"], description, "http://said"],
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
  ["then the description's host", undefined, [], description, "https://docs.example"],
  ["a file without servers says nothing", undefined, ["/v1"], "/tmp/openapi.json", undefined],
])("%s", (_, printed, servers, address, want) => {
  expect(findUpstream(printed, servers, address)).toBe(want);
});
