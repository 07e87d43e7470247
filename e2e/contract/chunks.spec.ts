import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { password, reader, serveBooks } from "#e2e/fixtures/books-api.ts";
import { readerSession } from "#e2e/fixtures/gateway.ts";
import {
  bodyRows,
  expectLayout,
  expectLogin,
  sidebarLink,
  submitLogin,
} from "#e2e/fixtures/screens.ts";
import { root } from "#e2e/fixtures/service.ts";
import { startStaticHost } from "#e2e/fixtures/static-host.ts";
import { expect, signInWith, test, type Page, type Request } from "#e2e/fixtures/test.ts";
import { startUpstream } from "#e2e/fixtures/upstream.ts";
import { waitBeforeAbsence } from "#e2e/fixtures/waits.ts";

const files = { script: "**/-/assets/*.js", style: "**/-/assets/*.css" };

async function openHome(page: Page, origin: string): Promise<void> {
  await signInWith(page, origin, readerSession);
  await expectLayout(page);
  await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
}

test("[K1] a script that fails has a screen with one button, and Reload loads it again", async ({
  page,
  library,
  watched,
}) => {
  watched.allow(/net::ERR_FAILED|dynamically imported module|Unable to preload/);
  await openHome(page, library.origin);
  await page.route(files.script, (route) => route.abort("failed"));
  await sidebarLink(page, "Books").click();
  const reload = page.getByRole("button", { name: "Reload" });
  await expect(reload).toBeVisible();
  await expect(
    page.getByText(/did not (?:load|arrive)|could not be loaded|failed to load/i).first(),
  ).toBeVisible();
  await page.unroute(files.script);
  await reload.click();
  await expect(bodyRows(page)).toHaveCount(10);
});

test("[K1] a style sheet that fails has the same screen", async ({ page, library, watched }) => {
  watched.allow(/net::ERR_FAILED|Unable to preload/);
  await openHome(page, library.origin);
  await page.route(files.style, (route) => route.abort("failed"));
  await sidebarLink(page, "Books").click();
  const reload = page.getByRole("button", { name: "Reload" });
  await expect(reload).toBeVisible();
  await page.unroute(files.style);
  await reload.click();
  await expect(bodyRows(page)).toHaveCount(10);
});

test("[K1] a script that has not arrived after 120 s is one that failed", async ({
  page,
  library,
  watched,
}) => {
  watched.allow(/ChunkLoadError: Nothing arrived within 120 s/);
  await page.clock.install();
  await openHome(page, library.origin);
  let release: () => void = () => {};
  const nested = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files.script, async (route) => {
    await nested;
    await route.abort().catch(() => {});
  });
  await sidebarLink(page, "Books").click();
  await expect(page.getByRole("status").first()).toBeVisible();
  await page.clock.runFor(115_000);
  await expect(page.getByRole("button", { name: "Reload" })).toHaveCount(0);
  await page.clock.runFor(6_000);
  await expect(page.getByRole("button", { name: "Reload" })).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  release();
});

test("[K1] its screen needs no other chunk: it shows when all scripts but the entry fail", async ({
  page,
  library,
  watched,
}) => {
  watched.allow(/net::ERR_FAILED|dynamically imported module|Unable to preload/);
  const html = await (
    await page.request.get(`${library.origin}/`, { headers: { accept: "text/html" } })
  ).text();
  const entry = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map((match) =>
    String(match[1]).split("/").pop(),
  );
  await page.route(files.script, (route) =>
    entry.includes(new URL(route.request().url()).pathname.split("/").pop())
      ? route.continue()
      : route.abort("failed"),
  );
  await page.goto(`${library.origin}/login`);
  await expect(page.getByRole("button", { name: "Reload" })).toBeVisible();
});

