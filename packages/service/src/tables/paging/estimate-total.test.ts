import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi } from "#testing/tables-api.ts";
import type { TestApi } from "#testing/tables-api.ts";
import { listTestEngines } from "#testing/test-engines.ts";

/** Tables that PostgreSQL takes for larger than they are. */
const schema = `
  create schema large;
  create table large.logs (id integer primary key, kind text);
  insert into large.logs select n, n % 2 from generate_series(1, 300) n;
  create table large.private (id integer primary key);
  alter table large.private enable row level security;
  create table large.small (id integer primary key);
  update pg_class set reltuples = 2000000 where relname in ('logs', 'private');
  update pg_class set reltuples = 900000 where relname = 'small';
`;

for (const { name, open } of listTestEngines()) {
  describe.skipIf(open === undefined)(`totals of large tables of the ${name} engine`, () => {
    let api: TestApi;
    beforeAll(async () => {
      if (open) api = await openTestApi(await open(), schema);
    });
    afterAll(async () => api?.close());

    test.each([
      ["logs", { estimatedTotal: 2_000_000 }],
      ["logs?page=2&perPage=100&sort=-kind", { estimatedTotal: 2_000_000 }],
      ["logs?page=4&perPage=100", { estimatedTotal: 2_000_000, data: [] }],
      ["logs?exactTotal=true", { total: 300 }],
      ["logs?exactTotal=false", { estimatedTotal: 2_000_000 }],
      ["logs?kind=1", { total: 150 }],
      ["logs?page=900000", { total: 300, data: [] }],
      ["private", { total: 0 }],
      ["small", { total: 0 }],
    ])("%s has %j", async (query, expected) => {
      const body = (await api.ask(`/${query}`)).json<object>();
      expect(body).toMatchObject(expected);
      expect(["total", "estimatedTotal"].filter((one) => Object.hasOwn(body, one))).toHaveLength(1);
    });

    test("a full page leads to the next one", async () => {
      const link = async (page: number): Promise<unknown> =>
        (await api.ask(`/logs?perPage=100&page=${page}`)).headers["link"];
      expect(await link(2)).toContain("page=3");
      expect(await link(4)).toBeUndefined();
      expect((await api.ask("/logs?exactTotal=x")).statusCode).toBe(400);
    });
  });
}
