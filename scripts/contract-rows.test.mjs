// @ts-check
import { expect, test } from "vitest";
import { findContractErrors } from "./contract-rows.mjs";

const contract = "### R1 Open routes\n\nText with [R9].\n\n### R2 Guarded routes\n";

test("rules and tests that match have no errors", () => {
  const specs = 'test("[R1] opens", f);\ntest(\n  `[R2] guards`, f);\ntest("without an id", f);';
  expect(findContractErrors(contract, specs)).toEqual([]);
});

test("a rule without a browser test is an error", () => {
  expect(findContractErrors(contract, 'test("[R1] opens", f); // [R2]')).toEqual([
    "No browser test for rule R2.",
  ]);
});

test("a browser test with an unknown id is an error", () => {
  const specs = 'test("[R1] opens", f); test("[R2] guards", f); test("[R3] wanders", f);';
  expect(findContractErrors(contract, specs)).toEqual([
    "A browser test has the id R3, which docs/contract.md does not define.",
  ]);
});

test("a rule that is defined twice is an error", () => {
  const specs = 'test("[R1] opens", f); test("[R2] guards", f);';
  expect(findContractErrors(`${contract}\n### R1 Again\n`, specs)).toEqual([
    "docs/contract.md defines R1 twice.",
  ]);
});

test("a contract without rules is an error", () => {
  expect(findContractErrors("# Client contract\n", "")).toEqual(["docs/contract.md has no rules."]);
});
