// @vitest-environment node
import { expect, test } from "vitest";
import { createModel } from "@quarterdeck/model";
import { changedPart, takesPart } from "./changed-part.ts";

const text = { type: "string" };
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const reads = (schema: object) => ({ responses: { "200": { description: "", ...json(schema) } } });
const sent = (schema: object) => ({ requestBody: json(schema), ...reads(schema) });
const sets = (item: object, required: readonly string[] = []) => ({
  sets: { type: "array", items: { type: "object", properties: item, required } },
});
const named = (operation: object, summary: string) => ({ ...operation, summary });

/** The action that changes a part of the record, next to the edit by PUT. */
async function openPatch(members: object) {
  const zone = {
    type: "object",
    properties: { id: { type: "integer" }, name: text, ...members },
  };
  const paths = {
    "/zones": { get: reads({ type: "array", items: zone }) },
    "/zones/{zone}": {
      get: reads(zone),
      put: { ...sent(zone), description: "All other fields are ignored." },
      patch: named(sent(zone), "Creates and deletes sets of a zone"),
    },
    "/zones/{zone}/notify": { post: sent(zone) },
  };
  const { operations, resources } = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  const [resource] = resources;
  if (resource === undefined) throw new Error("not understood");
  return { operations, resource };
}

test("PATCH at the record next to its edit takes a part of it", async () => {
  const { operations, resource } = await openPatch({});
  const parts = operations.filter((operation) => takesPart(operation, resource));
  expect(parts.map(({ method, path }) => `${method} ${path}`)).toEqual(["patch /zones/{zone}"]);
});

const www = { name: "www", ttl: 60 };
const mail = { name: "mail", ttl: 60 };
const change = { name: text, ttl: { type: "integer" }, change: text };

test.each<readonly [string, object, object, object]>([
  ["a changed member", {}, { id: 1, name: "b" }, { name: "b" }],
  ["no member", {}, { id: 1, name: "a" }, {}],
  [
    "a list of values as a whole",
    sets({ name: text, ttl: { type: "integer" } }, ["name"]),
    { id: 1, name: "a", sets: [www, { ...mail, ttl: 5 }] },
    { sets: [www, { ...mail, ttl: 5 }] },
  ],
  [
    "of a list of changes the changed items",
    sets(change, ["name", "change"]),
    { id: 1, name: "a", sets: [www, { ...mail, ttl: 5, change: "REPLACE" }] },
    { sets: [{ ...mail, ttl: 5, change: "REPLACE" }] },
  ],
])("the body has %s", async (_title, members, after, expected) => {
  const { operations } = await openPatch(members);
  const field = operations.find(({ method }) => method === "patch")?.body?.field;
  if (field === undefined) throw new Error("no body");
  expect(changedPart(field, { id: 1, name: "a", sets: [www, mail] }, after)).toEqual(expected);
});
