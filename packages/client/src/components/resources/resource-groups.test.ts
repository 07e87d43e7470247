// @vitest-environment node
import type { AdminModel, Resource } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { countEntries, filterGroups, groupResources, limitGroups } from "./resource-groups.ts";

function modelOf(...resources: readonly (readonly [name: string, group?: string])[]): AdminModel {
  const made = resources.map(([name, group]) => ({
    name,
    labels: { one: name, many: name },
    parents: [],
    operations: { list: name },
    ...(group === undefined ? {} : { group }),
  }));
  return { resources: made as unknown as readonly Resource[] } as AdminModel;
}

const texts = { byKey: "By key", others: "Others" };

const names = (groups: ReturnType<typeof groupResources>) =>
  groups.map(({ label, resources }) => [label, ...resources.map(({ name }) => name)]);

test("resources are grouped by heading, in the description's order", () => {
  const model = modelOf(["orders", "Sales"], ["products", "Catalog"], ["payments", "Sales"]);
  expect(names(groupResources(model, texts))).toEqual([
    ["Sales", "orders", "payments"],
    ["Catalog", "products"],
  ]);
});

test("hidden resources are not listed", () => {
  const model = modelOf(["orders"], ["jobs"]);
  const [orders, jobs] = model.resources as readonly [Resource, Resource];
  const hiding = { ...model, resources: [orders, { ...jobs, isHidden: true }] };
  expect(names(groupResources(hiding, texts))).toEqual([[undefined, "orders"]]);
});

test("resources without a heading come first if the first resource has none", () => {
  const model = modelOf(["c"], ["a", "One"], ["d"], ["b", "One"]);
  expect(names(groupResources(model, texts))).toEqual([
    [undefined, "c", "d"],
    ["One", "a", "b"],
  ]);
});

test("resources without a heading follow more important ones", () => {
  const model = modelOf(["a", "One"], ["b", "One"], ["c"]);
  expect(names(groupResources(model, texts))).toEqual([
    ["One", "a", "b"],
    ["Others", "c"],
  ]);
});

test("headings with one resource each are dropped", () => {
  const model = modelOf(["pets", "Pets"], ["stores", "Stores"], ["users", "Users"]);
  expect(names(groupResources(model, texts))).toEqual([[undefined, "pets", "stores", "users"]]);
});

test("a nested resource is not in the sidebar", () => {
  const [orders] = modelOf(["orders"]).resources;
  const lines = { ...orders, name: "lines", parents: [{ parameter: "order" }] };
  const model = { resources: [orders, lines] } as unknown as AdminModel;
  expect(names(groupResources(model, texts))).toEqual([[undefined, "orders"]]);
});

test("the filter searches all groups", () => {
  const groups = groupResources(modelOf(["orders", "Sales"], ["products", "Catalog"]), texts);
  expect(names(filterGroups(groups, " PROD "))).toEqual([[undefined, "products"]]);
  expect(filterGroups(groups, "zebra")).toEqual([]);
});

test("a limit keeps the first resources with their headings", () => {
  const model = modelOf(["orders", "Sales"], ["payments", "Sales"], ["products", "Catalog"]);
  const groups = groupResources(model, texts);
  expect(names(limitGroups(groups, 1))).toEqual([["Sales", "orders"]]);
  expect(names(limitGroups(groups, 2))).toEqual([["Sales", "orders", "payments"]]);
  expect(limitGroups(groups, 3)).toEqual(groups);
});

test("resources that only a typed key opens are last, under a heading", () => {
  const model = modelOf(["media"], ["orders"], ["settings"]);
  const [media, orders, settings] = model.resources as readonly [Resource, Resource, Resource];
  const keyed = { ...media, operations: { read: "read" } };
  const single = { ...settings, operations: { read: "settings" }, isSingleton: true };
  const all = { ...model, resources: [keyed, orders, single] };
  expect(names(groupResources(all, texts))).toEqual([
    [undefined, "orders", "settings"],
    ["By key", "media"],
  ]);
  expect(names(groupResources({ ...model, resources: [keyed] }, texts))).toEqual([
    [undefined, "media"],
  ]);
});

test("thousands of resources with as many headings are read only a few times each", () => {
  let reads = 0;
  const model = modelOf(
    ...Array.from({ length: 2000 }, (_, at) => [`r${at}`, `Group ${at >> 1}`] as const),
  );
  const resources = model.resources.map(({ group, ...rest }) => ({
    ...rest,
    get group() {
      reads += 1;
      return group ?? "";
    },
  }));
  expect(groupResources({ ...model, resources }, texts)).toHaveLength(1000);
  expect(reads).toBeLessThan(10 * 2000);
});

test("the lists of a tenant level are entries of the menu", () => {
  const { resources } = modelOf(["orgs"], ["members"], ["badges"]);
  const [orgs, members, badges] = resources as readonly [Resource, Resource, Resource];
  const parents = [{ parameter: "org", resource: "orgs" }];
  const below = { ...members, parents };
  const deeper = { ...badges, parents: [...parents, { parameter: "member" }] };
  const level = { path: "/orgs/{org}", label: "Org", parents };
  const model = { ...modelOf(), resources: [orgs, below, deeper] };
  expect(countEntries(model)).toBe(1);
  expect(countEntries({ ...model, tenantLevels: [level] })).toBe(2);
});
