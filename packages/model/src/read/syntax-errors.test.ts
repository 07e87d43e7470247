import { expect, test } from "vitest";
import { parseText } from "./parse-text.ts";

async function errorOf(text: string): Promise<object | undefined> {
  const result = await parseText(text);
  return "problem" in result ? result.problem.message : undefined;
}

test.each([
  ['{"a": [1,\n  "b": }', { code: "json-comma", params: { line: 2, column: 6 } }],
  ['{"a" 1, "b": [}', { code: "json-colon", params: { line: 1, column: 6 } }],
  ['{"a": "b\n, "c": [}', { code: "json-quote", params: { line: 1, column: 7 } }],
  ['{"a": 1}\n}', { code: "json-end", params: { line: 2, column: 1 } }],
  ['{"openapi": "3.1.0", "info": {', { code: "json-name", params: { line: 1, column: 31 } }],
  ['{"a": ', { code: "json-value", params: { line: 1, column: 7 } }],
])("%j is invalid JSON with a position", async (text, want) => {
  expect(await errorOf(text)).toEqual(want);
});

test.each([
  ["a:\n  b: 1\n c: 2", { code: "yaml-indent", params: { line: 3 } }],
  ["info: a: b", { code: "yaml-indent", params: { line: 1 } }],
  ["a:\n\tb: 1", { code: "yaml-tab", params: { line: 2 } }],
  ["a: 1\nb\nc: 2", { code: "yaml-colon", params: { line: 3 } }],
  ["a: 'x\nb: 2", { code: "yaml-open", params: { line: 2 } }],
  ["a: 'x", { code: "yaml-quote", params: { line: 1 } }],
  ["a: [1, 2\nb: 3", { code: "yaml-open", params: { line: 2 } }],
  ["a: [1, 2", { code: "yaml-bracket", params: { line: 1 } }],
  ['a: "\\q"', { code: "yaml-escape", params: { line: 1 } }],
  ["a: b\u0007", { code: "yaml-control", params: { line: 1 } }],
  [`${"- ".repeat(2000)}a`, { code: "yaml-deep" }],
  ["a: *b", { code: "yaml", params: { line: 1 } }],
])("%j is invalid YAML with a line and a remedy", async (text, want) => {
  expect(await errorOf(text)).toMatchObject(want);
});
