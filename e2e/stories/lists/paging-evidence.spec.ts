import { readFileSync } from "node:fs";
import { bodyRows } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";
import type { Upstream } from "#e2e/fixtures/upstream.ts";

const rows = Array.from({ length: 250 }, (_, index) => ({
  id: index + 1,
  name: `Row ${index + 1}`,
}));

const query = (name: string) => ({ name, in: "query", schema: { type: "integer" } });
const content = (schema: object) => ({ "application/json": { schema } });
const item = {
  type: "object",
  properties: { id: { type: "integer" }, name: { type: "string" } },
};

function describeList(parameters: readonly object[]) {
  const responses = {
    "200": { description: "", content: content({ type: "array", items: item }) },
  };
  return { get: { parameters, responses } };
}

const range = {
  name: "Range",
  in: "header",
  description: "Rows to return: `items=0-24`",
  schema: { type: "string" },
};

/** Response to a `Range` header: at most 40 rows, 416 after the last row. */
function replyRange(header: string | undefined, unit: string) {
  const [, first = "0", last = "24"] = /=(\d+)-(\d+)$/.exec(header ?? "") ?? [];
  const start = Number(first);
  const json = rows.slice(start, Math.min(Number(last) + 1, start + 40));
  if (json.length === 0) {
    return { status: 416, json: {}, headers: { "content-range": `${unit} */${rows.length}` } };
  }
  const end = start + json.length - 1;
  return {
    status: 206,
    json,
    headers: { "content-range": `${unit} ${first}-${end}/${rows.length}` },
  };
}

/** Lists whose description differs from their responses. */
function serveLists(upstream: Upstream): void {
  upstream.on("GET /openapi.json", {
    json: {
      openapi: "3.1.0",
      info: { title: "Lists", version: "1" },
      servers: [{ url: upstream.origin }],
      paths: {
        "/tokens": describeList([query("page"), query("limit")]),
        "/capped": describeList([query("page"), query("per_page")]),
        "/cut": describeList([]),
        "/ranges": describeList([range]),
        "/parts": describeList([]),
        "/skips": describeList([]),
        "/misnamed": describeList([query("page"), query("limit")]),
      },
    },
  });
  upstream.on("GET /tokens", ({ parameters }) => {
    const start = Number(parameters.get("cursor")?.slice(1) ?? 0);
    const end = start + 50;
    const next = end < rows.length ? `c${end}` : null;
    return { json: { items: rows.slice(start, end), next_cursor: next } };
  });
  upstream.on("GET /capped", ({ parameters }) => {
    const size = Math.min(Number(parameters.get("per_page") ?? 20), 50);
    const start = (Number(parameters.get("page") ?? 1) - 1) * size;
    return {
      json: rows.slice(start, start + size),
      headers: { "x-total-count": String(rows.length) },
    };
  });
  upstream.on("GET /skips", ({ parameters }) => {
    const skip = Number(parameters.get("skip") ?? 0);
    const limit = Math.min(Number(parameters.get("limit") ?? 10), 10);
    return { json: { total: rows.length, limit, skip, data: rows.slice(skip, skip + limit) } };
  });
  // The number of rows to skip, although the description has a page.
  upstream.on("GET /misnamed", ({ parameters }) => {
    const skip = Number(parameters.get("page") ?? 0);
    const limit = Math.min(Number(parameters.get("limit") ?? 20), 100);
    return { json: rows.slice(skip, skip + limit) };
  });
  upstream.on("GET /cut", { json: rows.slice(0, 100) });
  upstream.on("GET /ranges", ({ headers }) => replyRange(headers.range, "items"));
  upstream.on("GET /parts", ({ headers }) => replyRange(headers.range, "parts"));
}

