import { readFileSync } from "node:fs";
import { bodyRows } from "#e2e/fixtures/screens.ts";
import { expect, type Page, signInWith, test } from "#e2e/fixtures/test.ts";
import type { Upstream } from "#e2e/fixtures/upstream.ts";

const content = (schema: object) => ({ "application/json": { schema } });
const query = (name: string) => ({ name, in: "query", schema: { type: "integer" } });
const zone = {
  type: "object",
  required: ["id"],
  properties: {
    id: { type: "integer" },
    name: { type: "string" },
    kind: { type: "string", enum: ["native", "slave"] },
    serial: { type: "integer" },
  },
};

function zones(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `zone-${index + 1}.example`,
    kind: index % 4 === 0 ? "slave" : "native",
    serial: (index * 37) % 101,
  }));
}

/** An API without sort, search and filters: all zones at once, and events in pages. */
function serveZones(upstream: Upstream, state = { count: 34 }): void {
  const list = (parameters: readonly object[]) => ({
    get: {
      parameters,
      responses: { "200": { description: "", content: content({ type: "array", items: zone }) } },
    },
  });
  const key = { name: "id", in: "path", required: true, schema: { type: "integer" } };
  const responses = { "200": { description: "", content: content(zone) } };
  upstream.on("GET /openapi.json", {
    json: {
      openapi: "3.1.0",
      info: { title: "Zones", version: "1" },
      servers: [{ url: upstream.origin }],
      paths: {
        "/zones": list([]),
        "/zones/{id}": {
          parameters: [key],
          get: { responses },
          delete: { responses: { "204": { description: "" } } },
        },
        "/events": list([query("page"), query("per_page")]),
      },
    },
  });
  upstream.on("GET /zones", () => ({ json: zones(state.count).slice(0, 100) }));
  upstream.on("GET /zones/*", ({ path }) => ({
    json: zones(state.count).find(({ id }) => path === `/zones/${id}`),
  }));
  upstream.on("DELETE /zones/*", { status: 204 });
  upstream.on("GET /events", ({ parameters }) => {
    const size = Math.min(Number(parameters.get("per_page") ?? 25), 50);
    const start = (Number(parameters.get("page") ?? 1) - 1) * size;
    return { json: zones(120).slice(start, start + size), headers: { "x-total-count": "120" } };
  });
}

const firstColumn = async (page: Page) =>
  (await bodyRows(page).allInnerTexts()).map((text) => /zone-\d+\.example/.exec(text)?.[0]);
const names = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name);

test("a complete list is sorted, searched and filtered in the browser @long", async ({
  page,
  openGateway,
}) => {
  await page.addInitScript(() => Object.assign(globalThis, { showSaveFilePicker: undefined }));
  const state = { count: 34 };
  const { origin, upstream } = await openGateway({ serve: (served) => serveZones(served, state) });
  await signInWith(page, origin, undefined, "/zones");
  const main = page.getByRole("main");
  await expect(main.getByText("34 in total")).toBeVisible();

  // One response is enough: no further request.
  upstream.requests.length = 0;
  const all = zones(34);
  await main.getByRole("button", { name: "Serial", exact: true }).click();
  await expect(main.getByText("Sorted and filtered in the browser: 34 of 34")).toBeVisible();
  const bySerial = names(all.toSorted((one, other) => one.serial - other.serial));
  await expect.poll(() => firstColumn(page)).toEqual(bySerial);
  await main.getByRole("searchbox").fill("zone-3");
  await expect(main.getByText("Sorted and filtered in the browser: 6 of 34")).toBeVisible();
  await main.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByRole("combobox", { name: "Search fields" }).fill("kind");
  await page.keyboard.press("Enter");
  await page.getByLabel("Kind: Operator").waitFor();
  await page.getByRole("checkbox", { name: "Native" }).check();
  await page.getByRole("button", { name: "Apply" }).click();
  const shown = names(
    all
      .filter(({ name, kind }) => name.includes("zone-3") && kind === "native")
      .toSorted((one, other) => one.serial - other.serial),
  );
  await expect.poll(() => firstColumn(page)).toEqual(shown);
  expect(upstream.received("GET /zones")).toHaveLength(0);

  // The address contains the whole state.
  expect(new URL(page.url()).search).toBe("?sort=serial&q=zone-3&kind.in=native");
  await page.reload();
  await expect.poll(() => firstColumn(page)).toEqual(shown);

  // An export and a job have the same rows.
  await main.getByRole("button", { name: "Export records" }).click();
  const dialog = page.getByRole("dialog");
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Export", exact: true }).click();
  const file = readFileSync(await (await download).path(), "utf8")
    .trim()
    .split("\n")
    .slice(1);
  expect(file.map((line) => line.split(",")[0])).toEqual(shown);
  await dialog.getByRole("button", { name: "Close" }).first().click();
  await page.getByLabel("Select all rows on this page").check();
  const bar = page.getByRole("region", { name: "Selection" });
  await bar.getByRole("button", { name: "Delete" }).click();
  await dialog.getByRole("button", { name: "Delete 5 records" }).click();
  await expect.poll(() => upstream.received("DELETE /zones/*").length).toBe(shown.length);

  // A list that may be longer is sorted up to its last readable row, and the pager shows it.
  state.count = 150;
  await page.goto(`${origin}/zones?sort=-serial&kind.in=slave`);
  const slaves = zones(100).filter(({ kind }) => kind === "slave");
  const readable = names(slaves.toSorted((one, other) => other.serial - one.serial));
  await expect.poll(() => firstColumn(page)).toEqual(readable);
  await expect(main.getByText("1–25. There may be more.")).toBeVisible();
});

test("a list of few pages is read as a whole to sort it @long", async ({ page, openGateway }) => {
  const { origin, upstream } = await openGateway({ serve: serveZones });
  await signInWith(page, origin, undefined, "/events");
  const main = page.getByRole("main");
  await expect(main.getByText("1–25 of 120")).toBeVisible();
  // Page 0 may be compared with it: the description does not number the first page.
  const isLater = ({ query: text }: { readonly query: string }): boolean =>
    !/^page=[01]&/.test(text);
  expect(upstream.received("GET /events").filter(isLater)).toEqual([]);
  await main.getByRole("button", { name: "Serial", exact: true }).click();
  await main.getByRole("button", { name: "Serial", exact: true }).click();
  const sorted = names(zones(120).toSorted((one, other) => other.serial - one.serial));
  await expect.poll(() => firstColumn(page)).toEqual(sorted.slice(0, 25));
  await main.getByRole("button", { name: "Next page" }).click();
  await expect(main.getByText("26–50 of 120")).toBeVisible();
  await expect.poll(() => firstColumn(page)).toEqual(sorted.slice(25, 50));
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test("the search of a list that turns out to be short moves no rows @long", async ({
    page,
    openGateway,
  }) => {
    const { origin, upstream } = await openGateway({ serve: serveZones });
    upstream.on("GET /events", { json: zones(5) });
    await signInWith(page, origin, undefined, "/events");
    const main = page.getByRole("main");
    const rows = main.getByRole("list", { name: "Events" }).getByRole("listitem");
    await expect(rows).toHaveCount(5);
    const top = async () => (await rows.first().boundingBox())?.y;
    const before = await top();
    const search = main.getByRole("button", { name: "Search events" });
    await expect(search).toBeVisible();
    await expect(main.getByRole("searchbox")).toHaveCount(0);
    expect(await top()).toBe(before);
    await search.tap();
    await expect(main.getByRole("searchbox")).toBeFocused();
    await page.keyboard.type("zone-4");
    await expect(rows).toHaveCount(1);
  });
});
