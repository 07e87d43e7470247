import { expect, test } from "vitest";
import { json, rows, sent, summarize } from "#testing/sample-paths.ts";

const integer = { type: "integer" };
const boiler = (id: object = integer) => ({
  type: "object",
  properties: { boilerId: id, name: { type: "string" }, power: integer },
});
const parameters = [{ name: "boilerId", in: "path", required: true, schema: integer }];

// Words of a heating service, an ERP system and a plant.
test.each<readonly [string, object, object | undefined, string]>([
  [
    "inserts or changes",
    { summary: "Saves it: inserts it, or changes it if boilerId is given" },
    undefined,
    "create list read replace",
  ],
  ["saves", { operationId: "saveBoiler" }, undefined, "create list read replace"],
  [
    "saves a key of the API",
    { summary: "Save the boiler" },
    { ...integer, readOnly: true },
    "create list read",
  ],
  ["adds", { summary: "Adds a boiler" }, undefined, "create list read"],
])("a POST on the collection that %s has the roles of its words", async (_, words, id, roles) => {
  const paths = {
    "/boilers": { get: rows(boiler(id)), post: { ...sent(boiler(id)), ...words } },
    "/boilers/{boilerId}": { parameters, get: json(boiler(id)) },
  };
  expect(await summarize(paths)).toEqual([`boilers: ${roles}`]);
});

test.each([
  ["Change many boilers at once", "create list read"],
  ["Updates the boilers in bulk", "create list read"],
  ["Update a boiler", "create list read update"],
])("a PATCH on the collection with the words “%s”: %s", async (summary, roles) => {
  const body = { type: "array", items: boiler() };
  const paths = {
    "/boilers": {
      get: rows(boiler()),
      post: sent(boiler()),
      patch: { ...sent(body), summary },
    },
    "/boilers/{boilerId}": { parameters, get: json(boiler()) },
  };
  expect(await summarize(paths)).toEqual([`boilers: ${roles}`]);
});
