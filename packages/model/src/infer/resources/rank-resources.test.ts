import { expect, test } from "vitest";
import { createTestModel, done, json, record, rows, sent } from "#testing/sample-paths.ts";

const list = { get: rows() };
const single = { get: json(record()) };
const whole = (path: string) => ({
  [path]: { get: rows(), post: sent() },
  [`${path}/{id}`]: { get: json(record()), patch: sent(), delete: done },
});

test.each([
  [
    "a CMS with records that its users define",
    {
      "/utils/hash": single,
      ...whole("/files"),
      "/fields": list,
      ...whole("/settings"),
      ...whole("/items/articles"),
      ...whole("/items/authors"),
    },
    ["Articles", "Authors", "Files", "Fields", "Settings", "Hash"],
  ],
  [
    "a back end with an administration",
    {
      "/api/admin/ui-config": single,
      "/api/admin/user-tokens": list,
      "/api/admin/unknown-flags": list,
      ...whole("/api/admin/projects"),
      ...whole("/api/admin/segments"),
    },
    ["Projects", "Segments", "Unknown flags", "User tokens", "UI config"],
  ],
  [
    "a shop in the order of its author",
    { ...whole("/orders"), ...whole("/customers"), ...whole("/addresses") },
    ["Orders", "Customers", "Addresses"],
  ],
  [
    "a list with most of the operations below it",
    {
      ...whole("/addons"),
      ...whole("/tags"),
      ...whole("/projects"),
      ...whole("/projects/{projectId}/features"),
      ...whole("/projects/{projectId}/environments"),
    },
    ["Projects", "Tags", "Features", "Environments", "Addons"],
  ],
  [
    "data below one segment only",
    { ...whole("/data/audits"), "/health-reports": list, ...whole("/data/boats") },
    ["Audits", "Boats", "Health reports"],
  ],
])("menu of %s", async (_, paths, want) => {
  const { resources } = await createTestModel(paths);
  expect(resources.map(({ labels }) => labels.many)).toEqual(want);
});

const parts = (path: string) =>
  Object.fromEntries(
    ["tags", "notes", "rules", "links"].flatMap((name) => Object.entries(whole(`${path}/${name}`))),
  );

// A flag server, a code host and a help desk.
test.each([
  ["project", "feature", "/search/features"],
  ["repo", "issue", "/issues"],
  ["queue", "ticket", "/tickets/all"],
])(
  "the list of all records below a %s that most operations change comes first",
  async (one, other, flat) => {
    const key = { parameters: [] };
    const text = { type: "string" };
    const owner = { [`${one}Id`]: text, state: text, description: text };
    const own = record(owner);
    const path = `/${one}s/{${one}Id}/${other}s`;
    const inner = { get: json(own), patch: sent(own), delete: done };
    const { resources } = await createTestModel({
      ...whole("/addons"),
      ...whole("/tags"),
      ...whole(`/${one}s`),
      [path]: { ...key, get: rows(own), post: sent(own) },
      [`${path}/{id}`]: inner,
      ...parts(`${path}/{id}`),
      [flat]: { get: rows(own) },
    });
    expect(resources[0]?.collectionPath).toBe(flat);
    expect(resources[0]?.rowTarget?.to).toMatch(`${other}s`);
  },
);

test("a declared order comes before the rank", async () => {
  const order = { "x-quarterdeck-resource": { order: 1 } };
  const { resources } = await createTestModel({
    ...whole("/orders"),
    "/settings": { ...list, ...order },
  });
  expect(resources.map(({ name }) => name)).toEqual(["settings", "orders"]);
});

test.each([
  ["nested lists have the same name", ["/admin/tags", "/posts/{id}/tags"], ["Tags", "Tags"]],
  [
    "most paths have the same prefix",
    ["/hq/events", "/hq/cars", "/client/events"],
    ["Events", "Cars", "Client events"],
  ],
  [
    "names differ only in their number",
    ["/metrics/agent", "/fleet/agents"],
    ["Metric agents", "Fleet agents"],
  ],
  ["a name for administrators", ["/user-admin", "/team-management"], ["Users", "Teams"]],
])("labels if %s", async (_, paths, want) => {
  const { resources } = await createTestModel(
    Object.fromEntries(paths.map((path) => [path, list])),
  );
  const labels = resources.map((resource) => resource.labels.many);
  expect(labels).toEqual(want);
});
