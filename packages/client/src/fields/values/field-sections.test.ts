// @vitest-environment node
import type { Field } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { listFieldSections } from "./field-sections.ts";

function field(name: string, kind: Field["kind"] = "text"): Field {
  const label = name.replace(/_/g, " ").replace(/^./, (letter) => letter.toUpperCase());
  return { name, label, kind, isRequired: false } as Field;
}

function namesBySection(fields: readonly Field[]) {
  return Object.fromEntries(
    listFieldSections(fields).map(({ text, label, fields: own }) => [
      label ?? text,
      own.map(({ name }) => name),
    ]),
  );
}

const short = ["title", "color", "size"].map((name) => field(name));

test("few fields are one section, apart from nested and system fields", () => {
  const fields = [...short, field("created_at", "date-time"), field("lines", "json")];
  expect(namesBySection(fields)).toEqual({
    main: ["title", "color", "size"],
    inside: ["lines"],
    system: ["created_at"],
  });
});

test("many fields are grouped by a shared first word and by meaning", () => {
  const fields = [
    ...short,
    field("billing_street"),
    field("billing_city"),
    field("billing_country"),
    field("email", "email"),
    field("phone"),
    field("city"),
    field("due_on", "date"),
    field("shippedOn", "date"),
    field("paid_on", "date"),
    field("is_gift", "boolean"),
  ];
  expect(namesBySection(fields)).toEqual({
    main: ["title", "color", "size", "is_gift"],
    Billing: ["billing_street", "billing_city", "billing_country"],
    contact: ["email", "phone", "city"],
    dates: ["due_on", "shippedOn", "paid_on"],
  });
});

test("words such as is and max are not a group", () => {
  const fields = [
    ...short,
    ...["is_a", "is_b", "is_c", "max_a", "max_b", "max_c", "weight", "height"].map((name) =>
      field(name),
    ),
  ];
  expect(Object.keys(namesBySection(fields))).toEqual(["main"]);
});
