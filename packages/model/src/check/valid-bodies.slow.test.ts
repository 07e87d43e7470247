import { Validator } from "@cfworker/json-schema";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Field, Shapes } from "#types/field.ts";
import { createModel } from "#create-model.ts";
import { operationChunk, takeChunk } from "#partition/model-chunk.ts";
import { checkValue } from "./check-value.ts";

// Compares the validation of forms with an independent JSON Schema validator.

type Schema = Readonly<Record<string, unknown>>;

const bounds = fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 }));

const scalars: fc.Arbitrary<Schema> = fc.oneof(
  bounds.map(([low, more]) => ({ type: "string", minLength: low, maxLength: low + more })),
  fc.constantFrom<Schema>(
    { type: "string" },
    { type: "string", pattern: "^[a-z]{2,3}$" },
    { type: "string", format: "date" },
    { type: "string", enum: ["open", "paid", ""] },
    { type: "boolean" },
    { type: "number", exclusiveMinimum: 0, maximum: 10 },
    { type: "integer", multipleOf: 3 },
    { type: ["string", "null"], minLength: 1 },
    { type: ["integer", "null"], minimum: -2 },
    { enum: [1, 2, null] },
  ),
);

const names = ["name", "total", "status", "tags", "size"];

const schemas: fc.Arbitrary<Schema> = fc.letrec<{ any: Schema; object: Schema }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    scalars,
    fc.tuple(tie("any"), bounds, fc.boolean()).map(([items, [low, more], uniqueItems]) => {
      return { type: "array", items, minItems: low, maxItems: low + more, uniqueItems };
    }),
    fc.tuple(tie("any"), bounds).map(([additionalProperties, [low, more]]) => {
      return {
        type: "object",
        additionalProperties,
        minProperties: low,
        maxProperties: low + more,
      };
    }),
    tie("object"),
  ),
  object: fc
    .tuple(
      fc.dictionary(fc.constantFrom(...names), tie("any"), { minKeys: 1, maxKeys: 4 }),
      fc.subarray(names),
      fc.boolean(),
    )
    .map(([properties, required, isClosed]) => ({
      type: "object",
      properties,
      required: required.filter((name) => name in properties),
      ...(isClosed && { additionalProperties: false }),
    })),
})).object;

async function read(schema: Schema): Promise<{ field: Field; shapes: Shapes }> {
  const requestBody = { content: { "application/json": { schema } } };
  const model = await createModel(
    JSON.stringify({ openapi: "3.1.0", paths: { "/things": { post: { requestBody } } } }),
  );
  const [operation] = model.operations;
  const field = operation?.body?.field;
  if (operation === undefined || field === undefined) throw new Error("no body was understood");
  return { field, shapes: takeChunk(model, operationChunk(operation))?.shapes ?? {} };
}

/** Mostly valid values, sometimes any: as typed into a form. */
function fill(schema: Schema): fc.Arbitrary<unknown> {
  const odd = fc.constantFrom<unknown>(null, "", "x", -1, 0, 2.5, 12, true, [], {}, ["x"], {
    x: 1,
  });
  return fc.oneof({ weight: 12, arbitrary: matching(schema) }, { weight: 1, arbitrary: odd });
}

function matching(schema: Schema): fc.Arbitrary<unknown> {
  const types = [schema["type"] ?? []].flat();
  if (Array.isArray(schema["enum"])) return fc.constantFrom(...(schema["enum"] as unknown[]));
  if (types.includes("string")) return matchingText(schema, types.includes("null"));
  if (types.includes("boolean")) return fc.boolean();
  if (types.includes("array")) {
    const { minItems, maxItems } = schema as { minItems: number; maxItems: number };
    return fc.array(fill(schema["items"] as Schema), { minLength: minItems, maxLength: maxItems });
  }
  if (types.includes("object")) return matchingObject(schema);
  return fc.oneof(fc.integer({ min: -3, max: 12 }), fc.constantFrom(0.5, 3, 9, 10));
}

function matchingText(schema: Schema, takesNull: boolean): fc.Arbitrary<unknown> {
  const { minLength = 0, maxLength = 6 } = schema as { minLength?: number; maxLength?: number };
  if (schema["format"] === "date") return fc.constantFrom("2024-02-29", "2023-02-29", "2026-11-21");
  if (schema["pattern"] !== undefined) return fc.constantFrom("ab", "abc", "abcd", "A");
  const typed = fc.string({ minLength, maxLength, unit: "grapheme-ascii" });
  return takesNull ? fc.option(typed) : typed;
}

function matchingObject(schema: Schema): fc.Arbitrary<unknown> {
  const {
    additionalProperties: others,
    properties,
    minProperties = 0,
    maxProperties = 3,
  } = schema as {
    additionalProperties?: Schema | false;
    properties?: Readonly<Record<string, Schema>>;
    minProperties?: number;
    maxProperties?: number;
  };
  if (properties === undefined) {
    const sizes = { minKeys: minProperties, maxKeys: maxProperties };
    return fc.dictionary(
      fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "h"),
      fill(others as Schema),
      sizes,
    );
  }
  const required = (schema["required"] as readonly string[]).slice();
  const existing = Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, fill(inner)]),
  );
  return fc.record(existing, { requiredKeys: required });
}

test("a body without errors is valid by its schema, and one with errors is not", async () => {
  let faultless = 0;
  let invalid = 0;
  await fc.assert(
    fc.asyncProperty(
      schemas.chain((schema) =>
        fc.tuple(fc.constant(schema), fc.array(fill(schema), { minLength: 5, maxLength: 5 })),
      ),
      async ([schema, bodies]) => {
        const { field, shapes } = await read(schema);
        const judge = new Validator(schema as object, "2020-12", false);
        for (const body of bodies) {
          const problems = checkValue({ ...field, isRequired: true }, body, { shapes });
          if (problems.length === 0) faultless += 1;
          else invalid += 1;
          const { valid, errors } = judge.validate(body);
          expect({ valid, errors: valid ? [] : errors.slice(0, 2), problems, body }).toMatchObject({
            valid: problems.length === 0,
          });
        }
      },
    ),
    { numRuns: 150 },
  );
  // A test that meets one kind alone proves nothing.
  expect(Math.min(faultless, invalid)).toBeGreaterThan(80);
});
