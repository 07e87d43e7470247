import { expect, test } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readBlock, readGuides, splitCommand } from "#e2e/fixtures/guide.ts";
import { startProxy, type Proxy } from "#e2e/fixtures/proxy.ts";
import { root, startService, type Service } from "#e2e/fixtures/service.ts";
import { findProxy } from "#scripts/proxies.mjs";

const guide = "deploying.md";
const blocks = { nginx: "nginx", caddy: "caddyfile" } as const;

/** Addresses of the guide, replaced by those of the test. */
const written = { console: "127.0.0.1:4400", api: "https://api.example.com", host: "/var/www" };

const html = { headers: { accept: "text/html" } };

for (const name of ["nginx", "caddy"] as const) {
  test.describe(`the guide to ${name}`, () => {
    test.skip(findProxy(name) === undefined, `no ${name} is at hand`);

    test("puts the console and its gateway behind a prefix @long", async () => {
      const api = await startApi();
      const service = await startConsole(api.origin);
      const snippet = readBlock(guide, `${blocks[name]} prefix`);
      const own = snippet.replace(written.console, new URL(service.origin).host);
      const proxy = await startProxy(name, own, "/admin/healthz");
      try {
        await expectPages(proxy);
        await expectCaller(proxy);
        await expectStreams(proxy, api.release);
        const body = Buffer.alloc(3_000_000, "x");
        const upload = await fetch(`${proxy.origin}/admin/api/count`, { method: "POST", body });
        expect(await upload.json()).toEqual({ bytes: body.length });
      } finally {
        await proxy.stop();
        await service.stop();
        api.close();
      }
    });

    test("serves the built files from a folder @long", async () => {
      const folder = mkdtempSync(join(tmpdir(), "quarterdeck-host-"));
      const within = (text: string): string => text.replaceAll(written.host, folder);
      const [, copy = ""] = readBlock(guide, "sh static").split("\n");
      execFileSync("sh", ["-ec", within(copy)], { cwd: root });
      const page = join(folder, "admin/index.html");
      const config = readBlock(guide, "html static");
      const input = readFileSync(page, "utf8");
      const block = /<script[^>]*id="quarterdeck"[^]*?<\/script>/;
      expect(input).toMatch(block);
      writeFileSync(
        page,
        input.replace(block, () => config),
      );
      const snippet = within(readBlock(guide, `${blocks[name]} static`));
      const proxy = await startProxy(name, snippet, "/admin/");
      try {
        const text = await expectFile(proxy, "", { type: "text/html", cache: "no-cache" });
        expect(text).toContain(written.api);
        const [, asset = ""] = /src="\.\/(-\/assets\/[\w-]+\.js)"/.exec(text) ?? [];
        // Small files have no compressed form.
        const isCompressed = existsSync(join(folder, "admin", `${asset}.gz`));
        await expectFile(proxy, asset, {
          type: "javascript",
          cache: "max-age=3",
          ...(isCompressed && { encoding: "gzip" }),
        });
        const small = { type: "javascript", cache: "no-cache", encoding: "gzip" };
        await expectFile(proxy, "first-paint.js", small);
      } finally {
        await proxy.stop();
        rmSync(folder, { recursive: true, force: true });
      }
    });
  });
}

async function expectPages({ origin }: Proxy): Promise<void> {
  for (const path of ["/admin", "/admin/", "/admin/login", "/admin/books/1"]) {
    const reply = await fetch(origin + path, html);
    expect(new URL(reply.url).pathname).toBe(path === "/admin" ? "/admin/" : path);
    expect(await reply.text(), path).toContain('id="quarterdeck"');
    expect(new URL(reply.url).origin, "no way out of the proxy").toBe(origin);
  }
}

/** The API learns the caller and the host from the proxy, not from the caller. */
async function expectCaller({ origin }: Proxy): Promise<void> {
  const reply = await fetch(`${origin}/admin/api/echo`, {
    method: "POST",
    headers: { origin, "x-forwarded-for": "203.0.113.9" },
  });
  expect(await reply.json()).toMatchObject({
    "x-forwarded-for": "127.0.0.1, 127.0.0.1",
    "x-forwarded-proto": "http",
    "x-forwarded-host": new URL(origin).host,
    origin: expect.not.stringContaining(origin),
  });
}

/** The response arrives while the API still writes it. */
async function expectStreams({ origin }: Proxy, release: () => void): Promise<void> {
  const reply = await fetch(`${origin}/admin/api/stream`);
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect(await reader?.read()).toMatchObject({ value: "first" });
  release();
  expect(await reader?.read()).toMatchObject({ value: "last" });
}

interface FileResponse {
  readonly type: string;
  readonly cache: string;
  readonly encoding?: string;
}

async function expectFile({ origin }: Proxy, path: string, reply: FileResponse): Promise<string> {
  const file = await fetch(`${origin}/admin/${path}`);
  const { status, headers } = file;
  expect(status, path).toBe(200);
  expect(headers.get("content-type")).toContain(reply.type);
  expect(headers.get("cache-control")).toContain(reply.cache);
  expect(headers.get("content-encoding")).toBe(reply.encoding ?? null);
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(Object.fromEntries(headers)).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": expect.stringContaining("camera=()"),
  });
  return file.text();
}

/** Started as in the guide. */
function startConsole(api: string): Promise<Service> {
  const start = readGuides().find((run) => run.guide === guide)?.start ?? "";
  const [, , , ...flags] = splitCommand(start.replace(written.api, api));
  expect(flags).toContain("--trust-proxy");
  return startService(flags);
}

interface Api {
  readonly origin: string;
  readonly release: () => void;
  readonly close: () => void;
}

/** An API that returns its request, and ends a stream on request. */
async function startApi(): Promise<Api> {
  let release: () => void = () => {};
  const replies: Readonly<
    Record<string, (request: IncomingMessage, response: ServerResponse) => void>
  > = {
    "/openapi.json": (_request, response) =>
      response.end(
        JSON.stringify({ openapi: "3.1.0", info: { title: "Echo", version: "1" }, paths: {} }),
      ),
    "/echo": (request, response) => response.end(JSON.stringify(request.headers)),
    "/stream": (_request, response) => {
      response.write("first");
      release = () => response.end("last");
    },
    "/count": (request, response) => {
      let bytes = 0;
      request.on("data", (chunk: Buffer) => (bytes += chunk.length));
      request.on("end", () => response.end(JSON.stringify({ bytes })));
    },
  };
  const server = createServer((request, response) => {
    const reply = replies[request.url ?? ""];
    if (reply === undefined) response.writeHead(404).end();
    else reply(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    release: () => release(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
