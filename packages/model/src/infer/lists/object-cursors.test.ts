import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { buildListRequest } from "#request/lists/build-list-request.ts";
import { readObservedPage } from "#request/lists/read-observed-page.ts";
import { text } from "#testing/test-list.ts";

interface Names {
  readonly cursor: string;
  readonly next: string;
  readonly size: string;
  readonly members: readonly string[];
}

const described: readonly Names[] = [
  {
    cursor: "continuationToken",
    next: "continuationToken",
    size: "maxResults",
    members: ["nextPartitionKey", "nextRowKey"],
  },
  { cursor: "exclusiveStartKey", next: "lastEvaluatedKey", size: "limit", members: ["id", "day"] },
  { cursor: "pageToken", next: "nextPageToken", size: "pageSize", members: ["shard", "offset"] },
];

/** Model of a list by POST whose cursor is an object. */
async function readModel({ cursor, next, size, members }: Names) {
  const token = {
    type: "object",
    properties: Object.fromEntries(members.map((one) => [one, text])),
  };
  const row = { type: "object", properties: { id: text, name: text } };
  const body = {
    type: "object",
    properties: { [cursor]: token, [size]: { type: "integer" }, name: text },
  };
  const page = {
    type: "object",
    properties: { results: { type: "array", items: row }, [next]: token },
  };
  const post = {
    operationId: "searchAlerts",
    summary: "List alerts",
    requestBody: { content: { "application/json": { schema: body } } },
    responses: { "200": { content: { "application/json": { schema: page } } } },
  };
  return createModel(JSON.stringify({ openapi: "3.1.0", paths: { "/alerts/search": { post } } }));
}

test.each(described)("a cursor that is an object is repeated: $cursor", async (names) => {
  const model = await readModel(names);
  const [resource] = model.resources;
  if (resource === undefined) throw new Error("no resource");
  expect(resource.list?.paging).toMatchObject({ style: "cursor", isObject: true });
  const token = Object.fromEntries(names.members.map((one) => [one, `${one} 1`]));
  const state = { page: 1, size: 1, sort: [], search: "", filters: {} };
  const body = { results: [{ id: "1", name: "A" }], [names.next]: token };
  const read = (received: object) =>
    readObservedPage(model, resource, { status: 200, headers: {}, body: received }, state);
  const cursor = read(body).next;
  expect(cursor).toBe(JSON.stringify(token));
  const request = buildListRequest(model, resource, { ...state, page: 2, cursor });
  expect(JSON.parse(String(request.body?.content))).toMatchObject({
    [names.cursor]: token,
    [names.size]: 1,
  });
  const nulls = Object.fromEntries(names.members.map((one) => [one, null]));
  expect(read({ ...body, [names.next]: nulls }).next).toBeUndefined();
  expect(read({ results: body.results }).next).toBeUndefined();
});
