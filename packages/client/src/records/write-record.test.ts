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
import { createQueryClient } from "#queries/query-client.ts";
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
const answers = { "200": { description: "", ...content(note) } };
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
          post: { requestBody: content(note), responses: { "201": answers["200"] } },
        },
        "/notes/{id}": {
          parameters: [id],
          get: { responses: answers },
          [method]: {
            parameters: isGuarded ? [ifMatch] : [],
            requestBody: content(note),
            responses: answers,
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

type Answer = () => Response | Promise<Response>;

const sent: string[] = [];
let answer: Record<string, Answer[]> = {};

function reply(body: unknown, status = 200, headers: Record<string, string> = {}): Answer {
  const text = body === undefined ? null : writeJson(body);
  return () =>
    new Response(text, { status, headers: { "content-type": "application/json", ...headers } });
}

const drop: Answer = () => Promise.reject(new TypeError("Failed to fetch"));

beforeEach(() => {
  sent.length = 0;
  answer = {};
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const call = `${init.method} ${url.replace(`${location.origin}/api`, "")}`;
    const tag = new Headers(init.headers).get("if-match");
    const body = typeof init.body === "string" ? ` ${init.body}` : "";
    sent.push(`${call}${tag === null ? "" : ` [${tag}]`}${body}`);
    const next = answer[call]?.shift();
    return (next ?? reply({ message: "Not here" }, 404))();
  });
});

const before = { id: 5, title: "One", text: "x", views: 1 };
const after = { ...before, title: "Two" };

test("an untouched record sends nothing", async () => {
  const same = { views: 1, text: "x", title: "One", id: 5 };
  expect(await changeRecord(await openTarget(), { before, after: same })).toEqual({
    kind: "unchanged",
  });
  expect(sent).toEqual([]);
});

test("without a tag it is read before it is written, and only the change goes", async () => {
  answer["GET /notes/5"] = [reply({ ...before, views: 9 })];
  answer["PATCH /notes/5"] = [reply({ ...after, views: 9 }, 200, { etag: '"2"' })];
  const outcome = await changeRecord(await openTarget(), { before, after });
  expect(outcome).toMatchObject({ kind: "done", key: "5", etag: '"2"', record: { title: "Two" } });
  expect(sent).toEqual(["GET /notes/5", 'PATCH /notes/5 {"title":"Two"}']);
});

test("where the API asks for a tag and gave one, that alone guards the record", async () => {
  answer["PATCH /notes/5"] = [reply(after)];
  await changeRecord(await openTarget({ isGuarded: true }), { before, after, etag: '"1"' });
  expect(sent).toEqual(['PATCH /notes/5 ["1"] {"title":"Two"}']);
});

test("a tag that nobody asks for goes along, but is not relied on", async () => {
  answer["GET /notes/5"] = [reply(before, 200, { etag: '"2"' })];
  answer["PATCH /notes/5"] = [reply(after)];
  await changeRecord(await openTarget(), { before, after, etag: '"1"' });
  expect(sent).toEqual(["GET /notes/5", 'PATCH /notes/5 ["2"] {"title":"Two"}']);
});

test("what somebody else changed since is a conflict, and nothing is sent", async () => {
  const theirs = { ...before, text: "theirs" };
  answer["GET /notes/5"] = [reply(theirs, 200, { etag: '"2"' })];
  const outcome = await changeRecord(await openTarget(), { before, after });
  expect(outcome).toEqual({ kind: "conflict", theirs, etag: '"2"' });
  expect(sent).toEqual(["GET /notes/5"]);
});

test("what the API has already is not sent again", async () => {
  answer["GET /notes/5"] = [reply({ ...after, views: 3 })];
  expect(await changeRecord(await openTarget(), { before, after })).toEqual({ kind: "unchanged" });
  expect(sent).toEqual(["GET /notes/5"]);
});

test.each([412, 409, 428])("%s with a newer record is a conflict", async (status) => {
  const theirs = { ...before, title: "Theirs" };
  answer["PATCH /notes/5"] = [reply({ message: "no" }, status)];
  answer["GET /notes/5"] = [reply(theirs, 200, { etag: '"2"' })];
  const target = await openTarget({ isGuarded: true });
  expect(await changeRecord(target, { before, after, etag: '"1"' })).toEqual({
    kind: "conflict",
    theirs,
    etag: '"2"',
  });
});

