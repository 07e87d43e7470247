import { expect, test } from "vitest";
import { createModel } from "./create-model.ts";
import { problemText } from "#testing/test-messages.ts";

/** Overlay that throws when it is read. */
function failing(error: unknown) {
  return {
    address: "",
    get text(): string {
      throw error;
    },
  };
}

const text = '{"openapi":"3.1.0","info":{"title":"A","version":"1"},"paths":{}}';

test.each([
  [
    new TypeError("x is not a function"),
    "internal-error",
    /TypeError: x is not a function.*an error in Quarterdeck/,
  ],
  [new RangeError("Maximum call stack size exceeded"), "too-much", /nested too deeply/],
  ["a thrown text", "internal-error", /a thrown text/],
])("%s becomes the problem %s, not an error of the description", async (error, code, words) => {
  const { problems, operations } = await createModel(text, { overlays: [failing(error)] });
  expect(operations).toEqual([]);
  expect(problems).toMatchObject([{ code, severity: "error" }]);
  expect(problemText(problems[0])).toMatch(words);
});

test("a broken description has its own problems", async () => {
  const { problems } = await createModel("{");
  expect(problems.map(({ code }) => code)).not.toContain("internal-error");
});
