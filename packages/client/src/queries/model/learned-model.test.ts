// @vitest-environment node
import { createModel, type Field, type LearnedFacts, listRelations } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { modelWithLearned } from "./learned-model.ts";

const responses = { "200": { description: "" } };
const id = { name: "id", in: "path", required: true, schema: { type: "string" } };
const json = (schema: object) => ({
  responses: { "200": { content: { "application/json": { schema } } } },
});
const keyed = { type: "object", properties: { id: { type: "string" } } };

/** Lists of documents of different origin: without schemas, with any object, with the key alone. */
const documents: readonly (readonly [string, object, object])[] = [
  ["no schema", { responses }, { responses }],
  ["any objects", json({ type: "array", items: { type: "object" } }), json({ type: "object" })],
  ["the key alone", json({ type: "array", items: keyed }), json(keyed)],
];

const owner: Field = {
  kind: "reference",
  name: "owner",
  label: "Owner",
  isRequired: false,
  to: "users",
  keyPath: [],
};
const facts: LearnedFacts = { fields: [owner], evidence: [] };

test.each(documents)("%s: the model has learned fields and relations", async (_, rows, record) => {
  const pathsOf = (name: string) => ({
    [`/${name}`]: { get: rows },
    [`/${name}/{id}`]: { parameters: [id], get: record },
  });
  const paths = { ...pathsOf("projects"), ...pathsOf("users") };
  const described = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  const fieldsOf = ({ resources }: typeof described) =>
    resources.find(({ name }) => name === "projects")?.fields.map(({ name }) => name) ?? [];
  const model = modelWithLearned(described, new Map([["projects", facts]]));
  expect(fieldsOf(model)).toEqual([...fieldsOf(described), "owner"]);
  expect(listRelations(model)).toMatchObject([{ from: "projects", to: "users" }]);
});

test("a model without learned facts is unchanged", async () => {
  const model = await createModel(JSON.stringify({ openapi: "3.1.0", paths: {} }));
  expect(modelWithLearned(model, new Map())).toBe(model);
});
