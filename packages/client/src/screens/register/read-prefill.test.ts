// @vitest-environment node
import type { Registration } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { readPrefill } from "./read-prefill.ts";

const located = (kind: "text" | "secret", name: string) => ({
  path: [name],
  field: { kind, name, label: name, isRequired: true },
});

const registration: Registration = {
  call: { method: "post", path: "/register", mediaType: "application/json" },
  fields: [located("text", "code"), located("secret", "password"), located("text", "__proto__")],
  linkFields: [located("text", "invitation")],
  tokenPaths: [],
  userPaths: [],
  evidence: { pointer: "", reason: { code: "seen" }, confidence: 1 },
};

test.each([
  ["code=a-b_c", { code: "a-b_c" }],
  ["invitation=abc", { invitation: "abc" }],
  ["", {}],
  ["/register", {}],
  ["code=1&password=known-to-the-sender", { code: "1" }],
  ["other=1", {}],
])("the fragment %s fills in %j", (fragment, want) => {
  expect({ ...readPrefill(registration, fragment) }).toEqual(want);
});
