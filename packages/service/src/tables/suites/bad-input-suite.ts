import { expect, test } from "vitest";
import type { TestApi } from "#testing/tables-api.ts";

/** Address → the parameter that the problem names. */
const badQueries: readonly (readonly [string, string])[] = [
  ["page=0", "page"],
  ["page=-1", "page"],
  ["page=1.5", "page"],
  ["page=", "page"],
  ["page=abc", "page"],
  ["page=1000000000", "page"],
  ["page=99999999999999999999", "page"],
  ["page=1,2", "page"],
  ["page=1&page=2", "page"],
  ["perPage=0", "perPage"],
  ["perPage=1000000", "perPage"],
  ["perPage=1e3", "perPage"],
  ["sort=nope", "sort"],
  ["sort=code;drop table x", "sort"],
  ["sort=--code", "sort"],
  ["sort=code,-code", "sort"],
  ["sort=code,state,amount,placed_at,ratio,small", "sort"],
  [`q=${"x".repeat(201)}`, "q"],
  ["q=a%00b", "q"],
  ["nope=1", "nope"],
  ["nope[gte]=1", "nope[gte]"],
  ["__proto__=1", "__proto__"],
  ["constructor=1", "constructor"],
  ["amount[like]=1", "amount[like]"],
  ["amount[gte=1", "amount[gte"],
  ["amount[contains]=1", "amount[contains]"],
  ["extra=1", "extra"],
  ["amount=abc", "amount"],
  ["amount=nan", "amount"],
  ["amount=Infinity", "amount"],
  ["amount=1e300", "amount"],
  ["amount=999999999", "amount"],
  ["amount[gte]=1&amount[gte]=2", "amount[gte]"],
  ["client_id=9223372036854775808", "client_id"],
  ["client_id=1.0", "client_id"],
  ["client_id=", "client_id"],
  ["client_id=1,,2", "client_id"],
  ["or=", "or"],
  ["or=[]", "or"],
  ["or={}", "or"],
  ["or=[1]", "or"],
  ['or=[{"field":"code"}]', "or"],
  ['or=[{"field":"code","operator":"is"}]', "or"],
  ['or=[{"field":"code","operator":"is","value":null}]', "or"],
  ['or=[{"field":"code","operator":"is","value":[]}]', "or"],
  ['or=[{"field":"nope","operator":"is","value":1}]', "or"],
  ['or=[{"field":"__proto__","operator":"is","value":1}]', "or"],
  ['or=[{"field":"amount","operator":"like","value":1}]', "or"],
  ['or=[{"field":"amount","operator":"gte","value":"x"}]', "or"],
  ['or=[{"field":"code","operator":"is","value":"1","more":1}]', "or"],
  [`client_id=${Array.from({ length: 101 }, (_, index) => index).join(",")}`, "client_id"],
  ["page[is]=2147483648", "page[is]"],
  ["small=40000", "small"],
  ["ratio[gt]=1e400", "ratio[gt]"],
  ["state=nope", "state"],
  ["weekday=wed", "weekday"],
  ["token=123", "token"],
  ["placed_at[gte]=2024-02-30", "placed_at[gte]"],
  ["placed_at[gte]=2024-13-01", "placed_at[gte]"],
  ["placed_at[gte]=yesterday", "placed_at[gte]"],
  ["placed_at[gte]=2024-02-29T25:00:00Z", "placed_at[gte]"],
  ["placed_at[gte]=+infinity", "placed_at[gte]"],
  ["placed_at[gte]=2024-02-30 BC", "placed_at[gte]"],
  ["local_at[gte]=2024-02-29T10:00:00Z", "local_at[gte]"],
  ["at_time[gte]=24:01", "at_time[gte]"],
  ["span[gte]=P", "span[gte]"],
  ["span[gte]=1 day", "span[gte]"],
  ["extra[null]=maybe", "extra[null]"],
  ["code[contains]=%zz", "code[contains]"],
  ["%zz=1", "%zz"],
  ["code[contains]=%ED%A0%80", "code[contains]"],
  ["code[contains]=%00", "code[contains]"],
  [`code[contains]=${"y".repeat(201)}`, "code[contains]"],
  ["code=01234567890", "code"],
];

const badKeys: readonly (readonly [string, string])[] = [
  ["/shop.clients/abc", "id"],
  ["/shop.clients/1,2", "id"],
  ["/shop.clients/", "id"],
  ["/shop.clients/9223372036854775808", "id"],
  ["/shop.clients/1%00", "id"],
  ["/bill_lines/A", "bill_code,line_no"],
  ["/bill_lines/A,x", "line_no"],
  ["/bill_lines/A,1,2", "bill_code,line_no"],
  [`/bills/${"x".repeat(5000)}`, "code"],
];

