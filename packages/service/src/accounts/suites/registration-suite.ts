import { beforeEach, expect, test } from "vitest";
import type { Database } from "#database/database.ts";
import { createHarness, openHarness, password } from "#testing/accounts-harness.ts";
import type { AccountsHarness } from "#testing/accounts-harness.ts";

/** Registration rules and required input. */
export function testRegistration(get: () => Database): void {
  let database: Database;
  let harness: AccountsHarness;

  beforeEach(async () => {
    database = get();
    harness = await createHarness(database);
  });

  test("the first account is the owner and signed in at once", async () => {
    const { status, body } = await harness.register("owner", { email: " Owner@Example.COM " });
    expect(status).toBe(201);
    expect(body.user).toEqual({ id: 1, name: "owner", email: "owner@example.com", role: "owner" });
    const me = await harness.call("GET", "/auth/me", body.token);
    expect(me.body).toEqual(body.user);
  });

  test("of accounts that register at once, one is the owner", async () => {
    const responses = await Promise.all(["a", "b", "c", "d"].map((name) => harness.register(name)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 202, 202, 202]);
  });

  test("a later account waits for approval, then signs in", async () => {
    const owner = (await harness.register("owner")).body.token;
    const registered = await harness.register("ann");
    expect(registered).toMatchObject({
      status: 202,
      body: { message: expect.stringMatching("approval") },
    });
    expect(await harness.signIn("ann")).toMatchObject({ status: 403, body: { code: "forbidden" } });
    expect((await harness.signIn("ann", "wrong password")).status).toBe(401);
    await harness.call("POST", "/accounts/2/approve", owner);
    expect((await harness.signIn("ann")).body.user.role).toBe("viewer");
  });

  test("open registration signs in at once, as a viewer", async () => {
    await harness.register("owner");
    const { register } = await openHarness(database, { registration: "open" });
    expect(await register("ann")).toMatchObject({
      status: 201,
      body: { user: { role: "viewer" } },
    });
  });

  test("closed registration takes the first account alone", async () => {
    const { accounts, register } = await openHarness(database, { registration: "closed" });
    expect(await accounts.view(undefined)).toMatchObject({ canRegister: true });
    expect((await register("owner")).status).toBe(201);
    expect((await register("ann")).body.code).toBe("forbidden");
    expect(await accounts.view(undefined)).toMatchObject({ canRegister: false });
  });

  test("where others can reach the service, the first account needs the setup code", async () => {
    const { accounts, register } = await openHarness(database, { isReachableByOthers: true });
    const code = accounts.rules.setupCode ?? "";
    expect(await accounts.view(undefined)).toMatchObject({ needsSetupCode: true });
    for (const wrong of [{}, { code: "" }, { code: "AAAA-AAAA-AAAA" }]) {
      expect(await register("owner", wrong)).toMatchObject({
        status: 422,
        body: { errors: [{ pointer: "/code" }] },
      });
    }
    const typed = code.toLowerCase().replaceAll("-", " ");
    expect((await register("owner", { code: typed })).status).toBe(201);
    expect((await register("ann")).status).toBe(202);
    expect(await accounts.view(undefined)).toMatchObject({ needsSetupCode: false });
  });

  const refused: readonly [string, object, readonly string[]][] = [
    ["nothing", {}, ["/name", "/email", "/password"]],
    [
      "blank or short values",
      { name: " ", email: "x", password: "short" },
      ["/name", "/email", "/password"],
    ],
    [
      "other kinds of values",
      { name: 1, email: null, password: [] },
      ["/name", "/email", "/password"],
    ],
    ["a name of two lines", { name: "a\nb", email: "a@b", password }, ["/name"]],
    [
      "long values",
      { name: "x".repeat(121), email: `${"x".repeat(251)}@b.c`, password: "x".repeat(257) },
      ["/name", "/email", "/password"],
    ],
    [
      "the email as password",
      { name: "a", email: "long.name@example.com", password: "Long.Name@example.com" },
      ["/password"],
    ],
    ["a role", { name: "a", email: "a@b.c", password, role: "owner" }, ["/role"]],
    ["a list", [], [""]],
  ];

  test.each(refused)("registering with %s lists the errors", async (_, body, pointers) => {
    const response = await harness.call("POST", "/auth/register", undefined, body);
    expect(response.status).toBe(422);
    expect(response.body.errors.map(({ pointer }) => pointer)).toEqual(pointers);
    expect(response.body.detail).not.toMatch(/undefined|\[object/);
  });

  test("an email address is registered once, however it is typed", async () => {
    await harness.register("owner");
    expect(await harness.register("x", { email: "OWNER@example.com" })).toMatchObject({
      status: 409,
      body: { errors: [{ pointer: "/email" }] },
    });
  });
}
