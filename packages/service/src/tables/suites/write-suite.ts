import { expect, test } from "vitest";
import type { TestApi } from "#testing/tables-api.ts";

export function testWrites(get: () => TestApi): void {
  test("a new row comes back whole, with its address and its tag", async () => {
    const body =
      '{"code":"N/1","client_id":2,"amount":12345678.90,"exact":0.10,"placed_at":"2024-05-01T10:00:00.5+02:00",' +
      '"tags":["ü, \\"x\\"",null],"numbers":[1,null],"extra":{"big":12345678901234567890},"origin":"10.0.0.0/8","token":null}';
    const created = await get().send("POST", "/bills", body);
    expect(created.statusCode, created.body).toBe(201);
    expect(created.headers["location"]).toBe("/api/bills/N%2F1");
    expect(created.body).toContain(
      '"amount":12345678.90,"exact":0.10,"placed_at":"2024-05-01T08:00:00.5+00:00"',
    );
    expect(created.body).toContain(
      '"tags":["ü, \\"x\\"",null],"numbers":[1,null],"extra":{"big": 12345678901234567890},"origin":"10.0.0.0/8"',
    );
    const read = await get().ask("/bills/N%2F1");
    expect(read.body).toBe(created.body);
    expect(read.headers["etag"]).toBe(created.headers["etag"]);
  });

  test("the database fills in missing values, and the total follows", async () => {
    const before = (await get().ask("/shop.clients")).json<{ total: number }>().total;
    const created = await get().send("POST", "/shop.clients", { name: "New", secret: "AQI=" });
    expect(created.json()).toMatchObject({
      id: 101,
      discount: 0,
      vip: false,
      email: null,
      secret: "AQI=",
    });
    expect(created.headers["location"]).toBe("/api/shop.clients/101");
    expect((await get().ask("/shop.clients")).json()).toMatchObject({ total: before + 1 });
    expect((await get().send("DELETE", "/shop.clients/101")).statusCode).toBe(204);
    expect((await get().ask("/shop.clients")).json()).toMatchObject({ total: before });
    expect((await get().ask("/shop.clients/101")).statusCode).toBe(404);
  });

  test("a row with nothing but defaults, and one without a key, can be made", async () => {
    expect((await get().send("POST", "/heap", {})).json()).toEqual({ a: null, b: null });
    expect((await get().send("POST", "/heap", { a: 31 })).headers["location"]).toBeUndefined();
  });

  test("a change touches only the named columns, and null differs from missing", async () => {
    const before = (await get().ask("/bills/A%2C1")).json<object>();
    const changed = await get().send("PATCH", "/bills/A%2C1", { page: null, amount: 7, tags: [] });
    expect(changed.statusCode, changed.body).toBe(200);
    expect(changed.json()).toEqual({ ...before, page: null, amount: 7, tags: [] });
    expect((await get().ask("/bills/A%2C1")).headers["etag"]).toBe(changed.headers["etag"]);
    const merge = { "content-type": "application/merge-patch+json" };
    expect((await get().send("PATCH", "/bills/A%2C1", { page: 7 }, merge)).json()).toMatchObject({
      page: 7,
    });
  });

  test("a change of a changed row is refused, without a condition it is not", async () => {
    const tag = String((await get().ask("/bill_lines/C,1")).headers["etag"]);
    const first = await get().send(
      "PATCH",
      "/bill_lines/C,1",
      { quantity: 2 },
      { "if-match": tag },
    );
    expect(first.json()).toMatchObject({ quantity: 2, total: 2 });
    const second = await get().send(
      "PATCH",
      "/bill_lines/C,1",
      { quantity: 3 },
      { "if-match": tag },
    );
    expect(second.json()).toMatchObject({ status: 412, code: "precondition-failed" });
    const gone = await get().send("DELETE", "/bill_lines/C,1", undefined, { "if-match": tag });
    expect(gone.statusCode).toBe(412);
    expect(
      (await get().send("PATCH", "/bill_lines/C,1", { quantity: 4 }, { "if-match": "*" }))
        .statusCode,
    ).toBe(200);
    expect((await get().send("PATCH", "/bill_lines/C,1", { quantity: 5 })).json()).toMatchObject({
      total: 5,
    });
  });

  test("of two changes to one tag at once, one wins", async () => {
    const tag = String((await get().ask("/bill_lines/C,1")).headers["etag"]);
    const responses = await Promise.all(
      [10, 11, 12].map((quantity) =>
        get().send("PATCH", "/bill_lines/C,1", { quantity }, { "if-match": tag }),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412, 412]);
  });

  const refused: readonly (readonly [
    string,
    "POST" | "PATCH" | "DELETE",
    string,
    unknown,
    object,
  ])[] = [
    [
      "a taken key",
      "POST",
      "/bills",
      { code: "C", client_id: 1, amount: 1 },
      { status: 409, errors: [{ pointer: "/code", detail: "is taken already" }] },
    ],
    [
      "a taken value",
      "PATCH",
      "/shop.clients/2",
      { email: "anna@x.example" },
      { status: 409, errors: [{ pointer: "/email" }] },
    ],
    [
      "a reference to nothing",
      "PATCH",
      "/bills/C",
      { client_id: 999 },
      {
        status: 422,
        errors: [{ pointer: "/client_id", detail: "names a row that does not exist" }],
      },
    ],
    [
      "half a reference",
      "POST",
      "/line_notes",
      { bill_code: "C", line_no: 7 },
      { status: 422, errors: [{ pointer: "/bill_code" }, { pointer: "/line_no" }] },
    ],
    [
      "removing what its own table refers to",
      "DELETE",
      "/shop.clients/1",
      undefined,
      { status: 409 },
    ],
    [
      "a trigger's own words",
      "POST",
      "/line_notes",
      { bill_code: "C", line_no: 1, note: "forbidden" },
      { status: 422, detail: "That word is not allowed here" },
    ],
    [
      "a value that only PostgreSQL knows to be wrong",
      "PATCH",
      "/bills/C",
      { origin: "nowhere" },
      { status: 422, code: "invalid-body" },
    ],
    [
      "a list of lists of unequal lengths",
      "PATCH",
      "/bills/C",
      { numbers: [[1], [2, 3]] },
      { status: 422, code: "invalid-body" },
    ],
    [
      "a total out of its range",
      "PATCH",
      "/bill_lines/C,1",
      { quantity: 2147483647, price: 999999.99 },
      { status: 422, code: "invalid-body" },
    ],
    ["a row outside of every part", "POST", "/parted", { id: 500 }, { status: 422 }],
    ["changing a missing row", "PATCH", "/bills/none", { page: 1 }, { status: 404 }],
    ["removing a missing row", "DELETE", "/bills/none", undefined, { status: 404 }],
  ];
  test.each(refused)("%s is refused", async (_title, method, url, body, problem) => {
    const response = await get().send(method, url, body);
    expect(response.json(), response.body).toMatchObject(problem);
  });

  test("a referenced row is not deleted", async () => {
    const note = { bill_code: "C", line_no: 1, note: "fine" };
    expect((await get().send("POST", "/line_notes", note)).statusCode).toBe(201);
    const response = await get().send("DELETE", "/bill_lines/C,1");
    const detail = "The row is still referred to by rows of line_notes.";
    expect(response.json()).toMatchObject({ status: 409, detail });
  });

  test("a refused write leaves nothing behind", async () => {
    const before = (await get().ask("/bills/C")).body;
    expect((await get().send("PATCH", "/bills/C", { page: 99, client_id: 999 })).statusCode).toBe(
      422,
    );
    expect((await get().ask("/bills/C")).body).toBe(before);
  });
}
