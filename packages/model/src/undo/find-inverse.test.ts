import { expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import { sampleField } from "#testing/sample-orders.ts";
import { type Bodies, chunkOf, id, note, pin, title } from "#testing/undo-chunk.ts";
import { findInverse } from "./find-inverse.ts";
import type { Written } from "./inverse.ts";

const before = { id: 7, title: "Tea", note: null, made: "2026-01-01T00:00:00Z" };

test.each<readonly [string, Bodies, Written, object]>([
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

// Elasticsearch, Rails and a cluster with `Version: {Index: 7}`.
test.each<readonly [string, Field]>([
  ["version", integer("version")],
  ["lock_version", integer("lock_version")],
  ["version", { ...sampleField("json", "Version"), kind: "group", fields: [integer("Index")] }],
])("the record gives the required parameter %s of an undo", (name, field) => {
  const parameter = { name, in: "query", isRequired: true, field: integer(name) } as never;
  const chunk = chunkOf({ update: [title], shown: [id, title, field] });
  const operations = chunk.operations.map((one) => ({ ...one, parameters: [parameter] }));
  const after = { ...before, title: "Oil" };
  const inverse = findInverse(
    { ...chunk, operations },
    { kind: "change", key: "7", before, after },
  );
  expect(inverse).toMatchObject({ kind: "change", after: { title: "Tea" } });
});

function integer(name: string): Field {
  return { kind: "number", name, label: name, isRequired: false, isInteger: true };
}

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
    kind: "create",
    rest: {},
    isNewKey: false,
    lost: [],
    record: { id: 7, title: "Tea" },
  });
});

// Rails, JPA and SQL Server behind a body without a schema.
test.each([
  ["lock_version", "updated_at"],
  ["version", "lastModified"],
  ["rowVersion", "modifiedOn"],
])("without a schema, %s and %s are not sent back", (version, time) => {
  const chunk = withOpenBody(chunkOf({ update: [title] }));
  const was = { ...before, [version]: 0, [time]: "a" };
  const is = { ...was, title: "Coffee", [version]: 1, [time]: "b" };
  const inverse = findInverse(chunk, { kind: "change", key: "7", before: was, after: is });
  expect(inverse).toMatchObject({ before: { title: "Coffee" }, after: { title: "Tea" } });
  expect(inverse).toHaveProperty("after", { title: "Tea" });
});

// A shop, a help desk, and a scaffold whose body is the whole record.
test.each<readonly [string, unknown, unknown]>([
  ["updated_at", "2026-05-01T10:00:00Z", "2026-05-02T10:00:00Z"],
  ["updated_stamp", 1_795_901_709, 1_795_901_768],
  ["modifiedOn", "2026-05-01T10:00:00", "2026-05-02T10:00:00"],
])("the time of the last write is not undone although it can be written: %s", (name, old, now) => {
  const time = sampleField("text", name);
  const fields = [id, title, time];
  const chunk = chunkOf({ create: [title], update: fields, shown: fields });
  const was = { id: 7, title: "Tea", [name]: old };
  const change = { kind: "change", key: "7", before: was } as const;
  const both = findInverse(chunk, { ...change, after: { ...was, title: "Oil", [name]: now } });
  expect(both).toHaveProperty("after", { title: "Tea" });
  const alone = findInverse(chunk, { ...change, after: { ...was, [name]: now } });
  expect(alone).toHaveProperty("after", { [name]: old });
  const removed = findInverse(chunk, { kind: "remove", key: "7", before: was });
  expect(removed).toMatchObject({ kind: "create", rest: {} });
});

test("without a schema, the version of a program is sent back", () => {
  const chunk = withOpenBody(chunkOf({ update: [title] }));
  const was = { ...before, version: "1.2" };
  const is = { ...was, version: "1.3" };
  const inverse = findInverse(chunk, { kind: "change", key: "7", before: was, after: is });
  expect(inverse).toHaveProperty("after", { version: "1.2" });
});

function withOpenBody(chunk: ReturnType<typeof chunkOf>): ReturnType<typeof chunkOf> {
  const operations = chunk.operations.map((operation) =>
    operation.body === undefined
      ? operation
      : { ...operation, body: { ...operation.body, field: sampleField("json") } },
  );
  return { ...chunk, operations };
}
