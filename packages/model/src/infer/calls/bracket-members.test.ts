import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

async function readMemberNames(name: string): Promise<readonly string[]> {
  const properties = { [name]: { type: "string" } };
  const schema = { type: "object", properties };
  const content = { "application/x-www-form-urlencoded": { schema } };
  const post = { requestBody: { content }, responses: { "201": { description: "" } } };
  const description = { openapi: "3.0.3", info: {}, paths: { "/users": { post } } };
  const { operations } = await createModel(JSON.stringify(description));
  const field = operations[0]?.body?.field;
  return field?.kind === "group" ? field.fields.map((member) => member.name) : [];
}

test.each([
  ["user[email]", "user"],
  ["tags[]", "tags"],
  ["__proto__[admin]", "__proto__"],
])("the member of %s is %s", async (name, member) => {
  expect(await readMemberNames(name)).toEqual([member]);
});

test("a name of ten thousand levels is one member as it is written", async () => {
  const name = `a${"[b]".repeat(10_000)}`;
  expect(await readMemberNames(name)).toEqual([name]);
});
