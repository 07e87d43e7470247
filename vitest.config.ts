import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

const client = "packages/client/src";

/** Those of the client that say that they need no page. */
const plain = readdirSync(client, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".test.ts"))
  .map((name) => join(client, name))
  .filter((file) => readFileSync(file, "utf8").startsWith("// @vitest-environment node\n"));

/** The client's other tests see a page, each file a new one; all others run in plain Node. */
export default defineConfig({
  test: {
    // Left alone, it keeps a core free: on two cores that is half of them.
    maxWorkers: "100%",
    reporters: process.env["CI"] === undefined ? ["default"] : ["dot"],
    projects: [
      {
        test: {
          name: "model",
          include: ["packages/model/src/**/*.test.ts"],
          testTimeout: 20_000,
          // Pure: no file leaves anything behind for another.
          isolate: false,
        },
      },
      {
        test: {
          name: "service",
          include: ["packages/service/src/**/*.test.ts"],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "client",
          include: [`${client}/**/*.test.{ts,tsx}`],
          exclude: plain,
          environment: "happy-dom",
        },
      },
      {
        test: {
          name: "client-plain",
          include: plain,
          // A page and modules of their own would cost ten times what they test.
          isolate: false,
        },
      },
      { test: { name: "examples", include: ["examples/**/*.test.ts"] } },
      {
        test: {
          name: "scripts",
          include: ["scripts/**/*.test.mjs", "packages/client/build/*.test.ts"],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
