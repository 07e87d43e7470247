import { createModel, takeSummary, takeChunk } from "@quarterdeck/model";
import { expect, test, vi } from "vitest";
import { queryKeys } from "#queries/keys.ts";
import { titleStore } from "#queries/reference-titles.ts";
import { testClient } from "#queries/testing/test-client.ts";
import { readFresh } from "./read-fresh.ts";

const text = { type: "string" };
const object = (properties: object) => ({ type: "object", properties });
const list = (items: object) => ({ type: "array", items });
const links = { _links: object({ self: object({ href: text }) }) };
const hal = (schema: object) => ({
  responses: { "200": { content: { "application/hal+json": { schema } } } },
});
const rows = (name: string, schema: object) =>
  hal(object({ _embedded: object({ [name]: list(schema) }), ...links }));
const person = object({ name: text, ...links });
const order = object({ number: text, ...links });
const id = { name: "id", in: "path", required: true, schema: text };
const paths = {
  "/people": { get: rows("people", person) },
  "/people/{id}": { parameters: [id], get: hal(person) },
  "/orders": { get: rows("orders", order) },
  "/orders/{id}": {
    parameters: [id],
    get: hal(order),
    patch: {
      requestBody: {
        content: {
          "application/json": {
            schema: object({ id: text, number: text, person: text, people: list(text) }),
          },
        },
      },
      ...hal(order),
    },
  },
  "/orders/{id}/person": { parameters: [id], get: hal(person) },
  "/orders/{id}/people": { parameters: [id], get: rows("people", person) },
};

const origin = "https://api.example.com";
const link = (path: string) => ({ _links: { self: { href: `${origin}${path}` } } });

test.each([
  [
    "addresses",
    {
      "/person": [200, { name: "Ann", ...link("/people/3") }],
      "/people": [200, { _embedded: { people: [link("/people/1"), link("/people/2")] } }],
    },
    { person: `${origin}/people/3`, people: [`${origin}/people/1`, `${origin}/people/2`] },
  ],
  [
    "no records",
    { "/person": [404, {}], "/people": [200, { _embedded: { people: [] } }] },
    { person: null, people: [] },
  ],
  ["unknown records", { "/person": [500, {}], "/people": [404, {}] }, {}],
] as const)(
  "a record that links to %s is read with them before an edit",
  async (_, replies, linked) => {
    const model = await createModel(
      JSON.stringify({ openapi: "3.1.0", servers: [{ url: origin }], paths }),
    );
    vi.stubGlobal("fetch", (url: string) => {
      const [, ending = ""] = /\/orders\/7(\/\w+)$/.exec(url) ?? [];
      const [status, body] = Object.entries(replies).find(([name]) => name === ending)?.[1] ?? [
        200,
        { number: "A", ...link("/orders/7") },
      ];
      return Promise.resolve(Response.json(body, { status }));
    });
    const chunk = takeChunk(model, "resource:orders");
    if (chunk?.resource === undefined) throw new Error("no orders");
    const client = testClient();
    client.setQueryData(queryKeys.model(), takeSummary(model, 0));
    const target = { chunk, resource: chunk.resource, key: "7", parents: {} };
    const { record } = (await readFresh(client, target)) ?? {};
    expect(record).toEqual({ number: "A", ...link("/orders/7"), ...linked });
    const named = "person" in linked && linked.person !== null ? "Ann" : undefined;
    expect(titleStore(client).get("people", "3")).toBe(named);
  },
);
