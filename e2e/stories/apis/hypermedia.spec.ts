import { serveHal } from "#e2e/fixtures/hal-api.ts";
import { serveHydra } from "#e2e/fixtures/hydra-api.ts";
import { serveJsonApi } from "#e2e/fixtures/json-api.ts";
import { serveOData } from "#e2e/fixtures/odata-api.ts";
import { bodyRows } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";

test("an API of resource objects is administered: titles, new records, changes and their errors @long", async ({
  page,
  openGateway,
  watched,
}) => {
  watched.allowFailed(422);
  const { origin, upstream } = await openGateway({ serve: serveJsonApi });
  await signInWith(page, origin, undefined, "/albums");
  const first = bodyRows(page).first();
  await expect(first).toContainText("Album 1");
  await expect(first).toContainText("Nina Holm");
  // The titles come with the rows.
  expect(upstream.received("GET /artists")).toHaveLength(0);

  await page.goto(`${origin}/albums/new`);
  await page.getByLabel("Title").fill("Night Ferry");
  await page.getByLabel("Year").fill("1800");
  const artist = page.getByRole("combobox", { name: "Artist" });
  await artist.fill("Petra");
  await page.getByRole("option", { name: "Petra Sund" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  await expect(page.getByText("Records are not that old")).toBeVisible();
  await expect(page.getByLabel("Year")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Year").fill("1999");
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  await expect(page.getByRole("heading", { name: "Night Ferry" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Petra Sund");

  await page.goto(`${origin}/albums/2/edit`);
  await page.getByLabel("Title").fill("Second Album");
  const tags = page.getByRole("combobox", { name: "Tags" });
  await tags.fill("Folk");
  await page.getByRole("option", { name: "Folk t2" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  await expect(page.getByRole("heading", { name: "Second Album" })).toBeVisible();
  const sent = JSON.parse(upstream.received("PATCH /albums/2")[0]?.body ?? "") as object;
  expect(sent).toEqual({
    data: {
      type: "albums",
      id: "2",
      attributes: { title: "Second Album" },
      relationships: {
        tags: {
          data: [
            { type: "tags", id: "t1" },
            { type: "tags", id: "t2" },
          ],
        },
      },
    },
  });
});

for (const { name, serve, path, count } of [
  { name: "HAL", serve: serveHal, path: "/albums", count: "6" },
  { name: "Hydra", serve: serveHydra, path: "/api/albums", count: "6" },
]) {
  test(`an API in ${name} is administered: references are addresses, keys are in them @long`, async ({
    page,
    openGateway,
  }) => {
    const { origin, upstream } = await openGateway({ serve });
    // The titles of references need a list that was read before.
    await signInWith(page, origin, undefined, "/artists");
    await expect(bodyRows(page)).toHaveCount(3);
    await page.goto(`${origin}/albums`);
    await expect(
      page.getByText(new RegExp(`of ${count}|${count} albums`, "i")).first(),
    ).toBeVisible();
    await expect(bodyRows(page).nth(1)).toContainText("Otis Vale");
    await bodyRows(page).nth(1).getByRole("link", { name: "Album 2" }).click();
    await expect(page.getByRole("heading", { name: "Album 2" })).toBeVisible();

    await page.goto(`${origin}/albums/2/edit`);
    const artist = page.getByRole("combobox", { name: "Artist", exact: true });
    await expect(artist).toHaveValue("Otis Vale");
    await artist.fill("Petra");
    await page.getByRole("option", { name: "Petra Sund" }).first().click();
    await page.getByRole("combobox", { name: "Guest artists" }).fill("Nina");
    await page.getByRole("option", { name: "Nina Holm" }).first().click();
    await page.getByRole("button", { name: "Save", exact: true }).first().click();
    await expect(page.getByRole("heading", { name: "Album 2" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("Petra Sund");
    // The form has the same heading and text.
    const writes = () => upstream.received(`PUT ${path}/2`);
    await expect.poll(() => writes().length).toBe(1);
    const sent = JSON.parse(writes()[0]?.body ?? "{}") as object;
    const links: unknown[] = [/artists\/3$/, /artists\/1$/].map((end) =>
      expect.stringMatching(end),
    );
    expect(sent).toMatchObject({ artist: links[0], guestArtists: links });
  });
}

test("an OData service is administered: references are chosen, changed, removed and restored @long", async ({
  page,
  openGateway,
}) => {
  const flags: string[] = [];
  const { origin, upstream } = await openGateway({
    serve: (service) => {
      serveOData(service);
      flags.push("--api", `${service.origin}/odata/$metadata`);
    },
    flags,
  });
  await signInWith(page, origin, undefined, "/Albums");
  // The titles come with the rows.
  await expect(bodyRows(page).first()).toContainText("Nina Holm");
  expect(upstream.received("GET /odata/Artists")).toHaveLength(0);

  await page.goto(`${origin}/Albums/2/edit`);
  const artist = page.getByRole("combobox", { name: "Artist" });
  await expect(artist).toHaveValue("Otis Vale");
  await artist.fill("Nina");
  await page.getByRole("option", { name: "Nina Holm" }).click();
  const producer = page.getByRole("combobox", { name: "Producer" });
  await producer.fill("");
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  await expect(page.getByRole("heading", { name: "Album 2", exact: true })).toBeVisible();
  const sent = () =>
    upstream
      .received("PATCH /odata/Albums(2)")
      .map(({ body }): unknown => JSON.parse(body) as unknown);
  await expect.poll(sent).toEqual([{ "Artist@odata.bind": "Artists('A1')", Producer: null }]);
  await expect(page.getByRole("main")).toContainText("Nina Holm");
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect
    .poll(() => sent()[1])
    .toEqual({ "Artist@odata.bind": "Artists('A2')", "Producer@odata.bind": "Artists('A3')" });

  await page.goto(`${origin}/Albums/new`);
  await page.getByLabel("Title").fill("Night Ferry");
  await artist.fill("Petra");
  await page.getByRole("option", { name: "Petra Sund" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  await expect(page.getByRole("heading", { name: "Night Ferry" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Petra Sund");
});
