import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { listRealDocuments } from "./real-documents.ts";
import { expectAllOperations, expectSound } from "./invariants.ts";
import { changes, listPlaces, mutate } from "./mutations.ts";
import { shop } from "./shop.ts";

/** `PROPERTY_RUNS=10` tries ten times as many documents. */
const more = Number(process.env["PROPERTY_RUNS"] ?? 1);
const timeout = 60_000 * more;

/** Why a property does not hold, and for what; undefined where it held in every run. */
async function findFailure<Values>(
  property: fc.IAsyncProperty<Values>,
  parameters: fc.Parameters<Values>,
): Promise<string | undefined> {
  const result = await fc.check(property, parameters);
  return result.failed ? await fc.asyncDefaultReportMessage(result) : undefined;
}

test("a description that was tampered with loses no operation", { timeout }, async () => {
  const places = listPlaces(shop);
  const failure = await findFailure(
    fc.asyncProperty(changes, async (made) => expectAllOperations(mutate(shop, places, made))),
    { numRuns: 250 * more },
  );
  expect(failure).toBeUndefined();
});

describe("real descriptions that were tampered with lose no operation", () => {
  const documents = listRealDocuments();
  const numRuns = Math.ceil((100 * more) / documents.length);
  test.each(documents)("%s", { timeout }, async (_, document) => {
    const places = listPlaces(document);
    const failure = await findFailure(
      fc.asyncProperty(changes, async (made) =>
        expectAllOperations(mutate(document, places, made)),
      ),
      { numRuns },
    );
    expect(failure).toBeUndefined();
  });
});

test("text that was cut or mixed up gives a model all the same", { timeout }, async () => {
  const text = JSON.stringify(shop, undefined, 1);
  const failure = await findFailure(
    fc.asyncProperty(
      fc.nat(text.length),
      fc.nat(40),
      fc.oneof(
        fc.string(),
        fc.constantFrom("&a ", "*a", "<<: ", "- ", "? ", "!!x ", "|\n", "\t", "\u0085"),
      ),
      async (start, length, extra) => {
        await expectSound(text.slice(0, start) + extra + text.slice(start + length));
      },
    ),
    { numRuns: 150 * more },
  );
  expect(failure).toBeUndefined();
});

const word = fc.constantFrom(
  ..."$ref get post paths parameters name in schema type properties items allOf oneOf anyOf enum responses 200 content application/json components schemas A B requestBody servers url security tags required default example discriminator mapping const $id $anchor $dynamicRef additionalOperations links".split(
    " ",
  ),
);
const pointer = fc
  .array(word, { maxLength: 5 })
  .map((steps) => `#/${steps.map((step) => step.replaceAll("/", "~1")).join("/")}`);
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { depthSize: "medium", withCrossShrink: true },
    fc.oneof(
      word,
      pointer,
      fc.constantFrom("object", "string", "query", "path", "/a/{id}"),
      fc.jsonValue(),
    ),
    fc.dictionary(fc.oneof(word, fc.constantFrom("/a", "/a/{id}", "b")), tie("tree"), {
      maxKeys: 6,
    }),
    fc.array(tie("tree"), { maxLength: 4 }),
  ),
}));

test(
  "what only sounds like a description gives a model with all its operations",
  { timeout },
  async () => {
    const failure = await findFailure(
      fc.asyncProperty(fc.dictionary(word, tree, { maxKeys: 8 }), tree, async (rest, paths) => {
        await expectAllOperations({ openapi: "3.1.0", ...rest, paths });
      }),
      { numRuns: 200 * more },
    );
    expect(failure).toBeUndefined();
  },
);

test("a model is made of nothing at all", async () => {
  expect(await createModel("")).toMatchObject({ operations: [], coverage: { ratio: 1 } });
});
