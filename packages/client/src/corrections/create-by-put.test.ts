// @vitest-environment node
import { expect, test } from "vitest";
import { withPutCreate } from "./create-by-put.ts";

const post = { summary: "Create" };
const put = { responses: { default: { description: "" } } };
const created = { responses: { default: { description: "" }, "201": { description: "" } } };

test.each<readonly [string, string, object, object | undefined]>([
  [
    "of its list",
    "/things",
    { "/things": { get: {}, post }, "/things/{thingId}": { get: {}, put } },
    { "/things": { get: {} }, "/things/{thingId}": { get: {}, put: created } },
  ],
  [
    "of a list with a slash at its end",
    "/things/",
    { "/things/": { post }, "/things/{thingId}/": { put } },
    { "/things/": {}, "/things/{thingId}/": { put: created } },
  ],
  [
    "of a list whose records have no PUT",
    "/things",
    { "/things": { post }, "/things/{id}": { patch: {} } },
    { "/things": {}, "/things/{id}": { patch: {} } },
  ],
  [
    "next to other records",
    "/things",
    { "/things": { post }, "/things/{id}/parts/{part}": { put }, "/others/{id}": { put } },
    { "/things": {}, "/things/{id}/parts/{part}": { put }, "/others/{id}": { put } },
  ],
  ["of another list", "/others", { "/things": { post }, "/things/{id}": { put } }, undefined],
])("a refused POST %s leaves the PUT at a record", (_name, path, paths, expected) => {
  expect(withPutCreate(paths as Parameters<typeof withPutCreate>[0], path)).toEqual(expected);
});
