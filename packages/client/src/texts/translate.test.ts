// @vitest-environment node
import { expect, test, vi } from "vitest";
import type { Translator } from "./use-texts.ts";
import { createTranslate, formatList, formatRelativeTime } from "./translate.ts";

const messages = {
  rows: "{count, plural, one {# row} other {# rows}}",
  parts: { last: "Last page" },
};

test("a message is formatted with its values, also one in a part", () => {
  const t = createTranslate({ locale: "en", messages, namespace: "list" });
  expect(t("rows", { count: 1200 })).toBe("1,200 rows");
  expect(t("parts.last")).toBe("Last page");
});

test("the types offer no function that is absent", () => {
  const created: unknown = createTranslate({ locale: "en", messages, namespace: "list" });
  const t = created as Translator<"rows">;
  // @ts-expect-error -- tags are not supported
  expect(() => t.rich("rows")).toThrow(TypeError);
  // @ts-expect-error -- nor are messages as they are written
  expect(() => t.raw("rows")).toThrow(TypeError);
});

test("a missing message is reported and shown as its key", () => {
  const report = vi.fn();
  vi.stubGlobal("reportError", report);
  const t = createTranslate({ locale: "en", messages, namespace: "list" });
  expect([t("constructor"), t("parts.first")]).toEqual(["list.constructor", "list.parts.first"]);
  expect(report).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});

test.each([
  [0, "now"],
  [-59, "59 seconds ago"],
  [-91, "2 minutes ago"],
  [7200, "in 2 hours"],
  [-86_400, "1 day ago"],
  [-1_209_600, "2 weeks ago"],
  [-5_256_000, "2 months ago"],
  [-63_072_000, "2 years ago"],
  [-1_785_000_000, "56 years ago"],
])("%s seconds are %s", (seconds, text) => {
  expect(formatRelativeTime("en", seconds * 1000, 0)).toBe(text);
});

test("a list has the words of its language", () => {
  expect(formatList("en", ["a", "b", "c"])).toBe("a, b, and c");
  expect(formatList("de", ["a", "b"], { type: "disjunction" })).toBe("a oder b");
});
