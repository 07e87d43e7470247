import { readRuntimeConfig } from "#client/config/runtime-config.ts";
import { expect, test } from "#e2e/fixtures/test.ts";

// Client and service share only the page and the API.
test("[H1] the client reads the configuration that the service writes into the page", async ({
  page,
  builtIn,
}) => {
  await page.goto(`${builtIn.origin}/login`);
  const text = (await page.locator("script#quarterdeck").textContent()) ?? "";
  const written: unknown = JSON.parse(text);
  expect(readRuntimeConfig(text)).toEqual(written);
  expect(Object.keys(readRuntimeConfig("")).toSorted()).toEqual(
    Object.keys(written as object).toSorted(),
  );
});
