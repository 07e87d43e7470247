import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrate } from "./migrate.ts";
import { listTestEngines } from "#testing/test-engines.ts";
import type { OpenEngine } from "#testing/test-engines.ts";
import type { Database } from "./database.ts";

const values = `select true as b, 7::int2 as i2, -5::int4 as i4, 1.5::float8 as f, 9007199254740993 as i8, 1.50::numeric as n,
  date '2024-02-29' as d, timestamptz '2024-02-29 01:00+02' as t, timestamp '2024-02-29 01:00' as l, interval '1 day 2 hours' as v,
  '{"a": 1.0}'::jsonb as j, array['a','b,c'] as a, '\\x00ff'::bytea as y, null::text as z`;

for (const { name, open } of listTestEngines()) {
  describe.skipIf(open === undefined)(`the ${name} engine`, () => {
    let engine: OpenEngine | undefined;
    const get = (): Database => {
      if (engine === undefined) throw new Error("The engine is not open.");
      return engine.database;
    };
    beforeAll(async () => {
      engine = await open?.();
      await engine?.database.query("create table notes (id int primary key, text text)");
    });
    afterAll(async () => engine?.close());

    test("returns exact JavaScript values, and all others as text", async () => {
      const { rows, count } = await get().query(values);
      expect(count).toBe(1);
      expect(rows[0]).toEqual({
        b: true,
        i2: 7,
        i4: -5,
        f: 1.5,
        i8: "9007199254740993",
        n: "1.50",
        d: "2024-02-29",
        t: "2024-02-28 23:00:00+00",
        l: "2024-02-29 01:00:00",
        v: "P1DT2H",
        j: '{"a": 1.0}',
        a: '{a,"b,c"}',
        y: "\\x00ff",
        z: null,
      });
    });

    test("takes parameters of any kind", async () => {
      const sql = `select $1::bool as b, $2::int as i, $3::jsonb->>'k' as j, $4::bytea as y, $5::timestamptz as t, $6::text as n, $7::int8 as l`;
      const input = [
        true,
        5,
        { k: "v" },
        new Uint8Array([1, 2]),
        new Date(0),
        undefined,
        2n ** 60n,
      ];
      expect((await get().query(sql, input)).rows[0]).toEqual({
        b: true,
        i: 5,
        j: "v",
        y: "\\x0102",
        t: "1970-01-01 00:00:00+00",
        n: null,
        l: "1152921504606846976",
      });
    });

    test("reports PostgreSQL's error", async () => {
      await get().query("insert into notes values (1, 'a')");
      await expect(get().query("insert into notes values ($1, 'b')", [1])).rejects.toMatchObject({
        name: "DatabaseError",
        code: "23505",
        table: "notes",
        constraint: "notes_pkey",
      });
      expect((await get().query("update notes set text = 'c' where id < $1", [5])).count).toBe(1);
    });

    test("a transaction that rejects leaves nothing behind, and others wait for it", async () => {
      const failing = get().transaction(async (tx) => {
        await tx.query("insert into notes values (2, 'x')");
        throw new Error("stop");
      });
      await expect(failing).rejects.toThrow("stop");
      expect((await get().query("select 1 from notes where id = 2")).rows).toEqual([]);
      const sum = await Promise.all(
        [3, 4, 5].map((id) =>
          get().transaction(async (tx) => {
            await tx.query("insert into notes values ($1, 'y')", [id]);
            return id;
          }),
        ),
      );
      expect(sum).toEqual([3, 4, 5]);
      expect((await get().query("select 1 from notes where text = 'y'")).count).toBe(3);
    });

    test("migrations run once, in order, all or none", async () => {
      const first = {
        name: "1",
        sql: "create table quarterdeck.a (id int); insert into quarterdeck.a values (1)",
      };
      await Promise.all([migrate(get(), [first]), migrate(get(), [first])]);
      const broken = { name: "2", sql: "create table quarterdeck.b (id int); select nonsense" };
      await expect(migrate(get(), [first, broken])).rejects.toMatchObject({ code: "42703" });
      await migrate(get(), [first, { name: "2", sql: "create table quarterdeck.b (id int)" }]);
      expect(
        (await get().query("select name from quarterdeck.migrations order by name")).rows,
      ).toEqual([{ name: "1" }, { name: "2" }]);
      expect((await get().query("select id from quarterdeck.a")).count).toBe(1);
    });

    test("is ready, may be written, and can hold accounts", async () => {
      expect(await get().isReady()).toBe(true);
      expect(get()).toMatchObject({ kind: name, isReadOnly: false, canHoldAccounts: true });
    });

    // A server retains as much WAL as configured.
    test.runIf(name === "embedded")("removes WAL that is already written", async () => {
      for (let count = 0; count < 5; count += 1) {
        await get().query("insert into notes values ($1, 'x')", [1000 + count]);
        await get().query("select pg_switch_wal()");
      }
      await get().query("checkpoint");
      const { rows } = await get().query<{ files: number }>(
        "select count(*)::int as files from pg_ls_waldir()",
      );
      expect(rows[0]?.files).toBeLessThanOrEqual(2);
    });
  });
}
