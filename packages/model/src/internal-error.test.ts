import { expect, test } from "vitest";
import { createModel } from "./create-model.ts";
import { problemText } from "#testing/test-messages.ts";

/** An overlay at which whatever reads it fails. */
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
    "own-fault",
    /TypeError: x is not a function.*an error in Quarterdeck/,
  ],
  [new RangeError("Maximum call stack size exceeded"), "too-much", /nested too deeply/],
  ["thrown by others", "own-fault", /thrown by others/],
])("%s is told as %s, and not as a fault of the description", async (error, code, words) => {
  const { problems, operations } = await createModel(text, { overlays: [failing(error)] });
  expect(operations).toEqual([]);
  expect(problems).toMatchObject([{ code, severity: "error" }]);
  expect(problemText(problems[0])).toMatch(words);
});

test("a broken description is told in words of its own", async () => {
  const { problems } = await createModel("{");
  expect(problems.map(({ code }) => code)).not.toContain("own-fault");
});
