import { expect, test } from "vitest";
import { readProblem } from "./read-problem.ts";
import type { ProblemText } from "./read-problem.ts";

const one = (path: readonly string[], message: string) => [{ path, message }];

const shapes: readonly (readonly [string, unknown, ProblemText])[] = [
  [
    "RFC 9457",
    {
      type: "about:blank",
      title: "Invalid values",
      status: 422,
      detail: "Two values are wrong.",
      errors: [
        { pointer: "/lines/0/no", detail: "is taken" },
        { parameter: "size", detail: "too large" },
      ],
    },
    {
      title: "Invalid values",
      message: "Two values are wrong.",
      fields: [...one(["lines", "0", "no"], "is taken"), ...one(["size"], "too large")],
    },
  ],
  [
    "RFC 9457, its own example",
    {
      title: "Your request is not valid.",
      errors: [{ detail: "must be a positive integer", pointer: "#/age" }],
    },
    {
      title: "Your request is not valid.",
      message: "must be a positive integer",
      fields: one(["age"], "must be a positive integer"),
    },
  ],
  [
    "RFC 7807",
    { title: "Bad", "invalid-params": [{ name: "age", reason: "must be positive" }] },
    { message: "Bad", fields: one(["age"], "must be positive") },
  ],
  [
    "OData, several",
    {
      error: {
        code: "400",
        message: "Several errors occurred.",
        details: [
          { code: "M1", message: "Give an author.", target: "author_ID" },
          { code: "M2", message: "At most 9.", target: "/Books(1)/lines/count" },
          { code: "M3", message: "Not negative.", target: "in/amount" },
        ],
      },
    },
    {
      message: "Several errors occurred.",
      fields: [
        ...one(["author_ID"], "Give an author."),
        ...one(["lines", "count"], "At most 9."),
        ...one(["amount"], "Not negative."),
      ],
    },
  ],
  [
    "OData, one",
    { error: { code: "M1", message: "Is too large.", target: "stock" } },
    { message: "Is too large.", fields: one(["stock"], "Is too large.") },
  ],
  [
    "Azure",
    {
      error: {
        code: "BadArgument",
        message: "Wrong values",
        target: "contact",
        details: [{ code: "Null", target: "phone", message: "Phone is missing" }],
      },
    },
    { message: "Wrong values", fields: one(["phone"], "Phone is missing") },
  ],
  ["FastAPI, text", { detail: "Not enough" }, { message: "Not enough", fields: [] }],
  [
    "FastAPI, list",
    {
      detail: [{ loc: ["body", "lines", 0, "price"], msg: "field required", type: "value_error" }],
    },
    {
      message: "lines.0.price: field required",
      fields: one(["lines", "0", "price"], "field required"),
    },
  ],
  [
    "Django REST framework",
    {
      name: ["This field is required."],
      address: { city: ["Too long."] },
      non_field_errors: ["Dates overlap."],
    },
    {
      message: "Dates overlap.",
      fields: [
        ...one(["name"], "This field is required."),
        ...one(["address", "city"], "Too long."),
      ],
    },
  ],
  [
    "Django REST framework, fields alone",
    { name: ["A.", "B."] },
    { message: "name: A. · B.", fields: one(["name"], "A. · B.") },
  ],
  ["Django REST framework, list", ["Not possible."], { message: "Not possible.", fields: [] }],
  [
    "LoopBack",
    {
      error: {
        statusCode: 422,
        name: "UnprocessableEntityError",
        message: "The body is invalid.",
        code: "VALIDATION_FAILED",
        details: [
          { path: "/name", code: "minLength", message: "too short", info: {} },
          {
            path: "",
            code: "required",
            message: "must have required property 'price'",
            info: { missingProperty: "price" },
          },
        ],
      },
    },
    {
      message: "The body is invalid.",
      fields: [
        ...one(["name"], "too short"),
        ...one(["price"], "must have required property 'price'"),
      ],
    },
  ],
  [
    "Laravel",
    { message: "The given data was invalid.", errors: { "items.0.name": ["Taken.", "Too long."] } },
    {
      message: "The given data was invalid.",
      fields: one(["items", "0", "name"], "Taken. · Too long."),
    },
  ],
  [
    "ASP.NET",
    {
      title: "One or more validation errors occurred.",
      status: 400,
      errors: { "$.items[0].Name": ["Required."] },
    },
    {
      message: "One or more validation errors occurred.",
      fields: one(["items", "0", "Name"], "Required."),
    },
  ],
  [
    "JSON:API",
    {
      errors: [
        {
          status: "422",
          title: "Invalid",
          detail: "must be set",
          source: { pointer: "/data/attributes/name" },
        },
      ],
    },
    { message: "must be set", fields: one(["name"], "must be set") },
  ],
  [
    "Spring",
    {
      timestamp: "x",
      status: 400,
      error: "Bad Request",
      message: "Validation failed",
      errors: [{ field: "name", defaultMessage: "must not be blank", code: "NotBlank" }],
      path: "/x",
    },
    {
      title: "Bad Request",
      message: "Validation failed",
      fields: one(["name"], "must not be blank"),
    },
  ],
  [
    "API Platform",
    {
      title: "An error occurred",
      detail: "name: blank",
      violations: [{ propertyPath: "name", message: "blank" }],
    },
    { title: "An error occurred", message: "name: blank", fields: one(["name"], "blank") },
  ],
  [
    "NestJS",
    {
      statusCode: 400,
      message: ["name should not be empty", "age must be a number"],
      error: "Bad Request",
    },
    {
      title: "Bad Request",
      message: "name should not be empty · age must be a number",
      fields: [
        { path: ["name"], message: "name should not be empty", isGuess: true },
        { path: ["age"], message: "age must be a number", isGuess: true },
      ],
    },
  ],
  [
    "GitHub",
    {
      message: "Validation Failed",
      errors: [{ resource: "Issue", field: "title", code: "missing_field" }],
    },
    { message: "Validation Failed", fields: one(["title"], "missing_field") },
  ],
  [
    "Google",
    {
      error: {
        code: 400,
        message: "Invalid",
        details: [{ "@type": "x", fieldViolations: [{ field: "a.b", description: "bad" }] }],
      },
    },
    { message: "Invalid", fields: one(["a", "b"], "bad") },
  ],
  [
    "Strapi",
    {
      data: null,
      error: {
        status: 400,
        name: "ValidationError",
        message: "2 errors",
        details: {
          errors: [{ path: ["name"], message: "must be unique", name: "ValidationError" }],
        },
      },
    },
    { message: "2 errors", fields: one(["name"], "must be unique") },
  ],
  [
    "Directus",
    {
      errors: [
        {
          message: "Value has to be unique.",
          extensions: { field: "slug", code: "RECORD_NOT_UNIQUE" },
        },
      ],
    },
    { message: "Value has to be unique.", fields: one(["slug"], "Value has to be unique.") },
  ],
  [
    "Joi",
    { name: "BadDataError", message: "Bad", details: [{ message: '"name" is required' }] },
    { message: "Bad", fields: one(["name"], '"name" is required') },
  ],
  ["{message}", { message: "No." }, { message: "No.", fields: [] }],
  ["{error: text}", { error: "No such thing" }, { message: "No such thing", fields: [] }],
  [
    "{error: {message}}",
    { error: { message: "No.", type: "card" } },
    { message: "No.", fields: [] },
  ],
  [
    "OAuth2",
    { error: "invalid_grant", error_description: "Wrong password" },
    { message: "Wrong password", fields: [] },
  ],
  ["{errors: [text]}", { errors: ["One", "Two"] }, { message: "One · Two", fields: [] }],
  [
    "{errors: {field: text}}",
    { errors: { name: "is taken" } },
    { message: "name: is taken", fields: one(["name"], "is taken") },
  ],
  ["{code, message}", { code: 40, message: "No.", details: null }, { message: "No.", fields: [] }],
  ["text", "Bad thing\nat stack", { message: "Bad thing", fields: [] }],
];

test.each(shapes)("%s", (_, body, want) => {
  expect(readProblem({ status: 422, headers: {}, body })).toEqual(want);
});
