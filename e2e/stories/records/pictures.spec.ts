import { picture } from "#e2e/fixtures/photos-api.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";
import { startUpstream, type Upstream } from "#e2e/fixtures/upstream.ts";

const text = { type: "string" };
const schema = {
  type: "object",
  properties: {
    id: { type: "integer" },
    title: text,
    photo_url: { type: "string", format: "uri" },
    note: text,
    papers: { type: "array", items: { type: "string", format: "uri" } },
  },
};
const content = (of: object) => ({
  "200": { description: "Found", content: { "application/json": { schema: of } } },
});

/** Ships whose pictures are on another host: as an address, in Markdown, in HTML and in a list. */
function serveShips(upstream: Upstream, host: string): void {
  const ship = {
    id: 1,
    title: "Lamps",
    photo_url: `${host}/photo.png`,
    note: `![seen](${host}/markdown.png) <img src="${host}/html.png"> ${host}/plain.png`,
    papers: [`${host}/paper.png`],
  };
  upstream.on("GET /openapi.json", {
    json: {
      openapi: "3.1.0",
      info: { title: "Ships", version: "1" },
      servers: [{ url: `${upstream.origin}/api` }],
      paths: {
        "/ships": { get: { responses: content({ type: "array", items: schema }) } },
        "/ships/{id}": {
          parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
          get: { responses: content(schema) },
        },
      },
    },
  });
  upstream.on("GET /api/ships", { json: [ship] });
  upstream.on("GET /api/ships/1", { json: ship });
}

for (const pictures of ["own", "any"] as const) {
  test(`with --pictures ${pictures}, ${pictures === "own" ? "no request reaches" : "pictures load from"} another host${pictures === "own" ? "" : " @long"}`, async ({
    page,
    openGateway,
  }) => {
    const host = await startUpstream();
    for (const name of ["photo", "paper"]) {
      host.on(`GET /${name}.png`, { headers: { "content-type": "image/png" }, bytes: picture });
    }
    const { origin } = await openGateway({
      flags: pictures === "own" ? [] : ["--pictures", pictures],
      serve: (api) => serveShips(api, host.origin),
    });
    try {
      await signInWith(page, origin, undefined, "/ships");
      const row = page.getByRole("row").filter({ hasText: "Lamps" });
      await expect(row).toBeVisible();
      if (pictures === "any") {
        await expect(row.locator("img")).toHaveJSProperty("naturalWidth", 1);
      } else await expect(row.getByRole("link", { name: "photo.png" })).toBeVisible();

      await page.goto(`${origin}/ships/1`);
      const main = page.getByRole("main");
      await expect(main.getByText("![seen]")).toBeVisible();
      if (pictures === "any") {
        await expect(main.locator("img")).toHaveJSProperty("naturalWidth", 1);
        await expect.poll(() => host.received("GET /photo.png").length).toBeGreaterThan(0);
      } else {
        await expect(main.getByRole("link", { name: "photo.png" })).toBeVisible();
        expect(host.requests).toEqual([]);
      }
      // Text is never a document.
      const inText = ["markdown", "html", "plain"];
      expect(inText.flatMap((name) => host.received(`GET /${name}.png`))).toEqual([]);
    } finally {
      await page.close();
      await host.close();
    }
  });
}

test("files show pictures and offer downloads", async ({ page, openGateway }) => {
  const file = {
    type: "object",
    properties: { id: text, title: text, type: text, filename: text },
  };
  const parameters = [{ name: "id", in: "path", required: true, schema: text }];
  const binary = { type: "string", format: "binary" };
  const { origin, upstream: api } = await openGateway({
    serve: (upstream) => {
      upstream.on("GET /openapi.json", {
        json: {
          openapi: "3.1.0",
          info: { title: "Files", version: "1" },
          servers: [{ url: `${upstream.origin}/api` }],
          paths: {
            "/files": { get: { responses: content({ type: "array", items: file }) } },
            "/files/{id}": { parameters, get: { responses: content(file) } },
            "/files/{id}/content": {
              parameters,
              get: {
                responses: {
                  "200": {
                    description: "Found",
                    content: { "application/octet-stream": { schema: binary } },
                  },
                },
              },
            },
          },
        },
      });
      const files = [
        { id: "a", title: "File a", type: "image/png", filename: "a.png" },
        { id: "b", title: "File b", type: "text/plain", filename: "b.txt" },
      ];
      upstream.on("GET /api/files", { json: files });
      for (const { id, type, ...more } of files) {
        upstream.on(`GET /api/files/${id}`, { json: { id, type, ...more } });
        upstream.on(`GET /api/files/${id}/content`, {
          headers: { "content-type": type },
          bytes: picture,
        });
      }
    },
  });
  await signInWith(page, origin, undefined, "/files/a");
  const main = page.getByRole("main");
  await expect(main.getByRole("img", { name: "a.png" })).toHaveJSProperty("naturalWidth", 1);
  await page.goto(`${origin}/files/b`);
  await expect(main.getByText("text/plain")).toBeVisible();
  expect(api.received("GET /api/files/b/content")).toEqual([]);
  const download = page.waitForEvent("download");
  await main.getByRole("button", { name: "Download b.txt" }).click();
  expect((await download).suggestedFilename()).toBe("b.txt");

  await page.goto(`${origin}/files`);
  await page.getByRole("button", { name: /^Display: / }).click();
  await page.getByRole("menuitemradio", { name: "Gallery", exact: true }).click();
  const cards = main.getByRole("list", { name: "Files" }).getByRole("listitem");
  await expect(cards.first().locator("img")).toHaveJSProperty("naturalWidth", 1);
  await expect(cards.nth(1).getByText("text/plain")).toBeVisible();
  expect(api.received("GET /api/files/b/content")).toHaveLength(1);
});
