// @vitest-environment node
import { expect, test } from "vitest";
import { checkFile } from "./check-file.ts";

test.each([
  ["at its limit", { maxLength: 10 }, { size: 10, type: "" }, undefined],
  ["above it", { maxLength: 10 }, { size: 11, type: "" }, { kind: "tooLarge", most: 10 }],
  ["too small", { minLength: 1 }, { size: 0, type: "" }, { kind: "tooSmall", least: 1 }],
  // Eight characters of base64 encode six bytes.
  [
    "too large for its text",
    { maxLength: 8, encoding: "base64" },
    { size: 7, type: "" },
    { kind: "tooLarge", most: 6 },
  ],
  ["fit for its text", { maxLength: 8, encoding: "base64" }, { size: 6, type: "" }, undefined],
  ["of a type", { mediaTypes: ["image/png"] }, { size: 1, type: "image/png" }, undefined],
  ["of a kind of type", { mediaTypes: ["image/*"] }, { size: 1, type: "image/webp" }, undefined],
  ["of a type that nobody knows", { mediaTypes: ["image/png"] }, { size: 1, type: "" }, undefined],
  [
    "of another type",
    { mediaTypes: ["image/png", "text/csv"] },
    { size: 1, type: "text/html" },
    { kind: "otherType", types: ["image/png", "text/csv"] },
  ],
  [
    "of a type that only begins so",
    { mediaTypes: ["image/*"] },
    { size: 1, type: "imagery/x" },
    { kind: "otherType", types: ["image/*"] },
  ],
] as const)("a file %s", (_name, limits, file, want) => {
  expect(checkFile(limits, file)).toEqual(want);
});
