// @vitest-environment node
import { ExactNumber } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { cellText } from "./copy-value.ts";

test.each([
  ["a text", "Ada", "Ada"],
  ["an exact number", new ExactNumber("9007199254740993"), "9007199254740993"],
  ["nothing", null, ""],
  ["an object as JSON", { a: [1, true] }, '{"a":[1,true]}'],
])("%s is copied", (_claim, value, want) => {
  expect(cellText({ value }, "value")).toBe(want);
});
