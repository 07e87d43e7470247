import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findTextFaults, type TextTree } from "./find-text-faults.ts";
import { languageNames } from "./languages.ts";

const others = Object.keys(languageNames).filter((language) => language !== "en");

/** Each text of a language by the name of its file. */
async function readLanguage(language: string): Promise<TextTree> {
  const files = readdirSync(join(import.meta.dirname, language)).sort();
  const modules = files.map(async (file) => {
    const texts = (await import(`./${language}/${file.slice(0, -3)}.ts`)) as TextTree;
    return [file, { ...texts }] as const;
  });
  return Object.fromEntries(await Promise.all(modules));
}

test.each(others)("the texts of %s say all that the English ones say", async (language) => {
  expect(findTextFaults(await readLanguage("en"), await readLanguage(language), language)).toEqual(
    [],
  );
});

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
    german,
    "ar",
    ["zero", "two", "few", "many"].map((form) => `rows: has no plural form “${form}”`),
  ],
  ["a form of others", german, "ja", ["rows: has a plural form “one”, which the language has not"]],
  ["no message", { ...german, head: "{" }, "de", ["head: is no ICU message"]],
  ["English words", { ...german, long: english.long }, "de", ["long: is still English"]],
  ["empty words", { ...german, head: " " }, "de", ["head: is empty or begins or ends with space"]],
];

test.each(planted)("%s is found", (_, texts, language, faults) => {
  expect(findTextFaults(english, texts, language).toSorted()).toEqual(faults.toSorted());
});
