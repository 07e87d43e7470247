// @vitest-environment node
import type { Field } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { checkValue, type ValueError } from "./check-value.ts";

const password: Field = {
  kind: "secret",
  name: "password",
  label: "Password",
  isRequired: true,
  minLength: 10,
  maxLength: 12,
};
const email: Field = { kind: "email", name: "email", label: "Email", isRequired: true };
const code: Field = { kind: "text", name: "code", label: "Code", isRequired: false };
const terms: Field = { kind: "boolean", name: "terms", label: "Terms", isRequired: true };

test.each<[string, Field, unknown, ValueError["text"] | undefined]>([
  ["an empty required field is missing", email, undefined, "missing"],
  ["spaces are empty", email, "  ", "missing"],
  ["an address has an @", email, "ada", "noAddress"],
  ["a valid address is accepted", email, "ada@example.com", undefined],
  ["an optional field may be empty", code, "", undefined],
  ["a checkbox may stay unchecked", terms, undefined, undefined],
  ["a password may be too short", password, "short", "tooShort"],
  ["a password may be too long", password, "a".repeat(13), "tooLong"],
  [
    "characters are counted, not UTF-16 units",
    password,
    "⚓".repeat(5) + "🚢".repeat(5),
    undefined,
  ],
])("%s", (_, field, value, want) => {
  expect(checkValue(field, value)?.text).toBe(want);
});
