import { createModel, takeChunk, writeJson } from "@quarterdeck/model";
import { afterEach, expect, test, vi } from "vitest";
import { createHttp } from "#http/http.ts";
import { createQueryClient } from "#queries/query-client.ts";
import { createSessionStore } from "#session/session-store.ts";
import { createAgain } from "./create-again.ts";

type Members = Readonly<Record<string, unknown>>;

const json = (schema: object) => ({ content: { "application/json": { schema } } });

async function openTeams() {
  const text = { type: "string" };
  const team = { type: "object", properties: { id: text, name: text, host: text, size: text } };
  const model = await createModel(
    writeJson({
      openapi: "3.1.0",
      paths: {
        "/teams": {
          get: { responses: { "200": json({ type: "array", items: team }) } },
          post: { requestBody: json(team), responses: { "201": json(team) } },
        },
        "/teams/{id}": {
          parameters: [{ name: "id", in: "path", required: true, schema: text }],
          get: { responses: { "200": json(team) } },
        },
      },
    }),
  );
  const chunk = takeChunk(model, "resource:teams");
  if (chunk?.resource === undefined) throw new Error("no teams");
  return { chunk, resource: chunk.resource, parents: {} };
}

afterEach(() => vi.unstubAllGlobals());

/** An API that accepts some members only, and its words for a refusal. */
function serve(accepted: readonly string[], refuse: (names: readonly string[]) => object) {
  const sent: Members[] = [];
  vi.stubGlobal("fetch", (_url: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body)) as Members;
    sent.push(body);
    const others = Object.keys(body).filter((name) => !accepted.includes(name));
    const [status, reply] = others.length > 0 ? [400, refuse(others)] : [201, { ...body, id: "8" }];
    const headers = { "content-type": "application/json" };
    return Promise.resolve(new Response(JSON.stringify(reply), { status, headers }));
  });
  return sent;
}

const record = { id: "5", name: "Ada", host: "a.test", size: "3" };

const apis: readonly [string, readonly string[], (names: readonly string[]) => object][] = [
  [
    "all at once",
    ["name"],
    (names) => ({ description: `Unexpected parameters: ${names.join(", ")}` }),
  ],
  ["one at a time", ["name"], ([name]) => ({ error: `json: unknown field "${name}"` })],
  [
    "as errors of members",
    ["name", "id"],
    (names) => ({
      errors: names.map((field) => ({ field, message: "is not allowed" })),
    }),
  ],
];

test.each(apis)(
  "a record is created again without the members that the API refuses, %s",
  async (_name, accepted, refuse) => {
    const target = await openTeams();
    const sent = serve(accepted, refuse);
    const client = createQueryClient(createHttp(createSessionStore()));
    const outcome = await createAgain(client, target, record);
    expect(outcome).toMatchObject({ kind: "done", key: "8" });
    const stored = Object.fromEntries(
      Object.entries(record).filter(([name]) => accepted.includes(name)),
    );
    expect(sent.at(-1)).toEqual(stored);
  },
);

test("a refusal of a value is not repeated without it", async () => {
  const target = await openTeams();
  const sent = serve([], () => ({ errors: { name: ["is taken"] } }));
  const client = createQueryClient(createHttp(createSessionStore()));
  await expect(createAgain(client, target, { name: "Ada" })).rejects.toMatchObject({
    status: 400,
  });
  expect(sent).toHaveLength(1);
});

/** A database that counts keys itself: an insert with one fails. */
function serveCounted(stored: readonly string[], status: number) {
  const sent: Members[] = [];
  vi.stubGlobal("fetch", (url: string, { method = "GET", body }: RequestInit) => {
    const key = url.split("/").at(-1) ?? "";
    const reply = (code: number, json: object) =>
      Promise.resolve(
        new Response(JSON.stringify(json), {
          status: code,
          headers: { "content-type": "application/json" },
        }),
      );
    if (method === "GET") return reply(stored.includes(key) ? 200 : 404, { id: key });
    const members = JSON.parse(String(body)) as Members;
    sent.push(members);
    return "id" in members ? reply(status, {}) : reply(201, { ...members, id: "8" });
  });
  return sent;
}

test.each<readonly [string, readonly string[], number, object]>([
  ["a server error at the key", [], 500, { sent: 2, kind: "done" }],
  ["a server error after the record was stored", ["5"], 500, { sent: 1, status: 500 }],
  ["a server that is too busy", [], 503, { sent: 1, status: 503 }],
])("a record is created again after %s", async (_, stored, status, want) => {
  const target = await openTeams();
  const sent = serveCounted(stored, status);
  const client = createQueryClient(createHttp(createSessionStore()));
  const outcome = await createAgain(client, target, record).catch((error: unknown) => error);
  expect({ ...(outcome as object), sent: sent.length }).toMatchObject(want);
});

test.each([
  ["a flag", { success: false, message: "A new team has no id" }],
  ["a code", { code: 50001, msg: "id must be empty", data: null }],
])("a key that an error inside a success refuses, with %s, is left out", async (_, error) => {
  const sent: Members[] = [];
  vi.stubGlobal("fetch", (_url: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body)) as Members;
    sent.push(body);
    const reply = "id" in body ? error : { ...body, id: "8" };
    const headers = { "content-type": "application/json" };
    return Promise.resolve(new Response(JSON.stringify(reply), { headers }));
  });
  const client = createQueryClient(createHttp(createSessionStore()));
  const outcome = await createAgain(client, await openTeams(), record);
  expect(outcome).toMatchObject({ kind: "done", key: "8" });
  expect(sent.map((one) => Object.keys(one).includes("id"))).toEqual([true, false]);
});
