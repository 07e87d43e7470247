import { createModel, type KeyedRecordRef, takeChunk } from "@quarterdeck/model";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HttpError } from "#http/errors.ts";
import { chooseOwner } from "#storage/owner.ts";
import { testClient } from "#queries/testing/test-client.ts";
import { readFresh } from "#records/read-fresh.ts";
import { changeRecord, createRecord, removeRecord } from "#records/write-record.ts";
import { classifyWriteFailure } from "./classify-failure.ts";
import type { JobContext } from "./job-context.ts";
import type { JobRow, JobTask } from "./job.ts";
import { createRowHandler } from "./row-handler.ts";
import type { RowHandler } from "./run-rows.ts";
import { rowRun } from "./testing/row-run.ts";

const client = testClient();
const crate = { id: 1, label: "A" };
const schema = {
  type: "object",
  properties: { id: { type: "integer", readOnly: true }, label: { type: "string" } },
};

/** Bodies that a response with the status 200 contains in place of the record. */
const errors: Readonly<Record<string, object>> = {
  "success: false": { success: false, message: "locked" },
  "ok: false": { ok: false, error: "locked" },
  "a list of errors": { errors: [{ message: "locked" }] },
  "an error object": { error: { code: "E1", message: "locked" } },
  "a status of JSend": { status: "fail", data: { label: "locked" }, message: "locked" },
  "a code with a message": { code: 409, msg: "locked", data: null },
};

/** `isEnveloped`: responses have the record or the rows in `data`. */
async function openTarget(isEnveloped: boolean): Promise<KeyedRecordRef> {
  const json = (inner: object) => ({ content: { "application/json": { schema: inner } } });
  const wrap = (data: object) => (isEnveloped ? object({ data }) : data);
  const responses = { "200": { description: "", ...json(wrap(schema)) } };
  const rows = wrap({ type: "array", items: schema });
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/crates": {
          get: { responses: { "200": { description: "", ...json(rows) } } },
          post: { requestBody: json(schema), responses },
        },
        "/crates/{id}": {
          get: { responses },
          patch: { requestBody: json(schema), responses },
          delete: { responses: { "204": { description: "" } } },
        },
        "/crates/{id}/seal": { post: { summary: "Seal a crate", responses } },
      },
    }),
  );
  const chunk = takeChunk(model, "resource:crates");
  if (chunk?.resource === undefined) throw new Error("no crates");
  return { chunk, resource: chunk.resource, key: "1", parents: {} };
}

function object(properties: object) {
  return { type: "object", properties };
}

type Call = (target: KeyedRecordRef) => Promise<unknown>;

async function runRow(handler: RowHandler, row: JobRow): Promise<unknown> {
  const prepared = await handler.prepare(row, undefined);
  return prepared.kind === "ready" ? handler.send(row, prepared, rowRun) : prepared;
}

const contextOf = ({ key: _key, ...target }: KeyedRecordRef): JobContext => ({
  ...target,
  client,
  batch: "job",
});

/** Runs one row of a job. */
function job(task: JobTask, row: Partial<JobRow>): Call {
  return (target) => runRow(createRowHandler(contextOf(target), task), { key: "1", ...row });
}

const changed = { ...crate, label: "B" };
const undo = (was: "edit" | "remove" | "create") => ({ kind: "undo", of: "job", was }) as const;

interface Case {
  readonly call: Call;
  /** Record in the API; undefined: it does not exist. */
  readonly stored?: object | undefined;
  /** True if the read has the error. */
  readonly isRead?: boolean;
}

const cases: Readonly<Record<string, Case>> = {
  "a read": { call: (target) => readFresh(client, target), isRead: true },
  "a create": { call: (target) => createRecord(client, target, { label: "B" }) },
  "an edit": {
    call: (target) =>
      changeRecord(client, target, { before: crate, after: changed, isFresh: true }),
  },
  "a deletion": {
    call: (target) => removeRecord(client, target, { before: crate, isFresh: true }),
  },
  "a bulk edit": { call: job({ kind: "edit", values: { label: "B" } }, {}) },
  "the read of a bulk edit": {
    call: job({ kind: "edit", values: { label: "B" } }, {}),
    isRead: true,
  },
  "a bulk deletion": { call: job({ kind: "remove" }, {}) },
  "a bulk action": {
    call: (target) => {
      const action = target.chunk.operations.find(({ path }) => path.endsWith("/seal"));
      const task = { kind: "act", operation: action?.id ?? "", label: "", parameters: {} } as const;
      return job(task, {})(target);
    },
  },
  "an import of a new record": {
    call: job({ kind: "create" }, { key: "", given: { label: "B" } }),
  },
  "an import of changed values": {
    call: job({ kind: "upsert" }, { given: [{ path: ["label"], value: "B" }] }),
  },
  "the undo of an edit": {
    call: job(undo("edit"), { given: crate, left: changed }),
    stored: changed,
  },
  "the undo of a deletion": { call: job(undo("remove"), { given: crate }), stored: undefined },
  "the undo of a create": { call: job(undo("create"), { left: crate }) },
};

const respond = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

beforeEach(() => chooseOwner("someone"));
afterEach(() => vi.unstubAllGlobals());

const table = Object.entries(cases).flatMap(([name, one]) =>
  Object.entries(errors).map(([error, body]) => ({ name, one, error, body })),
);

test.each(table)("$name with $error in a 200 fails", async ({ one, body }) => {
  const { call, isRead = false } = one;
  const stored = "stored" in one ? one.stored : crate;
  for (const isEnveloped of [false, true]) {
    vi.stubGlobal("fetch", (_url: string, { method }: RequestInit) => {
      if ((method === "GET") === isRead) return Promise.resolve(respond(body));
      if (stored === undefined) return Promise.resolve(respond({ message: "none" }, 404));
      return Promise.resolve(respond(isEnveloped ? { data: stored } : stored));
    });
    const failure = await call(await openTarget(isEnveloped)).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(HttpError);
    expect((failure as HttpError).problem.message).toContain("locked");
    expect(classifyWriteFailure(failure, 0)).toEqual({ kind: "failed" });
  }
});
