import { createSessionStore } from "#session/session-store.ts";
import { createModel, takeChunk, writeJson } from "@quarterdeck/model";
import { beforeEach, expect, test, vi } from "vitest";
import { onWrite, type WriteEvent } from "#records/write-events.ts";
import {
  groupBatches,
  type HistoryEntry,
  isUndoing,
  storableEntry,
  createEntry,
  undoneIds,
} from "./history-entry.ts";
import { findUndo } from "./find-undo.ts";
import { createHttp } from "#http/http.ts";
import { createQueryClient } from "#queries/query-client.ts";
import { undoWrite } from "./undo-write.ts";

const session = createSessionStore();

const note = {
  type: "object",
  properties: {
    id: { type: "integer", readOnly: true },
    title: { type: "string" },
    text: { type: "string" },
    pin: { type: "string", format: "password" },
    views: { type: "integer", readOnly: true },
  },
};
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const noteResponses = { "200": { description: "", ...json(note) } };

async function openNotes({ isSoft = false } = {}) {
  const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };
  const restore = { summary: "Restore a deleted note", parameters: [id], responses: noteResponses };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.0.3",
      paths: {
        "/notes": {
          get: {
            responses: { "200": { description: "", ...json({ type: "array", items: note }) } },
          },
          post: { requestBody: json(note), responses: { "201": noteResponses["200"] } },
        },
        "/notes/{id}": {
          parameters: [id],
          get: { responses: noteResponses },
          patch: { requestBody: json(note), responses: noteResponses },
          delete: { responses: { "204": { description: "" } } },
        },
        ...(isSoft ? { "/notes/{id}/restore": { post: restore } } : {}),
      },
    }),
  );
  const chunk = takeChunk(model, "resource:notes");
  if (chunk === undefined) throw new Error("no notes");
  return { model, chunk };
}

const before = { id: 5, title: "Tea", text: "hot", views: 1 };
const renamed = { ...before, title: "Coffee" };
const target = { resource: "notes", key: "5", parents: {}, operation: "x", at: 1 };
const changed: WriteEvent = { ...target, kind: "change", before, after: renamed };
const created: WriteEvent = { ...target, kind: "create", after: before };
const removed: WriteEvent = { ...target, kind: "remove", before };

const sent: string[] = [];
let responses: Record<string, { readonly status?: number; readonly json?: unknown }> = {};
const writes: WriteEvent[] = [];
onWrite((event) => writes.push(event));

beforeEach(() => {
  sent.length = 0;
  writes.length = 0;
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    const call = `${init.method} ${url.replace(`${location.origin}/api`, "")}`;
    sent.push(typeof init.body === "string" ? `${call} ${init.body}` : call);
    const { status = 200, json: body } = responses[call] ?? {
      status: 404,
      json: { message: "No" },
    };
    const text = body === undefined ? null : writeJson(body);
    const headers = { "content-type": "application/json" };
    return Promise.resolve(new Response(text, { status, headers }));
  });
});

async function undo(event: WriteEvent, allowUnrelated = false) {
  const { model, chunk } = await openNotes();
  const entry = createEntry(event, chunk);
  const inverse = findUndo(model, chunk, entry);
  if (inverse.kind === "none") throw new Error(inverse.reason);
  const client = createQueryClient(createHttp(session));
  return undoWrite({ client, chunk, entry, inverse, allowUnrelated });
}

test("a change is undone despite changes of read-only members", async () => {
  responses = {
    "GET /notes/5": { json: { ...renamed, views: 9 } },
    "PATCH /notes/5": { json: { ...before, views: 9 } },
  };
  expect(await undo(changed)).toMatchObject({ kind: "done", key: "5" });
  expect(sent.at(-1)).toBe('PATCH /notes/5 {"title":"Tea"}');
  expect(writes).toMatchObject([
    { kind: "change", undoes: expect.any(String), after: { title: "Tea" } },
  ]);
});

