import type { ModelChunk, Resource } from "@quarterdeck/model";
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { HttpError } from "#http/errors.ts";
import { send } from "#http/send.ts";
import { isOffered } from "./is-offered.ts";
import type { JobRow, JobTask } from "./job.ts";
import { createRowWork } from "./row-work.ts";

vi.mock("#http/send.ts", () => ({ send: vi.fn<typeof send>() }));

const resource: Resource = {
  name: "crates",
  labels: { one: "Crate", many: "Crates" },
  collectionPath: "/crates",
  itemPath: "/crates/{id}",
  parents: [],
  key: [{ field: ["id"], parameter: "id" }],
  fields: ["id", "label", "pin"].map((name) => ({
    kind: name === "pin" ? "secret" : "text",
    name,
    label: name,
    isRequired: false,
  })),
  operations: { create: "create", read: "read", update: "update", remove: "remove" },
  actions: ["seal"],
  evidence: [],
};

const parameter = {
  name: "id",
  in: "path",
  isRequired: true,
  style: "simple",
  explode: false,
  field: { kind: "text", name: "id", label: "Id", isRequired: true },
} as const;

const notify = {
  name: "notify",
  in: "query",
  isRequired: true,
  style: "form",
  explode: true,
  field: { kind: "boolean", name: "notify", label: "Notify", isRequired: true },
} as const;

const paths: Readonly<Record<string, string>> = { seal: "/crates/{id}/seal", create: "/crates" };

const operation = (
  id: string,
  method: "get" | "patch" | "delete" | "post",
  role: "create" | "read" | "update" | "remove" | "action",
) => ({
  id,
  method,
  path: paths[id] ?? "/crates/{id}",
  label: id,
  role,
  scope: "record" as const,
  resource: "crates",
  parameters: id === "create" ? [notify] : [parameter],
  ...((id === "update" || id === "create") && {
    body: {
      isRequired: true,
      mediaType: "application/json",
      mediaTypes: ["application/json"],
      field: {
        kind: "group" as const,
        name: "",
        label: "",
        isRequired: true,
        fields: resource.fields,
      },
    },
  }),
  response: { status: "200", shape: "record" as const, path: [] },
  needsSignIn: true,
  evidence: [],
});

const chunk: ModelChunk = {
  resource,
  operations: [
    operation("create", "post", "create"),
    operation("read", "get", "read"),
    operation("update", "patch", "update"),
    operation("remove", "delete", "remove"),
    operation("seal", "post", "action"),
  ],
  referrers: [],
};

const row: JobRow = { key: "7" };
let record: unknown;

beforeEach(() => {
  record = { id: "7", label: "old", pin: "1234" };
  vi.mocked(send).mockReset();
  vi.mocked(send).mockImplementation((request) => {
    if (request.method === "GET" && record === undefined) {
      const response = { status: 404, headers: {}, body: undefined };
      return Promise.reject(new HttpError(request, response, { message: "gone", fields: [] }));
    }
    return Promise.resolve({ status: 200, headers: {}, body: record });
  });
});

function workOf(task: JobTask) {
  const context = { chunk, resource, parents: {}, client: new QueryClient(), batch: "b" };
  return createRowWork(context, task);
}

const edit: JobTask = { kind: "edit", values: { label: "new" } };
const remove: JobTask = { kind: "remove" };
const act: JobTask = { kind: "act", operation: "seal", label: "Seal", parameters: {} };
const upsert: JobTask = { kind: "upsert" };
const create: JobTask = { kind: "create", parameters: { notify: true } };
const made: JobRow = { key: "", given: { label: "new" } };
const named: JobRow = { key: "", given: { id: "7", label: "new" } };
const sent = { state: "unknown", before: { id: "7", label: "old" } } as const;

test.each([
  ["an edit that is there already is not sent", edit, undefined, { label: "new" }, "unchanged"],
  ["an edit that was on its way and is there is done", edit, sent, { label: "new" }, "done"],
  ["an edit of what is gone fails", edit, undefined, undefined, "failed"],
  ["a removal of what is gone is not sent", remove, undefined, undefined, "unchanged"],
  ["a removal that was on its way is done where it is gone", remove, sent, undefined, "done"],
  ["an action after which something moved is not sent again", act, sent, { label: "x" }, "unknown"],
] as const)("%s", async (_, task, earlier, now, state) => {
  record = now && { id: "7", ...now };
  const prepared = await workOf(task).prepare(row, earlier);
  expect(prepared).toMatchObject({ kind: "settled", outcome: { state } });
});

test.each([
  ["an edit", edit, sent],
  ["a removal", remove, sent],
  ["an action", act, sent],
] as const)("%s that did not arrive is sent again", async (_, task, earlier) => {
  record = earlier.before;
  const prepared = await workOf(task).prepare(row, earlier);
  expect(prepared).toMatchObject({ kind: "ready", before: earlier.before });
});

