// @vitest-environment node
import { expect, test } from "vitest";
import { formatBytes, formatRange } from "./format-parts.ts";

const formats = { locale: "en", timeZone: "UTC" };

test.each([
  ["int4range", "[1000,5000)", "[1,000 – 5,000)"],
  ["numrange", "(,1.50]", "(… – 1.50]"],
  ["daterange", "[2024-01-01,2024-02-01)", "[Jan 1, 2024 – Feb 1, 2024)"],
  ["daterange", "[2024-02-01,infinity)", "[Feb 1, 2024 – infinity)"],
  ["daterange", "[0044-03-15 BC,)", "[0044-03-15 BC – …)"],
  [
    "tsrange",
    '["2024-01-01 10:00:00","2024-01-02 00:00:00.5")',
    "[Jan 1, 2024, 10:00 AM – Jan 2, 2024, 12:00 AM)",
  ],
  ["tstzrange", '["2024-01-01 10:00:00+02",)', "[Jan 1, 2024, 8:00 AM – …)"],
  ["int4multirange", "{[1,3),[5,7)}", "{[1 – 3),[5 – 7)}"],
  ["tsmultirange", '{["2024-01-01 10:00:00",)}', "{[Jan 1, 2024, 10:00 AM – …)}"],
  ["int4range", "empty", "empty"],
  ["int4multirange", "{}", "{}"],
  ["daterange", "no range", "no range"],
])("%s %s", (format, text, shown) => {
  expect(formatRange(text, { format, formats }).replaceAll("\u202f", " ")).toBe(shown);
});

test("bytes are hexadecimal digits with their number", () => {
  const bytes = Uint8Array.from([0, 255, 26]);
  expect(formatBytes(bytes, { locale: "en", most: 8 })).toBe("3 bytes: 00 ff 1a");
  expect(formatBytes(bytes, { locale: "de", most: 2 })).toBe("3 Byte: 00 ff …");
  expect(formatBytes(bytes.subarray(0, 0), { locale: "en", most: 2 })).toBe("0 bytes");
});
