// @vitest-environment node
import { expect, test } from "vitest";
import { listLinks, readFields } from "./response-fields.ts";

const response = {
  link: "https://example.com/register#invitation=abc",
  expiresAt: "2026-03-01T09:30:00Z",
  used_by: "Ann",
  count: 3,
};

test("members of a response without a description have the kind of their value", () => {
  expect(readFields(response).map(({ kind, label }) => [label, kind])).toEqual([
    ["Link", "url"],
    ["Expires at", "date-time"],
    ["Used by", "text"],
    ["Count", "json"],
  ]);
});

test("web addresses are listed with their label", () => {
  expect(listLinks(response)).toEqual([["Link", response.link]]);
});
