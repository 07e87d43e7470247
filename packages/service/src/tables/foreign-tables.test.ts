import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi } from "#testing/tables-api.ts";
import type { TestApi } from "#testing/tables-api.ts";
import { listTestEngines } from "#testing/test-engines.ts";
import { proveTable } from "#testing/prove-table.ts";

/** A foreign server that is the server itself, and a file. */
const schema = String.raw`
  create extension postgres_fdw;
  create extension file_fdw;
  create schema far;
  create table far.goods (id integer primary key, name text not null, price numeric(8,2), at timestamptz, tags text[]);
  insert into far.goods values (1, 'Lamp', 9.50, '2024-01-01', '{a}'), (2, 'Desk', null, 'infinity', null);
  do $$ begin
    execute format('create server self foreign data wrapper postgres_fdw options (host %L, port %L, dbname %L)', '127.0.0.1', current_setting('port'), current_database());
  end $$;
  create user mapping for current_user server self options (user 'postgres');
  create schema near;
  create foreign table near.stock (id integer, name text not null, price numeric(8,2), at timestamptz, tags text[])
    server self options (schema_name 'far', table_name 'goods');
  comment on column near.stock.id is 'Number; quarterdeck: key';
  create foreign table near.unkeyed (id integer, name text) server self options (schema_name 'far', table_name 'goods');
  create foreign table near.frozen (id integer, name text) server self options (schema_name 'far', table_name 'goods', updatable 'false');
  create server files foreign data wrapper file_fdw;
  create foreign table near.lines (no integer, text text) server files options (program 'printf "1,a\n2,b\n"', format 'csv');
  create foreign table near.lost (text text) server files options (filename '/nowhere/lost.csv');
  create server gone foreign data wrapper postgres_fdw options (host '127.0.0.1', port '1', dbname 'x');
  create user mapping for current_user server gone options (user 'x');
  create foreign table near.gone (id integer) server gone;
  create foreign table near.moved (id integer) server self options (schema_name 'far', table_name 'nothing');
  create view near.cheap as select id, name, price from near.stock where price < 100;
  create view near.pairs as select a.id as one, b.id as other, a.name || ' ' || b.name as names from far.goods a, far.goods b;
  comment on column near.pairs.one is 'quarterdeck: key';
  comment on column near.pairs.other is 'quarterdeck: key';
`;

const open = listTestEngines().find(({ name }) => name === "remote")?.open;

describe.skipIf(open === undefined)("foreign tables", () => {
  let api: TestApi;
  beforeAll(async () => {
    if (open) api = await openTestApi(await open(), schema);
  });
  afterAll(async () => api?.close());
  const findTable = async (path: string) => api.catalog.findTable(path, "editor");

  test("a foreign table with a declared key is listed, filtered, changed, deleted and restored", async () => {
    expect(await findTable("stock")).toMatchObject({
      key: ["id"],
      allows: { create: true, update: true, remove: true },
      readOnlyReason: undefined,
    });
    expect(await proveTable(api, "stock")).toEqual([]);
    const changed = await api.send("PATCH", "/stock/1", { price: 10.25 });
    expect(changed.json()).toMatchObject({ id: 1, price: 10.25 });
    expect((await api.ask("/goods/1")).json()).toMatchObject({ price: 10.25 });
    const empty = await api.send("PATCH", "/stock/1", { name: null });
    expect(empty.json(), empty.body).toMatchObject({ status: 422, errors: [{ pointer: "/name" }] });
    const taken = await api.send("POST", "/stock", { id: 1, name: "x" });
    expect(taken.json(), taken.body).toMatchObject({ status: 409 });
    expect((await api.send("DELETE", "/stock/2")).statusCode).toBe(204);
    expect((await api.ask("/goods/2")).statusCode).toBe(404);
    expect((await api.ask("/stock/1/effects")).json()).toMatchObject({
      effects: [{ action: "delete", isExact: false }],
    });
  });

  test("a foreign table without a key, and one that takes no writes, explain it", async () => {
    expect(await findTable("unkeyed")).toMatchObject({
      key: [],
      readOnlyReason: expect.stringContaining("quarterdeck: key") as string,
    });
    const readOnlyReason = "the foreign server does not take writes";
    expect(await findTable("frozen")).toMatchObject({ readOnlyReason });
    expect(await findTable("lines")).toMatchObject({ readOnlyReason });
    expect((await api.ask("/lines?no[gte]=2")).json()).toMatchObject({ data: [{ text: "b" }] });
    expect((await api.send("POST", "/lines", { no: 3 })).statusCode).toBe(405);
  });

  test("a foreign table that cannot be read reports the error of its server", async () => {
    for (const [path, text] of [
      ["lost", /^lost cannot be read: could not open file/],
      ["gone", /^gone cannot be read: could not connect to server "gone"/],
      ["moved", /^moved cannot be read: relation "far.nothing" does not exist/],
    ] as const) {
      const response = await api.ask(`/${path}`);
      expect(response.json(), response.body).toMatchObject({
        status: 409,
        detail: expect.stringMatching(text) as string,
      });
    }
  });

  test("a view that joins rows has the key that its comments declare", async () => {
    expect((await api.ask("/pairs/1,1")).json()).toMatchObject({ names: "Lamp Lamp" });
    const cheap = await api.ask("/cheap");
    expect(cheap.json()).toMatchObject({ data: [{ id: 1, name: "Lamp" }], total: 1 });
  });
});
