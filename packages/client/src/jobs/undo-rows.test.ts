import type { ModelChunk, Operation, Resource } from "@quarterdeck/model";
import { beforeEach, expect, test } from "vitest";
import { chooseOwner } from "#storage/owner.ts";
import type { JobTask, RowOutcome } from "./job.ts";
import { createRowStore } from "./row-store.ts";
import { planUndo } from "./undo-plan.ts";
import { canUndoJob } from "./undo-rows.ts";

const text = { kind: "text", isRequired: false } as const;
const fields = ["id", "label"].map((name) => ({ ...text, name, label: name }));

const resource: Resource = {
  name: "crates",
  labels: { one: "Crate", many: "Crates" },
  itemPath: "/crates/{id}",
  parents: [],
  key: [{ field: ["id"], parameter: "id" }],
  fields,
  operations: { create: "create", update: "update", remove: "remove" },
  actions: [],
  evidence: [],
};

function operation(role: "create" | "update" | "remove", method: "post" | "patch" | "delete") {
  const mediaType = "application/json";
  const field = { kind: "group", name: "body", label: "", isRequired: true, fields } as const;
  return {
    id: role,
    method,
    path: role === "create" ? "/crates" : "/crates/{id}",
    label: role,
    role,
    scope: "record",
    parameters: [],
    ...(role === "remove"
      ? {}
      : { body: { isRequired: true, mediaType, mediaTypes: [mediaType], field } }),
    response: { status: "200", shape: "record", path: [] },
    needsSignIn: false,
    evidence: [],
  } satisfies Operation;
}

const chunk: ModelChunk = {
  resource,
  operations: [
    operation("create", "post"),
    operation("update", "patch"),
    operation("remove", "delete"),
  ],
  referrers: [],
};

const edit: JobTask = { kind: "edit", values: { label: "B" } };
const remove: JobTask = { kind: "remove" };
const record = (label: string) => ({ id: "1", label });
const changed: RowOutcome = { state: "done", before: record("A"), after: record("B") };

beforeEach(() => chooseOwner("someone"));

test.each<[claim: string, task: JobTask, outcomes: readonly RowOutcome[], want: boolean]>([
  ["a changed row with its record before can be undone", edit, [changed], true],
  [
    "a changed row without its record before cannot be undone",
    edit,
    [{ state: "done", after: record("B") }],
    false,
  ],
  ["one of several rows can be undone", edit, [{ state: "done" }, changed], true],
  ["a failed row needs no undo", edit, [{ state: "failed", before: record("A") }], false],
  [
    "a removed row with its record before can be undone",
    remove,
    [{ state: "done", before: record("A") }],
    true,
  ],
  ["a removed row without its record before cannot be undone", remove, [{ state: "done" }], false],
  ["an action cannot be undone", { kind: "act", operation: "seal" } as JobTask, [changed], false],
])("%s", async (_claim, task, outcomes, want) => {
  const store = createRowStore(`job-${Math.random()}`);
  await store.add(outcomes.map((_, key) => ({ key: String(key) })));
  await Promise.all(outcomes.map((outcome, index) => store.mark(index, outcome)));
  expect(await canUndoJob(chunk, { task }, store)).toBe(want);
});

test("a removal cannot be undone without a create operation", async () => {
  const { create: _create, ...operations } = resource.operations;
  const store = createRowStore(`job-${Math.random()}`);
  await store.add([{ key: "1" }]);
  await store.mark(0, { state: "done", before: record("A") });
  const without = { ...chunk, resource: { ...resource, operations } };
  expect(await canUndoJob(without, { task: remove }, store)).toBe(false);
});

test("the plan of an undo has the values now and after, and counts rows without an inverse", async () => {
  const store = createRowStore("plan");
  await store.add([{ key: "1", name: "One" }, { key: "2" }, { key: "3" }]);
  await store.mark(0, changed);
  await store.mark(1, { state: "done" });
  await store.mark(2, { state: "failed" });
  const plan = await planUndo(chunk, { task: edit }, store);
  expect(plan.counts).toEqual({ change: 1, create: 0, remove: 0 });
  expect(plan.never).toBe(1);
  expect(plan.samples).toMatchObject([
    { row: { key: "1", name: "One" }, changes: [{ name: "label", before: "B", after: "A" }] },
  ]);
});

test.each([
  [remove, { state: "done", before: record("A") }, { change: 0, create: 1, remove: 0 }],
  [
    { kind: "create" },
    { state: "done", after: record("A"), key: "1" },
    { change: 0, create: 0, remove: 1 },
  ],
] as const)("the undo of %j sends the inverse write", async (task, outcome, counts) => {
  const store = createRowStore(`plan ${task.kind}`);
  await store.add([{ key: "1" }]);
  await store.mark(0, outcome);
  expect((await planUndo(chunk, { task }, store)).counts).toEqual(counts);
});
