import { campaignCases } from "#e2e/fixtures/campaign-size.ts";
import { readerSession } from "#e2e/fixtures/gateway.ts";
import { misbehaviors } from "#e2e/fixtures/misbehaviors.ts";
import { type Notes, serveNotes } from "#e2e/fixtures/notes-api.ts";
import { bodyRows } from "#e2e/fixtures/screens.ts";
import { editChosen } from "#e2e/fixtures/warehouse.ts";
import { expect, type Page, signInWith, test as base } from "#e2e/fixtures/test.ts";
import type { Upstream } from "#e2e/fixtures/upstream.ts";

interface OpenNotes {
  readonly origin: string;
  readonly upstream: Upstream;
  readonly notes: Notes;
}

const test = base.extend<{ readonly opened: OpenNotes }>({
  opened: async ({ openGateway, watched }, use) => {
    watched.allowFailed(404, 502);
    watched.allow(/net::ERR_/);
    let notes: Notes | undefined;
    const gateway = await openGateway({
      serve: (upstream) => {
        notes = serveNotes(upstream, { isRemovable: true });
      },
    });
    if (notes === undefined) throw new Error("The notes are not served.");
    await use({ ...gateway, notes });
  },
});

const main = (page: Page) => page.getByRole("main");
const alertOf = (page: Page) => main(page).getByRole("alert");
const retry = (page: Page) => main(page).getByRole("button", { name: "Retry" });
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });

const page200 = misbehaviors[0]?.reply ?? {};
const chosen = campaignCases(misbehaviors, "falseResponses");

// Each test goes through a table of responses.
test.describe.configure({ timeout: 120_000 });

test("a list without rows is an error with Retry, never an empty list @long", async ({
  page,
  opened: { origin, upstream, notes },
}) => {
  await signInWith(page, origin, readerSession, "/notes/1");
  await expect(main(page)).toContainText("Shopping");
  for (const { name, reply, list } of chosen) {
    if (list === undefined) continue;
    await test.step(name, async () => {
      upstream.on("GET /api/notes", reply);
      await page.goto(`${origin}/#/notes`);
      await page.reload();
      await expect(alertOf(page)).toContainText(list);
      await expect(main(page)).not.toContainText(/no notes/i);
    });
  }
  upstream.on("GET /api/notes", page200);
  await page.reload();
  await retry(page).click({ trial: true });
  serveNotes(upstream);
  await retry(page).click();
  await expect(bodyRows(page)).toHaveCount(notes.count());
});

test("a record that is not one is an error with Retry @long", async ({
  page,
  opened: { origin, upstream },
}) => {
  await signInWith(page, origin, readerSession, "/notes");
  await expect(bodyRows(page).first()).toBeVisible();
  for (const { name, reply, record } of chosen) {
    if (record === undefined) continue;
    await test.step(name, async () => {
      upstream.on("GET /api/notes/*", reply);
      await page.goto(`${origin}/#/notes/1`);
      await page.reload();
      await expect(alertOf(page)).toContainText(record);
    });
  }
  upstream.on("GET /api/notes/*", page200);
  await page.reload();
  await retry(page).click({ trial: true });
  serveNotes(upstream);
  await retry(page).click();
  await expect(main(page)).toContainText("Shopping");
});

test("a save with another response than the API's is unknown until it is checked @long", async ({
  page,
  opened: { origin, upstream, notes },
}) => {
  await signInWith(page, origin, readerSession, "/notes/1");
  for (const { name, reply, isUnknownWrite } of chosen) {
    await test.step(name, async () => {
      await page.goto(`${origin}/#/notes/1/edit`);
      await page.reload();
      upstream.on("PATCH /api/notes/*", reply);
      await main(page).getByLabel(/^Text/).fill(`Text of ${name}`);
      await save(page).click();
      if (isUnknownWrite) {
        await expect(main(page)).toContainText("We can’t tell whether this was saved");
        await main(page).getByRole("button", { name: "Check if saved" }).click();
        await expect(main(page)).toContainText("Your changes were not saved.");
        upstream.on("PATCH /api/notes/*", { json: notes.read(1) });
        await save(page).click();
      }
      await expect(page).toHaveURL(/notes\/1$/);
    });
  }
  expect(notes.read(1)?.text).toBe("Milk");
});

test("a create with a sign-in page as response is unknown and sent once @long", async ({
  page,
  opened: { origin, upstream, notes },
}) => {
  await signInWith(page, origin, readerSession, "/notes/new");
  upstream.on("POST /api/notes", page200);
  await main(page)
    .getByLabel(/^Title/)
    .fill("Ideas");
  await save(page).click();
  await expect(main(page)).toContainText("We can’t tell whether this was saved");
  await expect(main(page)).toContainText("You may have to sign in to a proxy.");
  expect(notes.count()).toBe(2);
});

