import { campaignCases } from "#e2e/fixtures/campaign-size.ts";
import { lookAt } from "#e2e/fixtures/looks.ts";
import { serveNotes } from "#e2e/fixtures/notes-api.ts";
import { expectStoredText } from "#e2e/fixtures/stored-entries.ts";
import { installFailure, storageFailures } from "#e2e/fixtures/storage-failures.ts";
import { expect, type Page, signInWith, test } from "#e2e/fixtures/test.ts";

const title = (page: Page) => page.getByRole("main").getByLabel(/^Title/);
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });
const notice = (page: Page) => page.getByRole("alert").filter({ hasText: "Drafts are not stored" });

const chosen = campaignCases(storageFailures, "storageFailures");
const [looked] = chosen;

for (const failure of chosen) {
  test(`a form shows that drafts are not stored, and retains its input: ${failure.name} @long`, async ({
    page,
    openGateway,
    watched,
  }) => {
    watched.allowFailed(401);
    const { origin, upstream } = await openGateway({ serve: (to) => void serveNotes(to) });
    await installFailure(page, failure);
    await signInWith(page, origin, undefined, "/notes/1/edit");
    await title(page).fill("Typed");
    await expect(notice(page)).toContainText(failure.reason);
    if (failure === looked) await lookAt(page, "form, drafts not stored");

    await page.getByRole("link", { name: "Home" }).first().click();
    const leave = page.getByRole("dialog");
    await expect(leave).toContainText("only until you close or reload this tab");
    await leave.getByRole("button", { name: "Leave" }).click();
    await expect(page.getByRole("heading", { level: 1 })).not.toContainText("Edit");
    await page.goBack();
    await expect(title(page), "a draft in memory survives other pages").toHaveValue("Typed");

    upstream.on("PATCH /api/notes/*", { status: 401, json: { message: "Expired" } });
    await save(page).click();
    const dialog = page.getByRole("dialog", { name: "Sign in to continue" });
    await expect(dialog).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/notes/1/edit");
    await expect(title(page)).toHaveValue("Typed");
    if (failure === looked) await lookAt(page, "form, sign in to continue");

    serveNotes(upstream);
    await dialog.getByLabel("Token").first().fill("t-reader");
    await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(title(page)).toHaveValue("Typed");
    await save(page).click();
    await expect(page).toHaveURL(/\/notes\/1$/);
    expect(upstream.received("PATCH /api/notes/1").at(-1)?.body).toContain("Typed");
  });
}

test("entries that version 0.2 stored stay readable @long", async ({ page, openGateway }) => {
  const { origin } = await openGateway({ serve: (to) => void serveNotes(to) });
  await signInWith(page, origin, undefined, "/notes/1/edit");
  await title(page).fill("Typed");
  await expectStoredText(page, "draft", "Typed");
  // A page without the console: the database has no other connection.
  await page.route("**/empty", (route) => route.fulfill({ body: "", contentType: "text/html" }));
  await page.goto(`${origin}/empty`);
  await page.evaluate(storeAsVersion1);
  await page.goto(`${origin}/notes/1/edit`);
  await expect(title(page)).toHaveValue("Typed");
});

/** Writes the entries of the database as version 0.2 did. */
async function storeAsVersion1(): Promise<void> {
  const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error("The database failed."));
    });
  const current = await done(indexedDB.open("quarterdeck"));
  const store = current.transaction("entries").objectStore("entries");
  const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
  current.close();
  await done(indexedDB.deleteDatabase("quarterdeck"));
  const opening = indexedDB.open("quarterdeck", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("kept");
  const old = await done(opening);
  const writing = old.transaction("kept", "readwrite");
  const written = keys.map((key, index) =>
    done(writing.objectStore("kept").put(values[index], key)),
  );
  await Promise.all(written);
  old.close();
}
