import { beforeEach, expect, test } from "vitest";
import type { Database } from "#database/database.ts";
import { createHarness, password } from "#testing/accounts-harness.ts";
import type { AccountsHarness } from "#testing/accounts-harness.ts";
import { guessings, runGuessing } from "#testing/sign-in-attacks.ts";

/** Guessing of passwords. */
export function testAttacks(get: () => Database): void {
  let harness: AccountsHarness;

  beforeEach(async () => {
    harness = await createHarness(get());
    await harness.register("owner");
  });

  test.each(guessings)("guessing waits longer and longer: $title", async (guessing) => {
    const { compared, waits } = await runGuessing(harness.signInFrom, guessing, 40);
    expect(compared).toBeLessThan(8);
    expect(waits.every((seconds) => seconds >= 1)).toBe(true);
    // The right password from another address gets in at once, in the same second.
    const { status } = await harness.signInFrom("owner", password, "203.0.113.77");
    expect(status).toBe(200);
  });

  test("guesses at once are counted before they are compared", async () => {
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, turn) =>
        harness.signInFrom("owner", `guess ${turn}`, "203.0.113.1"),
      ),
    );
    expect(responses.filter(({ status }) => status === 401).length).toBeLessThan(8);
    expect((await harness.signInFrom("owner", password, "203.0.113.2")).status).toBe(200);
  });

  test("the right password after too many wrong ones waits seconds, not minutes", async () => {
    for (let turn = 0; turn < 5; turn += 1) await harness.signIn("owner", `guess ${turn}`);
    const refused = await harness.signIn("owner");
    expect(refused).toMatchObject({ status: 429, body: { code: "too-many-requests" } });
    expect(Number(refused.headers["retry-after"])).toBe(1);
    expect(refused.body.detail).toContain("Retry in a second");
    // Others behind the same address do not wait.
    expect((await harness.signIn("unknown")).status).toBe(401);
  });

  test("wrong current passwords do not keep an account from signing in", async () => {
    const { owner } = { owner: (await harness.signIn("owner")).body.token };
    const change = () =>
      harness.call("POST", "/auth/password", owner, {
        current: "guess",
        password: "another horse",
      });
    const statuses = [];
    for (let turn = 0; turn < 10; turn += 1) statuses.push((await change()).status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.at(-1)).toBe(429);
    expect((await harness.signIn("owner")).status).toBe(200);
  });
}
