import { expect, test } from "vitest";
import type { ImportPlan } from "./import-plan.ts";
import { city, columns, field, fields, importText, plan, bodyOf } from "#testing/sample-import.ts";
import { transferColumns } from "./transfer-columns.ts";

const bodies = { create: bodyOf(fields), change: bodyOf(fields.slice(1)) };

test("a change row has its key and only new values", () => {
  const change: ImportPlan = { ...plan, mode: "change", keys: columns.slice(0, 1), bodies };
  const rows = importText("id,name\r\n7,\r\n8,null\r\n,x\r\n", change);
  expect(rows.map(({ key, record }) => [key, record])).toEqual([
    ["7", {}],
    ["8", { name: null }],
    [undefined, { name: "x" }],
  ]);
  expect(rows[2]?.errors).toEqual([{ kind: "key" }]);
});

test.each([
  ["upsert", "7", true, ["change", "7", { name: "x" }, []]],
  ["upsert", "8", false, ["create", "8", { id: 8, name: "x" }, []]],
  ["upsert", "", undefined, ["create", undefined, { name: "x" }, []]],
  ["upsert", "9", undefined, ["change", "9", { name: "x" }, ["id unlooked 9"]]],
  ["upsert", "z", undefined, ["change", undefined, { name: "x" }, ["id number z"]]],
  ["change", "7", true, ["change", "7", { name: "x" }, []]],
  ["change", "8", false, ["change", "8", { name: "x" }, ["id no-record 8"]]],
  ["change", "9", undefined, ["change", "9", { name: "x" }, []]],
] as const)("%s of the record %j with the lookup result %s", (mode, id, recordExists, want) => {
  const own: ImportPlan = { ...plan, mode, bodies, keys: columns.slice(0, 1) };
  const [row] = importText(`id,name\r\n${id},x\r\n`, own, { exists: () => recordExists });
  const values = row?.errors.map(({ column, kind, text }) => `${column} ${kind} ${text}`);
  expect([row?.action, row?.key, row?.record, values]).toEqual(want);
});

test("a new record cannot have a key if the API assigns keys", () => {
  const own: ImportPlan = {
    ...plan,
    mode: "upsert",
    bodies: { ...bodies, create: bodyOf(fields.slice(1)) },
    keys: columns.slice(0, 1),
  };
  const [row] = importText("id,name\r\n8,x\r\n", own, { exists: () => false });
  expect(row?.errors).toEqual([{ kind: "new-key", column: "id", text: "8" }]);
});

test.each([
  ["1, Ada", [1, 2]],
  ['[1,"Ada"]', [1, 2]],
  ["1; Cleo", "people no-record Cleo"],
])("each record in a list of references is looked up: %s", (text, want) => {
  const people = field("references", "people", { to: "people", keyPath: [], isInteger: true });
  const own = { ...plan, bodies: { create: bodyOf([people]) }, columns: transferColumns([people]) };
  const keys = new Map([
    ["1", { value: 1 }],
    ["Ada", { value: 2 }],
  ]);
  const [row] = importText(`people\r\n"${text.replaceAll('"', '""')}"\r\n`, own, {
    findReference: (_, name) => keys.get(name) ?? { error: "no-record" },
  });
  const [error] = row?.errors ?? [];
  expect(error ? `${error.column} ${error.kind} ${error.text}` : row?.record).toEqual(
    typeof want === "string" ? want : { people: want },
  );
});

test("a change may omit members, except inside lists", () => {
  const item = field("group", "item", { fields: [field("text", "sku", { isRequired: true })] });
  const some = [
    field("number", "id"),
    field("group", "to", { fields: [field("text", "street", { isRequired: true }), city] }),
    field("list", "lines", { item }),
  ];
  const all = transferColumns(some);
  const own: ImportPlan = {
    mode: "change",
    bodies: { change: bodyOf(some.slice(1)) },
    columns: all,
    keys: all.slice(0, 1),
  };
  const [row] = importText('id,to.city,lines\r\n7,Aix,"[{}]"\r\n', own);
  expect(row?.errors).toEqual([{ column: "lines.0.sku", kind: "missing" }]);
});
