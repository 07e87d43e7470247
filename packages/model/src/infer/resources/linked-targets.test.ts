import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

const text = { type: "string" };
const links = { _links: { type: "object", additionalProperties: { type: "object" } } };
const hal = (schema: object) => ({ content: { "application/hal+json": { schema } } });
const rows = (rel: string, items: object) =>
  hal({
    type: "object",
    properties: {
      _embedded: { type: "object", properties: { [rel]: { type: "array", items } } },
      ...links,
    },
  });
const addresses = { required: true, content: { "text/uri-list": { schema: text } } };
const none = { responses: { "204": { description: "" } } };

interface Api {
  /** Members of the records by the name of their list. */
  readonly records: { readonly [rel: string]: readonly string[] };
  /** Links of the first records: the list that a link leads to. */
  readonly links: { readonly [name: string]: string };
}

const staff: Api = {
  records: { employees: ["lastName", "email"], projects: ["title", "status"] },
  links: { manager: "employees", assignments: "projects", projects: "projects" },
};
const library: Api = {
  records: { volumes: ["heading", "isbn"], writers: ["surname", "born"], shelves: ["code"] },
  links: { author: "writers", reviewers: "writers", volumes: "volumes" },
};
const fleet: Api = {
  records: { trucks: ["plate", "year"], depots: ["city", "zip"], drivers: ["name", "license"] },
  links: { home: "depots", replacement: "trucks", crew: "drivers" },
};

const isMany = (name: string) => name.endsWith("s") || name === "crew";

/** Description as generators write it: each use of a record has another schema with the same members. */
function describeApi({ records, links: linked }: Api): string {
  const ofRel = (rel: string) => (records[rel] ?? []).map((name) => [name, text] as const);
  const record = (rel: string) => ({
    type: "object",
    properties: { ...Object.fromEntries(ofRel(rel)), ...links },
  });
  const [first = ""] = Object.keys(records);
  const sent = {
    type: "object",
    properties: Object.fromEntries([
      ...ofRel(first),
      ...Object.keys(linked).map((name) => [
        name,
        isMany(name) ? { type: "array", items: text } : text,
      ]),
    ]),
  };
  const lists = Object.keys(records).flatMap((rel) => [
    [`/${rel}`, { get: { responses: { "200": rows(rel, record(rel)) } } }],
    [
      `/${rel}/{id}`,
      {
        get: { responses: { "200": hal(record(rel)) } },
        ...(rel === first && {
          patch: { requestBody: { content: { "application/json": { schema: sent } } }, ...none },
        }),
      },
    ],
  ]);
  const below = Object.entries(linked).flatMap(([name, rel]) => {
    const schema = isMany(name) ? rows(rel, record(rel)) : hal(record(rel));
    const get = { responses: { "200": schema } };
    return [
      [`/${first}/{id}/${name}`, { get, put: { requestBody: addresses, ...none } }],
      [`/${first}/{id}/${name}/{propertyId}`, { get, delete: none }],
    ];
  });
  return JSON.stringify({
    openapi: "3.0.1",
    info: { title: "Links", version: "1" },
    paths: Object.fromEntries([...lists, ...below]),
  });
}

test.each([staff, library, fleet])(
  "links of an edit lead to the lists of their records",
  async (api) => {
    const { operations } = await createModel(describeApi(api));
    const update = operations.find(({ role }) => role === "update");
    const fields = update?.body?.field.kind === "group" ? update.body.field.fields : [];
    const matches = fields.flatMap((field) =>
      field.kind === "reference" || field.kind === "references"
        ? [[field.name, field.to, field.addressPath?.join(".")]]
        : [],
    );
    expect(matches).toEqual(
      Object.entries(api.links).map(([name, to]) => [name, to, "_links.self.href"]),
    );
  },
);
