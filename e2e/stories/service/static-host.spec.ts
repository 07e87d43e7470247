import { serveBooks } from "#e2e/fixtures/books-api.ts";
import { readerSession } from "#e2e/fixtures/gateway.ts";
import { readBlock } from "#e2e/fixtures/guide.ts";
import { describeMuch } from "#e2e/fixtures/large-description.ts";
import { longestTask } from "#e2e/fixtures/main-thread.ts";
import { bodyRows } from "#e2e/fixtures/screens.ts";
import { startStaticHost, type StaticHost } from "#e2e/fixtures/static-host.ts";
import { expectStoredCount } from "#e2e/fixtures/stored-entries.ts";
import { expect, signInWith, test as base, type Page } from "#e2e/fixtures/test.ts";
import { startUpstream, type Reply, type Upstream } from "#e2e/fixtures/upstream.ts";

interface Host extends StaticHost {
  readonly upstream: Upstream;
}

/** The client on a strict file server in front of the library. */
const test = base.extend<{ readonly openHost: (description?: string) => Promise<Host> }>({
  openHost: async ({ page }, use) => {
    const opened: Host[] = [];
    await use(async (description = "openapi.json") => {
      const upstream = await startUpstream();
      serveBooks(upstream);
      const host = await startStaticHost(readConfig(upstream.origin, description), "", {
        "content-security-policy": readPolicy(upstream.origin),
      });
      opened.push({ ...host, upstream });
      return { ...host, upstream };
    });
    await page.close();
    for (const { close, upstream } of opened) await Promise.all([close(), upstream.close()]);
  },
});

/** As the guide gives it, but for where the API is. */
function readConfig(origin: string, description: string): Readonly<Record<string, unknown>> {
  const [, block = ""] =
    /<script[^>]*>([^]*)<\/script>/.exec(readBlock("deploying.md", "html static")) ?? [];
  const own = block.replaceAll("https://api.example.com", origin).replace('"/v1"', '"/api"');
  return JSON.parse(own.replace("openapi.json", description)) as Record<string, unknown>;
}

/** Header of the guide for nginx. */
function readPolicy(origin: string): string {
  const block = readBlock("deploying.md", "nginx static");
  const [, policy = ""] = /Content-Security-Policy "([^"]*)"/.exec(block) ?? [];
  return policy.replace("https://api.example.com", origin);
}

function describeShips(origin: string): string {
  return `
openapi: 3.1.0
info: { title: Harbour, version: "1" }
servers: [{ url: "${origin}/api" }]
paths:
  /ships:
    get:
      responses:
        "200":
          description: Ships
          content:
            application/json:
              schema: { type: array, items: { $ref: "schemas/ship.yaml#/Ship" } }
`;
}

const ship = `
Ship:
  type: object
  properties: { id: { type: integer }, home_port: { type: string, title: Port of registry } }
`;

test("a YAML description of several files is read in the browser", async ({ page, openHost }) => {
  const { origin, upstream } = await openHost("docs/harbour.yaml");
  upstream.on("GET /docs/harbour.yaml", { text: describeShips(upstream.origin) });
  upstream.on("GET /docs/schemas/ship.yaml", { text: ship });
  upstream.on("GET /api/ships", { json: [{ id: 1, home_port: "Kiel" }] });
  await signInWith(page, origin, readerSession, "/#/ships");
  await expect(page.getByRole("columnheader", { name: "Port of registry" })).toBeVisible();
  await expect(bodyRows(page)).toHaveCount(1);
});

test("without a header of the web server, the page's own policy applies", async ({
  page,
  watched,
}) => {
  watched.allow(/Content Security Policy/);
  const upstream = await startUpstream();
  serveBooks(upstream);
  const host = await startStaticHost(readConfig(upstream.origin, "openapi.json"));
  try {
    await signInWith(page, host.origin, readerSession, "/#/books");
    await expect(bodyRows(page).first()).toBeVisible();
    await page.evaluate((address) => {
      const inline = document.createElement("script");
      inline.textContent = "document.title = 'owned'";
      const foreign = document.createElement("script");
      foreign.src = `${address}/evil.js`;
      document.body.append(inline, foreign);
    }, upstream.origin);
    expect(await page.title()).not.toBe("owned");
    expect(upstream.received("GET /evil.js")).toEqual([]);
  } finally {
    await page.close();
    await Promise.all([host.close(), upstream.close()]);
  }
});

/** True if the page started its reader of descriptions since the last check. */
function watchReader(page: Page): () => boolean {
  let count = 0;
  page.on("worker", () => (count += 1));
  return () => {
    const isUsed = count > 0;
    count = 0;
    return isUsed;
  };
}

/** Resources of a description that is read in its parts, and read quickly. */
const few = 20;

