// @vitest-environment node
import type { ListState, Resource } from "@quarterdeck/model";
import { expect, test, vi } from "vitest";
import { HttpError } from "#http/errors.ts";
import { readAfterRefusal } from "./read-after-refusal.ts";

const paging = {
  style: "page",
  page: { parameter: "page" },
  first: 1,
  size: { at: { parameter: "size" } },
} as const;
const resource: Resource = {
  name: "docks",
  labels: { one: "Dock", many: "Docks" },
  collectionPath: "/docks",
  parents: [],
  key: [],
  fields: [],
  operations: { list: "list" },
  actions: [],
  evidence: [],
  list: { operation: "list", rows: [], paging, filters: [], evidence: [] },
};
const source = { resource, operations: [] };
const plain: ListState = { page: 1, sort: [], search: "", filters: {} };

function refusal(status: number, message: string): HttpError {
  const response = { status, headers: {}, body: undefined };
  return new HttpError({ method: "GET", path: "/docks" }, response, { message, fields: [] });
}

test.each([
  [400, "The page number requested is larger than the number of pages available."],
  [404, "Invalid page."],
  [422, "Offset is out of range"],
  [404, "That page does not exist: page not found"],
])("a page after the last one is empty: %i %s", async (status, message) => {
  const read = vi.fn<() => Promise<never>>(() => Promise.reject(refusal(status, message)));
  const next = { ...plain, page: 3 };
  const page = await readAfterRefusal(source, next, read, refusal(status, message));
  expect(page).toEqual({ rows: [], hasNext: false });
  expect(read).not.toHaveBeenCalled();
});

test.each([
  [1, 404, "Invalid page."],
  [3, 404, "Not found"],
  [3, 400, "per_page must be at most 20, page ignored"],
])("page %i with %i %s is not after the last one", async (page, status, message) => {
  const read = () => Promise.reject(refusal(status, message));
  const reading = readAfterRefusal(source, { ...plain, page }, read, refusal(status, message));
  await expect(reading).rejects.toThrow(message);
});

test("a later page is not read with another size", async () => {
  const read = vi.fn<() => Promise<never>>(() => Promise.reject(refusal(400, "No")));
  const reading = readAfterRefusal(source, { ...plain, page: 3 }, read, refusal(400, "No"));
  await expect(reading).rejects.toThrow("No");
  expect(read).not.toHaveBeenCalled();
});
