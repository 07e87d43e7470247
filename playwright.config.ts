import { defineConfig } from "@playwright/test";
import { browserFlags, findTestBrowser } from "./scripts/browser.mjs";

const executablePath = findTestBrowser();

export default defineConfig({
  testDir: "e2e",
  testIgnore: ["**/e2e/targets/**", "**/e2e/browsers/**"],
  outputDir: "test-results",
  globalSetup: "./e2e/fixtures/prepare.ts",
  fullyParallel: true,
  // A test also waits for timers and the screen: three on two processors take 8 % less time than two or four.
  workers: "150%",
  forbidOnly: process.env["CI"] !== undefined,
  // A retry separates flaky tests from broken ones; the report lists both.
  retries: process.env["CI"] === undefined ? 0 : 1,
  // A full campaign looks at each screen in six ways.
  timeout: process.env["CAMPAIGN"] === "full" ? 90_000 : 45_000,
  expect: { timeout: 8_000 },
  reporter: process.env["CI"] === undefined ? "list" : "line",
  use: {
    browserName: "chromium",
    launchOptions: {
      args: browserFlags,
      ...(executablePath === undefined ? {} : { executablePath }),
      // Chromium has no sandbox for root.
      chromiumSandbox: process.getuid?.() !== 0,
    },
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    actionTimeout: 8_000,
    navigationTimeout: 15_000,
    // A trace costs a second for each test; `--trace on` records one.
    trace: "off",
    // Set by `npm test`.
    ...(process.env["REDUCED_MOTION"] === "1" && { contextOptions: { reducedMotion: "reduce" } }),
  },
});
