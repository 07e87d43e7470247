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

test.each<readonly [readonly string[], object, string]>([
  [["lastName"], { id: 5, firstName: "Ada", lastName: "Stone" }, "Ada Stone"],
  [["last_name"], { id: 5, first_name: "Ada", last_name: "Stone" }, "Ada Stone"],
  [
    ["profile", "family_name"],
    { id: 5, profile: { given_name: "Ada", family_name: "Stone" } },
    "Ada Stone",
  ],
  [["lastName"], { id: 5, firstName: null, lastName: "Stone" }, "Stone"],
  [["name"], { id: 5, firstName: "Ada", name: "Stone Ltd" }, "Stone Ltd"],
])("the title at %j of embedded people has both names", (titlePath, value, title) => {
  expect(readReference({ keyPath: ["id"], titlePath }, value)).toEqual({ key: "5", title });
});
