import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { describeTables } from "#tables/describe-tables.ts";
import { readListQuery } from "#tables/list-query.ts";
import { createTableCatalog } from "#tables/table-catalog.ts";
import { listTestEngines } from "#testing/test-engines.ts";
import type { OpenEngine } from "#testing/test-engines.ts";
import { readDatabaseReport } from "./database-report.ts";
import type { DatabaseReport } from "./database-report.ts";
import { writeDatabaseReport } from "./write-database-report.ts";

const estimateParts =
  "update pg_class set reltuples = 30000 where oid in ('report.parts_1'::regclass, 'report.parts_2'::regclass)";

const schema = `
  create schema report;
  create table report.good (id integer primary key, name text not null);
  create table report."No key" (a integer, page xml, search tsvector, seen pg_snapshot);
  create table report.large (id integer primary key, name text, good_id integer references report.good, other_id integer references report.good);
  create index on report.large (other_id);
  update pg_class set reltuples = 100000 where oid = 'report.large'::regclass;
  create table report.walled (id integer primary key);
  alter table report.walled enable row level security;
  create table report.parts (id integer primary key, note text) partition by range (id);
  create table report.parts_1 partition of report.parts for values from (0) to (9);
  create table report.parts_2 partition of report.parts default;
  ${estimateParts};
  create view report.totals as select good_id, count(*) as n from report.large group by good_id;
  create materialized view report.frozen as select id from report.good;
  create unique index on report.frozen (id);
  create materialized view report.keyless as select '{}'::jsonb as facts, name as "Name", id from report.good;
  create materialized view report.by_name as select '{}'::jsonb as facts, name as "Name" from report.good;
  create materialized view report.unfilled as select 1 as id with no data;
  create unique index on report.unfilled (id);
  create function report.double_of(n integer) returns integer language sql as 'select n * 2';
  create function report.any_of(x anyelement) returns anyelement language sql as 'select x';
  create function report.has_all(integer[], integer[]) returns boolean language sql as 'select false';
  create operator public.@> (leftarg = integer[], rightarg = integer[], function = report.has_all);
  create function report.on_change() returns trigger language plpgsql as 'begin return new; end';
  create table report.above (id integer primary key, n integer);
  create table report.below (more text) inherits (report.above);
  insert into report.below values (1, 1, 'x'), (2, 1, 'y');
  create table report.by_json (facts jsonb primary key);
  create table report.twice (id integer, v text);
  insert into report.twice values (1, 'a'), (1, 'b'), (2, 'a');
  create table report.keyless_parts (at date not null, id integer) partition by range (at);
  create table report.keyless_parts_1 partition of report.keyless_parts default;
  create materialized view report.pairs as select id as n, v from report.twice;
  create materialized view report.doubles as select id from report.twice;
  create table report.private (id integer primary key);
  create role report_reader;
  grant usage on schema report to report_reader;
  grant select on all tables in schema report to report_reader;
  revoke select on report.private from report_reader;
  revoke execute on function report.double_of(integer) from public;
`;

