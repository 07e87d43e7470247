import { readFileSync } from "node:fs";
import { readerSession } from "#e2e/fixtures/gateway.ts";
import { mostBytes, picture, servePhotos } from "#e2e/fixtures/photos-api.ts";
import { sendOperation } from "#e2e/fixtures/screens.ts";
import { lookAt } from "#e2e/fixtures/looks.ts";
import { expect, signInWith, test, type Page } from "#e2e/fixtures/test.ts";
import type { Upstream } from "#e2e/fixtures/upstream.ts";

const png = { name: "quay at dawn.png", mimeType: "image/png", buffer: picture };

/** The connection that a page has: bytes a second up and down. */
async function slowDown(page: Page, bytes: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const set = async (throughput: number): Promise<void> => {
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      uploadThroughput: throughput,
      downloadThroughput: throughput,
    });
  };
  await session.send("Network.enable");
  await set(bytes);
  return () => set(-1);
}

test("files are uploaded as multipart; files that the API would reject are not sent @long", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway({ serve: servePhotos });
  await signInWith(page, origin, undefined, "/-/operations/addPhoto");
  await page.getByLabel("Title").fill("Quay");
  const photo = page.getByLabel("Photo", { exact: false }).and(page.locator("[type=file]"));
  await expect(page.getByText("image/png or image/jpeg, at most 600 kB")).toBeVisible();
  await photo.setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("a") });
  await expect(page.getByText("“a.txt” is text/plain.")).toBeVisible();
  const large = Buffer.alloc(mostBytes + 1);
  await photo.setInputFiles({ name: "b.png", mimeType: "image/png", buffer: large });
  await expect(page.getByText("“b.png” is 600 kB. At most 600 kB is allowed.")).toBeVisible();

  // Dropped, not chosen.
  const dropped = await page.evaluateHandle((bytes) => {
    const transfer = new DataTransfer();
    const file = new File([new Uint8Array(bytes)], "quay at dawn.png", { type: "image/png" });
    transfer.items.add(file);
    return transfer;
  }, Array.from(picture));
  await photo.locator("..").dispatchEvent("drop", { dataTransfer: dropped });
  await expect(page.getByText("quay at dawn.png")).toBeVisible();
  const thumbnail = page.locator("img[src^='blob:']");
  await expect
    .poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1);
  await page.getByLabel("Papers").setInputFiles(
    ["a", "b"].map((name) => ({
      name: `${name}.txt`,
      mimeType: "text/plain",
      buffer: Buffer.from(name),
    })),
  );
  await page.getByRole("button", { name: "Remove a.txt" }).click();
  await page.getByLabel("Town").fill("Hull");
  await lookAt(page, "operation, files");
  await sendOperation(page);
  await expect(page.getByText("Responded with 201")).toBeVisible();

  const [sent] = upstream.received("POST /api/photos");
  expect(sent?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
  expect(sent?.headers["authorization"]).toMatch(/^Bearer /);
  expect(sent?.body).toContain('name="title"\r\n\r\nQuay\r\n');
  expect(sent?.body).toContain(
    'name="photo"; filename="quay at dawn.png"\r\nContent-Type: image/png',
  );
  expect(sent?.body).toContain(
    'name="papers"; filename="b.txt"\r\nContent-Type: text/plain\r\n\r\nb',
  );
  expect(sent?.body).not.toContain("a.txt");
  expect(sent?.body).toMatch(
    /name="position"[^\r]*\r\nContent-Type: application\/json\r\n\r\n\{"town":"Hull"\}/,
  );
});

test("a file is uploaded unchanged with progress, and can be stopped @long", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway({ serve: servePhotos });
  await signInWith(page, origin, undefined, "/-/operations/replacePhoto?p.id=1");
  const buffer = Buffer.concat([picture, Buffer.alloc(500_000)]);
  await page.locator("[type=file]").setInputFiles({ ...png, buffer });
  const restore = await slowDown(page, 50_000);
  await sendOperation(page);
  await expect(page.getByRole("progressbar", { name: "Upload" })).toBeVisible();
  await expect(page.getByText(/kB of 500 kB/)).toBeVisible();
  await lookAt(page, "operation, upload", { isMoving: true });
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Canceled. The API may have processed part of it")).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  // The selected file is still there.
  await expect(page.getByText("quay at dawn.png")).toBeVisible();
  await restore();
  await sendOperation(page);
  await expect(page.getByText("Responded with 204")).toBeVisible();
  const sent = upstream.received("PUT /api/photos/1/content").at(-1);
  expect(sent?.headers["content-type"]).toBe("image/png");
  expect(sent?.headers["content-length"]).toBe(String(buffer.length));
});

