import { expect, test } from "vitest";
import { createTestModel, json, record, rows } from "#testing/sample-paths.ts";

const text = { type: "string" };
const key = { name: "id", in: "path", required: true, schema: text };
const paths = (path: string, schema: object, parameter: object = key) => ({
  [path]: { get: rows(schema) },
  [`${path}/{${(parameter as typeof key).name}}`]: { parameters: [parameter], get: json(schema) },
});
const user = { type: "object", properties: { id: text, email: text, firstName: text } };

async function fieldOf(all: object, path: string, name: string) {
  const { resources } = await createTestModel(all);
  const owner = resources.find(({ collectionPath }) => collectionPath === path);
  return owner?.fields.find((field) => field.name === name);
}

// A score, a board, a repository: each has people with rights.
test.each(["collaborators", "members", "owners"])(
  "%s that contain a user are not the users",
  async (name) => {
    const items = {
      type: "object",
      properties: { id: text, isAdmin: { type: "boolean" }, user },
    };
    const own = { type: "object", properties: { id: text, [name]: { type: "array", items } } };
    const field = await fieldOf(
      { ...paths("/scores", own), ...paths("/users", user) },
      "/scores",
      name,
    );
    expect(field?.kind).toBe("list");
  },
);

test.each(["/tests/profiles", "/accounts", "/load/profiles"])(
  "%s without names of people are not the users of user_id",
  async (path) => {
    const test = { type: "object", properties: { id: text, name: text, duration: text } };
    const own = { type: "object", properties: { id: text, title: text, user_id: text } };
    const field = await fieldOf(
      { ...paths("/files", own), ...paths(path, test) },
      "/files",
      "user_id",
    );
    expect(field?.kind).toBe("text");
  },
);

test.each(["createdBy", "updated_by", "approvedBy"])(
  "%s may be the name of a user that is the key",
  async (name) => {
    const person = { type: "object", properties: { username: text, email: text } };
    const own = { type: "object", properties: { id: text, label: text, [name]: text } };
    const parameter = { ...key, name: "username" };
    const field = await fieldOf(
      { ...paths("/keys", own), ...paths("/users", person, parameter) },
      "/keys",
      name,
    );
    expect(field).toMatchObject({ kind: "reference", to: "users", isGuess: true });
  },
);

test.each([
  ["groups", "Parent group"],
  ["folders", "Parent folder."],
  ["tasks", "The parent task"],
])("the parent of nested %s described as “%s” is one of them", async (name, description) => {
  const own = {
    type: "object",
    properties: { id: text, name: text, parent: { ...text, description } },
  };
  const team = { name: "team", in: "path", required: true, schema: text };
  const { resources } = await createTestModel({
    ...paths("/teams", record(), team),
    [`/teams/{team}/${name}`]: { parameters: [team], get: rows(own) },
    [`/teams/{team}/${name}/{id}`]: { parameters: [team, key], get: json(own) },
  });
  const field = resources
    .find((one) => one.name === name)
    ?.fields.find((one) => one.name === "parent");
  expect(field).toMatchObject({ kind: "reference", to: name, isGuess: true });
});

test.each([
  "If resolved, this will contain the unique identifier of the User who did it",
  "Contains the id of the user",
  "Holds an identifier of a user that closed it",
])("“%s” names users", async (description) => {
  const own = { type: "object", properties: { id: text, closing: { ...text, description } } };
  const field = await fieldOf(
    { ...paths("/notes", own), ...paths("/users", user) },
    "/notes",
    "closing",
  );
  expect(field).toMatchObject({ kind: "reference", to: "users" });
});
