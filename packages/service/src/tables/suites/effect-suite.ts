import { createModel, resourceChunk, takeChunk } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { describeTables } from "#tables/describe-tables.ts";
import type { TestApi } from "#testing/tables-api.ts";

export function testEffects(get: () => TestApi): void {
  const read = async (url: string, role = "editor"): Promise<unknown> =>
    (await get().ask(url, { headers: { role } })).json();
  const exact = { isExact: true };

  test("a deletion lists the rows that it deletes or changes, on two levels", async () => {
    expect(await read("/firms/1,1/effects")).toEqual({
      effects: [
        { resource: "offices", action: "delete", count: 2, ...exact },
        { resource: "bills", action: "prevent", count: 1, ...exact },
        { resource: "desks", action: "delete", count: 3, ...exact },
        { resource: "hours", action: "delete", count: 2, ...exact },
        { resource: "offices", action: "clear", count: 1, ...exact },
        { resource: "visits", action: "default", count: 1, ...exact },
      ],
    });
  });

  test("a row that several foreign keys reach is counted once", async () => {
    expect(await read("/suns/1/effects")).toEqual({
      effects: [
        { resource: "moons", action: "prevent", count: 1, ...exact },
        { resource: "moons", action: "clear", count: 1, ...exact },
        { resource: "moons", action: "delete", count: 4, ...exact },
        { resource: "planets", action: "delete", count: 2, ...exact },
      ],
    });
    const moons = "select string_agg(id::text, ',' order by id) as ids from effects.moons";
    await get().send("DELETE", "/moons/7");
    expect((await get().send("DELETE", "/suns/1")).statusCode).toBe(204);
    expect((await get().engine.database.query(moons)).rows).toEqual([{ ids: "5,6" }]);
  });

  test("a foreign key with the tenant next to the key refers by the key", async () => {
    const { components } = describeTables(await get().catalog.read("editor"));
    const references = (name: string): unknown =>
      Object.entries(components.schemas[name]?.["properties"] as object).flatMap(
        ([column, schema]: readonly [string, Readonly<Record<string, unknown>>]) =>
          "x-quarterdeck-references" in schema
            ? [[column, schema["x-quarterdeck-references"]]]
            : [],
      );
    const field = { resource: "parcels", field: "id" };
    expect(references("stops")).toEqual([["parcel_no", field]]);
  });

  test("a foreign key of several columns is a reference at one of them, and a list of its target", async () => {
    const model = await createModel(
      JSON.stringify(describeTables(await get().catalog.read("editor"))),
    );
    const offices = model.resources.find(({ name }) => name === "offices");
    const key = ["a", "b"].map((name) => ({ field: [name], parameter: name }));
    const composite = { to: "firms", key };
    expect(offices?.fields.filter((field) => field.composite)).toMatchObject([
      { name: "b", kind: "number", composite },
    ]);
    const { referrers } = takeChunk(model, resourceChunk("firms")) ?? {};
    expect(referrers).toEqual([
      {
        resource: "offices",
        field: { name: "b", label: "B" },
        filter: "b",
        parts: ["a", "b"].map((name) => ({ field: name, filter: name })),
      },
    ]);
  });

  test("a key from a sequence is marked as generated, one without default is required, and a column as unique", async () => {
    const described = describeTables(await get().catalog.read("editor"));
    const create = (name: string): object =>
      described.components.schemas[`${name}.create`]?.["properties"] as object;
    const generated = { "x-quarterdeck-generated": true };
    expect(create("badges")).toMatchObject({ id: generated });
    expect(create("badges")).not.toMatchObject({ code: generated });
    expect(create("grades")).not.toMatchObject({ code: generated });
    expect(Object.keys(create("trees")), "GENERATED ALWAYS").not.toContain("id");
    const unique = { "x-quarterdeck-unique": true };
    expect(create("grades")).toMatchObject({ serial: unique });
    expect(create("parcels"), "only with another column").not.toMatchObject({ id: unique });
    const model = await createModel(JSON.stringify(described));
    const { operations = [] } = takeChunk(model, resourceChunk("badges")) ?? {};
    const body = operations.find(({ role }) => role === "create")?.body?.field;
    expect(body?.kind === "group" ? body.fields[0] : undefined).toMatchObject({
      name: "id",
      isGenerated: true,
    });
  });

  test("a natural key is changed, and its effects on referring rows are listed first", async () => {
    expect(await read("/grades/A/key-effects")).toEqual({
      effects: [
        { resource: "badges", action: "prevent", count: 1, ...exact },
        { resource: "ranks", action: "change", count: 2, ...exact },
        { resource: "medals", action: "change", count: 1, ...exact },
      ],
    });
    expect((await get().send("PATCH", "/grades/A", { code: "B" })).json()).toMatchObject({
      status: 409,
    });
    await get().send("DELETE", "/badges/1");
    const changed = await get().send("PATCH", "/grades/A", { code: "B", note: "new" });
    expect(changed.json()).toEqual({ code: "B", serial: 7, note: "new" });
    expect((await get().ask("/medals/B,1")).json()).toMatchObject({ code: "B", no: 1 });
    expect((await get().send("PATCH", "/grades/B", { code: null })).statusCode).toBe(422);
    const taken = await get().send("PATCH", "/medals/B,1", { code: "C", no: 1 });
    expect(taken.statusCode).toBe(422);
    const described = describeTables(await get().catalog.read("editor"));
    const columns = (name: string): readonly string[] =>
      Object.keys(described.components.schemas[`${name}.update`]?.["properties"] as object);
    expect([columns("grades"), columns("badges")]).toEqual([
      ["code", "serial", "note"],
      ["code", "serial"],
    ]);
    expect(described.paths["/grades/{code}"]?.["patch"]).toMatchObject({
      "x-quarterdeck-effects": "/grades/{code}/key-effects",
    });
  });

  test("a deletion has copies of all rows that it deletes or changes, and they are written back", async () => {
    const { database } = get().engine;
    const tables = ["trees", "leaves", "birds", "nests", "colors"];
    const all = async (): Promise<unknown> =>
      Promise.all(
        tables.map(async (table) => {
          const text = `select t::text from effects.${table} t order by 1`;
          return (await database.query<{ t: string }>(text)).rows.map((row) => row["t"]);
        }),
      );
    const before = await all();
    const { effects, copies } = (await get().ask("/trees/1/effects")).json<{
      effects: readonly unknown[];
      copies: { deleted: readonly { resource: string }[] };
    }>();
    expect(effects).toHaveLength(6);
    expect(copies.deleted.map(({ resource }) => resource)).toEqual(["trees", "leaves", "colors"]);
    expect((await get().send("DELETE", "/trees/1")).statusCode).toBe(204);
    expect(await all()).not.toEqual(before);
    const restored = await get().send("POST", "/trees/1/effects", { copies });
    expect(restored.statusCode).toBe(201);
    expect(restored.json()).toMatchObject({ id: 1, twice: 14 });
    expect(await all()).toEqual(before);
    const again = await get().send("POST", "/trees/1/effects", { copies });
    expect(again.statusCode, "a second time").toBe(409);
    expect(await all()).toEqual(before);
  });

  test("a reference that someone sets after the deletion is not changed back", async () => {
    const { copies } = (await get().ask("/trees/1/effects")).json<{ copies: object }>();
    await get().send("DELETE", "/trees/1");
    await get().send("PATCH", "/nests/1", { tree_id: 3 });
    expect((await get().send("POST", "/trees/1/effects", { copies })).statusCode).toBe(201);
    expect(await read("/nests/1")).toMatchObject({ tree_id: 3 });
    expect(await read("/birds/1")).toMatchObject({ tree_id: 1, leaf_id: 1 });
  });

  test("rows that cannot be written back have no copies", async () => {
    const hasCopies = async (url: string, role = "editor"): Promise<boolean> =>
      Object.hasOwn((await read(url, role)) as object, "copies");
    expect(await hasCopies("/colors/1/effects")).toBe(true);
    expect(await hasCopies("/offices/2/effects"), "prevented").toBe(false);
    expect(await hasCopies("/colors/1/effects", "viewer"), "without the right").toBe(false);
    expect(await hasCopies("/groves/1/effects"), "more than are stored").toBe(false);
    expect(await hasCopies("/stamps/1/effects"), "a trigger changes inserted rows").toBe(false);
    expect(await hasCopies("/seals/1/effects"), "secrets").toBe(false);
    for (const path of ["debts/1", "old_debts/1", "deadlines/1", "rewritten/1"]) {
      expect(await hasCopies(`/${path}/effects`), `${path} may be refused`).toBe(false);
    }
    await get().engine.database.query("alter table effects.debts drop constraint debts_v_check");
    expect(await hasCopies("/debts/2/effects")).toBe(true);
    expect(await hasCopies("/debts/3/effects"), "not written as JSON").toBe(false);
    for (const copies of [
      undefined,
      { deleted: [], changed: {} },
      { deleted: [{ resource: "colors", rows: ["{}"] }], changed: [] },
      { deleted: [{ resource: "none", rows: [] }], changed: [] },
      { deleted: [{ resource: "colors", rows: ['{"id":"x"}'] }], changed: [] },
      { deleted: [], changed: [{ resource: "colors", columns: ["x"], rows: [] }] },
    ]) {
      const { statusCode } = await get().send("POST", "/colors/9/effects", { copies });
      expect(statusCode, JSON.stringify(copies)).toBeGreaterThanOrEqual(400);
      expect(statusCode, JSON.stringify(copies)).toBeLessThan(500);
    }
  });

  test("the deletion of several rows lists its effects on others, and if copies restore them", async () => {
    const list = async (table: string, body: unknown, role = "editor"): Promise<unknown> =>
      (await get().send("POST", `/${table}/effects`, body, { role })).json();
    expect(await list("firms", { keys: ["1,1", "1,2"] })).toEqual({
      effects: [
        { resource: "offices", action: "delete", count: 3, ...exact },
        { resource: "bills", action: "prevent", count: 1, ...exact },
        { resource: "desks", action: "delete", count: 4, ...exact },
        { resource: "hours", action: "delete", count: 2, ...exact },
        { resource: "visits", action: "default", count: 1, ...exact },
      ],
      isRestored: false,
    });
    // The trees refer to each other: they are selected, and no other records.
    expect(await list("trees", { query: "", except: ["3"] })).toMatchObject({
      effects: [
        { resource: "birds", action: "default", count: 2 },
        { resource: "colors", action: "delete", count: 2 },
        { resource: "leaves", action: "delete", count: 2 },
        { resource: "birds", action: "clear", count: 1 },
      ],
      isRestored: true,
    });
    const none = { effects: [], isRestored: true };
    expect(await list("trees", { query: "height=9&id[gte]=4" })).toEqual(none);
    expect(await list("desks", { query: "", except: [] })).toEqual(none);
    expect(await list("stamps", { keys: ["1"] })).toMatchObject({ isRestored: false });
    expect(await list("seals", { keys: ["1"] }), "secrets").toMatchObject({ isRestored: false });
    expect(await list("colors", { keys: ["1"] }, "viewer")).toEqual({ ...none, isRestored: false });
    for (const body of [{}, { keys: [] }, { keys: [1] }, { keys: ["x"] }, { query: "a=1" }, []]) {
      expect(await list("trees", body)).toMatchObject({ type: "about:blank" });
    }
  });

  test("a row without referring rows has no effects", async () => {
    expect(await read("/offices/4/effects")).toMatchObject({ effects: [] });
    expect(await read("/desks/1/effects")).toMatchObject({ effects: [] });
    expect(await read("/offices/x/effects")).toMatchObject({ status: 400 });
    expect(await read("/nothing/1/effects")).toMatchObject({ status: 404 });
  });

  test("the counts are those of the deletion", async () => {
    const { database } = get().engine;
    const count = async (table: string): Promise<unknown> =>
      (await database.query(`select count(*) from effects.${table}`)).rows[0]?.["count"];
    await database.query("delete from effects.bills");
    expect((await get().send("DELETE", "/firms/1,1")).statusCode).toBe(204);
    expect([await count("offices"), await count("desks"), await count("hours")]).toEqual([
      "2",
      "1",
      "0",
    ]);
  });

  test("rows that the user may not read are some rows, without a name", async () => {
    const { database } = get().engine;
    await database.query("alter table effects.desks enable row level security");
    expect(await read("/offices/3/effects")).toMatchObject({
      effects: [{ resource: "desks", action: "delete", count: 1, isExact: false }],
    });
  });
}
