import { owner } from "#e2e/fixtures/built-in.ts";
import { type Notes, type NotesOptions, serveNotes } from "#e2e/fixtures/notes-api.ts";
import type { Gateway } from "#e2e/fixtures/gateway.ts";
import { lookAt } from "#e2e/fixtures/looks.ts";
import { expectLogin } from "#e2e/fixtures/screens.ts";
import { expectStoredText } from "#e2e/fixtures/stored-entries.ts";
import { expect, type Page, signInWith, test } from "#e2e/fixtures/test.ts";
import { delayedReply } from "#e2e/fixtures/upstream.ts";

type Open = (options: { serve: (upstream: Gateway["upstream"]) => void }) => Promise<Gateway>;

async function openNotes(
  open: Open,
  options: NotesOptions = {},
): Promise<Gateway & { readonly notes: Notes }> {
  let notes: Notes | undefined;
  const gateway = await open({
    serve: (upstream) => {
      notes = serveNotes(upstream, options);
    },
  });
  if (notes === undefined) throw new Error("nobody served the notes");
  return { ...gateway, notes };
}

const title = (page: Page) => page.getByRole("main").getByLabel(/^Title/);
const text = (page: Page) => page.getByRole("main").getByLabel(/^Text/);
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });

test("a note is created once, changed by its differences, and merged with another user's change", async ({
  page,
  openGateway,
  watched,
}) => {
  watched.allowFailed(409, 412, 500);
  const { origin, upstream, notes } = await openNotes(openGateway);
  await signInWith(page, origin, undefined, "/notes");
  await page.getByRole("link", { name: "New note" }).click();
  await title(page).fill("Ideas");

  const nested = delayedReply();
  upstream.on("POST /api/notes", nested.handler);
  await save(page).dblclick({ force: true });
  await title(page).press("Enter");
  await expect.poll(() => upstream.received("POST /api/notes").length).toBe(1);
  nested.release({ status: 201, json: { id: 2 } });
  await expect(page).toHaveURL(/\/notes\/2$/);
  expect(upstream.received("POST /api/notes").map(({ body }) => JSON.parse(body))).toEqual([
    { title: "Ideas" },
  ]);

  await page.getByRole("link", { name: "Edit" }).click();
  await title(page).focus();
  await title(page).press("Enter");
  await expect(page.getByText("No changes to save.")).toBeVisible();
  await text(page).fill("Mine");
  upstream.on("PATCH /api/notes/*", { status: 500, json: { message: "Engine trouble" } });
  await save(page).click();
  await expect(page.getByRole("alert")).toContainText("Engine trouble");
  await expect(text(page)).toHaveValue("Mine");
  upstream.on("PATCH /api/notes/*", { status: 409, json: { message: "Too long" } });
  await save(page).click();
  await expect(page.getByRole("alert")).toContainText("Too long");
  expect(upstream.received("PATCH /api/notes/2").map(({ body }) => JSON.parse(body))).toEqual([
    { text: "Mine" },
    { text: "Mine" },
  ]);

  const again = serveNotes(upstream, { refusal: 409 });
  again.change(2, { text: "Theirs", color: "red" });
  await title(page).fill("Better ideas");
  await save(page).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Another user changed this record");
  await expect(dialog.getByRole("row")).toContainText([
    /After/,
    /Title.*Better ideas/,
    /Color.*Red/,
  ]);
  await lookAt(page, "form, merge");
  expect(again.read(2)?.text, "nothing was overwritten").toBe("Theirs");
  await dialog.getByRole("radio", { name: /Mine/ }).press("Space");
  await dialog.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page).toHaveURL(/\/notes\/2$/);
  expect(again.read(2)).toMatchObject({ title: "Better ideas", text: "Mine", color: "red" });
  expect(notes.count()).toBe(2);
});

