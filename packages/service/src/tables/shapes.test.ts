import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { campaignSize } from "#testing/campaign-size.ts";
import { writeBody } from "#testing/fuzz-bodies.ts";
import { encodeText, writeAggregateQuery, writeQuery } from "#testing/fuzz-queries.ts";
import { proveTable } from "#testing/prove-table.ts";
import { proveWrite, writePlausible } from "#testing/prove-write.ts";
import { createRandom } from "#testing/random-values.ts";
import { shapes } from "#testing/shapes-schema.ts";
import { openTestApi } from "#testing/tables-api.ts";
import type { TestApi } from "#testing/tables-api.ts";
import { listTestEngines } from "#testing/test-engines.ts";
import type { OpenEngine } from "#testing/test-engines.ts";

/** Views of the ERP that are proven; the others are equal to them. */
const provenViews = /view_(?:[1-5]|6[1-5]|89)$/;

/** Engines that take turns to prove the tables in the short form. */
const ENGINES = 2;

const engines = listTestEngines({ all: true });
const turns = Math.min(ENGINES, engines.filter(({ open }) => open !== undefined).length);

for (const [at, { name, open }] of engines.entries()) {
  describe.skipIf(open === undefined)(`shapes over the ${name} engine`, () => {
    let api: TestApi;
    beforeAll(async () => {
      const databaseRoles = new Map([["editor", "tenant_app"]] as const);
      api = await openTestApi((await open?.()) as OpenEngine, Object.values(shapes).join("\n"), {
        databaseRoles,
      });
      // The owner of the other schemas grants them too.
      for (const schema of ["rental", "person", "sales", "production", "rails", "series"]) {
        await api.engine.database.query(
          `grant usage on schema ${schema} to tenant_app; grant all on all tables in schema ${schema} to tenant_app; grant all on all sequences in schema ${schema} to tenant_app`,
        );
      }
      api.catalog.forget();
    }, 120_000);
    afterAll(async () => api?.close());

    test("each table is listed, sorted, filtered, read, changed, deleted and restored exactly", async () => {
      const { tables } = await api.catalog.read("editor");
      expect(tables.length).toBeGreaterThan(110);
      const problems: string[] = [];
      for (const [index, { path }] of tables.entries()) {
        if ((index + at) % turns >= campaignSize("tableProofs")) continue;
        if (path.startsWith("view_") && !provenViews.test(path)) continue;
        problems.push(...(await proveTable(api, path)));
      }
      expect(problems).toEqual([]);
    }, 400_000);

    test("generated requests never fail inside, and a read proves each write that succeeds", async () => {
      const { tables } = await api.catalog.read("editor");
      const random = createRandom(19);
      const proven = { POST: 0, PATCH: 0, DELETE: 0 };
      for (let count = 0; count < campaignSize("shapeRequests"); count += 1) {
        const table = random.pick(tables);
        const path = `/${encodeURIComponent(table.path)}`;
        const columns = table.columns.map((column) => column.name);
        const plausible = random.oneOf(2) ? await writePlausible(api, random, table) : undefined;
        const odd = table.key.map(() =>
          random.pick(["1", "2", "DE", "a", "", "2024-01-01", "x y"]),
        );
        const row = plausible?.address ?? `${path}/${odd.map(encodeText).join(",")}`;
        const lists = random.oneOf(4)
          ? `/aggregates${path}?${writeAggregateQuery(random, columns)}`
          : `${path}?${writeQuery(random, columns)}`;
        const url = random.oneOf(2) ? lists : row;
        const method = random.pick(["GET", "POST", "PATCH", "DELETE"] as const);
        const body = plausible?.body ?? writeBody(random, columns);
        const response =
          method === "GET"
            ? await api.ask(random.oneOf(5) ? `${row}/effects` : url)
            : await api.send(method, method === "POST" ? path : row, body);
        const shown = `${method} ${url} ${row} ${body.slice(0, 200)} ${response.body}`;
        expect(response.statusCode, shown).toBeLessThan(500);
        if (method === "GET" || response.statusCode >= 300) continue;
        const isProven = await proveWrite(api, { table, row, method, response });
        expect(isProven, shown).not.toBe(false);
        if (isProven === true) proven[method] += 1;
      }
      expect(Math.min(...Object.values(proven)), JSON.stringify(proven)).toBeGreaterThan(3);
    }, 400_000);
  });
}
