// @vitest-environment node
import { createModel } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { readMapFacts } from "./map-facts.ts";

/** Description with a list, a record, an edit and a total for each resource; `a -> b`: its records refer to b. */
function describe(relations: Readonly<Record<string, readonly string[]>>): string {
  const names = Object.keys(relations);
  const schemas = names.map((name) => {
    const references = (relations[name] ?? []).map((to) => [`${one(to)}_id`, { type: "integer" }]);
    const properties = {
      id: { type: "integer" },
      name: { type: "string" },
      ...Object.fromEntries(references),
    };
    return [one(name), { type: "object", properties }] as const;
  });
  const paths = names.flatMap((name) => {
    const ref = { $ref: `#/components/schemas/${one(name)}` };
    const content = (schema: object) => ({ content: { "application/json": { schema } } });
    const ok = (schema: object) => ({ 200: { description: "", ...content(schema) } });
    const page = {
      type: "object",
      properties: { items: { type: "array", items: ref }, total: { type: "integer" } },
    };
    const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };
    return [
      [`/${name}`, { get: { responses: ok(page) } }],
      [
        `/${name}/{id}`,
        {
          parameters: [id],
          get: { responses: ok(ref) },
          patch: { requestBody: content(ref), responses: ok(ref) },
        },
      ],
    ] as const;
  });
  return JSON.stringify({
    openapi: "3.1.0",
    info: { title: "API", version: "1" },
    paths: Object.fromEntries(paths),
    components: { schemas: Object.fromEntries(schemas) },
  });
}

function one(name: string): string {
  return name.slice(0, -1);
}

test.each([
  [
    "a shop begins with its orders and products",
    {
      colors: [],
      customers: [],
      orders: ["customers"],
      products: ["colors"],
      lines: ["orders", "products"],
    },
    ["Orders", "Products"],
  ],
  [
    "files, to which each record refers, come later",
    {
      files: [],
      albums: ["files", "artists"],
      artists: ["files"],
      tracks: ["albums", "artists", "files"],
    },
    ["Albums", "Artists"],
  ],
  [
    "a record that refers to itself only comes after those that link others",
    { folders: ["folders"], boards: [], cards: ["boards"], comments: ["cards"] },
    ["Cards"],
  ],
])("%s", async (_, relations, want) => {
  const { first } = readMapFacts(await createModel(describe(relations)));
  expect(first.map(({ labels }) => labels.many).slice(0, want.length)).toEqual(want);
});

test("lists without relations keep the order of the menu", async () => {
  const model = await createModel(describe({ notes: [], pages: [], sheets: [], tasks: [] }));
  expect(readMapFacts(model).first.map(({ labels }) => labels.many)).toEqual([
    "Notes",
    "Pages",
    "Sheets",
  ]);
});

// A flag server, a code host and a help desk.
test.each([
  ["project", "feature", "/search/features"],
  ["repo", "issue", "/issues"],
  ["queue", "ticket", "/tickets/all"],
])("a list of all records below a %s is one to open first", async (owner, name, flat) => {
  const document = JSON.parse(describe({ colors: [], tags: [], [`${owner}s`]: [] }));
  const text = { type: "string" };
  const properties = { id: text, name: text, state: text, [`${owner}_id`]: { type: "integer" } };
  const schema = { type: "object", properties };
  const content = (of: object) => ({ content: { "application/json": { schema: of } } });
  const page = { items: { type: "array", items: schema }, total: { type: "integer" } };
  const rows = { responses: { 200: content({ type: "object", properties: page }) } };
  const record = { requestBody: content(schema), responses: { 200: content(schema) } };
  const path = `/${owner}s/{${owner}_id}/${name}s`;
  document.paths[flat] = { get: rows };
  document.paths[path] = { get: rows };
  document.paths[`${path}/{id}`] = { get: { responses: record.responses }, patch: record };
  const model = await createModel(JSON.stringify(document));
  const own = model.resources.find(({ collectionPath }) => collectionPath === flat);
  const { first } = readMapFacts(model);
  expect(first.map((resource) => resource.name)).toContain(own?.name);
});

test("the lists of a chosen tenant are among the first ones", async () => {
  const document = JSON.parse(describe({ staffs: [], posts: ["staffs"] }));
  const paths = Object.entries(document.paths).map(([path, item]) => {
    const tenant = { name: "org", in: "path", required: true, schema: { type: "string" } };
    const { parameters = [] } = item as { parameters?: readonly object[] };
    return [`/orgs/{org}${path}`, { ...(item as object), parameters: [tenant, ...parameters] }];
  });
  const model = await createModel(
    JSON.stringify({ ...document, paths: Object.fromEntries(paths) }),
  );
  expect(readMapFacts(model).first).toEqual([]);
  const { first } = readMapFacts(model, new Set(["staffs", "posts"]));
  expect(first.map(({ name }) => name).toSorted()).toEqual(["posts", "staffs"]);
});
