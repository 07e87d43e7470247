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
  const titles = listEmbeddedTitles(fields, [{ owner_id: 7, owner }]);
  expect(titles.filter(({ key }) => key === "7").slice(-1)).toEqual(expected);
});

test.each<readonly [string, object, unknown, readonly object[]]>([
  [
    "a record with a described title",
    { keyPath: ["documentId"], titlePath: ["heading"] },
    { documentId: "a1", heading: "Ann" },
    [{ to: "people", key: "a1", title: "Ann" }],
  ],
  [
    "a record that the request expands",
    { keyPath: [] },
    { id: 7, name: "Ann" },
    [{ to: "people", key: "7", title: "Ann" }],
  ],
  [
    "first and last name in capitals",
    { keyPath: ["Code"], titlePath: ["LastName"] },
    { Code: "x", FirstName: "Ann", LastName: "Lee" },
    [{ to: "people", key: "x", title: "Ann Lee" }],
  ],
  [
    "first and last name with hyphens",
    { keyPath: ["id"], titlePath: ["last-name"] },
    { id: "x", "last-name": "Lee", "first-name": "Ann" },
    [{ to: "people", key: "x", title: "Ann Lee" }],
  ],
  [
    "first and last name",
    { keyPath: ["_id"], titlePath: ["last_name"] },
    { _id: "x", first_name: "Ann", last_name: "Lee" },
    [{ to: "people", key: "x", title: "Ann Lee" }],
  ],
  [
    "several records",
    { kind: "references", keyPath: ["uuid"], titlePath: ["label"] },
    [{ uuid: "1", label: "One" }, { uuid: "2" }],
    [{ to: "people", key: "1", title: "One" }],
  ],
  ["a key", { keyPath: ["id"], titlePath: ["name"] }, 7, []],
  ["a key of other records", { keyPath: ["id"], alternateKeys: ["x"] }, { id: 7, name: "Ann" }, []],
])("the value of a reference has the titles of %s", (_, members, value, expected) => {
  const field = { ...reference("author"), ...members } as Field;
  expect(listEmbeddedTitles([field], [{ author: value }])).toEqual(expected);
});
