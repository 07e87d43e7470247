// @vitest-environment node
import type { Field, Operation } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { toDraft } from "#operations/draft-values.ts";
import type { FormDraft } from "#storage/form-drafts.ts";
import { baseOf, initialForm, parentPrefill } from "./initial-form.ts";
import { filledRecord } from "./filled-record.ts";

const field = (name: string, kind: "text" | "secret" = "text"): Field => ({
  kind,
  name,
  label: name,
  isRequired: false,
});

const operation: Operation = {
  id: "change",
  method: "patch",
  path: "/notes/{id}",
  label: "",
  role: "update",
  scope: "record",
  parameters: [],
  body: {
    isRequired: true,
    mediaType: "application/json",
    mediaTypes: ["application/json"],
    field: {
      kind: "group",
      name: "body",
      label: "",
      isRequired: true,
      fields: [field("title"), field("text"), field("pin", "secret")],
    },
  },
  response: { status: "200", shape: "record", path: [] },
  needsSignIn: true,
  evidence: [],
};

const record = { id: 5, title: "One", text: "x", pin: "1234", views: 1 };
const shown = { title: "One", text: "x", pin: "1234" };
const fresh = { record, etag: '"2"' };

function draftOf(body: object, before: object = record): FormDraft {
  return {
    at: 1,
    resource: "notes",
    parents: {},
    key: "5",
    title: "One",
    etag: '"1"',
    values: toDraft(operation, { parameters: {}, body }),
    shown: toDraft(operation, baseOf(operation, { fresh: { record: before } }).values),
  };
}

test("without a draft, the form shows the fresh record", () => {
  expect(initialForm(operation, { fresh })).toEqual({
    base: { ...fresh, values: { parameters: {}, body: { title: "One", text: "x", pin: "1234" } } },
  });
});

test("a draft without changes is ignored", () => {
  expect(initialForm(operation, { fresh, draft: draftOf(shown) }).typed).toBeUndefined();
});

test("a draft is restored, and a secret that drafts do not store is unchanged", () => {
  const { base, typed, newer } = initialForm(operation, {
    fresh,
    draft: draftOf({ ...shown, title: "Mine" }),
  });
  expect(typed?.body).toEqual({ title: "Mine", text: "x", pin: "1234" });
  expect(base.etag).toBe('"2"');
  expect(newer).toBeUndefined();
});

test("a record that changed since the draft is reported, and the form starts from the old record", () => {
  const before = { ...record, text: "was" };
  const { base, typed, newer } = initialForm(operation, {
    fresh,
    draft: draftOf({ ...shown, text: "was", title: "Mine" }, before),
  });
  expect(typed?.body).toEqual({ title: "Mine", text: "was", pin: "1234" });
  expect(base.record).toEqual({ ...record, text: "was" });
  expect(base.etag, "the ETag of the old record").toBe('"1"');
  expect(newer?.record).toEqual(record);
});

test("a draft that was sent is restored without changes", () => {
  expect(
    initialForm(operation, { fresh, draft: { ...draftOf(shown), sent: 7 } }).typed,
  ).toBeDefined();
});

test("the draft of a new record is restored", () => {
  const draft = { ...draftOf({ title: "New" }), shown: { parameters: {} } };
  expect(initialForm(operation, { fresh: undefined, draft }).typed?.body).toEqual({ title: "New" });
});

test("the address fills in a new record without changing it", () => {
  const prefill = { title: "Of 5", nothing: "x" };
  const { base, typed } = initialForm(operation, { fresh: undefined, prefill });
  expect(base.values.body).toEqual({ title: "Of 5" });
  expect(typed).toBeUndefined();
});

test.each([
  [
    "a member that the form does not show stays",
    { a: 1, z: 9 },
    { a: 1 },
    { a: 2 },
    { a: 2, z: 9 },
  ],
  ["a member that the user removed is removed", { a: 1, z: 9 }, { a: 1 }, undefined, { z: 9 }],
  ["a new record has the values of the form", undefined, undefined, { a: 1 }, { a: 1 }],
])("%s", (_, before, shown, filled, want) => {
  expect(filledRecord({ before, shown, filled })).toEqual(want);
});

test("an omitted member stays if the operation leaves omitted members unchanged", () => {
  const versions = { before: { a: 1, b: 2 }, shown: { a: 1, b: 2 }, filled: { b: null } };
  expect(filledRecord({ ...versions, isPartial: true })).toEqual({ a: 1, b: null });
});

test("draft values of fields that the operation no longer has are dropped", () => {
  const body = { title: "Mine", text: "x", pin: "1234", mood: "calm", note: "as JSON" };
  const draft = { ...draftOf(body), asked: ["title", "text", "pin", "mood"] };
  const initial = initialForm(operation, { fresh, draft });
  expect(initial.dropped).toEqual({ mood: "calm" });
  expect(initial.typed?.body).toEqual({ title: "Mine", text: "x", pin: "1234", note: "as JSON" });
});

test.each([
  ["a key of the same name", ["ID"], "ID_1", { ID: "7" }, {}],
  ["a key of another name", ["line"], "line", { order: "7" }, { order: "7" }],
  ["a key whose part the path has", ["tenant"], "tenant", { tenant: "a" }, { tenant: "a" }],
])(
  "a new record with %s gets values of its path, not its key",
  (_, path, parameter, parents, want) => {
    expect(parentPrefill({ key: [{ field: path, parameter }] }, parents)).toEqual(want);
  },
);