test("412 over bookkeeping alone is sent once more with the tag that holds", async () => {
  answer["PATCH /notes/5"] = [reply({ message: "no" }, 412), reply(after)];
  answer["GET /notes/5"] = [reply({ ...before, views: 2 }, 200, { etag: '"2"' })];
  const target = await openTarget({ isGuarded: true });
  const outcome = await changeRecord(target, { before, after, etag: '"1"' });
  expect(outcome.kind).toBe("done");
  expect(sent.at(-1)).toBe('PATCH /notes/5 ["2"] {"title":"Two"}');
});

test("409 over a rule of the API's own is a refusal", async () => {
  answer["PATCH /notes/5"] = [reply({ message: "Title is taken" }, 409)];
  answer["GET /notes/5"] = [reply(before), reply(before)];
  await expect(changeRecord(await openTarget(), { before, after })).rejects.toThrow(HttpError);
});

test("PUT sends the whole fresh record with what nobody described, digit for digit", async () => {
  const fresh = parseJson('{"id":5,"title":"One","text":null,"views":7,"big":9007199254740993}');
  const begun = parseJson('{"id":5,"title":"One","text":null,"views":1,"big":1.50}');
  answer["GET /notes/5"] = [reply(fresh)];
  answer["PUT /notes/5"] = [reply(after)];
  const change = { before: begun, after: { ...(begun as object), title: "Two" } };
  await changeRecord(await openTarget({ method: "put" }), change);
  expect(sent[1]).toBe('PUT /notes/5 {"title":"Two","text":null,"big":9007199254740993}');
});

test.each([
  ["a dropped connection", drop],
  ["a gateway that gave up", reply({ message: "late" }, 504)],
  ["a gateway that got nothing", reply({ message: "bad" }, 502)],
])("after %s nobody knows, and nothing is sent again", async (_, how) => {
  answer["GET /notes/5"] = [reply(before)];
  answer["PATCH /notes/5"] = [how];
  const outcome = await changeRecord(await openTarget(), { before, after });
  expect(outcome.kind).toBe("unknown");
  expect(sent).toHaveLength(2);
});

test("a failed read before the write is a failure: nothing was sent", async () => {
  answer["GET /notes/5"] = [drop];
  await expect(changeRecord(await openTarget(), { before, after })).rejects.toThrow(/no answer/);
  expect(sent).toEqual(["GET /notes/5"]);
});

test.each([
  ["in the answer", reply({ id: 6, title: "New" }, 201), "6"],
  ["bare", reply(6, 201), "6"],
  ["in its address", reply(undefined, 201, { location: "/v1/notes/a%2Fb" }), "a%2Fb"],
  ["nowhere", reply(undefined, 201), undefined],
])("the key of a new record is told %s", async (_, how, key) => {
  answer["POST /notes"] = [how];
  const outcome = await createRecord(await openTarget(), { title: "New" });
  expect(outcome.kind === "done" && outcome.key).toBe(key);
  expect(sent).toEqual(['POST /notes {"title":"New"}']);
});

test("a record that changed meanwhile is not removed", async () => {
  answer["GET /notes/5"] = [reply({ ...before, title: "Theirs" })];
  const outcome = await removeRecord(await openTarget(), { before });
  expect(outcome.kind).toBe("conflict");
  expect(sent).toEqual(["GET /notes/5"]);
});

test("a record that is as it was is removed", async () => {
  answer["GET /notes/5"] = [reply(before)];
  answer["DELETE /notes/5"] = [() => new Response(null, { status: 204 })];
  expect((await removeRecord(await openTarget(), { before })).kind).toBe("done");
});

test("a write refreshes what is shown and is told to who listens", async () => {
  const client = createQueryClient();
  client.setQueryData(["/notes", {}, "page", "notes"], 1);
  client.setQueryData(["/notes/5", {}, "record", "notes"], 1);
  client.setQueryData(["model"], 1);
  const heard: WriteEvent[] = [];
  const stop = onWrite((event) => heard.push(event));
  const event = { kind: "change", resource: "notes", parents: {}, operation: "x", at: 1 } as const;
  emitWrite(client, event);
  stop();
  emitWrite(client, event);
  expect(heard).toEqual([event]);
  const stateOf = (...key: unknown[]) => client.getQueryState(key);
  expect(stateOf("/notes", {}, "page", "notes")?.isInvalidated).toBe(true);
  expect(stateOf("/notes/5", {}, "record", "notes")).toBeUndefined();
  expect(stateOf("model")?.isInvalidated).toBe(false);
});
