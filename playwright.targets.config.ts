import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

/** Tasks of an administrator with real APIs: `npm run targets`. */
export default defineConfig({
  ...base,
  testDir: "e2e/targets",
  testIgnore: [],
  workers: 1,
  retries: 0,
});
