// @vitest-environment node
import type { Field, Operation } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { toDraft } from "#operations/draft-values.ts";
import type { FormDraft } from "#storage/form-drafts.ts";
import { baseOf, beginForm } from "./initial-form.ts";
import { filledRecord } from "./filled-record.ts";

const field = (name: string, kind: "text" | "secret" = "text"): Field => ({
  kind,
  name,
  label: name,
  isRequired: false,
});

const asked: Operation = {
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

function draftOf(body: object, began: object = record): FormDraft {
  return {
    at: 1,
    resource: "notes",
    parents: {},
    key: "5",
    title: "One",
    etag: '"1"',
    values: toDraft(asked, { parameters: {}, body }),
    shown: toDraft(asked, baseOf(asked, { fresh: { record: began } }).values),
  };
}

test("without a draft a form begins with the record as it is", () => {
  expect(beginForm(asked, { fresh })).toEqual({
    base: { ...fresh, values: { parameters: {}, body: { title: "One", text: "x", pin: "1234" } } },
  });
});

test("a draft in which nothing differs is none", () => {
  expect(beginForm(asked, { fresh, draft: draftOf(shown) }).typed).toBeUndefined();
});

test("what was typed is back, and the secret that was never kept is no change", () => {
  const { base, typed, moved } = beginForm(asked, {
    fresh,
    draft: draftOf({ ...shown, title: "Mine" }),
  });
  expect(typed?.body).toEqual({ title: "Mine", text: "x", pin: "1234" });
  expect(base.etag).toBe('"2"');
  expect(moved).toBeUndefined();
});

test("what moved meanwhile is told, and the form goes on from the record as it was", () => {
  const began = { ...record, text: "was" };
  const { base, typed, moved } = beginForm(asked, {
    fresh,
    draft: draftOf({ ...shown, text: "was", title: "Mine" }, began),
  });
  expect(typed?.body).toEqual({ title: "Mine", text: "was", pin: "1234" });
  expect(base.record).toEqual({ ...record, text: "was" });
  expect(base.etag, "the tag of what was changed then").toBe('"1"');
  expect(moved?.record).toEqual(record);
});

test("a draft that was sent comes back although nothing differs any more", () => {
  expect(beginForm(asked, { fresh, draft: { ...draftOf(shown), sent: 7 } }).typed).toBeDefined();
});

test("a new record's draft is back as it was", () => {
  const draft = { ...draftOf({ title: "New" }), shown: { parameters: {} } };
  expect(beginForm(asked, { fresh: undefined, draft }).typed?.body).toEqual({ title: "New" });
});

test("a new record begins with what its place says, and that is no change yet", () => {
  const prefill = { title: "Of 5", nothing: "x" };
  const { base, typed } = beginForm(asked, { fresh: undefined, prefill });
  expect(base.values.body).toEqual({ title: "Of 5" });
  expect(typed).toBeUndefined();
});

test.each([
  ["what the form never showed stays", { a: 1, z: 9 }, { a: 1 }, { a: 2 }, { a: 2, z: 9 }],
  ["what was taken out of the form is gone", { a: 1, z: 9 }, { a: 1 }, undefined, { z: 9 }],
  ["a new record is what was filled in", undefined, undefined, { a: 1 }, { a: 1 }],
])("%s", (_, before, shown, filled, want) => {
  expect(filledRecord({ before, shown, filled })).toEqual(want);
});

test("what is left out stays as it was where the API keeps what it is not told", () => {
  const versions = { before: { a: 1, b: 2 }, shown: { a: 1, b: 2 }, filled: { b: null } };
  expect(filledRecord({ ...versions, keepsUntold: true })).toEqual({ a: 1, b: null });
});

test("what a draft holds for fields that are asked no more is told apart", () => {
  const body = { title: "Mine", text: "x", pin: "1234", mood: "calm", note: "as JSON" };
  const draft = { ...draftOf(body), asked: ["title", "text", "pin", "mood"] };
  const begun = beginForm(asked, { fresh, draft });
  expect(begun.lost).toEqual({ mood: "calm" });
  expect(begun.typed?.body).toEqual({ title: "Mine", text: "x", pin: "1234", note: "as JSON" });
});
