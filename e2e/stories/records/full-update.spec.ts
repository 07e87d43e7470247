import { bodyRows } from "#e2e/fixtures/screens.ts";
import { lookAt } from "#e2e/fixtures/looks.ts";
import { editChosen } from "#e2e/fixtures/warehouse.ts";
import { expect, type Page, signInWith, test } from "#e2e/fixtures/test.ts";
import type { Upstream } from "#e2e/fixtures/upstream.ts";
import { serveUsers } from "#e2e/fixtures/users-api.ts";

const main = (page: Page) => page.getByRole("main");
const save = (page: Page) => main(page).getByRole("button", { name: "Save", exact: true });
const sent = (upstream: Upstream, call: string): unknown =>
  JSON.parse(upstream.received(call).at(-1)?.body ?? "null");

test("a full update warns about values that the API did not return @long", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway({ serve: serveUsers });
  await signInWith(page, origin, undefined, "/users/1/edit");
  await main(page).getByLabel(/^Name/).fill("Ada");
  await save(page).click();
  const dialog = page.getByRole("dialog", { name: "Some values are not shown" });
  await expect(dialog).toContainText("The API did not return: Memo.");
  await expect(dialog).toContainText("The API never returns secrets: Password.");
  await lookAt(page, "form, unseen values");
  expect(upstream.received("PUT /api/users/1")).toHaveLength(0);

  await dialog.getByLabel(/^Memo/).fill("Likes tea");
  await dialog
    .getByLabel(/^Password/)
    .first()
    .fill("s3cret");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/\/users\/1$/);
  expect(sent(upstream, "PUT /api/users/1")).toEqual({
    name: "Ada",
    city: "Oslo",
    memo: "Likes tea",
    password: "s3cret",
  });

  await page.goto(`${origin}/users/2/edit`);
  await main(page).getByLabel(/^Name/).fill("Bob");
  await save(page).click();
  await dialog.getByRole("button", { name: "Save without them" }).click();
  await expect(page).toHaveURL(/\/users\/2$/);
  expect(sent(upstream, "PUT /api/users/2")).toEqual({ name: "Bob", city: "Oslo" });

  await page.getByRole("link", { name: "Edit" }).click();
  await main(page).getByLabel(/^Name/).fill("Bo");
  await save(page).click();
  await expect(page, "one question in a session").toHaveURL(/\/users\/2$/);
});

test("a refused full update is sent without the members that the user leaves out @long", async ({
  page,
  openGateway,
  watched,
}) => {
  watched.allowFailed(500);
  const { origin, upstream } = await openGateway({ serve: serveUsers });
  await signInWith(page, origin, undefined, "/users/1/edit");
  await main(page).getByLabel(/^Name/).fill("Ada");
  await main(page).getByLabel(/^Memo/).fill("Likes tea");
  await main(page)
    .getByLabel(/^Password/)
    .first()
    .fill("s3cret");
  upstream.on("PUT /api/users/1", { status: 500, json: { message: "Internal error" } });
  await save(page).click();
  await main(page).getByRole("button", { name: "Choose values to send" }).click();
  const dialog = page.getByRole("dialog", { name: "Choose values to send" });
  await lookAt(page, "form, sent members");
  await dialog.getByLabel("City").uncheck();
  upstream.on("PUT /api/users/1", { json: { id: 1, name: "Ada" } });
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page).toHaveURL(/\/users\/1$/);
  expect(sent(upstream, "PUT /api/users/1")).toEqual({
    name: "Ada",
    memo: "Likes tea",
    password: "s3cret",
  });
});

test("a record that another user deleted is created again with the input @long", async ({
  page,
  openGateway,
  watched,
}) => {
  watched.allowFailed(404);
  const { origin, upstream } = await openGateway({ serve: serveUsers });
  await signInWith(page, origin, undefined, "/users/1/edit");
  await main(page).getByLabel(/^Name/).fill("Ada");
  await main(page).getByLabel(/^Memo/).fill("Likes tea");
  await main(page)
    .getByLabel(/^Password/)
    .first()
    .fill("s3cret");
  for (const method of ["GET", "PUT"])
    upstream.on(`${method} /api/users/1`, { status: 404, json: { message: "No such user" } });
  await save(page).click();
  const notice = page.getByRole("alert").filter({ hasText: "This record was deleted" });
  await expect(notice).toContainText("Your input is still here.");
  await lookAt(page, "form, deleted record");

  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Record not found");
  await expect(main(page)).toContainText("Likes tea");
  await main(page).getByRole("button", { name: "Create user again" }).click();
  await expect(page).toHaveURL(/\/users\/new$/);
  await expect(main(page).getByLabel(/^Name/)).toHaveValue("Ada");

  serveUsers(upstream);
  await page.goto(`${origin}/users/1/edit`);
  await main(page).getByLabel(/^Name/).fill("Bob");
  await main(page).getByLabel(/^Memo/).fill("Likes coffee");
  await main(page)
    .getByLabel(/^Password/)
    .first()
    .fill("s3cret");
  for (const method of ["GET", "PUT"])
    upstream.on(`${method} /api/users/1`, { status: 404, json: { message: "No such user" } });
  await save(page).click();
  await notice.getByRole("button", { name: "Create user again" }).click();
  await expect(page).toHaveURL(/\/users\/new$/);
  await expect(main(page).getByLabel(/^Name/)).toHaveValue("Bob");
  await save(page).click();
  await expect(page).toHaveURL(/\/users\/3$/);
  expect(sent(upstream, "POST /api/users")).toMatchObject({
    name: "Bob",
    city: "Oslo",
    password: "s3cret",
  });
});

test("a bulk edit warns about values that the API does not return @long", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway({ serve: serveUsers });
  await signInWith(page, origin, undefined, "/users");
  await expect(bodyRows(page)).toHaveCount(2);
  await page.getByRole("checkbox", { name: "Select all rows" }).check();
  await editChosen(page, "City", "Bergen");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Memo");
  await lookAt(page, "bulk edit, unseen values");
  expect(upstream.received("PUT /api/users/1")).toHaveLength(0);

  await dialog.getByRole("button", { name: "Save without them" }).click();
  await expect.poll(() => upstream.received("PUT /api/users/2").length).toBe(1);
  await expect
    .poll(() => sent(upstream, "PUT /api/users/1"))
    .toEqual({ name: "User 1", city: "Bergen" });
});
