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

const moved = { login: { ...en.login, hint: "With your email address" } };
const followed = { login: { ...de.login, hint: "Mit Ihrer E-Mail-Adresse" } };

test.each([
  ["a text whose English changed is stale", first, moved, de, ["login.hint"]],
  ["one that changed along is not", first, moved, followed, []],
  ["one that changed alone is not", first, en, followed, []],
  ["one that nobody recorded is not", {}, moved, de, []],
  ["one that stayed beside one that changed is not", first, en, de, []],
])("%s", (_, record, english, other, want) => {
  expect(findStaleTexts(record, { english, other, language: "de" })).toEqual(want);
});

test("a stale text stays stale when all is recorded, until it changes or is said to hold", () => {
  const kept = recordTranslations(first, { en: moved, de, fr }, never);
  const staleIn = (record: typeof kept, other: typeof de) =>
    findStaleTexts(record, { english: moved, other, language: "de" });
  expect(staleIn(kept, de)).toEqual(["login.hint"]);
  const held = recordTranslations(
    kept,
    { en: moved, de, fr },
    (key, language) => key === "login.hint" && language === "de",
  );
  expect(staleIn(held, de)).toEqual([]);
  expect(findStaleTexts(held, { english: moved, other: fr, language: "fr" })).toEqual([
    "login.hint",
  ]);
  expect(staleIn(recordTranslations(kept, { en: moved, de: followed, fr }, never), de)).toEqual([]);
});

test("a record is read as it was written, and in an order of its own", () => {
  const mixed = recordTranslations(first, { en: moved, de: followed, fr }, never);
  const text = writeRecord(mixed);
  expect(readRecord(text)).toEqual(mixed);
  expect(text.split("\n").map((line) => line.split(" ")[0])).toEqual([
    "login.hint",
    "login.title",
    "",
  ]);
});

test("the record of this catalogue names its texts", () => {
  const record = readRecord(readFileSync(join(import.meta.dirname, "translations.txt"), "utf8"));
  expect(Object.keys(record["login.title"] ?? {})).toEqual(["ar", "de", "es", "fr", "ja"]);
});
