import { startCrates } from "#e2e/fixtures/crates-api.mjs";
import { readerSession } from "#e2e/fixtures/gateway.ts";
import { bodyRows } from "#e2e/fixtures/screens.ts";
import { startService } from "#e2e/fixtures/service.ts";
import { expect, signInWith, test as base, type Page } from "#e2e/fixtures/test.ts";

type Crates = Awaited<ReturnType<typeof startCrates>>;

interface Warehouse {
  readonly origin: string;
  readonly crates: Crates;
}

const test = base.extend<object, { readonly warehouse: Warehouse }>({
  warehouse: [
    async ({}, use) => {
      const crates = await startCrates({ count: 60, delayMs: 5 });
      const service = await startService(["--api", `${crates.origin}/openapi.json`]);
      await use({ origin: service.origin, crates });
      await service.stop();
      await crates.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

test.describe.configure({ mode: "default" });

test.beforeEach(({ warehouse: { crates } }) => {
  crates.refuse(() => undefined);
  crates.writes.length = 0;
});

function jobLine(page: Page, title: RegExp) {
  return page.getByRole("main").getByText(title);
}

async function openList(page: Page, origin: string, path = "/crates"): Promise<void> {
  await signInWith(page, origin, readerSession, path);
  await expect(bodyRows(page).first()).toContainText("Crate");
}

/** Chooses a field and what it becomes, and begins. */
async function editChosen(page: Page, field: string, value: string): Promise<void> {
  await page
    .getByRole("region", { name: "Selection" })
    .getByRole("button", { name: "Edit" })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Add a field").selectOption(field);
  await dialog.getByLabel(new RegExp(`^${field}`)).fill(value);
  await dialog.getByRole("button", { name: "Check" }).click();
  await dialog.getByRole("button", { name: /^Change/ }).click();
}

test("rows are chosen by keyboard, over pages, and edited at once; what failed is tried again", async ({
  page,
  warehouse: { origin, crates },
  watched,
}) => {
  watched.allowFailed(422);
  await openList(page, origin);
  await bodyRows(page).nth(0).getByRole("link").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+Space");
  const bar = page.getByRole("region", { name: "Selection" });
  await expect(bar).toContainText("3 selected");
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(bodyRows(page).first()).toContainText("Crate 26");
  await bodyRows(page).first().getByRole("checkbox").click();
  await expect(bar).toContainText("4 selected");

  crates.refuse(({ id }) =>
    id === 2 ? { status: 422, json: { message: "Too heavy for its shelf." } } : undefined,
  );
  await editChosen(page, "Weight", "77");
  await expect(jobLine(page, /3 done, 1 failed/).first()).toBeVisible();
  expect([1, 3, 26].map((id) => crates.crates.get(id)?.weight)).toEqual([77, 77, 77]);
  expect(crates.writes.filter(({ id }) => id === 3).map(({ body }) => body)).toEqual([
    '{"weight":77}',
  ]);

  await page.getByRole("link", { name: "Details" }).click();
  await expect(page.getByRole("table").getByText("422 Too heavy for its shelf.")).toBeVisible();
  crates.refuse(() => undefined);
  await page.getByRole("button", { name: "Try the failed again" }).click();
  await expect(page.getByRole("main").getByText("4 done").first()).toBeVisible();
  expect(crates.crates.get(2)?.weight).toBe(77);
  expect(crates.writes).toHaveLength(5);
});
