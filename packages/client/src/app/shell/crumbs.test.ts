// @vitest-environment node
import type { AdminModel, Parent } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { buildCrumbs } from "./crumbs.ts";

const resource = (name: string, many: string, parents: readonly Parent[] = []) => ({
  name,
  labels: { one: name, many },
  parents,
  key: [{ field: ["id"], parameter: "id" }],
});

const model = {
  resources: [
    resource("orders", "Orders"),
    resource("lines", "Order lines", [{ parameter: "order_id", resource: "orders" }]),
  ],
  operations: [{ id: "approve", label: "Approve" }],
} as unknown as AdminModel;

const labels = {
  history: "History",
  home: "Home",
  job: "Job",
  jobs: "Jobs",
  map: "Map",
  operations: "All operations",
  report: "Report",
  rights: "Rights",
  settings: "Settings",
  notFound: "Not found",
  import: "Import",
  create: "New",
  edit: "Edit",
};

test.each([
  ["home is the first crumb", "/", ["Home /"]],
  ["the API map is below home", "/-/map", ["Home /", "Map /-/map"]],
  ["a list is below home", "/orders", ["Home /", "Orders /orders"]],
  [
    "a record is below its list, with a readable key",
    "/orders/a%20b,7",
    ["Home /", "Orders /orders", "a b, 7 /orders/a%20b,7"],
  ],
  [
    "a nested list is below its parent record",
    "/orders/5/lines",
    ["Home /", "Orders /orders", "5 /orders/5", "Order lines /orders/5/lines"],
  ],
  [
    "a new record is below its list",
    "/orders/5/lines/new",
    [
      "Home /",
      "Orders /orders",
      "5 /orders/5",
      "Order lines /orders/5/lines",
      "New /orders/5/lines/new",
    ],
  ],
  [
    "a record's form is below the record",
    "/orders/5/edit",
    ["Home /", "Orders /orders", "5 /orders/5", "Edit /orders/5/edit"],
  ],
  [
    "an operation is below all operations",
    "/-/operations/approve",
    ["Home /", "All operations /-/operations", "Approve /-/operations/approve"],
  ],
  ["the report is below home", "/-/report", ["Home /", "Report /-/report"]],
  ["settings are below home", "/-/settings", ["Home /", "Settings /-/settings"]],
  ["an unknown path is not found", "/nowhere", ["Home /", "Not found /nowhere"]],
])("%s", (_, pathname, want) => {
  const crumbs = buildCrumbs(model, pathname, labels);
  expect(crumbs.map(({ label, address }) => `${label} ${address.to}`)).toEqual(want);
});
