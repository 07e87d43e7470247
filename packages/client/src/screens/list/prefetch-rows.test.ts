import { createModel, defaultSort } from "@quarterdeck/model";
import { expect, test, vi } from "vitest";
import { fakeHttp } from "#http/testing/fake-http.ts";
import { queryKeys } from "#queries/keys.ts";
import { pageOptions } from "#queries/list.ts";
import { testClient } from "#queries/testing/test-client.ts";
import { prefetchRows } from "./prefetch-rows.ts";

const rows = { type: "array", items: { type: "object", properties: { id: { type: "integer" } } } };
const content = { "application/json": { schema: rows } };
const responses = { "200": { description: "", content } };
const page = { name: "page", in: "query", schema: { type: "integer", default: 1 } };
const tenant = { name: "tenant", in: "query", required: true, schema: { type: "string" } };
const paths = {
  "/things": { get: { operationId: "listThings", parameters: [page], responses } },
  "/parts": { get: { operationId: "listParts", parameters: [page, tenant], responses } },
};

test("the list that is shown first has its rows after one request", async () => {
  const { client, model, send } = await openApi();
  await prefetchRows(client, "/things");
  expect(send).toHaveBeenCalledTimes(1);

  const resource = model.resources.find(({ name }) => name === "things");
  if (resource === undefined) throw new Error("The list is missing.");
  const { operations } = model;
  const chunk = { operations, resource, referrers: [] };
  const state = { page: 1, sort: defaultSort(chunk, resource), search: "", filters: {} };
  const { queryKey } = pageOptions(chunk, resource, state, {});
  expect(client.getQueryData(queryKey)).toMatchObject({ rows: [{ id: 1 }] });
});

test.each([
  ["of a record", "/things/1"],
  ["that the API does not have", "/others"],
  ["of a list that needs a value first", "/parts"],
])("an address %s requests nothing", async (_, address) => {
  const { client, send } = await openApi();
  await prefetchRows(client, address);
  expect(send).not.toHaveBeenCalled();
});

async function openApi() {
  const model = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  const send = vi.fn(() => Promise.resolve({ status: 200, headers: {}, body: [{ id: 1 }] }));
  const client = testClient(fakeHttp(send));
  client.setQueryData(queryKeys.model(), model);
  return { client, model, send };
}
