import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi } from "#testing/tables-api.ts";
import type { TestApi } from "#testing/tables-api.ts";
import { listTestEngines } from "#testing/test-engines.ts";

const schema = `
  create schema deep;
  create table deep.items (id integer primary key, kind text not null, size numeric(6,2) not null, at timestamptz not null, note text);
  insert into deep.items select n, chr(97 + n % 3) || 'É', n % 7, '2024-01-01'::timestamptz + (n / 50) * interval '1 day', case when n % 2 = 0 then 'x' end from generate_series(1, 3000) n;
  create index on deep.items (at, id);
`;

for (const { name, open } of listTestEngines()) {
  describe.skipIf(open === undefined)(`deep pages of the ${name} engine`, () => {
    let api: TestApi;
    beforeAll(async () => {
      if (open) api = await openTestApi(await open(), schema);
    });
    afterAll(async () => api?.close());
    const read = async (query: string, page: number): Promise<string> => {
      const response = await api.ask(`/items?${query}&perPage=100&page=${page}`);
      expect(response.statusCode, response.body).toBe(200);
      return response.body;
    };

    test.each([
      "sort=id",
      "sort=-at",
      "sort=kind,-size",
      "sort=-size,kind,at",
      "sort=kind&size[gte]=3",
      "sort=note",
      "sort=-id&q=a",
      `sort=id&or=${encodeURIComponent('[{"field":"kind","operator":"starts","value":"a"},{"field":"id","operator":"gte","value":900}]')}`,
    ])("the pages next to a deep page of %s are those of the numbers", async (query) => {
      const pages = [11, 12, 13, 14, 13, 12, 20, 17, 29, 11];
      const walked: string[] = [];
      for (const page of pages) walked.push(await read(query, page));
      api.catalog.forget();
      for (const [index, page] of pages.entries()) {
        // A write removes the stored rows of other pages.
        await api.send("PATCH", "/items/1", { note: null });
        expect(walked[index], `page ${page}`).toBe(await read(query, page));
      }
    });

    test("the last page, and one after it, have the remaining rows", async () => {
      for (const page of [29, 30, 31]) {
        const { data } = JSON.parse(await read("sort=-at", page)) as { data: readonly unknown[] };
        expect(data).toHaveLength(page === 31 ? 0 : 100);
      }
    });

    test("a page before one that was read is whole although rows were deleted", async () => {
      await read("sort=id", 12);
      await api.engine.database.query("delete from deep.items where id between 100 and 1150");
      const { data } = JSON.parse(await read("sort=id", 11)) as { data: readonly { id: number }[] };
      expect(data).toHaveLength(100);
    });
  });
}
