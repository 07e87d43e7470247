// @vitest-environment node
import { expect, test } from "vitest";
import type { OperationSummary } from "@quarterdeck/model";
import { findOperation } from "./find-operation.ts";

const operations: readonly OperationSummary[] = [
  { id: "list", method: "get", path: "/orders", label: "List" },
  { id: "read", method: "get", path: "/orders/{id}", label: "Read" },
  { id: "export", method: "get", path: "/orders/export", label: "Export" },
  { id: "change", method: "patch", path: "/orders/{id}", label: "Change" },
  { id: "lines", method: "get", path: "/orders/{id}/lines", label: "Lines" },
];

test.each([
  ["GET", "/api/orders", "list"],
  ["GET", "/api/orders/5", "read"],
  ["GET", "/api/orders/export", "export"],
  ["PATCH", "/console/api/orders/5", "change"],
  ["GET", "/api/orders/5/lines", "lines"],
  ["DELETE", "/api/orders/5", undefined],
  ["GET", "/-/model", undefined],
])("%s %s is %s", (method, path, want) => {
  expect(findOperation({ operations }, method, path)?.id).toBe(want);
});
