import { expect, test } from "vitest";
import { formatProblem, formatReason } from "./format-english.ts";
import { formatMessage } from "./format-message.ts";

const german = {
  "not-read": "Das ließ sich nicht lesen ({reason}).",
  "file-unread": "{address}: {reason} {address}",
};

test.each([
  [{ say: "not-read", reason: "kaputt" }, "Das ließ sich nicht lesen (kaputt)."],
  [
    { say: "file-unread", address: "a.json", reason: { say: "not-read", reason: "kaputt" } },
    "a.json: Das ließ sich nicht lesen (kaputt). a.json",
  ],
  // What is filled in is not looked through for more.
  [{ say: "not-read", reason: "{address}" }, "Das ließ sich nicht lesen ({address})."],
  [{ say: "not-read", reason: 3 }, "Das ließ sich nicht lesen (3)."],
  [{ say: "not-read" }, "Das ließ sich nicht lesen ()."],
  [{ say: "of-a-newer-build", reason: "x" }, "of-a-newer-build"],
  [{ say: "constructor" }, "constructor"],
])("%j is told in any language", (said, want) => {
  expect(formatMessage(german, said)).toBe(want);
});

test("terminals speak English", () => {
  const inside = { say: "too-slow", seconds: 30 } as const;
  expect(formatProblem({ say: "description-unread", address: "x.json", reason: inside })).toBe(
    "The description at x.json cannot be read. It did not answer within 30 seconds: try again, or give a file.",
  );
  expect(formatReason({ say: "most-require", count: 3, total: 4 })).toBe(
    "3 of 4 operations require it",
  );
});
