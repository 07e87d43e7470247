// @vitest-environment node
import type { Field, Operation } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { toDraft } from "#operations/draft-values.ts";
import {
  type FormAction,
  formChange,
  type FormState,
  formStatus,
  mustCheck,
  reduceForm,
  type SaveResult,
  startForm,
  unknownOutcome,
} from "./form-state.ts";

const field = (name: string): Field => ({ kind: "text", name, label: name, isRequired: false });

const operationOf = (...names: readonly string[]): Operation => ({
  id: "change",
  method: "put",
  path: "/notes/{id}",
  label: "",
  role: "replace",
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
      fields: names.map(field),
    },
  },
  response: { status: "200", shape: "record", path: [] },
  needsSignIn: true,
  evidence: [],
});

const operation = operationOf("title", "text");
const record = { id: 5, title: "One", text: "x" };
const existing = startForm({ operation, isNew: false, fresh: { record, etag: '"1"' } });
const created = startForm({ operation, isNew: true, fresh: undefined });
const valuesOf = (title: string) => ({ parameters: {}, body: { title, text: "x" } });
const edit: FormAction = { type: "edit", values: valuesOf("Mine") };
const error = new Error("gone");

function reduce(start: FormState, ...actions: readonly FormAction[]): FormState {
  return actions.reduce(reduceForm, start);
}

/** A save from `state` with this result. */
function save(state: FormState, result: SaveResult, at = 7): FormState {
  return reduce(state, { type: "submit" }, { type: "settle", result, at, submitted: state });
}

test("a form is pristine until a value differs", () => {
  expect(formStatus(existing)).toBe("pristine");
  const edited = reduce(existing, edit);
  expect(formStatus(edited)).toBe("edited");
  expect(formStatus(reduce(edited, { type: "edit", values: valuesOf("One") }))).toBe("pristine");
});

test("a change contains the members that the form does not show", () => {
  expect(formChange(reduce(existing, edit))).toEqual({
    before: record,
    after: { id: 5, title: "Mine", text: "x" },
    etag: '"1"',
  });
});

const response = { status: 200, headers: {}, body: undefined };

test.each<readonly [string, SaveResult, string]>([
  ["done", { kind: "done", response, key: "5" }, "saved"],
  ["unchanged", { kind: "unchanged" }, "pristine"],
  ["a conflict", { kind: "conflict", theirs: { ...record, text: "y" } }, "conflict"],
  ["unknown", { kind: "unknown", error }, "unknown"],
  ["failed", { kind: "failed", error }, "edited"],
])("a save that is %s ends in the right status", (_, result, status) => {
  const edited = reduce(existing, edit);
  expect(formStatus(reduce(edited, { type: "submit" }))).toBe("saving");
  expect(formStatus(save(edited, result))).toBe(status);
});

test("an edit during a save stays an edit", () => {
  const submitted = reduce(existing, edit);
  const state = reduce(
    submitted,
    { type: "submit" },
    { type: "edit", values: valuesOf("Later") },
    { type: "settle", result: { kind: "unchanged" }, at: 7, submitted },
  );
  expect(formStatus(state)).toBe("edited");
  expect(state.base.values.body).toEqual({ title: "Mine", text: "x" });
});

test("a failed save keeps its error until the next save", () => {
  const failed = reduce(save(reduce(existing, edit), { kind: "failed", error }), edit);
  expect(failed.phase).toEqual({ kind: "editing", result: { kind: "failed", error } });
  expect(reduce(failed, { type: "submit" }).phase).toEqual({ kind: "saving" });
});

test("a merge starts from the record of the other user", () => {
  const theirs = { ...record, text: "y" };
  const conflict = save(reduce(existing, edit), { kind: "conflict", theirs, etag: '"2"' });
  const merged = { ...theirs, title: "Mine" };
  const state = reduce(conflict, {
    type: "merge",
    fresh: { record: theirs, etag: '"2"' },
    record: merged,
  });
  expect(formChange(state)).toEqual({ before: theirs, after: merged, etag: '"2"' });
  expect(formStatus(reduce(conflict, { type: "close-conflict" }))).toBe("edited");
});

