// @vitest-environment node
import { expect, test } from "vitest";
import type { RecordMatch } from "#queries/search-records.ts";
import { rankRecord } from "./rank-record.ts";

const order = { key: "1042", title: "SO-0001042" };
const product = { key: "1042", title: "Desk lamp" };
const invoice = { key: "7", title: "INV/2026/1042" };
const phone = { key: "8", title: "Ada", matched: { label: "Phone", text: "1042" } };
const sku = { key: "9", title: "Chair", matched: { label: "SKU", text: "FC-1042-B" } };

test.each<[claim: string, typed: string, records: readonly RecordMatch[]]>([
  [
    "key and number, then key, number in the title, whole value, part of a value",
    "1042",
    [order, product, invoice, phone, sku],
  ],
  [
    "whole title, then its start, a word, a part",
    "ada",
    [
      { key: "1", title: "Ada" },
      { key: "2", title: "Adalbert" },
      { key: "3", title: "Grace Adams" },
      { key: "4", title: "Canada" },
    ],
  ],
  ["case and accents do not count", "ZOFIA", [{ key: "1", title: "Žofia" }, sku]],
])("%s", (_claim, typed, records) => {
  const ranks = records.map((record) => rankRecord(record, typed));
  expect(ranks).toEqual([...new Set(ranks)].toSorted((one, other) => other - one));
});

test("a number is compared as a whole", () => {
  expect(rankRecord({ key: "5", title: "SO-0010420" }, "1042")).toBeLessThan(6);
});

test("a record without a page is below those with one", () => {
  const open = { key: "9", title: "Lena Harrison" };
  expect(rankRecord({ key: undefined, title: "Harry" }, "harr")).toBeLessThan(
    rankRecord(open, "harr"),
  );
});
