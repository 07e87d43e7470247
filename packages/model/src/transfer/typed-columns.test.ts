import { expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import { readCell } from "./read-cell.ts";
import { transferColumns } from "./transfer-columns.ts";
import { writeCell } from "./write-cell.ts";

const base = { label: "", isRequired: false };
const group = (fields: readonly Field[]): Field => ({
  ...base,
  kind: "group",
  name: "value",
  fields,
});
const text = (name: string): Field => ({ ...base, kind: "text", name });
const type = (name: string, value: string): Field => ({
  ...base,
  kind: "choice",
  name,
  choices: [{ value, label: value }],
});

test.each<[string, Field, object, string]>([
  ["a key of MongoDB", group([text("$oid")]), { $oid: "66a0" }, "66a0"],
  [
    "a time in milliseconds",
    group([{ ...base, kind: "date-time", name: "$date", unix: "milliseconds" } as Field]),
    { $date: 1600000000000 },
    "1600000000000",
  ],
  [
    "a decimal number",
    group([{ ...base, kind: "number", name: "$numberDecimal", isText: true } as Field]),
    { $numberDecimal: "12.50" },
    "12.50",
  ],
  [
    "a date with its type",
    group([type("__type", "Date"), text("iso")]),
    { __type: "Date", iso: "2024-01-01" },
    "2024-01-01",
  ],
])("%s is one column, which is read as the object", (_name, field, value, cell) => {
  const [column, ...others] = transferColumns([field]);
  expect(others).toEqual([]);
  expect(column && writeCell(column, { value })).toBe(cell);
  expect(readCell(field, cell)).toEqual({ value });
  expect(readCell(field, JSON.stringify(value))).toEqual({ value });
});

test("an object with further members is written as JSON", () => {
  const [column] = transferColumns([group([text("$oid")])]);
  const value = { $oid: "66a0", $ref: "ships" };
  expect(column && writeCell(column, { value })).toBe(JSON.stringify(value));
});

test.each([
  [["$oid"], {}, { $oid: "66a0" }],
  [["id"], {}, { id: "66a0" }],
  [["objectId"], { constants: { className: "Shop" } }, { className: "Shop", objectId: "66a0" }],
])("a reference at %j is read from its key", (keyPath, more, value) => {
  const reference = {
    ...base,
    kind: "reference",
    name: "owner",
    to: "owners",
    keyPath,
    ...more,
  } as Field;
  expect(readCell(reference, "66a0")).toEqual({ value });
});
