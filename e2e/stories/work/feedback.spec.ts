import { readerSession } from "#e2e/fixtures/gateway.ts";
import { lookAt } from "#e2e/fixtures/looks.ts";
import { bodyRows } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";
import { editChosen, jobLine, openCrates } from "#e2e/fixtures/warehouse.ts";

test("a failed read shows its reason at once, without a skeleton, while it is retried", async ({
  page,
  openGateway,
  watched,
}) => {
  watched.allowFailed(400, 503);
  const { origin, upstream } = await openGateway();
  upstream.on("GET /api/books", { status: 400, json: { message: "Unknown sort" } });
  upstream.on("GET /api/authors/1", { status: 503, json: { message: "Maintenance" } });
  const skeletons = page.locator("[data-skeleton]");
  const alert = page.getByRole("main").getByRole("alert");
  for (const [path, method, reason] of [
    ["/books", "GET /api/books", "Unknown sort"],
    ["/authors/1", "GET /api/authors/1", "Maintenance"],
  ] as const) {
    await signInWith(page, origin, readerSession, path);
    await expect(alert).toContainText(reason);
    await expect(alert).toContainText("Retrying automatically.");
    await expect(skeletons).toHaveCount(0);
    expect(upstream.received(method).length, "shown before the last retry").toBeLessThan(4);
  }
});

test("a bulk edit is undone by Ctrl+Z or in the history, after a preview @long", async ({
  page,
  warehouse: { origin, crates },
}) => {
  crates.reset();
  await openCrates(page, origin);
  for (const at of [0, 1, 2]) await bodyRows(page).nth(at).getByRole("checkbox").click();
  await editChosen(page, "Weight", "77");
  await expect(jobLine(page, /3 done/).first()).toBeVisible();
  const dialog = page.getByRole("dialog", { name: "Undo: Crates: 3 records changed" });

  // The key opens a preview; Escape sends nothing.
  await page.keyboard.press("Control+z");
  await expect(dialog).toContainText("Undo restores the previous values of 3 records.");
  const first = dialog.getByRole("listitem").first();
  await expect(first.getByRole("row", { name: "Weight" })).toHaveText(/77.*1$/);
  await expect(dialog.getByRole("button", { name: "Undo" })).toBeFocused();
  await lookAt(page, "undo of a job");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect(crates.writes).toHaveLength(3);

  await page.keyboard.press("Control+z");
  await expect(dialog.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(() => [1, 2, 3].map((id) => crates.crates.get(id)?.weight)).toEqual([1, 2, 3]);
  // An undone job is not undone again.
  await expect.poll(() => crates.writes.length).toBe(6);
  await page.keyboard.press("Control+z");
  await expect(dialog).toBeHidden();

  // The history has a name and an undo for the next job.
  for (const at of [3, 4]) await bodyRows(page).nth(at).getByRole("checkbox").click();
  await editChosen(page, "Weight", "50");
  await expect(jobLine(page, /2 done/).first()).toBeVisible();
  await page.goto(`${origin}/-/history`);
  const card = page.getByRole("listitem").filter({ hasText: "Crates: 2 records changed" }).first();
  await expect(card).toContainText("Weight");
  await card.getByRole("button", { name: "Undo: Crates: 2 records changed" }).click();
  const second = page.getByRole("dialog", { name: "Undo: Crates: 2 records changed" });
  await second.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => [4, 5].map((id) => crates.crates.get(id)?.weight)).toEqual([4, 5]);
  await expect(card.getByRole("button", { name: /^Undo: / })).toHaveCount(0);
});

test("the spinner of a button is in its middle", async ({ page, openGateway }) => {
  const { origin } = await openGateway();
  await signInWith(page, origin, readerSession, "/books/new");
  await page.route("**/api/books", (route) =>
    route.request().method() === "POST" ? undefined : route.continue(),
  );
  await page.getByRole("textbox").first().fill("Dune");
  const save = page.getByRole("button", { name: /^(Save|Create)/ });
  await save.click();
  const spinner = page.locator(".mantine-Button-loader");
  await expect(spinner).toBeVisible();
  const offset = await spinner.evaluate((element) => {
    const inner = element.getBoundingClientRect();
    const outer = element.closest("button")?.getBoundingClientRect() ?? new DOMRect();
    return [
      inner.x + inner.width / 2 - outer.x - outer.width / 2,
      inner.y + inner.height / 2 - outer.y - outer.height / 2,
    ];
  });
  for (const one of offset) expect(Math.abs(one)).toBeLessThan(1.5);
});
