import { expect, test } from "vitest";
import type { Table } from "#tables/table.ts";
import type { TestApi } from "#testing/tables-api.ts";

export function testViews(get: () => TestApi): void {
  const table = async (name: string): Promise<Table> => {
    const { tables } = await get().catalog.read("editor");
    const match = tables.find((one) => one.schema === "views" && one.name === name);
    if (match === undefined) throw new Error(name);
    return match;
  };
  const send = async (
    method: "POST" | "PATCH" | "DELETE",
    url: string,
    body?: object,
  ): Promise<{ readonly status: number; readonly row: unknown }> => {
    const response = await get().send(method, url, body);
    return { status: response.statusCode, row: response.body === "" ? "" : response.json() };
  };

  test("the key, references, defaults and checks of a view are those of its table", async () => {
    const things = await table("things");
    expect(things).toMatchObject({
      key: ["id"],
      allows: { create: true, update: true, remove: true },
    });
    expect(things.references).toMatchObject([{ columns: ["owner_id"], to: { name: "owners" } }]);
    const named = new Map(things.columns.map((column) => [column.name, column]));
    expect(named.get("label")).toMatchObject({ isNullable: false, canUpdate: true });
    expect(named.get("loud")).toMatchObject({ canCreate: false, canUpdate: false });
    expect(named.get("note")).toMatchObject({ default: "none" });
    expect(await table("things_of")).toMatchObject({ key: ["thing"] });
  });

  test("a view that PostgreSQL can update is written", async () => {
    expect(await send("POST", "/things", { id: 7, label: "x" })).toMatchObject({
      status: 201,
      row: { loud: "X", note: "none" },
    });
    expect(await send("PATCH", "/things/7", { label: "y" })).toMatchObject({
      status: 200,
      row: { label: "y", loud: "Y" },
    });
    expect(await send("PATCH", "/things_of/7", { owner_id: 1 })).toMatchObject({
      status: 200,
      row: { thing: 7, owner_id: 1 },
    });
    expect(await send("PATCH", "/things/7", { loud: "Z" })).toMatchObject({ status: 422 });
    expect(await send("DELETE", "/things/7")).toMatchObject({ status: 204 });
    expect((await get().ask("/things/7")).statusCode).toBe(404);
  });

  test("a view with a trigger for new rows only takes them in each of its columns", async () => {
    expect((await table("adders")).allows).toMatchObject({ create: true });
    expect(await send("POST", "/adders", { code: "added" })).toMatchObject({
      status: 201,
      row: { code: "ADDED" },
    });
  });

  test("a view with INSTEAD OF triggers is written by them", async () => {
    expect((await table("joined")).key).toEqual(["id"]);
    expect(await send("POST", "/joined", { code: "j" })).toMatchObject({
      status: 201,
      row: { code: "j" },
    });
    expect(await send("PATCH", "/joined/2", { code: "c" })).toMatchObject({
      status: 200,
      row: { id: 2, code: "c" },
    });
    expect(await send("DELETE", "/joined/2")).toMatchObject({ status: 204 });
  });

  test("a deletion through a view has the effects of that of its row", async () => {
    const effects = async (url: string): Promise<unknown> => (await get().ask(url)).json();
    expect(await effects("/owner_names/1/effects")).toEqual({
      effects: [{ resource: "items", action: "prevent", count: 1, isExact: true }],
    });
    expect(await effects("/things_of/1/effects")).toEqual({
      effects: [{ action: "forget", isExact: false }],
    });
    expect(await effects("/joined/1/effects")).toEqual({
      effects: [{ action: "delete", isExact: false }],
    });
    expect((await table("things_of")).allows).toMatchObject({ create: false, update: true });
  });

  test("a view that combines rows reports why it cannot be written", async () => {
    const refused = await send("POST", "/counted_things", {});
    expect(refused).toMatchObject({
      status: 405,
      row: {
        detail:
          "counted_things cannot be added to: the view combines rows and has no INSTEAD OF trigger.",
      },
    });
    expect((await get().ask("/counted_things")).json()).toMatchObject({ total: 2 });
  });
}
