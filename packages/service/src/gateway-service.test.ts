import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Problem, type SignIn, formatProblem } from "@quarterdeck/model";
import { afterEach, expect, test } from "vitest";
import { readCommand } from "#config/read-command.ts";
import { createService } from "./app.ts";

const folder = mkdtempSync(join(tmpdir(), "quarterdeck-gateway-"));
mkdirSync(join(folder, "client"));
const early = '<script data-early="{}" src="./first-paint.js"></script>';
writeFileSync(
  join(folder, "client/index.html"),
  `<!doctype html><html><head>${early}</head></html>`,
);

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

const document = (servers: readonly object[] = []) =>
  JSON.stringify({
    openapi: "3.0.3",
    info: { title: "Ships", version: "1" },
    servers,
    paths: { "/ships": { get: { responses: { "200": { description: "All" } } } } },
  });

async function startApi(listener: RequestListener, port = 0): Promise<string> {
  const server: Server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  closers.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The description at /openapi.json, and the requests below /v1. */
const ships =
  (text: string): RequestListener =>
  ({ url = "" }, response) => {
    const isDescription = url.split("?", 1)[0] === "/openapi.json";
    const isKnown = isDescription || url.startsWith("/v1/");
    response.writeHead(isKnown ? 200 : 404, { "content-type": "application/json" });
    response.end(isDescription ? text : JSON.stringify({ url }));
  };

async function start(...args: readonly string[]) {
  const printed: string[] = [];
  const command = readCommand(args, {});
  if (command.kind !== "serve") throw new Error("these flags do not serve");
  const service = await createService(command.config, {
    clientDir: join(folder, "client"),
    print: (line) => printed.push(line),
    log: "quiet",
    startCommand: { program: "npm start --", flags: [] },
  });
  closers.push(() => service.close());
  const origin = await service.server.listen({ port: 0, host: "127.0.0.1" });
  await service.prepared?.();
  const get = async (url: string) => {
    const result = await fetch(origin + url);
    const body = await result.text();
    return {
      status: result.status,
      headers: result.headers,
      body,
      json: () => JSON.parse(body) as unknown,
    };
  };
  const readConfig = async () => {
    const block = /id="quarterdeck">(.*?)<\/script>/s.exec((await get("/")).body)?.[1] ?? "{}";
    return JSON.parse(block) as {
      readonly problems: readonly Problem[];
      readonly signIn: SignIn | null;
      readonly description: string;
      readonly ownsPermissions: boolean;
    };
  };
  return { printed, get, readConfig };
}

test("calls go to the server that the description names, the model to everyone", async () => {
  const origin = await startApi(ships(document([{ url: "/v1" }])));
  const { get, readConfig } = await start("--api", `${origin}/openapi.json`);
  expect((await get("/api/ships?limit=1")).json()).toEqual({ url: "/v1/ships?limit=1" });
  expect((await get("/-/model.json")).json()).toMatchObject({
    figures: { operations: { count: 1 } },
  });
  expect(await readConfig()).toMatchObject({
    problems: [],
    ownsPermissions: false,
    signIn: { methods: [{ kind: "none" }, { kind: "basic" }, { kind: "token" }] },
  });
  expect((await get("/readyz")).status).toBe(200);
  const page = await get("/");
  expect(page.headers.get("set-cookie")).toBeNull();
});

test("the page names the model, and the first rows if the address is that of a list", async () => {
  const rows = {
    type: "array",
    items: { type: "object", properties: { id: { type: "integer" } } },
  };
  const list = (parameters: readonly object[]) => ({
    get: {
      parameters,
      responses: { 200: { description: "", content: { "application/json": { schema: rows } } } },
    },
  });
  const query = (name: string, schema: object, required = false) => ({
    in: "query",
    name,
    required,
    schema,
  });
  const pages = [
    query("page", { type: "integer", default: 1 }),
    query("limit", { type: "integer", default: 20 }),
  ];
  const paths = {
    "/ships": list(pages),
    "/ships/{id}/crew": list([{ in: "path", name: "id", required: true, schema: {} }]),
    "/ports": list([query("country", { type: "string" }, true)]),
  };
  const info = { title: "Ships", version: "1" };
  const origin = await startApi(ships(JSON.stringify({ openapi: "3.0.3", info, paths })));
  const { get } = await start("--api", `${origin}/openapi.json`);
  const requestsOf = async (address: string) => {
    const text = /data-requests="([^"]*)"/.exec((await get(address)).body)?.[1] ?? "";
    return JSON.parse(text.replaceAll("&quot;", '"').replaceAll("&amp;", "&")) as object;
  };
  expect(await requestsOf("/ships")).toMatchObject({
    model: expect.stringMatching(/^-\/model\/summary\.json\?v=./),
    rows: "api/ships?page=1&limit=25",
    userHeader: true,
  });
  for (const address of ["/", "/ships?page=2", "/ships/1", "/ports", "/ships/1/crew", "/absent"]) {
    expect(await requestsOf(address)).not.toHaveProperty("rows");
  }
});

