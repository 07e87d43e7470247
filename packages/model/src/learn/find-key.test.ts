import { expect, test } from "vitest";
import { findPresentKey } from "./find-key.ts";

const key = (...names: readonly string[]) =>
  names.map((name) => ({ parameter: name, field: [name] }));

test.each([
  // The name of the record, unique below the first part.
  [
    "Field",
    key("collection", "id"),
    [
      { collection: "a", field: "x" },
      { collection: "b", field: "x" },
      { collection: "b", field: "y" },
    ],
    [["collection"], ["field"]],
  ],
  ["Dashboard", key("id"), [{ meta: { id: 1 } }, { meta: { id: 2 } }], [["meta", "id"]]],
  [
    "Zone",
    key("zone_id"),
    [
      { id: "", name: "a." },
      { id: "", name: "b." },
    ],
    [["name"]],
  ],
  ["Host", key("id"), [{ host_name: "a" }, { host_name: "b" }], [["host_name"]]],
])("rows of %s without the described key have another one", (one, described, rows, paths) => {
  const match = findPresentKey({ key: described, labels: { one, many: "" } }, rows);
  expect(match?.map(({ field }) => field)).toEqual(paths);
  expect(match?.map(({ parameter }) => parameter)).toEqual(
    described.map(({ parameter }) => parameter),
  );
});

test.each([
  ["equal values", key("id"), [{ name: "a" }, { name: "a" }]],
  ["one row", key("id"), [{ name: "a" }]],
  ["a row with the described key", key("id"), [{ id: 1, name: "a" }, { name: "b" }]],
  ["two missing parts", key("id", "version"), [{ name: "a" }, { name: "b" }]],
  ["rows without a name", key("id"), [{ color: "a" }, { color: "b" }]],
  ["an inner object in some rows", key("id"), [{ meta: { id: 1 } }, { meta: null }]],
])("%s show no other key", (_name, described, rows) => {
  const resource = { key: described, labels: { one: "Thing", many: "" } };
  expect(findPresentKey(resource, rows)).toBeUndefined();
});
