import { expect, test } from "vitest";
import { parseText } from "./parse-text.ts";

async function faultOf(text: string): Promise<object | undefined> {
  const result = await parseText(text);
  return "problem" in result ? result.problem.message : undefined;
}

test.each([
  ['{"a": [1,\n  "b": }', { say: "json-comma", line: 2, column: 6 }],
  ['{"a" 1, "b": [}', { say: "json-colon", line: 1, column: 6 }],
  ['{"a": "b\n, "c": [}', { say: "json-quote", line: 1, column: 7 }],
  ['{"a": 1}\n}', { say: "json-end", line: 2, column: 1 }],
  ['{"openapi": "3.1.0", "info": {', { say: "json-name", line: 1, column: 31 }],
  ['{"a": ', { say: "json-value", line: 1, column: 7 }],
])("%j is told to be no JSON, with the place", async (text, want) => {
  expect(await faultOf(text)).toEqual(want);
});

test.each([
  ["a:\n  b: 1\n c: 2", { say: "yaml-indent", line: 3 }],
  ["info: a: b", { say: "yaml-indent", line: 1 }],
  ["a:\n\tb: 1", { say: "yaml-tab", line: 2 }],
  ["a: 1\nb\nc: 2", { say: "yaml-colon", line: 3 }],
  ["a: 'x\nb: 2", { say: "yaml-open", line: 2 }],
  ["a: 'x", { say: "yaml-quote", line: 1 }],
  ["a: [1, 2\nb: 3", { say: "yaml-open", line: 2 }],
  ["a: [1, 2", { say: "yaml-bracket", line: 1 }],
  ['a: "\\q"', { say: "yaml-escape", line: 1 }],
  ["a: b\u0007", { say: "yaml-control", line: 1 }],
  [`${"- ".repeat(2000)}a`, { say: "yaml-deep" }],
  ["a: *b", { say: "yaml", line: 1 }],
])("%j is told to be no YAML, with the line and a remedy", async (text, want) => {
  expect(await faultOf(text)).toMatchObject(want);
});