test("after a dropped connection the outcome is unknown, and nothing is sent twice", async ({
  page,
  openGateway,
  watched,
}) => {
  watched.allow(/net::ERR_FAILED|net::ERR_CONNECTION/);
  const { origin, upstream, notes } = await openNotes(openGateway, { takesSteps: true });
  await signInWith(page, origin, undefined, "/notes/new");
  await title(page).fill("Lost?");
  // The request arrives; its response does not.
  let isDropped = false;
  await page.route("**/api/notes", async (route) => {
    if (route.request().method() !== "POST" || isDropped) return route.continue();
    isDropped = true;
    await route.fetch();
    return route.abort();
  });
  await save(page).click();
  const notice = page.getByRole("alert").filter({ hasText: "tell whether this was saved" });
  await expect(notice).toContainText("Nothing is sent again automatically");
  await expect(save(page)).toBeDisabled();

  await page.reload();
  await expect(notice, "a reload does not forget that it was sent").toBeVisible();
  await expect(title(page)).toHaveValue("Lost?");
  await notice.getByRole("button", { name: /^Check/ }).click();
  await expect(notice).toContainText("1 note has these values:");
  await notice.getByRole("button", { name: "Use this record" }).click();
  await expect(page).toHaveURL(/\/notes\/3$/);
  expect(upstream.received("POST /api/notes")).toHaveLength(1);

  await page.getByRole("link", { name: "Edit" }).click();
  await text(page).fill("Found");
  await page.route("**/api/notes/3", (route) =>
    route.request().method() === "PATCH" ? route.abort() : route.continue(),
  );
  await save(page).click();
  await notice.getByRole("button", { name: /^Check/ }).click();
  await expect(notice).toContainText("Your changes were not saved");
  await page.unroute("**/api/notes/3");
  await save(page).click();
  await expect(page).toHaveURL(/\/notes\/3$/);
  expect(notes.read(3)).toMatchObject({ title: "Lost?", text: "Found", version: 2 });
  expect(upstream.received("PATCH /api/notes/3").map(({ body }) => JSON.parse(body))).toEqual([
    [{ op: "replace", path: "/text", value: "Found" }],
  ]);
});

