import { expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import { readFieldProblems } from "#request/responses/read-field-problems.ts";
import { locateProblems } from "./locate-problems.ts";

const text = (name: string): Field => ({ kind: "text", name, label: name, isRequired: false });
const group = (name: string, fields: readonly Field[]): Field => ({
  kind: "group",
  name,
  label: name,
  isRequired: false,
  fields,
});
const field = group("body", [
  text("email"),
  text("customer_id"),
  text("unitPrice"),
  { ...text("made_at"), isReadOnly: true },
  group("address", [text("post_code")]),
  {
    kind: "list",
    name: "line_items",
    label: "",
    isRequired: false,
    item: group("", [text("sku")]),
  },
]);
const value = { line_items: [{ sku: "a" }, { sku: "b" }] };

const detail = "is wrong";

test.each<readonly [string, unknown, readonly string[]]>([
  ["RFC 9457", { errors: [{ detail, pointer: "#/line_items/1/sku" }] }, ["line_items.1.sku"]],
  ["RFC 7807 of ASP.NET", { errors: { "Address.PostCode": [detail] } }, ["address.post_code"]],
  ["ASP.NET's JSON path", { errors: { "$.lineItems[1].sku": [detail] } }, ["line_items.1.sku"]],
  ["Laravel", { message: "m", errors: { "line_items.1.sku": [detail] } }, ["line_items.1.sku"]],
  ["DRF", { address: { post_code: [detail] } }, ["address.post_code"]],
  ["DRF in a list", { line_items: [{}, { sku: [detail] }] }, ["line_items.1.sku"]],
  [
    "FastAPI",
    { detail: [{ loc: ["body", "line_items", 1, "sku"], msg: detail, type: "missing" }] },
    ["line_items.1.sku"],
  ],
  [
    "JSON:API",
    { errors: [{ detail, source: { pointer: "/data/attributes/unit-price" } }] },
    ["unitPrice"],
  ],
  [
    "Spring",
    { errors: [{ field: "lineItems[1].sku", defaultMessage: detail, objectName: "order" }] },
    ["line_items.1.sku"],
  ],
  [
    "Spring's violations",
    { violations: [{ propertyPath: "unit_price", message: detail }] },
    ["unitPrice"],
  ],
  ["class-validator", { message: ["email must be an email"], statusCode: 400 }, ["email"]],
  [
    "class-validator, nested",
    { message: ["line_items.1.sku should not be empty", "email must be an email"] },
    ["line_items.1.sku", "email"],
  ],
  ["class-validator, one text", { message: "unitPrice must not be less than 0" }, ["unitPrice"]],
  [
    "Rails, full messages",
    { errors: ["Email is invalid", "Unit price can't be blank"] },
    ["email", "unitPrice"],
  ],
  ["Rails, lists by name", { email: ["is invalid"] }, ["email"]],
  ["Laravel, one value", { errors: { email: ["The email field is required."] } }, ["email"]],
  ["Laravel, one text", { message: "The unit price field is required." }, ["unitPrice"]],
  ["ASP.NET, problem details", { title: "One or more", errors: { Email: [detail] } }, ["email"]],
  [
    "Spring, field errors",
    { fieldErrors: [{ field: "email", defaultMessage: detail }] },
    ["email"],
  ],
  [
    "Go validator",
    {
      error:
        "Key: 'User.Email' Error:Field validation for 'Email' failed on the 'required' tag\nKey: 'User.Address.PostCode' Error:Field validation for 'PostCode' failed on the 'len' tag",
    },
    ["email", "address.post_code"],
  ],
  ["Joi, one text", { message: '"email" is required' }, ["email"]],
  ["Mongoose", { message: "User validation failed: email: Path `email` is required." }, ["email"]],
  [
    "zod",
    { issues: [{ path: ["line_items", 1, "sku"], message: detail, code: "custom" }] },
    ["line_items.1.sku"],
  ],
  [
    "zod, below error",
    { error: { issues: [{ path: ["email"], message: detail }], name: "ZodError" } },
    ["email"],
  ],
  ["zod, flattened", { fieldErrors: { email: [detail] }, formErrors: [] }, ["email"]],
  ["zod, formatted", { error: { fieldErrors: { email: [detail] } } }, ["email"]],
  ["a sentence about something else", { message: "Something is wrong" }, []],
  ["a sentence without a name", { message: "Not valid" }, []],
  ["Rails", { errors: { customer: [detail] } }, ["customer_id"]],
  ["Rails, the record named", { errors: { "order.email": [detail] } }, ["email"]],
  ["a plain map", { errors: { email: detail } }, ["email"]],
  ["a field that is not in the form", { errors: { made_at: [detail] } }, []],
  ["a field without an input", { errors: { stock: [detail] } }, []],
  ["a path below an input", { errors: { "email.domain": [detail] } }, ["email"]],
])("%s is located at its field", (_shape, body, want) => {
  const located = locateProblems({ field, value }, readFieldProblems(body));
  expect(located.map(({ path }) => path.join("."))).toEqual(want);
  // A sentence keeps its words.
  const whole = JSON.stringify(body).replaceAll('\\"', '"');
  expect(located.every(({ message }) => whole.includes(message))).toBe(true);
});

test("an envelope may be named or not", () => {
  const form = { field, value, envelope: ["order"] };
  const report = (path: readonly string[]) =>
    locateProblems(form, [{ path, message: detail }]).map((problem) => problem.path.join("."));
  expect(report(["order", "email"])).toEqual(["email"]);
  expect(report(["email"])).toEqual(["email"]);
});
