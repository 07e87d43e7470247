import { createModel, takeChunk, writeJson } from "@quarterdeck/model";
import { expect, test, vi } from "vitest";
import { createHttp } from "#http/http.ts";
import { createQueryClient } from "#queries/query-client.ts";
import { onWrite, type WriteEvent } from "#records/write-events.ts";
import { createSessionStore } from "#session/session-store.ts";
import { findUndo } from "./find-undo.ts";
import { createEntry } from "./history-entry.ts";
import { undoWrite } from "./undo-write.ts";

const note = {
  type: "object",
  properties: {
    id: { type: "integer", readOnly: true },
    title: { type: "string" },
    status: { type: "string" },
    views: { type: "integer", readOnly: true },
  },
};
const content = { "application/json": { schema: note } };
const responses = { "200": { description: "", content } };
const rows = { "application/json": { schema: { type: "array", items: note } } };
const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };
const write = { requestBody: { content }, responses };
const document = {
  openapi: "3.0.3",
  paths: {
    "/notes": { get: { responses: { "200": { description: "", content: rows } } }, post: write },
    "/notes/{id}": {
      parameters: [id],
      get: { responses },
      patch: write,
      delete: { summary: "Move a note to trash", responses },
    },
  },
};

const before = { id: 5, title: "Tea", status: "open", views: 1, _links: { self: "/notes/5" } };

/** Undoes the deletion of a note that the API now has as `now`, and returns the calls that write. */
async function undoRemoval(now: object | undefined) {
  const model = await createModel(JSON.stringify(document));
  const chunk = takeChunk(model, "resource:notes");
  if (chunk === undefined) throw new Error("no notes");
  const calls: string[] = [];
  vi.stubGlobal("fetch", (url: string, { method, body }: RequestInit) => {
    const path = url.replace(`${location.origin}/api`, "");
    if (method !== "GET") calls.push(`${method} ${path} ${String(body)}`);
    const bodies: Readonly<Record<string, object | undefined>> = {
      GET: now,
      PATCH: before,
      POST: { ...before, id: 8 },
    };
    const response = bodies[method ?? "GET"];
    const headers = { "content-type": "application/json" };
    const text = writeJson(response ?? { message: "No" });
    return Promise.resolve(new Response(text, { headers, status: response ? 200 : 404 }));
  });
  const at = { resource: "notes", key: "5", parents: {}, operation: "x", at: 1 };
  const entry = createEntry({ ...at, kind: "remove", before }, chunk);
  const inverse = findUndo(model, chunk, entry);
  if (inverse.kind === "none") throw new Error(inverse.reason);
  const client = createQueryClient(createHttp(createSessionStore()));
  const outcome = await undoWrite({ client, chunk, entry, inverse });
  return { calls, outcome };
}

test.each<readonly [string, object | undefined, string, string]>([
  [
    "remains with another status is changed back",
    { ...before, status: "trash", _links: { self: "/notes/5", restore: "/notes/5" } },
    'PATCH /notes/5 {"status":"open"}',
    "5",
  ],
  [
    "does not exist any more is created again",
    undefined,
    'POST /notes {"title":"Tea","status":"open"}',
    "8",
  ],
  [
    "remains with only a read-only mark is created again",
    { ...before, views: 0 },
    'POST /notes {"title":"Tea","status":"open"}',
    "8",
  ],
])("a record in the trash that %s", async (_, now, call, key) => {
  const writes: WriteEvent[] = [];
  const stop = onWrite((event) => writes.push(event));
  const { calls, outcome } = await undoRemoval(now);
  stop();
  expect(outcome).toMatchObject({ kind: "done", key });
  expect(calls).toEqual([call]);
  expect(writes).toMatchObject([{ kind: "create", undoes: expect.any(String), key }]);
});
