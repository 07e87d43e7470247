import { expect, test } from "vitest";
import type { TestApi } from "#testing/tables-api.ts";

interface ListResponse {
  readonly data: readonly { readonly [column: string]: unknown }[];
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
}

/** Query → the values of the first key column, in order. */
const lists: readonly (readonly [string, readonly unknown[]])[] = [
  ["/shop.clients", [1, 2, 3, 4, 5]],
  ["/shop.clients?sort=-id", [5, 4, 3, 2, 1]],
  // Root order of Unicode, not of bytes, on both engines.
  ["/shop.clients?sort=name", [1, 3, 2, 4, 5]],
  ["/shop.clients?sort=-vip,name", [1, 5, 3, 2, 4]],
  ["/shop.clients?sort=-discount&perPage=2", [3, 5]],
  ["/shop.clients?sort=-discount&perPage=2&page=2", [2, 4]],
  ["/shop.clients?sort=-discount&perPage=2&page=3", [1]],
  // Empty values are last in both directions.
  ["/shop.clients?sort=born", [5, 1, 3, 2, 4]],
  ["/shop.clients?sort=-born", [3, 1, 5, 4, 2]],
  ["/shop.clients?sort=-born&perPage=2", [3, 1]],
  ["/shop.clients?sort=-born&perPage=2&page=2", [5, 4]],
  ["/shop.clients?sort=vip,-born", [3, 4, 2, 1, 5]],
  ["/shop.clients?page=4&perPage=2", []],
  ["/shop.clients?page=1000000&perPage=1000", []],
  ["/shop.clients?boss_id=1", [2, 3]],
  ["/shop.clients?boss_id=1,2", [2, 3, 4]],
  ["/shop.clients?boss_id=1&boss_id=2", [2, 3, 4]],
  ["/shop.clients?boss_id[not]=1", [1, 4, 5]],
  ["/shop.clients?boss_id[null]=true", [1, 5]],
  ["/shop.clients?boss_id[null]=false", [2, 3, 4]],
  ["/shop.clients?vip=true", [1, 5]],
  ["/shop.clients?name=Anna", [1]],
  ["/shop.clients?name=anna", []],
  ["/shop.clients?name[contains]=ANN", [1]],
  ["/shop.clients?name[contains]=%C3%A4rl", [3]],
  ["/shop.clients?name[contains]=100%25", [4]],
  ["/shop.clients?name[contains]=%25", [4]],
  ["/shop.clients?email[contains]=z_z", [4]],
  ["/shop.clients?email[contains]=z%5C", []],
  ["/shop.clients?name[starts]=b", [2]],
  ["/shop.clients?q=X.EXAMPLE", [1, 2, 4]],
  ["/shop.clients?q=%E5%B1%B1", [5]],
  ["/shop.clients?q=+Anna+", [1]],
  ["/shop.clients?q=", [1, 2, 3, 4, 5]],
  ["/shop.clients?q=x.example&vip=false&sort=-name", [4, 2]],
  ["/shop.clients?discount[gte]=12.5&discount[lt]=99.99", [2, 5]],
  ["/shop.clients?discount[gt]=12.4999", [2, 3, 5]],
  ["/shop.clients?big[lte]=-9223372036854775808", [2]],
  ["/shop.clients?big=9007199254740993", [1]],
  ["/shop.clients?big=9007199254740992", []],
  ["/shop.clients?born=1980-02-29,2001-12-31", [1, 3]],
  ["/shop.clients?born[lt]=0100-01-01", [5]],
  ["/bills?state=open,it's%2C done", ["A,1", "B%2"]],
  ["/bills?state[not]=open", ["B%2", "C"]],
  ["/bills?tags=red", ["A,1", "C"]],
  ["/bills?tags=a%2C%20b,blue", ["A,1"]],
  ["/bills?numbers=3,9", ["A,1"]],
  ["/bills?weekday=mon,tue", ["A,1", "C"]],
  ["/bills?token=00000000-0000-4000-8000-000000000001", ["A,1"]],
  ["/bills?placed_at[gte]=2024-02-29T22:00:00Z", ["B%2"]],
  ["/bills?placed_at[gte]=2024-02-29", ["A,1", "B%2"]],
  ["/bills?placed_at[lt]=2024-03-01T01:00:00%2B02:00&sort=-placed_at", ["A,1", "C"]],
  ["/bills?span[gte]=PT1H", ["A,1"]],
  ["/bills?at_time[lte]=18:00", ["A,1"]],
  ["/bills?page[is]=7,8", ["A,1", "C"]],
  ["/bills?page[gt]=7&page=1", ["C"]],
  ["/bills?code=B%252", ["B%2"]],
  ["/bill_lines?sort=-line_no", ["A,1", "C", "A,1"]],
  ["/bill_lines?bill_code=C", ["C"]],
  ["/bill_lines?total[gte]=6", ["A,1", "A,1"]],
  ["/heap?sort=b&perPage=3", [1, 10, 11]],
  ["/heap?page=2&perPage=29", [30]],
  ["/parted", [1, 2]],
  ["/rich", [2, 3, 5]],
  ["/counted?sort=-bills", [1, 2, 5, 4, 3]],
  ["/shop.accounts", []],
  ["/sl%2Fash%2C%20%2541%20%22q%22%7Bx%7D?a.b=2&select[gte]=1", ["a/b, c%"]],
];

