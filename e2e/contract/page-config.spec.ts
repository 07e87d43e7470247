import { readRuntimeConfig } from "#client/config/runtime-config.ts";
import { expect, test } from "#e2e/fixtures/test.ts";

// The page is all that the client and the service have in common besides the API itself.
test("[H1] what the service writes into the page is what the client reads there", async ({
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
