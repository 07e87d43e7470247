import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { bodies, fileReply, useFiles } from "#e2e/fixtures/api-files.ts";
import { campaignCases } from "#e2e/fixtures/campaign-size.ts";
import { expect, type Page, test } from "#e2e/fixtures/test.ts";
import { contentTypes } from "#service/src/testing/gateway-attacks.ts";

const chosen = campaignCases(contentTypes, "contentTypes").map(([types]) => types);

/** Traces of a script of the API in the console's origin. */
function readTraces(page: Page): Promise<object> {
  return page.evaluate(async () => ({
    storage: localStorage.getItem("owned"),
    style: getComputedStyle(document.documentElement).getPropertyValue("--owned"),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
}
const noTraces = { storage: null, style: "", workers: 0 };

test("no file of the API runs in the console's origin, for any type and use", async ({
  page,
  openGateway,
  watched,
}) => {
  test.setTimeout(chosen.length * 10_000);
  watched.allow(/./);
  const { origin, upstream } = await openGateway();
  // Without the gateway in front, the script runs.
  upstream.on("GET /file/page", fileReply("page", ["text/html"]));
  await page.goto(`${upstream.origin}/file/page`);
  expect(await page.evaluate(() => localStorage.getItem("owned"))).not.toBeNull();
  for (const types of chosen) {
    await test.step(types.join(" + ") || "no type", async () => {
      for (const kind of Object.keys(bodies))
        upstream.on(`GET /file/${kind}`, fileReply(kind, types));
      await page.goto(`${origin}/login`);
      await page.evaluate(useFiles);
      expect(await readTraces(page), "parts of a page").toEqual(noTraces);
      for (const kind of ["page", "picture", "xml", "script"]) {
        // A download rejects.
        await page.goto(`${origin}/api/file/${kind}`).catch(() => undefined);
      }
      await page.goto(`${origin}/login`);
      expect(await readTraces(page), "opened").toEqual(noTraces);
    });
  }
  expect(upstream.received("GET /from-worker")).toEqual([]);
});

test("a page of another site writes nothing through the gateway", async ({
  page,
  openGateway,
  watched,
}) => {
  watched.allow(/./);
  const { origin, upstream } = await openGateway();
  const other = createServer((_request, response) => {
    response.setHeader("content-type", "text/html");
    response.end('<!doctype html><link rel="icon" href="data:,"><title>Other</title>');
  });
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as AddressInfo;
  for (const host of ["localhost", "127.0.0.1"]) {
    await page.goto(`http://${host}:${port}/`);
    const statuses = await page.evaluate(async (target) => {
      const send = (init: RequestInit) =>
        fetch(target, init).then(
          ({ status }) => status,
          () => 0,
        );
      const text = { "content-type": "text/plain" };
      navigator.sendBeacon(target, new Blob(["{}"], { type: "text/plain" }));
      const frame = Object.assign(document.createElement("iframe"), { name: "frame" });
      document.body.append(frame);
      for (const enctype of ["text/plain", "multipart/form-data"]) {
        const form = Object.assign(document.createElement("form"), { method: "post", enctype });
        Object.assign(form, { action: target, target: "frame" });
        document.body.append(form);
        form.submit();
      }
      return Promise.all([
        send({
          method: "POST",
          mode: "no-cors",
          credentials: "include",
          headers: text,
          body: "{}",
        }),
        send({ method: "PUT", body: "{}" }),
        send({ method: "DELETE" }),
        send({ method: "GET" }),
      ]);
    }, `${origin}/api/books/1`);
    // Not even the status of a read is visible.
    expect(statuses).toEqual([0, 0, 0, 0]);
    await page.waitForLoadState("networkidle");
  }
  other.close();
  expect(upstream.requests.filter(({ method }) => method !== "GET")).toEqual([]);
});

test("a foreign name for this address opens nothing", async ({ page, openGateway, watched }) => {
  watched.allow(/./);
  const { origin, upstream } = await openGateway();
  // Browsers resolve names below localhost to this machine, as rebound DNS would.
  const foreign = origin.replace("127.0.0.1", "evil.localhost");
  for (const path of ["/", "/login", "/api/books", "/-/model.json", "/healthz"]) {
    const response = await page.goto(foreign + path);
    expect(response?.status(), path).toBe(421);
  }
  expect(upstream.requests).toEqual([]);
});
