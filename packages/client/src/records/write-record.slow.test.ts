import {
  createModel,
  parseJson,
  takeChunk,
  writeJson,
  type KeyedRecordRef,
} from "@quarterdeck/model";
import { beforeEach, expect, test, vi } from "vitest";
import { HttpError } from "#http/errors.ts";
import { onWrite, emitWrite, type WriteEvent } from "./write-events.ts";
import { queryKeys } from "#queries/keys.ts";
import { testClient } from "#queries/testing/test-client.ts";
import { emitSaved } from "./emit-saved.ts";
import { changeRecord, createRecord, removeRecord } from "./write-record.ts";

const note = {
  type: "object",
  properties: {
    id: { type: "integer", readOnly: true },
    title: { type: "string" },
    text: { type: "string", nullable: true },
    views: { type: "integer", readOnly: true },
  },
};
const content = (schema: object, mediaType = "application/json") => ({
  content: { [mediaType]: { schema } },
});
const responses = { "200": { description: "", ...content(note) } };
const ifMatch = { name: "If-Match", in: "header", schema: { type: "string" } };

interface Kind {
  readonly method?: "patch" | "put";
  readonly isGuarded?: boolean;
}

async function openTarget({
  method = "patch",
  isGuarded = false,
}: Kind = {}): Promise<KeyedRecordRef> {
  const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.0.3",
      paths: {
        "/notes": {
          get: {
            responses: { "200": { description: "", ...content({ type: "array", items: note }) } },
          },
          post: { requestBody: content(note), responses: { "201": responses["200"] } },
        },
        "/notes/{id}": {
          parameters: [id],
          get: { responses },
          [method]: {
            parameters: isGuarded ? [ifMatch] : [],
            requestBody: content(note),
            responses,
          },
          delete: { responses: { "204": { description: "" } } },
        },
      },
    }),
  );
  const chunk = takeChunk(model, "resource:notes");
  if (chunk?.resource === undefined) throw new Error("no notes");
  return { chunk, resource: chunk.resource, key: "5", parents: {} };
}

type Reply = () => Response | Promise<Response>;

const sent: string[] = [];
/** Replies by call, in order. */
let replies: Record<string, Reply[]> = {};

function reply(body: unknown, status = 200, headers: Record<string, string> = {}): Reply {
  const text = body === undefined ? null : writeJson(body);
  return () =>
    new Response(text, { status, headers: { "content-type": "application/json", ...headers } });
}

const drop: Reply = () => Promise.reject(new TypeError("Failed to fetch"));

const client = testClient();

beforeEach(() => {
  sent.length = 0;
  replies = {};
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const call = `${init.method} ${url.replace(`${location.origin}/api`, "")}`;
    const tag = new Headers(init.headers).get("if-match");
    const body = typeof init.body === "string" ? ` ${init.body}` : "";
    sent.push(`${call}${tag === null ? "" : ` [${tag}]`}${body}`);
    const next = replies[call]?.shift();
    return (next ?? reply({ message: "Not here" }, 404))();
  });
});

const before = { id: 5, title: "One", text: "x", views: 1 };
const after = { ...before, title: "Two" };

test("an unchanged record sends nothing", async () => {
  const same = { views: 1, text: "x", title: "One", id: 5 };
  expect(await changeRecord(client, await openTarget(), { before, after: same })).toEqual({
    kind: "unchanged",
  });
  expect(sent).toEqual([]);
});

test("without an ETag the record is read first, and only the change is sent", async () => {
  replies["GET /notes/5"] = [reply({ ...before, views: 9 })];
  replies["PATCH /notes/5"] = [reply({ ...after, views: 9 }, 200, { etag: '"2"' })];
  const outcome = await changeRecord(client, await openTarget(), { before, after });
  expect(outcome).toMatchObject({ kind: "done", key: "5", etag: '"2"', record: { title: "Two" } });
  expect(sent).toEqual(["GET /notes/5", 'PATCH /notes/5 {"title":"Two"}']);
});

