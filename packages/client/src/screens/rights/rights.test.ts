// @vitest-environment node
import { expect, test } from "vitest";
import { applyChange, filterTables } from "./rights.ts";
import type { TableRights } from "./rights.ts";

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
const change = { role: "viewer", schema: "people", table: "staff", isAllowed: false } as const;

test("a change of a column concerns only this column and role", () => {
  const [changed, other] = applyChange([staff, orders], {
    ...change,
    column: "salary",
    right: "read",
  });
  expect(changed?.columns[0]?.rights.viewer).toEqual({ read: false, write: true });
  expect(changed?.columns[0]?.rights.editor).toEqual({ read: true, write: true });
  expect(changed?.rights).toEqual(staff.rights);
  expect(other).toBe(orders);
});

test("a change of a table does not concern its columns", () => {
  const [changed] = applyChange([staff], { ...change, column: "", right: "read" });
  expect(changed?.rights.viewer.read).toBe(false);
  expect(changed?.columns).toBe(staff.columns);
});

test("a filter matches names of tables and columns", () => {
  expect(filterTables([staff, orders], "SAL")).toEqual([staff]);
  expect(filterTables([staff, orders], "ord")).toEqual([orders]);
  expect(filterTables([staff, orders], " ")).toEqual([staff, orders]);
});
