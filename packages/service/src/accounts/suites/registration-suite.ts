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
    const waiting = await harness.signIn("ann");
    expect(waiting).toMatchObject({
      status: 401,
      body: { detail: expect.stringMatching(/approval/) },
    });
    expect((await harness.signIn("ann", "wrong password")).body).toEqual(waiting.body);
    await harness.call("POST", "/accounts/2/approve", owner);
    expect((await harness.signIn("ann")).body.user.role).toBe("viewer");
  });

  test("after open registration a viewer signs in", async () => {
    await harness.register("owner");
    const { register, signIn } = await openHarness(database, { registration: "open" });
    expect((await register("ann")).status).toBe(202);
    expect(await signIn("ann")).toMatchObject({ status: 200, body: { user: { role: "viewer" } } });
  });

  test("closed registration takes the first account alone", async () => {
    const { accounts, register } = await openHarness(database, { registration: "closed" });
    expect(await accounts.view(undefined)).toMatchObject({ registration: "first" });
    expect((await register("owner")).status).toBe(201);
    expect((await register("ann")).body.code).toBe("forbidden");
    expect(await accounts.view(undefined)).toMatchObject({ registration: "closed" });
  });

  test("the first account needs the setup code under each registration rule", async () => {
    for (const registration of ["open", "approval", "closed"] as const) {
      const { accounts, register } = await openHarness(database, { registration });
      expect(await accounts.view(undefined)).toMatchObject({ registration: "first" });
      const right = accounts.setupCode ?? "";
      const guesses = [
        undefined,
        "",
        right.slice(1),
        `${right}x`,
        right.toUpperCase(),
        "undefined",
      ];
      for (const code of guesses) {
        expect(await register("owner", { code })).toMatchObject({
          status: 422,
          body: { errors: [{ pointer: "/code" }] },
        });
      }
    }
    const { rows } = await database.query("select 1 from quarterdeck.accounts");
    expect(rows).toEqual([]);
  });

  test("every process has the same long setup code until it is used", async () => {
    const other = await openHarness(database, {});
    const code = harness.accounts.setupCode ?? "";
    expect(code).toMatch(/^[\w-]{32}$/);
    expect(other.accounts.setupCode).toBe(code);
    expect((await other.register("owner", { code: ` ${code} ` })).status).toBe(201);
    expect(await harness.accounts.view(undefined)).toMatchObject({ registration: "approval" });
    expect((await harness.register("ann", { code })).status).toBe(202);
    expect((await openHarness(database, {})).accounts.setupCode).toBeUndefined();
    const { rows } = await database.query("select 1 from quarterdeck.setup_code");
    expect(rows).toEqual([]);
  });

  test("a used setup code is not accepted again, even without any account", async () => {
    await harness.register("owner");
    await database.query("truncate quarterdeck.accounts restart identity cascade");
    expect((await harness.register("thief")).status).toBe(422);
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

  test("weak passwords are refused at registration and at a change of the password", async () => {
    const owner = (await harness.register("owner")).body.token;
    for (const weak of ["Password123!", "12345678", "harbour office"]) {
      const responses = [
        await harness.register("ann", { password: weak }),
        await harness.call("POST", "/auth/password", owner, { current: password, password: weak }),
      ];
      for (const response of responses) {
        expect(response).toMatchObject({
          status: 422,
          body: {
            errors: [{ pointer: "/password", detail: expect.stringMatching(/^must not be/) }],
          },
        });
      }
    }
  });

  test.each(["open", "approval"] as const)(
    "%s registration responds to a registered email as to a new one, and changes nothing",
    async (registration) => {
      const owner = (await harness.register("owner")).body.token;
      const { register } = await openHarness(database, { registration });
      await register("ann");
      const before = (await harness.call("GET", "/accounts", owner)).body;
      const repeated = [
        await register("x", { email: "OWNER@example.com", password: "another horse" }),
        await register("x", { email: " ann@example.com ", password: "another horse" }),
      ];
      expect((await harness.call("GET", "/accounts", owner)).body).toEqual(before);
      const fresh = await register("new");
      for (const { status, body, headers } of repeated) {
        expect([status, body]).toEqual([202, fresh.body]);
        expect(Object.keys(headers)).toEqual(Object.keys(fresh.headers));
      }
    },
  );

  test("after open registration, a sign-in with a registered email fails as with a wrong password", async () => {
    const owner = (await harness.register("owner")).body.token;
    const { register, signIn } = await openHarness(database, { registration: "open" });
    await register("old");
    const guess = "another horse";
    for (const name of ["old", "new"]) await register(name, { password: guess });
    const refused = await signIn("old", guess);
    const unknown = await signIn("nobody", guess);
    expect([refused.status, refused.body]).toEqual([unknown.status, unknown.body]);
    expect((await signIn("old")).status).toBe(200);
    // An attempt with an email that has no account leaves one that owners see.
    const { data } = (await harness.call("GET", "/accounts", owner)).body;
    expect(data.map(({ name }) => name)).toContain("new");
  });

  test("signing in right after a registration does not reveal whether the email was registered", async () => {
    await harness.register("owner");
    await harness.register("old");
    const guess = "another horse";
    const responses = [];
    for (const name of ["old", "new"]) {
      await harness.register(name, { password: guess });
      responses.push(await harness.signIn(name, guess));
    }
    const [repeated, fresh] = responses;
    expect([repeated?.status, repeated?.body]).toEqual([fresh?.status, fresh?.body]);
  });
}
