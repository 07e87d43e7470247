// @vitest-environment node
import type { Field, Filter, FilterOperator } from "@quarterdeck/model";
import { ExactNumber } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { groupFilters } from "./filter-groups.ts";
import { rowFilters } from "./row-filters.ts";

const field = (kind: Field["kind"], name: string, over: object = {}): Field =>
  ({ kind, name, label: name, isRequired: false, ...over }) as Field;
const choice = field("choice", "status", { choices: [] });
const customer = field("reference", "customer", { to: "customers", keyPath: ["id"] });
const paid = field("boolean", "paid");
const at = field("date-time", "at");
const note = field("text", "note");
const fields = [choice, customer, paid, at, note];

function filter(of: Field, operator: FilterOperator): Filter {
  const name = `${of.name}.${operator}`;
  return { name, at: { parameter: name }, operator, field: of, fieldName: of.name };
}

const all = fields.flatMap((one) =>
  (["is", "in", "at-least", "at-most"] as const).map((operator) => filter(one, operator)),
);
const day = (text: string): readonly string[] => [new Date(text).toISOString()];

test.each<readonly [string, unknown, readonly Filter[], readonly object[]]>([
  ["a state", { status: "open" }, all, [{ "status.in": ["open"] }]],
  [
    "a state where only one is taken",
    { status: "open" },
    [filter(choice, "is")],
    [{ "status.is": ["open"] }],
  ],
  [
    "a state where several are taken as one",
    { status: "open" },
    [{ ...filter(choice, "in"), field: { ...choice, kind: "choices" } as Field }],
    [{ "status.in": ["open"] }],
  ],
  ["a reference", { customer: 7 }, all, [{ "customer.in": ["7"] }]],
  [
    "an embedded record",
    { customer: { id: new ExactNumber("9007199254740993") } },
    all,
    [{ "customer.in": ["9007199254740993"] }],
  ],
  ["no", { paid: false }, all, [{ "paid.is": ["false"] }]],
  [
    "the day of an instant",
    { at: new Date("2026-03-05T09:30").toISOString() },
    all,
    [{ "at.at-least": day("2026-03-05T00:00"), "at.at-most": day("2026-03-05T23:59:59.999") }],
  ],
  ["no instant without a range", { at: "2026-03-05T09:30Z" }, [filter(at, "is")], []],
  ["nothing that is missing or empty", { status: "", customer: null }, all, []],
  ["no text of the row", { note: "Hello" }, all, []],
  ["nothing that the API does not filter by", { status: "open" }, [], []],
  ["nothing of a row that is none", "open", all, []],
])("a row can be filtered by %s", (_, row, filters, want) => {
  const matches = rowFilters(groupFilters(filters, fields), fields, row);
  expect(matches.map(({ condition }) => condition)).toEqual(want);
});
