// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findSpellingErrors } from "./find-spelling-errors.ts";
import { findTextErrors } from "./find-text-errors.ts";
import type { TextTree } from "./flatten-texts.ts";
import { languageNames } from "./languages.ts";
import { findStaleTexts, readRecord } from "./translation-record.ts";

const record = readRecord(readFileSync(join(import.meta.dirname, "translations.txt"), "utf8"));
const others = Object.keys(languageNames).filter((language) => language !== "en");

/** All texts of a language. */
async function readLanguage(language: string): Promise<TextTree> {
  const folder = join(import.meta.dirname, language);
  const modules = readdirSync(folder).map(async (file) => {
    // Vite would list the files of the folder, and the cache of modules would keep the list.
    const texts = (await import(/* @vite-ignore */ join(folder, file))) as TextTree;
    return { ...texts };
  });
  return Object.assign({}, ...(await Promise.all(modules))) as TextTree;
}

// On a busy machine.
const timeoutMs = 30_000;

test.each(others)(
  "the texts of %s match the English texts",
  { timeout: timeoutMs },
  async (language) => {
    const english = await readLanguage("en");
    const other = await readLanguage(language);
    expect(findTextErrors(english, other, language)).toEqual([]);
    // Check each: if it is still right, `node scripts/translations.mjs <key>:<language>`, else
    // update it and run `npm run fix`.
    expect(findStaleTexts(record, { english, other, language })).toEqual([]);
  },
);

const english = {
  head: "Signed in",
  rows: "{count, plural, one {# row} other {# rows}} of {label}",
  deep: { one: "a", two: "b" },
  long: "This is quite a long text",
};
const german = {
  head: "Angemeldet",
  rows: "{count, plural, one {# Zeile} other {# Zeilen}} von {label}",
  deep: { one: "a", two: "b" },
  long: "Das ist ein recht langer Text",
};

const planted: readonly (readonly [string, TextTree, string, readonly string[]])[] = [
  ["no error", german, "de", []],
  ["a missing key", { ...german, deep: { one: "a" } }, "de", ["deep.two: is missing"]],
  ["an additional key", { ...german, more: "x" }, "de", ["more: English has no such key"]],
  [
    "another value",
    { ...german, rows: "{count, plural, one {# Zeile} other {# Zeilen}} von {name}" },
    "de",
    ["rows: has the values count (counted), name, English has count (counted), label"],
  ],
  [
    "a number that is not counted",
    { ...german, rows: "{count} von {label}" },
    "de",
    ["rows: has the values count, label, English has count (counted), label"],
  ],
  [
    "a value in one branch alone",
    { ...german, rows: "{count, plural, one {{x} Zeile} other {# Zeilen}} von {label}" },
    "de",
    ["rows: has the values count (counted), label, x, English has count (counted), label"],
  ],
  [
    "a missing form",
    { ...german, rows: "{count, plural, other {# Zeilen}} von {label}" },
    "de",
    ["rows: has no plural form “one”"],
  ],
  [
    "the forms of Arabic",
    { ...german, rows: "{count, plural, one {# Zeile} other {# Zeilen}} von \u2068{label}\u2069" },
    "ar",
    ["zero", "two", "few", "many"].map((form) => `rows: has no plural form “${form}”`),
  ],
  ["the form of round millions", german, "es", ["rows: has no plural form “many”"]],
  [
    "a form of others",
    german,
    "ja",
    ["rows: has a plural form “one”, which the language does not have"],
  ],
  ["no message", { ...german, head: "{" }, "de", ["head: is not an ICU message"]],
  ["English words", { ...german, long: english.long }, "de", ["long: is still English"]],
  [
    "empty words",
    { ...german, head: " " },
    "de",
    ["head: is empty or starts or ends with a space"],
  ],
];

test.each(planted)("%s is found", (_, texts, language, errors) => {
  expect(findTextErrors(english, texts, language).toSorted()).toEqual(errors.toSorted());
});

test.each([
  ["a name without isolation", "ar", "حذف {label}", ["at {label}"]],
  ["a name inside a form", "ar", "{n, plural, one {صف {label}} other {#}}", ["at {label}"]],
  ["an isolate without an end", "ar", "حذف \u2068{label}", ["at {label}", "the other"]],
  ["a flag", "ar", "مع --api", ["at --api"]],
  ["an isolated name", "ar", "حذف \u2068{label} {key}\u2069", []],
  ["a number", "ar", "من {count}", []],
  ["punctuation without a space", "fr", "Quoi?", ["before ; : ! or ?"]],
  ["punctuation after a normal space", "fr", "Nom : {name}", ["before ; : ! or ?"]],
  ["quotes without narrow spaces", "fr", "« {name} »", ["inside « »"]],
  ["narrow spaces", "fr", "Nom\u202f: «\u202f{name}\u202f»\u202f!?", []],
  ["code", "fr", "Écrivez `remove: true`", []],
  ["times and addresses", "fr", "10:15, https://example.org/?a", []],
  ["any other language", "de", "Was? {label}", []],
])("%s in %s", (_, language, text, expected) => {
  const errors = findSpellingErrors(text, language);
  expect(errors.map((error) => expected.find((part) => error.includes(part)) ?? error)).toEqual(
    expected,
  );
});
