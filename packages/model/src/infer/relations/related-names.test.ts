import { expect, test } from "vitest";
import { createTestModel, json, rows } from "#testing/sample-paths.ts";

const whole = { type: "integer" };
const text = { type: "string" };
const list = (items: object) => ({ type: "array", items });
const object = (properties: object) => ({ type: "object", properties });

/** Paths of records; without a key, only of their list. */
function pathsOf(path: string, properties: Readonly<Record<string, object>>, key?: string) {
  const collection = { [path]: { get: rows(object(properties)) } };
  if (key === undefined) return collection;
  const parameters = [{ name: key, in: "path", required: true, schema: properties[key] }];
  return { ...collection, [`${path}/{${key}}`]: { parameters, get: json(object(properties)) } };
}

/** The last field of the records at a path: its target, `?` for a guess, and its alternate keys. */
async function relate(paths: object, path: string): Promise<string> {
  const { resources } = await createTestModel(paths);
  const field = resources.find(({ collectionPath }) => collectionPath === path)?.fields.at(-1);
  if (field?.kind !== "reference" && field?.kind !== "references") return field?.kind ?? "";
  const other = field.alternateKeys === undefined ? "" : ` by ${field.alternateKeys.join()}`;
  return `${field.to}${field.isGuess ? "?" : ""}${other}`;
}

test.each<readonly [string, object, string]>([
  ["ID of an `/api/shop/visits` instance.", whole, "visits"],
  ["Associated `/visits` objects", list(text), "visits"],
  ["The key of the visit (see /visits).", text, "visits"],
  ["Use `/visits` to read the stays.", text, "text"],
])("a field described as %j refers to %s", async (description, schema, expected) => {
  const stay = { id: whole, stay: { ...schema, description } };
  const paths = {
    ...pathsOf("/api/shop/visits", { id: whole, name: text }, "id"),
    ...pathsOf("/api/shop/notes", stay, "id"),
  };
  expect(await relate(paths, "/api/shop/notes")).toBe(expected);
});

test.each([
  ["/tasks", "category", "task_categories?"],
  ["/task_templates", "default_category", "task_categories?"],
  ["/notes", "author_group", "user_groups?"],
  ["/notes", "amount", "number"],
])("an integer in %s that is named %s: %s", async (path, name, expected) => {
  const paths = {
    ...pathsOf("/task_categories", { id: whole, name: text }, "id"),
    ...pathsOf("/user_groups", { id: whole, name: text }, "id"),
    ...pathsOf(path, { id: whole, [name]: whole }, "id"),
  };
  expect(await relate(paths, path)).toBe(expected);
});

test.each([
  ["UserIDFK", "UserProfile"],
  ["UpdatedByUserIDFK", "UserProfile"],
  ["OwnerUserID", "UserProfile"],
  ["CompanyIDFK", "Company"],
  ["WidgetIDFK", "number"],
])("%s leads to %s by the name of its key", async (name, expected) => {
  const paths = {
    ...pathsOf("/UserProfile", { CompanyIDFK: whole, UserID: whole, Lastname: text }),
    ...pathsOf("/Company", { CompanyID: whole, CompanyName: text }, "CompanyID"),
    ...pathsOf("/Timesheet", { TimesheetID: whole, [name]: whole }, "TimesheetID"),
  };
  expect(await relate(paths, "/Timesheet")).toBe(expected);
});

test("the number of a longer kind is its own", async () => {
  const paths = {
    ...pathsOf("/Payment", { PaymentNumber: text, Notes: text }),
    ...pathsOf("/BillPayment", { Notes: text, PaymentNumber: text }),
  };
  expect(await relate(paths, "/BillPayment")).toBe("text");
});

test.each([
  ["parent_message_id", "inbox_messages"],
  ["original_message_id", "inbox_messages"],
  ["parent_order_id", "number"],
])("the %s of an inbox message: %s", async (name, expected) => {
  const paths = pathsOf("/inbox_messages", { id: whole, text, [name]: whole }, "id");
  expect(await relate(paths, "/inbox_messages")).toBe(expected);
});

test.each([
  ["currency_code", "currencies?"],
  ["base_currency_code", "currencies?"],
  ["postal_code", "text"],
])("%s is a code that is the id of %s", async (name, expected) => {
  const paths = {
    ...pathsOf("/currencies", { id: text, name: text, symbol: text }, "id"),
    ...pathsOf("/accounts", { id: whole, [name]: text }, "id"),
  };
  expect(await relate(paths, "/accounts")).toBe(expected);
});

test.each([
  ["push_whitelist_usernames", list(text), "users?"],
  ["last_poster_username", text, "users?"],
  ["twitter_username", text, "text"],
  ["smtp_username", text, "text"],
  ["user_id", whole, "users by id"],
])("%s in a forge: %s", async (name, schema, expected) => {
  const user = { id: whole, login: text, email: text };
  const paths = {
    ...pathsOf("/followers", user),
    ...pathsOf("/users", user, "login"),
    ...pathsOf("/rules", { id: whole, [name]: schema }, "id"),
  };
  expect(await relate(paths, "/rules")).toBe(expected.replace(/,.*/, ""));
});

const products = { id: whole, name: text };

test.each<readonly [string, object, string]>([
  ["product", object(products), "group"],
  ["goods", object({ ...products, code: text }), "group"],
  ["bundle", object({ id: whole, product_id: whole }), "group"],
])("the record in the envelope %s is not one of another kind", async (name, schema, expected) => {
  const subject = name === "product" ? "/products" : `/${name}`;
  const paths = {
    ...pathsOf("/digital_products", products, "id"),
    ...pathsOf("/bundle_goods", products, "id"),
    ...pathsOf("/product_bundles", products, "id"),
    ...pathsOf(subject, { ...products, [name]: schema }, "id"),
  };
  expect(await relate(paths, subject)).toBe(expected);
});

test.each([
  ["teams", "Unique identifier of the team", true],
  ["files", "The id of the file", true],
  ["visits", "ID of the visit", true],
])(
  "the id of an object that is described as that of %s is a guess",
  async (to, description, isGuess) => {
    const item = object({ id: { ...whole, description }, color: text });
    const { resources } = await createTestModel({
      ...pathsOf(`/${to}`, products, "id"),
      ...pathsOf("/notes", { id: whole, badge: item }, "id"),
    });
    const badge = resources.find(({ name }) => name === "notes")?.fields.at(-1);
    expect(badge?.kind === "group" && badge.fields[0]).toMatchObject({ to, isGuess });
  },
);

test.each([
  ["/orders", "payment_collections", "list"],
  ["/orders", "shop_collections", "collections"],
])(
  "objects in %s that are named %s refer to the resource of the whole name: %s",
  async (path, name, expected) => {
    const schema = { ...object({ order_id: whole, amount: whole }), required: ["order_id"] };
    const create = { requestBody: { content: { "application/json": { schema } } } };
    const paths = {
      ...pathsOf("/collections", { id: whole, title: text }, "id"),
      "/payment-collections": { post: { ...create, responses: { "200": {} } } },
      "/payment-collections/{id}": {
        parameters: [{ name: "id", in: "path", required: true, schema: whole }],
        delete: { responses: { "204": {} } },
      },
      ...pathsOf(path, { id: whole, [name]: list(object({ id: whole, total: whole })) }, "id"),
    };
    expect(await relate(paths, path)).toBe(expected);
  },
);
