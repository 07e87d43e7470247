// @ts-check
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { findUnguardedKeys } from "./own-members.mjs";

const folder = mkdtempSync(join(tmpdir(), "own-members-"));
afterAll(() => rmSync(folder, { recursive: true }));

const head = `
interface Values { readonly [name: string]: unknown }
declare const values: Values;
declare const record: Record<string, string>;
declare const name: string;
declare const list: readonly string[];
`;

/** @param {string} source */
function check(source) {
  mkdirSync(join(folder, "src"), { recursive: true });
  writeFileSync(join(folder, "src/planted.ts"), `${head}${source}\nexport {};\n`);
  const config = join(folder, "tsconfig.json");
  const compilerOptions = { target: "es2023", strict: true, types: [], noEmit: true };
  writeFileSync(config, JSON.stringify({ compilerOptions, include: ["src"] }));
  return findUnguardedKeys(config).map((line) => line.split(": ")[1]);
}

test.each([
  ["values[name]"],
  ["record[name.trim()]"],
  ["record[`${name}_id`]"],
  ["values[name as 'a' | string]"],
  ["(values as Partial<Values>)?.[name]"],
  ["(<Values>{})[name]"],
  ["[...list].map((one) => record[one])", "record[one]"],
  ["record[name] = 'x'", "record[name]"],
  ["delete record[name]", "record[name]"],
  ["name in values"],
  ["Object.assign({}, values)"],
  ["Object.assign({}, ...[values])"],
  ["Reflect.get(values, name)"],
  ["const { [name]: value } = values; void value", "[name]"],
  ["const f = <K extends string>(key: K) => record[key]; void f", "record[key]"],
  ["declare const loose: any; void record[loose]", "record[loose]"],
])("reports %s", (source, at = source) => {
  expect(check(source)).toEqual([at]);
});

test.each([
  ["list[0]"],
  ["list.map((_, index) => list[index])"],
  ["record['fixed']"],
  ["({ a: 1, b: 2 })[name === 'a' ? 'a' : 'b']"],
  ["const f = <T extends object>(one: T, key: keyof T) => one[key]; void f"],
  ["'code' in values"],
  ["Object.hasOwn(values, name)"],
  ["Object.fromEntries([[name, 1]])"],
  ["Object.assign(new Error(name), { code: 1 })"],
  ["({ ...values, [name]: 1 })"],
  ["const { [name]: _left, ...rest } = record; void rest"],
  ["new Map([[name, 1]]).get(name)"],
])("accepts %s", (source) => {
  expect(check(source)).toEqual([]);
});
