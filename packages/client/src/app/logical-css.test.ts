// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "..");
const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".css"),
);

/** Declarations with left or right instead of start and end. */
function findPhysical(css: string): readonly string[] {
  return css
    .replace(/\/\*[^]*?\*\//g, "")
    .split("}")
    .filter((rule) => !/\[dir="?rtl"?\]|:dir\(rtl\)/.test(rule))
    .flatMap((rule) => rule.slice(rule.lastIndexOf("{") + 1).split(";"))
    .map((line) => line.trim().replace(/\s+/g, " "))
    .filter(isPhysical);
}

function isPhysical(declaration: string): boolean {
  const [name = "", value = ""] = declaration.split(/:\s*/);
  if (/(^|-)(left|right)(-|$)/.test(name)) return true;
  if (/^(text-align|float|clear)$/.test(name)) return /^(left|right)\b/.test(value);
  // Top, right, bottom, left: both sides must be equal.
  if (!/^(margin|padding|inset|border-(width|color|style)|scroll-(margin|padding))$/.test(name))
    return false;
  const sides = value.match(/[\w.-]+\([^)]*\)|\S+/g) ?? [];
  return sides.length === 4 && sides[1] !== sides[3];
}

test.each(files)("%s has no left or right", (file) => {
  expect(findPhysical(readFileSync(join(source, file), "utf8"))).toEqual([]);
});

test.each([
  ["a { margin-left: 1px }", ["margin-left: 1px"]],
  ["a { color: red; right: 0 }", ["right: 0"]],
  ["@media print { a { text-align: left; } }", ["text-align: left"]],
  ["a { padding: 0 1px 0 calc(1px + 2px) }", ["padding: 0 1px 0 calc(1px + 2px)"]],
  ["a { border-top-left-radius: 1px }", ["border-top-left-radius: 1px"]],
  ["a { margin: 0 auto; padding: 1px 2px 3px 2px; text-align: start }", []],
  [':root[dir="rtl"] a { text-align: right }', []],
  ["/* left: 0 */ a { inset-inline-start: 0 }", []],
])("of %s, %j is found", (css, want) => {
  expect(findPhysical(css)).toEqual(want);
});
