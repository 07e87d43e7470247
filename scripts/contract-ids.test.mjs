// @ts-check
import { expect, test } from "vitest";
import { findUndefinedIds, readContractIds } from "./contract-ids.mjs";

const defined = readContractIds(
  "# Contract\n\n## Routes\n\n### R1 Open routes\n\n### H9 Retries\n",
);

/** @param {string} source */
function check(source) {
  return findUndefinedIds("e2e/a.spec.ts", source, defined);
}

test("headings define the ids", () => {
  expect([...defined]).toEqual(["R1", "H9"]);
});

test("an id without a definition is reported", () => {
  expect(check("// Read again for R2 and R1.")).toEqual(["R2"]);
  expect(check('test("[H10] a call is repeated", () => {});')).toEqual(["H10"]);
});

test("a defined id and other names are accepted", () => {
  expect(check("// Sends again: H9, C3, src/R7.ts, and MR5.")).toEqual([]);
  expect(check("const R5 = 1;")).toEqual([]);
});
