import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

/** Stories in Firefox and WebKit, which other drivers than Playwright's start: `npm test -- --browsers`. */
export default defineConfig<object, { readonly engine: "firefox" | "webkit" }>({
  ...base,
  testDir: "e2e/browsers",
  testIgnore: [],
  timeout: 90_000,
  fullyParallel: false,
  workers: 2,
  retries: 0,
  projects: [
    { name: "firefox", use: { engine: "firefox" } },
    { name: "webkit", use: { engine: "webkit" } },
  ],
});