test("a new record with unknown outcome is checked before the next save", () => {
  const unknown = save(reduce(created, edit), { kind: "unknown", error });
  expect(mustCheck(unknown)).toBe(true);
  expect(unknownOutcome(unknown)?.sent).toBe(7);
  const checking = reduce(unknown, { type: "check" });
  expect(unknownOutcome(checking)?.isChecking).toBe(true);
  expect(mustCheck(checking)).toBe(true);
  const failed = reduce(checking, { type: "check-failed", error });
  expect(unknownOutcome(failed)).toMatchObject({ isChecking: false, checkError: error });
  const checked = reduce(failed, { type: "checked", savedStatus: { kind: "unseen" } });
  expect(unknownOutcome(checked)).toEqual({
    sent: 7,
    error,
    isChecking: false,
    savedStatus: { kind: "unseen" },
  });
  expect(mustCheck(checked)).toBe(false);
  expect(formStatus(reduce(checked, { type: "accept" }))).toBe("saved");
});

test("an existing record with unknown outcome may be saved again, and its notice stays", () => {
  const unknown = save(reduce(existing, edit), { kind: "unknown", error });
  expect(mustCheck(unknown)).toBe(false);
  expect(unknownOutcome(reduce(unknown, { type: "submit" }))?.sent).toBe(7);
  expect(unknownOutcome(save(unknown, { kind: "unknown", error }, 9))?.sent).toBe(9);
  expect(unknownOutcome(save(unknown, { kind: "failed", error }))).toBeUndefined();
});

test("a check that ends after the next save is ignored", () => {
  const saved = save(reduce(existing, edit), { kind: "done", response });
  expect(reduce(saved, { type: "checked", savedStatus: { kind: "gone" } })).toBe(saved);
});

const draft = {
  at: 1,
  resource: "notes",
  parents: {},
  key: "5",
  title: "One",
  etag: '"0"',
  values: toDraft(operation, { parameters: {}, body: { title: "Mine", text: "was" } }),
  shown: toDraft(operation, { parameters: {}, body: { title: "One", text: "was" } }),
};

test("a draft that was sent starts with unknown outcome", () => {
  const state = startForm({
    operation,
    isNew: false,
    fresh: { record },
    draft: { ...draft, sent: 3 },
  });
  expect(formStatus(state)).toBe("unknown");
  expect(unknownOutcome(state)).toEqual({ sent: 3 });
});

test("a discarded draft leaves the record as it is now", () => {
  const state = startForm({ operation, isNew: false, fresh: { record, etag: '"1"' }, draft });
  expect(state.isRestored).toBe(true);
  expect(formStatus(state)).toBe("edited");
  const discarded = reduce(state, { type: "discard" });
  expect(formStatus(discarded)).toBe("pristine");
  expect(discarded).toMatchObject({ isRestored: false, base: { record, etag: '"1"' } });
  expect(discarded.newer).toBeUndefined();
});

test("input for a field that the operation loses is dropped", () => {
  const edited = reduce(existing, edit);
  const next = operationOf("text");
  const state = reduce(edited, { type: "describe", operation: next, prefill: undefined });
  expect(state.operation).toBe(next);
  expect(state.dropped).toEqual({ title: "Mine" });
});

test("a pristine form takes the fields of a changed operation", () => {
  const next = operationOf("title", "text", "id");
  const state = reduce(existing, { type: "describe", operation: next, prefill: undefined });
  expect(state.base.values.body).toEqual(record);
  expect(formStatus(state)).toBe("pristine");
});

test("a copy keeps its values and their base if the operation changes", () => {
  const next = operationOf("title", "text", "id");
  const copied = { title: "One", text: "x" };
  const copy = startForm({ operation, isNew: true, fresh: undefined, copied });
  const describe = { type: "describe", operation: next, prefill: undefined, copied } as const;
  expect(reduce(copy, describe).base.values.body).toEqual(copied);
  const changed = reduce(copy, edit, describe);
  expect(changed.base.values.body).toEqual(copied);
  expect(changed.typed?.body).toEqual({ title: "Mine", text: "x" });
});
