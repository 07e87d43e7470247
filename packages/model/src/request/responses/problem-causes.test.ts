import { expect, test } from "vitest";
import { readProblem } from "./read-problem.ts";

// Spring Data REST, OData of ASP.NET, a service of Node.js.
test.each<readonly [string, unknown, string]>([
  [
    "nested causes",
    {
      cause: {
        cause: { cause: null, message: "Duplicate entry 'O-5' for key 'number'" },
        message: "could not execute statement",
      },
      message: "could not execute statement; SQL [n/a]",
    },
    "could not execute statement; SQL [n/a]: Duplicate entry 'O-5' for key 'number'",
  ],
  [
    "an inner error",
    {
      error: {
        code: "",
        message: "An error has occurred.",
        innererror: { message: "The name is taken.", type: "System.Exception", stacktrace: "…" },
      },
    },
    "An error has occurred: The name is taken.",
  ],
  [
    "a cause that the message has already",
    { message: "save failed: disk full", cause: { message: "disk full" } },
    "save failed: disk full",
  ],
  ["a cause that is a text", { message: "Bad title", cause: "validation" }, "Bad title"],
  ["a cause without a message", { message: "Bad title", cause: { code: 5 } }, "Bad title"],
])("an error has the message of its innermost cause: %s", (_, body, message) => {
  expect(readProblem({ status: 409, headers: {}, body }).message).toBe(message);
});
