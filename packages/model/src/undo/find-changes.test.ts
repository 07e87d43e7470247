import { expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import type { ModelChunk } from "#types/model-chunk.ts";
import { parseJson } from "#json/parse-json.ts";
import { sampleField, sampleOperation, sampleResource } from "#testing/sample-orders.ts";
import { findChanges, findShownChanges } from "./find-changes.ts";
import { hiddenChanges, withoutSecrets } from "./without-secrets.ts";

const fields = [sampleField("text", "name"), sampleField("secret", "token")];

test.each([
  ['{"name":"a","x":1}', '{"x":1,"name":"a"}', []],
  ['{"name":"a"}', '{"name":""}', ["name"]],
  ['{"name":null}', "{}", ["name"]],
  ['{"x":{"a":null}}', '{"x":{}}', ["x"]],
  ['{"x":1.50}', '{"x":1.5}', ["x"]],
  [
    '{"x":{"b":[1,{"c":2}],"a":9007199254740993}}',
    '{"x":{"a":9007199254740993,"b":[1,{"c":2}]}}',
    [],
  ],
  ['{"x":[1,2]}', '{"x":[2,1]}', ["x"]],
  ['{"x":1,"name":"a"}', '{"x":2,"name":"b"}', ["name", "x"]],
  ["null", '{"x":1}', ["x"]],
])("from %s to %s", (before, after, want) => {
  const changes = findChanges(fields, parseJson(before), parseJson(after));
  expect(changes.map(({ name }) => name)).toEqual(want);
});

test("references to the same records do not differ by the members of the records", () => {
  const author: Field = {
    kind: "reference",
    name: "author",
    label: "Author",
    isRequired: false,
    to: "people",
    keyPath: ["id"],
  };
  const own = [author, { ...author, kind: "references" as const, name: "tags" }];
  const before = { author: { id: "7" }, tags: [{ id: "1" }] };
  const after = { author: { id: "7", name: "Ann" }, tags: [{ id: "1", label: "new" }] };
  expect(findChanges(own, before, after)).toEqual([]);
  const other = { ...after, tags: [{ id: "2", label: "new" }] };
  expect(findChanges(own, before, other).map(({ name }) => name)).toEqual(["tags"]);
});

// Orders of a shop, a record with tags, and a document without a description.
test.each<readonly [string, object, object, readonly string[]]>([
  [
    "the key of an object that did not change",
    { name: "a", customer: { id: 1 }, customer_id: 1 },
    { name: "b", customer: { id: 1 } },
    ["name"],
  ],
  [
    "the key of an object that changed",
    { customer: { id: 1 }, customerId: 1 },
    { customer: { id: 2 }, customerId: 2 },
    ["customer"],
  ],
  ["keys of a list", { tags: [{ id: 1 }], tag_ids: [1] }, { tags: [{ id: 1 }] }, []],
  ["lines", { lines: [], lines_attributes: [] }, { lines: [{ id: 1 }] }, ["lines"]],
  [
    "a key next to a text",
    { owner: "Ada", owner_id: 1 },
    { owner: "Ada", owner_id: 2 },
    ["owner_id"],
  ],
  [
    "a key that the object lags behind",
    { owner: {}, owner_id: 1 },
    { owner: {}, owner_id: 2 },
    ["owner_id"],
  ],
  ["a member that was removed", { colour: "red" }, {}, ["colour"]],
])("shown differences: %s", (_, before, after, want) => {
  const changes = findShownChanges(fields, before, after);
  expect(changes.map(({ name }) => name)).toEqual(want);
});

function chunkOf(shown: readonly Field[], body: readonly Field[] = []): ModelChunk {
  const field = { ...sampleField("json", "body"), kind: "group", fields: body } as const;
  const mediaType = "application/json";
  return {
    resource: sampleResource({ fields: shown, operations: { create: "create" } }),
    operations: [
      sampleOperation({
        id: "create",
        role: "create",
        body: { isRequired: true, mediaType, mediaTypes: [mediaType], field },
      }),
    ],
    referrers: [],
  };
}

test("secrets, write-only members and files are removed and named", () => {
  const shown: readonly Field[] = [
    ...fields,
    { ...sampleField("json", "group"), kind: "group", fields },
    { ...sampleField("json", "list"), kind: "list", item: sampleField("secret", "x") },
  ];
  const code = { ...sampleField("text", "code"), isWriteOnly: true };
  const remaining = withoutSecrets(chunkOf(shown, [code]), {
    name: "a",
    token: "t",
    code: "c",
    group: { name: "b", token: "t" },
    list: ["t"],
    file: new Blob(["x"]),
    unknown: parseJson("1.50"),
  });
  expect(remaining.value).toEqual({
    name: "a",
    group: { name: "b" },
    list: [null],
    unknown: parseJson("1.50"),
  });
  expect(remaining.hidden).toEqual(["token", "group.token", "list", "file", "code"]);
});

test("an empty secret is none", () => {
  const record = { name: "a", token: null };
  expect(withoutSecrets(chunkOf(fields), record)).toEqual({ value: record, hidden: [] });
});

test("a changed secret is named, with any value in the response", () => {
  const body: Field = { ...sampleField("json", "body"), kind: "group", fields };
  const before = { name: "a", token: "old" };
  expect(hiddenChanges(body, { before, after: { name: "b", token: "old" } })).toEqual([]);
  expect(hiddenChanges(body, { before, after: { name: "a", token: "new" } })).toEqual(["token"]);
  expect(hiddenChanges(body, { after: { token: "new" } })).toEqual(["token"]);
  const envelope: Field = { ...body, fields: [{ ...body, name: "login" }] };
  const changed = { before: { login: before }, after: { login: { ...before, token: "new" } } };
  expect(hiddenChanges(envelope, changed), "the member that contains it is named").toEqual([
    "login",
  ]);
});
