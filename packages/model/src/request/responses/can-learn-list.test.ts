import { expect, test } from "vitest";
import type { Resource } from "#types/resource.ts";
import { canLearnList } from "./can-learn-list.ts";

const state = { page: 1, sort: [], search: "", filters: {} };

function resourceOf(more: object): Resource {
  const id = { kind: "number", name: "id", label: "ID", isRequired: true };
  const status = { kind: "text", name: "status", label: "Status", isRequired: false, ...more };
  const list = { rows: [], paging: { style: "none" }, filters: [] };
  return { fields: [id, status], key: [], list } as unknown as Resource;
}

const rowsOf = (values: readonly unknown[]) => values.map((status, id) => ({ id, status }));

test.each<readonly [string, object, readonly object[], boolean]>([
  ["a status with any text", {}, rowsOf(["draft"]), true],
  ["a status whose words are known", { suggestions: [] }, rowsOf(["draft"]), false],
  ["a status with choices", { kind: "choice", choices: [] }, rowsOf(["draft"]), false],
  ["a status without a value", {}, rowsOf([null]), false],
  ["another text", { name: "note" }, [{ id: 1, note: "draft" }], false],
])("rows show more than the description declares: %s", (_, more, body, expected) => {
  expect(canLearnList(resourceOf(more), { status: 200, headers: {}, body }, state)).toBe(expected);
});

test.each([
  [{ addons: [], providers: [{ name: "web" }] }, true],
  [{ addons: [], providers: [] }, false],
  [{ addons: [], links: ["/a"] }, false],
  [{ addons: [] }, false],
])("no rows in %j may show the choices of a field", (body, expected) => {
  const resource = resourceOf({ kind: "choice", choices: [] });
  const list = { ...resource.list, rows: ["addons"] } as Resource["list"];
  const response = { status: 200, headers: {}, body };
  expect(canLearnList({ ...resource, list } as Resource, response, state)).toBe(expected);
});
