import { expect, test } from "vitest";
import { proveTable } from "#testing/prove-table.ts";
import type { TestApi } from "#testing/tables-api.ts";

export function testTypes(get: () => TestApi, extensions: readonly string[]): void {
  const tables = ["every_type", "needed_json", "by_bytes", "by_many", ...extensions];
  test.each(tables)(
    "every row of %s is listed, sorted, filtered, read, written back and restored unchanged",
    async (path) => {
      expect(await proveTable(get(), path)).toEqual([]);
    },
  );

  test("a key that is not one text gives no address", async () => {
    const { tables: all } = await get().catalog.read();
    expect(all.find(({ path }) => path === "by_list")?.key).toEqual([]);
    expect((await get().ask("/by_list")).json()).toMatchObject({ data: [{ k: [1, 2] }] });
  });

  test.each([
    ["a list of another type", { c62: "text" }, "/c62"],
    ["an unknown member", { c61: { value: 1, nothing: 2 } }, "/c61"],
    ["a member of another type", { c61: { value: "much" } }, "/c61"],
    ["an address that PostgreSQL refuses", { c30: "nowhere" }, "/c30"],
    ["a range that PostgreSQL refuses", { c44: "[5,1)" }, undefined],
  ])("%s is refused at its field", async (_title, body, pointer) => {
    const response = await get().send("PATCH", "/every_type/1", body);
    expect(response.json(), response.body).toMatchObject({
      status: 422,
      ...(pointer !== undefined && { errors: [{ pointer }] }),
    });
  });

  test("jsonb is filtered by contained values", async () => {
    const url = `/needed_json?b%5Bcontains%5D=${encodeURIComponent("{}")}`;
    expect((await get().ask(url)).json()).toMatchObject({ data: [{ id: 2 }], total: 1 });
    expect((await get().ask("/needed_json?b%5Bcontains%5D=%7B")).statusCode).toBe(400);
  });
}
