import { expect, test } from "vitest";
import { ExactNumber } from "#types/json.ts";
import { parseText } from "./parse-text.ts";

async function parse(text: string) {
  const result = await parseText(text);
  if ("problem" in result) return { value: undefined, codes: [result.problem.code] };
  return { value: result.value, codes: result.problems.map(({ code }) => code) };
}

test.each<readonly [string, unknown]>([
  ['{"a": 1}', { a: 1 }],
  ["\uFEFF{}", {}],
  [
    '{"a": {"a": "a"}, "b": [{"a": 1}, {"a": "\\"a\\": {"}]}',
    { a: { a: "a" }, b: [{ a: 1 }, { a: '"a": {' }] },
  ],
  ["{a: 1}", { a: 1 }],
  [
    "a: {200: x, 2020-01-01: y, true: z, null: n}",
    { a: { 200: "x", "2020-01-01": "y", true: "z", null: "n" } },
  ],
  ["on: off\nno: yes\ny: n", { on: "off", no: "yes", y: "n" }],
  ["a: 2020-01-01\nb: 12:30:45\nc: 1_000", { a: "2020-01-01", b: "12:30:45", c: "1_000" }],
  [
    "a: !!binary aGk=\nb: !!timestamp 2020-01-01\nc: !Ref x\nd: !!js/function f\ne: !x {y: [1]}",
    { a: "aGk=", b: "2020-01-01", c: "x", d: "f", e: { y: [1] } },
  ],
  [
    "a: &x {b: 1}\nc: *x\nd: {<<: *x, e: 2}\nf: {<<: [*x, {g: 3}]}",
    { a: { b: 1 }, c: { b: 1 }, d: { b: 1, e: 2 }, f: { b: 1, g: 3 } },
  ],
  ["--- \na: 1\n...\n", { a: 1 }],
  ["---\n---\nopenapi: 3.1.0\n", { openapi: "3.1.0" }],
  ["a: |\n  text\n  more\n", { a: "text\nmore\n" }],
  ["%YAML 1.2\n---\na: 1", { a: 1 }],
  ["a: .nan\nb: .inf", { a: Number.NaN, b: Infinity }],
])("%j is read", async (text, want) => {
  expect(await parse(text)).toEqual({ value: want, codes: [] });
});

test.each<readonly [string, string]>([
  ["9007199254740993", "9007199254740993"],
  ["-9223372036854775808", "-9223372036854775808"],
  ["12345678901234567890", "12345678901234567890"],
  ["0.12345678901234567890123", "0.12345678901234567890123"],
  ["1e400", "1e400"],
])("the number %s is exact in JSON and in YAML", async (text, want) => {
  const exact = new ExactNumber(want);
  expect(await parse(`{"a":[${text}]}`)).toEqual({ value: { a: [exact] }, codes: [] });
  expect(await parse(`a: [${text}]`)).toEqual({ value: { a: [exact] }, codes: [] });
});

test.each([
  ["1.50", 1.5],
  ["1.0", 1],
  ["9007199254740992", 9_007_199_254_740_992],
  ["100000000000000000000", 1e20],
  ["1.7976931348623157e308", 1.797_693_134_862_315_7e308],
  ["0.1", 0.1],
  ["-0.0", -0],
])("the number %s is a JavaScript number", async (text, want) => {
  expect((await parse(`{"a":${text}}`)).value).toEqual({ a: want });
  expect((await parse(`a: ${text}`)).value).toEqual({ a: want });
});

test("a number as a key is exact", async () => {
  expect((await parse("{12345678901234567890: x}")).value).toEqual({ "12345678901234567890": "x" });
});

test.each<readonly [string, unknown, string]>([
  [
    '{\n// c\n"a": "//x /* y */", /* d\n */ "b": [1, 2,],}',
    { a: "//x /* y */", b: [1, 2] },
    "json-relaxed",
  ],
  ['/* c */ {"a": 1}', { a: 1 }, "json-relaxed"],
  ['// c\n{"a": "\\",}"}', { a: '",}' }, "json-relaxed"],
  ['{"a": NaN, "b": -Infinity, "NaN": "NaN"}', { a: null, b: null, NaN: "NaN" }, "json-relaxed"],
  ["a: 1\na: 2", { a: 2 }, "duplicate-key"],
  ["a:\n  b: [\n    1,\n  ]\n  c: {\n  d: 1\n  }", { a: { b: [1], c: { d: 1 } } }, "indentation"],
  ['a:\n  b: "one\n  two"\n  c: 1', { a: { b: "one two", c: 1 } }, "indentation"],
  ["a:\n  - 'one\n\n  two'\n  - {\n    b: 1\n  }", { a: ["one\ntwo", { b: 1 }] }, "indentation"],
  ['{"a": 1,\n"a": 2}', { a: 2 }, "duplicate-key"],
  ['{"x": [{"b": {"c\\\\": "}"}, "b" : 2}]}', { x: [{ b: 2 }] }, "duplicate-key"],
  ["x: 1\n---\nopenapi: 3.1.0\n---\ny: 2", { openapi: "3.1.0" }, "several-documents"],
])("%j is read with a warning", async (text, value, code) => {
  expect(await parse(text)).toEqual({ value, codes: [code] });
});

test.each([
  ["", "empty"],
  ["<?xml version='1.0'?><wsdl:definitions/>", "xml"],
  ["<edmx:Edmx/>", "xml"],
  ["<!DOCTYPE html>", "html"],
  ["{\0", "binary"],
  ['{"a": 1} rest', "syntax"],
  ['{"a": 1}\n{"b": 2}', "syntax"],
  ["{a: [}", "syntax"],
  ["a:\n\tb: 1", "syntax"],
  ["a: *nobody", "syntax"],
  ['{"a": "', "syntax"],
  [`${"[".repeat(2_000)}x`, "syntax"],
  [`a: ${"{b: ".repeat(2_000)}`, "syntax"],
])("%.40j is rejected as %s", async (text, code) => {
  expect((await parse(text)).codes).toEqual([code]);
});

test("a mapping may contain itself", async () => {
  const { value } = await parse("a: &a {b: *a, c: [*a]}");
  expect(value).toMatchObject({ a: { c: [{ c: expect.anything() }] } });
});

test("aliases and merges are read in time that follows the text's length", async () => {
  const levels = ["x0: &x0 {k0: 1}"];
  for (let level = 1; level < 300; level += 1) {
    const before = level - 1;
    levels.push(
      `x${level}: &x${level} {<<: [${`*x${before},`.repeat(10)}], k${level}: [${`*x${before},`.repeat(10)}]}`,
    );
  }
  const start = process.cpuUsage();
  const { codes } = await parse(levels.join("\n"));
  const { user, system } = process.cpuUsage(start);
  expect(codes).toEqual([]);
  expect((user + system) / 1e6).toBeLessThan(3);
});
