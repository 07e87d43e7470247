import { expect, test } from "vitest";
import { formatProblem, formatReason } from "./format-english.ts";
import { formatMessage } from "./format-message.ts";

const german = {
  "not-read": "Das ließ sich nicht lesen ({reason}).",
  "file-unread": "{address}: {reason} {address}",
};

test.each([
  [{ code: "not-read", params: { reason: "kaputt" } }, "Das ließ sich nicht lesen (kaputt)."],
  [
    {
      code: "file-unread",
      params: { address: "a.json", reason: { code: "not-read", params: { reason: "kaputt" } } },
    },
    "a.json: Das ließ sich nicht lesen (kaputt). a.json",
  ],
  // Parameter values are inserted as they are.
  [{ code: "not-read", params: { reason: "{address}" } }, "Das ließ sich nicht lesen ({address})."],
  [{ code: "not-read", params: { reason: 3 } }, "Das ließ sich nicht lesen (3)."],
  [{ code: "not-read" }, "Das ließ sich nicht lesen ()."],
  [{ code: "of-a-newer-build", params: { reason: "x" } }, "of-a-newer-build"],
  [{ code: "constructor" }, "constructor"],
])("%j is formatted in any language", (message, expected) => {
  expect(formatMessage(german, message)).toBe(expected);
});

test("terminal messages are in English", () => {
  const inside = { code: "too-slow", params: { seconds: 30 } } as const;
  expect(
    formatProblem({ code: "description-unread", params: { address: "x.json", reason: inside } }),
  ).toBe(
    "The description at x.json could not be read. The server did not respond within 30 seconds. Retry or use a file.",
  );
  expect(formatReason({ code: "most-require", params: { count: 3, total: 4 } })).toBe(
    "3 of 4 operations require it",
  );
});