const bill = { code: "new", client_id: 1, amount: 1 };

/** Body → the pointers that the problem names. */
const badBodies: readonly (readonly [unknown, readonly string[]])[] = [
  [{}, ["/code", "/client_id", "/amount"]],
  [{ ...bill, nope: 1, "a/b~": 2 }, ["/nope", "/a~1b~0"]],
  [{ code: null, client_id: "x", amount: "1.005" }, ["/code", "/client_id", "/amount"]],
  ['{"code":"n","client_id":9223372036854775808,"amount":1e10}', ["/client_id", "/amount"]],
  ['{"code":"n","client_id":1.5,"amount":-1}', ["/client_id", "/amount"]],
  ['{"code":"n","client_id":1,"amount":1,"__proto__":1}', ["/__proto__"]],
  [{ ...bill, code: "x".repeat(11) }, ["/code"]],
  [{ ...bill, code: "a\0b" }, ["/code"]],
  ['{"code":"\\ud800","client_id":1,"amount":1}', ["/code"]],
  [{ ...bill, state: "nope", weekday: "wed", small: 10 }, ["/state", "/weekday", "/small"]],
  [
    { ...bill, placed_at: "2024-02-30T00:00:00Z", local_at: "x", at_time: "25:00" },
    ["/placed_at", "/local_at", "/at_time"],
  ],
  [{ ...bill, placed_at: 5, token: "1", span: "1 day" }, ["/placed_at", "/token", "/span"]],
  ['{"code":"n","client_id":1,"amount":1,"ratio":1e400}', ["/ratio"]],
  [{ ...bill, tags: "red" }, ["/tags"]],
  [{ ...bill, tags: [1], numbers: [1, 2147483648] }, ["/tags", "/numbers"]],
  [{ ...bill, extra: { a: ["x\0"] } }, ["/extra"]],
  [{ ...bill, page: true }, ["/page"]],
];

const brokenBodies: readonly (readonly [string, string])[] = [
  ["{", "bad-body"],
  ["[]", "bad-body"],
  ["null", "bad-body"],
  ['"x"', "bad-body"],
  ["1e999", "bad-body"],
  ["\u0000", "bad-body"],
  [" ", "bad-body"],
  [
    `{"code":"n","client_id":1,"amount":1,"extra":${"[".repeat(1500)}${"]".repeat(1500)}}`,
    "invalid-body",
  ],
  [
    `{"code":"n","client_id":1,"amount":1,"extra":${"[".repeat(60_000)}${"]".repeat(60_000)}}`,
    "invalid-body",
  ],
  [`{"code":"${"x".repeat(2_000_000)}"}`, "too-large"],
];

