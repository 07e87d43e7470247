import { expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import { parseJson } from "#json/parse-json.ts";
import { sampleField } from "#testing/sample-orders.ts";
import {
  type Bodies,
  chunkOf,
  made,
  id,
  note,
  pin,
  seen,
  status,
  title,
} from "#testing/undo-chunk.ts";
import { findInverse } from "./find-inverse.ts";
import type { Written } from "./inverse.ts";

const before = { id: 7, title: "Tea", note: null, made: "2026-01-01T00:00:00Z" };
const removed: Written = { kind: "remove", key: "7", before };

const labels: Field = {
  ...sampleField("json", "labels"),
  kind: "map",
  value: sampleField("text", "value"),
};
const open: Field = {
  ...sampleField("json", "open"),
  kind: "group",
  fields: [sampleField("number", "x")],
  additionalProperties: sampleField("number", "y"),
};

const owner: Field = {
  ...sampleField("text", "owner"),
  kind: "reference",
  to: "owners",
  keyPath: [],
} as Field;

const again = { kind: "create", rest: {}, isNewKey: false, lost: [] };

test.each<readonly [string, Bodies, Written, object]>([
  [
    "a removed record is created with the members that the body accepts",
    { create: [id, title, note, made] },
    removed,
    { ...again, record: { id: 7, title: "Tea", note: null } },
  ],
  [
    "a key that the API assigns is reported",
    { create: [title, note] },
    removed,
    { ...again, isNewKey: true, record: { title: "Tea", note: null } },
  ],
  [
    "null is sent only to a field that accepts it",
    { create: [id, title, { ...note, isNullable: false }] },
    removed,
    { ...again, record: { id: 7, title: "Tea" } },
  ],
  ...["nsec3param", "website", "parentId"].map(
    (name): readonly [string, Bodies, Written, object] => [
      `an empty text of an optional member is left out: ${name}`,
      { create: [id, title, note, sampleField("text", name)] },
      { ...removed, before: { id: 7, title: "", note: "", [name]: "" } },
      { ...again, record: { id: 7, title: "", note: "" } },
    ],
  ),
  [
    "a member that only an update accepts follows in an update",
    { create: [id, title], update: [title, note] },
    { ...removed, before: { ...before, note: "x" } },
    { ...again, record: { id: 7, title: "Tea" }, rest: { note: "x" } },
  ],
  ...[
    { value: { $oid: "66a0" }, keyPath: ["$oid"] },
    { value: { id: 4 }, keyPath: ["id"] },
    {
      value: { className: "Shop", objectId: "a1" },
      keyPath: ["objectId"],
      constants: { className: "Shop" },
    },
  ].map(({ value, ...paths }): readonly [string, Bodies, Written, object] => [
    `a reference in an object is written in the same form: ${JSON.stringify(value)}`,
    { create: [id, { ...owner, ...paths }], shown: [id, { ...owner, ...paths }] },
    { ...removed, before: { id: 7, owner: value } },
    { ...again, record: { id: 7, owner: value } },
  ]),
  [
    "numbers that JavaScript cannot represent are exact",
    { create: [id, title] },
    { ...removed, before: parseJson('{"id":9007199254740993,"title":"Tea"}') },
    { ...again, record: { id: parseJson("9007199254740993"), title: "Tea" } },
  ],
  [
    "a member that no operation accepts is reported",
    { create: [id, title], shown: [id, title, seen] },
    { ...removed, before: { id: 7, title: "Tea", seen: "2026-01-01T00:00:00Z" } },
    { ...again, record: { id: 7, title: "Tea" }, lost: ["seen"] },
  ],
  [
    "a lost state is a doubt",
    { create: [id, title], shown: [id, title, status] },
    { ...removed, before: { id: 7, title: "Tea", status: "approved" } },
    { ...again, record: { id: 7, title: "Tea" }, lost: ["status"], doubt: "state" },
  ],
  [
    "records that may have been deleted with it are a doubt",
    { create: [id, title, note] },
    { ...removed, hasReferrers: true },
    { ...again, record: { id: 7, title: "Tea", note: null }, doubt: "followers" },
  ],
  [
    "copies restore the record and the records deleted with it",
    { create: [id, title], remove: true },
    { ...removed, hasReferrers: true, copies: { deleted: [] } },
    { kind: "restore", key: "7", operation: "remove", copies: { deleted: [] } },
  ],
  [
    "a record inside a wrapper is found there",
    { create: [id, title], path: ["article"] },
    { ...removed, before: { id: 7, title: "Tea" } },
    { ...again, record: { id: 7, title: "Tea" } },
  ],
  [
    "values by free names are sent",
    { create: [id, title, labels, open] },
    { ...removed, before: { id: 7, title: "Tea", labels: { team: "a" }, open: { x: 1, y: 2 } } },
    {
      ...again,
      record: { id: 7, title: "Tea", labels: { team: "a" }, open: { x: 1, y: 2 } },
    },
  ],
  ["no operation creates it", {}, removed, { kind: "none", reason: "no-create", names: [] }],
  [
    "a removed record that was not read",
    { create: [title] },
    { kind: "remove", key: "7" },
    { kind: "none", reason: "not-read", names: [] },
  ],
  [
    "a required value that was not shown",
    { create: [title, { ...sampleField("text", "city"), isRequired: true }] },
    removed,
    { kind: "none", reason: "required", names: ["city"] },
  ],
  [
    "a secret that the API does not return",
    { create: [title, pin] },
    removed,
    { kind: "none", reason: "secret", names: ["pin"] },
  ],
])("%s", (_, bodies, written, want) => {
  expect(findInverse(chunkOf(bodies), written)).toEqual(want);
});

test("an embedded record is sent as the key that the body accepts", () => {
  const shown: Field = {
    ...sampleField("json", "owner"),
    kind: "reference",
    to: "people",
    keyPath: ["id"],
  };
  const owner: Field = {
    ...sampleField("json", "owner"),
    kind: "reference",
    to: "people",
    keyPath: [],
  };
  const chunk = chunkOf({ create: [id, owner], shown: [id, shown] });
  const inverse = findInverse(chunk, {
    kind: "remove",
    before: { id: 7, owner: { id: "p1", name: "Ann" } },
  });
  expect(inverse).toMatchObject({ record: { id: 7, owner: "p1" } });
});

test("a removed record is created again with the key of its embedded record", () => {
  const customer: Field = { ...sampleField("json", "customer"), kind: "group", fields: [id] };
  const customerId = { ...sampleField("number", "customer_id"), isRequired: true };
  const chunk = chunkOf({ create: [customerId, title], shown: [id, title, customer] });
  const record = { id: 7, title: "Tea", customer: { id: 3, name: "Ada" } };
  expect(findInverse(chunk, { kind: "remove", key: "7", before: record })).toMatchObject({
    kind: "create",
    record: { title: "Tea", customer_id: 3 },
    lost: [],
  });
});

const token = sampleField("secret", "token");

// Tokens of a flag server, webhooks and devices.
test.each<readonly [string, readonly Field[], object, object]>([
  [
    "a secret that the API chose",
    [id, title],
    { token: "t0k" },
    { kind: "none", names: ["token"] },
  ],
  ["a secret that the create takes", [id, title, token], { token: "t0k" }, { kind: "create" }],
  ["an empty secret", [id, title], { token: "" }, { kind: "create" }],
  ["no secret", [id, title], {}, { kind: "create" }],
])("the removal of a record with %s", (_, create, values, want) => {
  const chunk = chunkOf({ create, shown: [id, title, token] });
  const record = { id: 7, title: "Tea", ...values };
  const inverse = findInverse(chunk, { kind: "remove", key: "7", before: record });
  expect(inverse).toMatchObject(want);
});

const kind: Field = { ...sampleField("text", "kind"), isRequired: true };
const part: Field = {
  ...sampleField("json", "part"),
  kind: "group",
  fields: [{ ...sampleField("text", "action"), isRequired: true }, title],
};
const parts: Field = { ...sampleField("json", "parts"), kind: "list", item: part };

// Changes of DNS records, blocks of a page, a discriminator.
test.each<readonly [string, Bodies, object]>([
  ["in each item of a list", { create: [title, parts] }, { parts: [{ title: "A" }] }],
  ["in a group", { create: [title, part] }, { part: { title: "A" } }],
  ["in the record", { create: [title, kind] }, {}],
])("a required member that responses lack, %s", (_, bodies, values) => {
  const before = { id: 7, title: "Tea", ...values };
  const inverse = findInverse(chunkOf({ ...bodies, shown: [id, title, kind, part, parts] }), {
    ...removed,
    before,
  });
  const record = { title: "Tea", ...values };
  expect(inverse).toMatchObject({ kind: "create", record, isUncertain: true });
  const unread = findInverse(chunkOf({ ...bodies, shown: [id, title] }), { ...removed, before });
  expect(unread).toMatchObject({ kind: "none", reason: "required" });
});
