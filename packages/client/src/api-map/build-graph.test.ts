// @vitest-environment node
import type { Field, Resource } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { buildGraph } from "./build-graph.ts";

function resource(name: string, targets: readonly string[], group?: string): Resource {
  const fields = targets.map((to) => ({ name: to, label: to, kind: "reference", to, keyPath: [] }));
  return {
    name,
    labels: { one: name, many: name.toUpperCase() },
    parents: [],
    key: [],
    operations: {},
    actions: [],
    evidence: [],
    fields: fields as unknown as readonly Field[],
    ...(group === undefined ? {} : { group }),
  };
}

const options = { group: undefined, unrelated: "No relations" };
const small = [resource("orders", ["customers", "gone"]), resource("customers", [])];
const many = Array.from({ length: 90 }, (_, at) => at);

test("a small model is drawn with each resource and relation", () => {
  const { nodes, edges, isGrouped } = buildGraph({ resources: small }, options);
  expect(nodes.map(({ id, label }) => `${id} ${label}`)).toEqual([
    "orders ORDERS",
    "customers CUSTOMERS",
  ]);
  expect(edges.map(({ from, to }) => `${from} ${to}`)).toEqual(["orders customers"]);
  expect(isGrouped).toBe(false);
});

test("resources of one label have the label of their parent in front", () => {
  const below = (parent: string): Resource => ({
    ...resource("actions", []),
    name: `${parent}-actions`,
    parents: [{ parameter: "id", label: "Id", resource: parent }] as unknown as Resource["parents"],
  });
  const resources = [...small, below("orders"), below("customers"), resource("actions", [])];
  const { nodes } = buildGraph({ resources }, options);
  expect(nodes.map(({ label }) => label)).toEqual([
    "ORDERS",
    "CUSTOMERS",
    "ORDERS / ACTIONS",
    "CUSTOMERS / ACTIONS",
    "ACTIONS",
  ]);
});

test("records that link two resources are an edge", () => {
  const link = {
    ...resource("links", []),
    linkEnds: [
      { field: "a", label: "A", to: "orders" },
      { field: "b", label: "B", to: "customers" },
    ],
  };
  const { nodes, edges } = buildGraph(
    { resources: [resource("orders", []), small[1], link].flatMap((one) => one ?? []) },
    options,
  );
  expect(nodes).toHaveLength(2);
  expect(edges).toMatchObject([{ from: "orders", to: "customers", kind: "link" }]);
});

test("a large model is drawn by its headings, and one of them is opened", () => {
  const resources = many.map((at) =>
    resource(`r${at}`, at % 9 === 0 ? [] : [`r${at - (at % 9)}`], `G${Math.floor(at / 18)}`),
  );
  const closed = buildGraph({ resources }, options);
  expect(closed.nodes.map(({ label, size }) => `${label} ${size}`)).toEqual([
    "G0 18",
    "G1 18",
    "G2 18",
    "G3 18",
    "G4 18",
  ]);
  const open = buildGraph({ resources }, { ...options, group: "G1" });
  expect(open.nodes.filter((node) => node.resource !== undefined)).toHaveLength(18);
});

test("a large model without headings is drawn by its most related resources", () => {
  const resources = many.map((at) => resource(`r${at}`, at > 80 ? [] : [`r${at % 5}`]));
  const { nodes } = buildGraph({ resources }, options);
  expect(nodes.length).toBeLessThanOrEqual(48);
  expect(nodes.find(({ label }) => label === "No relations")?.size).toBe(9);
  expect(nodes.reduce((sum, { size }) => sum + size, 0)).toBe(90);
});
