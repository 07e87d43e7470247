import { expect, test } from "vitest";
import { createTestModel, done, json, record, rows, sent } from "#testing/sample-paths.ts";

/** Lines with the role of each operation. */
async function listRoles(paths: object): Promise<readonly string[]> {
  const { operations } = await createTestModel(paths);
  return operations.map(
    ({ method, path, role, resource }) => `${method} ${path}: ${role} ${resource ?? "-"}`,
  );
}

const page = { type: "object", properties: { rows: { type: "array", items: record() } } };

test.each<readonly [string, object, readonly string[]]>([
  [
    "in a summary",
    {
      "/v1/items": { get: rows(), post: sent() },
      "/v1/items/{id}": {
        get: json(record()),
        put: { ...sent(), summary: "Update multiple items" },
        delete: { ...done, summary: "Delete multiple items" },
      },
    },
    [
      "get /v1/items: list items",
      "post /v1/items: create items",
      "get /v1/items/{id}: read items",
      "put /v1/items/{id}: action items",
      "delete /v1/items/{id}: action items",
    ],
  ],
  [
    "in front of the verb",
    {
      "/leads": { get: json(page) },
      "/leads/{lead}": {
        get: json(record()),
        patch: { ...sent(), summary: "Mass update leads" },
      },
    },
    [
      "get /leads: list leads",
      "get /leads/{lead}: read leads",
      "patch /leads/{lead}: action leads",
    ],
  ],
  [
    "in an operationId",
    {
      "/hosts": { get: rows() },
      "/hosts/{name}": {
        get: json(record()),
        patch: { ...sent(), operationId: "updateHost" },
        delete: { ...done, operationId: "bulkDeleteHosts" },
      },
    },
    [
      "get /hosts: list hosts",
      "get /hosts/{name}: read hosts",
      "patch /hosts/{name}: update hosts",
      "delete /hosts/{name}: action hosts",
    ],
  ],
])("a change of several records is not an edit of one: %s", async (_name, paths, roles) => {
  expect(await listRoles(paths)).toEqual(roles);
});

test.each<readonly [string, object, readonly string[]]>([
  [
    "below a version",
    {
      "/v0/{base}/{sheet}": {
        get: { ...rows(), operationId: "list-entries" },
        post: { ...sent(), operationId: "create-entries" },
        patch: { ...sent(), summary: "Update multiple entries" },
      },
      "/v0/{base}/{sheet}/{entry}": {
        get: { ...json(record()), operationId: "get-entry" },
        delete: { ...done, operationId: "delete-entry" },
      },
    },
    [
      "get /v0/{base}/{sheet}: list entries",
      "post /v0/{base}/{sheet}: create entries",
      "patch /v0/{base}/{sheet}: action entries",
      "get /v0/{base}/{sheet}/{entry}: read entries",
      "delete /v0/{base}/{sheet}/{entry}: remove entries",
    ],
  ],
  [
    "below a version, without words",
    {
      "/1.0/{app}/{class}": { get: json(page), post: sent() },
      "/1.0/{app}/{class}/{id}": { get: json(record()), put: sent() },
    },
    [
      "get /1.0/{app}/{class}: list records",
      "post /1.0/{app}/{class}: create records",
      "get /1.0/{app}/{class}/{id}: read records",
      "put /1.0/{app}/{class}/{id}: replace records",
    ],
  ],
  [
    "below a name",
    {
      "/features/{space}": { get: rows(), post: sent() },
      "/features/{space}/{feature}": { get: json(record()), patch: sent() },
    },
    [
      "get /features/{space}: list features",
      "post /features/{space}: create features",
      "get /features/{space}/{feature}: read features",
      "patch /features/{space}/{feature}: update features",
    ],
  ],
])("the last of the parameters before the key is the collection: %s", async (_n, paths, roles) => {
  expect(await listRoles(paths)).toEqual(roles);
});
