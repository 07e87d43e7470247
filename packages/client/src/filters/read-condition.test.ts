// @vitest-environment node
import type { Field, Filter, FilterOperator } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { groupFilters } from "./filter-groups.ts";
import { plain, readCondition } from "./read-condition.ts";
import { periods } from "#fields/filters/relative-days.ts";
import { readTerms } from "./typed-terms.ts";

const base = { isRequired: false } as const;
const state: Field = {
  ...base,
  kind: "choice",
  name: "status",
  label: "Status",
  choices: [
    { value: "open", label: "Open" },
    { value: "on_hold", label: "On hold" },
  ],
};
const total: Field = { ...base, kind: "number", name: "total", label: "Total", isInteger: false };
const stock: Field = { ...base, kind: "number", name: "stock", label: "Stock", isInteger: true };
const date: Field = { ...base, kind: "date", name: "placed_on", label: "Placed on" };
const paid: Field = { ...base, kind: "boolean", name: "is_paid", label: "Is paid" };
const note: Field = { ...base, kind: "text", name: "note", label: "Note" };
const customer: Field = {
  ...base,
  kind: "reference",
  name: "customer_id",
  label: "Customer",
  to: "customers",
  isInteger: true,
  keyPath: [],
};

function filter(field: Field, operator: FilterOperator): Filter {
  const name = `${field.name}.${operator}`;
  return { name, at: { parameter: name }, operator, fieldName: field.name, field };
}

const filters = [
  filter(state, "in"),
  filter(state, "is-not"),
  filter(total, "is"),
  filter(total, "more-than"),
  filter(stock, "at-least"),
  filter(date, "at-least"),
  filter(date, "at-most"),
  filter(paid, "is"),
  filter(note, "is"),
  filter(note, "contains"),
  filter(note, "empty"),
  filter(customer, "is"),
];
const groups = groupFilters(filters, [state, total, stock, date, paid, note, customer]);

function read(text: string) {
  const [term] = readTerms(text);
  if (term === undefined) throw new Error("no term");
  const condition = readCondition(term, {
    groups,
    words: new Map([
      ["oui", "true"],
      ...periods.map((period) => [plain(`fr ${period}`), plain(period)] as const),
    ]),
    keyOf: (_field, title) => (title === "Ada" ? "7" : undefined),
    read: (_filter, typed) => typed,
    findError: ({ field }, typed) =>
      field.kind === "number" && typed.some((one) => Number.isNaN(Number(one))) ? "a number" : "",
  });
  return condition.kind === "filters" ? condition.filters : condition.kind;
}

test.each([
  ["a choice by its value", "status:open", { "status.in": ["open"] }],
  ["a choice by its label", 'status:"on hold"', { "status.in": ["on_hold"] }],
  ["several choices", "status:open,on_hold", { "status.in": ["open", "on_hold"] }],
  ["a start of a field and of a choice", "stat:op", { "status.in": ["open"] }],
  ["not", "status!=open", { "status.is-not": ["open"] }],
  ["more than", "total>500", { "total.more-than": ["500"] }],
  [
    "a period",
    "placed:this-month",
    { "placed_on.at-least": ["~this-month"], "placed_on.at-most": ["~this-month"] },
  ],
  [
    "a period in another language",
    'placed:"fr this month"',
    { "placed_on.at-least": ["~this-month"], "placed_on.at-most": ["~this-month"] },
  ],
  ["a day", "placed>=2026-03-05", { "placed_on.at-least": ["2026-03-05"] }],
  ["after a day", "placed>2026-02-28", { "placed_on.at-least": ["2026-03-01"] }],
  ["before a day", "placed<2026-03-01", { "placed_on.at-most": ["2026-02-28"] }],
  ["more than an integer", "stock>490", { "stock.at-least": ["491"] }],
  ["more than a part of an integer", "stock>4.5", "no-sign"],
  ["a part of a name", "paid:oui", { "is_paid.is": ["true"] }],
  ["an unknown field", "lost:oui", "no-field"],
  ["a boolean", '"is paid":oui', { "is_paid.is": ["true"] }],
  ["a part of a text", "note:late", { "note.contains": ["late"] }],
  ["a whole text", "note=late", { "note.is": ["late"] }],
  ["an empty text", "note:empty", { "note.empty": ["true"] }],
  ["a record by its title", "customer:Ada", { "customer_id.is": ["7"] }],
  ["a title that is not read yet", 'customer:"Grace"', "reference"],
  ["an operator that the API does not have", "total<5", "no-sign"],
  ["a choice that does not exist", "status:lost", "no-choice"],
  ["a value of another kind", "total>many", "bad-value"],
  ["a field without a value", "total>", "no-value"],
] as const)("%s", (_claim, text, want) => {
  expect(read(text)).toEqual(want);
});
