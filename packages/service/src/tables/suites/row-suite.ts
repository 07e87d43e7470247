import { expect, test } from "vitest";
import type { TestApi } from "#testing/tables-api.ts";

export function testRows(get: () => TestApi): void {
  test("a row arrives as PostgreSQL holds it, digit by digit", async () => {
    const { body, headers, statusCode } = await get().ask("/bills/A%2C1");
    expect(statusCode, body).toBe(200);
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(body).toBe(
      '{"code":"A,1","client_id":1,"state":"open","amount":12.50,"exact":1.10,' +
        '"placed_at":"2024-02-29T21:59:59.123456+00:00","local_at":"2024-02-29T10:00:00","at_time":"17:30:00",' +
        '"ratio":0.1,"small":3,"span":"P1DT2H","token":"00000000-0000-4000-8000-000000000001","tags":["red","a, b"],' +
        '"numbers":[1,2,3],"extra":{"deep": {"f": 1.50, "n": 12345678901234567890}},"origin":"10.0.0.1","weekday":"mon","page":7}',
    );
    expect((await get().ask("/bills/C")).body).toContain(
      '"exact":123456789012345678901234567890.123456789',
    );
    expect((await get().ask("/shop.clients/1")).body).toContain(
      '"big":9007199254740993,"secret":"AP8Q"',
    );
  });

  test.each([
    ["/bills/B%252", "B%2"],
    ["/bill_lines/A%2C1,2", "A,1"],
    ["/sl%2Fash%2C%20%2541%20%22q%22%7Bx%7D/a%2Fb%2C%20c%25", "a/b, c%"],
    ["/parted/2", 2],
  ])("the address %s names one row", async (url, key) => {
    const response = await get().ask(url);
    expect(response.statusCode, response.body).toBe(200);
    expect(Object.values(response.json<object>())[0]).toBe(key);
  });

  test("a row's tag stays as long as the row does", async () => {
    const first = await get().ask("/shop.clients/1");
    const tag = String(first.headers["etag"]);
    expect(tag).toMatch(/^"[\w-]{22}"$/);
    const again = await get().ask("/shop.clients/1", {
      headers: { "if-none-match": `"x", W/${tag}` },
    });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    const other = await get().ask("/shop.clients/2", { headers: { "if-none-match": tag } });
    expect(other.statusCode).toBe(200);
  });

  test("HEAD responds as GET without the body", async () => {
    const response = await get().ask("/shop.clients/1", { method: "HEAD" });
    expect([response.statusCode, response.body]).toEqual([200, ""]);
  });
}
