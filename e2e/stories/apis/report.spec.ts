import { readFileSync, writeFileSync } from "node:fs";
import { serveBooks } from "#e2e/fixtures/books-api.ts";
import { sidebar, sidebarLink } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test, type Page } from "#e2e/fixtures/test.ts";

const openBooks = async (page: Page) => {
  const card = page
    .getByRole("group")
    .filter({ has: page.getByRole("heading", { name: "Books" }) });
  await page.getByRole("heading", { name: "Books", exact: true }).click();
  return card;
};

test("a correction applies at once, is stored, downloaded, and used at the next start @long", async ({
  page,
  openGateway,
}, info) => {
  const flags: string[] = [];
  const earlier = info.outputPath("earlier.yaml");
  writeFileSync(
    earlier,
    "overlay: 1.1.0\ninfo: { title: Earlier, version: 1.0.0 }\nactions: [{ target: $.info, update: {} }]\n",
  );
  const { origin } = await openGateway({
    // The library's own server, as a flag.
    serve: (upstream) => {
      serveBooks(upstream);
      flags.push("--upstream", `${upstream.origin}/api`, "--overlay", earlier);
    },
    flags,
  });
  await signInWith(page, origin);
  await sidebarLink(page, "API report").click();
  await openBooks(page);

  // A correction applies at once.
  await page.getByRole("button", { name: "Correct names and key" }).click();
  const panel = page.getByRole("complementary", { name: "Corrections" });
  await panel.getByLabel("Plural label").fill("Volumes");
  await panel.getByRole("button", { name: "Apply" }).click();
  await expect(sidebarLink(page, "Volumes")).toBeVisible();
  await page.getByRole("button", { name: "Correct field pages" }).click();
  await panel.getByLabel("Label").fill("Leaves");
  await page.keyboard.press("Enter");
  await expect(panel.getByText("Applied in this browser.")).toBeVisible();
  await expect(page.getByRole("button", { name: "2 corrections" }).first()).toBeVisible();

  // It survives a reload, and an input shows the corrected value.
  await page.reload();
  await page.getByRole("heading", { name: "Volumes", exact: true }).click();
  await page.getByRole("button", { name: "Correct field pages" }).click();
  await expect(panel.getByLabel("Label")).toHaveValue("Leaves");

  // The command has every flag of the process.
  await panel.getByRole("button", { name: "2 corrections" }).click();
  const dialog = page.getByRole("dialog");
  await expect(
    dialog.getByText(
      /npm start -- --api \S+ --upstream \S+ --overlay \S*earlier.yaml .*--overlay library\.overlay\.yaml/,
    ),
  ).toBeVisible();
  const waiting = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download overlay" }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe("library.overlay.yaml");
  const overlay = await download.path();

  // Discarded, the model is the service's again.
  await dialog.getByRole("button", { name: "Discard all" }).click();
  await expect(sidebarLink(page, "Books")).toBeVisible();

  // Started with it, the console shows the correction everywhere.
  const corrected = await openGateway({ env: { OVERLAY: overlay } });
  await signInWith(page, corrected.origin);
  await sidebarLink(page, "Volumes").click();
  await expect(page.getByRole("columnheader", { name: "Leaves" })).toBeVisible();
  await sidebarLink(page, "API report").click();
  await page.getByRole("heading", { name: "Volumes", exact: true }).click();
  await expect(
    page.getByText("declared in the description (x-quarterdeck-resource)"),
  ).toBeVisible();
});

test("the report is searched, linked to the screens, and downloaded", async ({ page, library }) => {
  await signInWith(page, library.origin, undefined, "/-/report");
  const search = page.getByRole("searchbox", { name: "Search API report" });
  await search.fill("author_id reference");
  await expect(page.getByText("1 match")).toBeVisible();
  // The only one is open, with its reasons.
  await expect(page.getByText("→ authors")).toBeVisible();
  await search.fill("no such thing");
  await expect(page.getByText("No matching entries")).toBeVisible();
  await search.fill("authors");
  await search.blur();
  await expect(page).toHaveURL(/\/-\/report\?q=authors$/);
  await page.reload();
  await expect(search).toHaveValue("authors");
  await search.fill("");
  // The sections above the resource are back.
  await expect(page.getByRole("heading", { name: "Sign-in", exact: true })).toBeVisible();
  await openBooks(page);

  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download admin model" }).click();
  const model = JSON.parse(readFileSync(await (await waiting).path(), "utf8")) as object;
  expect(model).toMatchObject({ title: "Library", figures: { operations: {} } });

  await page.getByRole("link", { name: "Open Books" }).click();
  await expect(page.getByRole("main").getByRole("table")).toBeVisible();
  await expect(sidebar(page)).toBeVisible();
});
