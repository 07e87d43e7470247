// @vitest-environment node
import type { ModelSummary, Parent } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { findTenantRecord } from "./tenant-record.ts";
import { readTenants } from "./tenants.ts";

const org: Parent = { parameter: "org", resource: "orgs" };
const project: Parent = { parameter: "project", resource: "projects" };
const realm: Parent = { parameter: "realm" };
const resource = (name: string, parents: readonly Parent[]) => ({
  name,
  labels: { one: name, many: name },
  parents,
  key: [{ field: ["id"], parameter: "id" }],
  operations: {},
});
const levels = {
  "/orgs/{org}": [org],
  "/orgs/{org}/projects/{project}": [org, project],
  "/{realm}": [realm],
};
const model = {
  tenantLevels: Object.entries(levels).map(([path, parents]) => ({ path, label: path, parents })),
  resources: [resource("orgs", []), resource("projects", [org]), resource("users", [realm])],
} as unknown as ModelSummary;

test.each<readonly [keyof typeof levels, object, object | undefined]>([
  ["/orgs/{org}", { org: "acme" }, { path: "/orgs/acme", key: "acme" }],
  ["/orgs/{org}", { org: "a b" }, { path: "/orgs/a%20b", key: "a b" }],
  [
    "/orgs/{org}/projects/{project}",
    { org: "acme", project: "7" },
    { path: "/orgs/acme/projects/7", key: "7" },
  ],
  ["/{realm}", { realm: "main" }, undefined],
  ["/orgs/{org}", {}, undefined],
])("the record of the level %s with %j is %j", (path, values, expected) => {
  const stored = Object.keys(levels).map((one) => ({
    path: one,
    values: (one === path ? values : { org: "acme" }) as Readonly<Record<string, string>>,
  }));
  const tenant = readTenants(model, stored).find(({ level }) => level.path === path);
  expect(tenant && findTenantRecord(model, tenant)).toEqual(expected);
});
