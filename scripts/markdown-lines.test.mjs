// @ts-check
import { expect, test } from "vitest";
import { findLongLines } from "./markdown-lines.mjs";

const long = "word ".repeat(25).trim();
const address = `https://example.com/${"a".repeat(120)}`;

test("a line over 120 characters is reported", () => {
  expect(findLongLines(`# Title\n\n${long}\n`)).toEqual([3]);
  expect(findLongLines(`| a | ${long} |`)).toEqual([1]);
  expect(findLongLines(`See ${address}`)).toEqual([1]);
});

test("a line of 120 characters is accepted", () => {
  expect(findLongLines("é".repeat(120))).toEqual([]);
});

test("a line with one link only is accepted", () => {
  for (const line of [address, `- <${address}>`, `[a]: ${address}`, `- [Text](${address}).`]) {
    expect(findLongLines(line), line).toEqual([]);
  }
});

test("code is accepted, the text after it is checked", () => {
  expect(findLongLines(`\`\`\`sh\n${long}\n\`\`\`\n${long}`)).toEqual([4]);
});
