import { expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import { listEmbeddedTitles } from "./embedded-titles.ts";

const reference = (name: string): Field => ({
  kind: "reference",
  name,
  label: name,
  isRequired: false,
  to: "people",
  keyPath: [],
});

test.each<readonly [string, object, readonly object[]]>([
  [
    "owner_id",
    { owner_id: 7, owner: { id: 7, name: "Ann" } },
    [{ to: "people", key: "7", title: "Ann" }],
  ],
  ["ownerId", { ownerId: "a", owner: { name: "Ann" } }, [{ to: "people", key: "a", title: "Ann" }]],
  ["owner_id", { owner_id: 7, owner: { id: 8, name: "Bo" } }, []],
  ["owner_id", { owner_id: 7, owner: null }, []],
  ["owner_id", { owner_id: null, owner: { name: "Ann" } }, []],
  ["owner", { owner: 7 }, []],
])("%s in %j has the titles %j", (name, row, expected) => {
  expect(listEmbeddedTitles([reference(name)], [row])).toEqual(expected);
});
