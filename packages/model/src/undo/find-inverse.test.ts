import { expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import type { ModelChunk } from "#types/model-chunk.ts";
import type { Operation, OperationRole } from "#types/operation.ts";
import { parseJson } from "#json/parse-json.ts";
import { sampleField, sampleOperation, sampleResource } from "#testing/sample-orders.ts";
import { findInverse } from "./find-inverse.ts";
import type { Written } from "./inverse.ts";

const id: Field = { ...sampleField("number", "id") };
const note: Field = { ...sampleField("text", "note"), isNullable: true };
const title: Field = { ...sampleField("text", "title"), isRequired: true };
const status = sampleField("choice", "status");
const made: Field = { ...sampleField("date-time", "made"), isReadOnly: true };
const seen = sampleField("date-time", "seen");
const pin: Field = { ...sampleField("secret", "pin"), isWriteOnly: true };

interface Bodies {
  readonly create?: readonly Field[];
  readonly update?: readonly Field[];
  readonly remove?: true;
  readonly shown?: readonly Field[];
  readonly path?: readonly string[];
}

function chunkOf({ create, update, remove, shown, path }: Bodies): ModelChunk {
  const write = (role: OperationRole, fields: readonly Field[]): Operation => {
    const record = { ...sampleField("json", "body"), kind: "group", fields } as const;
    const field = path?.reduceRight<Field>(
      (inner, name) => ({ ...record, fields: [{ ...inner, name }] }),
      record,
    );
    const body = {
      isRequired: true,
      mediaType: "application/json",
      mediaTypes: ["application/json"],
      field: field ?? record,
      ...(path && { path }),
    };
    const at = role === "create" ? "/orders" : "/orders/{id}";
    return sampleOperation({ id: role, role, method: "post", path: at, body });
  };
  return {
    resource: sampleResource({
      fields: shown ?? [id, title, note, made],
      operations: {
        ...(create && { create: "create" }),
        ...(update && { update: "update" }),
        ...(remove && { remove: "remove" }),
      },
    }),
    operations: [
      ...(create ? [write("create", create)] : []),
      ...(update ? [write("update", update)] : []),
      ...(remove ? [sampleOperation({ id: "remove", role: "remove", method: "delete" })] : []),
    ],
    referrers: [],
  };
}

const before = { id: 7, title: "Tea", note: null, made: "2026-01-01T00:00:00Z" };
const removed: Written = { kind: "remove", key: "7", before };

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
  [
    "a member that only an update accepts follows in an update",
    { create: [id, title], update: [title, note] },
    { ...removed, before: { ...before, note: "x" } },
    { ...again, record: { id: 7, title: "Tea" }, rest: { note: "x" } },
  ],
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
  [
    "a change is undone by member",
    { update: [title, note] },
    { kind: "change", key: "7", before, after: { ...before, title: "Coffee", made: "later" } },
    { kind: "change", key: "7", before: { title: "Coffee" }, after: { title: "Tea" }, stays: [] },
  ],
  [
    "a change of the key is undone at the new key",
    { update: [id, title] },
    { kind: "change", key: "7", before: { id: 7 }, after: { id: 8 } },
    { kind: "change", key: "8", before: { id: 8 }, after: { id: 7 }, stays: [] },
  ],
  [
    "a changed secret cannot be undone",
    { update: [title, pin] },
    { kind: "change", key: "7", before, after: { ...before, pin: "new" }, hidden: ["pin"] },
    { kind: "none", reason: "secret", names: ["pin"] },
  ],
  [
    "a change of a secret and another member is undone without the secret",
    { update: [title, pin] },
    {
      kind: "change",
      key: "7",
      before,
      after: { ...before, title: "x", pin: "new" },
      hidden: ["pin"],
    },
    { kind: "change", key: "7", before: { title: "x" }, after: { title: "Tea" }, stays: ["pin"] },
  ],
  [
    "a member that no update accepts cannot be undone",
    { update: [title] },
    { kind: "change", key: "7", before, after: { ...before, note: "x" } },
    { kind: "none", reason: "not-taken", names: ["note"] },
  ],
  [
    "nothing changed",
    { update: [title] },
    { kind: "change", key: "7", before, after: before },
    { kind: "none", reason: "unchanged", names: [] },
  ],
  [
    "no operation changes it",
    { create: [title] },
    { kind: "change", key: "7", before, after: before },
    { kind: "none", reason: "no-change", names: [] },
  ],
  [
    "a created record is removed",
    { remove: true },
    { kind: "create", after: before },
    { kind: "remove", key: "7" },
  ],
  [
    "a created record without a delete operation",
    {},
    { kind: "create", after: before },
    { kind: "none", reason: "no-remove", names: [] },
  ],
  [
    "a created record without a key",
    { remove: true },
    { kind: "create" },
    { kind: "none", reason: "no-key", names: [] },
  ],
  ["an action", {}, { kind: "action", key: "7" }, { kind: "none", reason: "action", names: [] }],
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

test("an operation that requires user input is not an inverse", () => {
  const reason = { ...sampleField("text", "reason"), isRequired: true };
  const inputs = { name: "reason", in: "query", isRequired: true, field: reason } as never;
  const chunk = chunkOf({ create: [title], update: [title], remove: true });
  const withInputs = {
    ...chunk,
    operations: chunk.operations.map((one) => ({
      ...one,
      parameters: [...one.parameters, inputs],
    })),
  };
  const writes: readonly Written[] = [
    { kind: "create", key: "7", after: before },
    { kind: "change", key: "7", before, after: { ...before, title: "Oil" } },
    { kind: "remove", key: "7", before },
  ];
  for (const written of writes) {
    expect(findInverse(chunk, written).kind).not.toBe("none");
    expect(findInverse(withInputs, written)).toEqual({
      kind: "none",
      reason: "requires-input",
      names: ["reason"],
    });
  }
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

const integer = (name: string): Field => ({
  kind: "number",
  name,
  label: name,
  isRequired: false,
  isInteger: true,
});

test.each<readonly [string, Field]>([
  ["Rails", integer("lock_version")],
  ["JPA", integer("version")],
  ["ASP.NET", sampleField("text", "rowVersion")],
])("undo sends no old version: %s", (_, version) => {
  const { name } = version;
  const fields = [id, title, version];
  const chunk = chunkOf({ create: fields, update: fields, shown: fields });
  const older = { id: 7, title: "Tea", [name]: 1 };
  const newer = { id: 7, title: "Coffee", [name]: 2 };
  expect(findInverse(chunk, { kind: "change", key: "7", before: older, after: newer })).toEqual({
    kind: "change",
    key: "7",
    before: { title: "Coffee" },
    after: { title: "Tea" },
    stays: [],
  });
  expect(findInverse(chunk, { kind: "remove", key: "7", before: older })).toEqual({
    ...again,
    record: { id: 7, title: "Tea" },
  });
});