test.each<readonly [string, WriteEvent, object, boolean, object, string]>([
  [
    "a change of the same member by another user prevents an undo",
    changed,
    { ...renamed, title: "Water" },
    true,
    { kind: "changed", isUnrelated: false, changes: [{ name: "title", after: "Water" }] },
    "GET /notes/5",
  ],
  [
    "a change of another member prevents an undo without confirmation",
    changed,
    { ...renamed, text: "cold" },
    false,
    { kind: "changed", isUnrelated: true, changes: [{ name: "text", after: "cold" }] },
    "GET /notes/5",
  ],
  [
    "a change of another member remains after a confirmed undo",
    changed,
    { ...renamed, text: "cold" },
    true,
    { kind: "done" },
    'PATCH /notes/5 {"title":"Tea"}',
  ],
  [
    "a new record that another user changed is not deleted",
    created,
    { ...before, text: "cold" },
    true,
    { kind: "changed", isUnrelated: false },
    "GET /notes/5",
  ],
  ["a new record is deleted", created, before, false, { kind: "done" }, "DELETE /notes/5"],
])("%s", async (_, event, now, allowUnrelated, expected, last) => {
  responses = {
    "GET /notes/5": { json: now },
    "PATCH /notes/5": { json: { ...now, title: "Tea" } },
    "DELETE /notes/5": { status: 204 },
  };
  expect(await undo(event, allowUnrelated)).toMatchObject(expected);
  expect(sent.at(-1)).toBe(last);
});

test.each([
  ["restored", before, { kind: "done", key: "5" }, 1],
  ["unchanged", renamed, { kind: "unknown", isMissing: true }, 0],
  ["different", { ...renamed, title: "Water" }, { kind: "unknown", isMissing: false }, 0],
])("an undo without a response is checked: the record is %s", async (_, now, outcome, events) => {
  let reads = 0;
  vi.stubGlobal("fetch", (_url: string, { method }: RequestInit) => {
    if (method === "PATCH") return Promise.reject(new TypeError("Failed to fetch"));
    reads += 1;
    const headers = { "content-type": "application/json" };
    return Promise.resolve(new Response(writeJson(reads > 2 ? now : renamed), { headers }));
  });
  expect(await undo(changed)).toMatchObject(outcome);
  expect(writes).toHaveLength(events);
});

test("a deleted record is not changed back", async () => {
  responses = {};
  expect(await undo(changed)).toEqual({ kind: "gone" });
  expect(sent).toEqual(["GET /notes/5"]);
  expect(writes).toEqual([]);
});

test("a deleted record is created with a new key", async () => {
  responses = { "POST /notes": { status: 201, json: { ...before, id: 8, views: 0 } } };
  const { model, chunk } = await openNotes();
  const plain = { ...chunk, operations: chunk.operations.map(withoutPin) };
  const entry = createEntry(removed, plain);
  const inverse = findUndo(model, plain, entry);
  expect(inverse).toMatchObject({ kind: "create", isNewKey: true });
  if (inverse.kind !== "create") return;
  const client = createQueryClient(createHttp(session));
  const outcome = await undoWrite({ client, chunk: plain, entry, inverse });
  expect(sent).toEqual(['POST /notes {"title":"Tea","text":"hot"}']);
  expect(outcome).toMatchObject({ kind: "done", key: "8" });
  expect(writes).toMatchObject([{ kind: "create", key: "8", undoes: entry.id }]);
});

test("a deleted record is restored by the operation of the API", async () => {
  responses = {
    "POST /notes/5/restore": { json: { message: "Done" } },
    "GET /notes/5": { json: { ...before, views: 3 } },
  };
  const { model, chunk } = await openNotes({ isSoft: true });
  const entry = createEntry(removed, chunk);
  const inverse = findUndo(model, chunk, entry);
  if (inverse.kind !== "restore") throw new Error(inverse.kind);
  const client = createQueryClient(createHttp(session));
  const outcome = await undoWrite({ client, chunk, entry, inverse });
  expect(sent).toEqual(["POST /notes/5/restore", "GET /notes/5"]);
  expect(outcome).toEqual({ kind: "done", key: "5", differs: [] });
  expect(writes).toMatchObject([{ kind: "create", key: "5", after: { views: 3 } }]);
});

