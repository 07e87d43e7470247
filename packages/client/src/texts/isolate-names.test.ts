// @vitest-environment node
import { expect, test } from "vitest";
import { isolateNames } from "./isolate-names.ts";

test("names in a right-to-left list are isolated and do not change its direction", () => {
  const names = isolateNames(["Postal code", "Country"], "rtl");
  // The first letter outside of isolates determines the direction: Unicode Annex 9, P2.
  const outside = new Intl.ListFormat("ar").format(names).replaceAll(/\u2068[^\u2069]*\u2069/g, "");
  expect(outside.trim()).toBe("و");
});

test("names in a left-to-right list are unchanged", () => {
  expect(isolateNames(["Postal code", "Country"], "ltr")).toEqual(["Postal code", "Country"]);
});
