// @vitest-environment node
import { expect, test } from "vitest";
import { applyChange, filterFunctions, filterTables } from "./rights.ts";
import type { FunctionRights, TableRights } from "./rights.ts";

const all = { read: true, create: true, update: true, remove: true };
const staff: TableRights = {
  path: "staff",
  schema: "people",
  name: "staff",
  kind: "table",
  possible: { create: true, update: true, remove: true },
  rights: { viewer: { ...all, create: false }, editor: all },
  columns: [
    {
      name: "salary",
      isKey: false,
      isWritable: true,
      rights: { viewer: { read: true, write: true }, editor: { read: true, write: true } },
    },
  ],
};
const orders: TableRights = { ...staff, path: "orders", name: "orders", columns: [] };
const refund: FunctionRights = {
  path: "refund",
  schema: "people",
  name: "refund(integer)",
  isReadOnly: false,
  isDefiner: true,
  rights: { viewer: { execute: false }, editor: { execute: false } },
};
const everyTable = staff.rights;
const change = { role: "viewer", schema: "people", table: "staff", isAllowed: false } as const;

test("a change of a column concerns only this column and role", () => {
  const salary = { ...change, column: "salary", right: "read" } as const;
  const { tables } = applyChange(
    { everyTable, tables: [staff, orders], functions: [refund] },
    salary,
  );
  const [changed, other] = tables;
  expect(changed?.columns[0]?.rights.viewer).toEqual({ read: false, write: true });
  expect(changed?.columns[0]?.rights.editor).toEqual({ read: true, write: true });
  expect(changed?.rights).toEqual(staff.rights);
  expect(other).toBe(orders);
});

test("a change of a table does not concern its columns", () => {
  const rows = { ...change, column: "", right: "read" } as const;
  const [changed] = applyChange({ everyTable, tables: [staff], functions: [] }, rows).tables;
  expect(changed?.rights.viewer.read).toBe(false);
  expect(changed?.columns).toBe(staff.columns);
});

test("a filter matches names of tables and columns", () => {
  expect(filterTables([staff, orders], "SAL")).toEqual([staff]);
  expect(filterTables([staff, orders], "ord")).toEqual([orders]);
  expect(filterTables([staff, orders], " ")).toEqual([staff, orders]);
});

test("a change of a function concerns only its role", () => {
  const call = { role: "editor", schema: "people", column: "", right: "execute" } as const;
  const all = { everyTable, tables: [staff], functions: [refund] };
  const changed = applyChange(all, { ...call, table: "refund(integer)", isAllowed: true });
  expect(changed.functions[0]?.rights).toEqual({
    viewer: { execute: false },
    editor: { execute: true },
  });
  expect(changed.tables).toBe(all.tables);
  const rows = { ...call, schema: "", table: "", right: "read", isAllowed: false } as const;
  expect(applyChange(all, rows).everyTable.editor.read).toBe(false);
  expect(filterFunctions([refund], "FUND")).toEqual([refund]);
  expect(filterFunctions([refund], "salary")).toEqual([]);
});
