import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

test("siblings of a reference to a parameter override its members", async () => {
  const shared = {
    name: "filter",
    in: "query",
    description: "Any pairs",
    schema: { type: "string" },
  };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      components: { parameters: { Filter: shared } },
      paths: {
        "/lines": {
          get: {
            parameters: [
              { $ref: "#/components/parameters/Filter", required: true, description: "One order" },
            ],
            responses: { "204": {} },
          },
        },
      },
    }),
  );
  const [parameter] = model.operations[0]?.parameters ?? [];
  expect(parameter).toMatchObject({ name: "filter", in: "query", isRequired: true });
  expect(parameter?.field.description).toBe("One order");
});
