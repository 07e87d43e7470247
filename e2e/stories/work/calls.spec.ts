import { lookAt } from "#e2e/fixtures/looks.ts";
import { bodyRows } from "#e2e/fixtures/screens.ts";
import { owner } from "#e2e/fixtures/built-in.ts";
import { expect, signInWith, stored, test } from "#e2e/fixtures/test.ts";

test("the requests of a screen are shown and copied without secrets @long", async ({
  page,
  context,
  builtIn,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/orders");
  await bodyRows(page).first().getByRole("link").first().waitFor();
  await page.keyboard.press("i");
  const panel = page.getByRole("complementary", { name: "API requests" });
  const list = panel.getByRole("listitem").filter({ hasText: "/api/orders" });
  await expect(list.first()).toContainText("200");
  await list.first().locator("summary").click();
  await expect(list.first()).toContainText("•••");
  await expect(list.first().getByRole("link", { name: /^Operation: / })).toBeVisible();

  await list.first().getByRole("button", { name: "Copy as curl" }).click();
  await expect(panel.getByText("Copied")).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`curl '${builtIn.origin}/api/orders`);
  const { token = "" } = await stored(page);
  expect(token).not.toBe("");
  expect(copied).not.toContain(token);
  expect(await panel.innerText()).not.toContain(token);

  // Another screen has its own requests; earlier ones stay.
  await bodyRows(page).first().getByRole("link").first().click();
  await expect(panel.getByRole("listitem").filter({ hasText: /\/api\/orders\/\d+/ })).toHaveCount(
    1,
  );
  await expect(panel.getByRole("listitem").filter({ hasText: /orders\?/ })).toHaveCount(0);
  await panel.getByRole("radio", { name: "All" }).check();
  await expect(
    panel
      .getByRole("listitem")
      .filter({ hasText: /orders\?/ })
      .first(),
  ).toBeVisible();
  await page.keyboard.press("i");
  await expect(panel).toBeHidden();
});

test("a request is edited and sent again, a write after a confirmation, and saved @long", async ({
  page,
  builtIn,
  watched,
}) => {
  watched.allowFailed(404);
  await signInWith(page, builtIn.origin, await builtIn.signIn(owner), "/orders?size=25");
  await bodyRows(page).first().getByRole("link").first().waitFor();
  await page.keyboard.press("i");
  const panel = page.getByRole("complementary", { name: "API requests" });
  const call = panel.getByRole("listitem").filter({ hasText: "/api/orders?" }).first();
  await call.locator("summary").click();
  await expect(call.getByLabel("Response body")).toContainText('"id"');
  await call.getByRole("button", { name: "Edit and send" }).click();
  const request = call.getByRole("form", { name: "Request" });
  await request.getByRole("textbox", { name: "Path and query" }).fill("/orders/7");
  await request.getByRole("textbox", { name: "Headers" }).fill("X-Note: 1");
  const sent = page.waitForRequest(/\/api\/orders\/7$/);
  const send = request.getByRole("button", { name: "Send" });
  await send.click();
  const { y = 0 } = (await send.boundingBox()) ?? {};
  expect((await sent).headers()["x-note"]).toBe("1");
  await expect(request.getByRole("status")).toContainText("200");
  // The new call above does not move the form.
  await expect(panel.getByRole("listitem").filter({ hasText: "/api/orders/7" })).toHaveCount(1);
  expect((await send.boundingBox())?.y).toBeCloseTo(y, 0);
  await expect(request.getByLabel("Response body")).toContainText('"id": 7');
  await lookAt(page, "call, edited");
  // A write is confirmed first.
  await request.getByRole("combobox", { name: "Method" }).selectOption("DELETE");
  await request.getByRole("textbox", { name: "Path and query" }).fill("/orders/999999");
  await request.getByRole("button", { name: "Send" }).click();
  const dialog = page.getByRole("dialog", { name: "Send DELETE /orders/999999?" });
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(request.getByRole("status")).toContainText("404");

  // The failure has its reason.
  watched.allow(/ERR_FAILED/);
  await request.getByRole("combobox", { name: "Method" }).selectOption("GET");
  await page.route("**/api/orders/999999", (route) => route.abort());
  await send.click();
  await expect(request.getByRole("status")).toHaveText(/^The server could not be reached\./);

  // The form saves the request as it is edited.
  const save = call.getByRole("button", { name: "Save request" });
  await save.click();
  await expect(save).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await bodyRows(page).first().getByRole("link").first().waitFor();
  await page.keyboard.press("i");
  await panel.getByRole("radio", { name: "Saved" }).check();
  const saved = panel.getByRole("listitem");
  await expect(saved).toContainText("GET/orders/999999");
  await saved.getByRole("button", { name: /^Remove GET/ }).click();
  await expect(panel.getByText(/^No saved requests yet/)).toBeVisible();
  await expect(panel).toBeFocused();
});