test("after a delete with a sign-in page as response, a read decides @long", async ({
  page,
  opened: { origin, upstream, notes },
}) => {
  await signInWith(page, origin, readerSession, "/notes/1");
  upstream.on("DELETE /api/notes/*", page200);
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("button", { name: /^Delete/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("We can’t tell whether this was deleted");
  await expect(dialog).toContainText("The record still exists.");
  await dialog.getByRole("button", { name: "Close" }).last().click();
  expect(notes.count()).toBe(2);

  const before = upstream.received("DELETE /api/notes/1").length;
  serveNotes(upstream, { isRemovable: true });
  upstream.on("DELETE /api/notes/1", () => {
    upstream.on("GET /api/notes/1", { status: 404, json: { message: "No such note" } });
    return page200;
  });
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("button", { name: /^Delete/ }).click();
  await expect(page).toHaveURL(/notes$/);
  expect(upstream.received("DELETE /api/notes/1").length).toBe(before + 1);
});

test("a job counts no sign-in page as done @long", async ({
  page,
  opened: { origin, upstream },
}) => {
  upstream.on("PATCH /api/notes/*", page200);
  await signInWith(page, origin, readerSession, "/notes");
  await page.getByRole("checkbox", { name: "Select all" }).first().click();
  await editChosen(page, "Text", "Bread");
  await expect(page.getByText("2 unknown").first()).toBeVisible();
});

test("an error inside a 200 fails the list, the save, the job and the deletion @long", async ({
  page,
  opened: { origin, upstream, notes },
}) => {
  await signInWith(page, origin, readerSession, "/notes/1/edit");
  upstream.on("PATCH /api/notes/*", {
    json: { success: false, message: "Not valid.", errors: { text: ["is too short"] } },
  });
  await main(page).getByLabel(/^Text/).fill("B");
  await save(page).click();
  await expect(main(page).getByText("is too short").first()).toBeVisible();
  await expect(main(page).getByLabel(/^Text/)).toHaveValue("B");
  await expect(page).toHaveURL(/edit$/);

  upstream.on("DELETE /api/notes/*", { json: { ok: false, error: "Notes stay." } });
  await page.goto(`${origin}/#/notes/1`);
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("button", { name: /^Delete/ }).click();
  await expect(page.getByText("Notes stay.").first()).toBeVisible();

  await page.goto(`${origin}/#/notes`);
  await page.reload();
  await page.getByRole("checkbox", { name: "Select all" }).first().click();
  await editChosen(page, "Text", "Bread");
  await expect(page.getByText("2 failed").first()).toBeVisible();

  upstream.on("GET /api/notes", { json: { status: "error", message: "The store is closed." } });
  await page.reload();
  await expect(alertOf(page)).toContainText("The store is closed.");
  expect(notes.count()).toBe(2);
  expect(notes.read(1)?.text).toBe("Milk");
});

test("a redirected write is sent once; redirects of a read have their own messages @long", async ({
  page,
  opened: { origin, upstream },
}) => {
  await signInWith(page, origin, readerSession, "/notes/1/edit");
  const loop = { status: 307, headers: { location: "/api/notes/1" } };
  upstream.on("PATCH /api/notes/*", loop);
  await main(page).getByLabel(/^Text/).fill("Bread");
  await save(page).click();
  await expect(main(page)).toContainText("We can’t tell whether this was saved");
  await expect(main(page)).toContainText("The API sent a redirect.");
  expect(upstream.received("PATCH /api/notes/1")).toHaveLength(1);

  upstream.on("GET /api/notes/*", loop);
  await page.goto(`${origin}/#/notes/2`);
  upstream.on("GET /api/notes/*", { status: 302, headers: { location: "/api/notes/2" } });
  await page.reload();
  await expect(alertOf(page)).toContainText("The API redirects this request without end.");

  upstream.on("GET /api/notes/*", { status: 302, headers: { location: "http://other.example/x" } });
  await page.reload();
  await expect(alertOf(page)).toContainText("http://other.example");
});

const saveText = async (page: Page, origin: string, text: string): Promise<void> => {
  await page.goto(`${origin}/#/notes/1/edit`);
  await main(page).getByLabel(/^Text/).fill(text);
  await save(page).click();
  await expect(page).toHaveURL(/notes\/1$/);
};

test("after a save, values that the API stored differently are shown @long", async ({
  page,
  opened: { origin, upstream, notes },
}) => {
  const status = page.getByRole("status");
  const notice = status.getByText("The API stored other values");
  await signInWith(page, origin, readerSession, "/notes/1");
  await saveText(page, origin, "Bread");
  await expect(status.getByText("was changed")).toBeVisible();
  await expect(main(page)).toContainText("Bread");
  await expect(notice).toHaveCount(0);

  // The response repeats the input, and only the read shows that it was ignored.
  upstream.on("PATCH /api/notes/*", { json: { ...notes.read(1), text: "Cheese" } });
  const before = upstream.received("GET /api/notes/1").length;
  await saveText(page, origin, "Cheese");
  await expect(notice).toBeVisible();
  // One read for the form and one for the record page.
  expect(upstream.received("GET /api/notes/1").length - before).toBe(2);
  await status.getByRole("button", { name: "Show differences" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("row", { name: /Text/ })).toContainText(/Cheese.*Bread/);
  await expect(dialog.getByRole("link", { name: "Open record" })).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).first().click();

  upstream.on("PATCH /api/notes/*", () => {
    notes.change(1, { text: "Butter" });
    return { json: notes.read(1) };
  });
  await saveText(page, origin, " butter");
  await expect(status.getByText("The API adjusted the spelling of Text.")).toBeVisible();
  await expect(notice).toHaveCount(0);
});
