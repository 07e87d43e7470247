// @vitest-environment node
import type { Field, Operation, Resource } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { copiedBody } from "./copied-body.ts";

const text = (name: string, more: object = {}): Field =>
  ({ kind: "text", name, label: name, isRequired: false, ...more }) as Field;
const group = (name: string, fields: readonly Field[]): Field => ({
  kind: "group",
  name,
  label: name,
  isRequired: false,
  fields,
});

function copy(fields: readonly Field[], record: unknown, path = ["code"]): unknown {
  const operation = { body: { field: group("", fields) } } as unknown as Operation;
  const resource = { key: [{ field: path, parameter: "code" }] } as unknown as Resource;
  return copiedBody(resource, operation, record);
}

test.each<readonly [string, readonly Field[], unknown, unknown]>([
  ["a copy has no key", [text("code"), text("name")], { code: "a", name: "A" }, { name: "A" }],
  [
    "a copy has no value that no two records share",
    [text("name"), text("sku", { isDistinct: true })],
    { name: "A", sku: "QD-1" },
    { name: "A" },
  ],
  [
    "a copy has no value that the API chooses",
    [text("name"), text("serial", { isGenerated: true })],
    { name: "A", serial: 3 },
    { name: "A" },
  ],
  [
    "a copy has no version, unless the create requires one",
    [text("name"), text("rowVersion"), text("lock_version", { isRequired: true })],
    { name: "A", rowVersion: "AAA=", lock_version: "3" },
    { name: "A", lock_version: "3" },
  ],
  [
    "a copy has no creation time and no secret",
    [
      text("name"),
      text("created_at", { kind: "date-time" }),
      text("pin", { kind: "secret" }),
      text("due", { kind: "date-time" }),
    ],
    { name: "A", created_at: "2026-01-01", pin: "1", due: "2026-02-02" },
    { name: "A", due: "2026-02-02" },
  ],
  [
    "items of lists have no keys",
    [
      {
        kind: "list",
        name: "lines",
        label: "",
        isRequired: false,
        item: group("", [text("id"), text("sku")]),
      },
    ],
    { lines: [{ id: "1", sku: "x" }] },
    { lines: [{ sku: "x" }] },
  ],
  [
    "a required key of an item is a reference",
    [
      {
        kind: "list",
        name: "tags",
        label: "",
        isRequired: false,
        item: group("", [text("id", { isRequired: true })]),
      },
    ],
    { tags: [{ id: "1" }] },
    { tags: [{ id: "1" }] },
  ],
  ...["nsec3param", "website", "parentId"].map(
    (name): readonly [string, readonly Field[], unknown, unknown] => [
      `an empty text of an optional member is left out: ${name}`,
      [text(name), text("alias", { isNullable: true }), text("note", { isRequired: true })],
      { [name]: "", alias: "", note: "" },
      { alias: "", note: "" },
    ],
  ),
  [
    "members that the create operation does not have are left out",
    [text("name")],
    { name: null, x: 1 },
    { name: null },
  ],
])("%s", (_, fields, record, want) => {
  expect(copy(fields, record)).toEqual(want);
});

test("a copy does not take the records that belong to another one", () => {
  const operation = { body: { field: group("", [text("name"), text("lines")]) } };
  const resource = { key: [] } as unknown as Resource;
  const record = { name: "A", lines: [7, 8] };
  expect(copiedBody(resource, operation as unknown as Operation, record, ["lines"])).toEqual({
    name: "A",
  });
});

test("a copy of a record whose key is in an object has the other members of it", () => {
  const labels = group("labels", [text("tier")]);
  const metadata = group("metadata", [text("name"), text("resourceVersion"), labels]);
  const record = { metadata: { name: "a", resourceVersion: "7", labels: { tier: "b" } } };
  expect(copy([metadata], record, ["metadata", "name"])).toEqual({
    metadata: { labels: { tier: "b" } },
  });
});
