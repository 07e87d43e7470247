import type { hash } from "@node-rs/argon2";
import { afterAll, beforeAll, describe, vi } from "vitest";
import type { Database } from "#database/database.ts";
import { listTestEngines } from "#testing/test-engines.ts";
import type { OpenEngine } from "#testing/test-engines.ts";
import { testAttacks } from "./suites/attack-suite.ts";
import { testInvitations } from "./suites/invitation-suite.ts";
import { testManagement } from "./suites/management-suite.ts";
import { testRegistration } from "./suites/registration-suite.ts";
import { testSessions } from "./suites/session-suite.ts";

/** The suites hash a thousand passwords. `hash-password.test.ts` proves the real cost. */
vi.mock("@node-rs/argon2", async (importOriginal) => {
  const original = await importOriginal<{ readonly hash: typeof hash }>();
  const cheap: typeof hash = (password) => original.hash(password, { memoryCost: 8, timeCost: 1 });
  return { ...original, hash: cheap };
});

/** One suite over every engine. */
for (const { name, open } of listTestEngines()) {
  describe.skipIf(open === undefined)(`accounts in the ${name} engine`, () => {
    let engine: OpenEngine | undefined;
    const get = (): Database => {
      if (engine === undefined) throw new Error("The engine is not open.");
      return engine.database;
    };
    beforeAll(async () => {
      engine = await open?.();
    });
    afterAll(async () => engine?.close());

    describe("registration", () => {
      testRegistration(get);
    });
    describe("sessions", () => {
      testSessions(get);
    });
    describe("attacks", () => {
      testAttacks(get);
    });
    describe("invitations", () => {
      testInvitations(get);
    });
    describe("management", () => {
      testManagement(get);
    });
  });
}