export function testBadInput(get: () => TestApi): void {
  test.each(badQueries)("?%s is refused and names %s", async (query, parameter) => {
    const response = await get().ask(`/bills?${query.replaceAll(" ", "%20")}`);
    expect([response.statusCode, response.headers["content-type"]], response.body).toEqual([
      400,
      "application/problem+json",
    ]);
    expect(response.json()).toMatchObject({ code: "bad-parameter", errors: [{ parameter }] });
  });

  test("a search where nothing can be searched, and too many parameters, are refused", async () => {
    expect((await get().ask("/bill_lines?q=x")).statusCode).toBe(200);
    expect((await get().ask("/shop.accounts?q=x")).json()).toMatchObject({
      errors: [{ parameter: "q" }],
    });
    const many = Array.from({ length: 101 }, (_, index) => `a${index}=1`).join("&");
    expect((await get().ask(`/bills?${many}`)).statusCode).toBe(400);
  });

  test.each(badKeys)("the key of %s is refused and names %s", async (url, parameter) => {
    const response = await get().ask(url);
    expect(response.statusCode, response.body).toBe(400);
    expect(response.json()).toMatchObject({ code: "bad-parameter", errors: [{ parameter }] });
  });

  test.each([
    "/nope",
    "/pg_class",
    "/shop.bills",
    "/clients",
    "/parted_low",
    "/nope/1",
    "/shop.clients/99",
    "/heap/1",
    "/counted/2",
    "/__proto__",
    "/bills/x/C",
    "/bills/C/",
    "/clients/bills/C",
    "/a%00b",
  ])("%s is not found", async (url) => {
    expect((await get().ask(url)).json()).toMatchObject({ status: 404, code: "not-found" });
  });

  test.each(badBodies)("the body %j is refused and names %j", async (body, pointers) => {
    const response = await get().send("POST", "/bills", body);
    expect(response.statusCode, response.body).toBe(422);
    const { code, errors } = response.json<{
      code: string;
      errors: readonly { pointer: string }[];
    }>();
    expect(code).toBe("invalid-body");
    expect(errors.map(({ pointer }) => pointer)).toEqual(pointers);
  });

  test.each(brokenBodies)("the body %.20s is the problem %s", async (body, code) => {
    const response = await get().send("POST", "/bills", body);
    expect(response.json()).toMatchObject({ code });
  });

  test("a body that is not JSON by its content type is refused", async () => {
    const response = await get().send("POST", "/bills", "a=1", {
      "content-type": "application/x-www-form-urlencoded",
    });
    expect(response.statusCode).toBe(415);
    expect((await get().send("POST", "/bills")).json()).toMatchObject({ code: "bad-body" });
  });

  test("a change must name a column that may change", async () => {
    expect((await get().send("PATCH", "/bills/C", {})).json()).toMatchObject({
      code: "invalid-body",
    });
    const response = await get().send("PATCH", "/shop.clients/1", { id: 9 });
    expect(response.json()).toMatchObject({
      errors: [{ pointer: "/id", detail: "cannot be changed" }],
    });
    const filled = await get().send("POST", "/line_notes", { id: 1, bill_code: "C", line_no: 1 });
    expect(filled.json()).toMatchObject({
      errors: [{ pointer: "/id", detail: "is filled in by the database" }],
    });
  });

  test.each([
    ["PATCH", "/bills/x/C", 404],
    ["DELETE", "/bills/x/C", 404],
    ["PUT", "/bills/C", 405],
    ["POST", "/bills/C", 405],
    ["DELETE", "/bills", 405],
    ["PUT", "/nope", 404],
  ] as const)("%s %s does nothing", async (method, url, status) => {
    const response = await get().send(method, url, { page: 1 });
    expect(response.statusCode, response.body).toBe(status);
    expect(response.headers["allow"] !== undefined).toBe(status === 405);
    expect((await get().ask("/bills/C")).statusCode).toBe(200);
  });

  test("a column may be called as it likes", async () => {
    const row = { id: 1, r: 2, t: "three", k: 4 };
    expect((await get().ask("/letters/1")).json()).toEqual(row);
    expect((await get().ask("/letters")).json()).toMatchObject({ data: [row] });
  });

  test("a regular expression of the database runs only in PostgreSQL", async () => {
    // In JavaScript this text takes minutes.
    const slug = `${"a".repeat(60)}!`;
    const refused = await get().send("POST", "/coded", { id: 1, slug });
    expect(refused.json()).toMatchObject({
      status: 422,
      errors: [{ pointer: "/slug", detail: "must match ^(([a-z])+.)+[A-Z]([a-z])+$" }],
    });
    const domain = await get().send("POST", "/coded", { id: 1, code: slug });
    expect(domain.json()).toMatchObject({
      status: 422,
      errors: [{ pointer: "/code", detail: "must match ^([a-z]+)+$" }],
    });
    const taken = await get().send("POST", "/coded", { id: 1, slug: "aa.Bc", code: "abc" });
    expect(taken.statusCode, taken.body).toBe(201);
  }, 20_000);

  test("a problem lists at most 100 errors, and its detail counts the others", async () => {
    const body = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`x${index}`, 1]));
    const refused = (await get().send("PATCH", "/bills/C", body)).json();
    expect(refused).toMatchObject({ status: 422, detail: expect.stringContaining("4997 more") });
    expect(refused.errors).toHaveLength(100);
  });

  test("a viewer may not write, and a view cannot be written", async () => {
    const viewer = { role: "viewer" };
    expect((await get().send("POST", "/bills", bill, viewer)).statusCode).toBe(403);
    expect((await get().send("DELETE", "/bills/C", undefined, viewer)).statusCode).toBe(403);
    expect((await get().send("POST", "/counted", { id: 1 })).statusCode).toBe(405);
  });

  test("a refused method lists those that this user may use on this table", async () => {
    const allow = async (...how: Parameters<TestApi["send"]>) =>
      (await get().send(...how)).headers["allow"];
    expect(await allow("PUT", "/bills/C", {})).toBe("GET, HEAD, PATCH, DELETE");
    expect(await allow("DELETE", "/bills")).toBe("GET, HEAD, POST");
    expect(await allow("POST", "/counted", { id: 1 })).toBe("GET, HEAD");
    expect(await allow("PUT", "/bills/C", {}, { role: "viewer" })).toBe("GET, HEAD");
  });
}
