import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, test } from "vitest";
import { readCommand } from "#config/read-command.ts";
import { createService } from "./app.ts";

const clientDir = mkdtempSync(join(tmpdir(), "quarterdeck-slow-"));
writeFileSync(
  join(clientDir, "index.html"),
  `<!doctype html><html><head><script data-early="{}" src="./first-paint.js"></script>
  <script type="module" src="./-/assets/index.js"></script></head>
  <body><div id="root"></div></body></html>`,
);
/** Time in which a call that must wait would get its response. */
const ABSENCE_MS = 100;

afterAll(() => rmSync(clientDir, { recursive: true, force: true }));

const content = JSON.stringify({
  openapi: "3.0.3",
  info: { title: "Ships", version: "1" },
  servers: [{ url: "/v1" }],
  paths: { "/ships": { get: { responses: { "200": { description: "All" } } } } },
});

/** An API that sends its description only after `release`, and the service in front of it. */
async function start() {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const api = createServer(({ url }, response) => {
    if (url === "/openapi.json") void released.then(() => response.end(content));
    else response.end(JSON.stringify({ url }));
  });
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  const { port } = api.address() as AddressInfo;
  const command = readCommand(["--api", `http://127.0.0.1:${port}/openapi.json`], {});
  if (command.kind !== "serve") throw new Error("these flags do not serve");
  const printed: string[] = [];
  const service = await createService(command.config, {
    clientDir,
    print: (line) => printed.push(line),
    log: "quiet",
    startCommand: { program: "npm start --", flags: [] },
  });
  const origin = await service.server.listen({ port: 0, host: "127.0.0.1" });
  await service.prepared?.();
  const get = async (path: string) => {
    const response = await fetch(origin + path);
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
  const stop = async (): Promise<void> => {
    await service.close();
    api.closeAllConnections();
    api.close();
  };
  return { printed, get, release, stop };
}

test.concurrent("while the description is read, the service responds, and its page shows that", async ({
  expect,
}) => {
  const { printed, get, release, stop } = await start();
  expect(printed).toEqual(["The description is still loading. Retry in a moment."]);
  expect((await get("/healthz")).status).toBe(200);
  expect((await get("/readyz")).status).toBe(503);
  for (const path of ["/", "/login", "/ships?page=2"]) {
    const page = await get(path);
    expect(page.status).toBe(503);
    expect(page.headers.get("retry-after")).toBe("1");
    expect(page.headers.get("refresh")).toBe("1");
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.body).toContain("The description is still loading");
    expect(page.body).not.toMatch(/data-early|assets|data-requests/);
  }
  const waiting = Promise.all([get("/api/ships?limit=1"), get("/-/model.json")]);
  expect(await Promise.race([waiting, wait(ABSENCE_MS, "no response")])).toBe("no response");
  release();
  const [rows, model] = await waiting;
  expect(JSON.parse(rows.body)).toEqual({ url: "/v1/ships?limit=1" });
  expect(JSON.parse(model.body)).toMatchObject({ figures: { operations: { count: 1 } } });
  const page = await get("/");
  expect([page.status, page.headers.get("refresh")]).toEqual([200, null]);
  await stop();
});

test.concurrent("calls that the description keeps waiting for long are refused with a time to retry", async ({
  expect,
}) => {
  const { get, stop } = await start();
  const [rows, model] = await Promise.all([get("/api/ships"), get("/-/model/summary.json")]);
  for (const { status, headers, body } of [rows, model]) {
    expect(status).toBe(503);
    expect(headers.get("content-type")).toContain("application/problem+json");
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(JSON.parse(body)).toMatchObject({ code: "unavailable" });
  }
  await stop();
}, 30_000);
