import { expect, test } from "vitest";
import { applyOverlays } from "./apply-overlays.ts";
import { apply, overlay, shop } from "#testing/sample-overlay.ts";
import { problemText } from "#testing/test-messages.ts";

test.each([
  ["overlay: [", /fixes\.yaml could not be read\. Invalid YAML/],
  ["", /empty/],
  ["[]", /not a supported overlay: `overlay: 1\.1\.0` is missing/],
  ["openapi: 3.1.0", /`overlay: 1\.1\.0` is missing/],
  ["overlay: 2.0.0", /version "2\.0\.0"/],
  ["overlay: 10.1", /version 10\.1/],
  ["overlay: 1.0.0", /no list of `actions`/],
  ["overlay: 1.0.0\nactions: []", /no list of `actions`/],
])("%j is one problem and does not change the document", async (text, message) => {
  const { value, problems } = await apply(shop, text);
  expect(value).toBe(shop);
  expect(problems).toHaveLength(1);
  expect(problemText(problems[0])).toMatch(message);
});

test.each([
  ["overlay: 1.1\nactions: [{target: $.info.title, update: New}]"],
  ["overlay: '1.0.7'\nactions:\n- target: $.info\n  update: {title: New}"],
  ["{'overlay': '1.1.0', actions: [{target: '$.info.title', update: New}]}"],
])("JSON and YAML are read: %s", async (text) => {
  const { value, problems } = await apply(shop, text);
  expect({ value, problems }).toEqual({ value: { ...shop, info: { title: "New" } }, problems: [] });
});

test("overlays are applied in order", async () => {
  const one = overlay("1.0.0", { target: "$.info", update: { title: "One" } });
  const two = overlay("1.1.0", { target: "$.info.title", update: "Two" });
  expect((await apply(shop, one, two)).value).toEqual({ ...shop, info: { title: "Two" } });
  expect((await apply(shop, two, one)).value).toEqual({ ...shop, info: { title: "One" } });
});

test.each([
  ["openapi.yaml", "https://h/openapi.yaml", 0],
  ["https://h/openapi.yaml", "https://h/openapi.yaml", 0],
  ["https://h/other.yaml", "https://h/openapi.yaml", 1],
  ["other.yaml", "", 0],
])("`extends: %s` is applied to %j with %d warnings", async (target, address, count) => {
  const text = `overlay: 1.0.0\nextends: ${target}\nactions: [{target: $, update: {a: 1}}]`;
  const source = { text, address: "https://h/fixes.yaml?key=secret" };
  const { value, problems } = await applyOverlays({}, [source], address);
  expect(value).toEqual({ a: 1 });
  expect(problems).toHaveLength(count);
  expect(JSON.stringify(problems)).not.toContain("secret");
});

test("the name of an inherited member is an ordinary name", async () => {
  const document = JSON.parse('{"a": {"__proto__": {"x": 1}, "constructor": {}}}') as object;
  const update = JSON.parse('{"__proto__": {"y": 2}}') as object;
  const { value, problems } = await apply(
    document,
    overlay("1.0.0", { target: "$.a", update }, { target: "$.a['constructor']", update: { z: 3 } }),
    '{"overlay": "1.1.0", "actions": [{"target": "$.a[\'__proto__\'].x", "update": 5}]}',
  );
  expect(problems).toEqual([]);
  expect(JSON.stringify(value)).toBe('{"a":{"__proto__":{"x":5,"y":2},"constructor":{"z":3}}}');
  expect(({} as { readonly y?: number }).y).toBeUndefined();
});

test("parts shared by an alias change separately", async () => {
  const shared = { type: "string" };
  const { value } = await apply(
    { a: shared, b: shared },
    overlay("1.0.0", { target: "$.a", update: { format: "email" } }),
  );
  expect(value).toEqual({ a: { type: "string", format: "email" }, b: { type: "string" } });
});

test("a cyclic document is not changed", async () => {
  const document: { info: object; self?: object } = { info: {} };
  document.self = document;
  const text = overlay("1.0.0", { target: "$..info", update: { title: "x" } });
  const applied = await applyOverlays(document, [{ text, address: "f" }], "");
  expect(applied.value).toBe(document);
  expect(applied.problems).toMatchObject([{ code: "overlay-too-large" }]);
});

test("ten thousand targets are changed fast", async () => {
  const many = Object.fromEntries(
    Array.from({ length: 10_000 }, (_, location) => [`/p${location}`, { get: { tags: ["x"] } }]),
  );
  const started = performance.now();
  const { value } = await apply(
    { paths: many },
    overlay("1.0.0", { target: "$.paths.*.get", update: { a: 1 } }),
  );
  expect(performance.now() - started).toBeLessThan(2_000);
  expect(Object.values((value as { paths: object }).paths).at(-1)).toEqual({
    get: { tags: ["x"], a: 1 },
  });
});
