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

test.each<readonly [readonly string[] | undefined, object, readonly object[]]>([
  [["company_name"], { id: 7, company_name: "Pine" }, [{ to: "people", key: "7", title: "Pine" }]],
  [["sku"], { id: 7, name: "Lamp", sku: "L-1" }, [{ to: "people", key: "7", title: "L-1" }]],
  [["label", "en"], { label: { en: "Red" } }, [{ to: "people", key: "7", title: "Red" }]],
  [["company_name"], { id: 8, company_name: "Pine" }, []],
  [["company_name"], { id: 7, name: "Ann" }, [{ to: "people", key: "7", title: "Ann" }]],
  [undefined, { id: 7, company_name: "Pine" }, []],
])("the title at %j of %j is that of its key", (titlePath, owner, expected) => {
  const twin = { ...reference("owner"), keyPath: ["id"], ...(titlePath && { titlePath }) } as Field;
  const fields = [reference("owner_id"), twin];
  expect(listEmbeddedTitles(fields, [{ owner_id: 7, owner }])).toEqual(expected);
});