test("a placeholder server is named on the terminal and in the page, unless --upstream is given", async () => {
  const origin = await startApi(ships(document()));
  const file = join(folder, "placeholder.json");
  writeFileSync(file, document([{ url: "https://api.example.com/v1" }]));
  const { printed, readConfig } = await start("--api", file);
  expect(printed.join("\n")).toContain("placeholder server: https://api.example.com/v1.");
  expect(await readConfig()).toMatchObject({
    server: { address: "https://api.example.com/v1", isPlaceholder: true },
  });
  const other = await start("--api", file, "--upstream", `${origin}/v1`);
  expect(other.printed.join("\n")).not.toMatch(/placeholder|base path/);
  expect(await other.readConfig()).toMatchObject({
    server: { address: `${origin}/v1`, isPlaceholder: false },
  });
});

test("a base path that --upstream lacks is found and named on the terminal", async () => {
  const origin = await startApi(ships(document()));
  const file = join(folder, "base.json");
  writeFileSync(file, document([{ url: "https://ships.test/v1" }]));
  const { printed, readConfig } = await start("--api", file, "--upstream", origin);
  expect(printed.join("\n")).toContain(`Requests go to ${origin}/v1: add this path to --upstream.`);
  expect(await readConfig()).toMatchObject({ server: { address: `${origin}/v1` } });
});

test("--upstream wins over the description", async () => {
  const origin = await startApi(ships(document([{ url: "https://elsewhere.example" }])));
  const file = join(folder, "ships.json");
  writeFileSync(file, document([{ url: "https://elsewhere.example" }]));
  const { get } = await start("--api", file, "--upstream", `${origin}/v1`);
  expect((await get("/api/ships")).json()).toEqual({ url: "/v1/ships" });
});

test("overlays correct the description, and their problems are printed once", async () => {
  const origin = await startApi(ships(document()));
  writeFileSync(
    join(folder, "server.yaml"),
    `overlay: 1.0.0\nactions: [{target: $, update: {servers: [{url: /v1}]}}, {target: $.inof, update: {}}]`,
  );
  const { printed, get } = await start(
    "--api",
    `${origin}/openapi.json`,
    "--overlay",
    join(folder, "server.yaml"),
    "--overlay",
    join(folder, "missing.yaml"),
  );
  expect((await get("/api/ships")).json()).toEqual({ url: "/v1/ships" });
  expect(printed).toHaveLength(2);
  expect(printed[0]).toMatch(
    /overlay at .*missing\.yaml could not be read\. The file does not exist/,
  );
  expect(printed[1]).toMatch(/server\.yaml, action 2 \(\$\.inof\): the target matches nothing/);
  const { problems } = (await get("/-/model.json")).json() as { problems: readonly Problem[] };
  expect(problems.map(({ message }) => formatProblem(message))).toEqual(printed);
});

test("an API that is down at start is there as soon as it is up", async () => {
  const origin = await startApi(ships(document()));
  await closers.pop()?.();
  const { printed, get, readConfig } = await start("--api", `${origin}/openapi.json`);
  expect(printed.join()).toMatch(/The connection was refused/);
  expect(await readConfig()).toMatchObject({
    signIn: null,
    problems: [{ severity: "error", message: { params: { reason: { code: "nothing-listens" } } } }],
  });
  expect((await get("/-/model.json")).json()).toMatchObject({ status: 503, detail: printed[0] });
  expect((await get("/api/ships")).status).toBeGreaterThanOrEqual(502);
  expect((await get("/healthz")).status).toBe(200);
  expect((await get("/readyz")).status).toBe(503);

  await startApi(ships(document([{ url: "/v1" }])), Number(new URL(origin).port));
  await expect.poll(async () => (await readConfig()).problems, { timeout: 10_000 }).toEqual([]);
  expect((await get("/api/ships")).json()).toEqual({ url: "/v1/ships" });
});

