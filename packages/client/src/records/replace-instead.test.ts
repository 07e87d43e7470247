import { createModel, takeChunk, type KeyedRecordRef } from "@quarterdeck/model";
import { expect, test, vi } from "vitest";
import { testClient } from "#queries/testing/test-client.ts";
import { storePermission } from "#queries/permission-cache.ts";
import { storePreference } from "#storage/preferences.ts";
import { changeRecord } from "./write-record.ts";

const pump = {
  type: "object",
  properties: {
    id: { type: "integer", readOnly: true },
    name: { type: "string" },
    place: { type: "string" },
  },
};
const before = { id: 5, name: "One", place: "x" };

async function openTarget(
  operationId: string,
  mediaType: string,
  hasPut = false,
): Promise<KeyedRecordRef> {
  const respond = (schema: object) => ({
    responses: { "200": { description: "", content: { "application/json": { schema } } } },
  });
  const paths = {
    "/pumps": { get: respond({ type: "array", items: pump }) },
    "/pumps/{id}": {
      parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
      get: respond(pump),
      patch: {
        operationId,
        requestBody: { content: { [mediaType]: { schema: pump } } },
        ...respond(pump),
      },
      ...(hasPut && {
        put: {
          requestBody: { content: { "application/json": { schema: pump } } },
          ...respond(pump),
        },
      }),
    },
  };
  const model = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  const chunk = takeChunk(model, "resource:pumps");
  if (chunk?.resource === undefined) throw new Error("no pumps");
  return { chunk, resource: chunk.resource, key: "5", parents: {} };
}

interface Refusal {
  readonly status: number;
  readonly message?: string;
  readonly errors?: object;
}

const refusal: Refusal = { status: 405, message: "No" };

function serve(allow: string | undefined, { status, ...problem } = refusal): string[] {
  const sent: string[] = [];
  vi.stubGlobal("fetch", (_: string, { method, body }: RequestInit) => {
    if (method !== "GET") sent.push(`${method} ${String(body)}`);
    const headers = allow === undefined ? {} : { allow };
    return Promise.resolve(
      method === "PATCH" ? Response.json(problem, { status, headers }) : Response.json(before),
    );
  });
  return sent;
}

test.each([
  ["members", "application/json"],
  ["a merge patch", "application/merge-patch+json"],
])("an API that refuses %s and allows PUT gets the whole record, also later", async (_, type) => {
  const target = await openTarget(`change ${type}`, type);
  const sent = serve("GET, PUT");
  const client = testClient();
  const outcome = await changeRecord(client, target, { before, after: { ...before, name: "Two" } });
  expect(outcome.kind).toBe("done");
  await changeRecord(client, target, { before, after: { ...before, name: "Three" } });
  expect(sent).toEqual([
    'PATCH {"name":"Two"}',
    'PUT {"name":"Two","place":"x"}',
    'PUT {"name":"Three","place":"x"}',
  ]);
});

test("an API that refused partial changes on an earlier visit gets the whole record", async () => {
  const target = await openTarget("change later", "application/json");
  await storePreference(`replaced ${target.resource.operations.update}`, true);
  const sent = serve("GET, PUT");
  await changeRecord(testClient(), target, { before, after: { ...before, name: "Two" } });
  expect(sent).toEqual(['PUT {"name":"Two","place":"x"}']);
});

test("changes at the same time are all sent again", async () => {
  const target = await openTarget("change many", "application/json");
  const sent = serve("GET, PUT");
  const client = testClient();
  const outcomes = await Promise.all(
    ["Two", "Three", "Four"].map((name) =>
      changeRecord(client, target, { before, after: { ...before, name } }),
    ),
  );
  expect(outcomes.map(({ kind }) => kind)).toEqual(["done", "done", "done"]);
  expect(sent.filter((call) => call.startsWith("PUT"))).toHaveLength(3);
});

test.each([undefined, "GET, DELETE"])("a refusal that allows %s is shown", async (allow) => {
  const target = await openTarget(`change ${allow}`, "application/json");
  const sent = serve(allow);
  const change = changeRecord(testClient(), target, { before, after: { ...before, name: "Two" } });
  await expect(change).rejects.toThrow("405");
  expect(sent).toHaveLength(1);
});

