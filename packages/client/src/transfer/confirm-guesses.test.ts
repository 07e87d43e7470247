import { createModel, guessMapping, listImportPlans } from "@quarterdeck/model";
import { beforeEach, expect, test, vi } from "vitest";
import { queryKeys } from "#queries/keys.ts";
import { testClient } from "#queries/testing/test-client.ts";
import { confirmGuesses } from "./confirm-guesses.ts";

const text = { type: "string" };
const respond = (schema: object) => ({
  responses: { "200": { content: { "application/json": { schema } } } },
});

/** Document with records under a key and a list whose records may refer to them. */
function documentOf(key: string, field: string) {
  const kind = { type: "object", properties: { [key]: text, title: text } };
  const asset = { type: "object", properties: { id: { type: "integer" }, [field]: text } };
  const content = { "application/json": { schema: asset } };
  return {
    openapi: "3.1.0",
    paths: {
      "/categories": { get: respond({ type: "array", items: kind }) },
      [`/categories/{${key}}`]: {
        parameters: [{ name: key, in: "path", required: true, schema: text }],
        get: respond(kind),
      },
      "/assets": {
        get: respond({ type: "array", items: asset }),
        post: { requestBody: { content }, ...respond(asset) },
      },
      "/assets/{id}": {
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
        get: respond(asset),
      },
    },
  };
}

let stored: readonly (string | null)[] = [];

beforeEach(() => {
  const keys = ["camera", "phone"];
  vi.stubGlobal("fetch", (address: string) => {
    const [, list, key] =
      /\/(assets|categories)(?:\/(\w+))?$/.exec(new URL(address).pathname) ?? [];
    const rows =
      list === "assets"
        ? stored.map((value, id) => ({ id, category: value }))
        : keys.map((one) => ({ slug: one, code: one, name: one, title: one }));
    const row = rows.find((one) => "slug" in one && one.slug === key);
    const body = key === undefined ? rows : (row ?? {});
    const status = key === undefined || row ? 200 : 404;
    const headers = { "content-type": "application/json" };
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
  });
});

test.each([
  ["slug", "category", ["camera", "phone", null], "categories"],
  ["code", "category", ["camera"], "categories"],
  ["name", "category", ["phone"], "categories"],
  ["slug", "category", ["camera", "hovercraft"], undefined],
  ["slug", "category", [null], undefined],
  ["slug", "category", [], undefined],
])("by %s, %s of stored records with %j", async (key, field, values, to) => {
  stored = values;
  const model = await createModel(JSON.stringify(documentOf(key, field)));
  const resource = model.resources.find(({ name }) => name === "assets");
  const [plan] = resource === undefined ? [] : listImportPlans(model, resource);
  if (resource === undefined || plan === undefined) throw new Error("no import plan");
  const client = testClient();
  client.setQueryData(queryKeys.model(), model);
  const chunk = { resource, operations: model.operations, shapes: {}, referrers: [] };
  const mapping = guessMapping([field], plan.columns);
  const order = { chunk, resource, parents: {}, plan, mapping };
  const { signal } = new AbortController();
  const { columns } = await confirmGuesses(order, { client, signal });
  const column = columns.find(({ name }) => name === field);
  expect(column?.field.kind === "reference" ? column.field.to : undefined).toBe(to);
});