const broken: readonly [string, string, RegExp][] = [
  [
    "a page of HTML",
    "<!doctype html><html><body>Docs</body></html>",
    /web page, not an OpenAPI document/,
  ],
  ["another JSON document", `{"hello":"world"}`, /OpenAPI/],
  ["broken JSON", `{"openapi":"3.0.0",`, /./],
  ["nothing", "", /./],
  [
    "a document without operations",
    `{"openapi":"3.0.0","info":{"title":"x","version":"1"},"paths":{}}`,
    /no operations/,
  ],
];

test.each(broken)(
  "%s is shown on the page with the remedy, and fixed without a restart",
  async (_, text, words) => {
    let served = text;
    const origin = await startApi((request, response) => ships(served)(request, response));
    const { readConfig } = await start("--api", `${origin}/openapi.json`);
    const { problems, signIn } = await readConfig();
    expect(problems.map(({ message }) => formatProblem(message)).join()).toMatch(words);
    expect(signIn).toBeNull();
    served = document([{ url: "/v1" }]);
    await expect.poll(async () => (await readConfig()).problems, { timeout: 10_000 }).toEqual([]);
  },
);

test("a file without a server requires --upstream", async () => {
  const file = join(folder, "no-server.json");
  writeFileSync(file, document([{ url: "/v1" }]));
  const { printed, get, readConfig } = await start("--api", file);
  expect(printed.join()).toMatch(/--upstream/);
  expect((await readConfig()).problems).toMatchObject([{ code: "no-server" }]);
  expect((await get("/api/ships")).json()).toMatchObject({
    detail: expect.stringMatching(/--upstream/),
  });
});

test("the page contains neither secrets of the description's address nor local folders", async () => {
  const origin = await startApi(ships(document([{ url: "/v1" }])));
  const secret = origin.replace("http://", "http://user:hunter2@");
  const byAddress = await start("--api", `${secret}/openapi.json?key=hunter2`);
  expect((await byAddress.readConfig()).description).toBe(`${origin}/openapi.json`);
  expect((await byAddress.get("/")).body).not.toContain("hunter2");
  expect(byAddress.printed.join()).not.toContain("hunter2");
  const file = join(folder, "ships.json");
  await expect(byAddress.readConfig()).resolves.toMatchObject({ problems: [] });
  const byFile = await start("--api", file, "--upstream", origin);
  expect((await byFile.readConfig()).description).toBe("ships.json");
  expect((await byFile.get("/")).body).not.toContain(folder);
});

test.each([
  ["http://10.255.255.1/v1", false],
  ["http://192.168.0.9:8080", false],
  ["http://169.254.169.254/latest", false],
  ["http://[fd00::1]/v1", false],
  ["http://0.0.0.0:1/v1", false],
  ["http://[::ffff:10.0.0.1]/v1", false],
  ["http://localhost:1/v1", true],
  ["http://127.0.0.1:1/v1", true],
  ["http://[::1]:1/v1", true],
  ["https://203.0.113.7/v1", true],
  ["/v1", true],
])("a description of this machine that names %s is usable: %s", async (url, isUsed) => {
  const origin = await startApi(ships(document([{ url }])));
  const { printed, get, readConfig } = await start("--api", `${origin}/openapi.json`);
  expect((await readConfig()).problems.map(({ code }) => code)).toEqual(
    isUsed ? [] : ["private-server"],
  );
  if (isUsed) return;
  expect(printed.join()).toContain("--upstream");
  expect((await get("/api/ships")).json()).toMatchObject({ code: "upstream-unreachable" });
});

test("--upstream and a file may name a server in a private network", async () => {
  const file = join(folder, "private.json");
  writeFileSync(file, document([{ url: "http://10.255.255.1/v1" }]));
  const byFile = await start("--api", file);
  expect((await byFile.readConfig()).problems).toEqual([]);
  const origin = await startApi(ships(document([{ url: "http://10.255.255.1" }])));
  const byFlag = await start("--api", `${origin}/openapi.json`, "--upstream", `${origin}/v1`);
  expect((await byFlag.get("/api/ships")).json()).toEqual({ url: "/v1/ships" });
});
