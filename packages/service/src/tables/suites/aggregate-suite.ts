import { expect, test } from "vitest";
import type { TestApi } from "#testing/tables-api.ts";

const all = encodeURIComponent(
  '[{"field":"id","operator":"gte","value":4},{"field":"vip","operator":"is","value":true}]',
);

/** Query → the response. */
const aggregates: readonly (readonly [string, object])[] = [
  ["shop.clients", { data: [{ count: 5 }], total: 5 }],
  ["shop.clients?vip=true", { data: [{ count: 2 }], total: 2 }],
  ["shop.clients?q=x.example&id[gt]=1", { data: [{ count: 2 }], total: 2 }],
  [
    `shop.clients?or=${all}&aggregate=min(id),max(id)`,
    { data: [{ "min(id)": 1, "max(id)": 5 }], total: 3 },
  ],
  [
    "bills?aggregate=count,count(small),sum(amount),average(small),min(placed_at),max(code)",
    {
      data: [
        {
          count: 3,
          "count(small)": 2,
          "sum(amount)": 100000012.49,
          "average(small)": 6,
          "min(placed_at)": "2023-01-01T00:00:00+00:00",
          "max(code)": "C",
        },
      ],
      total: 3,
    },
  ],
  [
    "bills?amount[lt]=0&aggregate=sum(amount),count",
    { data: [{ "sum(amount)": null, count: 0 }], total: 0 },
  ],
  [
    "shop.clients?groupBy=boss_id",
    {
      data: [
        { value: 1, count: 2 },
        { value: null, count: 2 },
        { value: 2, count: 1 },
      ],
      groups: 3,
      total: 5,
    },
  ],
  [
    "bill_lines?groupBy=bill_code&aggregate=sum(total)&perPage=1",
    { data: [{ value: "A,1", "sum(total)": 12.5 }], groups: 2, total: 3 },
  ],
  [
    "bills?groupBy=month(placed_at)",
    {
      data: [
        { value: "2024-03-01", count: 1 },
        { value: "2024-02-01", count: 1 },
        { value: "2023-01-01", count: 1 },
      ],
      groups: 3,
      total: 3,
    },
  ],
  [
    "bills?groupBy=day(placed_at)&timeZone=America/New_York&code=C",
    { data: [{ value: "2022-12-31", count: 1 }], groups: 1, total: 1 },
  ],
  [
    "bills?groupBy=week(local_at)&code=A%2C1",
    { data: [{ value: "2024-02-26", count: 1 }], groups: 1, total: 1 },
  ],
  [
    "shop.clients?groupBy=year(born)&id=3",
    { data: [{ value: "2001-01-01", count: 1 }], groups: 1, total: 1 },
  ],
  ["shop.accounts?groupBy=id", { data: [], groups: 0, total: 0 }],
  [
    "sl%2Fash%2C%20%2541%20%22q%22%7Bx%7D?aggregate=max(a.b)",
    { data: [{ "max(a.b)": 2 }], total: 1 },
  ],
  [
    "sl%2Fash%2C%20%2541%20%22q%22%7Bx%7D?groupBy=Key%2C%201",
    { data: [{ value: "a/b, c%", count: 1 }], groups: 1, total: 1 },
  ],
];

const refused: readonly (readonly [string, string])[] = [
  ["aggregate=median(amount)", "aggregate"],
  ["aggregate=sum", "aggregate"],
  ["aggregate=sum(nope)", "aggregate"],
  ["aggregate=sum(state)", "aggregate"],
  ["aggregate=sum(__proto__)", "aggregate"],
  ["aggregate=min(extra)", "aggregate"],
  ["groupBy=nope", "groupBy"],
  ["groupBy=extra2(placed_at)", "groupBy"],
  ["groupBy=month(amount)", "groupBy"],
  ["timeZone=Nowhere", "timeZone"],
  ["timeZone=%2B02:00", "timeZone"],
  ["sort=code", "sort"],
  ["page=2", "page"],
  ["perPage=0", "perPage"],
  ["nope=1", "nope"],
];

export function testAggregates(get: () => TestApi): void {
  test.each(aggregates)("the aggregates of %s", async (url, expected) => {
    const response = await get().ask(`/aggregates/${url}`);
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json()).toEqual(expected);
  });

  test.each(refused)("aggregates with %s are refused by name", async (query, parameter) => {
    const response = await get().ask(`/aggregates/bills?${query}`);
    expect(response.json(), response.body).toMatchObject({ status: 400, errors: [{ parameter }] });
  });

  test("aggregates of a table that does not exist are not found", async () => {
    expect((await get().ask("/aggregates/nope")).statusCode).toBe(404);
  });
}
