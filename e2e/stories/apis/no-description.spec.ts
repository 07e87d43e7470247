import { readFile } from "node:fs/promises";
import { administerCrew } from "#e2e/fixtures/administer-crew.ts";
import { plainCrew, serveCrew, type Sailor } from "#e2e/fixtures/crew-api.ts";
import { lookAt } from "#e2e/fixtures/looks.ts";
import { bodyRows, sidebarLink } from "#e2e/fixtures/screens.ts";
import { expect, test } from "#e2e/fixtures/test.ts";
import type { Upstream } from "#e2e/fixtures/upstream.ts";

test("an API without a description is administered from the address of its index @long", async ({
  page,
  openGateway,
}) => {
  const flags: string[] = [];
  const { origin } = await openGateway({
    serve: (upstream) => {
      serveCrew(upstream, plainCrew);
      upstream.on("GET /api/ports", { json: [{ id: 5, town: "Oslo" }] });
      const { origin: api } = upstream;
      upstream.on("GET /api", {
        json: { sailors: `${api}/api/sailors`, ports: `${api}/api/ports` },
      });
      flags.push("--api", `${api}/api`);
    },
    flags,
  });
  await administerCrew(page, origin);
  // The index names a second list, whose API allows no changes.
  await sidebarLink(page, "Ports").click();
  await expect(page.getByRole("table").getByText("Oslo")).toBeVisible();
  await expect(page.getByRole("link", { name: /^New / })).toHaveCount(0);
});

