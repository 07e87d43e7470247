import type { ModelChunk, Operation, Resource } from "@quarterdeck/model";
import { beforeEach, expect, test } from "vitest";
import { chooseOwner } from "#storage/owner.ts";
import type { JobTask, RowOutcome } from "./job.ts";
import { createRowStore } from "./row-store.ts";
import { hasWayBack } from "./undo-rows.ts";

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
  ["how a changed row was is known", edit, [changed], true],
  ["nobody knows how a changed row was", edit, [{ state: "done", after: record("B") }], false],
  ["one of several rows can be taken back", edit, [{ state: "done" }, changed], true],
  ["nothing was done", edit, [{ state: "failed", before: record("A") }], false],
  ["how a removed row was is known", remove, [{ state: "done", before: record("A") }], true],
  ["nobody knows how a removed row was", remove, [{ state: "done" }], false],
  ["an action has no way back", { kind: "act", operation: "seal" } as JobTask, [changed], false],
])("%s", async (_claim, task, outcomes, want) => {
  const book = createRowStore(`job-${Math.random()}`);
  await book.add(outcomes.map((_, key) => ({ key: String(key) })));
  await Promise.all(outcomes.map((outcome, index) => book.mark(index, outcome)));
  expect(await hasWayBack(chunk, { task }, book)).toBe(want);
});

test("without an operation that creates, what was removed has no way back", async () => {
  const { create: _create, ...operations } = resource.operations;
  const book = createRowStore(`job-${Math.random()}`);
  await book.add([{ key: "1" }]);
  await book.mark(0, { state: "done", before: record("A") });
  const without = { ...chunk, resource: { ...resource, operations } };
  expect(await hasWayBack(without, { task: remove }, book)).toBe(false);
});
