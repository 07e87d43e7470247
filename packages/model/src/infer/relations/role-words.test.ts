import { expect, test } from "vitest";
import { createTestModel } from "#testing/sample-paths.ts";

const whole = { type: "integer" };
const text = { type: "string" };
const uuid = { type: "string", format: "uuid" };
const object = (properties: object) => ({ type: "object", properties });
const list = (items: object) => ({ type: "array", items });

/** Paths of a resource with a key. */
function pathsOf(path: string, key: string, properties: object) {
  const schema = object(properties);
  const json = (content: object) => ({
    responses: { "200": { content: { "application/json": { schema: content } } } },
  });
  const type = (properties as Readonly<Record<string, object>>)[key] ?? whole;
  const parameters = [{ name: key, in: "path", required: true, schema: type }];
  return {
    [path]: { get: json(list(schema)) },
    [`${path}/{${key}}`]: { parameters, get: json(schema) },
  };
}

interface Sample {
  readonly key: string;
  readonly type: object;
  /** Fields of a visit by name: the type, and the target. */
  readonly fields: Readonly<Record<string, readonly [object, string | undefined]>>;
}

/** Keys of several styles, with names that contain roles and relations to the same kind. */
const samples: readonly Sample[] = [
  {
    key: "id",
    type: whole,
    fields: {
      issued_by: [whole, "members"],
      guarantor: [whole, "members"],
      canceled_by_id: [whole, "members"],
      follow_up_to_id: [whole, "visits"],
      replaced_by: [whole, "visits"],
      substitute_ids: [list(whole), "visits"],
      ordered_by: [text, undefined],
      next: [whole, undefined],
      head_count: [whole, undefined],
      booker_id: [whole, "members"],
      reversal_of: [whole, "visits"],
      retry_of: [whole, "visits"],
      number_of: [whole, undefined],
      rebooked_from_id: [whole, "visits"],
      imported_from_id: [whole, undefined],
      companion_ids: [list(whole), "visits"],
      client_id: [whole, undefined],
    },
  },
  {
    key: "Id",
    type: uuid,
    fields: {
      ApproverId: [uuid, "members"],
      HeadId: [uuid, "members"],
      ParentVisitId: [uuid, "visits"],
      DuplicateOfId: [uuid, "visits"],
      CorrelationId: [uuid, undefined],
      OwnerTenantId: [uuid, undefined],
    },
  },
  {
    key: "_id",
    type: text,
    fields: {
      owner: [text, "members"],
      watchers: [list(text), "members"],
      openedBy: [text, "members"],
      parentVisit: [text, "visits"],
      room: [text, "rooms"],
      tenant: [text, undefined],
      mainRoom: [text, "rooms"],
      comment: [text, undefined],
      status: [text, undefined],
    },
  },
  {
    key: "username",
    type: text,
    fields: {
      owner_username: [text, "members"],
      author: [text, "members"],
      printer_owner: [text, undefined],
      username_hint: [text, undefined],
    },
  },
];

const cases = samples.flatMap(({ key, type, fields }) =>
  Object.entries(fields).map(([name, [own, to]]) => ({ key, type, name, own, to })),
);

test.each(cases)("with the key $key, the field $name leads to $to", async (sample) => {
  const { key, type, name, own, to } = sample;
  const { resources } = await createTestModel({
    ...pathsOf("/members", key, { [key]: type, first_name: text, email: text }),
    ...pathsOf("/rooms", key, { [key]: type, title: text }),
    ...pathsOf("/visits", key, { [key]: type, [name]: own }),
  });
  const visits = resources.find((resource) => resource.name === "visits");
  const field = visits?.fields.find((one) => one.name === name);
  expect(field && "to" in field ? field.to : undefined).toBe(to);
});

test.each(["mother", "spouse_id"])("the %s of a patient is a patient", async (name) => {
  const { resources } = await createTestModel(
    pathsOf("/patients", "id", { id: whole, name: text, [name]: whole }),
  );
  expect(resources[0]?.fields.at(-1)).toMatchObject({ name, to: "patients" });
});

test.each([
  ["teachers", { mentorId: uuid }, "teachers"],
  ["teachers", { gradedBy: uuid }, "teachers"],
  ["lessons", { gradedBy: uuid }, "teachers"],
  ["lessons", { createdBy: uuid }, undefined],
])("in an API with one kind of people, %s with %j lead to %s", async (name, field, to) => {
  const { resources } = await createTestModel({
    ...pathsOf("/teachers", "id", { id: uuid, fullName: text }),
    ...pathsOf(`/${name}`, "id", { id: uuid, ...field }),
  });
  const last = resources.find((resource) => resource.name === name)?.fields.at(-1);
  expect(last && "to" in last ? last.to : undefined).toBe(to);
});

test("numbers named as accounts, pages and keys with other names are references", async () => {
  const { resources } = await createTestModel({
    ...pathsOf("/accounts", "id", { id: whole, name: text }),
    ...pathsOf("/pages", "id", { id: whole, title: text }),
    ...pathsOf("/vlans", "vid", { vid: whole, name: text }),
    ...pathsOf("/entries", "id", {
      id: whole,
      account: whole,
      debit_account: whole,
      home_page: whole,
      vlan_vid: whole,
      page_count: whole,
      subtotal: whole,
    }),
  });
  const entries = resources.find(({ name }) => name === "entries")?.fields ?? [];
  expect(entries.flatMap((field) => ("to" in field ? [`${field.name} ${field.to}`] : []))).toEqual([
    "account accounts",
    "debit_account accounts",
    "home_page pages",
    "vlan_vid vlans",
  ]);
});

