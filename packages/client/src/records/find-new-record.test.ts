import { createModel, type HttpRequest, type RecordRef, takeChunk } from "@quarterdeck/model";
import { beforeEach, expect, test, vi } from "vitest";
import type { Http } from "#http/http.ts";
import { fakeHttp } from "#http/testing/fake-http.ts";
import { queryKeys } from "#queries/keys.ts";
import { allowReads } from "#queries/testing/allow-reads.ts";
import { testClient } from "#queries/testing/test-client.ts";
import { findNewRecord } from "./find-new-record.ts";

const send = vi.fn<Http["send"]>();

const text = { type: "string" };
const properties = { id: { type: "integer", readOnly: true }, title: text, state: text, at: text };

async function openTarget(parameters: readonly string[] = [], isPlain = false): Promise<RecordRef> {
  const schema = { type: "object", properties };
  const content = { "application/json": { schema } };
  const list = { type: "array", items: schema };
  const page = isPlain
    ? list
    : { type: "object", properties: { items: list, total: { type: "integer" } } };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/notes": {
          get: {
            operationId: "list",
            parameters: parameters.map((name) => ({
              name,
              in: "query",
              schema: name === "title" ? text : { type: "integer" },
            })),
            responses: {
              "200": { description: "", content: { "application/json": { schema: page } } },
            },
          },
          post: { requestBody: { content }, responses: { "201": { description: "" } } },
        },
        "/notes/{id}": {
          parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
          get: { responses: { "200": { description: "", content } } },
        },
      },
    }),
  );
  const chunk = takeChunk(model, "resource:notes");
  if (chunk?.resource === undefined) throw new Error("The model has no notes.");
  return { chunk, resource: chunk.resource, parents: {} };
}

const sent = { title: "Roof", state: "open", at: "2026-05-01" };
const roof = { ...sent, at: "2026-05-01T00:00:00Z" };
const old = [1, 2].map((id) => ({ id, title: `Note ${id}`, state: "open", at: "" }));

const calls: string[] = [];
let rows: readonly object[] = [];
let isPlain = false;

beforeEach(() => {
  allowReads(["list"]);
  calls.length = 0;
  send.mockImplementation(({ path, query }: HttpRequest) => {
    calls.push(query === "" ? path : `${path}?${query}`);
    const parameters = new URLSearchParams(query);
    const title = parameters.get("title");
    const size = Number(parameters.get("limit") ?? 1000);
    const start = Number(parameters.get("offset") ?? 0);
    const matching = rows.filter((row) => title === null || Object.values(row).includes(title));
    const items = matching.slice(start, start + size);
    const body = isPlain ? items : { items, total: matching.length };
    return Promise.resolve({ status: 200, headers: {}, body });
  });
});

interface Search {
  readonly parameters?: readonly string[];
  /** Rows that were shown before the create. */
  readonly shown?: readonly object[];
  /** The response is the list itself. */
  readonly isBare?: boolean;
  /** Body of the create. */
  readonly body?: object;
}

async function search({ parameters, shown, isBare = false, body = sent }: Search) {
  isPlain = isBare;
  const client = testClient(fakeHttp(send));
  const target = await openTarget(parameters, isBare);
  if (shown !== undefined) {
    const request: HttpRequest = { method: "GET", path: "/notes", query: "", headers: {} };
    client.setQueryData(queryKeys.page(request, target.resource), { rows: shown });
  }
  return (await findNewRecord(client, target, { sent: body, at: Date.now() + 1 }))?.key;
}

const many = Array.from({ length: 60 }, (_, at) => ({ id: at + 10, title: `Old ${at}` }));

test.each<readonly [string, Search, readonly object[], string | undefined]>([
  ["the row that was not there before", { shown: old }, [...old, { id: 7, ...roof }], "7"],
  ["the only row with its values", {}, [...old, { id: 7, ...sent }], "7"],
  ["a list without a total", { isBare: true }, [...old, { id: 7, ...sent }], "7"],
  ["a filter by its title", { parameters: ["title"] }, [...old, { id: 7, ...sent }], "7"],
  ["the last page", { parameters: ["limit", "offset"] }, [...many, { id: 99, ...sent }], "99"],
  ["nothing if two may be it", {}, [1, 2].map((id) => ({ id, ...sent })), undefined],
  [
    "nothing in another new row",
    { shown: old },
    [...old, { id: 7, ...old[0], title: "X" }],
    undefined,
  ],
  [
    "nothing in a new row of another user with the usual values",
    { shown: old, body: { state: "open", at: "2026-05-01" } },
    [...old, { id: 7, title: "X", state: "open", at: "2026-06-01" }],
    undefined,
  ],
  ["nothing without it", { shown: old }, old, undefined],
])("a new record is found by %s", async (_, options, stored, key) => {
  rows = stored;
  expect(await search(options)).toBe(key);
});

test("nothing is read if the user may not read the list, or if it fails", async () => {
  rows = [{ id: 7, ...sent }];
  allowReads([]);
  expect(await search({})).toBeUndefined();
  expect(calls).toEqual([]);
  allowReads(["list"]);
  send.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await search({})).toBeUndefined();
});
