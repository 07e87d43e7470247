import { expect, test } from "vitest";
import { isLearnedFacts } from "./apply-facts.ts";

const evidence = { pointer: "", confidence: 0.9 };

test.each([
  [{ fields: [], evidence: [{ ...evidence, reason: { code: "seen-next" } }] }, true],
  [{ fields: [], evidence: [{ ...evidence, reason: "the next page" }] }, false],
  [{ fields: [], evidence: "none" }, false],
  [{ fields: [] }, false],
  [{ evidence: [] }, false],
  [null, false],
])("%j is learned facts: %s", (value, want) => {
  expect(isLearnedFacts(value)).toBe(want);
});
