import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { canLearnList } from "#request/responses/can-learn-list.ts";
import { correctLearned } from "./correct-learned.ts";
import { learnList } from "./learn-list.ts";
import { applyLearnedCalls, applyLearnedFacts } from "./learned-facts.ts";

const text = { type: "string" };
const ok = (schema: object) => ({
  "200": { content: { "application/json": { schema } } },
});

/** List and create of records with a text of that name, and the facts of a response. */
async function learn(path: string, name: string, rows: readonly object[], required = false) {
  const record = {
    type: "object",
    properties: { id: text, title: text, [name]: text },
    ...(required && { required: [name] }),
  };
  const parameters = Array.from(path.matchAll(/\{(\w+)\}/g), ([, own]) => ({
    name: own,
    in: "path",
    required: true,
    schema: text,
  }));
  const list = path.replace(/\/\{\w+\}\/?$/, "");
  const model = await createModel(
    JSON.stringify({
      openapi: "3.0.3",
      paths: {
        [list]: {
          parameters: parameters.slice(0, -1),
          get: { responses: ok({ type: "array", items: record }) },
          post: {
            requestBody: { content: { "application/json": { schema: record } } },
            responses: ok(record),
          },
        },
        [path]: { parameters, get: { responses: ok(record) } },
      },
    }),
  );
  const [resource] = model.resources;
  const operation = model.operations.find(({ id }) => id === resource?.list?.operation);
  const create = model.operations.find(({ id }) => id === resource?.operations.create);
  if (!resource || !operation || !create) throw new Error("no list");
  const state = { page: 1, sort: [], search: "", filters: {} };
  const response = { status: 200, headers: {}, body: rows };
  const sources = { targets: [], list: operation, read: undefined };
  const facts = canLearnList(resource, response, state)
    ? await learnList(sources, resource, response, state)
    : undefined;
  return { resource, operation, create, facts };
}

const base = "https://api.example/v2";

test.each<readonly [string, string, string, readonly object[]]>([
  ["an absolute address", "/ships/{id}", "url", [{ id: "7", url: `${base}/ships/7` }]],
  ["a path", "/ships/{id}/", "href", [{ id: "a b", href: "/ships/a%20b/" }]],
  [
    "an address below a tenant",
    "/orgs/{org}/ships/{id}",
    "self",
    [
      { id: "7", self: `${base}/orgs/blue/ships/7?view=full` },
      { id: "8", self: null },
    ],
  ],
  ["a link", "/api/ships/{id}", "selfLink", [{ id: "7", selfLink: `${base}/api/ships/7` }]],
])("%s of the record itself is read-only", async (_, path, name, rows) => {
  const { resource, operation, create, facts } = await learn(path, name, rows, true);
  expect(facts?.ownAddresses).toEqual([name]);
  if (facts === undefined) return;
  expect(facts.evidence.map(({ reason }) => reason)).toContainEqual({
    code: "seen-own-address",
    params: { fields: name },
  });
  const after = applyLearnedFacts(resource, facts).fields.find((field) => field.name === name);
  expect(after).toMatchObject({ isReadOnly: true, isOwnAddress: true });
  const body = applyLearnedCalls(create, facts).body?.field;
  const input = body?.kind === "group" ? body.fields.find((one) => one.name === name) : undefined;
  expect(input).toMatchObject({ isReadOnly: true, isRequired: false });
  expect(JSON.stringify(correctLearned(resource, operation, facts))).toContain('"readOnly":true');
});

test.each<readonly [string, string, readonly object[]]>([
  ["a site", "url", [{ id: "7", url: "https://lamps.example/" }]],
  ["the address of another record", "url", [{ id: "7", url: `${base}/ships/8` }]],
  [
    "addresses of which one differs",
    "url",
    [
      { id: "7", url: `${base}/ships/7` },
      { id: "8", url: "https://lamps.example/ships/9" },
    ],
  ],
  ["an address below the record", "href", [{ id: "7", href: `${base}/ships/7/logo` }]],
  ["no value", "url", [{ id: "7", url: null }]],
])("%s stays an input", async (_, name, rows) => {
  const { facts } = await learn("/ships/{id}", name, rows);
  expect(facts?.ownAddresses).toBeUndefined();
});
