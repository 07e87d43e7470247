import { createModel, takeChunk, writeJson } from "@quarterdeck/model";
import { beforeEach, expect, test, vi } from "vitest";
import { createHttp } from "#http/http.ts";
import { queryKeys } from "#queries/keys.ts";
import { createQueryClient } from "#queries/query-client.ts";
import { onWrite, type WriteEvent } from "#records/write-events.ts";
import { createSessionStore } from "#session/session-store.ts";
import { findUndo } from "./find-undo.ts";
import { createEntry } from "./history-entry.ts";
import { undoWrite } from "./undo-write.ts";

const json = (schema: object) => ({ description: "", content: { "application/json": { schema } } });
const text = { type: "string" };
const disk = { type: "object", properties: { id: text, label: text } };
const inPath = { parameters: [{ name: "id", in: "path", required: true, schema: text }] };
const accepted = { responses: { "202": { description: "Accepted" } } };

async function openDisks() {
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/disks": {
          get: { responses: { "200": json({ type: "array", items: disk }) } },
          post: { requestBody: json(disk), ...accepted },
        },
        "/disks/{id}": {
          ...inPath,
          get: { responses: { "200": json(disk) } },
          patch: { requestBody: json(disk), ...accepted },
          delete: accepted,
        },
      },
    }),
  );
  const chunk = takeChunk(model, "resource:disks");
  if (chunk === undefined) throw new Error("The model has no disks.");
  return { model, chunk };
}

const before = { id: "d5", label: "Old" };
const after = { id: "d5", label: "New" };
const target = { resource: "disks", key: "d5", parents: {}, operation: "x", at: 1 };
const changed: WriteEvent = { ...target, kind: "change", before, after };
const created: WriteEvent = { ...target, kind: "create", after };
const removed: WriteEvent = { ...target, kind: "remove", before };

const sent: string[] = [];
const events: WriteEvent[] = [];
onWrite((event) => events.push(event));

beforeEach(() => {
  sent.length = 0;
  events.length = 0;
});

interface JobResponse {
  readonly status: number;
  readonly body?: object;
}

/** An API that accepts each write as a job, which is read with this response. */
function stubApi(job: JobResponse): void {
  vi.stubGlobal("fetch", (url: string, { method = "GET" }: RequestInit) => {
    const { pathname } = new URL(url, location.origin);
    sent.push(`${method} ${pathname.replace(/^\/api/, "")}`);
    const isJob = pathname.endsWith("/tasks/9");
    const { status, body } = isJob
      ? job
      : method === "GET"
        ? { status: 200, body: after }
        : { status: 202, body: { taskId: "9" } };
    const headers = { "content-type": "application/json", location: "/api/tasks/9" };
    return Promise.resolve(new Response(body ? writeJson(body) : null, { status, headers }));
  });
}

async function undo(event: WriteEvent) {
  const { model, chunk } = await openDisks();
  const entry = createEntry(event, chunk);
  const inverse = findUndo(model, chunk, entry);
  if (inverse.kind === "none") throw new Error(inverse.reason);
  const client = createQueryClient(createHttp(createSessionStore()));
  client.setQueryData(queryKeys.model(), model);
  return undoWrite({ client, chunk, entry, inverse });
}

const done: JobResponse = { status: 200, body: { state: "SUCCESS" } };
const failed: JobResponse = {
  status: 200,
  body: { state: "FAILURE", message: "The disk is in use" },
};

test.each([
  ["a change", changed, "change"],
  ["a creation", created, "remove"],
  ["a deletion", removed, "create"],
] as const)("the undo of %s ends with the job that it started", async (_, event, kind) => {
  stubApi(done);
  expect(await undo(event)).toMatchObject({ kind: "done" });
  expect(sent.at(-1)).toBe("GET /tasks/9");
  expect(events).toMatchObject([{ kind, undoes: expect.any(String) }]);
});

test.each([
  ["a change", changed],
  ["a creation", created],
  ["a deletion", removed],
])("the undo of %s fails with its job", async (_, event) => {
  stubApi(failed);
  expect(await undo(event)).toEqual({ kind: "failed", message: "The disk is in use" });
  expect(events).toEqual([]);
});

test("the record shows the undo whose job cannot be read", async () => {
  stubApi({ status: 404 });
  expect(await undo(changed)).toEqual({ kind: "unknown", isMissing: false });
  expect(sent.slice(-2)).toEqual(["GET /tasks/9", "GET /disks/d5"]);
  expect(events).toEqual([]);
});