/** Makes the pages that `isOld` selects those of an earlier build, which the entry's name identifies. */
async function serveOldBuild(page: Page, isOld: (request: Request) => boolean): Promise<void> {
  let entry = "";
  await page.route(
    (url) => !url.pathname.includes("."),
    async (route) => {
      if (!isOld(route.request())) return route.continue();
      const reply = await route.fetch();
      const html = await reply.text();
      entry = /-\/assets\/([^"]+)\.js"/.exec(html)?.[1] ?? "";
      return route.fulfill({ response: reply, body: html.replace(`${entry}.js`, "older.js") });
    },
  );
  await page.route("**/-/assets/older.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: `import "./${entry}.js";` }),
  );
}

const isChunk = (url: URL): boolean =>
  url.pathname.includes("/-/assets/") && /\/rows-[\w-]+\.js$/.test(url.pathname);

test("[K1] after a deployment the page reloads once by itself", async ({
  page,
  library,
  watched,
}) => {
  watched.allowFailed(404);
  watched.allow(/dynamically imported module|Unable to preload|ChunkLoadError/);
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await serveOldBuild(page, (request) => request.isNavigationRequest() && documents <= 2);
  await openHome(page, library.origin);
  const before = documents;
  await page.route(isChunk, (route) =>
    documents === before ? route.fulfill({ status: 404, body: "gone" }) : route.continue(),
  );
  await sidebarLink(page, "Books").click();
  await expect(bodyRows(page)).toHaveCount(10);
  expect(documents).toBe(before + 1);
});

test("[K1] it does not reload in a loop", async ({ page, library, watched }) => {
  watched.allowFailed(404);
  watched.allow(/dynamically imported module|Unable to preload|ChunkLoadError/);
  // A cache still serves the old page, whose chunks no longer exist.
  await serveOldBuild(page, (request) => request.isNavigationRequest());
  await openHome(page, library.origin);
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(isChunk, (route) => route.fulfill({ status: 404, body: "gone" }));
  await sidebarLink(page, "Books").click();
  await expect.poll(() => documents).toBe(1);
  await expect(page.getByRole("button", { name: "Reload" })).toBeVisible();
  await waitBeforeAbsence(page, 1_500);
  expect(documents).toBe(1);
});

test("[K2] the page and its files refer to each other by relative paths", () => {
  const dist = join(root, "packages/client/dist");
  const html = readFileSync(join(dist, "index.html"), "utf8");
  const references = [...html.matchAll(/<(?:script|link)[^>]+(?:src|href)="([^"]+)"/g)].map(
    (match) => match[1],
  );
  expect(references.length).toBeGreaterThan(0);
  for (const reference of references) expect(reference).not.toMatch(/^(?:\/|https?:)/);
  const styles = readdirSync(join(dist, "-/assets")).filter((name) => name.endsWith(".css"));
  for (const name of styles) {
    expect(readFileSync(join(dist, "-/assets", name), "utf8")).not.toMatch(/url\(["']?\//);
  }
});

test("[K2] the same build works under a prefix, deep links too", async ({ page, openGateway }) => {
  const { origin } = await openGateway({ env: { PREFIX: "/any/prefix" } });
  const base = `${origin}/any/prefix`;
  await page.goto(`${base}/books?page=2`);
  await expectLogin(page);
  expect(page.url()).toContain("/any/prefix/login");
  await submitLogin(page, { email: reader.email, password });
  await expect(bodyRows(page).first().getByText("Book 11", { exact: true })).toBeVisible();
  expect(page.url()).toContain("/any/prefix/books?page=2");
  await page.reload();
  await expect(bodyRows(page).first().getByText("Book 11", { exact: true })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(page.url(), "the skip link stays on the page").toContain("/any/prefix/books");
});

for (const folder of ["", "/some/folder"]) {
  test(`[K2] the same build works on a plain file server in ${folder || "/"}`, async ({ page }) => {
    const upstream = await startUpstream();
    serveBooks(upstream);
    const host = await startStaticHost(
      { apiHost: upstream.origin, description: `${upstream.origin}/openapi.json`, history: "hash" },
      folder,
    );
    await page.goto(`${host.origin}/`);
    await expectLogin(page);
    await submitLogin(page, { email: reader.email, password });
    await expectLayout(page);
    await page.goto(`${host.origin}/#/books?page=2`);
    await expect(bodyRows(page).first().getByText("Book 11", { exact: true })).toBeVisible();
    await page.reload();
    await expect(bodyRows(page).first().getByText("Book 11", { exact: true })).toBeVisible();
    await host.close();
    await upstream.close();
  });
}