test("typed input survives the page and the session, for the same user @long", async ({
  page,
  openGateway,
  watched,
}) => {
  watched.allowFailed(401, 412);
  const { origin, upstream, notes } = await openNotes(openGateway);
  await signInWith(page, origin, undefined, "/notes/1/edit");
  await title(page).fill("Shopping list");
  await expectStoredText(page, "draft", "Shopping list");
  // Another tab starts with the record, reports the other draft, and has its own.
  const other = await page.context().newPage();
  await other.goto(`${origin}/notes/1/edit`);
  await expect(title(other)).toHaveValue("Shopping");
  await expect(other.getByText("1 other draft")).toBeVisible();
  await text(other).fill("Tea");
  const two = page.getByRole("alert").filter({ hasText: "This form is open in another tab" });
  await expect(two).toBeVisible();
  await other.close({ runBeforeUnload: false });
  notes.change(1, { text: "Bread" });
  await page.reload();
  const more = page.getByRole("alert").filter({ hasText: "1 other draft" });
  await expect(text(page)).toHaveValue("Tea");
  await more.getByRole("button", { name: /^Open draft from/ }).click();
  await expect(title(page)).toHaveValue("Shopping list");
  const restored = page.getByRole("alert").filter({ hasText: "Draft restored" });
  await expect(restored).toContainText("The record has changed since");
  await restored.getByText(/^Compare/).click();
  await expect(restored.getByRole("row")).toContainText([
    /Current/,
    /Title.*list.*Shopping/,
    /Text.*Milk.*Bread/,
  ]);

  await lookAt(page, "form, a draft");

  await page.getByRole("link", { name: "Home", exact: true }).first().click();
  const leaving = page.getByRole("dialog");
  await expect(leaving).toContainText("in this browser as a draft");
  await leaving.getByRole("button", { name: "Keep editing" }).click();
  await expect(title(page)).toHaveValue("Shopping list");

  // The session ends during editing.
  upstream.on("PATCH /api/notes/*", { status: 401, json: { message: "Over" } });
  await title(page).fill("Shopping list, long");
  await save(page).click();
  await expectLogin(page);
  await signInWith(page, origin, undefined, "/notes/1/edit");
  await expect(title(page)).toHaveValue("Shopping list, long");

  await signInWith(page, origin, { token: "t", user: '{"id":8,"name":"Bob"}' }, "/notes/1/edit");
  await expect(title(page)).toHaveValue("Shopping");
  await page.getByRole("link", { name: "Home", exact: true }).first().click();
  await expect(page, "no question without a difference").toHaveURL(/\/$/);

  await signInWith(page, origin, undefined, "/notes/1/edit");
  await restored.getByRole("button", { name: "Merge changes" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Apply" }).click();
  await expect(text(page)).toHaveValue("Bread");
  await expect(title(page)).toHaveValue("Shopping list, long");
  serveNotes(upstream).change(1, { text: "Bread" });
  await save(page).click();
  await expect(page).toHaveURL(/\/notes\/1$/);
  await page.getByRole("link", { name: "Edit" }).click();
  await expect(text(page), "the draft of the other tab remains").toHaveValue("Tea");
  await restored.getByRole("button", { name: "Discard draft" }).click();
  await page.reload();
  await expect(title(page)).toHaveValue("Shopping list, long");
  await expect(restored).toHaveCount(0);

  // A draft outlives its record until it is discarded.
  await title(page).fill("Of no use");
  await expectStoredText(page, "draft", "Of no use");
  watched.allowFailed(404);
  upstream.on("GET /api/notes/*", { status: 404, json: { message: "No such note" } });
  await page.reload();
  await expect(page.getByText("Your draft:")).toBeVisible();
  await expect(page.getByRole("button", { name: "Discard draft" })).toBeVisible();
  await page.goto(origin);
  const begun = page.getByRole("region", { name: "Drafts" });
  await begun.getByRole("button", { name: /^Discard/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard" }).click();
  await expect(begun).toHaveCount(0);
  await page.goto(`${origin}/notes/1/edit`);
  await expect(page.getByRole("heading", { name: "Record not found" }).first()).toBeVisible();
  await expect(page.getByText("Your draft:")).toHaveCount(0);
});

test("errors of the built-in API are shown at their fields, and entity tags protect its rows @long", async ({
  page,
  openBuiltIn,
  watched,
}) => {
  watched.allowFailed(409, 412, 422);
  const service = await openBuiltIn();
  const session = await service.register(owner);
  await signInWith(page, service.origin, session ?? {}, "/customers/new");
  const main = page.getByRole("main");
  await main.getByLabel(/^Name/).fill("Ida Example");
  await main.getByLabel(/^Country/).fill("IE");
  await main.getByLabel(/^Email/).fill("noel.berenger1@mail.example");
  await save(page).click();
  await expect(main.getByLabel(/^Email/)).toHaveAttribute("aria-invalid", "true");
  await expect(main.getByLabel(/^Email/)).toBeFocused();
  await main.getByLabel(/^Email/).fill("ida@mail.example");
  await save(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ida Example" })).toBeVisible();

  const path = new URL(page.url()).pathname;
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await main.getByLabel(/^Phone/).fill("+353 1");
  const address = `${service.origin}/api${path}`;
  const headers = { authorization: `Bearer ${session?.token}`, "content-type": "application/json" };
  const etag = (await fetch(address, { headers })).headers.get("etag") ?? "";
  const body = JSON.stringify({ country: "GB" });
  await fetch(address, { method: "PATCH", headers: { ...headers, "if-match": etag }, body });
  await save(page).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  expect(await (await fetch(address, { headers })).json()).toMatchObject({
    phone: "+353 1",
    country: "GB",
  });
});
