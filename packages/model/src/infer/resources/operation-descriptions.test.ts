import { expect, test } from "vitest";
import { createTestModel, done, json, record, rows } from "#testing/sample-paths.ts";

async function actionOf(action: object) {
  const { operations } = await createTestModel({
    "/orders": { get: rows() },
    "/orders/{id}": { get: json(record()) },
    "/orders/{id}/ship": { post: { ...done, ...action } },
  });
  const operation = operations.find(({ path }) => path.endsWith("/ship"));
  return [operation?.label, operation?.description];
}

// FastAPI, NestJS and a hand-written description.
test.each<readonly [object, readonly (string | undefined)[]]>([
  [{ summary: "Ship Order", operationId: "ship_order_post" }, ["Ship order", undefined]],
  [{ summary: "Ship order", description: "Ship order." }, ["Ship order", undefined]],
  [
    { summary: "Ship order", description: "Informs the carrier." },
    ["Ship order", "Informs the carrier."],
  ],
  [
    { summary: "Ship the order to the customer at once" },
    ["Ship order to customer", "Ship the order to the customer at once"],
  ],
])("%j: a description that only repeats the label is left out", async (action, expected) => {
  expect(await actionOf(action)).toEqual(expected);
});

const sent = { requestBody: { content: { "application/json": { schema: record() } } }, ...done };
const description = "A long text about what the operation does, which is not its name. And more.";

test.each([
  ["/templates/publish", "Publish template"],
  ["/templates/send-raw.json", "Send raw"],
  ["/templates/verify_domain", "Verify domain"],
  ["/templates/parts", "Post templates parts"],
  ["/templates/bulk-delete", "Bulk delete"],
  ["/templates/batchArchive", "Batch archive"],
  ["/api/v1/reports/parts", "Post reports parts"],
])("the action %s without a summary has the label %s", async (path, label) => {
  const { operations } = await createTestModel({
    "/templates": { get: rows() },
    "/templates/{id}": { get: json(record()) },
    [path]: { post: { ...sent, description } },
  });
  expect(operations.find((one) => one.path === path)?.label).toBe(label);
});

// A gateway of gRPC, NestJS, Spring.
test.each([
  ["HarborService_RenderTemplates", "Render templates"],
  ["TemplatesController_renderAll", "Render all"],
  ["TemplateResource_render", "Render"],
  ["render_templates", "Render templates"],
])("the label of %s does not repeat its group", async (operationId, label) => {
  const { operations } = await createTestModel({
    "/templates": { get: rows() },
    "/templates/render": { post: { ...sent, operationId } },
  });
  expect(operations.at(-1)?.label).toBe(label);
});

test("a part of a dotted name belongs to the label of its verb", async () => {
  const { operations } = await createTestModel({
    "/order.list": { get: rows() },
    "/order.info": { get: { ...json(record()), parameters: [query("id")] } },
    "/order.tracking.add": { post: { ...sent, parameters: [query("id")], description } },
  });
  expect(operations.at(-1)).toMatchObject({ role: "action", label: "Add tracking" });
});

function query(name: string): object {
  return { name, in: "query", required: true, schema: { type: "integer" } };
}
