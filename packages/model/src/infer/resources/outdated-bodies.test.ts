import { expect, test } from "vitest";
import { applyLearnedCalls } from "#learn/learned-facts.ts";
import { createTestModel, done, json, rows, sent } from "#testing/sample-paths.ts";
import type { Field } from "#types/field.ts";

const text = { type: "string" };
const object = (names: string) => ({
  type: "object",
  properties: Object.fromEntries(names.split(" ").map((name) => [name, text])),
});

async function modelOf(record: string, create: object, edit = create) {
  const key = { properties: { id: { type: "integer" }, ...object(record).properties } };
  return await createTestModel({
    "/roles": { get: rows({ type: "object", ...key }), post: sent(create) },
    "/roles/{id}": { get: json({ type: "object", ...key }), patch: sent(edit), delete: done },
  });
}

async function namesOf(record: string, create: object, edit = create) {
  const { operations } = await modelOf(record, create, edit);
  const body = operations.find(({ role }) => role === "create")?.body;
  const fields = body?.field.kind === "group" ? body.field.fields : [];
  return fields.map(({ name }) => name).join(" ");
}

// Roles of a CMS, rules of a firewall and monitors.
test.each([
  [
    "name icon parent created_at",
    "name enforce_tfa external_id ip_access module_listing",
    "name icon parent enforce_tfa external_id ip_access module_listing",
  ],
  [
    "table action fields",
    "table read write status comment explain",
    "table action fields read write status comment explain",
  ],
  [
    "label probe interval unit",
    "label host port check timeout",
    "label probe interval unit host port check timeout",
  ],
])("forms of a record with %s and bodies with %s", async (record, body, want) => {
  expect(await namesOf(record, object(body))).toBe(want);
});

test.each([
  ["few other members", "name icon parent", "name password confirmation", undefined],
  ["an edit with other members", "name icon parent", "token scopes days origin", "name icon"],
  ["most fields of the record", "name icon parent mode", "name icon parent a b c d", undefined],
  [
    "much more in the record",
    "a1 a2 a3 a4 a5 a6 a7 a8 a9 a10",
    "files zip draft branch",
    undefined,
  ],
])("a body with %s stays as it is", async (_, record, create, edit) => {
  expect(await namesOf(record, object(create), object(edit ?? create))).toBe(create);
});

test("an envelope of the record stays as it is", async () => {
  const rowsOf = { type: "array", items: object("name icon parent") };
  const envelope = { type: "object", properties: { ...object("a b c").properties, roles: rowsOf } };
  expect(await namesOf("name icon parent", envelope)).not.toContain("icon");
});

test("fields that only rows have are added to a body that is out of date", async () => {
  const field = (name: string, more: object = {}): Field => ({
    kind: "text",
    name,
    label: name,
    isRequired: false,
    ...more,
  });
  const learned = {
    fields: [field("policy"), field("hash", { isReadOnly: true }), field("name")],
    evidence: [],
  };
  const namesIn = async (body: string) => {
    const { operations } = await modelOf("name icon parent", object(body));
    return operations.map((operation) => {
      const { role, body: own } = applyLearnedCalls(operation, learned);
      const fields = own?.field.kind === "group" ? own.field.fields : [];
      return role === "update" ? fields.map(({ name }) => name).join(" ") : "";
    });
  };
  expect(await namesIn("name a b c d")).toContain("policy name icon parent a b c d");
  expect(await namesIn("name icon")).toContain("name icon");
});
