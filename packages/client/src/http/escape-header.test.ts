// @vitest-environment node
import { expect, test } from "vitest";
import { escapeHeader } from "./escape-header.ts";

test.each(["ada", '{"id":1,"name":"Ada"}', "", "50% off", "{broken"])(
  "printable ASCII is unchanged: %s",
  (text) => {
    expect(escapeHeader(text)).toBe(text);
  },
);

test.each(['{"name":"Zoë ✓ 😀"}', '{\n\t"name": "आरव"\n}', '"ü"', '{"a":"\u007F"}'])(
  "JSON stays the same JSON: %s",
  (text) => {
    expect(escapeHeader(text)).toMatch(/^[\x20-\x7E]*$/);
    expect(JSON.parse(escapeHeader(text))).toEqual(JSON.parse(text));
  },
);

test.each(["Zoë ✓", "tab\there", "line\nbreak", "100 % ü"])(
  "other text is percent-encoded: %s",
  (text) => {
    expect(escapeHeader(text)).toMatch(/^[\x20-\x7E]*$/);
    expect(decodeURIComponent(escapeHeader(text))).toBe(text);
  },
);

test("half a surrogate pair is replaced", () => {
  expect(escapeHeader("a\uD800b")).toBe("a%EF%BF%BDb");
});
