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
  const files = readdirSync(join(import.meta.dirname, language)).sort();
  const modules = files.map(async (file) => {
    const texts = (await import(`./${language}/${file.slice(0, -3)}.ts`)) as TextTree;
    return { ...texts };
  });
  return Object.assign({}, ...(await Promise.all(modules))) as TextTree;
}

// Reading a language takes long on a busy machine.
const patience = 30_000;

test.each(others)(
  "the texts of %s say all that the English ones say",
  { timeout: patience },
  async (language) => {
    const english = await readLanguage("en");
    const other = await readLanguage(language);
    expect(findTextErrors(english, other, language)).toEqual([]);
    // Look at each; where one still holds, `node scripts/translations.mjs <key>:<language>`, else `npm run fix` once it is mended.
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
  ["nothing wrong", german, "de", []],
  ["a missing key", { ...german, deep: { one: "a" } }, "de", ["deep.two: is missing"]],
  ["a key too many", { ...german, more: "x" }, "de", ["more: English has no such key"]],
  [
    "another value",
    { ...german, rows: "{count, plural, one {# Zeile} other {# Zeilen}} von {name}" },
    "de",
    ["rows: takes count (counted), name, in English count (counted), label"],
  ],
  [
    "a number that is not counted",
    { ...german, rows: "{count} von {label}" },
    "de",
    ["rows: takes count, label, in English count (counted), label"],
  ],
  [
    "a value in one branch alone",
    { ...german, rows: "{count, plural, one {{x} Zeile} other {# Zeilen}} von {label}" },
    "de",
    ["rows: takes count (counted), label, x, in English count (counted), label"],
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
  ["a form of others", german, "ja", ["rows: has a plural form “one”, which the language has not"]],
  ["no message", { ...german, head: "{" }, "de", ["head: is no ICU message"]],
  ["English words", { ...german, long: english.long }, "de", ["long: is still English"]],
  ["empty words", { ...german, head: " " }, "de", ["head: is empty or begins or ends with space"]],
];

test.each(planted)("%s is found", (_, texts, language, faults) => {
  expect(findTextErrors(english, texts, language).toSorted()).toEqual(faults.toSorted());
});

test.each([
  ["a name that the text around it turns", "ar", "حذف {label}", ["around {label}"]],
  ["a name inside a form", "ar", "{n, plural, one {صف {label}} other {#}}", ["around {label}"]],
  ["an isolate that nobody closes", "ar", "حذف \u2068{label}", ["around {label}", "the other"]],
  ["a flag", "ar", "مع --api", ["around --api"]],
  ["an isolated name", "ar", "حذف \u2068{label} {key}\u2069", []],
  ["a number", "ar", "من {count}", []],
  ["a sign right after a word", "fr", "Quoi?", ["before ; : ! or ?"]],
  ["a sign after a plain space", "fr", "Nom : {name}", ["before ; : ! or ?"]],
  ["quotes without their spaces", "fr", "« {name} »", ["inside « »"]],
  ["narrow spaces", "fr", "Nom\u202f: «\u202f{name}\u202f»\u202f!?", []],
  ["what is written in code", "fr", "Écrivez `remove: true`", []],
  ["times and addresses", "fr", "10:15, https://example.org/?a", []],
  ["any other language", "de", "Was? {label}", []],
])("%s in %s", (_, language, said, want) => {
  const faults = findSpellingErrors(said, language);
  expect(faults.map((fault) => want.find((end) => fault.includes(end)) ?? fault)).toEqual(want);
});