test.each([
  ["Express", { status: 404, message: "Cannot PATCH /pumps/5" }],
  ["Fastify", { status: 404, message: "Route PATCH:/pumps/5 not found" }],
  ["a proxy", { status: 501, message: "Not implemented" }],
  ["Flask", { status: 405, message: "The method is not allowed for the requested URL." }],
])(
  "an API with PUT whose router (%s) has no PATCH gets the whole record",
  async (name, response) => {
    const target = await openTarget(`change of ${name}`, "application/json", true);
    const sent = serve(undefined, response);
    const client = testClient();
    await changeRecord(client, target, { before, after: { ...before, name: "Two" } });
    await changeRecord(client, target, { before, after: { ...before, name: "Three" } });
    expect(sent).toEqual([
      'PATCH {"name":"Two"}',
      'PUT {"name":"Two","place":"x"}',
      'PUT {"name":"Three","place":"x"}',
    ]);
  },
);

test.each([
  ["an assumed PATCH", true, ["PATCH", "PUT"]],
  ["a described PATCH", undefined, ["PATCH"]],
] as const)("%s that is not found at the path of a record", async (name, isAssumed, want) => {
  const target = await openTarget(`change by ${name}`, "application/json", true);
  const operations = target.chunk.operations.map((one) =>
    isAssumed === undefined ? one : { ...one, isAssumed },
  );
  // The user confirmed the first requests.
  for (const { id } of operations) storePermission(id, true);
  const sent = serve(undefined, { status: 404, message: "page not found" });
  const assumed = { ...target, chunk: { ...target.chunk, operations } };
  const change = { before, after: { ...before, name: "Two" } };
  await changeRecord(testClient(), assumed, change).catch(() => undefined);
  expect(sent.map((call) => call.split(" ")[0])).toEqual(want);
  for (const { id } of operations) storePermission(id, undefined);
});

test.each<readonly [string, number, object]>([
  ["class-validator", 400, { message: ["place should not be empty"], error: "Bad Request" }],
  ["Laravel", 422, { errors: { place: ["The place field is required."] } }],
  ["FastAPI", 422, { detail: [{ loc: ["body", "place"], msg: "Field required" }] }],
])(
  "an API (%s) whose PATCH takes the whole record gets it, also later",
  async (name, status, problem) => {
    const target = await openTarget(`change whole by ${name}`, "application/json", true);
    const sent: string[] = [];
    vi.stubGlobal("fetch", (_: string, { method, body }: RequestInit) => {
      if (method !== "GET") sent.push(`${method} ${String(body)}`);
      const isPart = method === "PATCH" && !String(body).includes("place");
      return Promise.resolve(isPart ? Response.json(problem, { status }) : Response.json(before));
    });
    const client = testClient();
    await changeRecord(client, target, { before, after: { ...before, name: "Two" } });
    await changeRecord(client, target, { before, after: { ...before, name: "Three" } });
    expect(sent).toEqual([
      'PATCH {"name":"Two"}',
      'PATCH {"name":"Two","place":"x"}',
      'PATCH {"name":"Three","place":"x"}',
    ]);
  },
);

test("a refusal of the whole record is shown, and later changes are partial again", async () => {
  const target = await openTarget("change of a whole that is refused", "application/json", true);
  const sent = serve(undefined, { status: 422, errors: { place: ["Not in this harbor"] } });
  const change = () =>
    changeRecord(testClient(), target, { before, after: { ...before, name: "T" } });
  await expect(change()).rejects.toThrow("422");
  await expect(change()).rejects.toThrow("422");
  const both = ['PATCH {"name":"T"}', 'PATCH {"name":"T","place":"x"}'];
  expect(sent).toEqual([...both, ...both]);
});

test("a refusal of a changed and an unchanged value is shown", async () => {
  const target = await openTarget("change of two values", "application/json", true);
  const errors = { name: ["Too short"], place: ["Required"] };
  const sent = serve(undefined, { status: 422, errors });
  const change = changeRecord(testClient(), target, { before, after: { ...before, name: "T" } });
  await expect(change).rejects.toThrow("422");
  expect(sent).toEqual(['PATCH {"name":"T"}']);
});

test("a refusal of a changed value is shown", async () => {
  const target = await openTarget("change of a wrong value", "application/json", true);
  const sent = serve(undefined, { status: 400, message: "name must be longer" });
  const change = changeRecord(testClient(), target, { before, after: { ...before, name: "T" } });
  await expect(change).rejects.toThrow("400");
  expect(sent).toEqual(['PATCH {"name":"T"}']);
});

test("a record that is gone is not created by PUT", async () => {
  const target = await openTarget("change of a record that is gone", "application/json", true);
  const sent = serve(undefined, { status: 404, message: "No pump 5" });
  const change = changeRecord(testClient(), target, { before, after: { ...before, name: "Two" } });
  await expect(change).rejects.toThrow("404");
  expect(sent).toHaveLength(1);
});
