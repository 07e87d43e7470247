// @vitest-environment node
import { expect, test } from "vitest";
import { repeatsFields } from "./repeats-fields.ts";

const fields = [
  { path: ["lines", "0", "price"], message: "is too low" },
  { path: ["name"], message: "is taken" },
];

test.each([
  ["is too low", true],
  ["lines.0.price: is too low · name: is taken", true],
  ["name: is taken", true],
  ["The given data was invalid.", false],
  ["is taken, and so is the shop", false],
])("%s only repeats field errors: %s", (text, want) => {
  expect(repeatsFields(text, fields)).toBe(want);
});