for (const { name, open } of listTestEngines()) {
  describe.skipIf(open === undefined)(`report of the ${name} engine`, () => {
    let engine: OpenEngine;
    let report: DatabaseReport;
    beforeAll(async () => {
      engine = (await open?.()) as OpenEngine;
      const { database } = engine;
      await database.query(schema);
      report = await readDatabaseReport(database, createTableCatalog(database));
    });
    afterAll(async () => engine?.close());

    test("each remark names its object and the statement that fixes it", () => {
      const lines = report.remarks.map(({ kind, object, sql }) => [kind, object, sql ?? ""]);
      const index = "create index concurrently on report.large (good_id);";
      const key =
        'alter table report."No key" add column id bigint generated always as identity primary key;';
      const search =
        "create extension if not exists pg_trgm; create index concurrently on report.large using gin (name gin_trgm_ops);";
      const searchParts =
        "create extension if not exists pg_trgm; create index on report.parts using gin (note gin_trgm_ops);";
      const policy = "create policy all_rows on report.walled to postgres using (true);";
      const below = "alter table report.below alter column id set not null, add primary key (id);";
      const byJson =
        "alter table report.by_json add column id bigint generated always as identity unique;";
      const parts =
        "alter table report.keyless_parts add column row_id uuid not null default gen_random_uuid(), add primary key (at, row_id);";
      const twice =
        "alter table report.twice add column row_id bigint generated always as identity primary key;";
      const unique = (columns: string): string => `create unique index concurrently on ${columns};`;
      expect(lines).toEqual([
        ["hidden-table", "report.unfilled", "refresh materialized view report.unfilled;"],
        ["no-form", "report.any_of(anyelement)", ""],
        ["no-index", "report.large", index],
        ["no-index", "report.large", "create index concurrently on report.large (name);"],
        ["no-index", "report.parts", "create index on report.parts (note);"],
        ["no-input", 'report."No key".seen', ""],
        ["no-key", 'report."No key"', key],
        ["no-key", "report.below", below],
        ["no-key", "report.by_json", byJson],
        ["no-key", "report.by_name", unique('report.by_name ("Name")')],
        ["no-key", "report.doubles", ""],
        ["no-key", "report.keyless", unique("report.keyless (id)")],
        ["no-key", "report.keyless_parts", parts],
        ["no-key", "report.pairs", unique("report.pairs (n, v)")],
        ["no-key", "report.totals", ""],
        ["no-key", "report.twice", twice],
        ["no-policy", "report.walled", policy],
        ["no-search", "report.large", search],
        ["no-search", "report.parts", searchParts],
        ["read-only", "report.frozen", ""],
        ["read-only", "report.unfilled", ""],
      ]);
      expect(report).toMatchObject({ tables: 18, withKey: 8, writable: 11 });
    });

    test("the statements fix the remarks", async () => {
      const { database } = engine;
      for (const { sql } of report.remarks) {
        // An extension of the server. An index refreshes the estimate.
        if (sql !== undefined && !sql.includes("trgm")) await database.query(sql);
      }
      await database.query(estimateParts);
      const after = await readDatabaseReport(database, createTableCatalog(database));
      expect(after.remarks.map(({ kind, object }) => `${kind} ${object}`)).toEqual([
        "no-form report.any_of(anyelement)",
        'no-input report."No key".seen',
        "no-key report.doubles",
        "no-key report.totals",
        "no-search report.parts",
        "read-only report.by_name",
        "read-only report.frozen",
        "read-only report.keyless",
        "read-only report.pairs",
        "read-only report.unfilled",
      ]);
    });

    // A pool of the server would read with another connection.
    test.runIf(name === "embedded")(
      "a table that the role may not read has its grant",
      async () => {
        const { database } = engine;
        await database.query("set role report_reader");
        try {
          const { remarks } = await readDatabaseReport(database, createTableCatalog(database));
          expect(remarks.filter(({ kind }) => kind.startsWith("hidden-"))).toMatchObject([
            {
              object: "report.double_of(integer)",
              sql: "grant execute on routine report.double_of(integer) to report_reader;",
            },
            { object: "report.private", sql: "grant select on report.private to report_reader;" },
          ]);
        } finally {
          await database.query("reset role");
        }
      },
    );

    test("the description explains why a table is not searched, and the response has the statement that fixes it", async () => {
      const { tables, ...more } = await createTableCatalog(engine.database).read("owner");
      const parts = tables.filter(({ name: path }) => path === "parts");
      const [table] = parts;
      expect(describeTables({ ...more, tables: parts }).paths["/parts"]?.get).toMatchObject({
        description: expect.stringMatching(/^Not searched: the table is large/) as unknown,
      });
      expect(
        () => table && readListQuery(table, [{ name: "q", items: ["x"], texts: ["x"] }]),
      ).toThrow(/full-text index\. This makes it searchable: create extension .* gin_trgm_ops\);/);
    });

    test("the text has a section for each kind", () => {
      const text = writeDatabaseReport(report);
      expect(text).toMatch(
        /^Database: 18 tables and views, 8 with a key, 11 can be written; 21 remarks\./,
      );
      expect(text).toContain("\nMissing indexes (3)\n- report.large: Rows are found by good_id");
    });
  });
}
