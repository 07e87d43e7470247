import { createModel, type HttpRequest, takeChunk, type RecordRef } from "@quarterdeck/model";
import { beforeEach, expect, test, vi } from "vitest";
import type { Http } from "#http/http.ts";
import { fakeHttp } from "#http/testing/fake-http.ts";
import { testClient } from "#queries/testing/test-client.ts";
import { findCreated } from "./find-created.ts";

const send = vi.fn<Http["send"]>();
const client = testClient(fakeHttp(send));

const text = { type: "string" };
const properties = { id: { type: "integer", readOnly: true }, title: text, code: text };

async function openTarget(parameters: readonly string[]): Promise<RecordRef> {
  const schema = { type: "object", properties };
  const content = { "application/json": { schema } };
  const rows = { "application/json": { schema: { type: "array", items: schema } } };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/notes": {
          get: {
            parameters: parameters.map((name) => ({ name, in: "query", schema: text })),
            responses: { "200": { description: "", content: rows } },
          },
          post: { requestBody: { content }, responses: { "201": { description: "", content } } },
        },
        "/notes/{id}": {
          parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
          get: { responses: { "200": { description: "", content } } },
        },
      },
    }),
  );
  const chunk = takeChunk(model, "resource:notes");
  if (chunk?.resource === undefined) throw new Error("no notes");
  return { chunk, resource: chunk.resource, parents: {} };
}

const calls: string[] = [];

beforeEach(() => {
  calls.length = 0;
  send.mockImplementation(({ path, query }: HttpRequest) => {
    calls.push(query === "" ? path : `${path}?${query}`);
    const body = [
      { id: 1, title: "Lost?", code: "a" },
      { id: 2, title: "Lost?", code: "b" },
    ];
    return Promise.resolve({ status: 200, headers: {}, body: path === "/notes" ? body : body[0] });
  });
});

const sent = { title: "Lost?", code: "b" };

test.each([
  ["a filter", ["title"], sent, ["2"], ["/notes?title=Lost%3F"]],
  ["the search", ["q"], sent, ["2"], ["/notes?q=Lost%3F"]],
  ["its key if the values contain one", ["q"], { id: 1, title: "Lost?" }, ["1"], ["/notes/1"]],
  ["nothing without a distinguishing text", ["q"], { code: "b" }, undefined, []],
  ["nothing without a search or filter", [], sent, undefined, []],
] as const)(
  "a create with unknown outcome is found by %s",
  async (_, parameters, record, want, expected) => {
    const records = await findCreated(client, await openTarget(parameters), record);
    expect(records?.map(({ key }) => key)).toEqual(want);
    expect(calls).toEqual(expected);
  },
);
