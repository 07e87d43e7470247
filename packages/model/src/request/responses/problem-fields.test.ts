import { expect, test } from "vitest";
import { readProblem } from "./read-problem.ts";

/** Field of the first error in shapes of other frameworks. */
const named: readonly (readonly [string, unknown])[] = [
  ["Unit price", { message: "Validation failed: Unit price must be above 0, Name can't be blank" }],
  ["name", { errors: [{ name: "can't be blank" }] }],
  ["name", { errors: [["name", "can't be blank"]] }],
  ["email", { message: "Validation error: email must be unique" }],
  ["user.email", { message: "notNull Violation: user.email cannot be null" }],
  ["email", { message: 'E11000 duplicate key error: email_1 dup key: { email: "a@b.c" }' }],
  ["email", { detail: "Key (email)=(a@b.c) already exists." }],
  ["email", { message: 'ERROR: null value in column "email" violates a constraint' }],
  ["full_name", { error: "Internal", message: "UNIQUE constraint failed: users.full_name" }],
  ["email", { message: "SQLITE_CONSTRAINT: NOT NULL constraint failed: users.email" }],
  ["email", { message: "Duplicate entry 'a@b.c' for key 'users.email'" }],
  ["start_date", { messages: { start_date: "is in the past" } }],
  ["pet.Name", { ModelState: { "pet.Name": ["The Name is required."] }, Message: "Invalid." }],
  ["email", { error: { errors: [{ property: "email", constraints: { isEmail: "not one" } }] } }],
  ["email", { message: [{ property: "email", constraints: { isEmail: "not one" } }] }],
  ["email", { _embedded: { errors: [{ message: "email: must be one" }] }, message: "Bad" }],
  ["email", { error: "Validation", details: { body: [{ message: "bad", path: ["email"] }] } }],
  ["email", "email is not valid"],
  ["email", '{"error":"email is not valid"}'],
  ["ID", "folder has empty ID"],
  ["branch name", { message: "The repository has an invalid branch name." }],
  ["email", { error: "user account with duplicate email" }],
  ["email", { error: "invalid value for email" }],
  ["email", { error: "Invalid email address" }],
  ["email", { message: "Missing required field: email" }],
  ["email", { message: "Required parameter 'email' is missing" }],
  ["name", { name: "NameExistsError", message: "A flag with that name already exists" }],
  ["email", { message: "User with this email already exists." }],
  ["email address", { error: "An account with the same email address is already registered" }],
  ["username", { detail: "This username is already taken." }],
  ["email", { code: "invalid", attribute: "email", message: "is bad" }],
  ["email", { error: { field: "email", message: "is bad" } }],
  ["email", { errors: { email: { message: "is required", kind: "required" } } }],
  ["email", { errors: [{ errorCode: "X", fieldName: "email", errorMessage: "is bad" }] }],
  ["email", { problems: [{ field: "email", problem: "is bad" }] }],
  ["email", { error: { fields: { email: "is bad" } } }],
  ["email", { error: { message: "No.", validation: { email: ["is bad"] } } }],
  ["email", { invalidFields: [{ name: "email", reason: "is bad" }] }],
  ["email", { errors: [{ code: "x", meta: { field: "email" }, detail: "is bad" }] }],
];

test.each(named)("an error is at %s: %o", (path, body) => {
  const { fields } = readProblem({ status: 422, headers: {}, body });
  expect(fields[0]?.path.join(".")).toBe(path);
});

test.each([
  ["full_name", "UNIQUE constraint failed: authors.full_name"],
  ["email", 'ERROR: null value in column "email" violates not-null constraint'],
  ["email", "Duplicate entry 'a@b.c' for key 'users.email'"],
  ["ID", "folder has empty ID"],
  [undefined, "email is not configured"],
  [undefined, "The server has no database"],
  [undefined, "Connection failed: db.internal"],
])("a 500 is at the field %s: %s", (name, message) => {
  const { fields } = readProblem({ status: 500, headers: {}, body: { message } });
  expect(fields[0]?.path.join(".")).toBe(name);
});

test.each([
  { message: "Not found", details: { requestId: "7" } },
  { error: { type: "card_error", message: "Declined", doc: "x" } },
  { message: "The order cannot be paid", code: 3, data: { id: "7" } },
  { messages: { error: "No." } },
  { error: "Service unavailable", details: [] },
  { errors: [{ code: "x" }] },
  { errors: ["No."] },
  "Bad gateway",
])("%o concerns no certain field", (body) => {
  const { fields } = readProblem({ status: 422, headers: {}, body });
  expect(fields.filter(({ isGuess }) => isGuess !== true)).toEqual([]);
});
