// @vitest-environment node
import type { ModelSummary, Parent } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { readTenants, tenantsOfRoute } from "./tenants.ts";

const org: Parent = { parameter: "org", resource: "orgs" };
const project: Parent = { parameter: "project", resource: "projects" };
const resource = (name: string, parents: readonly Parent[], key = "id") => ({
  name,
  labels: { one: name, many: name },
  parents,
  key: [{ field: ["id"], parameter: key }],
  operations: {},
});
const model = {
  tenantLevels: [
    { path: "/orgs/{org}", label: "Org", parents: [org] },
    { path: "/orgs/{org}/projects/{project}", label: "Project", parents: [org, project] },
  ],
  resources: [
    resource("orgs", [], "org"),
    resource("projects", [org], "project"),
    resource("members", [org]),
    resource("issues", [org, project]),
    resource("comments", [org, project, { parameter: "issue", resource: "issues" }]),
  ],
} as unknown as ModelSummary;

const acme = { path: "/orgs/{org}", values: { org: "acme" }, title: "Acme" };
const site = {
  path: "/orgs/{org}/projects/{project}",
  values: { org: "acme", project: "7" },
  title: "Site",
};
const chosen = (...stored: Parameters<typeof readTenants>[1]) =>
  readTenants(model, stored).map(({ values, outer }) => ({ values, outer }));

test("a level has the lists that need only its key and the keys above it", () => {
  const lists = readTenants(model, []).map(({ resources }) => resources.map(({ name }) => name));
  expect(lists).toEqual([["projects", "members"], ["issues"]]);
});

test("an inner level waits for the outer one", () => {
  expect(chosen()).toEqual([
    { values: undefined, outer: {} },
    { values: undefined, outer: undefined },
  ]);
  expect(chosen(acme)[1]).toEqual({ values: undefined, outer: { org: "acme" } });
});

test("another outer tenant withdraws the inner one", () => {
  expect(chosen(acme, site)[1]?.values).toEqual(site.values);
  expect(chosen({ ...acme, values: { org: "other" } }, site)[1]?.values).toBeUndefined();
});

test.each([
  ["a list", "/orgs/acme/members", [{ path: acme.path, values: acme.values }]],
  ["the record of a tenant", "/orgs/acme", [{ path: acme.path, values: acme.values }]],
  ["the list of tenants", "/orgs", []],
  [
    "a record below two levels",
    "/orgs/acme/projects/7/issues/5",
    [
      { path: acme.path, values: acme.values },
      { path: site.path, values: site.values },
    ],
  ],
])("the route of %s has its tenants", (_, pathname, expected) => {
  expect(tenantsOfRoute(model, pathname)).toEqual(expected);
});
