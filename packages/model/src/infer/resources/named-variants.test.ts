import { expect, test } from "vitest";
import { createTestModel, json, record, rows, sent, summarize } from "#testing/sample-paths.ts";

const text = { type: "string" };
const named = (name: string) => ({
  ...sent({ type: "object", required: ["Name"], properties: { Name: text, Size: text } }),
  operationId: name,
});
const member = (name: string) =>
  json({ type: "object", properties: { [name]: { type: "array", items: record() }, Next: text } });
const fleets = (prefix: string) => ({
  [`${prefix}CreateFleet`]: { post: { ...named("CreateFleet"), ...json(record()) } },
  [`${prefix}DeleteFleet`]: { post: named("DeleteFleet") },
  [`${prefix}DescribeFleets`]: { post: { ...named("DescribeFleets"), ...member("Fleets") } },
  [`${prefix}StartFleet`]: { post: named("StartFleet") },
  [`${prefix}UpdateFleet`]: { post: { ...named("UpdateFleet"), ...json(record()) } },
});

// A header, a form field or a query parameter names the operation.
test.each(["/#X-Target=Fleet_20240101.", "/#Action=", "/rpc/?method=fleet."])(
  "paths that begin with %s belong to one resource",
  async (prefix) => {
    expect(await summarize(fleets(prefix))).toEqual(["fleets: create list remove update"]);
    const { resources } = await createTestModel(fleets(prefix));
    expect(resources[0]).toMatchObject({ labels: { many: "Fleets" }, actions: ["StartFleet"] });
  },
);

test("a variant of one path keeps its name", async () => {
  const paths = { "/files": { get: rows() }, "/files/{id}": { get: json(record()) } };
  const locked = { ...paths, "/files/{id}#lock": { post: sent() } };
  expect(await summarize(locked)).toEqual(["files: list read"]);
});
