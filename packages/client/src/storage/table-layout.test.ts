// @vitest-environment node
import { expect, test } from "vitest";
import { readTableLayout } from "./table-layout.ts";

test.each([
  [undefined, undefined],
  [null, undefined],
  ["wide", undefined],
  [{}, { widths: {}, pinned: [] }],
  [{ widths: { total: 120, note: "wide", at: null } }, { widths: { total: 120 }, pinned: [] }],
  [
    { widths: [], pinned: ["total", 7] },
    { widths: {}, pinned: ["total"] },
  ],
])("the stored value %j is read as %j", (stored, want) => {
  expect(readTableLayout(stored)).toEqual(want);
});
