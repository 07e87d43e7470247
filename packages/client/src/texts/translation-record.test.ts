// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  findStaleTexts,
  readRecord,
  recordTranslations,
  writeRecord,
} from "./translation-record.ts";

const en = { login: { title: "Sign in", hint: "With your name" } };
const de = { login: { title: "Anmelden", hint: "Mit Ihrem Namen" } };
const fr = { login: { title: "Se connecter", hint: "Avec votre nom" } };
const never = (): boolean => false;
const first = recordTranslations({}, { en, de, fr }, never);

const changed = { login: { ...en.login, hint: "With your email address" } };
const updated = { login: { ...de.login, hint: "Mit Ihrer E-Mail-Adresse" } };

test.each([
  ["a text whose English changed is stale", first, changed, de, ["login.hint"]],
  ["a translation that changed too is not stale", first, changed, updated, []],
  ["a translation that changed alone is not stale", first, en, updated, []],
  ["a text without a record is not stale", {}, changed, de, []],
  ["an unchanged text is not stale", first, en, de, []],
])("%s", (_, record, english, other, want) => {
  expect(findStaleTexts(record, { english, other, language: "de" })).toEqual(want);
});

test("a stale text remains stale in an updated record until it changes or is confirmed", () => {
  const recorded = recordTranslations(first, { en: changed, de, fr }, never);
  const staleIn = (record: typeof recorded, other: typeof de) =>
    findStaleTexts(record, { english: changed, other, language: "de" });
  expect(staleIn(recorded, de)).toEqual(["login.hint"]);
  const confirmed = recordTranslations(
    recorded,
    { en: changed, de, fr },
    (key, language) => key === "login.hint" && language === "de",
  );
  expect(staleIn(confirmed, de)).toEqual([]);
  expect(findStaleTexts(confirmed, { english: changed, other: fr, language: "fr" })).toEqual([
    "login.hint",
  ]);
  expect(
    staleIn(recordTranslations(recorded, { en: changed, de: updated, fr }, never), de),
  ).toEqual([]);
});

test("a record is sorted, and the same after write and read", () => {
  const mixed = recordTranslations(first, { en: changed, de: updated, fr }, never);
  const text = writeRecord(mixed);
  expect(readRecord(text)).toEqual(mixed);
  expect(text.split("\n").map((line) => line.split(" ")[0])).toEqual([
    "login.hint",
    "login.title",
    "",
  ]);
});

test("the record has every language", () => {
  const record = readRecord(readFileSync(join(import.meta.dirname, "translations.txt"), "utf8"));
  expect(Object.keys(record["login.title"] ?? {})).toEqual(["ar", "de", "es", "fr", "ja"]);
});
