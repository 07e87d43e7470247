import { expect, test } from "vitest";
import { createTestModel, json, rows } from "#testing/sample-paths.ts";

const text = { type: "string" };
const object = (...names: readonly string[]) => ({
  type: "object",
  properties: Object.fromEntries(names.map((name) => [name, text])),
});

/** Paths of a list with this schema and of its records. */
function pathsOf(path: string, key: string, schema: object) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const parameters = [...names, key].map((name) => ({
    name,
    in: "path",
    required: true,
    schema: text,
  }));
  return {
    [path]: { parameters: parameters.slice(0, -1), get: rows(schema) },
    [`${path}/{${key}}`]: { parameters, get: json(schema) },
  };
}

async function targetsOf(paths: object, name: string): Promise<readonly string[]> {
  const { resources } = await createTestModel(paths);
  const fields = resources.find((resource) => resource.name === name)?.fields ?? [];
  return fields.flatMap((field) => ("to" in field ? [`${field.name} ${field.to}`] : []));
}

test.each<readonly [string, object, string, readonly string[]]>([
  [
    "categories of the team of an alert",
    {
      ...pathsOf("/teams", "teamId", object("id", "name")),
      ...pathsOf("/categories/{teamId}", "categoryId", object("id", "name")),
      ...pathsOf("/alerts", "alertId", object("id", "teamId", "categoryId")),
    },
    "alerts",
    ["teamId teams", "categoryId categories"],
  ],
  [
    "tasks of the workflow of a log entry",
    {
      ...pathsOf("/workflows", "workflow_id", object("id", "name")),
      ...pathsOf("/workflows/{workflow_id}/tasks", "task_id", object("id", "name")),
      ...pathsOf("/logs", "log_id", object("id", "workflow_id", "task_id")),
    },
    "logs",
    ["workflow_id workflows", "task_id tasks"],
  ],
  [
    "members of the account of a site",
    {
      ...pathsOf("/accounts", "account_id", object("id", "name")),
      ...pathsOf("/accounts/{account_id}/members", "member_id", object("id", "name")),
      ...pathsOf("/sites", "site_id", object("id", "account_id", "member_id")),
    },
    "sites",
    ["account_id accounts", "member_id members"],
  ],
])(
  "a field refers to records below another key of its record: %s",
  async (_, paths, name, targets) => {
    expect(await targetsOf(paths, name)).toEqual(targets);
  },
);

test("a reference requires a sibling with the key of the parent, under a name that names its records", async () => {
  const below = pathsOf("/workflows/{workflow_id}/tasks", "task_id", object("id", "name"));
  const logs = (...names: readonly string[]) => pathsOf("/logs", "log_id", object("id", ...names));
  expect(await targetsOf({ ...below, ...logs("task_id") }, "logs")).toEqual([]);
  const byId = pathsOf("/workflows/{id}/tasks", "task_id", object("id", "name"));
  expect(await targetsOf({ ...byId, ...logs("task_id") }, "logs")).toEqual([]);
  // The field itself is not the key of a parent.
  const own = pathsOf("/task_tags/{task_id}/tasks", "tag_id", object("id", "name"));
  expect(await targetsOf({ ...own, ...logs("task_id") }, "logs")).toEqual([]);
});
