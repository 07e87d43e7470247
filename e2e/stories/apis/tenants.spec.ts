import { findings } from "#e2e/fixtures/axe.ts";
import { serveClinics, serveOwnClinic, serveTeams } from "#e2e/fixtures/clinics-api.ts";
import { bodyRows } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test, type Page } from "#e2e/fixtures/test.ts";

const sidebar = (page: Page) => page.getByRole("navigation", { name: "Main navigation" });
const link = (page: Page, name: string) => sidebar(page).getByRole("link", { name, exact: true });

test("a tenant is chosen once, its lists are in the sidebar and on the home screen @long", async ({
  page,
  openGateway,
}) => {
  const { origin } = await openGateway({ serve: serveClinics });
  await signInWith(page, origin);
  await expect(link(page, "Rooms")).toHaveCount(0);
  await sidebar(page).getByRole("button", { name: "Choose clinic" }).click();
  await page.getByRole("option", { name: /^North clinic/ }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await expect(page.getByRole("heading", { name: "Clinic: North clinic" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await link(page, "Rooms").click();
  await expect(page).toHaveURL(/\/clinics\/north\/rooms$/);
  await expect(bodyRows(page).first()).toContainText("Blue room");
  await expect(link(page, "Rooms")).toHaveAttribute("aria-current", "page");
  await expect(link(page, "Clinics")).not.toHaveAttribute("aria-current");
  const path = page.getByRole("navigation", { name: "Breadcrumbs" });
  await expect(path).toContainText("North clinic");

  await page.reload();
  await expect(link(page, "Nurses")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.type("nurses");
  await page.getByRole("option", { name: /Nurses.*North clinic/ }).click();
  await expect(page).toHaveURL(/\/clinics\/north\/nurses$/);
  await link(page, "Rooms").click();
  await sidebar(page)
    .getByRole("button", { name: /North clinic/ })
    .click();
  await page.getByRole("option", { name: /^South clinic/ }).click();
  await expect(page).toHaveURL(/\/clinics\/south\/rooms$/);
  await expect(bodyRows(page).first()).toContainText("Green room");
});

test("an inner tenant is chosen below the outer one and keeps its title @long", async ({
  page,
  openGateway,
}) => {
  const { origin } = await openGateway({ serve: serveTeams });
  await signInWith(page, origin);
  await sidebar(page).getByRole("button", { name: "Choose clinic" }).click();
  await page.getByRole("option", { name: /^North clinic/ }).click();
  await sidebar(page).getByRole("button", { name: "Choose team" }).click();
  await page.getByRole("option", { name: /^Red team/ }).click();
  await link(page, "Patients").click();
  await expect(bodyRows(page).first()).toContainText("Patient of the Red team");
  await page.goto(origin);
  await expect(sidebar(page).getByRole("button", { name: "Team Red team" })).toBeVisible();
  await sidebar(page)
    .getByRole("button", { name: /North clinic/ })
    .click();
  await page.getByRole("option", { name: /^South clinic/ }).click();
  await expect(sidebar(page).getByRole("button", { name: "Choose team" })).toBeVisible();
});

test("an address of a tenant chooses it @long", async ({ page, openGateway }) => {
  const { origin } = await openGateway({ serve: serveClinics });
  await signInWith(page, origin, undefined, "/clinics/south");
  await link(page, "Nurses").click();
  await expect(page).toHaveURL(/\/clinics\/south\/nurses$/);
  await expect(bodyRows(page).first()).toContainText("Grace");
});

test("a phone, whose menu is closed, shows the tenant of an address @long", async ({
  page,
  openGateway,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { origin } = await openGateway({ serve: serveClinics });
  await signInWith(page, origin, undefined, "/clinics");
  await expect(page.getByText("South clinic")).toBeVisible();
  await page.goto(`${origin}/clinics/south/nurses`);
  const path = page.getByRole("navigation", { name: "Breadcrumbs" });
  await expect(path).toContainText("South clinic");
  await page.goto(origin);
  await expect(page.getByRole("heading", { name: "Clinic: South clinic" })).toBeVisible();
});

test("the only tenant is chosen once its list has been read @long", async ({
  page,
  openGateway,
}) => {
  const { origin } = await openGateway({ serve: (upstream) => serveClinics(upstream, 1) });
  await signInWith(page, origin);
  await link(page, "Clinics").click();
  await expect(bodyRows(page)).toHaveCount(1);
  await link(page, "Rooms").click();
  await expect(bodyRows(page).first()).toContainText("Blue room");
});

test("the user's own tenant is suggested where tenants have no list, and chosen once it was read @long", async ({
  page,
  openGateway,
}) => {
  const { origin } = await openGateway({ serve: serveOwnClinic });
  await signInWith(page, origin);
  await sidebar(page).getByRole("button", { name: "Choose clinic" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("textbox", { name: "Clinic" })).toHaveValue("south");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await link(page, "Rooms").click();
  await expect(page).toHaveURL(/\/clinics\/south\/rooms$/);
  await expect(bodyRows(page).first()).toContainText("Green room");
});
