// @vitest-environment node
import { expect, test } from "vitest";
import { readReference } from "./read-reference.ts";

test.each([
  ["a key", "5", { key: "5", title: undefined }],
  ["a record with an id", { id: 5, name: "Tea" }, { key: "5", title: "Tea" }],
  ["a record of MongoDB", { name: "Tea", slug: "tea", _id: "a1" }, { key: "a1", title: "Tea" }],
  ["a record with a UUID", { uuid: "b-2", title: "Tea" }, { key: "b-2", title: "Tea" }],
  ["an object without a key", { name: "Tea" }, undefined],
])("a reference whose value may be the record or its key reads %s", (_name, value, want) => {
  expect(readReference({ keyPath: [] }, value)).toEqual(want);
});