test("a file in JSON is sent as its encoded text, byte for byte @long", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway({ serve: servePhotos });
  await signInWith(page, origin, undefined, "/-/operations/addScan");
  await page.locator("[type=file]").setInputFiles(png);
  await expect(page.getByText("quay at dawn.png")).toBeVisible();
  await sendOperation(page);
  await expect(page.getByText("Responded with 201")).toBeVisible();
  const [sent] = upstream.received("POST /api/scans");
  expect(JSON.parse(sent?.body ?? "")).toEqual({ page: picture.toString("base64") });
});

test("a file comes down with its progress, under a name that can do no harm", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway({ serve: servePhotos });
  const bytes = Buffer.concat([
    picture,
    Buffer.from(Array.from({ length: 150_000 }, (_, at) => at)),
  ]);
  const disposition =
    "attachment; filename=\"x\"; filename*=UTF-8''..%2Fquai%20%C3%A0%20l%E2%80%AE%27aube.png";
  upstream.on("GET /api/photos/1/content", {
    headers: { "content-type": "image/png", "content-disposition": disposition },
    bytes,
  });
  await signInWith(page, origin, undefined, "/-/operations/downloadPhoto?p.id=1");
  const restore = await slowDown(page, 60_000);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("progressbar", { name: "Download" })).toBeVisible();
  await restore();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Download quai/ }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe("quai à l'aube.png");
  expect(readFileSync(await download.path()).equals(bytes)).toBe(true);
});

test("pictures and files at the API's own address are read through the gateway @long", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway({ serve: serveManuals });
  await signInWith(page, origin, { ...readerSession, token: "s3cret" }, "/manuals");
  const image = page.getByRole("img", { name: "Cover image" });
  await expect(image).toHaveAttribute("src", /^blob:/);
  const [request] = upstream.received("GET /v1/files/cover.png");
  expect(request?.headers.authorization).toBe("Bearer s3cret");
  await lookAt(page, "a picture of the API");
  // Not the name of a picture: it may be an operation.
  await page.reload();
  await expect(image).toBeVisible();
  expect(upstream.received("GET /v1/users/7/remove")).toEqual([]);
  // The content type of its response shows that it is a picture.
  expect(upstream.received("GET /v1/files/9001")).toEqual([]);
  await page.getByRole("link", { name: "/v1/files/9001" }).click();
  await expect(image).toHaveCount(2);

  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "/v1/files/guide.pdf" }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe("guide.pdf");
  expect(readFileSync(await download.path(), "utf8")).toBe("A guide");
});

/** Manuals whose values are absolute addresses of the API itself, which takes a token. */
function serveManuals(upstream: Upstream): void {
  const address = { type: "string", format: "uri" };
  const properties = { id: { type: "integer" }, cover_image: address, guide: address };
  const schema = { type: "array", items: { type: "object", properties } };
  upstream.on("GET /openapi.json", {
    json: {
      openapi: "3.1.0",
      info: { title: "Manuals", version: "1" },
      servers: [{ url: `${upstream.origin}/v1` }],
      security: [{ token: [] }],
      components: { securitySchemes: { token: { type: "http", scheme: "bearer" } } },
      paths: {
        "/manuals": {
          get: {
            responses: { "200": { description: "", content: { "application/json": { schema } } } },
          },
        },
      },
    },
  });
  const files = `${upstream.origin}/v1/files`;
  upstream.on("GET /v1/manuals", {
    json: [
      { id: 1, cover_image: `${files}/cover.png`, guide: `${files}/guide.pdf` },
      { id: 2, cover_image: `${upstream.origin}/v1/users/7/remove`, guide: null },
      { id: 3, cover_image: `${files}/9001`, guide: null },
    ],
  });
  upstream.on("GET /v1/files/cover.png", {
    headers: { "content-type": "image/png" },
    bytes: picture,
  });
  upstream.on("GET /v1/files/9001", {
    headers: { "content-type": "image/png" },
    bytes: picture,
  });
  upstream.on("GET /v1/files/guide.pdf", {
    headers: { "content-type": "application/pdf" },
    bytes: Buffer.from("A guide"),
  });
}
