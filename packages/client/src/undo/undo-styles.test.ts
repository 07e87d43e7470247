import { createModel, takeChunk, writeJson } from "@quarterdeck/model";
import { afterEach, expect, test, vi } from "vitest";
import { createHttp } from "#http/http.ts";
import { createQueryClient } from "#queries/query-client.ts";
import { changeRecord, removeRecord } from "#records/write-record.ts";
import { readFresh } from "#records/read-fresh.ts";
import type { WriteEvent } from "#records/write-events.ts";
import { createSessionStore } from "#session/session-store.ts";
import { findUndo } from "./find-undo.ts";
import { createEntry } from "./history-entry.ts";
import { undoWrite } from "./undo-write.ts";

type Note = Readonly<Record<string, unknown>>;

interface Style {
  /** Member that each write increases; a write with another value is refused. */
  readonly version?: string;
  /** The version is in `ETag` and `If-Match`. */
  readonly hasTag?: boolean;
  readonly method: "put" | "patch";
  /** The body of an edit must have the key. */
  readonly needsKey?: boolean;
  /** A create with a key or a version is refused. */
  readonly refusesKey?: boolean;
  /** Method and last segment of the operation that restores a deleted record. */
  readonly restore?: readonly ["post" | "put" | "patch", string];
  /** Summary of the deletion. */
  readonly deletion?: string;
}

const styles: Readonly<Record<string, Style>> = {
  Rails: { version: "lock_version", method: "patch", refusesKey: true },
  JHipster: { version: "version", method: "put", needsKey: true, refusesKey: true },
  "Entity Framework": { version: "rowVersion", method: "put", needsKey: true },
  "an ETag": { hasTag: true, method: "put", refusesKey: true },
  "a soft deletion with restore": {
    method: "patch",
    restore: ["post", "restore"],
    deletion: "Move a note to trash",
  },
  "a soft deletion with undelete": { method: "put", restore: ["put", "undelete"] },
  "an archive": { method: "patch", restore: ["post", "unarchive"], deletion: "Archive a note" },
  "deactivated records": {
    method: "patch",
    restore: ["patch", "reactivate"],
    deletion: "Deactivate a note",
  },
};

const json = (schema: object) => ({ content: { "application/json": { schema } } });

async function openNotes({ version, hasTag, method, needsKey, restore, deletion }: Style) {
  const note = {
    type: "object",
    required: ["title", ...(needsKey === true ? ["id"] : [])],
    properties: {
      id: { type: "integer" },
      title: { type: "string" },
      customer: {
        type: "object",
        properties: { id: { type: "integer" }, name: { type: "string" } },
      },
      ...(version === undefined ? {} : { [version]: { type: "integer" } }),
    },
  };
  const sent = {
    ...note,
    properties: { ...note.properties, customer: undefined, customer_id: { type: "integer" } },
  };
  const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };
  const match = { name: "If-Match", in: "header", schema: { type: "string" } };
  const responses = { "200": { description: "", ...json(note) } };
  const [verb, word] = restore ?? [];
  const model = await createModel(
    writeJson({
      openapi: "3.0.3",
      paths: {
        "/notes": {
          get: {
            responses: { "200": { description: "", ...json({ type: "array", items: note }) } },
          },
          post: { requestBody: json(sent), responses: { "201": responses["200"] } },
        },
        "/notes/{id}": {
          parameters: [id],
          get: { responses },
          [method]: {
            parameters: hasTag === true ? [match] : [],
            requestBody: json(sent),
            responses,
          },
          delete: {
            ...(deletion && { summary: deletion }),
            responses: { "204": { description: "" } },
          },
        },
        ...(verb === undefined
          ? {}
          : { [`/notes/{id}/${word}`]: { [verb]: { parameters: [id], responses } } }),
      },
    }),
  );
  const chunk = takeChunk(model, "resource:notes");
  if (chunk?.resource === undefined) throw new Error("no notes");
  const target = { chunk, resource: chunk.resource, key: "5", parents: {} };
  return { model, chunk, target };
}

const original: Note = { id: 5, title: "Tea", customer: { id: 3, name: "Ada" } };

