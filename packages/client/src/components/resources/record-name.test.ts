// @vitest-environment node
import type { Field, Resource } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { recordName, shownKey } from "./record-name.ts";

function resource(kind: "text" | "secret", title?: string): Resource {
  const field = (name: string, own: "text" | "secret"): Field => ({
    kind: own,
    name,
    label: name,
    isRequired: false,
  });
  return {
    name: "tokens",
    labels: { one: "Token", many: "Tokens" },
    parents: [],
    key: [{ parameter: "token", field: ["value"] }],
    ...(title === undefined ? {} : { title: [title] }),
    fields: [field("value", kind), field("name", "text")],
    operations: {},
    actions: [],
    evidence: [],
  };
}

test.each<readonly [string, Resource, string, string]>([
  ["a title", resource("secret", "name"), "ci", "••••"],
  ["a key that is a secret", resource("secret"), "••••", "••••"],
  ["a plain key", resource("text"), "a/b", "a/b"],
])("a record with %s is named without its secret", (_, own, name, key) => {
  expect(recordName(own, { value: "a/b", name: "ci" })).toBe(name);
  expect(shownKey(own, "a%2Fb")).toBe(key);
});
