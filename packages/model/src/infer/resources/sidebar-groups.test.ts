import { expect, test } from "vitest";
import { createTestModel, json, record, rows } from "#testing/sample-paths.ts";

const tagged = (tag: string, item: object) => ({ get: { ...item, tags: [tag] } });

async function readMenu(paths: object) {
  const { resources } = await createTestModel(paths);
  return new Map(
    resources.map(({ collectionPath, itemPath, ...one }) => [collectionPath ?? itemPath, one]),
  );
}

const others = {
  "/colors": tagged("Look", rows()),
  "/fonts": tagged("Look", rows()),
  "/logs": tagged("System", rows()),
  "/jobs": tagged("System", rows()),
};

const byKey = (path: string) => ({
  [path]: {
    ...json(record()),
    parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
    get: { ...json(record()), tags: ["Topic"] },
  },
});

const customer = json({ type: "object", properties: { text: {}, value: {} } });

// A list with its autocomplete, with a record that only a key opens, and one whose heading has its words.
test.each([
  ["/contacts", "Contact", { "/contacts/autocomplete": tagged("Contact", customer) }],
  ["/group-members", "Topic", byKey("/tokens/{id}")],
  ["/deploy-keys", "Deploys", { "/deploys/statistics": tagged("Deploys", rows()) }],
])("the only list %s below %s has no heading", async (path, tag, paths) => {
  const menu = await readMenu({ ...others, [path]: tagged(tag, rows()), ...paths });
  expect(menu.get(path)?.group).toBeUndefined();
  expect(menu.get("/colors")?.group).toBe("Look");
});

const topics = ["sets", "runs", "plans", "sites", "cards", "texts", "gates", "posts", "lines"];

/** Lists of two areas and twenty others below the key of a tenant. */
function tenantPaths(owner: string, areas: readonly string[]) {
  const below = `/${owner}/{id}`;
  const names = topics.flatMap((topic) => [topic, `big-${topic}`, `old-${topic}`]);
  const paths = [...areas.flatMap((area) => [`${area}/visits`, `${area}/owners`]), ...names];
  return {
    [`/${owner}`]: tagged("Api", rows()),
    [below]: tagged("Api", json(record())),
    ...Object.fromEntries(paths.map((path) => [`${below}/${path}`, tagged(owner, rows())])),
  };
}

test.each([
  ["orgs", ["traffic", "stats"]],
  ["workspaces", ["usage", "billing"]],
  ["shops", ["stock", "sales"]],
])("a long menu below %s has headings by its paths", async (owner, areas) => {
  const menu = await readMenu(tenantPaths(owner, areas));
  for (const area of areas) {
    const heading = area.charAt(0).toUpperCase() + area.slice(1);
    expect(menu.get(`/${owner}/{id}/${area}/owners`)?.group).toBe(heading);
  }
  expect(menu.get(`/${owner}/{id}/sets`)?.group).toBeUndefined();
});

test.each([
  ["orgs", ["traffic", "stats"], ["Traffic owners", "Stats owners"]],
  ["shops", ["stock", "sales"], ["Stock owners", "Sales owners"]],
])("lists of one name below %s have distinct labels", async (owner, areas, expected) => {
  const menu = await readMenu(tenantPaths(owner, areas));
  const labels = areas.map((area) => menu.get(`/${owner}/{id}/${area}/owners`)?.labels.many);
  expect(labels).toEqual(expected);
});
