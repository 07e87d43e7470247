import { correctionsPanel } from "#e2e/fixtures/fleet-api.mjs";
import { readerSession } from "#e2e/fixtures/gateway.ts";
import { cardsOf, openAsOwner, phone } from "#e2e/fixtures/phone.ts";
import { firstModel } from "#e2e/fixtures/screens.ts";
import { expect, type Page, signInWith, test } from "#e2e/fixtures/test.ts";

test.use(phone);

const main = (page: Page) => page.getByRole("main");

test("cards are large, Edit focuses the first field, and a reason shows, by taps @long", async ({
  page,
  builtIn,
}) => {
  await openAsOwner(page, builtIn, "/orders?size=10");
  const card = cardsOf(page, "Orders").first();
  await expect(card).toBeVisible(firstModel);
  const { height = 0 } = (await card.boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(44);
  await card.tap({ position: { x: 100, y: 8 } });
  await main(page).getByRole("link", { name: "Edit" }).tap();
  await expect(main(page).getByLabel(/^Number/)).toBeFocused();

  await openAsOwner(page, builtIn, "/-/report");
  const corrections = main(page).getByRole("button", { name: "No corrections" });
  await expect(corrections).toHaveAttribute("aria-disabled");
  await corrections.tap({ force: true });
  await expect(main(page).getByRole("tooltip")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a phone opens the corrections of its screen in the account menu", async ({
  page,
  builtIn,
}) => {
  await openAsOwner(page, builtIn, "/orders?size=10");
  await expect(cardsOf(page, "Orders").first()).toBeVisible(firstModel);
  await page.getByRole("button", { name: /^Account/ }).tap();
  await page.getByRole("button", { name: "Correct…" }).tap();
  const panel = correctionsPanel(page);
  await panel.getByRole("button", { name: "Correct list settings" }).tap();
  await expect(panel.getByLabel("Page parameter")).toBeVisible();
});

test("a failed read shows its reason at once, and is repeated by a tap @long", async ({
  page,
  openGateway,
  watched,
}) => {
  watched.allowFailed(400);
  const { origin, upstream } = await openGateway();
  let isBroken = true;
  upstream.on("GET /api/authors", () =>
    isBroken
      ? { status: 400, json: { message: "Unknown sort" } }
      : { json: { items: [{ id: 1, name: "Author 1" }], total: 1 } },
  );
  await signInWith(page, origin, readerSession, "/authors");
  const alert = main(page).getByRole("alert");
  await expect(alert).toContainText("Unknown sort");
  await expect(page.locator("[data-skeleton]")).toHaveCount(0);
  const retry = alert.getByRole("button", { name: "Retry" });
  await expect(retry).toBeVisible(firstModel);
  isBroken = false;
  await retry.tap();
  await expect(cardsOf(page, "Authors")).toHaveCount(1);
});

test("a notification names the deletion and undoes it, by taps @long", async ({
  page,
  builtIn,
}) => {
  await openAsOwner(page, builtIn, "/reviews?size=10");
  const card = cardsOf(page, "Reviews").first();
  await expect(card).toBeVisible(firstModel);
  const name = (await card.getByRole("link").first().textContent()) ?? "";
  await card.getByRole("button", { name: /^Actions for / }).tap();
  await page.getByRole("menuitem", { name: /^Delete/ }).tap();
  const notice = page
    .getByRole("status")
    .filter({ has: page.getByRole("button", { name: "Close" }) });
  await expect(notice).toContainText(/was deleted/);
  await expect(cardsOf(page, "Reviews").first()).not.toContainText(name);
  await notice.getByRole("button", { name: /^Undo/ }).tap();
  await expect(notice).toContainText(/was restored/);
  await expect(cardsOf(page, "Reviews").first()).toContainText(name);
});

test("sample data has pictures, coordinates and orders of today, by taps @long", async ({
  page,
  builtIn,
}) => {
  await openAsOwner(page, builtIn, "/products?sort=id&size=10");
  await expect(cardsOf(page, "Products").first()).toBeVisible(firstModel);
  await cardsOf(page, "Products")
    .first()
    .tap({ position: { x: 160, y: 8 } });
  const picture = main(page).getByRole("img").first();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);

  await openAsOwner(page, builtIn, "/addresses?sort=id&size=10");
  await cardsOf(page, "Addresses")
    .first()
    .tap({ position: { x: 100, y: 8 } });
  const map = main(page).getByRole("link", { name: "Show on a map" }).last();
  const address = new URL((await map.getAttribute("href")) ?? "");
  expect(Math.abs(Number(address.searchParams.get("mlat")))).toBeGreaterThan(1);

  await openAsOwner(page, builtIn, "/orders?size=10");
  await cardsOf(page, "Orders")
    .first()
    .tap({ position: { x: 100, y: 8 } });
  await expect(main(page)).toContainText(/(?:minutes?|hours?) ago|now/);
});
