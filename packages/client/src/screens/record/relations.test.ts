// @vitest-environment node
import { createModel, resourceChunk, takeChunk } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { setFacts } from "#queries/model/learned-facts.ts";
import { findSingleRecords } from "./find-single-records.ts";
import { findRelations } from "./relations.ts";

const text = { type: "string" };
const rows = (properties: object, more: object = {}) => ({
  ...more,
  get: {
    parameters: [{ name: "customer_id", in: "query", schema: text }],
    responses: {
      "200": {
        content: {
          "application/json": {
            schema: { type: "array", items: { type: "object", properties } },
          },
        },
      },
    },
  },
});
const hidden = { "x-quarterdeck-resource": { hidden: true } };

test.each([
  ["are shown", {}, ["notes", "orders.customer_id"]],
  ["are not shown if they are hidden", hidden, []],
])("lists that belong to a record %s", async (_, more, want) => {
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/customers": rows({ id: text, name: text }),
        "/customers/{id}": rows({ id: text, name: text }),
        "/customers/{id}/notes": rows({ id: text }, more),
        "/orders": rows({ id: text, customer_id: text }, more),
        "/orders/{id}": rows({ id: text, customer_id: text }),
      },
    }),
  );
  const chunk = takeChunk(model, resourceChunk("customers"));
  if (chunk === undefined) throw new Error("There are no customers.");
  expect(findRelations(model, chunk, "7", {}).map(({ id }) => id)).toEqual(want);
});

test.each(["orgs/{org}", "tenants/{tenantId}", "accounts/{account}/spaces/{space}"])(
  "a record below /%s lists the records there that refer to it",
  async (above) => {
    const base = `/${above}`;
    const names = Array.from(above.matchAll(/\{(\w+)\}/g), ([, name = ""]) => name);
    const parameters = names.map((name) => ({ name, in: "path", required: true, schema: text }));
    const outer = above.split("/{")[0] ?? "";
    const model = await createModel(
      JSON.stringify({
        openapi: "3.1.0",
        paths: {
          [`/${outer}`]: rows({ id: text, name: text }),
          [`${base}/customers`]: rows({ id: text, name: text }, { parameters }),
          [`${base}/customers/{id}`]: rows({ id: text, name: text }, { parameters }),
          [`${base}/orders`]: rows({ id: text, customer_id: text }, { parameters }),
          [`${base}/orders/{id}`]: rows({ id: text, customer_id: text }, { parameters }),
          "/reports": rows({ id: text, customer_id: text }),
        },
      }),
    );
    const chunk = takeChunk(model, resourceChunk("customers"));
    if (chunk === undefined) throw new Error("There are no customers.");
    const values = Object.fromEntries(names.map((name) => [name, `my-${name}`]));
    const orders = findRelations(model, chunk, "7", values).find(
      ({ id }) => id === "orders.customer_id",
    );
    expect(orders).toMatchObject({ parents: values, filters: { customer_id: ["7"] } });
  },
);

const item = { id: text, name: text };
const invoice = { id: text, customer_id: text, total: text };
const post = {
  requestBody: {
    content: { "application/json": { schema: { type: "object", properties: invoice } } },
  },
  responses: { "201": { description: "Created" } },
};

