import { expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import { createTestModel, json, rows } from "#testing/sample-paths.ts";

const whole = { type: "integer" };
const text = { type: "string" };
const uuid = { type: "string", format: "uuid" };
const uri = { type: "string", format: "uri" };

/** Two operations of a resource with this key. */
function pair(path: string, name: string, key: object, more: object = {}) {
  const schema = { type: "object", properties: { [name]: key, ...more } };
  const parameters = [{ name, in: "path", required: true, schema: key }];
  return {
    [path]: { get: rows(schema) },
    [`${path}/{${name}}`]: { parameters, get: json(schema) },
  };
}

/** The last field of loans, in documents of three styles. */
async function relate(
  style: "numbers" | "names" | "texts" | "uuids" | "addresses" | "titles" | "people",
  own: object,
) {
  const person = { email: text, username: text };
  const label = { name: text };
  const paths = {
    numbers: {
      ...pair("/categories", "id", whole, label),
      ...pair("/users", "id", whole, person),
      ...pair("/statuses", "id", whole, label),
      ...pair("/loans", "id", whole, own),
    },
    names: {
      ...pair("/Pools", "name", text),
      ...pair("/Roles", "name", text),
      ...pair("/Types", "name", text),
      ...pair("/loans", "name", text, own),
    },
    texts: { ...pair("/visits", "id", text, label), ...pair("/loans", "id", whole, own) },
    titles: {
      ...pair("/names", "id", text),
      ...pair("/namespaces", "id", text),
      ...pair("/loans", "id", text, own),
    },
    people: {
      ...pair("/users", "id", whole, person),
      ...pair("/patients", "id", whole, label),
      ...pair("/doctors", "id", whole, label),
      ...pair("/loans", "id", text, own),
    },
    uuids: { ...pair("/teams", "id", uuid, label), ...pair("/loans", "id", uuid, own) },
    addresses: {
      ...pair("/groups/", "url", uri, label),
      ...pair("/users/", "url", uri, person),
      ...pair("/loans/", "url", uri, own),
    },
  }[style];
  const model = await createTestModel(paths);
  const fields = model.resources.find(({ name }) => name === "loans")?.fields;
  return describe(fields?.at(-1));
}

function describe(field: Field | undefined): string {
  if (field?.kind !== "reference" && field?.kind !== "references") return field?.kind ?? "";
  const other = field.alternateKeys === undefined ? "" : ` by ${field.alternateKeys.join()}`;
  const suffix = field.isLastSegment ? " by address" : other;
  return `${field.kind} ${field.to}${field.isGuess ? "?" : ""}${suffix}`;
}

test.each<
  readonly [
    "numbers" | "names" | "texts" | "uuids" | "addresses" | "titles" | "people",
    object,
    string,
  ]
>([
  ["numbers", { category: whole }, "reference categories"],
  ["numbers", { category_id: {} }, "reference categories"],
  ["uuids", { teamId: { description: "ID of the team" } }, "reference teams"],
  ["texts", { visit: whole }, "reference visits?"],
  ["texts", { visit: { type: "number" } }, "number"],
  ["numbers", { default_category: whole }, "reference categories?"],
  ["numbers", { borrower: whole }, "reference users?"],
  ["numbers", { borrower_id: whole }, "reference users?"],
  ["numbers", { assignee: whole }, "reference users?"],
  ["numbers", { parent: whole }, "reference loans"],
  ["numbers", { category_order: whole }, "number"],
  ["numbers", { category: text }, "reference categories? by name"],
  ["numbers", { weight: { type: "number" } }, "number"],
  ["names", { pool: text }, "reference Pools?"],
  ["names", { roles: { type: "array", items: text } }, "references Roles?"],
  ["names", { parent: text }, "reference loans?"],
  ["names", { type: text }, "text"],
  ["titles", { name: text }, "text"],
  ["titles", { default_name: text }, "text"],
  ["titles", { path_with_namespace: text }, "text"],
  ["titles", { shared_with_namespace: text }, "reference namespaces?"],
  ["people", { patient: text }, "reference patients? by id,name"],
  ["people", { doctor: { ...text, readOnly: true } }, "reference doctors? by id,name"],
  ["people", { owner: whole }, "reference users?"],
  ["people", { lastUpdated: text }, "text"],
  ["people", { created: whole }, "number"],
  ["names", { pool: whole }, "number"],
  ["uuids", { team: uuid }, "reference teams?"],
  ["uuids", { team: text }, "reference teams? by name"],
  ["uuids", { team: {} }, "reference teams?"],
  ["names", { pool: { description: "Pool of the loan" } }, "reference Pools?"],
  ["numbers", { category: {} }, "reference categories?"],
  ["numbers", { status: {} }, "json"],
  ["numbers", { categories: {} }, "json"],
  ["numbers", { category: { type: "object" } }, "json"],
  ["addresses", { owner: uri }, "reference users by address"],
  ["addresses", { groups: { type: "array", items: uri } }, "references groups by address"],
  ["addresses", { website: uri }, "url"],
])("%s %j: %s", async (style, own, expected) => {
  expect(await relate(style, own)).toBe(expected);
});

test("a form has no picker for a guess", async () => {
  const body = { type: "object", properties: { pool: text } };
  const post = {
    ...json(body),
    requestBody: { content: { "application/json": { schema: body } } },
  };
  const paths = pair("/tasks", "name", text, { pool: text });
  const model = await createTestModel({
    ...pair("/pools", "name", text),
    ...paths,
    "/tasks": { ...paths["/tasks"], post },
  });
  const tasks = model.resources.find(({ name }) => name === "tasks");
  expect(describe(tasks?.fields.find(({ name }) => name === "pool"))).toBe("reference pools?");
  const field = model.operations.find(({ role }) => role === "create")?.body?.field;
  expect(field?.kind === "group" && field.fields[0]?.kind).toBe("text");
});

// A monitor of alerts, an accounting system, a scanner.
test.each<readonly [string, string, object, string]>([
  ["/silences", "silencedBy", { type: "array", items: text }, "references silences?"],
  ["/invoices", "invoiced_by", text, "reference invoices?"],
  ["/scans", "scanned_by", { type: "array", items: text }, "references scans?"],
  ["/approvals", "reviewedBy", text, "text"],
])("%s and %s", async (path, name, schema, want) => {
  const key = { ...text, format: "uuid" };
  const model = await createTestModel({
    ...pair(path, "id", key, { comment: text }),
    ...pair("/jobs", "id", text, { [name]: schema }),
  });
  const fields = model.resources.find((one) => one.name === "jobs")?.fields;
  expect(describe(fields?.at(-1))).toBe(want);
});

test("the participle of a resource may be a role of people", async () => {
  const model = await createTestModel({
    ...pair("/reviews", "id", text, { comment: text }),
    ...pair("/users", "id", text, { email: text }),
    ...pair("/jobs", "id", text, { reviewedBy: text }),
  });
  const fields = model.resources.find((one) => one.name === "jobs")?.fields;
  expect(describe(fields?.at(-1))).toBe("reference users? by id,email");
});
