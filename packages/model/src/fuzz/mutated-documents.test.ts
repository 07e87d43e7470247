import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { listRealDocuments } from "./real-documents.ts";
import { expectAllOperations, expectValidModel } from "./invariants.ts";
import { changes, listPaths, mutate } from "./mutations.ts";
import { shop } from "./shop.ts";

/** `PROPERTY_RUNS=10` runs ten times as many documents. */
const more = Number(process.env["PROPERTY_RUNS"] ?? 1);
const timeout = 60_000 * more;

/** Report of a failed property; undefined if it passed. */
async function findFailure<Values>(
  property: fc.IAsyncProperty<Values>,
  parameters: fc.Parameters<Values>,
): Promise<string | undefined> {
  const result = await fc.check(property, parameters);
  return result.failed ? await fc.asyncDefaultReportMessage(result) : undefined;
}

test("a mutated description keeps all operations", { timeout }, async () => {
  const paths = listPaths(shop);
  const failure = await findFailure(
    fc.asyncProperty(changes, async (made) => expectAllOperations(mutate(shop, paths, made))),
    { numRuns: 100 * more },
  );
  expect(failure).toBeUndefined();
});

describe("mutated real descriptions keep all operations", () => {
  const documents = listRealDocuments();
  const numRuns = Math.ceil((25 * more) / documents.length);
  test.each(documents)("%s", { timeout }, async (_, document) => {
    const paths = listPaths(document);
    const failure = await findFailure(
      fc.asyncProperty(changes, async (made) => expectAllOperations(mutate(document, paths, made))),
      { numRuns },
    );
    expect(failure).toBeUndefined();
  });
});

test("damaged text gives a model", { timeout }, async () => {
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
        await expectValidModel(text.slice(0, start) + extra + text.slice(start + length));
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
  "random objects with OpenAPI keywords give a model with all operations",
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

test("an empty text gives an empty model", async () => {
  expect(await createModel("")).toMatchObject({
    operations: [],
    figures: { operations: { count: 0, total: 0 } },
  });
});
