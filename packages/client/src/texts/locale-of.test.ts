// @vitest-environment node
import { expect, test } from "vitest";
import { localeOfLanguage } from "./locale-of.ts";
import { pickLocale } from "./pick-locale.ts";

test("the default locale is the browser's first supported one", () => {
  expect(pickLocale(["de-DE", "en-AU"])).toBe("de-DE");
  expect(pickLocale(["no_such tag!", "fr-CA"])).toBe("fr-CA");
  expect(pickLocale([])).toBe("en");
});

test.each([
  ["de", ["en-GB", "de-CH"], "de-CH"],
  ["de", ["de"], "de"],
  ["en", ["de-CH", "fr"], "en-CH"],
  ["fr", ["zh-Hant-TW"], "fr-TW"],
  ["ja", ["de"], "ja"],
  ["ar", ["es-419", "no_such tag!"], "ar-419"],
  ["es", [], "es"],
])("the locale of %s with the browser's languages %j is %s", (language, preferred, want) => {
  expect(localeOfLanguage(language, preferred)).toBe(want);
  expect(Intl.NumberFormat.supportedLocalesOf([want]).length).toBe(1);
});
