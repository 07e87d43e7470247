import { expect, test } from "vitest";
import { createTestModel, rows } from "#testing/sample-paths.ts";

async function describe(description: string) {
  const Member = {
    type: "object",
    description,
    properties: { id: { type: "integer" }, name: { type: "string" } },
  };
  const paths = { "/members": { get: rows({ $ref: "#/components/schemas/Member" }) } };
  const { resources } = await createTestModel(paths, { schemas: { Member } });
  return resources[0]?.description;
}

// FastAPI, Django REST framework, Laravel, Java.
test.each([
  "DAG serializer for responses.",
  "Serializer for the User model.",
  "Serializes a BuildItem object, which is an allocation of stock.",
  "User model",
  "Environment variable model definition",
  "An ORM representation of user data.",
  "domain POJO to represent a key",
  "Response for the external log URL endpoint.",
  "Schema for Human-in-the-loop detail.",
  "Do not require a setter for 'type', it is not mutable",
])("%s does not describe records", async (text) => {
  expect(await describe(text)).toBeUndefined();
});

test.each([
  "An employee that takes part in a project.",
  "The pricing model for a product.",
  "A request for a leave, with its approval.",
  "Response times of a server by day.",
])("%s describes records", async (text) => {
  expect(await describe(text)).toBe(text);
});
