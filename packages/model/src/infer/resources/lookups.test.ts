import { expect, test } from "vitest";
import { createTestModel, json, rows } from "#testing/sample-paths.ts";

test.each([
  ["/customers/autocomplete", true],
  ["/orders/statistics", true],
  ["/dagStats", true],
  ["/dashboard/charts", true],
  ["/orders/lookup", true],
  ["/customers/{id}/autocomplete", true],
  ["/servers/{id}/statistics", undefined],
  ["/links/{id}/stats", undefined],
  ["/sensors/{id}/charts", undefined],
  ["/autocomplete/cities", true],
  ["/lookup/countries", true],
  ["/charts/revenue", true],
  ["/suggestions/{kind}/words", true],
  ["/orders", undefined],
])("%s stays out of the menu: %s", async (path, isHidden) => {
  const model = await createTestModel({ [path]: { get: rows() } });
  expect(model.resources[0]?.isHidden).toBe(isHidden);
});

test.each([
  ["/orders/search/findByStatus", "/orders", false],
  ["/users/findByEmail", "/users", false],
  ["/books/search/search-by-title", "/books", false],
  ["/pets/findByStatus", "/pets/{id}", true],
  ["/orders/search/archive", "/orders", true],
])("%s next to %s is in the menu: %s", async (path, list, isInMenu) => {
  const parameters = [{ name: "id", in: "path", required: true, schema: { type: "integer" } }];
  const model = await createTestModel({
    [list]: list.includes("{") ? { parameters, delete: json({}) } : { get: rows() },
    [path]: { get: rows() },
  });
  const search = model.operations.find((one) => one.path === path);
  const inMenu = model.resources.filter((one) => one.isHidden !== true);
  expect(inMenu.some(({ operations }) => operations.list === search?.id)).toBe(isInMenu);
});

test("charts whose records can be read are in the menu", async () => {
  const parameters = [{ name: "id", in: "path", required: true, schema: { type: "integer" } }];
  const model = await createTestModel({
    "/charts": { get: rows() },
    "/charts/{id}": { parameters, get: json({ type: "object", properties: { id: {} } }) },
  });
  expect(model.resources[0]?.isHidden).toBeUndefined();
});

const choices = json({
  type: "array",
  items: { type: "object", properties: { value: { type: "integer" }, text: { type: "string" } } },
});

test.each([
  ["/customers/options", choices, true],
  ["/customers/select-options", choices, true],
  ["/customers/dropdown", choices, true],
  ["/customers/languages", { ...choices, summary: "Languages for select boxes" }, true],
  ["/customers/growth", { ...choices, summary: "New customers per day chart" }, true],
  ["/customers/languages", { ...choices, summary: "List languages" }, undefined],
])("%s below a list is in the menu by its words", async (path, get, isHidden) => {
  const { resources } = await createTestModel({ "/customers": { get: rows() }, [path]: { get } });
  expect(resources.find((one) => one.collectionPath === path)?.isHidden).toBe(isHidden);
});
