import { expect, test } from "vitest";
import { createTestModel, done, json, rows, sent } from "#testing/sample-paths.ts";

const linkOf = (...names: readonly string[]) => ({
  type: "object",
  properties: Object.fromEntries(names.map((name) => [name, { type: "integer" }])),
});

const inPath = (...names: readonly string[]) => ({
  parameters: names.map((name) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "integer" },
  })),
});

test.each([
  {
    list: "/bookTags/",
    item: "/bookTags/book/{bookId}/tag/{tagId}",
    keys: ["bookId", "tagId"],
    name: "bookTags",
  },
  {
    list: "/memberships",
    item: "/memberships/users/{user_id}/teams/{team_id}",
    keys: ["user_id", "team_id"],
    name: "memberships",
  },
  {
    list: "/api/stock-levels",
    item: "/api/stock-levels/warehouse/{warehouse}/product/{product}/year/{year}",
    keys: ["warehouse", "product", "year"],
    name: "stock-levels",
  },
])("records of $item have all keys of their path", async ({ list, item, keys, name }) => {
  const link = linkOf(...keys, "position");
  const model = await createTestModel({
    [list]: { get: rows(link), post: sent(link), put: sent(link) },
    [item]: { ...inPath(...keys), get: json(link), put: sent(link), delete: done },
  });
  expect(model.resources.map((one) => one.name)).toEqual([name]);
  const [resource] = model.resources;
  expect(resource?.key.map(({ field, parameter }) => [field, parameter])).toEqual(
    keys.map((key) => [[key], key]),
  );
  expect(Object.keys(resource?.operations ?? {}).toSorted()).toEqual(
    ["create", "list", "read", "remove", "replace"].toSorted(),
  );
});

test.each([
  ["a list between the names", "/orders/book/{bookId}"],
  ["one name", "/orders/tag/{tagId}/lines"],
])("%s is not a part of the key", async (_case, between) => {
  const link = linkOf("bookId", "tagId");
  const model = await createTestModel({
    "/orders": { get: rows(link) },
    [between]: { ...inPath("bookId"), get: rows(link) },
    [`${between}/tag/{tagId}`]: { ...inPath("bookId", "tagId"), get: json(link) },
  });
  const orders = model.resources.find(({ name }) => name === "orders");
  expect(orders?.operations.read).toBeUndefined();
});

test("reads below a record are parts of it, not a collection", async () => {
  const model = await createTestModel({
    "/config": { get: json(linkOf("version")) },
    "/config/section/{section}/option/{option}": {
      ...inPath("section", "option"),
      get: json(linkOf("value")),
    },
  });
  expect(model.resources[0]).toMatchObject({ name: "config", isSingleton: true });
});
