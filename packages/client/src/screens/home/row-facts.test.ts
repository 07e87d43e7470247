import { ExactNumber } from "@quarterdeck/model";
import type { Resource } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { rowFacts } from "./row-facts.ts";

const basics = { isRequired: false };
const resource = {
  name: "orders",
  key: [{ field: ["id"] }],
  fields: [
    { ...basics, name: "id", label: "ID", kind: "number" },
    { ...basics, name: "total", label: "Total", kind: "number" },
    { ...basics, name: "created_at", label: "Created at", kind: "date-time" },
  ],
} as unknown as Resource;
const status = {
  ...basics,
  name: "status",
  label: "Status",
  kind: "choice",
  choices: [{ value: "in_transit", label: "In transit" }],
};
const withStatus = { ...resource, fields: [...resource.fields, status] } as unknown as Resource;
const city = { ...basics, name: "city", label: "City", kind: "text" };
const withCity = { ...resource, fields: [...resource.fields, city] } as unknown as Resource;
const slug = { ...basics, name: "slug", label: "Slug", kind: "text" };
const title = { ...basics, name: "name", label: "Name", kind: "text" };
const withSlug = {
  ...resource,
  title: ["name"],
  fields: [resource.fields[0], title, slug, city],
} as unknown as Resource;
const withOrder = (name: string): Resource =>
  ({
    ...withSlug,
    fields: [resource.fields[0], title, { ...basics, name, label: name, kind: "number" }, city],
  }) as unknown as Resource;
const time = Date.UTC(2026, 0, 2);
const row = { id: 7, total: 1250, status: "in_transit", created_at: "2026-01-02T00:00:00Z" };

test.each([
  ["state and age", withStatus, row, { fact: "In transit", time }],
  ["the amount if there is no state", resource, row, { fact: "1,250", time }],
  [
    "an exact amount",
    resource,
    { total: new ExactNumber("9007199254740993") },
    { fact: "9007199254740993" },
  ],
  ["a short text without a state or an amount", withCity, { id: 7, city: "Aix" }, { fact: "Aix" }],
  [
    "no slug of the title",
    withSlug,
    { id: 7, name: "Small stools", slug: "small-stools", city: "Aix" },
    { fact: "Aix" },
  ],
  ["a stock", withOrder("stock"), { id: 7, name: "Lamps", stock: 60 }, { fact: "60" }],
  [
    "a text, not a stock",
    withOrder("stock"),
    { id: 7, name: "Lamps", stock: 60, city: "Aix" },
    { fact: "Aix" },
  ],
  ["no stock of zero", withOrder("stock"), { id: 7, name: "Lamps", stock: 0 }, {}],
  ["no amount of zero", withCity, { id: 7, total: 0, city: "Aix" }, { fact: "Aix" }],
  ["nothing but a slug", withSlug, { id: 7, name: "Été 2", slug: "été-2" }, {}],
  ["nothing that is missing", withStatus, { id: 7, created_at: "soon" }, {}],
  ["no member of a value that is not a record", resource, "red", {}],
])("facts of a row: %s", (_, described, value, want) => {
  expect(rowFacts(described, value, (number) => number.toLocaleString("en"))).toEqual(want);
});

test.each(["http_etag", "self_link", "@odata.etag"])("%s is not a fact of a row", (name) => {
  const fields = [{ ...basics, name, label: name, kind: "text" }, ...withCity.fields];
  const row = { id: 7, [name]: "A short text", city: "Aix" };
  expect(rowFacts({ ...withCity, fields } as Resource, row, String)).toEqual({ fact: "Aix" });
});

test.each(["email", "user_name", "login", "contactEmail"])(
  "a row has its %s before other texts",
  (name) => {
    const fields = [...withCity.fields, { ...basics, name, label: name, kind: "text" }];
    const row = { id: 7, city: "Aix", [name]: "x@y.test" };
    expect(rowFacts({ ...withCity, fields } as Resource, row, String)).toEqual({
      fact: "x@y.test",
    });
  },
);

test.each(["position", "sort_order", "displayIndex"])("%s is not a fact of a row", (name) => {
  const row = { id: 7, name: "Lamps", [name]: 60, city: "Aix" };
  expect(rowFacts(withOrder(name), row, String)).toEqual({ fact: "Aix" });
});
