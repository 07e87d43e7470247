import { lookAt } from "#e2e/fixtures/looks.ts";
import { expect, type Page, test } from "#e2e/fixtures/test.ts";

const main = (page: Page) => page.getByRole("main");

test("a record is duplicated with the values that do not identify it @long", async ({
  ownerPage: page,
  builtIn,
}) => {
  await page.goto(`${builtIn.origin}/products/1`);
  const heading = page.getByRole("heading", { level: 1 });
  // The key shows until the record is read.
  await expect(heading).not.toHaveText("Product 1");
  const name = (await heading.textContent()) ?? "";
  await main(page).getByRole("button", { name: "More actions" }).click();
  await main(page).getByRole("link", { name: "Duplicate" }).click();
  await expect(page).toHaveURL(/\/products\/new\?copy=1$/);
  await expect(heading).toHaveText("New product");
  await expect(main(page).getByLabel(/^Name/)).toHaveValue(name);
  await expect(main(page).getByLabel(/^SKU/), "no two products share it").toHaveValue("");
  await lookAt(page, "form, duplicate");

  await page.reload();
  await expect(main(page).getByLabel(/^Name/), "the address has the copy").toHaveValue(name);
  await main(page).getByLabel(/^SKU/).fill("COPY-0001");
  await main(page).getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/\/products\/\d+$/);
  await expect(heading).toHaveText(name);
});

test("a copy of a record that is gone leads back to the list", async ({
  ownerPage: page,
  builtIn,
  watched,
}) => {
  watched.allowFailed(404);
  await page.goto(`${builtIn.origin}/products/new?copy=99999999`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Record not found");
  await main(page).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/products$/);
});

test("no entry of an open menu moves when its record arrives", async ({ ownerPage, builtIn }) => {
  const page = ownerPage;
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route("**/api/reviews/7", async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(`${builtIn.origin}/reviews/7`);
  await page.getByRole("button", { name: "More actions" }).click();
  const menu = page.getByRole("group", { name: "More actions" });
  await expect(menu.getByRole("button", { name: /^Delete/ })).toBeVisible();
  const entries = await menu.getByRole("button").or(menu.getByRole("link")).all();
  const before = await Promise.all(entries.map((entry) => entry.boundingBox()));
  arrive();
  await expect(page.getByRole("term").first()).toBeVisible();
  expect(await Promise.all(entries.map((entry) => entry.boundingBox()))).toEqual(before);
  await expect(menu).toContainText("Duplicate");
});
