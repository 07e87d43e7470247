import { defineConfig } from "vitest/config";

/** The client's tests see a page; all others run in plain Node. */
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
          include: ["packages/client/src/**/*.test.{ts,tsx}"],
          environment: "happy-dom",
        },
      },
      { test: { name: "examples", include: ["examples/**/*.test.ts"] } },
      { test: { name: "scripts", include: ["scripts/**/*.test.mjs"], testTimeout: 30_000 } },
    ],
  },
});