/** Query → lists of conditions → the values of the first key column, in order. */
const alternatives: readonly (readonly [string, readonly object[][], readonly unknown[]])[] = [
  [
    "/shop.clients?",
    [
      [
        [
          { field: "id", operator: "gte", value: 2 },
          { field: "id", operator: "lte", value: 3 },
        ],
        { field: "id", operator: "is", value: 5 },
      ],
    ],
    [2, 3, 5],
  ],
  [
    "/shop.clients?",
    [
      [
        { field: "vip", operator: "is", value: true },
        { field: "name", operator: "starts", value: "b" },
      ],
    ],
    [1, 2, 5],
  ],
  [
    "/shop.clients?sort=-id&perPage=2&page=2&boss_id[null]=false",
    [
      [
        { field: "boss_id", operator: "is", value: [1, 2] },
        { field: "id", operator: "is", value: "5" },
      ],
    ],
    [2],
  ],
  [
    "/shop.clients?",
    [
      [
        { field: "vip", operator: "is", value: "true" },
        { field: "id", operator: "gte", value: 4 },
      ],
      [
        { field: "id", operator: "is", value: 1 },
        { field: "big", operator: "is", value: "9007199254740993" },
        { field: "boss_id", operator: "null", value: true },
      ],
    ],
    [1, 5],
  ],
  [
    "/bills?",
    [
      [
        { field: "page", operator: "is", value: 8 },
        { field: "state", operator: "is", value: "it's, done" },
      ],
    ],
    ["B%2", "C"],
  ],
];

/** Writes lists of conditions as parameters. */
function writeOr(lists: readonly object[][]): string {
  return lists.map((list) => `&or=${encodeURIComponent(JSON.stringify(list))}`).join("");
}

export function testLists(get: () => TestApi): void {
  test.each(lists)("the list %s", async (url, keys) => {
    const response = await get().ask(url);
    expect(response.statusCode, response.body).toBe(200);
    const { data } = response.json<ListResponse>();
    expect(data.map((row) => Object.values(row)[0])).toEqual(keys);
  });

  test.each(alternatives)("the list %s with the alternatives %j", async (url, lists, keys) => {
    const response = await get().ask(`${url}${writeOr(lists)}`);
    expect(response.statusCode, response.body).toBe(200);
    const { data, total } = response.json<ListResponse>();
    expect(data.map((row) => Object.values(row)[0])).toEqual(keys);
    expect(total).toBe(url.includes("page=2") ? 3 : keys.length);
  });

  test("a list returns its page, its size and the exact total", async () => {
    const response = (
      await get().ask("/shop.clients?perPage=2&page=2&vip=false")
    ).json<ListResponse>();
    expect(response).toMatchObject({ page: 2, perPage: 2, total: 3 });
    expect((await get().ask("/heap")).json<ListResponse>()).toMatchObject({
      page: 1,
      perPage: 25,
      total: 30,
    });
  });

  test("no row is on two pages, in any order", async () => {
    for (const sort of ["vip", "-vip", "discount,-vip", "-born", "-email,name"]) {
      const pages = await Promise.all(
        [1, 2, 3, 4, 5].map((page) =>
          get().ask(`/shop.clients?sort=${sort}&perPage=1&page=${page}`),
        ),
      );
      const ids = pages.map((page) => page.json<ListResponse>().data[0]?.["id"]);
      expect(ids.toSorted()).toEqual([1, 2, 3, 4, 5]);
    }
  });

  test("a page that is too large is cut, and the next page starts where it ends", async () => {
    const { engine, catalog, ask } = get();
    await engine.database.query(
      "create table shop.large as select g as id, repeat(md5(g::text), 70000) as text from generate_series(1, 9) g; alter table shop.large add primary key (id)",
    );
    catalog.forget();
    await ask("/large?perPage=1");
    const seen: unknown[] = [];
    let url: string | undefined = "/large?sort=id&perPage=6&page=1";
    while (url !== undefined) {
      const { headers, body } = await ask(url);
      expect(body.length).toBeLessThan(8_100_000);
      const { data, hasMore } = JSON.parse(body) as ListResponse & { readonly hasMore?: boolean };
      seen.push(...data.map(({ id }) => id));
      const next: string | undefined = /<\/api(.*)>; rel="next"/.exec(String(headers["link"]))?.[1];
      if (url.endsWith("perPage=6&page=1")) expect([hasMore, data.length]).toEqual([true, 3]);
      url = next;
    }
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    await engine.database.query("drop table shop.large");
    catalog.forget();
  });

  test("an unchanged list is not sent again", async () => {
    const { headers } = await get().ask("/heap");
    const again = await get().ask("/heap", {
      headers: { "if-none-match": String(headers["etag"]) },
    });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  test("a table made later appears when the catalog is read again", async () => {
    const { engine, catalog, ask } = get();
    await engine.database.query("create table shop.later (id integer primary key)");
    expect((await ask("/later")).statusCode).toBe(404);
    catalog.forget();
    expect((await ask("/later")).statusCode).toBe(200);
    await engine.database.query("drop table shop.later");
    expect((await ask("/later")).json()).toMatchObject({ code: "unavailable" });
    expect((await ask("/later")).statusCode).toBe(404);
  });
}
