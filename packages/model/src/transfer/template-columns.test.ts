import { expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import type { ImportPlan } from "./import-plan.ts";
import { createRecordReader } from "./read-records.ts";
import { templateColumns } from "./template-columns.ts";
import { transferColumns } from "./transfer-columns.ts";
import { createRowWriter } from "./write-rows.ts";

function field(name: string, more: object = {}): Field {
  return { kind: "text", name, label: name, isRequired: false, ...more } as Field;
}

function planOf(fields: readonly Field[], keys: readonly string[] = []): ImportPlan {
  const columns = transferColumns(fields);
  return {
    mode: "create",
    bodies: {},
    columns,
    keys: columns.filter(({ name }) => keys.includes(name)),
  };
}

const needed = { isRequired: true };
const group = (name: string, fields: readonly Field[], more: object = {}): Field =>
  field(name, { kind: "group", fields, ...more });

test.each<[claim: string, plan: ImportPlan, want: readonly string[]]>([
  [
    "required columns are first",
    planOf([field("note"), field("name", needed), field("city"), field("code", needed)]),
    ["name", "code", "note", "city"],
  ],
  [
    "keys are before all others",
    planOf([field("name", needed), field("id"), field("note")], ["id"]),
    ["id", "name", "note"],
  ],
  [
    "a column with a default is not required",
    planOf([field("state", { ...needed, default: "open" }), field("name", needed)]),
    ["name", "state"],
  ],
  [
    "the columns of a group are those of its members",
    planOf([group("owner", [field("name", needed)]), group("empty", [])]),
    ["owner.name", "empty"],
  ],
  [
    "a member is required if its group is",
    planOf([
      field("note"),
      group("owner", [field("phone", needed)]),
      group("ship", [field("name", needed), field("built")], needed),
    ]),
    ["ship.name", "note", "owner.phone", "ship.built"],
  ],
])("%s", (_claim, plan, want) => {
  expect(templateColumns(plan).map(({ name }) => name)).toEqual(want);
});

test("a template is read back unchanged, and a spreadsheet does not evaluate its header", () => {
  const plan = planOf([field("=HYPERLINK(1)"), field("a,b"), field("+x", needed)]);
  const { head } = createRowWriter("csv", templateColumns(plan));
  expect(head).toBe("\uFEFF'+x,'=HYPERLINK(1),\"a,b\"\r\n");
  const reader = createRecordReader();
  expect([...reader.read(head), ...reader.end()]).toEqual([]);
  expect(reader.columns()).toEqual(["+x", "=HYPERLINK(1)", "a,b"]);
});
