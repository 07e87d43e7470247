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
        { resource: "offices", action: "clear", count: 2, ...exact },
        { resource: "visits", action: "default", count: 1, ...exact },
      ],
    });
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
    const composite = { to: "firms", fields: ["a", "b"] };
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

  test("a row without referring rows has no effects", async () => {
    expect(await read("/offices/4/effects")).toEqual({ effects: [] });
    expect(await read("/desks/1/effects")).toEqual({ effects: [] });
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
    expect(await read("/offices/3/effects")).toEqual({
      effects: [{ resource: "desks", action: "delete", count: 1, isExact: false }],
    });
  });
}
