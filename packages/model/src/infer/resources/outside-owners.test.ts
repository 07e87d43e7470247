import { expect, test } from "vitest";
import { createTestModel, json, record, rows, sent } from "#testing/sample-paths.ts";

const query = (name: string, isRequired = true) => ({
  parameters: [{ name, in: "query", required: isRequired, schema: { type: "string" } }],
});

const vessel = { type: "object", properties: { vesselCode: { type: "string" }, name: {} } };

const vessels = {
  "/get-vessels": { get: rows(vessel) },
  "/get-vessel": { get: { ...json(vessel), ...query("vesselCode") } },
  "/add-vessel": { post: sent(vessel) },
};

test.each<readonly [string, object, readonly (string | undefined)[]]>([
  [
    "requires the key in its query",
    { post: { ...sent(record()), ...query("vesselCode") } },
    ["vessels", "record"],
  ],
  ["may take the key", { post: query("vesselCode", false) }, [undefined, "workspace"]],
  ["requires a general key", { post: query("id") }, [undefined, "workspace"]],
])("a call at another path that %s", async (_, item, want) => {
  const { operations } = await createTestModel({ ...vessels, "/tracker/uninstall": item });
  const operation = operations.find(({ path }) => path === "/tracker/uninstall");
  expect([operation?.resource, operation?.scope]).toEqual(want);
});
