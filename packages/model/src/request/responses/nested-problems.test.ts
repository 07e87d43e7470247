import { expect, test } from "vitest";
import { readProblem } from "./read-problem.ts";
import type { ProblemText } from "./read-problem.ts";

const one = (path: readonly string[], message: string) => [{ path, message }];

test.each<readonly [string, unknown, ProblemText]>([
  [
    "Payload: the errors of values in the data of one error",
    {
      errors: [
        {
          name: "ValidationError",
          data: { collection: "books", errors: [{ message: "must be unique", path: "isbn" }] },
          message: "The following field is invalid: isbn",
        },
      ],
    },
    {
      message: "The following field is invalid: isbn",
      fields: one(["isbn"], "must be unique"),
    },
  ],
  [
    "the status of a cluster",
    {
      kind: "Status",
      status: "Failure",
      reason: "Invalid",
      message: 'Pool "a" is invalid',
      details: {
        name: "a",
        kind: "Pool",
        causes: [{ reason: "Invalid", message: "must be at most 10", field: "spec.replicas" }],
      },
    },
    { message: 'Pool "a" is invalid', fields: one(["spec", "replicas"], "must be at most 10") },
  ],
  [
    "errors of values in the extensions of one error",
    {
      errors: [
        {
          message: "Invalid input",
          extensions: { code: "BAD_INPUT", errors: [{ field: "price", message: "is negative" }] },
        },
      ],
    },
    { message: "Invalid input", fields: one(["price"], "is negative") },
  ],
  [
    "Joi in an error of JSON:API",
    {
      errors: [
        {
          title: "Validation failed",
          detail: [
            { message: '"name" is too long', path: ["name"] },
            { message: '"email" must be a valid email', path: ["email"] },
          ],
        },
      ],
    },
    {
      message: "Validation failed",
      fields: [
        { path: ["name"], message: '"name" is too long' },
        { path: ["email"], message: '"email" must be a valid email' },
      ],
    },
  ],
  [
    "errors of values in an error with a title",
    { errors: [{ title: "Invalid", errors: [{ property: "name", message: "is too short" }] }] },
    { message: "Invalid", fields: one(["name"], "is too short") },
  ],
])("%s", (_, body, expected) => {
  expect(readProblem({ status: 422, headers: {}, body })).toEqual(expected);
});
