// @vitest-environment node
import type { Operation, Resource } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { actionRank, isOtherEdit, recordOperations } from "./record-operations.ts";

const base = { method: "post", label: "", parameters: [], scope: "record" } as const;
const resource = {
  name: "assets",
  itemPath: "/assets/{asset}",
  operations: {},
  actions: ["encode", "add"],
} as unknown as Resource;

test.each([
  ["encode", "/assets/{asset}/encode", "assets", "record", true],
  ["merge", "/assets/merge", "assets", "collection", false],
  // Tracks are only written, so the asset has their operations.
  ["add", "/assets/{asset}/tracks", "tracks", "collection", true],
  ["other", "/assets/{asset}/files", "files", "collection", false],
])("%s at %s of %s", (id, path, owner, scope, isOffered) => {
  const operation = { ...base, id, path, resource: owner, scope } as unknown as Operation;
  expect(recordOperations([operation], resource, {})).toHaveLength(isOffered ? 1 : 0);
});

test.each([
  ["patch", "/assets/{asset}", true],
  ["post", "/assets/{asset}", false],
  ["put", "/assets/{asset}/state", false],
  ["delete", "/assets/{asset}", false],
])("%s %s is another form of the edit: %s", (method, path, isOther) => {
  const edited = { ...resource, operations: { update: "edit" } } as unknown as Resource;
  const operation = { ...base, id: "other", method, path } as unknown as Operation;
  expect(isOtherEdit(operation, edited)).toBe(isOther);
  expect(isOtherEdit(operation, resource)).toBe(false);
});

test.each([
  ["head", "/assets/{asset}", "read", false],
  ["options", "/assets/{asset}", "read", false],
  ["head", "/assets/{asset}", undefined, true],
  ["head", "/assets/{asset}/archive", "read", true],
  ["post", "/assets/{asset}", "read", true],
])("%s %s of a record with the read %s is offered: %s", (method, path, read, isOffered) => {
  const owner = { ...resource, operations: read === undefined ? {} : { read } } as typeof resource;
  const operation = { ...base, id: "x", method, path, resource: "assets" } as unknown as Operation;
  expect(recordOperations([operation], owner, {})).toHaveLength(isOffered ? 1 : 0);
});

test("destructive operations are last", () => {
  const at = (id: string, method: string) =>
    ({ ...base, id, method, path: "/assets/{asset}", resource: "assets" }) as unknown as Operation;
  const operations = [at("delete", "delete"), at("approve", "post"), at("disable", "post")];
  const ids = recordOperations(operations, resource, {}).map(({ id }) => id);
  expect(ids).toEqual(["approve", "disable", "delete"]);
});

// A container engine, a shop, a blog.
test.each([
  [
    ["get /archive", "put /archive path", "head /archive", "post /rename name", "post /stop"],
    ["post /stop", "put /archive path", "post /rename name", "get /archive", "head /archive"],
  ],
  [
    ["get /invoice", "post /refund amount", "post /cancel", "post /remind"],
    ["post /cancel", "post /remind", "post /refund amount", "get /invoice"],
  ],
  [
    ["post /schedule at", "get /versions", "post :publish"],
    ["post :publish", "post /schedule at", "get /versions"],
  ],
])("the buttons of %j are %j", (values, want) => {
  const operations = values.map((text) => {
    const [method, step = "", input] = text.split(" ");
    const parameters = input === undefined ? [] : [{ name: input, in: "query", isRequired: true }];
    return { ...base, id: text, method, path: `/things/{id}${step}`, parameters };
  }) as unknown as readonly Operation[];
  const sorted = operations.toSorted((one, other) => actionRank(one) - actionRank(other));
  expect(sorted.map(({ id }) => id)).toEqual(want);
});
