import { expect, test } from "vitest";
import { createTestModel, json, record, rows } from "#testing/sample-paths.ts";

const tagged = (tag: string, item: object) => ({ get: { ...item, tags: [tag] } });

/** Headings of lists by path: two below each tenant, the tenants, one with its own tag and two that share a tag. */
async function headingsOf(owner: string, tag: string, single: string) {
  const below = `/${owner}s/{${owner}Id}`;
  const { resources, tenantLevels } = await createTestModel({
    [`/${owner}s`]: tagged(tag, rows()),
    [below]: tagged(tag, json(record())),
    [`${below}/applications`]: tagged(tag, rows()),
    [`${below}/tokens`]: tagged(tag, rows()),
    [`${below}/limits`]: tagged(tag, rows()),
    [`/${single}`]: tagged(single, rows()),
    [`/${single}/{id}/history`]: tagged(single, rows()),
    "/colors": tagged("Look", rows()),
    "/fonts": tagged("Look", rows()),
  });
  const groups = Object.fromEntries(
    resources.map(({ collectionPath, group }) => [collectionPath, group]),
  );
  return { groups, levels: tenantLevels?.length };
}

test.each([
  ["project", "Projects", "context"],
  ["org", "Orgs", "devices"],
  ["workspace", "Workspaces", "labels"],
])("headings of lists below a %s do not repeat %s", async (owner, tag, single) => {
  const { groups, levels } = await headingsOf(owner, tag, single);
  expect(levels).toBe(1);
  expect(groups[`/${owner}s`]).toBeUndefined();
  expect(groups[`/${owner}s/{${owner}Id}/tokens`]).toBeUndefined();
  expect(groups[`/${single}`]).toBeUndefined();
  expect(groups["/colors"]).toBe("Look");
});

test("lists below a tenant keep a heading with another name", async () => {
  const { groups } = await headingsOf("org", "Billing", "devices");
  expect(groups["/orgs/{orgId}/tokens"]).toBe("Billing");
});
