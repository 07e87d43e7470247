import { beforeEach, expect, test } from "vitest";
import type { Database } from "#database/database.ts";
import { createHarness, openHarness, password } from "#testing/accounts-harness.ts";
import type { AccountsHarness } from "#testing/accounts-harness.ts";
import { createSteadyClock } from "#accounts/steady-clock.ts";
import { resetPassword } from "#accounts/reset-password.ts";

/** Sign-in, sign-out and expiry. */
export function testSessions(get: () => Database): void {
  let database: Database;
  let harness: AccountsHarness;

  beforeEach(async () => {
    database = get();
    harness = await createHarness(database);
  });

  const statusOfMe = async (token: string) => (await harness.call("GET", "/auth/me", token)).status;

  test("an unknown email is refused in the same words as a wrong password", async () => {
    await harness.register("owner");
    const unknown = await harness.signIn("nobody");
    expect(unknown.status).toBe(401);
    expect(unknown.body).toEqual((await harness.signIn("owner", "wrong password")).body);
  });

  test("good sign-ins are not counted", async () => {
    await harness.register("owner");
    for (let turn = 0; turn < 15; turn += 1)
      expect((await harness.signIn("owner")).status).toBe(200);
  });

  test("signing out ends that session only, and twice is not an error", async () => {
    const { ann } = await harness.createPeople();
    const other = (await harness.signIn("ann")).body.token;
    expect((await harness.call("POST", "/auth/logout", ann)).status).toBe(204);
    expect(await statusOfMe(ann)).toBe(401);
    expect((await harness.call("POST", "/auth/logout", ann)).status).toBe(204);
    expect(await statusOfMe(other)).toBe(200);
  });

  const credentials: readonly [string, string][] = [
    ["an empty header", ""],
    ["a scheme alone", "Bearer"],
    ["an unknown token", "Bearer x"],
    ["the word null", "Bearer null"],
    ["another scheme", "Basic YTpi"],
    ["a very long token", `Bearer ${"x".repeat(5000)}`],
  ];

  test.each(credentials)("%s signs no user in, with any user header", async (_, authorization) => {
    await harness.register("owner");
    const headers = { authorization, user: '{"id":1,"role":"owner"}' };
    const response = await harness.app.inject({ url: "/auth/me", headers });
    expect(response.statusCode).toBe(401);
  });

  test("a token in use lives on, one that has ended is refused", async () => {
    const { ann, owner } = await harness.createPeople();
    await database.query(
      "update quarterdeck.tokens set expires_at = now() + interval '1 hour' where account_id = 2",
    );
    expect(await statusOfMe(ann)).toBe(200);
    const { rows } = await database.query(
      "select expires_at > now() + interval '29 days' as is_far from quarterdeck.tokens where account_id = 2",
    );
    expect(rows).toEqual([{ is_far: true }]);
    await database.query(
      "update quarterdeck.tokens set expires_at = now() - interval '1 second' where account_id = 1",
    );
    expect(await statusOfMe(owner)).toBe(401);
  });

  test("no token lives longer than 180 days", async () => {
    const { ann } = await harness.createPeople();
    await database.query(
      "update quarterdeck.tokens set created_at = now() - interval '179 days', expires_at = now() + interval '1 hour' where account_id = 2",
    );
    await statusOfMe(ann);
    const { rows } = await database.query(
      "select expires_at < now() + interval '2 days' as is_near from quarterdeck.tokens where account_id = 2",
    );
    expect(rows).toEqual([{ is_near: true }]);
  });

  test("a clock that jumps and returns ends and deletes no session", async () => {
    const day = 86_400_000;
    let [wall, monotonic] = [Date.now(), 0];
    const clock = createSteadyClock({ wall: () => wall, monotonic: () => monotonic });
    const pass = (ms: number) => {
      wall += ms;
      monotonic += ms;
    };
    await harness.createPeople();
    const steady = await openHarness(database, {}, clock);
    const { token } = (await steady.signIn("owner")).body;
    const status = async () => (await steady.call("GET", "/auth/me", token)).status;
    // Without a jump, a sign-in may delete tokens.
    pass(day / 2);
    wall += 400 * day;
    expect((await steady.signIn("ann")).status).toBe(200);
    expect(await status()).toBe(200);
    // A jump of the clock by hours deletes nothing either.
    pass(day / 8);
    await status();
    pass(day / 8);
    expect((await steady.signIn("ann")).status).toBe(200);
    wall -= 400 * day;
    await status();
    pass(day / 8);
    expect(await status()).toBe(200);
    const { rows } = await database.query("select 1 from quarterdeck.tokens");
    expect(rows.length).toBeGreaterThanOrEqual(4);
  });

  test("tokens that ended long ago are deleted while the clock is calm", async () => {
    const day = 86_400_000;
    let passed = 0;
    const sources = { wall: () => Date.now() + passed, monotonic: () => passed };
    await harness.createPeople();
    const steady = await openHarness(database, {}, createSteadyClock(sources));
    await database.query(
      "update quarterdeck.tokens set expires_at = now() - account_id * interval '20 days'",
    );
    const count = async () => {
      await steady.signIn("ann");
      const { rows } = await database.query(
        "select 1 from quarterdeck.tokens where expires_at < now()",
      );
      return rows.length;
    };
    expect(await count()).toBe(2);
    passed = day / 2;
    expect(await count()).toBe(1);
  });

  test("neither password nor token is stored as it is", async () => {
    const { owner } = await harness.createPeople();
    const { rows } = await database.query(
      "select * from quarterdeck.accounts a join quarterdeck.tokens t on t.account_id = a.id",
    );
    const stored = JSON.stringify(rows);
    expect(stored).toContain("$argon2id$");
    expect(stored).not.toContain(password);
    expect(stored).not.toContain(owner);
  });

  test("a new password ends the other sessions", async () => {
    const { ann } = await harness.createPeople();
    const other = (await harness.signIn("ann")).body.token;
    const change = (current: string, next: string) =>
      harness.call("POST", "/auth/password", ann, { current, password: next });
    // 422, because 401 and 403 would end the session of a user who mistyped.
    expect(await change("wrong password", "another horse")).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: "/current" }] },
    });
    expect((await change(password, "short")).status).toBe(422);
    expect((await change(password, "another horse")).status).toBe(204);
    expect(await statusOfMe(ann)).toBe(200);
    expect(await statusOfMe(other)).toBe(401);
    expect((await harness.signIn("ann")).status).toBe(401);
    expect((await harness.signIn("ann", "another horse")).status).toBe(200);
  });

  test("the command sets a new password for a locked-out account", async () => {
    const { owner } = await harness.createPeople();
    expect(await resetPassword(database, "nobody@example.com")).toBeUndefined();
    const fresh = (await resetPassword(database, " OWNER@example.com")) ?? "";
    expect(await statusOfMe(owner)).toBe(401);
    expect((await harness.signIn("owner", fresh)).status).toBe(200);
  });
}