test("a change that the API cannot undo is emitted without its record before", async () => {
  const target = await openTarget();
  const events: WriteEvent[] = [];
  const stop = onWrite((event) => events.push(event));
  for (const undo of [{}, { "quarterdeck-undo": "none" }]) {
    replies["GET /notes/5"] = [reply(before)];
    replies["PATCH /notes/5"] = [reply(after, 200, undo)];
    const change = { before, after };
    const outcome = await changeRecord(client, target, change);
    if (outcome.kind !== "done") throw new Error(outcome.kind);
    const { update } = target.resource.operations;
    for (const operation of target.chunk.operations.filter(({ id }) => id === update)) {
      emitSaved(client, operation, { target, change, key: "5", isFinal: outcome.isFinal });
    }
  }
  stop();
  expect(events.map((event) => event.before)).toEqual([before, undefined]);
});

test("If-Match with a known ETag needs no fresh read", async () => {
  replies["PATCH /notes/5"] = [reply(after)];
  await changeRecord(client, await openTarget({ isGuarded: true }), { before, after, etag: '"1"' });
  expect(sent).toEqual(['PATCH /notes/5 ["1"] {"title":"Two"}']);
});

test("an ETag is sent to an operation without If-Match after a fresh read", async () => {
  replies["GET /notes/5"] = [reply(before, 200, { etag: '"2"' })];
  replies["PATCH /notes/5"] = [reply(after)];
  await changeRecord(client, await openTarget(), { before, after, etag: '"1"' });
  expect(sent).toEqual(["GET /notes/5", 'PATCH /notes/5 ["2"] {"title":"Two"}']);
});

test("a change by another user is a conflict, and nothing is sent", async () => {
  const theirs = { ...before, text: "theirs" };
  replies["GET /notes/5"] = [reply(theirs, 200, { etag: '"2"' })];
  const outcome = await changeRecord(client, await openTarget(), { before, after });
  expect(outcome).toEqual({ kind: "conflict", theirs, etag: '"2"' });
  expect(sent).toEqual(["GET /notes/5"]);
});

test("values that the API has already are not sent", async () => {
  replies["GET /notes/5"] = [reply({ ...after, views: 3 })];
  expect(await changeRecord(client, await openTarget(), { before, after })).toEqual({
    kind: "unchanged",
  });
  expect(sent).toEqual(["GET /notes/5"]);
});

test.each([412, 409, 428])("%s with a newer record is a conflict", async (status) => {
  const theirs = { ...before, title: "Theirs" };
  replies["PATCH /notes/5"] = [reply({ message: "no" }, status)];
  replies["GET /notes/5"] = [reply(theirs, 200, { etag: '"2"' })];
  const target = await openTarget({ isGuarded: true });
  expect(await changeRecord(client, target, { before, after, etag: '"1"' })).toEqual({
    kind: "conflict",
    theirs,
    etag: '"2"',
  });
});

test("412 after a change of read-only members is retried with the new ETag", async () => {
  replies["PATCH /notes/5"] = [reply({ message: "no" }, 412), reply(after)];
  replies["GET /notes/5"] = [reply({ ...before, views: 2 }, 200, { etag: '"2"' })];
  const target = await openTarget({ isGuarded: true });
  const outcome = await changeRecord(client, target, { before, after, etag: '"1"' });
  expect(outcome.kind).toBe("done");
  expect(sent.at(-1)).toBe('PATCH /notes/5 ["2"] {"title":"Two"}');
});

test.each(['W/"1"', 'W/"AAAB"'])("after 428, a write has the weak ETag %s", async (etag) => {
  replies["GET /notes/5"] = [reply(before, 200, { etag }), reply(before, 200, { etag })];
  replies["PATCH /notes/5"] = [reply({ message: "no" }, 428), reply(after)];
  const outcome = await changeRecord(client, await openTarget(), { before, after });
  expect(outcome.kind).toBe("done");
  expect(sent.at(-1)).toBe(`PATCH /notes/5 [${etag}] {"title":"Two"}`);
  sent.length = 0;
  replies["GET /notes/5"] = [reply(before, 200, { etag })];
  replies["DELETE /notes/5"] = [reply({ message: "no" }, 428), reply(undefined, 204)];
  expect((await removeRecord(client, await openTarget(), { before })).kind).toBe("done");
  expect(sent.at(-1)).toBe(`DELETE /notes/5 [${etag}]`);
});

