import fc from "fast-check";
import { expect, test } from "vitest";
import { findJsonError } from "./find-json-error.ts";

test.each([
  ["", 1, 1, "value"],
  ["{", 1, 2, "name"],
  ['{"a"', 1, 5, "colon"],
  ['{"a":', 1, 6, "value"],
  ['{"a":1', 1, 7, "comma"],
  ['{"a":1,}', 1, 8, "name"],
  ["[1,]", 1, 4, "value"],
  ["[1 2]", 1, 4, "comma"],
  ['{\n  "a": 1\n  "b": 2\n}', 3, 3, "comma"],
  ['{"a": "open', 1, 7, "quote"],
  ['{"a": "tab\there"}', 1, 7, "quote"],
  ["{a: 1}", 1, 2, "name"],
  ["{} x", 1, 4, "end"],
  ["01", 1, 1, "value"],
  ["1.", 1, 1, "value"],
  ["nulls", 1, 1, "value"],
  ["[1}", 1, 3, "comma"],
])("%s is wrong at line %i, column %i: %s", (text, line, column, expected) => {
  expect(findJsonError(text)).toEqual({ line, column, expected });
});

test("valid JSON has no error, and text that JSON.parse rejects has one", () => {
  const pieces = fc.constantFrom(
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    '"a"',
    '"',
    "1",
    "-",
    "null",
    " ",
    "\n",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        fc.array(pieces).map((some) => some.join("")),
      ),
      (text) => {
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        expect(findJsonError(text) === undefined).toBe(isJson);
      },
    ),
    { numRuns: 2000 },
  );
});

test("a text as deep as it likes is read", () => {
  expect(findJsonError("[".repeat(100_000))?.column).toBe(100_001);
});
