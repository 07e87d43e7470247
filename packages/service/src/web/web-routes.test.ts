import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import type { AdminModel } from "@quarterdeck/model";
import fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { handleError, handleNotFound } from "#problem/handle-error.ts";
import type { PageConfig } from "./page-config.ts";
import { createDescribedModel } from "#described-model.ts";
import { writeModel } from "#model-work.ts";
import { createServedText } from "./served-text.ts";
import { addWebRoutes } from "./web-routes.ts";

const clientDir = mkdtempSync(join(tmpdir(), "quarterdeck-web-"));
const script = "console.log(1)".repeat(200);

beforeAll(() => {
  mkdirSync(join(clientDir, "-/assets"), { recursive: true });
  writeFileSync(
    join(clientDir, "index.html"),
    `<!doctype html><html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'"><base href="/old/"><title>Old</title><script type="application/json" id="quarterdeck">{}</script></head><body></body></html>`,
  );
  writeFileSync(join(clientDir, "favicon.svg"), "<svg/>");
  writeFileSync(join(clientDir, ".secret"), "secret");
  writeFileSync(join(clientDir, "-/assets/a-123.js"), script);
  writeFileSync(join(clientDir, "-/assets/model-worker-1.js"), script);
  writeFileSync(join(clientDir, "-/assets/a-123.js.br"), brotliCompressSync(script));
});
afterAll(() => rmSync(clientDir, { recursive: true }));

const config: PageConfig = {
  apiHost: "",
  basePath: "/api",
  description: "",
  history: "browser",
  pictures: "own",
  onForbidden: "end",
  userHeader: true,
  title: "Ships & Co. </script>",
  logo: "",
  accent: "",
  model: { path: "-/model", version: "", isSplit: false },
  signIn: null,
  ownsPermissions: false,
  server: null,
  problems: [],
  notices: [],
  oauth: "",
  clientId: "",
};
const model: AdminModel = {
  title: "x".repeat(2000),
  apiVersion: "1",
  servers: [],
  resources: [],
  operations: [],
  signIn: { methods: [] },
  figures: {
    operations: { count: 0, total: 0 },
    lists: { count: 0, total: 0 },
    writes: { count: 0, total: 0 },
    assigned: { count: 0, total: 0 },
    ends: { count: 0, total: 0 },
    signIn: { count: 1, total: 1 },
  },
  problems: [],
};

async function createApp({
  prefix = "",
  history = "browser",
}: { prefix?: string; history?: "browser" | "hash" } = {}) {
  const app = fastify();
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);
  await app.register(async (web) =>
    addWebRoutes(web, {
      clientDir,
      prefix,
      readConfig: async () => ({ ...config, history }),
      readModel: async () => createDescribedModel(writeModel(model)).served,
      readSources: async () => createServedText(Buffer.from("{}")),
      writeStart: () => "npm start",
    }),
  );
  return app;
}

const html = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

const pages = [
  "/",
  "/?a=b",
  "/index.html",
  "/login",
  "/404",
  "/orders/17",
  "/orders/a.js",
  "/-/operations/x",
  "/a/b/c/d",
  "//evil.example",
];

test.each(pages)("%s is the page", async (url) => {
  const response = await (await createApp()).inject({ url, headers: html });
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(response.headers["cache-control"]).toBe("no-cache");
  expect(response.headers["etag"]).toBeUndefined();
});

test.each([
  "/-/assets/gone-1.js",
  "/-/assets/",
  "/-/assets/%2e%2e/%2e%2e/.secret",
  "/.secret",
  "/gone.png",
  "/robots.txt",
])("%s is not found rather than the page", async (url) => {
  const app = await createApp();
  for (const headers of [{ accept: "*/*" }, ...(url.startsWith("/-/assets") ? [html] : [])]) {
    const response = await app.inject({ url, headers });
    expect(response.statusCode).toBe(404);
    expect(response.headers["content-type"]).toBe("application/problem+json");
    expect(response.body).not.toContain('secret"');
  }
});

test("a script request never returns the page, even at an address of a screen", async () => {
  const headers = { accept: "*/*", "sec-fetch-dest": "script" };
  expect((await (await createApp()).inject({ url: "/orders", headers })).statusCode).toBe(404);
});

