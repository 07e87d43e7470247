// @vitest-environment node
import { createModel, type JsonObject, writeOverlay } from "@quarterdeck/model";
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

async function modelWith(text: string) {
  const update = { paths: describeAddresses(text) };
  const overlay = writeOverlay("Corrections", [{ label: "", pointer: "", update }]);
  const model = await createModel(description, {
    overlays: [{ text: overlay, address: "corrections" }],
  });
  expect(model.problems).toEqual([]);
  return model;
}

async function operationsWith(text: string): Promise<readonly string[]> {
  const { operations } = await modelWith(text);
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
  [
    "/queues, PUT /queues/:vhost/:name, /hosts, POST /hosts, PUT /hosts/:name",
    [
      "list get /ports ports",
      "list get /queues queues",
      "replace put /queues/{vhost}/{name} queues",
      "list get /hosts hosts",
      "create post /hosts hosts",
      "replace put /hosts/{name} hosts",
    ],
  ],
  ["tasks", ["list get /ports ports"]],
])("%s is added to the description", async (text, operations) => {
  expect(await operationsWith(text)).toEqual(operations);
});

test.each([
  ["/queues, PUT /queues/:vhost/:name", "put-queues-vhost-name"],
  ["/hosts, PUT /hosts/:name, POST /hosts", "post-hosts"],
  ["/hosts, PATCH /hosts/:name", undefined],
])("with %s, records are created by %s", async (text, create) => {
  const { resources } = await modelWith(text);
  expect(resources.find(({ name }) => name !== "ports")?.operations.create).toBe(create);
});

test.each([
  ["POST /ports/:id/close", "action post /ports/{id}/close ports"],
  ["/ports/:id/ships, POST /ports/:id/ships", "create post /ports/{id}/ships ships"],
  ["POST /ports", "create post /ports ports"],
])("the POST of %s is %s", async (text, operation) => {
  const operations = await operationsWith(`/ports/:id, ${text}`);
  expect(operations.find((one) => one.includes(" post "))).toBe(operation);
});

test.each([
  ["/tickets?query=id%3E0&fields=Subject,Status", { query: "id>0", fields: "Subject,Status" }],
  ["/v1/tasks?page=2&state=open, POST /v1/tasks", { state: "open" }],
  ["https://fleet.example/ships?page=3, /ports", undefined],
])("values of the query of %s are sent by every request", (text, values) => {
  const [item] = Object.values(describeAddresses(text)) as Record<string, JsonObject>[];
  expect(item?.["get"]?.["x-quarterdeck-fixed"]).toEqual(values);
});