test.each([
  [
    "the one that can do more",
    {
      "/customers/{id}/invoices": rows(invoice),
      "/invoices": { ...rows(invoice), post },
      "/invoices/{id}": rows(invoice),
    },
    ["Invoices invoices.customer_id"],
  ],
  [
    "the nested one if both can do the same",
    {
      "/customers/{id}/invoices": { ...rows(invoice), post },
      "/invoices": { ...rows(invoice), post },
    },
    ["Invoices customers-invoices"],
  ],
  [
    "that of the field with the name of the record, next to another field",
    {
      "/customers/{id}/parcels": rows({ id: text, weight: text }),
      "/parcels": rows(
        { id: text, customer_id: text, other_customer_id: text, weight: text },
        { parameters: [{ name: "other_customer_id", in: "query", schema: text }] },
      ),
      "/parcels/{id}": rows({ id: text, weight: text }),
    },
    ["Parcels parcels.customer_id", "Parcels (Other customer) parcels.other_customer_id"],
  ],
  [
    "the nested one if the browser filters the other one, next to another field",
    {
      "/customers/{id}/parcels": rows({ id: text, weight: text }),
      "/parcels": {
        get: {
          ...rows({ id: text, customer_id: text, other_customer_id: text }).get,
          parameters: [],
        },
      },
      "/parcels/{id}": rows({ id: text, weight: text }),
    },
    ["Parcels customers-parcels", "Parcels (Other customer) parcels.other_customer_id"],
  ],
])(
  "a nested list and a filtered list of the same records are one tab: %s",
  async (_, paths, want) => {
    const model = await createModel(
      JSON.stringify({
        openapi: "3.1.0",
        paths: { "/customers": rows(item), "/customers/{id}": rows(item), ...paths },
      }),
    );
    const chunk = takeChunk(model, resourceChunk("customers"));
    if (chunk === undefined) throw new Error("There are no customers.");
    expect(findRelations(model, chunk, "7", {}).map(({ id, label }) => `${label} ${id}`)).toEqual(
      want,
    );
  },
);

const single = (properties: object) => ({
  get: {
    responses: {
      "200": { content: { "application/json": { schema: { type: "object", properties } } } },
    },
  },
});

test.each([
  ["settings of a customer", "/customers/{id}/settings", { theme: text }],
  ["the author of a book by a link relation", "/customers/{id}/author", { firstName: text }],
  ["a profile below another name of the key", "/customers/{customerId}/profile", { bio: text }],
])("a record links %s", async (_, path, properties) => {
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/customers": rows({ id: text, name: text }),
        "/customers/{id}": rows({ id: text, name: text }),
        [path]: { ...single(properties), put: post },
      },
    }),
  );
  const chunk = takeChunk(model, resourceChunk("customers"));
  if (chunk === undefined) throw new Error("There are no customers.");
  const [own, ...others] = findSingleRecords(model, chunk, "7", {});
  expect(others).toEqual([]);
  expect(Object.values(own?.parents ?? {})).toEqual(["7"]);
  expect(findRelations(model, chunk, "7", {})).toEqual([]);
});

const plain = (properties: object, parameters: readonly string[] = []) => ({
  get: {
    parameters: parameters.map((name) => ({ name, in: "query", schema: { type: "integer" } })),
    responses: {
      "200": {
        content: {
          "application/json": { schema: { type: "array", items: { type: "object", properties } } },
        },
      },
    },
  },
});
const key = { name: "id", in: "path", required: true, schema: text };
const shops = {
  "/shops": plain({ id: text, name: text }),
  "/shops/{id}": { parameters: [key], ...plain({ id: text, name: text }) },
};

test.each([
  ["a key", { "/orders": plain({ id: text, shop_id: text }) }, ["orders.shop_id whole"]],
  [
    "an object, in pages",
    {
      "/visits": plain(
        { id: text, shop: { type: "object", properties: { id: text, name: text } } },
        ["page", "per_page"],
      ),
    },
    ["visits.shop paged"],
  ],
  [
    "several keys",
    { "/offers": plain({ id: text, shop_ids: { type: "array", items: text } }) },
    ["offers.shop_ids whole"],
  ],
  ["a value that only resembles a name", { "/orders": plain({ id: text, shop: text }) }, []],
  [
    "a key next to a list below the record",
    {
      "/orders": plain({ id: text, shop_id: text }),
      "/orders/{id}": { parameters: [key], ...plain({ id: text, shop_id: text }) },
      "/shops/{id}/orders": { parameters: [key], ...plain({ id: text, shop_id: text }) },
    },
    ["shops-orders "],
  ],
])("lists that the API cannot filter are filtered in the browser: %s", async (_, paths, want) => {
  const model = await createModel(
    JSON.stringify({ openapi: "3.1.0", paths: { ...shops, ...paths } }),
  );
  const chunk = takeChunk(model, resourceChunk("shops"));
  if (chunk === undefined) throw new Error("There are no shops.");
  const relations = findRelations(model, chunk, "7", {});
  expect(relations.map(({ id, inBrowser = "" }) => `${id} ${inBrowser}`)).toEqual(want);
});

