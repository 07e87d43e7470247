import { expect, test } from "vitest";
import { ExactNumber } from "#types/json.ts";
import type { Parameter, ParameterStyle } from "#types/operation.ts";
import {
  writeHeaderParameter,
  writePathParameter,
  writeQueryParameter,
} from "./write-parameter.ts";

const list = ["blue", "black", "brown"];
const map = { R: 100, G: 200, B: 150 };

function parameter(over: Partial<Parameter>): Parameter {
  return {
    name: "color",
    in: "query",
    isRequired: false,
    style: "form",
    explode: false,
    field: { kind: "json", name: "color", label: "Color", isRequired: false },
    ...over,
  };
}

// https://spec.openapis.org/oas/v3.1.1.html#style-examples
const inQuery: readonly (readonly [ParameterStyle, boolean, unknown, string])[] = [
  ["form", false, "", "color="],
  ["form", false, "blue", "color=blue"],
  ["form", true, "blue", "color=blue"],
  ["form", false, list, "color=blue,black,brown"],
  ["form", true, list, "color=blue&color=black&color=brown"],
  ["form", false, map, "color=R,100,G,200,B,150"],
  ["form", true, map, "R=100&G=200&B=150"],
  ["spaceDelimited", false, list, "color=blue%20black%20brown"],
  ["spaceDelimited", false, map, "color=R%20100%20G%20200%20B%20150"],
  ["spaceDelimited", true, list, "color=blue&color=black&color=brown"],
  ["pipeDelimited", false, list, "color=blue%7Cblack%7Cbrown"],
  ["pipeDelimited", false, map, "color=R%7C100%7CG%7C200%7CB%7C150"],
  ["deepObject", true, map, "color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150"],
  [
    "deepObject",
    true,
    { a: { b: [1, 2] } },
    "color%5Ba%5D%5Bb%5D%5B%5D=1&color%5Ba%5D%5Bb%5D%5B%5D=2",
  ],
  ["deepObject", true, { a: [{ b: 1 }] }, "color%5Ba%5D%5B0%5D%5Bb%5D=1"],
  ["deepObject", true, "plain", "color=plain"],
  ["form", false, ["a,b", "c&d", "e f"], "color=a%2Cb,c%26d,e%20f"],
  ["form", true, [0, false, ""], "color=0&color=false&color="],
  ["form", false, [null, undefined], ""],
  ["form", true, [], ""],
  ["form", true, {}, ""],
  ["form", true, undefined, ""],
  ["form", true, null, ""],
  ["form", true, new ExactNumber("9007199254740993"), "color=9007199254740993"],
  ["form", true, "\uD800x", "color=%EF%BF%BDx"],
];

test.each(inQuery)("query, %s, explode %s: %j is %s", (style, explode, value, want) => {
  expect(writeQueryParameter(parameter({ style, explode }), value)).toBe(want);
});

const inPath: readonly (readonly [ParameterStyle, boolean, unknown, string])[] = [
  ["simple", false, "blue", "blue"],
  ["simple", false, list, "blue,black,brown"],
  ["simple", true, list, "blue,black,brown"],
  ["simple", false, map, "R,100,G,200,B,150"],
  ["simple", true, map, "R=100,G=200,B=150"],
  ["label", false, "blue", ".blue"],
  ["label", false, list, ".blue,black,brown"],
  ["label", true, list, ".blue.black.brown"],
  ["label", false, map, ".R,100,G,200,B,150"],
  ["label", true, map, ".R=100.G=200.B=150"],
  ["matrix", false, "", ";color"],
  ["matrix", false, "blue", ";color=blue"],
  ["matrix", false, list, ";color=blue,black,brown"],
  ["matrix", true, list, ";color=blue;color=black;color=brown"],
  ["matrix", false, map, ";color=R,100,G,200,B,150"],
  ["matrix", true, map, ";R=100;G=200;B=150"],
  ["simple", false, "a/b?c#d e", "a%2Fb%3Fc%23d%20e"],
];

test.each(inPath)("path, %s, explode %s: %j is %s", (style, explode, value, want) => {
  expect(writePathParameter(parameter({ in: "path", style, explode }), value)).toBe(want);
});

test.each([
  [false, list, "blue,black,brown"],
  [true, map, "R=100,G=200,B=150"],
  [false, "a\r\nX-Evil: 1", "a X-Evil: 1"],
  [false, "Zürich 北", "Z%C3%BCrich %E5%8C%97"],
  [false, undefined, undefined],
] as const)("header, explode %s: %j is %s", (explode, value, want) => {
  const header = parameter({ in: "header", style: "simple", explode });
  expect(writeHeaderParameter(header, value)).toBe(want);
});

test("a parameter with JSON content is one JSON text, its numbers exact", () => {
  const json = parameter({ mediaType: "application/json; charset=utf-8" });
  const value = { limit: 10, where: { id: new ExactNumber("1.50") } };
  const want = encodeURIComponent('{"limit":10,"where":{"id":1.50}}');
  expect(writeQueryParameter(json, value)).toBe(`color=${want}`);
});

test.each([
  ["/a/b?c=d;e", "/a/b?c%3Dd;e"],
  ["1+1&2#3", "1%2B1%262%233"],
  ["50%25 and 50%", "50%25%20and%2050%25"],
])("with allowReserved %s leaves characters that cannot end the parameter", (value, want) => {
  expect(writeQueryParameter(parameter({ allowReserved: true }), value)).toBe(`color=${want}`);
});
