import { expect, test } from "vitest";
import { parseText } from "#read/parse-text.ts";
import { applyOverlays } from "./apply-overlays.ts";
import { writeOverlay, writePath } from "./write-overlay.ts";
import type { Correction } from "./write-overlay.ts";
import { writeYaml } from "./write-yaml.ts";

test.each([
  ["paths /orders get", "$.paths['/orders'].get"],
  ["a 0", "$.a['0']"],
  ["schemas Ship allOf 1 properties 0", "$.schemas.Ship.allOf[1].properties['0']"],
  ["get parameters 12 schema", "$.get.parameters[12].schema"],
  ["properties anyOf 0", "$.properties.anyOf['0']"],
  ["it's", "$['it\\'s']"],
  ["a\\b", "$['a\\\\b']"],
  ["é", "$['é']"],
  ["", "$"],
])("%j is selected by %s", (steps, want) => {
  expect(writePath(steps.split(" ").filter((step) => step !== ""))).toBe(want);
});

const one = (pointer: string, update: object): Correction => ({
  label: "Because",
  pointer,
  update: update as Correction["update"],
});

async function apply(document: unknown, corrections: readonly Correction[]) {
  const text = writeOverlay('Corrections: a "shop"', corrections);
  return applyOverlays(document, [{ text, address: "x.yaml" }], "");
}

test("corrections of one object are one action and apply as written", async () => {
  const document = { paths: { "/a~b/{it's}": { get: { tags: ["x"] } } } };
  const pointer = "/paths/~1a~0b~1{it's}/get";
  const corrections = [
    one(pointer, { summary: "yes", "x-quarterdeck-list": { page: "p" } }),
    one(pointer, { "x-quarterdeck-list": { first: 0, size: "no: 1" } }),
  ];
  expect(writeOverlay("T", corrections).match(/target/g)).toHaveLength(1);
  expect(await apply(document, corrections)).toEqual({
    problems: [],
    value: {
      paths: {
        "/a~b/{it's}": {
          get: {
            tags: ["x"],
            summary: "yes",
            "x-quarterdeck-list": { page: "p", first: 0, size: "no: 1" },
          },
        },
      },
    },
  });
});

test.each([
  [{ allOf: [{}, { properties: { a: {} } }] }, "/allOf/1/properties/a"],
  [{ get: { parameters: [{ schema: {} }] } }, "/get/parameters/0/schema"],
  [{ properties: { oneOf: { "0": {} } } }, "/properties/oneOf/0"],
])("a correction in %j applies at %s", async (document, pointer) => {
  const { value, problems } = await apply(document, [one(pointer, { title: "T" })]);
  expect(problems).toEqual([]);
  expect(JSON.stringify(value)).toContain('{"title":"T"}');
});

test("members of another kind or that would be joined are removed first", async () => {
  const document = { a: { ref: { to: "x" }, list: ["x"] } };
  const correction = {
    ...one("/a", { ref: false, list: ["y"] }),
    removes: [["ref"], ["list"], ["none"]],
  };
  expect(await apply(document, [correction])).toEqual({
    problems: [],
    value: { a: { ref: false, list: ["y"] } },
  });
});

test.each([
  [{ a: "x", b: [1, "2", { c: true, d: [] }, [null]], e: {} }],
  [
    [
      "- a",
      "# b",
      "a: b",
      "",
      " x",
      "1.0",
      "0x1",
      "null",
      "ä\n\"'",
      "@",
      "x #y",
      "2026-01-01",
      "&a",
    ],
  ],
  [{ "a b": { "/c": "$.x['y']" }, "1": 1, "": 2 }],
])("%j is read back from YAML unchanged", async (value) => {
  expect(await parseText(writeYaml(value))).toEqual({ value, problems: [] });
});
