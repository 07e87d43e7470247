// @vitest-environment node
import { createModel, writeOverlay } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { describeAddresses } from "./further-addresses.ts";

const description = JSON.stringify({
  openapi: "3.1.0",
  info: { title: "Fleet", version: "1" },
  paths: {
    "/ports": {
      get: {
        responses: {
          "200": {
            description: "",
            content: {
              "application/json": {
                schema: {
                  type: "array",
                  items: { type: "object", properties: { id: { type: "integer" } } },
                },
              },
            },
          },
        },
      },
    },
  },
});

async function operationsWith(text: string): Promise<readonly string[]> {
  const update = { paths: describeAddresses(text) };
  const overlay = writeOverlay("Corrections", [{ label: "", pointer: "", update }]);
  const { operations, problems } = await createModel(description, {
    overlays: [{ text: overlay, address: "corrections" }],
  });
  expect(problems).toEqual([]);
  return operations.map(({ role, method, path, resource }) =>
    [role, method, path, resource].join(" "),
  );
}

test.each([
  ["/tasks", ["list get /ports ports", "list get /tasks tasks"]],
  [
    "https://fleet.example/v1/tasks?page=2, POST /v1/tasks /v1/tasks/{id}",
    [
      "list get /ports ports",
      "list get /v1/tasks tasks",
      "create post /v1/tasks tasks",
      "read get /v1/tasks/{id} tasks",
    ],
  ],
  [
    "POST /ports, patch /ports/:id, DELETE /ports/{id}",
    [
      "list get /ports ports",
      "create post /ports ports",
      "update patch /ports/{id} ports",
      "remove delete /ports/{id} ports",
    ],
  ],
  ["tasks", ["list get /ports ports"]],
])("%s is added to the description", async (text, operations) => {
  expect(await operationsWith(text)).toEqual(operations);
});