test("a record whose key the create refuses is created without it", async () => {
  const { chunk } = await openNotes();
  const operations = chunk.operations.map(withoutPin);
  const inverse = {
    kind: "create",
    record: { id: 5, title: "Tea" },
    rest: {},
    isNewKey: false,
    lost: [],
  } as const;
  responses = { "POST /notes": { status: 400, json: { message: "A new note has no id" } } };
  const fetchNote = globalThis.fetch;
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    const isPlain = !String(init.body).includes('"id"');
    if (isPlain) responses = { "POST /notes": { status: 201, json: { ...before, id: 9 } } };
    return fetchNote(url, init);
  });
  const client = createQueryClient(createHttp(session));
  const entry = createEntry(removed, chunk);
  const outcome = await undoWrite({ client, chunk: { ...chunk, operations }, entry, inverse });
  expect(sent).toEqual(['POST /notes {"id":5,"title":"Tea"}', 'POST /notes {"title":"Tea"}']);
  expect(outcome).toMatchObject({ kind: "done", key: "9" });
});

test("a record with a secret cannot be created again", async () => {
  await expect(undo(removed)).rejects.toThrow("secret");
});

test("a changed secret remains, and its placeholder does not prevent an undo", async () => {
  responses = {
    "GET /notes/5": { json: { ...renamed, pin: "***" } },
    "PATCH /notes/5": { json: before },
  };
  const after = { ...renamed, pin: "1234" };
  expect(await undo({ ...changed, after, hidden: ["pin"] })).toMatchObject({ kind: "done" });
  expect(sent.at(-1)).toBe('PATCH /notes/5 {"title":"Tea"}');
});

test("a secret is not stored, and does not prevent an undo if it is unchanged", async () => {
  const { chunk } = await openNotes();
  const change = { ...changed, before: { ...before, pin: "1" }, after: { ...renamed, pin: "1" } };
  const stored = storableEntry(createEntry(change, chunk), chunk);
  expect(writeJson(stored)).not.toContain("pin");
  const other = { ...change, after: { ...renamed, pin: "2" } };
  expect(storableEntry(createEntry(other, chunk), chunk)).toMatchObject({ hidden: ["pin"] });
});

test("long values are not stored, the entry is", async () => {
  const { chunk } = await openNotes();
  const long = { ...changed, before: { ...before, text: "x".repeat(300_000) } };
  const stored = storableEntry(createEntry(long, chunk), chunk);
  expect(stored.before).toBeUndefined();
  expect(stored).toMatchObject({ kind: "change", name: "Coffee" });
});

test("the undo of an undo restores the first write", () => {
  const entry = (id: string, undoes?: string): HistoryEntry => ({
    ...changed,
    id,
    ...(undoes !== undefined && { undoes }),
  });
  const [done, undone, redone] = [entry("1"), entry("2", "1"), entry("3", "2")];
  expect([...undoneIds([done])]).toEqual([]);
  expect([...undoneIds([done, undone])]).toEqual(["1"]);
  expect([...undoneIds([done, undone, redone])]).toEqual(["2"]);
  const all = [done, undone, redone];
  expect(all.map((one) => isUndoing(all, one))).toEqual([false, true, false]);
});

test("writes of a job are grouped at the latest one", () => {
  const entry = (id: string, batch?: string): HistoryEntry => ({
    ...changed,
    id,
    ...(batch !== undefined && { batch }),
  });
  const listed = groupBatches([entry("5", "b"), entry("4"), entry("3", "b"), entry("2", "c")]);
  expect(listed).toMatchObject([
    { kind: "batch", id: "b", entries: [{ id: "5" }, { id: "3" }] },
    { kind: "entry", entry: { id: "4" } },
    { kind: "entry", entry: { id: "2" } },
  ]);
});

type Operations = Awaited<ReturnType<typeof openNotes>>["chunk"]["operations"];

function withoutPin(operation: Operations[number]): Operations[number] {
  const field = operation.body?.field;
  if (operation.body === undefined || field?.kind !== "group") return operation;
  const fields = field.fields.filter(({ name }) => name !== "pin");
  return { ...operation, body: { ...operation.body, field: { ...field, fields } } };
}
