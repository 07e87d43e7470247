import type { Page } from "@playwright/test";
import { owner } from "#e2e/fixtures/built-in.ts";
import { lookAt } from "#e2e/fixtures/looks.ts";
import { sidebarLink } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";

test("the owner hides a column from viewers and lets them create @long", async ({
  page,
  browser,
  openBuiltIn,
}) => {
  const service = await openBuiltIn();
  const session = await service.register(owner);
  const clerk = { name: "Vera", email: "vera@example.com", password: "a long enough phrase" };
  await service.register(clerk);
  const headers = {
    authorization: `Bearer ${session?.token}`,
    "content-type": "application/json",
  };
  await fetch(`${service.origin}/api/accounts/2/approve`, { method: "POST", headers });
  const viewer = await service.signIn(clerk);
  const other = await browser.newPage();
  await signInWith(other, service.origin, viewer, "/employees");
  await expect(other.getByRole("columnheader", { name: "Salary" })).toBeVisible();
  await expect(sidebarLink(other, "Rights"), "only owners see rights").toHaveCount(0);

  await signInWith(page, service.origin, session ?? {}, "/");
  await sidebarLink(page, "Rights").click();
  await expect(page.getByRole("main").getByRole("searchbox")).toBeVisible();
  await lookAt(page, "rights");
  const filter = page.getByRole("main").getByRole("searchbox");
  await filter.fill("salary");
  await page.getByRole("checkbox", { name: "Viewer: Read employees.salary" }).uncheck();
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  await lookAt(page, "rights of a column");
  await filter.fill("employees");
  await page.getByRole("checkbox", { name: "Viewer: Edit employees", exact: true }).check();
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();

  await other.goto(`${service.origin}/employees`);
  await expect(other.getByRole("columnheader", { name: "Name" })).toBeVisible();
  await expect(other.getByRole("columnheader", { name: "Salary" })).toHaveCount(0);
  const row = await fetch(`${service.origin}/api/employees/1`, {
    headers: { authorization: `Bearer ${viewer.token}` },
  });
  expect(await row.json()).not.toHaveProperty("salary");
  await page.reload();
  await filter.fill("salary");
  await expect(
    page.getByRole("checkbox", { name: "Viewer: Read employees.salary" }),
  ).not.toBeChecked();

  await filter.fill("");
  await page.getByRole("checkbox", { name: "Viewer: Read Other tables" }).uncheck();
  await expect(page.getByRole("checkbox", { name: "Viewer: Read customers" })).not.toBeChecked();
  await page.getByRole("checkbox", { name: "Viewer: Read customers" }).check();
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  await lookAt(page, "rights of tables without a decision");
  await other.goto(`${service.origin}/customers`);
  await expect(sidebarLink(other, "Customers")).toBeVisible();
  await expect(sidebarLink(other, "Orders")).toHaveCount(0);
  await other.close();
});

/** Deletes the record of the page, up to the confirmation. */
async function openRemoval(page: Page): Promise<void> {
  await page
    .getByRole("main")
    .getByRole("button", { name: /^(?:More actions|Delete)/ })
    .first()
    .click();
  await page
    .getByRole("button", { name: /^Delete/ })
    .last()
    .click();
}

test("a deletion lists the records that it deletes and changes @long", async ({
  page,
  openBuiltIn,
}) => {
  const service = await openBuiltIn();
  const session = await service.register(owner);
  await signInWith(page, service.origin, session ?? {}, "/orders/12");
  await openRemoval(page);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("listitem").first()).toHaveText(
    /^(?:Order lines|Payments|Shipments): \d+ (?:will be deleted|prevent the deletion)$/,
  );
  await expect(dialog).toContainText("but not related records");
  await lookAt(page, "deletion with effects");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
});

