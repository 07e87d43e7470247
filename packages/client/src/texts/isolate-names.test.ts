// @vitest-environment node
import { expect, test } from "vitest";
import { isolateNames } from "./isolate-names.ts";

test("names in a right-to-left list stand apart, so that the first of them is read first", () => {
  const names = isolateNames(["Postal code", "Country"], "rtl");
  // The first letter outside of isolates decides which way the whole is read: Unicode Annex 9, P2.
  const outside = new Intl.ListFormat("ar").format(names).replaceAll(/\u2068[^\u2069]*\u2069/g, "");
  expect(outside.trim()).toBe("و");
});

test("where all is read from the left nothing is added", () => {
  expect(isolateNames(["Postal code", "Country"], "ltr")).toEqual(["Postal code", "Country"]);
});
