import { beforeEach, expect, test } from "vitest";
import type { Database } from "#database/database.ts";
import { createHarness } from "#testing/accounts-harness.ts";
import type { AccountsHarness } from "#testing/accounts-harness.ts";

/** Account management by owners. */
export function testManagement(get: () => Database): void {
  let database: Database;
  let harness: AccountsHarness;
  let owner: string;
  let ann: string;

  beforeEach(async () => {
    database = get();
    harness = await createHarness(database);
    ({ owner, ann } = await harness.createPeople());
  });

  const post = (url: string, token = owner) => harness.call("POST", url, token);
  const patch = (url: string, body: object, token = owner) =>
    harness.call("PATCH", url, token, body);
  const list = (query: string) => harness.call("GET", `/accounts?${query}`, owner);

  test("accounts are for owners alone", async () => {
    const calls = [
      ["GET", "/accounts"],
      ["GET", "/accounts/1"],
      ["PATCH", "/accounts/2"],
      ["POST", "/accounts/1/disable"],
    ] as const;
    for (const [method, url] of calls) {
      expect((await harness.call(method, url)).status).toBe(401);
      expect((await harness.call(method, url, ann)).body.code).toBe("forbidden");
    }
  });

  test("an account is read and listed without its password", async () => {
    const { body } = await harness.call("GET", "/accounts/2", owner);
    expect(body).toEqual({
      id: 2,
      name: "ann",
      email: "ann@example.com",
      role: "viewer",
      status: "active",
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      signed_in_at: expect.stringMatching(/Z$/),
      is_own: false,
    });
    expect((await list("")).body).toMatchObject({
      page: 1,
      perPage: 25,
      total: 2,
      data: [{}, body],
    });
  });

  test("a role counts from the next call on", async () => {
    expect((await patch("/accounts/2", { role: "owner", name: " Ann B. " })).body).toMatchObject({
      role: "owner",
      name: "Ann B.",
    });
    expect((await harness.call("GET", "/accounts", ann)).status).toBe(200);
    await patch("/accounts/2", { role: "editor" });
    expect((await harness.call("GET", "/accounts", ann)).status).toBe(403);
  });

  test("a disabled account is signed out everywhere and stays out until enabled", async () => {
    expect((await post("/accounts/2/disable")).body).toMatchObject({ status: "disabled" });
    expect((await harness.call("GET", "/auth/me", ann)).status).toBe(401);
    expect(await harness.signIn("ann")).toMatchObject({
      status: 403,
      body: { detail: expect.stringMatching("disabled") },
    });
    expect((await post("/accounts/2/approve")).status).toBe(409);
    expect((await post("/accounts/2/enable")).body).toMatchObject({ status: "active" });
    expect((await harness.call("GET", "/auth/me", ann)).status).toBe(401);
    expect((await harness.signIn("ann")).status).toBe(200);
  });

  test("a waiting account is approved, not enabled", async () => {
    await harness.register("bob");
    expect((await post("/accounts/3/enable")).status).toBe(409);
    expect((await post("/accounts/3/approve")).body).toMatchObject({ status: "active" });
    expect((await post("/accounts/3/approve")).status).toBe(200);
  });

  test("signing out everywhere ends every session and leaves the account", async () => {
    expect((await post("/accounts/2/sign-out")).status).toBe(204);
    expect((await harness.call("GET", "/auth/me", ann)).status).toBe(401);
    expect((await harness.signIn("ann")).status).toBe(200);
  });

  const remove = (path: string, token = owner) => harness.call("DELETE", path, token);

  test("a deleted account loses its sessions, and its email is free again", async () => {
    expect((await remove("/accounts/2")).status).toBe(204);
    expect((await harness.call("GET", "/auth/me", ann)).status).toBe(401);
    expect((await harness.signIn("ann")).status).toBe(401);
    expect((await remove("/accounts/2")).status).toBe(404);
    await harness.register("ann");
    expect((await list("status=waiting")).body["total"]).toBe(1);
  });

  test("a waiting and a disabled account are deleted", async () => {
    await harness.register("bob");
    await post("/accounts/2/disable");
    expect([(await remove("/accounts/3")).status, (await remove("/accounts/2")).status]).toEqual([
      204, 204,
    ]);
    expect((await list("")).body["total"]).toBe(1);
  });

  test("the last owner is not deleted, also if two owners delete each other at once", async () => {
    expect((await remove("/accounts/1")).body.code).toBe("conflict");
    await patch("/accounts/2", { role: "owner" });
    const responses = await Promise.all([
      remove("/accounts/2"),
      remove("/accounts/1", ann),
      post("/accounts/1/disable", ann),
    ]);
    // An owner that was disabled first can be deleted then.
    expect(responses.some(({ status }) => status < 300)).toBe(true);
    const { rows } = await harness.database.query(
      "select 1 from quarterdeck.accounts where role = 'owner' and status = 'active'",
    );
    expect(rows).toHaveLength(1);
  });

  test("the last owner can be neither disabled nor given another role", async () => {
    expect((await post("/accounts/1/disable")).body.code).toBe("conflict");
    expect((await patch("/accounts/1", { role: "viewer" })).body.code).toBe("conflict");
    expect((await patch("/accounts/1", { role: "owner", name: "Still" })).status).toBe(200);
  });

  test("an owner cannot disable their own account", async () => {
    await patch("/accounts/2", { role: "owner" });
    const { body } = await post("/accounts/2/disable", ann);
    expect(body).toMatchObject({ status: 409, code: "conflict" });
    expect((await harness.call("GET", "/auth/me", ann)).status).toBe(200);
  });

  test("if two owners disable each other at once, one stays", async () => {
    await patch("/accounts/2", { role: "owner" });
    const responses = await Promise.all([
      post("/accounts/2/disable"),
      post("/accounts/1/disable", ann),
    ]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("accounts are paged, sorted, searched and filtered", async () => {
    for (const name of ["bob", "cy_d", "dan"]) await harness.register(name);
    const names = async (query: string) => (await list(query)).body.data.map(({ name }) => name);
    expect(await names("sort=-name&perPage=2&page=2")).toEqual(["cy_d", "bob"]);
    expect(await names("sort=status,-id")).toEqual(["ann", "owner", "dan", "cy_d", "bob"]);
    expect(await names("q=y_")).toEqual(["cy_d"]);
    expect(await names("q=DAN@EXAMPLE")).toEqual(["dan"]);
    expect(await names("role=owner,editor")).toEqual(["owner"]);
    expect(await names("status=waiting&q=b")).toEqual(["bob"]);
    expect(await names("page=9")).toEqual([]);
    expect((await list("status=waiting&perPage=1")).body["total"]).toBe(3);
  });

  const refusedQueries = [
    "page=0",
    "page=-1",
    "page=1e3",
    "page=1000000000",
    "perPage=0",
    "perPage=1000000",
    "sort=password",
    "sort=name,id;drop",
    "role=admin",
    "nothing=1",
    "q=%00",
    "page=1&page=2",
    "q=a&q=b",
  ];

  test.each(refusedQueries)("the query %s is refused by name", async (query) => {
    const response = await list(query);
    expect(response).toMatchObject({ status: 400, body: { code: "bad-parameter" } });
    expect(response.body.errors[0]?.parameter).toBe(query.split("=")[0]);
  });

  test.each(["0", "-1", "x", "99", "99999999999", "1.5", "%00"])(
    "the account %s does not exist",
    async (id) => {
      expect((await harness.call("GET", `/accounts/${id}`, owner)).status).toBe(404);
      expect((await patch(`/accounts/${id}`, { role: "viewer" })).status).toBe(404);
      expect((await post(`/accounts/${id}/disable`)).status).toBe(404);
      expect((await post(`/accounts/${id}/sign-out`)).status).toBe(404);
    },
  );

  test.each([
    [{ role: "admin" }, "/role"],
    [{ name: "" }, "/name"],
    [{ email: "a@b.c" }, "/email"],
    [{ status: "active" }, "/status"],
  ] as const)("the change %j is refused by name", async (change, pointer) => {
    expect(await patch("/accounts/2", change)).toMatchObject({
      status: 422,
      body: { errors: [{ pointer }] },
    });
  });
}
