// @vitest-environment node
import type { Field, FieldProblem, PasswordMethod } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { findNamedMembers } from "./named-members.ts";

const text = (name: string, more: Partial<Field> = {}) => ({
  path: [name],
  field: { kind: "text", name, label: name, isRequired: false, ...more } as Field,
});
const method: PasswordMethod = {
  kind: "password",
  id: "login",
  call: { method: "post", path: "/login", mediaType: "application/json" },
  username: text("email"),
  password: text("password"),
  more: [text("company")],
  optional: [text("strategy"), text("account"), text("clientId"), text("note")],
  constants: { grant_type: "password" },
  tokenPaths: [],
  userPaths: [],
  credential: { in: "session" },
  evidence: { pointer: "", reason: { code: "login-post" }, confidence: 1 },
};
const typed = { username: "admin", password: "secret" };

test.each<readonly [string, readonly string[]]>([
  // Described members.
  ["Invalid authentication information (no `strategy` set)", ["strategy"]],
  ["Missing parameter: account", ["account"]],
  ["The account field is required.", ["account"]],
  ["clientId was not recognized", ["clientId"]],
  ["The account is locked.", []],
  ["No account was found for this email.", []],
  ["Please note that the password is wrong.", []],
  // Constants, which the user can then change.
  ["Unsupported grant_type", ["grant_type"]],
  // Members that the description lacks.
  ['"realm" is required', ["realm"]],
  ["realm must not be blank", ["realm"]],
  ["Missing required parameter 'workspace_id'.", ["workspace_id"]],
  ["tenant: This field is required.", ["tenant"]],
  ["otp required", ["otp"]],
  ["two_factor_code is required", ["two_factor_code"]],
  ["A tenant must be provided", ["tenant"]],
  // The name, the password, typed values and plain words.
  ["Email is required", []],
  ["`password` is missing", []],
  ["The user 'admin' is not valid.", []],
  ["Authentication is required", []],
  ["Invalid username or password", []],
  ["Company is required", []],
  ["Your session is missing.", []],
  ["", []],
])("the refusal %j names %j", (message, names) => {
  const members = findNamedMembers({ message, fields: [] }, method, typed);
  expect(members.map(({ path }) => path.join("."))).toEqual(names);
  for (const member of members) expect(member.message).toBe(message);
});

test.each<readonly [FieldProblem, readonly string[]]>([
  [{ path: ["strategy"], message: "required" }, ["strategy"]],
  [{ path: ["tenant"], message: "Field required" }, ["tenant"]],
  [{ path: ["domain", "id"], message: "This field is required." }, ["domain.id"]],
  [{ path: ["email"], message: "This field is required." }, []],
  [{ path: ["non_field_errors"], message: "Unable to log in." }, []],
  [{ path: ["credentials"], message: "are required" }, []],
])("the field problem %j names %j", (problem, names) => {
  const members = findNamedMembers({ message: "Invalid", fields: [problem] }, method, typed);
  expect(members.map(({ path }) => path.join("."))).toEqual(names);
  for (const member of members) expect(member.message).toBe(problem.message);
});

test("a member that is not described is next to the password", () => {
  const nested = { ...method, password: { ...method.password, path: ["user", "password"] } };
  const [member] = findNamedMembers({ message: "tenant is required", fields: [] }, nested, typed);
  expect(member).toMatchObject({
    path: ["user", "tenant"],
    field: { kind: "text", name: "tenant", label: "tenant", isRequired: true },
  });
});

test("a constant has an input with its value", () => {
  const problem = { message: "grant_type is not supported", fields: [] };
  expect(findNamedMembers(problem, method, typed)).toMatchObject([
    { path: ["grant_type"], field: { default: "password" } },
  ]);
});
