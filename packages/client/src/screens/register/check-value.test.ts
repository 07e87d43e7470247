// @vitest-environment node
import type { Field } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { checkValue, type Fault } from "./check-value.ts";

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

test.each<[string, Field, unknown, Fault["text"] | undefined]>([
  ["a required field that nobody filled is missing", email, undefined, "missing"],
  ["spaces fill nothing", email, "  ", "missing"],
  ["an address has an @", email, "ada", "noAddress"],
  ["an address is taken as it is", email, "ada@example.com", undefined],
  ["a field that may be left out may be left out", code, "", undefined],
  ["a box need not be ticked", terms, undefined, undefined],
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
