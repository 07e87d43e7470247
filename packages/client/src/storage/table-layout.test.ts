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
])("of what was kept, %j, %j is a layout", (kept, want) => {
  expect(readTableLayout(kept)).toEqual(want);
});
