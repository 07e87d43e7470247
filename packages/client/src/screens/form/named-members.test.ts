// @vitest-environment node
import type { Field, GroupField } from "@quarterdeck/model";
import { readProblem } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { withNamedMembers } from "./named-members.ts";

const text = (name: string): Field => ({ kind: "text", name, label: name, isRequired: false });
const field: GroupField = { ...text(""), kind: "group", fields: [text("list_id"), text("name")] };
const operation = {
  id: "create",
  parameters: [],
  body: { isRequired: true, mediaType: "application/json", mediaTypes: [], field },
} as unknown as Parameters<typeof withNamedMembers>[0];

const refusals: readonly [string, object, readonly string[]][] = [
  ["Falcon", { description: "Missing parameters: subscriber, list_id" }, ["subscriber"]],
  ["Django", { subscriber: ["This field is required."] }, ["subscriber"]],
  ["class-validator", { message: ["subscriber should not be empty"] }, ["subscriber"]],
  [
    "pydantic",
    { detail: [{ loc: ["body", "subscriber"], msg: "Field required" }] },
    ["subscriber"],
  ],
  ["Joi", { message: '"subscriber" is required' }, ["subscriber"]],
  ["Rails", { errors: { subscriber: ["can't be blank"] } }, ["subscriber"]],
  ["Serde", { error: "missing field `subscriber` at line 1 column 2" }, ["subscriber"]],
  ["another spelling", { errors: { listId: ["is required"] } }, []],
  ["a wrong value", { errors: { subscriber: ["is not an address"] } }, []],
  ["the body", { message: "body must not be empty" }, []],
  ["a sentence", { message: "Confirmation is required" }, []],
];

test.each(refusals)("a form gets inputs for missing members: %s", (_name, body, expected) => {
  const { fields } = readProblem({ status: 400, headers: {}, body });
  const shown = withNamedMembers(operation, fields).body?.field as GroupField;
  expect(shown.fields.map(({ name }) => name)).toEqual([...expected, "list_id", "name"]);
});
