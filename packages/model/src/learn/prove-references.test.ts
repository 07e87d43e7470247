import { expect, test } from "vitest";
import type { ReferenceField } from "#types/field.ts";
import { createModel } from "#create-model.ts";
import { applyLearnedCalls, applyLearnedFacts } from "./learned-facts.ts";
import { provenReference, type ReferenceProof } from "./prove-references.ts";
import { isUnproven } from "./refine-fields.ts";

const ok = (schema: object) => ({
  "200": { content: { "application/json": { schema } } },
});
const json = (schema: object) => ({ content: { "application/json": { schema } } });

interface Case {
  readonly field: string;
  readonly schema: object;
  readonly target: string;
  readonly targetFields: object;
  readonly proof: Omit<ReferenceProof, "to">;
  readonly wrap: (record: object) => object;
}

const integer = { type: "integer" };
const text = { type: "string" };

const cases: readonly (readonly [string, Case])[] = [
  [
    "a role whose numbers are keys",
    {
      field: "borrower",
      schema: integer,
      target: "users",
      targetFields: { id: integer, name: text },
      proof: {},
      wrap: (record) => record,
    },
  ],
  [
    "a text that is a slug of another resource",
    {
      field: "category",
      schema: text,
      target: "categories",
      targetFields: { id: text, slug: text, name: text },
      proof: { alternateKey: "slug" },
      wrap: (record) => ({ type: "object", properties: { data: record } }),
    },
  ],
  [
    "a text with addresses of records",
    {
      field: "asset",
      schema: text,
      target: "assets",
      targetFields: { id: integer, name: text, serial: text },
      proof: { addressForm: "https://api.example/assets/{key}/" },
      wrap: (record) => record,
    },
  ],
];

test.each(cases)("%s becomes a reference in rows, bodies and filters", async (_, one) => {
  const { field, schema, target, targetFields, proof, wrap } = one;
  const record = { type: "object", properties: { id: integer, [field]: schema } };
  const other = { type: "object", properties: targetFields };
  const [idSchema] = Object.values(targetFields) as readonly object[];
  const parameters = [{ name: "id", in: "path", required: true, schema: idSchema }];
  const model = await createModel(
    JSON.stringify({
      openapi: "3.0.3",
      paths: {
        [`/${target}`]: { get: { responses: ok({ type: "array", items: other }) } },
        [`/${target}/{id}`]: { parameters, get: { responses: ok(other) } },
        "/loans": {
          get: {
            parameters: [{ name: field, in: "query", schema: text }],
            responses: ok({ type: "array", items: record }),
          },
          post: { requestBody: json(wrap(record)), responses: ok(record) },
        },
        "/loans/{id}": {
          parameters: [{ name: "id", in: "path", required: true, schema: integer }],
          get: { responses: ok(record) },
        },
      },
    }),
  );
  const loans = model.resources.find(({ name }) => name === "loans");
  const guess = loans?.fields.find(({ name }) => name === field);
  if (loans === undefined || guess === undefined || !isUnproven(guess))
    throw new Error(`The field ${field} is not a guess.`);
  const refined = [provenReference(guess, { to: target, ...proof })];
  const learned = { fields: [], refined, evidence: [] };

  const after = applyLearnedFacts(loans, learned);
  const own = after.fields.find(({ name }) => name === field) as ReferenceField;
  expect(own).toMatchObject({ kind: "reference", to: target });
  expect(own.isGuess).toBeUndefined();
  expect(own.alternateKeys).toEqual(proof.alternateKey && [proof.alternateKey]);
  expect(after.list?.filters.find(({ fieldName }) => fieldName === field)?.field).toMatchObject({
    kind: "reference",
    to: target,
  });

  const create = model.operations.find(({ id }) => id === loans.operations.create);
  if (create === undefined) throw new Error("Loans cannot be created.");
  const body = JSON.stringify(applyLearnedCalls(create, learned).body?.field);
  expect(body).toContain(`"to":"${target}"`);
  expect(body.includes("addressForm")).toBe(proof.addressForm !== undefined);
});