/** API of one note, which keeps its versions. */
function serveNote({ version, hasTag, needsKey, refusesKey, restore }: Style) {
  let note: Note | undefined = { ...original, ...(version === undefined ? {} : { [version]: 1 }) };
  let deleted: Note | undefined;
  let tag = 1;
  const reply = (body: unknown, status = 200) =>
    new Response(body === undefined ? null : writeJson(body), {
      status,
      headers: { "content-type": "application/json", ...(hasTag === true && { etag: `"${tag}"` }) },
    });
  const withCustomer = ({ customer_id: key, ...rest }: Note, before: Note | undefined): Note => ({
    ...before,
    ...rest,
    customer: key === undefined ? before?.["customer"] : { id: key, name: "Ada" },
  });
  const isStale = (body: Note, headers: Headers) =>
    (version !== undefined && body[version] !== note?.[version]) ||
    (hasTag === true && headers.get("if-match") !== `"${tag}"`);
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    const path = new URL(url, location.origin).pathname.replace("/api", "");
    const body = (typeof init.body === "string" ? JSON.parse(init.body) : {}) as Note;
    const headers = new Headers(init.headers);
    if (restore !== undefined && path === `/notes/5/${restore[1]}`) {
      note = deleted;
      return Promise.resolve(reply(note));
    }
    if (path === "/notes" && init.method === "POST") {
      if (refusesKey === true && ("id" in body || (version !== undefined && version in body)))
        return Promise.resolve(reply({ message: "A new note has no id and no version" }, 400));
      note = {
        ...withCustomer(body, {}),
        id: 8,
        ...(version === undefined ? {} : { [version]: 1 }),
      };
      return Promise.resolve(reply(note, 201));
    }
    if (note === undefined) return Promise.resolve(reply({ message: "Not found" }, 404));
    if (init.method === "GET") return Promise.resolve(reply(note));
    if (init.method === "DELETE") {
      [deleted, note] = [note, undefined];
      return Promise.resolve(reply(undefined, 204));
    }
    if (isStale(body, headers)) return Promise.resolve(reply({ message: "Stale" }, 409));
    if (needsKey === true && body["id"] !== 5)
      return Promise.resolve(reply({ message: "The id differs" }, 400));
    const count = version === undefined ? {} : { [version]: Number(note[version]) + 1 };
    note = { ...withCustomer(body, note), ...count };
    tag += 1;
    return Promise.resolve(reply(note));
  });
  return () => note;
}

afterEach(() => vi.unstubAllGlobals());

async function openStyle(style: Style) {
  const readNote = serveNote(style);
  const { model, chunk, target } = await openNotes(style);
  const client = createQueryClient(createHttp(createSessionStore()));
  const fresh = await readFresh(client, target);
  const undo = async (event: WriteEvent) => {
    const entry = createEntry(event, chunk);
    const inverse = findUndo(model, chunk, entry);
    if (inverse.kind === "none") throw new Error(inverse.reason);
    return undoWrite({ client, chunk, entry, inverse });
  };
  const base = { resource: "notes", key: "5", parents: {}, operation: "x", at: 1 };
  return { readNote, client, target, before: fresh?.record as Note, etag: fresh?.etag, undo, base };
}

test.each(Object.entries(styles))("an edit is undone: %s", async (_title, style) => {
  const { readNote, client, target, before, etag, undo, base } = await openStyle(style);
  const after = { ...before, title: "Coffee" };
  const change = { before, after, ...(etag !== undefined && { etag }) };
  const outcome = await changeRecord(client, target, change);
  expect(outcome.kind).toBe("done");
  const saved = readNote();
  expect(saved).toMatchObject({ title: "Coffee" });
  const undone = await undo({ ...base, kind: "change", before, after: saved });
  expect(undone).toMatchObject({ kind: "done" });
  expect(readNote()).toMatchObject(original);
});

test.each(Object.entries(styles))("a deletion is undone: %s", async (_title, style) => {
  const { readNote, client, target, before, etag, undo, base } = await openStyle(style);
  const outcome = await removeRecord(client, target, { before, ...(etag && { etag }) });
  expect(outcome.kind).toBe("done");
  const undone = await undo({ ...base, kind: "remove", before });
  expect(undone).toMatchObject({ kind: "done" });
  const { id: _id, ...values } = original;
  expect(readNote()).toMatchObject(style.restore === undefined ? values : original);
});