test("the page contains its configuration, safely", async () => {
  const app = await createApp({ prefix: "/any/prefix" });
  const { body } = await app.inject({ url: "/any/prefix/orders", headers: html });
  expect(body.match(/<base /g)).toHaveLength(1);
  expect(body.indexOf(`<base href="/any/prefix/" />`)).toBeLessThan(body.indexOf("<title>"));
  expect(body).toContain("<title>Ships &amp; Co. &lt;/script&gt;</title>");
  const block = /<script type="application\/json" id="quarterdeck">(.*?)<\/script>/s.exec(
    body,
  )?.[1];
  expect(JSON.parse(block ?? "")).toEqual(config);
  expect(body.match(/id="quarterdeck"/g)).toHaveLength(1);
});

test("the policy allows own scripts and styles with this response's nonce, nothing inline or evaluated", async () => {
  const app = await createApp();
  const responses = await Promise.all([app.inject("/"), app.inject("/")]);
  const nonces = responses.map(({ headers, body }) => {
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe/);
    // WebKit blocks all scripts if a source has a host of any name and no scheme.
    expect(policy).not.toMatch(/\s\*/);
    expect(policy).toMatch(/, script-src http:\/\/\*:\*\S*\/-\/assets\//);
    for (const part of [
      "default-src 'none'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
    ]) {
      expect(policy).toContain(part);
    }
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "none";
    expect(body).toContain(`<meta property="csp-nonce" nonce="${nonce}" />`);
    // That of a static host, with which both would apply.
    expect(body).not.toMatch(/http-equiv/i);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "x-frame-options": "DENY",
    });
    return nonce;
  });
  expect(nonces[0]).not.toBe(nonces[1]);
});

test("a hashed file is immutable and sent as compressed at build time", async () => {
  const app = await createApp();
  const plain = await app.inject("/-/assets/a-123.js");
  expect(plain.body).toBe(script);
  expect(plain.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  const small = await app.inject({
    url: "/-/assets/a-123.js",
    headers: { "accept-encoding": "gzip, br" },
  });
  expect(small.headers["content-encoding"]).toBe("br");
  expect(small.headers["content-type"]).toMatch("javascript");
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(script);
});

test("a hashed file has the headers of files only, in a few hundred bytes", async () => {
  const { headers } = await (await createApp()).inject("/-/assets/a-123.js");
  expect(headers).toMatchObject({
    "content-security-policy": expect.stringContaining("default-src 'none'"),
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  });
  expect(JSON.stringify(headers).length).toBeLessThan(540);
});

test("a worker has the policy of scripts in its file", async () => {
  const app = await createApp();
  const worker = await app.inject("/-/assets/model-worker-1.js");
  expect(worker.headers["content-security-policy"]).toContain("connect-src 'self'");
});

test("a file without a hash in its name is revalidated", async () => {
  const response = await (await createApp()).inject("/favicon.svg");
  expect(response.headers).toMatchObject({
    "cache-control": "no-cache",
    "content-type": "image/svg+xml",
  });
});

test("[R7] under hash history an address of browser history is redirected with its query", async () => {
  const app = await createApp({ prefix: "/p", history: "hash" });
  const cases = [
    ["/p/login?next=%2Forders", "/p/#/login?next=%2Forders"],
    ["/p/orders/17?page=2", "/p/#/orders/17?page=2"],
    ["/p//evil.example", "/p/#//evil.example"],
  ];
  for (const [url = "", location] of cases) {
    const response = await app.inject({ url, headers: html });
    expect([response.statusCode, response.headers.location]).toEqual([302, location]);
  }
  expect((await app.inject({ url: "/p/?theme=light", headers: html })).statusCode).toBe(200);
});

test("the prefix without its slash, and the root, lead to the console", async () => {
  const app = await createApp({ prefix: "/p" });
  for (const [url, location] of [
    ["/p?theme=light", "/p/?theme=light"],
    ["/", "/p/"],
    ["/?a=1", "/p/?a=1"],
  ] as const) {
    expect((await app.inject(url)).headers.location).toBe(location);
  }
  expect((await app.inject({ url: "/other", headers: html })).statusCode).toBe(404);
});

test("a new build is served without a restart, a missing one is reported", async () => {
  const app = await createApp();
  await app.inject("/");
  const file = join(clientDir, "index.html");
  writeFileSync(file, "<html><head></head><body>new</body></html>");
  utimesSync(file, new Date(), new Date(Date.now() + 5000));
  expect((await app.inject("/")).body).toContain("new");
  rmSync(file);
  const response = await app.inject("/");
  expect(response.json()).toMatchObject({
    status: 503,
    code: "unavailable",
    detail: expect.stringMatching("npm run build"),
  });
});