test("a key name after other words is a key, of the same resource too", async () => {
  const { resources } = await createTestModel({
    ...pathsOf("/dept", "dept_no", { dept_no: text, parent_dept_no: text, head_emp_no: whole }),
    ...pathsOf("/emp", "emp_no", { emp_no: whole, mgr_emp_no: whole, page_no: whole }),
  });
  const targets = resources.flatMap(({ fields }) =>
    fields.flatMap((field) => ("to" in field ? [`${field.name} ${field.to}`] : [])),
  );
  expect(targets).toEqual(["parent_dept_no dept", "head_emp_no emp", "mgr_emp_no emp"]);
});

test.each([
  "StoreRef",
  "StoreSummaryDto",
  "SimpleStore",
  "BasicStoreInfo",
  "StoreHeader",
  "LinkedStore",
])("an object with the schema %s is an excerpt of a store", async (name) => {
  const schemas = { [name]: object({ id: whole, name: text }) };
  const origin = { $ref: `#/components/schemas/${name}` };
  const { resources } = await createTestModel(
    {
      ...pathsOf("/stores", "id", { id: whole, name: text }),
      ...pathsOf("/parcels", "id", { id: whole, origin, stops: list(origin) }),
    },
    { schemas },
  );
  const parcels = resources.find((resource) => resource.name === "parcels");
  expect(parcels?.fields.slice(1)).toMatchObject([
    { kind: "reference", to: "stores" },
    { kind: "references", to: "stores" },
  ]);
});

test("the schema of an excerpt has priority over the name of its field", async () => {
  const schemas = { StoreHeader: object({ id: whole, name: text }) };
  const header = { $ref: "#/components/schemas/StoreHeader" };
  const { resources } = await createTestModel(
    {
      ...pathsOf("/stores", "id", { id: whole, name: text, location: header }),
      ...pathsOf("/locations", "id", { id: whole, name: text }),
    },
    { schemas },
  );
  const stores = resources.find((resource) => resource.name === "stores");
  expect(stores?.fields.at(-1)).toMatchObject({ name: "location", to: "stores" });
});

test("the record in an envelope is not a reference to itself, and its parent is", async () => {
  const Store = object({ id: whole, name: text, city: text, phone: text, zip: text });
  const store = { $ref: "#/components/schemas/Store" };
  const envelope = { id: whole, store, parent: store };
  const { resources } = await createTestModel(pathsOf("/stores", "id", envelope), {
    schemas: { Store },
  });
  const targets = resources[0]?.fields.map((field) => ("to" in field ? field.to : field.kind));
  expect(targets).toEqual(["number", "group", "stores"]);
});

test("texts about machines, content and counts are not references", async () => {
  const { resources } = await createTestModel({
    ...pathsOf("/users", "_id", { _id: text, email: text }),
    ...pathsOf("/tokens", "_id", { _id: text }),
    ...pathsOf("/media", "id", { id: whole }),
    ...pathsOf("/jobs", "_id", {
      _id: text,
      host: text,
      operator: text,
      accessToken: text,
      num_media: whole,
      forwarded_from: text,
    }),
  });
  const jobs = resources.find(({ name }) => name === "jobs")?.fields ?? [];
  expect(jobs.filter((field) => "to" in field)).toEqual([]);
});

test.each([
  ["customers", "created_by_id", "users"],
  ["people", "last_contacted_by_id", "users"],
  ["employees", "approved_by_id", "users"],
  ["people", "referrer_person_id", "people"],
])("in %s, %s is one of the %s", async (name, field, to) => {
  const properties = { id: whole, email: text, first_name: text, [field]: whole };
  const { resources } = await createTestModel({
    ...pathsOf(`/${name}`, "id", properties),
    ...pathsOf("/users", "id", { id: whole, email: text }),
  });
  const match = resources
    .find((resource) => resource.name === name)
    ?.fields.find((one) => one.name === field);
  expect(match).toMatchObject({ to });
});

test.each([
  ["role", "custom-roles"],
  ["plan", "billing_plans"],
  ["team", "sales-teams"],
])("an object in %s is one of the only %s", async (field, name) => {
  const embedded = object({ id: whole, href: text });
  const { resources } = await createTestModel({
    ...pathsOf(`/${name}`, "id", { id: whole, title: text }),
    ...pathsOf("/users", "id", { id: whole, email: text, [field]: embedded, short: whole }),
  });
  const users = resources.find((resource) => resource.name === "users");
  expect(users?.fields.find((one) => one.name === field)).toMatchObject({ to: name });
});

// A CRM, a help desk and a shop with their users.
test.each([
  ["people", "owner", "users"],
  ["contacts", "creator", "users"],
  ["customers", "assignee", "users"],
])("%s next to users have an %s among the users", async (name, role, target) => {
  const embedded = object({ id: whole, _href: text });
  const model = await createTestModel({
    ...pathsOf("/users", "id", { id: whole, name: text, email: text }),
    ...pathsOf(`/${name}`, "id", { id: whole, name: text, email: text, [role]: embedded }),
  });
  const fields = model.resources.find((one) => one.name === name)?.fields;
  expect(fields?.find((one) => one.name === role)).toMatchObject({ to: target });
});

test.each(["people", "contacts", "customers"])("recipients are %s, not users", async (name) => {
  const embedded = object({ id: whole, _href: text });
  const model = await createTestModel({
    ...pathsOf("/users", "id", { id: whole, name: text, email: text }),
    ...pathsOf(`/${name}`, "id", { id: whole, name: text, email: text }),
    ...pathsOf("/emails", "id", { id: whole, subject: text, recipient: embedded }),
  });
  const fields = model.resources.find((one) => one.name === "emails")?.fields;
  expect(fields?.find((one) => one.name === "recipient")).toMatchObject({ to: name });
});
