import { expect, test } from "vitest";
import { createTestModel, json, record, rows } from "#testing/sample-paths.ts";

const text = { type: "string" };
const uuid = { type: "string", format: "uuid" };
const whole = { type: "integer" };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const list = (items: object) => ({ type: "array", items });
const key = { name: "id", in: "path", required: true, schema: text };
const read = (schema: object) => ({ parameters: [key], get: json(schema) });

/** Relations of the first resource, by field. */
async function relate(path: string, properties: object, others: object, schemas: object) {
  const { resources } = await createTestModel(
    { [path]: { get: rows(record(properties)) }, ...others },
    { schemas },
  );
  const own = resources.find(({ collectionPath }) => collectionPath === path);
  return Object.fromEntries(
    (own?.fields ?? []).flatMap((field) =>
      field.kind === "reference" || field.kind === "references" ? [[field.name, field.to]] : [],
    ),
  );
}

const group = { properties: { pk: uuid, name: text, is_open: text, rules: text, owner: text } };

test("a key refers to the records of the object next to it, not to those with a similar name", async () => {
  const related = await relate(
    "/tokens/",
    { device_group: uuid, device_group_obj: ref("DeviceAccessGroup") },
    {
      "/groups/": { get: rows(ref("Group")) },
      "/groups/{id}/": read(ref("Group")),
      "/device_access_groups/": { get: rows(ref("DeviceAccessGroup")) },
      "/device_access_groups/{id}/": read(ref("DeviceAccessGroup")),
    },
    { Group: { type: "object", ...group }, DeviceAccessGroup: { type: "object", ...group } },
  );
  expect(related["device_group"]).toBe("device_access_groups");
});

test("a number next to its object in detail", async () => {
  const Part = { type: "object", properties: { id: whole, name: text, IPN: text, units: text } };
  const related = await relate(
    "/lines",
    { component: whole, component_detail: ref("Part") },
    { "/parts": { get: rows(ref("Part")) }, "/parts/{id}": read(ref("Part")) },
    { Part },
  );
  expect(related["component"]).toBe("parts");
});

test("a list of keys next to the list of objects", async () => {
  const Provider = { type: "object", properties: { pk: whole, name: text, url: text, kind: text } };
  const related = await relate(
    "/applications",
    { backchannel: list(whole), backchannelData: list(ref("Provider")) },
    { "/providers": { get: rows(ref("Provider")) }, "/providers/{id}": read(ref("Provider")) },
    { Provider },
  );
  expect(related["backchannel"]).toBe("providers");
});

test("a value of another type than the key in the object is not a reference", async () => {
  const Part = { type: "object", properties: { id: whole, name: text, IPN: text, units: text } };
  const related = await relate(
    "/lines",
    { component: text, component_detail: ref("Part") },
    { "/parts": { get: rows(ref("Part")) }, "/parts/{id}": read(ref("Part")) },
    { Part },
  );
  expect(related["component"]).toBeUndefined();
});

test.each([
  ["/usage/v2/branches", "/projects/{project_id}/branches", "branch"],
  ["/metrics/devices", "/sites/{site_id}/devices", "device"],
  ["/stats/nodes", "/clusters/{cluster_id}/nodes", "node"],
])("rows of %s without a key are not the target; %s is", async (usage, target, subject) => {
  const [, parent = "", above = ""] = /^\/(\w+)\/\{(\w+)\}/.exec(target) ?? [];
  const keys = (...names: string[]) =>
    names.map((name) => ({ name, in: "path", required: true, schema: text }));
  const own = `${subject}_id`;
  const thing = { type: "object", properties: { id: text, name: text } };
  const figures = { type: "object", properties: { [own]: text, total: text } };
  const operation = { type: "object", properties: { id: text, [own]: text, name: text } };
  const { resources } = await createTestModel({
    [usage]: { get: rows(figures) },
    [`/${parent}`]: { get: rows(thing) },
    [`/${parent}/{${above}}`]: { parameters: keys(above), get: json(thing) },
    [target]: { parameters: keys(above), get: rows(thing) },
    [`${target}/{${own}}`]: { parameters: keys(above, own), get: json(thing) },
    [`/${parent}/{${above}}/operations`]: { parameters: keys(above), get: rows(operation) },
  });
  const records = resources.find(({ collectionPath }) => collectionPath === target);
  const operations = resources.find(({ collectionPath }) => collectionPath?.endsWith("operations"));
  expect(operations?.fields.find(({ name }) => name === own)).toMatchObject({ to: records?.name });
});

const Customer = { type: "object", properties: { id: whole, name: text, city: text } };

// Entities of .NET, Rails with the record in detail, and Prisma.
test.each<readonly [string, object, readonly string[], boolean | undefined]>([
  ["customer", { customerId: whole, customer: ref("Customer") }, [], true],
  ["customer_detail", { customer: whole, customer_detail: ref("Customer") }, [], true],
  ["customer", { customer_id: whole, customer: ref("Customer") }, [], true],
  ["customer", { customer_id: whole, customer: ref("Customer") }, ["customer"], undefined],
  ["customer", { number: whole, customer: ref("Customer") }, [], undefined],
])("%s in a request %o with %o required is read-only next to its key: %s", async (...row) => {
  const [name, properties, required, isReadOnly] = row;
  const body = { type: "object", properties: { title: text, ...properties }, required };
  const { operations } = await createTestModel(
    {
      "/customers": { get: rows(ref("Customer")) },
      "/customers/{id}": read(ref("Customer")),
      "/orders": {
        get: rows(record(properties)),
        post: { requestBody: { content: { "application/json": { schema: body } } }, responses: {} },
      },
    },
    { schemas: { Customer } },
  );
  const field = operations.find(({ role }) => role === "create")?.body?.field;
  const fields = field?.kind === "group" ? field.fields : [];
  const twin = fields.find((one) => one.name === name);
  expect(twin).toBeDefined();
  expect(twin?.isReadOnly).toBe(isReadOnly);
});
