import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listExamples } from "#testing/list-documents.ts";
import { expectWholeModel } from "#testing/expect-whole-model.ts";
import { createModel } from "./create-model.ts";

const examples = listExamples();

test("there are documents to read", () => {
  expect(examples.length).toBeGreaterThanOrEqual(4);
});

// Those of ../shared are read by the test of the score.
test.each(examples)("%s is read as a whole", async (path) => {
  const text = readFileSync(path, "utf8");
  const load = async (address: string): Promise<string> => readFileSync(address, "utf8");
  const model = await createModel(text, { address: path, load });
  expect(model.operations.length).toBeGreaterThan(4);
  expectWholeModel(model, text);
});