const validators: readonly (readonly [
  name: string,
  headers: (version: string) => Reply["headers"],
])[] = [
  ["entity tag", (version) => ({ etag: `"${version}"` })],
  ["date", (version) => ({ "last-modified": `Sat, 01 Aug 2026 00:00:0${version} GMT` })],
  ["content alone", () => ({})],
];

for (const [name, headers] of validators) {
  test(`a changed description is read again, detected by its ${name} @long`, async ({
    page,
    openHost,
  }) => {
    const { origin, upstream } = await openHost("large.json");
    const describe = (version: string): void =>
      upstream.on("GET /large.json", {
        headers: { "content-type": "application/json", ...headers(version) },
        text: describeMuch(upstream.origin, few).replace("Warehouse", `Warehouse ${version}`),
      });
    upstream.on("GET /api/things_7", { json: [{ id: 1, property_6_1: "Bolt" }] });
    const isRead = watchReader(page);
    const home = page.getByRole("main").getByRole("heading", { level: 1 });

    describe("1");
    await signInWith(page, origin, readerSession, "/#/");
    await expect(home).toHaveText("Warehouse 1", { timeout: 20_000 });
    expect(isRead()).toBe(true);
    // Data for the next visit is written after the first screen.
    await expectStoredCount(page, "model", few);

    await page.goto(`${origin}/#/things_7`);
    await page.reload();
    await expect(bodyRows(page).first()).toContainText("Bolt");
    expect(isRead()).toBe(false);

    describe("2");
    await page.goto(`${origin}/#/`);
    await page.reload();
    await expect(home).toHaveText("Warehouse 2", { timeout: 20_000 });
    expect(isRead()).toBe(true);
  });
}

test("a changed description is reported on an open page, and adopted in place @long", async ({
  page,
  openHost,
}) => {
  const { origin, upstream } = await openHost("large.json");
  const describe = (resources: number): void =>
    upstream.on("GET /large.json", {
      headers: { "content-type": "application/json", etag: `"${resources}"` },
      text: describeMuch(upstream.origin, resources),
    });
  upstream.on("GET /api/things_7", { json: [{ id: 1, property_6_1: "Bolt" }] });
  describe(few);
  await page.clock.install();
  await signInWith(page, origin, readerSession, "/#/things_7");
  await expect(bodyRows(page).first()).toContainText("Bolt");
  await expectStoredCount(page, "model", few);
  describe(few + 1);
  await page.clock.fastForward("05:00");
  await expect(page.getByText("1 new list")).toBeVisible({ timeout: 20_000 });
  const added = page.getByRole("navigation").getByRole("link", { name: `Things ${few + 1}` });
  await expect(added).toHaveCount(0);
  await page.getByRole("button", { name: "Use new version" }).click();
  await expect(added).toBeAttached();
  await expect(bodyRows(page).first()).toContainText("Bolt");

  // A truncated file is not a change.
  upstream.on("GET /large.json", {
    headers: { etag: '"cut"' },
    text: '{"openapi": "3.1.0", "info"',
  });
  const reader = page.waitForEvent("worker");
  await page.clock.fastForward("05:00");
  await (await reader).waitForEvent("close");
  await expect(page.getByText("The API changed")).toHaveCount(0);
  await page.reload();
  const alert = page.getByRole("alert");
  const tried = async (): Promise<number> => {
    await page.clock.fastForward(4000);
    return alert.count();
  };
  await expect.poll(tried).toBe(1);
  await expect(alert).toContainText("JSON");
  describe(few);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(bodyRows(page).first()).toContainText("Bolt");
});

test("reading a large description does not block the page, and shows its problems @long", async ({
  page,
  openHost,
  watched,
}) => {
  // A picture opened as a page has no icon.
  watched.allow(/favicon\.ico/);
  const { origin, upstream } = await openHost("large.json");
  let version = 0;
  upstream.on("GET /large.json", () => ({
    headers: { etag: `"${(version += 1)}"` },
    text: describeMuch(upstream.origin).replace("{", '{"openapi":"3.0.0",'),
  }));
  await signInWith(page, origin, readerSession, "/favicon.svg");
  const longest = await longestTask(page, async () => {
    await page.goto(`${origin}/favicon.svg`);
    const started = page.waitForEvent("worker");
    await page.goto(`${origin}/#/`);
    await (await started).waitForEvent("close", { timeout: 30_000 });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Warehouse");
    await expectStoredCount(page, "model", few);
  });
  expect(longest, "milliseconds at a stretch").toBeLessThan(50);
  // Problems are not part of the summary.
  await page.goto(`${origin}/#/-/report`);
  await expect(page.getByText("The key “openapi” is duplicated")).toBeVisible();
});