const shelves = `
create schema store;
create table store.shelves (id integer primary key generated always as identity, name text not null, at timestamp default 'infinity');
create table store.boxes (
  id bigint primary key generated always as identity, shelf_id integer references store.shelves on delete cascade,
  weight numeric(6, 3), doubled numeric generated always as (weight * 2) stored
);
create table store.notes (id integer primary key, shelf_id integer references store.shelves on delete set null, text text);
insert into store.shelves (name) values ('Upper'), ('Lower');
insert into store.boxes (shelf_id, weight) values (1, 1.500), (2, 2), (1, 'NaN');
insert into store.notes values (1, 1, 'dusty'), (2, null, 'free');
create table store.groves (id integer primary key, name text not null);
create table store.plants (id integer primary key, grove_id integer references store.groves on delete cascade);
insert into store.groves values (1, 'Large');
insert into store.plants select n, 1 from generate_series(1, 1200) n;
`;

test("undo of a deletion restores the records that it deleted and changed @long", async ({
  page,
  openBuiltIn,
}) => {
  const service = await openBuiltIn({ sql: shelves });
  const session = await service.register(owner);
  const headers = { authorization: `Bearer ${session?.token}` };
  const readAll = async (): Promise<readonly string[]> =>
    Promise.all(
      ["shelves", "boxes", "notes"].map(async (table) =>
        (await fetch(`${service.origin}/api/${table}?sort=id`, { headers })).text(),
      ),
    );
  const before = await readAll();
  await signInWith(page, service.origin, session ?? {}, "/shelves/1");
  await openRemoval(page);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("listitem")).toHaveText([
    "Boxes: 2 will be deleted",
    "Notes: 1 will lose this reference",
  ]);
  await expect(dialog).toContainText("Undo restores all of this");
  await lookAt(page, "deletion with undo of all");
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Shelf “Upper” was deleted").first()).toBeVisible();
  expect(await readAll()).not.toEqual(before);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect.poll(readAll).toEqual(before);

  await page.goto(`${service.origin}/groves/1`);
  await openRemoval(page);
  await expect(dialog.getByRole("listitem")).toHaveText(["Plants: 1,200 will be deleted"]);
  await expect(dialog, "too many").toContainText("but not related records");
});

test("an owner reads the report on the database, with the SQL for its remarks @long", async ({
  page,
  openBuiltIn,
}) => {
  const service = await openBuiltIn({
    sql: `create schema depot;
    create table depot.loose (name text);
    create table depot.walls (id integer primary key);
    alter table depot.walls enable row level security;
    create table depot.bricks (id integer primary key, wall_id integer references depot.walls);
    insert into depot.bricks select n, null from generate_series(1, 20000) n;
    analyze depot.bricks;`,
  });
  const session = await service.register(owner);
  await signInWith(page, service.origin, session ?? {}, "/-/report");
  const section = page
    .getByRole("group")
    .filter({ has: page.getByRole("heading", { name: "Database", exact: true }) })
    .first();
  await section.getByRole("heading", { name: "Database", exact: true }).click();
  await expect(section).toContainText(/Tables and views: \d+, with a key: \d+, writable: \d+/);
  const group = section.locator("details").filter({ hasText: "Tables without a key" });
  await group.locator("summary").click();
  const remark = group.getByRole("listitem").filter({ hasText: "depot.loose" });
  await expect(remark).toContainText("alter table depot.loose add column id");
  await expect(
    remark.getByRole("button", { name: "Copy SQL for depot.loose", exact: true }),
  ).toBeVisible();
  await lookAt(page, "database report");
  const clerk = { name: "Vera", email: "vera@example.com", password: "a long enough phrase" };
  await service.register(clerk);
  const headers = { authorization: `Bearer ${session?.token}` };
  await fetch(`${service.origin}/api/accounts/2/approve`, { method: "POST", headers });
  const viewer = await service.signIn(clerk);
  const refused = await fetch(`${service.origin}/api/database/report`, {
    headers: { authorization: `Bearer ${viewer.token}` },
  });
  expect(refused.status).toBe(403);
});
