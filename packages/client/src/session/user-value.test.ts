// @vitest-environment node
import { expect, test } from "vitest";
import { compactUser, describeUser, userIdentity } from "./user-value.ts";

test.each([
  [{ id: 7, name: "Ada", email: "a@b.c", role: "editor", bio: "x" }, undefined],
  [{ id: 7, name: "Ada", email: "a@b.c", role: "editor" }, "typed"],
])("only id, name, email and role of a user are stored", (value, typed) => {
  expect(JSON.parse(compactUser(value, typed))).toEqual({
    id: 7,
    name: "Ada",
    email: "a@b.c",
    role: "editor",
  });
});

test.each([
  [undefined, "ada", { name: "ada" }],
  [undefined, undefined, { name: "Token" }],
  [{ id: "9" }, "ada", { id: "9", name: "ada" }],
  [[1, 2], "ada", { name: "ada" }],
  [{ first_name: "Ada", last_name: "Byron" }, "x", { name: "Ada Byron" }],
  [{ roles: ["a", "b"], sub: "s" }, "x", { id: "s", name: "x", role: "a, b" }],
])("missing members are filled from other members", (value, typed, want) => {
  expect(JSON.parse(compactUser(value, typed))).toEqual(want);
});

test("a stored user stays below 2 KB", () => {
  const long = "x".repeat(100_000);
  expect(compactUser({ id: long, name: long, email: long, role: long }).length).toBeLessThan(2000);
});

test.each([
  ["ada", "ada"],
  ["{broken", "{broken"],
  ['"text"', "text"],
  ["12", "12"],
  ["null", ""],
  ["[1,2]", ""],
  ['{"a":{"b":[1]}}', ""],
  ['{"email":"a@b.c"}', "a@b.c"],
  [null, ""],
])("any stored text is described: %s", (text, name) => {
  expect(describeUser(text).name).toBe(name);
});

test("the identity is the id, else the email, else a hash of the value", () => {
  expect(userIdentity('{"id":5,"email":"a@b.c"}')).toBe("5");
  expect(userIdentity('{"email":"a@b.c","name":"A"}')).toBe("a@b.c");
  expect(userIdentity("ada")).toBe(userIdentity("ada"));
  expect(userIdentity("ada")).not.toBe(userIdentity("bob"));
});
