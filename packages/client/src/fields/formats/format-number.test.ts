// @vitest-environment node
import { describe, expect, test } from "vitest";
import { formatNumber, isCodeName } from "./format-number.ts";

const cases: readonly (readonly [string, string, string | undefined])[] = [
  ["0", "en", "0"],
  ["-0", "en", "-0"],
  ["1234.5", "en", "1,234.5"],
  ["1234.50", "en", "1,234.50"],
  ["1234.50", "de", "1.234,50"],
  ["-9007199254740993", "en", "-9,007,199,254,740,993"],
  ["12345678901234567890.123456789", "en", "12,345,678,901,234,567,890.123456789"],
  ["1e400", "en", undefined],
  ["12 apples", "en", undefined],
  ["", "en", undefined],
];

describe("a number", () => {
  test.each(cases)("%s reads in %s as %s", (text, locale, want) => {
    expect(formatNumber(text, { locale, isGrouped: true })).toBe(want);
  });

  test("of an identifier has no groups", () => {
    expect(formatNumber("9007199254740993", { locale: "en", isGrouped: false })).toBe(
      "9007199254740993",
    );
  });
});

test.each([
  "id",
  "customer_id",
  "orderId",
  "year",
  "Id",
  "zip",
  "product code",
  "EMPLOYEE_ID",
  "externalID",
  "invoiceNo",
  "number",
  "isbn",
  "reference",
  "paymentReference",
])("%s names an identifier", (name) => {
  expect(isCodeName(name)).toBe(true);
});

test.each(["paid", "total", "valid", "grid", "amount", "identity", "piano", "numberOfRooms"])(
  "%s names an amount",
  (name) => {
    expect(isCodeName(name)).toBe(false);
  },
);
