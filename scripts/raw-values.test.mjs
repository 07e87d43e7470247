// @ts-check
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { spaces } from "#client/app/tokens.ts";
import { findRawProps, findRawValues } from "./raw-values.mjs";

const source = join(import.meta.dirname, "../packages/client/src");

/** @param {RegExp} name */
function read(name) {
  const paths = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((path) =>
    name.test(path),
  );
  return paths.map((path) => ({ path, text: readFileSync(join(source, path), "utf8") }));
}

test.each([
  "color: #fff",
  "border: 1px solid rgb(0 0 0 / 9%)",
  "background: white",
  "border-radius: 6px",
  "border-start-start-radius: 0.5rem",
  "box-shadow: 0 1px 2px var(--quarterdeck-line)",
  "font-size: 1.1rem",
  "transition: color 200ms ease",
  "padding: 0.7rem 1rem",
  "margin-block-start: 13px",
  "gap: 0.55rem",
])("%s is reported", (declaration) => {
  expect(findRawValues(`.a {\n  ${declaration};\n}`, spaces)).toEqual([declaration]);
});

test.each([
  "color: color-mix(in srgb, var(--quarterdeck-sail) 3%, transparent)",
  "border-radius: 0 var(--mantine-radius-sm)",
  "box-shadow: inset 2px 0 var(--quarterdeck-accent)",
  "font-size: 0.85em",
  "padding: 2px 0.375rem",
  "padding: 14px",
  "padding-block-end: 12vh",
  "white-space: nowrap",
])("%s uses tokens", (declaration) => {
  expect(findRawValues(`.a {\n  ${declaration};\n}`, spaces)).toEqual([]);
});

test("every stylesheet uses tokens", () => {
  const sheets = read(/\.css$/);
  expect(sheets.length).toBeGreaterThan(50);
  const raw = sheets.flatMap(({ path, text }) =>
    findRawValues(text, spaces).map((value) => `${path}: ${value}`),
  );
  expect(raw).toEqual([]);
});

test("components use tokens", () => {
  expect(
    findRawProps(`<Paper radius={7} p="13px" c="#fff" gap={4} m="0.25rem" color="lime">`, spaces),
  ).toEqual(["radius={7}", 'p="13px"', '"#fff"', 'color="lime"']);
  const icons = `<IconPlus aria-hidden size={16} /><IconX size="1rem" />const icon = { size: 16 }`;
  expect(findRawProps(icons, spaces)).toEqual([
    "<IconPlus aria-hidden size={16}",
    "icon = { size: 16",
  ]);
  const components = read(/(?<!\.test)\.tsx$/);
  expect(components.length).toBeGreaterThan(100);
  const raw = components.flatMap(({ path, text }) =>
    findRawProps(text, spaces).map((prop) => `${path}: ${prop}`),
  );
  expect(raw).toEqual([]);
});