test("409 for a business rule is an error", async () => {
  replies["PATCH /notes/5"] = [reply({ message: "Title is taken" }, 409)];
  replies["GET /notes/5"] = [reply(before), reply(before)];
  await expect(changeRecord(client, await openTarget(), { before, after })).rejects.toThrow(
    HttpError,
  );
});

test("PUT sends the complete fresh record, undescribed members and exact numbers included", async () => {
  const fresh = parseJson('{"id":5,"title":"One","text":null,"views":7,"big":9007199254740993}');
  const begun = parseJson('{"id":5,"title":"One","text":null,"views":1,"big":1.50}');
  replies["GET /notes/5"] = [reply(fresh)];
  replies["PUT /notes/5"] = [reply(after)];
  const change = { before: begun, after: { ...(begun as object), title: "Two" } };
  await changeRecord(client, await openTarget({ method: "put" }), change);
  expect(sent[1]).toBe('PUT /notes/5 {"title":"Two","text":null,"big":9007199254740993}');
});

test.each([
  ["a dropped connection", drop],
  ["a gateway timeout", reply({ message: "late" }, 504)],
  ["a bad gateway", reply({ message: "bad" }, 502)],
])("after %s the outcome is unknown, and nothing is sent again", async (_, response) => {
  replies["GET /notes/5"] = [reply(before)];
  replies["PATCH /notes/5"] = [response];
  const outcome = await changeRecord(client, await openTarget(), { before, after });
  expect(outcome.kind).toBe("unknown");
  expect(sent).toHaveLength(2);
});

test("a failed fresh read rejects, and nothing is sent", async () => {
  replies["GET /notes/5"] = [drop];
  await expect(changeRecord(client, await openTarget(), { before, after })).rejects.toThrow(
    /no response/,
  );
  expect(sent).toEqual(["GET /notes/5"]);
});

test.each([
  ["in the body", reply({ id: 6, title: "New" }, 201), "6"],
  ["as the body", reply(6, 201), "6"],
  ["in the Location header", reply(undefined, 201, { location: "/v1/notes/a%2Fb" }), "a%2Fb"],
  ["not at all", reply(undefined, 201), undefined],
])("the key of a new record is returned %s", async (_, response, key) => {
  replies["POST /notes"] = [response];
  const outcome = await createRecord(client, await openTarget(), { title: "New" });
  expect(outcome.kind === "done" && outcome.key).toBe(key);
  expect(sent).toEqual(['POST /notes {"title":"New"}']);
});

test("a record that another user changed is not removed", async () => {
  replies["GET /notes/5"] = [reply({ ...before, title: "Theirs" })];
  const outcome = await removeRecord(client, await openTarget(), { before });
  expect(outcome.kind).toBe("conflict");
  expect(sent).toEqual(["GET /notes/5"]);
});

test("409 in spite of a matching ETag is an error, also if the deletion changed the record", async () => {
  replies["GET /notes/5"] = [reply(before, 200, { etag: '"1"' }), reply(after)];
  replies["DELETE /notes/5"] = [reply({ message: "Kept" }, 409)];
  await expect(removeRecord(client, await openTarget(), { before })).rejects.toThrow("Kept");
});

test("an unchanged record is removed", async () => {
  replies["GET /notes/5"] = [reply(before)];
  replies["DELETE /notes/5"] = [() => new Response(null, { status: 204 })];
  expect((await removeRecord(client, await openTarget(), { before })).kind).toBe("done");
});

test("a write refreshes the data queries and notifies listeners", async () => {
  client.setQueryData(queryKeys.pages("notes"), 1);
  client.setQueryData(queryKeys.records("notes"), 1);
  client.setQueryData(["/things", {}], 1);
  client.setQueryData(queryKeys.model(), 1);
  const events: WriteEvent[] = [];
  const stop = onWrite((event) => events.push(event));
  const event = { kind: "change", resource: "notes", parents: {}, operation: "x", at: 1 } as const;
  emitWrite(client, event);
  stop();
  emitWrite(client, event);
  expect(events).toEqual([event]);
  expect(client.getQueryState(queryKeys.pages("notes"))?.isInvalidated).toBe(true);
  expect(client.getQueryState(queryKeys.records("notes"))).toBeUndefined();
  expect(client.getQueryState(["/things", {}])?.isInvalidated).toBe(true);
  expect(client.getQueryState(queryKeys.model())?.isInvalidated).toBe(false);
});
