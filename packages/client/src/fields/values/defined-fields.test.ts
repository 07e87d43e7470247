// @vitest-environment node
import type { Field } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { readDefinedFields } from "./defined-fields.ts";

const basics = { name: "value", label: "Value", isRequired: false } as const;
const text: Field = { ...basics, kind: "text" };
const open: Field = { ...basics, kind: "json" };

test.each<readonly [unknown, Field, object]>([
  ["x", text, { kind: "text", name: "x", label: "X" }],
  [{ key: "maxAge", type: "int" }, open, { kind: "number", isInteger: true, label: "Max age" }],
  [{ name: "rollout", type: "percentage" }, text, { kind: "number", isText: true, minimum: 0 }],
  [{ name: "rate", type: "Float" }, open, { kind: "number" }],
  [{ name: "on", type: "boolean" }, open, { kind: "boolean" }],
  [{ name: "on", type: "bool" }, text, { kind: "choice" }],
  [{ name: "ips", type: "list" }, text, { kind: "text" }],
  [{ name: "ips", type: "array" }, open, { kind: "list" }],
  [{ name: "body", type: "textfield" }, text, { kind: "long-text" }],
  [{ name: "target", type: "url" }, text, { kind: "url" }],
  [{ name: "token", type: "string", sensitive: true }, text, { kind: "secret" }],
  [{ name: "pass", type: "password" }, text, { kind: "secret" }],
  [{ name: "level", options: ["a", { value: "b", label: "B" }] }, text, { kind: "choice" }],
  [
    { name: "url", displayName: "Address", description: "(Required) Where", required: true },
    text,
    { kind: "text", label: "Address", description: "(Required) Where", isRequired: true },
  ],
  [{ name: "other", type: "composite" }, open, { kind: "json" }],
])("%j for values of %j", (definition, value, field) => {
  expect(readDefinedFields([definition], value)).toMatchObject([field]);
});

test("a definition without a name is left out", () => {
  expect(readDefinedFields([{ type: "text" }, "", 1, null], text)).toEqual([]);
});