const keyed = (...names: readonly string[]) => ({
  parameters: names.map((name) => ({ name, in: "path", required: true, schema: text })),
});

// A flag server, a repository host and a booking system: lists by the key of a record that is below another one.
test.each([
  ["projects", "features", "featureName", "tags", ["tags"]],
  ["groups", "repositories", "repo_slug", "labels", ["labels"]],
  ["hotels", "rooms", "roomNumber", "prices", ["prices"]],
  // A key without a specific name may be that of any record.
  ["projects", "features", "id", "tags", []],
])("%s/{}/%s/{%s} lists the %s of its key", async (outer, inner, key, list, want) => {
  const item = rows({ name: text, [key]: text });
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        [`/${outer}`]: rows({ id: text, name: text }),
        [`/${outer}/{outerId}`]: { ...item, ...keyed("outerId") },
        [`/${outer}/{outerId}/${inner}`]: { ...item, ...keyed("outerId") },
        [`/${outer}/{outerId}/${inner}/{${key}}`]: { ...item, ...keyed("outerId", key) },
        [`/${inner}/{${key}}/${list}`]: { ...rows({ value: text }), ...keyed(key) },
      },
    }),
  );
  const name = model.resources.find(({ itemPath }) =>
    itemPath?.endsWith(`${inner}/{${key}}`),
  )?.name;
  const chunk = takeChunk(model, resourceChunk(name ?? ""));
  if (chunk === undefined) throw new Error(`There are no ${inner}.`);
  const relations = findRelations(model, chunk, "7", { outerId: "a" });
  expect(relations.map(({ id }) => id)).toEqual(want);
  expect(relations.map(({ parents }) => parents)).toEqual(want.map(() => ({ [key]: "7" })));
});

const guessing = {
  openapi: "3.1.0",
  paths: {
    "/assets": rows({ id: { type: "integer" }, name: text, serial: text }),
    "/assets/{id}": {
      parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
      ...rows({ id: { type: "integer" }, name: text, serial: text }),
    },
    "/loans": {
      get: {
        ...rows({ id: text, asset: text }).get,
        parameters: [{ name: "asset", in: "query", schema: text }],
      },
    },
  },
};

const form = "https://api.example/assets/{key}/";
const guess = { kind: "reference", name: "asset", label: "Asset", isRequired: true } as const;
const reference = { ...guess, to: "assets", keyPath: [], isProven: true } as const;

test.each([
  ["nothing: by a name, and by the key if the API refuses the name", undefined, ["Lamp"], "Lamp"],
  ["addresses: by the key", { addressForm: form }, ["7"], form.replace("{key}", "7")],
  ["a serial number: by that", { alternateKeys: ["serial"] }, ["S1"], "S1"],
  ["keys: by the key", {}, ["7"], "7"],
] as const)(
  "records refer by a guess for which responses prove %s",
  async (_, proof, sent, made) => {
    const model = await createModel(JSON.stringify(guessing));
    const chunk = takeChunk(model, resourceChunk("assets"));
    if (chunk === undefined) throw new Error("There are no assets.");
    const refined = proof === undefined ? [] : [{ ...reference, ...proof }];
    setFacts(new Map([["loans", { fields: [], refined, evidence: [] }]]));
    const record = { id: 7, name: "Lamp", serial: "S1" };
    const [loans] = findRelations(model, chunk, "7", {}, record);
    expect(loans?.filters).toEqual({ asset: sent });
    expect(loans?.values).toEqual({ asset: made });
    const isName = loans?.filters["asset"]?.[0] !== "7";
    expect(loans?.otherFilters).toEqual(isName ? { asset: ["7"] } : undefined);
  },
);
