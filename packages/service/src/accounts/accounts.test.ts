import { afterAll, beforeAll, describe } from "vitest";
import type { Database } from "#database/database.ts";
import { listTestEngines } from "#testing/test-engines.ts";
import type { OpenEngine } from "#testing/test-engines.ts";
import { testAttacks } from "./suites/attack-suite.ts";
import { testInvitations } from "./suites/invitation-suite.ts";
import { testManagement } from "./suites/management-suite.ts";
import { testRegistration } from "./suites/registration-suite.ts";
import { testSessions } from "./suites/session-suite.ts";

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
