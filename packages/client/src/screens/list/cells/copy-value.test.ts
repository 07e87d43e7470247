// @vitest-environment node
import { ExactNumber } from "@quarterdeck/model";
import { expect, test, vi } from "vitest";
import { cellText, copyText } from "./copy-value.ts";

test.each([
  ["a text", "Ada", "Ada"],
  ["an exact number", new ExactNumber("9007199254740993"), "9007199254740993"],
  ["nothing", null, ""],
  ["an object as JSON", { a: [1, true] }, '{"a":[1,true]}'],
])("%s is copied", (_claim, value, want) => {
  expect(cellText({ value }, "value")).toBe(want);
});

test("a browser without a clipboard is reported", async () => {
  vi.stubGlobal("navigator", {});
  expect(await copyText("A")).toBe("not-copied");
  vi.unstubAllGlobals();
});