test.each([
  ["without a key it stays unknown", made, { label: "new" }, { state: "unknown", note: "unseen" }],
  ["it is done where it is there", named, { label: "new" }, { state: "done", key: "7" }],
  ["another of its key leaves it unknown", named, {}, { state: "unknown", note: "differs" }],
  ["it is sent again where it is not there", named, undefined, undefined],
] as const)(
  "a record that may have been made is looked for: %s",
  async (_, given, now, outcome) => {
    record = now && { id: "7", ...now };
    const prepared = await workOf(create).prepare(given, { state: "unknown" });
    expect(prepared).toMatchObject(outcome ? { kind: "settled", outcome } : { kind: "ready" });
  },
);

test("rows with a key change their record, others are made, and each is told the parameters", async () => {
  const work = workOf({ ...upsert, parameters: { notify: true } });
  const changing = { key: "7", given: [{ path: ["label"], value: "new" }] };
  for (const one of [changing, made]) {
    const prepared = await work.prepare(one, undefined);
    if (prepared.kind !== "ready") throw new Error("Nothing would be sent.");
    expect(await work.send(one, prepared)).toMatchObject({ state: "done" });
  }
  const calls = vi
    .mocked(send)
    .mock.calls.map(([{ method, path, query }]) => [method, path, query].join(" ").trim());
  expect(calls).toEqual(["GET /crates/7", "PATCH /crates/7", "POST /crates notify=true"]);
});

test.each([
  ["is removed where it was made", { key: "7", left: { id: "7", label: "new" } }, "remove"],
  [
    "is changed back where it was there",
    { key: "7", given: { id: "7", label: "old" }, left: { id: "7", label: "new" } },
    "update",
  ],
] as const)("a row of an import that is taken back %s", async (_, one, want) => {
  record = { id: "7", label: "new", pin: "1234" };
  const work = workOf({ kind: "undo", of: "job", was: "upsert" });
  const prepared = await work.prepare(one, undefined);
  if (prepared.kind !== "ready") throw new Error("Nothing would be sent.");
  await work.send(one, prepared);
  const last = vi.mocked(send).mock.calls.at(-1)?.[0];
  expect(last?.method).toBe(want === "remove" ? "DELETE" : "PATCH");
});

test("an edit sends what it changes alone, and reads once", async () => {
  const work = workOf(edit);
  const prepared = await work.prepare(row, undefined);
  if (prepared.kind !== "ready") throw new Error("Nothing would be sent.");
  expect(await work.send(row, prepared)).toEqual({ state: "done", key: "7" });
  const calls = vi
    .mocked(send)
    .mock.calls.map(([request]) => [request.method, request.body?.content]);
  expect(calls).toEqual([
    ["GET", undefined],
    ["PATCH", '{"label":"new"}'],
  ]);
});

test("no secret is written down", async () => {
  const work = workOf(remove);
  const prepared = await work.prepare(row, undefined);
  if (prepared.kind !== "ready") throw new Error("Nothing would be sent.");
  expect(work.keep?.(prepared)).toEqual({ before: { id: "7", label: "old" }, hidden: ["pin"] });
});

test("each removal says what the API requires of it", async () => {
  const why = { kind: "text", name: "why", label: "Why", isRequired: true } as const;
  const mediaType = "application/json";
  const field = { kind: "group", name: "", label: "", isRequired: true, fields: [why] } as const;
  const body = { isRequired: true, mediaType, mediaTypes: [mediaType], field };
  const operations = [{ ...operation("remove", "delete", "remove"), body }];
  const told = { chunk: { ...chunk, operations }, resource, parents: {}, batch: "b" };
  const task: JobTask = { kind: "remove", around: { change: { why: "Rotten" } } };
  const work = createRowWork({ ...told, client: new QueryClient() }, task);
  await work.send(row, { kind: "ready", before: record });
  const request = vi.mocked(send).mock.lastCall?.[0];
  expect([request?.method, request?.body?.content]).toEqual(["DELETE", '{"why":"Rotten"}']);
});

test.each<readonly [JobTask, lost: string]>([
  [{ kind: "edit", values: {} }, "update"],
  [{ kind: "remove" }, "remove"],
  [{ kind: "act", operation: "seal", label: "Seal", parameters: {} }, "seal"],
  [{ kind: "create" }, "create"],
])("a job whose operation has gone is not offered any more: %o", (task, lost) => {
  const kept = Object.entries(resource.operations).filter(([, id]) => id !== lost);
  const left = { ...resource, operations: Object.fromEntries(kept) };
  const others = { ...chunk, operations: chunk.operations.filter(({ id }) => id !== lost) };
  expect(isOffered({ chunk, resource }, task)).toBe(true);
  expect(isOffered({ chunk: others, resource: left }, task)).toBe(false);
});
