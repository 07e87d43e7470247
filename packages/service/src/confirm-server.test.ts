import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createModel } from "@quarterdeck/model";
import { afterEach, expect, test, vi } from "vitest";
import { createDescribedModel } from "./described-model.ts";
import { writeModel } from "./model-work.ts";
import type { ApiState } from "./read-api.ts";
import { createServerConfirmation } from "./confirm-server.ts";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
  vi.useRealTimers();
});

const properties = { id: { type: "integer" }, name: { type: "string" }, port: { type: "string" } };
const document = JSON.stringify({
  openapi: "3.0.3",
  info: { title: "Ships", version: "1" },
  paths: {
    "/ships": {
      get: {
        parameters: [{ in: "query", name: "page", schema: { type: "integer", default: 1 } }],
        responses: {
          200: {
            description: "",
            content: {
              "application/json": {
                schema: {
                  type: "object",
                  properties: { items: { type: "array", items: { type: "object", properties } } },
                },
              },
            },
          },
        },
      },
    },
  },
});

/** State of a description whose server sends one response to everything. */
async function startServer(respond: () => { readonly status?: number; readonly body: unknown }) {
  const requests: string[] = [];
  const server = createServer(({ url, headers }, response) => {
    requests.push([url, headers.authorization, headers.cookie].join(" ").trim());
    const { status = 200, body } = respond();
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const model = createDescribedModel(writeModel(await createModel(document)));
  const state: ApiState = {
    model,
    upstream: `http://127.0.0.1:${port}/v1/`,
    isPlaceholder: true,
    allowsIp: () => true,
    notices: [],
    problems: [],
  };
  return { state, requests };
}

const row = { id: 1, name: "Ann", port: "Kiel" };

test("localhost is confirmed by rows that it returns without a credential", async () => {
  const { state, requests } = await startServer(() => ({ body: { items: [row] } }));
  const confirm = createServerConfirmation();
  expect((await confirm(state)).isPlaceholder).toBe(false);
  expect((await confirm(state)).isPlaceholder).toBe(false);
  expect(requests).toEqual(["/v1/ships?page=1"]);
});

test.each([
  ["an empty object", { body: {} }],
  ["no rows", { body: { items: [] } }],
  ["other rows", { body: { items: [{ id: 1, sku: "a" }] } }],
  ["rows in another location", { body: { data: [row] } }],
  ["a refusal", { status: 401, body: { items: [row] } }],
])("%s does not confirm a server", async (_, response) => {
  const { state } = await startServer(() => response);
  expect((await createServerConfirmation()(state)).isPlaceholder).toBe(true);
});

test("an API that starts later is confirmed then, and not requested all the time", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  let status = 503;
  const { state, requests } = await startServer(() => ({ status, body: { items: [row] } }));
  const confirm = createServerConfirmation();
  expect((await confirm(state)).isPlaceholder).toBe(true);
  expect((await confirm(state)).isPlaceholder).toBe(true);
  expect(requests).toHaveLength(1);
  status = 200;
  vi.setSystemTime(Date.now() + 2_000);
  expect((await confirm(state)).isPlaceholder).toBe(false);
});

test("only users confirm a reserved name", async () => {
  const { state } = await startServer(() => ({ body: { items: [row] } }));
  const named = { ...state, upstream: "http://api.example.com" };
  expect(await createServerConfirmation()(named)).toBe(named);
});
