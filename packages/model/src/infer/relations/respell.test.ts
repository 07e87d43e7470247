import { expect, test } from "vitest";
import { createTestModel, keyedPaths } from "#testing/sample-paths.ts";

const whole = { type: "integer" };
const uuid = { type: "string", format: "uuid" };
const text = { type: "string" };

/** Target of a field of an invoice; a question mark follows a guess. */
async function targetOf(field: string, key: object, more: object = {}) {
  const lists = ["users", "organizations", "teams", "departments", "files", "tasks", "categories"];
  const model = await createTestModel({
    ...Object.assign({}, ...lists.map((name) => keyedPaths(name, key))),
    ...keyedPaths("invoices", key, { [field]: key, ...more }),
  });
  const invoices = model.resources.find(({ name }) => name === "invoices");
  const relation = invoices?.fields.find(({ name }) => name === field);
  return relation?.kind === "reference"
    ? `${relation.to}${relation.isGuess === true ? "?" : ""}`
    : undefined;
}

test.each([
  ["user_created", whole, "users?"],
  ["userUpdated", uuid, "users?"],
  ["userIdCreated", uuid, "users"],
  ["user_id_created", whole, "users"],
  ["id_user_created", whole, "users"],
  ["parentOrg", whole, "organizations?"],
  ["parentOrgId", uuid, "organizations"],
  ["parent_organisation_id", uuid, "organizations"],
  ["org", uuid, "organizations?"],
  ["organizationOwning", whole, "organizations?"],
  ["department_parent", uuid, "departments?"],
  ["parentDept", whole, "departments?"],
  ["category1Id", uuid, "categories"],
  ["category_2", whole, "categories?"],
  ["categoryMain", uuid, "categories?"],
  ["file_id_front", uuid, "files"],
  ["taskRefId", whole, "tasks"],
  ["task_linked", uuid, "tasks?"],
])("%s of the type %j is a reference to %s", async (field, key, expected) => {
  expect(await targetOf(field, key)).toBe(expected);
});

test.each([
  ["task_completed", whole],
  ["team_limited", whole],
  ["userIdTypes", whole],
  ["cnt_user", whole],
  ["user_created", text],
  ["category_total", whole],
])("%s of the type %j is not a reference", async (field, key) => {
  expect(await targetOf(field, key)).toBeUndefined();
});

test.each(["stripe_user_id", "external_task_id", "ldapUserId"])(
  "the key %s of another system is not certainly a reference",
  async (field) => {
    expect(await targetOf(field, text)).not.toMatch(/^\w+$/);
  },
);

test("the parent of a folder is a folder although it has a list of parents", async () => {
  const folders = keyedPaths("folders", whole, { parentId: whole });
  const rows = folders["/folders"];
  const parameters = [{ name: "id", in: "path", required: true, schema: whole }];
  const model = await createTestModel({
    ...folders,
    "/folders/{id}/parents": { ...rows, parameters },
  });
  const parent = model.resources[0]?.fields.find(({ name }) => name === "parentId");
  expect(parent).toMatchObject({ kind: "reference", to: "folders" });
});

test("the owner of an account is a user", async () => {
  const account = { email: { type: "string", format: "email" }, owner_id: whole };
  const model = await createTestModel({
    ...keyedPaths("users", whole, { email: account.email }),
    ...keyedPaths("accounts", whole, account),
  });
  const accounts = model.resources.find(({ name }) => name === "accounts");
  expect(accounts?.fields.find(({ name }) => name === "owner_id")).toMatchObject({ to: "users" });
});