test("no list looks complete that is not @long", async ({ page, openGateway }) => {
  // A page of Chromium has a file picker, which a test cannot use.
  await page.addInitScript(() => Object.assign(globalThis, { showSaveFilePicker: undefined }));
  const { origin } = await openGateway({ serve: serveLists });
  await signInWith(page, origin, undefined, "/tokens");
  const main = page.getByRole("main");

  // A token in the response replaces the page numbers of the description.
  await expect(main.getByText("1–50 of 50+")).toBeVisible();
  await expect(main.getByRole("spinbutton", { name: "Page" })).toHaveCount(0);
  await main.getByRole("button", { name: "Next page" }).click();
  await expect(bodyRows(page).first()).toContainText("Row 51");
  await page.reload();
  await expect(bodyRows(page).first()).toContainText("Row 51");

  await main.getByRole("button", { name: "Export records" }).click();
  const dialog = page.getByRole("dialog");
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Export", exact: true }).click();
  expect(
    readFileSync(await (await download).path(), "utf8")
      .trim()
      .split("\n"),
  ).toHaveLength(251);
  await expect(dialog.getByText("All 250 tokens were exported.")).toBeVisible();

  // The largest page is learned from the first shorter response.
  await page.goto(`${origin}/capped?size=100`);
  await expect(main.getByText("1–50 of 250")).toBeVisible();
  await expect(main.getByText("of 5", { exact: true })).toBeVisible();
  await main.getByRole("button", { name: "Next page" }).click();
  await expect(main.getByText("51–100 of 250")).toBeVisible();
  await expect(bodyRows(page).first()).toContainText("Row 51");

  // A full response without paging may be a part.
  await page.goto(`${origin}/cut`);
  await expect(main.getByText("1–100. There may be more.")).toBeVisible();
  await expect(main.getByRole("button", { name: "Next page" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await main.getByRole("button", { name: "Export records" }).click();
  await dialog.getByRole("button", { name: "Export", exact: true }).click();
  await expect(dialog.getByText("There may be more records")).toBeVisible();
});

test("a list is paged by the Range header, described or not @long", async ({
  page,
  watched,
  openGateway,
}) => {
  watched.allowFailed(416);
  await page.addInitScript(() => Object.assign(globalThis, { showSaveFilePicker: undefined }));
  const { origin } = await openGateway({ serve: serveLists });
  await signInWith(page, origin, undefined, "/ranges");
  const main = page.getByRole("main");

  // A described range has numbered pages.
  await expect(main.getByText("1–25 of 250")).toBeVisible();
  await page.goto(`${origin}/ranges?page=3`);
  await expect(main.getByText("51–75 of 250")).toBeVisible();
  await expect(bodyRows(page).first()).toContainText("Row 51");
  await page.goto(`${origin}/ranges?page=30`);
  await expect(main.getByRole("button", { name: "Previous page" })).toBeVisible();
  await expect(bodyRows(page)).toHaveCount(0);

  // Without a description the response leads to the next range.
  await page.goto(`${origin}/parts`);
  await expect(main.getByText("1–25 of 250")).toBeVisible();
  await main.getByRole("button", { name: "Next page" }).click();
  await expect(bodyRows(page).first()).toContainText("Row 26");
  await page.reload();
  await expect(bodyRows(page).first()).toContainText("Row 26");
  await main.getByRole("button", { name: "Export records" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Export", exact: true }).click();
  await expect(dialog.getByText("All 250 parts were exported.")).toBeVisible();
});

test("parameters that only the response shows lead to the next page @long", async ({
  page,
  openGateway,
}) => {
  const { origin } = await openGateway({ serve: serveLists });
  await signInWith(page, origin, undefined, "/skips");
  const main = page.getByRole("main");
  await expect(main.getByText("1–10 of 250")).toBeVisible();
  await expect(main.getByText("of 25", { exact: true })).toBeVisible();
  await main.getByRole("button", { name: "Next page" }).click();
  await expect(main.getByText("11–20 of 250")).toBeVisible();
  await main.getByRole("button", { name: "Next page" }).click();
  await expect(main.getByText("21–30 of 250")).toBeVisible();
  await expect(bodyRows(page).first()).toContainText("Row 21");

  // The parameters are learned: a new visit needs no attempt.
  await page.reload();
  await expect(bodyRows(page).first()).toContainText("Row 21");
  await main.getByRole("button", { name: "Next page" }).click();
  await expect(bodyRows(page).first()).toContainText("Row 31");
});

test("a page parameter that skips rows leads to all rows @long", async ({ page, openGateway }) => {
  await page.addInitScript(() => Object.assign(globalThis, { showSaveFilePicker: undefined }));
  const { origin } = await openGateway({ serve: serveLists });
  await signInWith(page, origin, undefined, "/misnamed");
  const main = page.getByRole("main");
  await expect(bodyRows(page).first()).toContainText("Row 1");
  await expect(main.getByText("1–25. There may be more.")).toBeVisible();
  await main.getByRole("button", { name: "Next page" }).click();
  await expect(bodyRows(page).first()).toContainText("Row 26");
  await main.getByRole("button", { name: "Export records" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Export", exact: true }).click();
  await expect(dialog.getByText("All 250 misnamed were exported.")).toBeVisible();
});
