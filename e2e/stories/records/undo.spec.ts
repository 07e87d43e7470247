import { owner, type BuiltIn, type Session } from "#e2e/fixtures/built-in.ts";
import { bodyRows } from "#e2e/fixtures/screens.ts";
import { serveTags } from "#e2e/fixtures/tags-api.ts";
import { lookAt } from "#e2e/fixtures/looks.ts";
import { expect, signInWith, test, type Page } from "#e2e/fixtures/test.ts";

test("a deletion is undone by keyboard alone; one that may not be exact requires confirmation @long", async ({
  page,
  openBuiltIn,
}) => {
  const { service, session } = await enter(page, openBuiltIn, "/order_lines");
  const link = bodyRows(page).first().getByRole("link").first();
  await link.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/order_lines\/\d+,\d+$/);
  const path = new URL(page.url()).pathname;
  const before = await ask(service, session, path);

  await page.getByRole("button", { name: "More actions" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /^Delete/ }).focus();
  await page.keyboard.press("Enter");
  const bar = undoBar(page);
  await expect(bar).toContainText(/Order line .* was deleted/);
  await expect(page).toHaveURL(/\/order_lines$/);
  expect((await ask(service, session, path)).status).toBe(404);

  await page.keyboard.press("Control+z");
  await expect(bar).toContainText(/was restored/);
  expect((await ask(service, session, path)).text).toBe(before.text);
  await page.keyboard.press("Control+Shift+z");
  await expect(bar).toContainText(/Redone: Order line/);
  expect((await ask(service, session, path)).status).toBe(404);
  await page.keyboard.press("Control+z");
  await expect.poll(async () => (await ask(service, session, path)).text).toBe(before.text);

  // The same from the list, by the row menu, and by a shortcut before the notice shows.
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/undo-place/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(`${service.origin}/order_lines`);
  const second = bodyRows(page).nth(1).getByRole("link").first();
  const name = String(await second.textContent());
  await second.focus();
  await page.keyboard.press("Shift+F10");
  const menu = page.getByRole("menu", { name: `Actions for ${name}` });
  await expect(menu.getByRole("menuitem", { name: "Open" })).toBeFocused();
  await expect(menu.getByRole("menuitem")).toHaveText([
    "Open",
    "Edit",
    "Duplicate",
    "Copy link",
    /^Order: /,
    /^Product: /,
    /^Delete/,
  ]);
  await page.keyboard.press("Escape");
  await expect(second).toBeFocused();
  await page.keyboard.press("Shift+F10");
  await expect(menu.getByRole("menuitem", { name: "Open" })).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(second).not.toHaveText(name);
  await page.keyboard.press("Control+z");
  arrive();
  await expect(bar).toContainText(/Order line .* was restored/);
  await expect(second).toHaveText(name);

  await page.goto(`${service.origin}/orders/5`);
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("button", { name: /^Delete/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("not related records");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect((await ask(service, session, "/orders/5")).status).toBe(200);

  // Related lists have row menus too.
  await page.getByRole("tab", { name: "Order lines" }).click();
  const called = String(await bodyRows(page).first().getByRole("link").first().textContent());
  const line = page.getByRole("main").getByRole("link", { name: called, exact: true });
  await page.getByRole("button", { name: `Actions for ${called}` }).click();
  await page.getByRole("menuitem", { name: /^Delete/ }).click();
  await expect(line).toBeHidden();
  await page.keyboard.press("Control+z");
  await expect(line).toBeVisible();
});

test("a change is undone, unless another user changed the same value since", async ({
  page,
  openBuiltIn,
}) => {
  const { service, session } = await enter(page, openBuiltIn, "/reviews/7");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading, "the heading shows the key until the record is read").not.toHaveText(
    "Review 7",
  );
  const first = String(await heading.textContent());
  await rename(page, "Renamed");
  await expect(heading).toHaveText("Renamed");
  const bar = undoBar(page);
  await bar.getByRole("button", { name: /^Undo/ }).click();
  await expect(heading).toHaveText(first);
  await expect(bar).toContainText("Change undone");

  await rename(page, "Mine");
  await expect(bar).toContainText("was changed");
  await change(service, session, "/reviews/7", { rating: 2 });
  await bar.getByRole("button", { name: /^Undo/ }).click();
  const dialog = page.getByRole("dialog", { name: "Not undone" });
  await expect(dialog.getByRole("row", { name: /Rating/ })).toContainText("2");
  await lookAt(page, "not undone");
  await dialog.getByRole("button", { name: "Undo my change" }).click();
  await expect(heading).toHaveText(first);
  expect((await ask(service, session, "/reviews/7")).json).toMatchObject({ rating: 2 });

  await rename(page, "Mine again");
  await expect(bar).toContainText("was changed");
  await change(service, session, "/reviews/7", { title: "Theirs" });
  await bar.getByRole("button", { name: /^Undo/ }).click();
  await expect(dialog.getByRole("row", { name: /Title/ })).toContainText("Theirs");
  await expect(dialog.getByRole("button", { name: "Undo my change" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Close" }).last().click();
  expect((await ask(service, session, "/reviews/7")).json).toMatchObject({ title: "Theirs" });

  await page.reload();
  await page.getByRole("tab", { name: "History" }).click();
  const entries = page.getByRole("list", { name: "History" }).getByRole("listitem");
  await expect(entries).toHaveCount(5);
  await expect(entries.first().getByRole("row", { name: /Title/ })).toContainText("Mine again");
  await expect(entries.last()).toContainText("Undone");
  await page.getByRole("navigation").getByRole("link", { name: "History" }).click();
  await expect(page.getByRole("list", { name: "History" }).getByRole("listitem")).toHaveCount(5);
});

test("a new key is shown, an operation's own page offers undo too, and a record that cannot be created again is deleted only after confirmation @long", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway({ serve: serveTags });
  await signInWith(page, origin, undefined, "/tags/1");
  const bar = undoBar(page);
  await remove(page);
  await expect(bar).toContainText("Tag “Blue” was deleted");
  await bar.getByRole("button", { name: /^Undo/ }).click();
  await expect(bar).toContainText("created again as 1234");
  await bar.getByRole("button", { name: "Show differences" }).click();
  const compared = page.getByRole("dialog", { name: "Differences after undo" });
  await expect(compared.getByRole("row", { name: /ID/ })).toContainText("1234");
  await page.keyboard.press("Escape");

  // The operation's own page offers the same undo.
  await page.goto(`${origin}/-/operations/delete-tags-id?p.id=1234`);
  await page.getByRole("main").getByRole("button", { name: "Send" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send" }).click();
  await expect(bar).toContainText("Tag “Blue” was deleted");
  await expect(page.getByText(/^Responded with 204/)).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(bar).toContainText("Tag “Blue” was restored");

  await page.goto(`${origin}/marks/1`);
  await remove(page);
  const dialog = page.getByRole("dialog", { name: "Delete mark Star?" });
  await expect(dialog).toContainText("no operation to create it again");
  expect(upstream.received("DELETE /api/marks/1")).toHaveLength(0);
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(bar).toContainText("cannot be undone");
  await expect(bar.getByRole("button", { name: /^Undo/ })).toHaveCount(0);
  expect(upstream.received("DELETE /api/marks/1")).toHaveLength(1);

  // A deletion with a required reason uses its form, and can be undone all the same.
  await page.goto(`${origin}/seals/1`);
  await remove(page);
  const requests = page.getByRole("dialog");
  await requests.getByLabel(/^Reason/).fill("Broken");
  await requests.getByRole("button", { name: /^Delete/ }).click();
  await expect(bar).toContainText("Seal “Wax” was deleted");
  await bar.getByRole("button", { name: /^Undo/ }).click();
  await expect(bar).toContainText("created again as 1234");

  await page.goto(`${origin}/-/history`);
  await expect(page.getByRole("list", { name: "History" }).getByRole("listitem")).toHaveCount(7);
  await lookAt(page, "history");

  // The history shows a preview first.
  const undo = page.getByRole("button", { name: /^(?:Undo|Redo): /, disabled: false }).first();
  const name = (await undo.getAttribute("aria-label")) ?? "";
  await undo.click();
  const preview = page.getByRole("dialog", { name });
  await expect(preview).toContainText(/This (?:deletes|creates) the record/);
  await preview.getByRole("button", { name: "Cancel" }).click();
  await expect(preview).toBeHidden();
});

async function remove(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^(?:More actions|Delete)/ })
    .first()
    .click();
  await page
    .getByRole("button", { name: /^Delete/ })
    .first()
    .click();
}

function undoBar(page: Page) {
  return page.getByRole("status").filter({ has: page.getByRole("button", { name: "Close" }) });
}

async function enter(page: Page, open: () => Promise<BuiltIn>, path: string) {
  const service = await open();
  const session = (await service.register(owner)) ?? { token: "", user: "" };
  await signInWith(page, service.origin, session, path);
  return { service, session };
}

async function rename(page: Page, title: string): Promise<void> {
  await page.getByRole("link", { name: "Edit" }).click();
  await page.getByLabel(/^Title/).fill(title);
  await page.getByRole("button", { name: "Save" }).click();
}

async function ask({ origin }: BuiltIn, { token }: Session, path: string, init: RequestInit = {}) {
  const reply = await fetch(`${origin}/api${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
  });
  const text = await reply.text();
  return { status: reply.status, text, json: JSON.parse(text) as unknown };
}

async function change(
  service: BuiltIn,
  session: Session,
  path: string,
  body: object,
): Promise<void> {
  const reply = await ask(service, session, path, { method: "PATCH", body: JSON.stringify(body) });
  expect(reply.status).toBe(200);
}
