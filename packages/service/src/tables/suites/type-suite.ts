import { expect, test } from "vitest";
import { proveTable } from "#testing/prove-table.ts";
import { describeTables } from "#tables/describe-tables.ts";
import type { TestApi } from "#testing/tables-api.ts";

/** Tests of the types schema. `others` are tables to prove that not each engine proves. */
export function testTypes(get: () => TestApi, others: readonly string[]): void {
  const tables = [
    "needed_json",
    "by_bytes",
    "by_many",
    "by_temper",
    "settings",
    "parts",
    ...others,
  ];
  test.each(tables)(
    "every row of %s is listed, sorted, filtered, read, written back and restored unchanged",
    async (path) => {
      expect(await proveTable(get(), path)).toEqual([]);
    },
  );

  test("each column has aggregates, or a reason that it has none", async () => {
    const table = await get().catalog.findTable("every_type", "editor");
    let read = 0;
    for (const { name } of table?.columns ?? []) {
      const aggregates = ["sum", "average", "min", "max"].map((one) => `aggregate=${one}(${name})`);
      const groups = ["", "day", "week", "month", "year"].map((one) => `groupBy=${one}(${name})`);
      for (const query of [...aggregates, ...groups, `groupBy=${name}`]) {
        const response = await get().ask(`/aggregates/every_type?${query}&timeZone=Asia/Tokyo`);
        expect([200, 400], `${query} ${response.body}`).toContain(response.statusCode);
        read += response.statusCode === 200 ? 1 : 0;
      }
    }
    expect(read).toBeGreaterThan(100);
  });

  test("a key that is not one text gives no address", async () => {
    const { tables: all } = await get().catalog.read("editor");
    expect(all.find(({ path }) => path === "by_list")?.key).toEqual([]);
    expect((await get().ask("/by_list")).json()).toMatchObject({ data: [{ k: [1, 2] }] });
  });

  test.each([
    ["a list of another type", { c62: "text" }, "/c62"],
    ['a longer "char"', { c14: "ab" }, "/c14"],
    ["a name that PostgreSQL cuts", { c15: "ä".repeat(40) }, "/c15"],
    ["an unknown member", { c61: { value: 1, nothing: 2 } }, "/c61"],
    ["a member of another type", { c61: { value: "much" } }, "/c61"],
    ["an address that PostgreSQL refuses", { c30: "nowhere" }, "/c30"],
    ["a range that PostgreSQL refuses", { c44: "[5,1)" }, "/c44"],
  ])("%s is refused at its field", async (_title, body, pointer) => {
    const response = await get().send("PATCH", "/every_type/1", body);
    expect(response.json(), response.body).toMatchObject({
      status: 422,
      ...(pointer !== undefined && { errors: [{ pointer }] }),
    });
  });

  test.each([
    ["a text search vector", "c36='"],
    ["a path of JSON", "c29=$."],
    ["a table", "c57=nothing"],
  ])("a filter that is not %s is refused by name", async (_title, query) => {
    const response = await get().ask(`/every_type?${query}`);
    expect(response.json(), response.body).toMatchObject({ status: 400, code: "bad-parameter" });
  });

  test("secrets are written and never read, filtered, sorted or searched", async () => {
    const shown = ["id", "first_name", "last_name", "title", "salt", "file_hash", "token_hash"];
    expect(Object.keys((await get().ask("/people/1")).json<object>())).toEqual(shown);
    const changed = await get().send("PATCH", "/people/1", { encrypted_password: "y", title: "b" });
    expect([changed.statusCode, Object.keys(changed.json<object>())]).toEqual([200, shown]);
    for (const query of [
      "encrypted_password=y",
      "reset_token[null]=true",
      "accessKey=x5",
      "sort=apiSecret",
    ]) {
      expect((await get().ask(`/people?${query}`)).statusCode, query).toBe(400);
    }
    expect((await get().ask("/people?q=x2")).json()).toMatchObject({ total: 0 });
    expect((await get().ask("/people?q=x4")).json()).toMatchObject({ total: 1 });
    const { schemas } = describeTables(await get().catalog.read("editor")).components;
    expect(Object.keys(schemas["people"]?.["properties"] as object)).toEqual(shown);
    expect(schemas["people.create"]?.["properties"]).toMatchObject({
      encrypted_password: { writeOnly: true, format: "password" },
    });
  });

  test("a title is a name, or else a unique text, never a job title or a reference", async () => {
    const { schemas } = describeTables(await get().catalog.read("editor")).components;
    const titles = (name: string): readonly string[] =>
      Object.entries(schemas[name]?.["properties"] as { readonly [column: string]: object })
        .filter(([, schema]) => "x-quarterdeck-title" in schema)
        .map(([column]) => column);
    const all = ["people", "companies", "receipts"].map(titles);
    expect(all).toEqual([[], ["company_name"], ["no"]]);
  });

  test("JSON's own null is a null: it stays in changes, and undo of its deletion or change is not promised", async () => {
    const list = await get().ask("/null_json?b%5Bnull%5D=true&j%5Bnull%5D=true");
    expect(list.json()).toMatchObject({ data: [{ id: 1 }, { id: 2 }] });
    expect((await get().send("PATCH", "/null_json/1", { b: null, j: null })).statusCode).toBe(200);
    const { rows } = await get().engine.database.query<{ texts: string }>(
      "select concat(b, j) as texts from types.null_json order by id",
    );
    expect(rows.map(({ texts }) => texts)).toEqual(["nullnull", "", "{}[]"]);
    const copies = [1, 2, 3].map(async (id) =>
      (await get().ask(`/null_json/${id}/effects`)).json<object>(),
    );
    const isPromised = (await Promise.all(copies)).map((one) => "copies" in one);
    expect(isPromised).toEqual([false, true, true]);
    const changes: unknown[] = [];
    for (const [id, body] of [
      [1, { b: null, j: null }],
      [1, { b: 1 }],
      [1, { b: null }],
      [2, { b: 1 }],
      [2, { b: null }],
    ] as const) {
      const { headers } = await get().send("PATCH", `/null_json/${id}`, body);
      changes.push(headers["quarterdeck-undo"]);
    }
    expect(changes).toEqual([undefined, "none", undefined, undefined, undefined]);
  });

  test("jsonb is filtered by contained values", async () => {
    const url = `/needed_json?b%5Bcontains%5D=${encodeURIComponent("{}")}`;
    expect((await get().ask(url)).json()).toMatchObject({ data: [{ id: 2 }], total: 1 });
    expect((await get().ask("/needed_json?b%5Bcontains%5D=%7B")).statusCode).toBe(400);
  });

  test("the values at paths of JSON are filtered, and frequent paths are offered", async () => {
    const find = async (query: string): Promise<unknown> => {
      const response = await get().ask(`/settings?sort=id&${query}`);
      expect(response.statusCode, response.body).toBe(200);
      return response.json<{ data: readonly { id: number }[] }>().data.map(({ id }) => id);
    };
    expect(await find("b.color=red")).toEqual([1, 4]);
    expect(await find("b.size=5")).toEqual([1, 2]);
    expect(await find("b.size[gte]=5.5")).toEqual([3]);
    expect(await find("b.look.dark=true")).toEqual([1]);
    expect(await find("b.look.font[contains]=SAN")).toEqual([2]);
    expect(await find("b.color[null]=true")).toEqual([3, 5, 6]);
    expect(await find("b.color[not]=red")).toEqual([2, 3, 5, 6]);
    expect(await find("b.list.0=x")).toEqual([3]);
    expect(await find("j.at[gt]=2024-01-01")).toEqual([2]);
    expect(await find("j[contains]=%7B%22at%22:%222023-05-05%22%7D")).toEqual([1]);
    for (const query of ["b.=1", "b.a[in]=1", "id.a=1", "b[x]=1"]) {
      expect((await get().ask(`/settings?${query}`)).statusCode, query).toBe(400);
    }
    const { paths } = describeTables(await get().catalog.read("editor"));
    const list = paths["/settings"]?.get as
      | { readonly parameters: readonly { readonly name?: string }[] }
      | undefined;
    const names = list?.parameters.flatMap(({ name }) =>
      name?.includes(".") === true ? [name] : [],
    );
    expect(names).toEqual([
      "b.color",
      "b.color[contains]",
      "b.look.dark",
      "b.look.font",
      "b.look.font[contains]",
      "b.size",
      "b.size[gte]",
      "b.size[lte]",
      "j.at",
      "j.at[contains]",
    ]);
  });

  test("ranges, networks and shapes are filtered by their parts", async () => {
    const find = async (query: string): Promise<unknown> =>
      (await get().ask(`/parts?sort=id&${query}`))
        .json<{ data: { id: number }[] }>()
        .data?.map(({ id }) => id);
    expect(await find("days[contains]=2024-01-05")).toEqual([1]);
    expect(await find("days[overlaps]=[2024-01-31,2024-03-01)")).toEqual([1, 2]);
    expect(await find("net[within]=10.0.0.0/8")).toEqual([1]);
    expect(await find("net[contains]=192.168.1.77")).toEqual([2]);
    expect(await find("at=(1,2)")).toEqual([1]);
    expect(await find("words[contains]=lamp")).toEqual([2]);
    expect(await find("sizes=2.5")).toEqual([1]);
    expect(await find("flags=true")).toEqual([2]);
    expect(await find(`cost=${encodeURIComponent('{"value":1.5,"currency":"EUR"}')}`)).toEqual([1]);
    expect(await find("speed[contains]=1.5")).toEqual([2]);
    const { components } = describeTables(await get().catalog.read("editor"));
    expect(components.schemas["parts"]?.["properties"]).toMatchObject({
      speed: { format: "numrange" },
    });
  });
}
