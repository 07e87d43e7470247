// @vitest-environment node
import type { ChoiceField } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { boardColumns } from "./board-columns.ts";

const status: ChoiceField = {
  kind: "choice",
  name: "status",
  label: "Status",
  isRequired: true,
  choices: [
    { value: "open", label: "Open" },
    { value: "done", label: "Done" },
    { value: null, label: "None" },
  ],
};

test("each described value is a column, also without rows", () => {
  const [open, done] = boardColumns(status, [{ status: "done" }]);
  expect(open).toMatchObject({ label: "Open", isOffered: true, rows: [] });
  expect(done).toMatchObject({ label: "Done", rows: [{ status: "done" }] });
});

test("rows without a value or with an unknown value have columns that accept no card", () => {
  const columns = boardColumns(status, [{ status: null }, {}, { status: "lost" }]);
  expect(columns.slice(2)).toMatchObject([
    { value: null, label: undefined, isOffered: false, rows: [{ status: null }, {}] },
    { value: "lost", label: "lost", isOffered: false, rows: [{ status: "lost" }] },
  ]);
});

test("each row is in one column", () => {
  const rows = [{ status: "open" }, { status: 1 }, { status: {} }, { status: false }];
  expect(boardColumns(status, rows).flatMap((column) => column.rows)).toHaveLength(4);
});