test("a further address is added in the console, and its fields come from the response @long", async ({
  page,
  openGateway,
}) => {
  const flags: string[] = [];
  const { origin } = await openGateway({
    serve: (upstream) => {
      serveCrew(upstream, plainCrew);
      upstream.on("GET /api/albums", { json: { albums: [{ id: 5, title: "Sunrise" }] } });
      upstream.on("GET /api/albums/5", { json: { id: 5, title: "Sunrise", year: 1999 } });
      flags.push("--api", `${upstream.origin}/api/sailors`);
    },
    flags,
  });
  await page.goto(origin);
  await page
    .getByRole("button", { name: /^(?:Continue|Open|Sign in)/ })
    .first()
    .click();
  await sidebarLink(page, "Sailors").click();
  await expect(bodyRows(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Correct Sailors…" }).click();
  const panel = page.getByRole("complementary", { name: "Corrections" });
  await panel.getByRole("button", { name: "All corrections" }).click();
  await panel.getByRole("button", { name: "Sign-in and addresses" }).click();
  await panel.getByLabel(/^Further addresses/).fill("/api/albums, /api/albums/:id");
  await panel.getByRole("button", { name: "Apply" }).click();
  await sidebarLink(page, "Albums").click();
  await page.getByRole("main").getByRole("link", { name: "Sunrise" }).click();
  await expect(page.getByRole("main").getByText("1999")).toBeVisible();
  await lookAt(page, "corrections, further addresses");

  // The description that was read, with the corrections.
  await page.goto(`${origin}/-/report`);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download OpenAPI", exact: true }).click();
  const file = await readFile(await (await download).path(), "utf8");
  const { paths } = JSON.parse(file) as { readonly paths: object };
  expect(Object.keys(paths).toSorted()).toEqual([
    "/api/albums",
    "/api/albums/{id}",
    "/api/sailors",
    "/api/sailors/{sailorId}",
  ]);
});

test("the base of an API that names no list is opened, and a list is added by its address @long", async ({
  page,
  openGateway,
  watched,
}) => {
  watched.allowFailed(404);
  const flags: string[] = [];
  const { origin } = await openGateway({
    serve: (upstream) => {
      serveCrew(upstream, plainCrew);
      upstream.on("GET /api", { json: { version: "3.1", status: "stable" } });
      flags.push("--api", `${upstream.origin}/api`);
    },
    flags,
  });
  await page.goto(origin);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("This API has no lists")).toBeVisible();
  await lookAt(page, "home, no lists");
  await page.getByRole("button", { name: "Add addresses" }).click();
  const panel = page.getByRole("complementary", { name: "Corrections" });
  await panel.getByLabel(/^Further addresses/).fill("/api/sailors, /api/sailors/:id");
  await panel.getByRole("button", { name: "Apply" }).click();
  await sidebarLink(page, "Sailors").click();
  await expect(bodyRows(page)).toHaveCount(2);
  await page.getByRole("main").getByRole("link", { name: "Ada" }).click();
  await expect(page.getByRole("main").getByText("captain").first()).toBeVisible();
});

const json = (value: unknown) => JSON.stringify(value);
const sailor = { name: "Ada", rank: "captain" };

/** A session that a browser recorded. */
function recordSession({ origin }: Upstream): object {
  const entry = (method: string, path: string, value: unknown, sent?: object) => ({
    request: {
      method,
      url: origin + path,
      headers: [],
      queryString: [],
      ...(sent && { postData: { mimeType: "application/json", text: json(sent) } }),
    },
    response: {
      status: method === "DELETE" ? 204 : 200,
      content: { mimeType: "application/json", text: json(value) },
    },
  });
  const row = { id: 1, ...sailor };
  return {
    log: {
      version: "1.2",
      entries: [
        entry("GET", "/api/sailors", [row]),
        entry("POST", "/api/sailors", row, sailor),
        entry("GET", "/api/sailors/1", row),
        entry("PATCH", "/api/sailors/1", row, { name: "Ada" }),
        entry("DELETE", "/api/sailors/1", ""),
      ],
    },
  };
}

function collectRequests({ origin }: Upstream): object {
  const item = (method: string, path: string, sent?: object) => ({
    name: `${method} ${path}`,
    request: {
      method,
      url: `{{base}}${path}`,
      ...(sent && { body: { mode: "raw", raw: json(sent) } }),
    },
    response: [],
  });
  const list = { code: 200, body: json([{ id: 1, ...sailor }]) };
  return {
    info: {
      name: "Ship",
      schema: "https://schema.getpostman.com/json/collection/v2.1.0/collection.json",
    },
    variable: [{ key: "base", value: `${origin}/api` }],
    item: [
      { ...item("GET", "/sailors"), response: [list] },
      item("POST", "/sailors", sailor),
      item("GET", "/sailors/:id"),
      item("PATCH", "/sailors/:id", sailor),
      item("DELETE", "/sailors/:id"),
    ],
  };
}

for (const [kind, write] of [
  ["a HAR file", recordSession],
  ["a Postman collection", collectRequests],
] as const) {
  test(`an API is administered from ${kind} @long`, async ({ page, openGateway }) => {
    const { origin } = await openGateway({
      serve: (upstream) => {
        serveCrew(upstream, plainCrew);
        upstream.on("GET /openapi.json", { json: write(upstream) });
      },
    });
    await administerCrew(page, origin);
  });
}

const metadata = `<?xml version="1.0" encoding="utf-8"?>
<edmx:Edmx Version="4.0" xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx"><edmx:DataServices>
<Schema Namespace="Ship" xmlns="http://docs.oasis-open.org/odata/ns/edm">
<EntityType Name="Sailor"><Key><PropertyRef Name="id"/></Key>
  <Property Name="id" Type="Edm.Int32" Nullable="false"/>
  <Property Name="name" Type="Edm.String"/><Property Name="rank" Type="Edm.String"/></EntityType>
<EntityContainer Name="Ship"><EntitySet Name="Sailors" EntityType="Ship.Sailor"/></EntityContainer>
</Schema></edmx:DataServices></edmx:Edmx>`;

test("an OData service is administered from its metadata @long", async ({ page, openGateway }) => {
  const flags: string[] = [];
  const { origin } = await openGateway({
    serve: (upstream) => {
      serveCrew(upstream, {
        list: "/odata/Sailors",
        item: (id) => `/odata/Sailors(${id})`,
        wrap: (value: readonly Sailor[]) => ({ "@odata.count": value.length, value }),
      });
      upstream.on("GET /odata/$metadata", {
        text: metadata,
        headers: { "content-type": "application/xml" },
      });
      flags.push("--api", `${upstream.origin}/odata/$metadata`);
    },
    flags,
  });
  await administerCrew(page, origin);
});
