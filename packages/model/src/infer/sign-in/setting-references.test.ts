import { expect, test } from "vitest";
import { createTestModel, keyedPaths, rows } from "#testing/sample-paths.ts";

const text = { type: "string" };

async function settingOf(name: string, lists: readonly string[], hasSetting = false) {
  const parameters = [{ name, in: "header", required: true, schema: text }];
  const [tenants = "", ...others] = lists;
  const { signIn } = await createTestModel({
    ...keyedPaths(tenants, text),
    ...(hasSetting ? { [`/${tenants}`]: { get: { ...rows(), parameters } } } : {}),
    ...Object.fromEntries(others.map((path) => [`/${path}`, { get: { ...rows(), parameters } }])),
  });
  const [setting] = signIn.settings ?? [];
  return setting?.field.kind === "reference" ? setting.field.to : setting?.field.kind;
}

// A shop, an accounting service, a platform for teams.
test.each([
  ["X-Tenant-Id", "tenants"],
  ["organisation", "organisations"],
  ["X-Workspace", "workspaces"],
])("the setting %s refers to a record of %s", async (name, list) => {
  expect(await settingOf(name, [list, "orders", "products", "invoices"])).toBe(list);
});

test.each([
  ["another name", "X-Region", false],
  ["a list that requires the setting", "X-Tenant-Id", true],
])("a setting with %s has a text", async (_, name, hasSetting) => {
  expect(await settingOf(name, ["tenants", "orders", "products", "invoices"], hasSetting)).toBe(
    "text",
  );
});

test("tenants without a path of their records are found by their identity", async () => {
  const parameters = [{ name: "X-Tenant-Id", in: "header", required: true, schema: text }];
  const tenant = { type: "object", properties: { tenantId: text, displayName: text } };
  const list = { get: { ...rows(), parameters } };
  const { signIn } = await createTestModel({
    "/tenants": { get: rows(tenant) },
    "/orders": list,
    "/products": list,
    "/invoices": list,
  });
  expect(signIn.settings?.[0]?.field).toMatchObject({ kind: "reference", to: "tenants" });
});
