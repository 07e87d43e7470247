// @vitest-environment node
import type { TimeField } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { isCut, replaceParts, splitSpan } from "./use-month-rows.ts";

const field = { name: "on", kind: "date" } as TimeField;
const rowsOn = (...days: readonly string[]) => days.map((on) => ({ on: `2026-03-${on}` }));

test("a span is split into weeks, the last one may be shorter, and into days", () => {
  expect(splitSpan({ from: "2026-02-23", until: "2026-03-10" }, 7)).toEqual([
    { from: "2026-02-23", until: "2026-03-01" },
    { from: "2026-03-02", until: "2026-03-08" },
    { from: "2026-03-09", until: "2026-03-10" },
  ]);
  expect(splitSpan({ from: "2026-02-28", until: "2026-03-01" }, 1)).toEqual([
    { from: "2026-02-28", until: "2026-02-28" },
    { from: "2026-03-01", until: "2026-03-01" },
  ]);
});

test("rows of read parts replace the first ones; those of other days stay", () => {
  const first = rowsOn("01", "02", "09", "16");
  const spans = splitSpan({ from: "2026-03-01", until: "2026-03-02" }, 1);
  const [, other = { from: "", until: "" }] = splitSpan(
    { from: "2026-03-09", until: "2026-03-22" },
    7,
  );
  const read = rowsOn("02", "02", "02");
  const parts = replaceParts(
    field,
    first,
    [...spans, other],
    [{ data: undefined }, { data: { rows: read } }, { data: { rows: [] } }],
  );
  expect(parts).toEqual([...rowsOn("09"), ...rowsOn("01"), ...read]);
  expect(replaceParts(field, first, [], [])).toBe(first);
});

test.each([
  ["a page with a next one", true, 1, true],
  ["the last page, although it is full", false, 2, false],
  ["a full page of an API that reports no next one", undefined, 2, true],
  ["a shorter page of such an API", undefined, 1, false],
])("records may follow: %s", (_title, hasNext, count, expected) => {
  const rows = rowsOn("01", "02").slice(0, count);
  expect(isCut({ rows, hasNext }, 2)).toBe(expected);
});
