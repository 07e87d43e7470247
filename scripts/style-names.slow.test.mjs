// @ts-check
import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { findFiles } from "./find-files.mjs";
import { findUndefinedClasses, findUnusedClasses, readStyleNames } from "./style-names.mjs";

const source = join(import.meta.dirname, "../packages/client");
const texts = new Map(
  findFiles(source).map((path) => [path, readFileSync(join(source, path), "utf8")]),
);
const components = [...texts].filter(([path]) => /(?<!\.test)\.tsx?$/.test(path));
const styles = [...texts].filter(([path]) => path.startsWith("src/") && path.endsWith(".css"));

/** Attributes that Mantine's components set. */
const ofMantine = new Set(["data-error", "data-position", "data-variant", "data-with-border"]);

const css = `
/* .comment [data-comment] */
.bar { padding: 0.5rem; }
.bar[data-open] .item:hover, :global(.mantine-Table) { color: var(--x); }
@media (max-width: 47.99em) { .item { background: url("./a.b"); } }
`;

test("classes and attributes of selectors are read", () => {
  const { classes, attributes } = readStyleNames(css);
  expect([...classes]).toEqual(["bar", "item"]);
  expect([...attributes]).toEqual(["data-open"]);
});

test("a renamed class is reported on both sides", () => {
  const code = 'import classes from "./a.module.css";\n<b className={classes.bar + classes.row} />';
  expect(findUndefinedClasses(code, () => css)).toEqual(["./a.module.css: row"]);
  expect(findUnusedClasses(css, [code], /a\.module\.css$/)).toEqual(["item"]);
});

test("a class that is picked by a variable counts as used", () => {
  const code = 'import classes from "./a.module.css";\n<b className={classes[color]} />';
  expect(findUnusedClasses(css, [code], /a\.module\.css$/)).toEqual([]);
});

test("every class of a component is in its stylesheet", () => {
  const missing = components.flatMap(([path, code]) =>
    findUndefinedClasses(code, (from) => texts.get(resolve(path, from))).map(
      (name) => `${path}: ${name}`,
    ),
  );
  expect(missing).toEqual([]);
});

test("every class of a stylesheet is used", () => {
  const codes = components.map(([, code]) => code);
  const unused = styles
    .filter(([path]) => path.endsWith(".module.css"))
    .flatMap(([path, text]) => {
      const users = codes.filter((code) => code.includes(`/${basename(path)}"`));
      const pattern = new RegExp(`/${basename(path).replaceAll(".", "\\.")}$`);
      return findUnusedClasses(text, users, pattern).map((name) => `${path}: ${name}`);
    });
  expect(unused).toEqual([]);
});

test("every data attribute of a stylesheet is set by code", () => {
  const code = components.map(([, text]) => text).join("\n") + (texts.get("index.html") ?? "");
  const script = texts.get("public/first-paint.js") ?? "";
  const unset = styles.flatMap(([path, text]) =>
    [...readStyleNames(text).attributes]
      .filter((name) => !ofMantine.has(name) && !sets(code + script, name))
      .map((name) => `${path}: ${name}`),
  );
  expect(unset).toEqual([]);
});

/** @param {string} code @param {string} name */
function sets(code, name) {
  const member = name.slice(5).replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
  return (
    new RegExp(`["'\\s]${name}(?=["'=:\\s])`).test(code) ||
    code.includes(`useRootAttribute("${member}")`) ||
    new RegExp(`\\bdataset(?:\\.${member}|\\["${member}"\\])`).test(code)
  );
}

/** @param {string} path @param {string} from */
function resolve(path, from) {
  return from.startsWith("#") ? `src/${from.slice(1)}` : join(dirname(path), from);
}
