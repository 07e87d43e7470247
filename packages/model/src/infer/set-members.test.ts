import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import type { Field } from "#types/field.ts";

const text = { type: "string" };
const object = (properties: object, required: readonly string[] = []) => ({
  type: "object",
  properties,
  required,
});
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const reads = (schema: object) => ({
  responses: { "200": { description: "", ...json(schema) } },
});
const key = { name: "id", in: "path", required: true, schema: text };
const declared = { "x-quarterdeck-resource": { readOnly: { serial: true, kind: false } } };
const zone = { id: text, name: text, kind: text, serial: { type: "integer", default: 1 } };

const documents: Readonly<Record<string, object>> = {
  "one schema for all calls": {
    openapi: "3.0.3",
    paths: {
      "/zones": {
        ...declared,
        get: reads({ type: "array", items: object(zone) }),
        post: { requestBody: json(object(zone, ["name", "serial"])), ...reads(object(zone)) },
      },
      "/zones/{id}": {
        parameters: [key],
        get: reads(object(zone)),
        put: { requestBody: json(object(zone)), ...reads(object(zone)) },
      },
    },
  },
  "an input schema with a member that responses lack": {
    openapi: "3.1.0",
    paths: {
      "/zones/": {
        get: reads({ type: "array", items: object({ id: text, name: text }) }),
        post: { requestBody: json(object(zone, ["name"])), ...reads(object({ id: text })) },
      },
      "/zones/{id}/": {
        ...declared,
        parameters: [key],
        get: reads(object({ id: text, name: text })),
        patch: { requestBody: json(object(zone)), ...reads(object({ id: text })) },
      },
    },
  },
  "an envelope in Swagger 2.0": {
    swagger: "2.0",
    paths: {
      "/zones": {
        ...declared,
        get: {
          responses: {
            "200": {
              description: "",
              schema: object({ zones: { type: "array", items: object(zone) } }),
            },
          },
        },
        post: {
          parameters: [{ name: "body", in: "body", schema: object({ zone: object(zone) }) }],
          responses: { "201": { description: "", schema: object({ zone: object(zone) }) } },
        },
      },
      "/zones/{id}": {
        parameters: [{ name: "id", in: "path", required: true, type: "string" }],
        get: { responses: { "200": { description: "", schema: object({ zone: object(zone) }) } } },
      },
    },
  },
};

const all = (field: Field): readonly Field[] =>
  field.kind === "group" ? field.fields.flatMap((inner) => [inner, ...all(inner)]) : [];

test.each(Object.entries(documents))(
  "forms leave out the fields that the API sets: %s",
  async (_, document) => {
    const info = { title: "Zones", version: "1" };
    const model = await createModel(JSON.stringify({ ...document, info }));
    const bodies = model.operations.flatMap(({ role, body }) =>
      body === undefined || role === "action" ? [] : [all(body.field)],
    );
    expect(bodies.length).toBeGreaterThan(0);
    for (const fields of bodies) {
      const serial = fields.find(({ name }) => name === "serial");
      expect(serial).toMatchObject({ isReadOnly: true, isRequired: false });
      expect(serial).not.toHaveProperty("default");
      expect(fields.find(({ name }) => name === "kind")?.isReadOnly).toBeUndefined();
    }
    expect(model.resources[0]?.readOnly).toEqual(["serial"]);
  },
);
