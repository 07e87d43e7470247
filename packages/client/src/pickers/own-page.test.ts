// @vitest-environment node
import type { ModelSummary } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { operationAddress } from "#addresses/address.ts";
import { findOwnPage, findRecordPage } from "./own-page.ts";

const parents = (parameter: string) => [{ parameter }];
const key = (parameter: string) => [{ field: [parameter], parameter }];

// Spellings of Django REST framework, of a nested API, and of HAL.
const model = {
  resources: [
    {
      name: "assets",
      parents: [],
      key: key("id"),
      operations: { list: "assets", read: "asset" },
    },
    {
      name: "tickets",
      parents: parents("project"),
      key: key("ticket"),
      operations: { list: "tickets", read: "ticket" },
    },
    { name: "settings", parents: [], key: [], isSingleton: true, operations: { read: "settings" } },
  ],
  operations: [
    { id: "assets", method: "get", path: "/assets/" },
    { id: "asset", method: "get", path: "/assets/{id}/" },
    { id: "scan", method: "post", path: "/assets/{id}/scan" },
    { id: "manual", method: "get", path: "/assets/{id}/manual" },
    { id: "newest", method: "get", path: "/assets/newest" },
    { id: "tickets", method: "get", path: "/projects/{project}/tickets" },
    { id: "ticket", method: "get", path: "/projects/{project}/tickets/{ticket}" },
    { id: "settings", method: "get", path: "/settings" },
  ],
} as unknown as ModelSummary;

test.each<readonly [string, string | undefined]>([
  ["/assets/7/", "/assets/7"],
  ["/assets/A%2F1", "/assets/A%2F1"],
  ["/assets", "/assets"],
  ["/projects/blue%20whale/tickets/3", "/project/blue%20whale/tickets/3"],
  ["/projects/5/tickets", "/project/5/tickets"],
  ["/settings", "/settings"],
  // Not a record, although the path of one matches.
  ["/assets/newest", "/-/operations/newest"],
  ["/assets/7/manual", "/-/operations/manual"],
  ["/assets?owner=3", "/-/operations/assets"],
  ["/assets/7/scan", undefined],
  ["/assets/7/photos/1", undefined],
  ["/about", undefined],
])("the address %s leads to %s", (path, want) => {
  expect(findOwnPage(model, path)?.to).toBe(want);
});

test.each<readonly [string, string | undefined]>([
  ["/assets/example.com", "/assets/example.com"],
  ["/assets/jane.doe/", "/assets/jane.doe"],
  ["/projects/site.io/tickets/report.pdf", "/project/site.io/tickets/report.pdf"],
  ["/assets", "/assets"],
  // A file below a record, and a read that returns one.
  ["/assets/example.com/zone.txt", undefined],
  ["/assets/7/manual", undefined],
  ["/assets/example.com?download=1", undefined],
])("the name of a file in %s leads to the record %s", (path, want) => {
  expect(findRecordPage(model, path)?.to).toBe(want);
});

test("the page of a read has the values of its address", () => {
  const address = operationAddress("manual", { id: "a/7", language: "nl" });
  expect(findOwnPage(model, "/assets/a%2F7/manual?language=nl")).toEqual(address);
});
