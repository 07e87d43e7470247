import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseJson } from "@quarterdeck/model";
import type { AdminModel, SignIn } from "@quarterdeck/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { BuiltInConfig } from "#config/config.ts";
import { readCommand } from "#config/read-command.ts";
import { createService } from "./app.ts";
import type { Service } from "./service.ts";

const folder = mkdtempSync(join(tmpdir(), "quarterdeck-built-in-"));
const clientDir = join(folder, "client");
const publicUrl = "https://desk.example.com/qd";
const printed: string[] = [];
let service: Service;

/** As the command line would give it; the sample data is not needed here, so the database is made before. */
function configOf(...args: readonly string[]): BuiltInConfig {
  const command = readCommand(["--data", join(folder, "data"), ...args], {});
  if (command.kind !== "serve" || command.config.mode !== "built-in") throw new Error("no");
  return command.config;
}

beforeAll(async () => {
  const { mkdirSync } = await import("node:fs");
  const { connectDatabase } = await import("#database/connect-database.ts");
  mkdirSync(clientDir);
  writeFileSync(join(clientDir, "index.html"), "<!doctype html><html><head></head></html>");
  const dataDir = join(folder, "data");
  const database = await connectDatabase({ dataDir, sample: false, log: () => {} });
  await database.query(
    "create table public.ships (id int primary key, name text not null); insert into public.ships values (1, 'Beagle'); create table public.accounts (id int primary key, owed numeric)",
  );
  await database.close();
  const overlay = join(folder, "fixes.yaml");
  writeFileSync(
    overlay,
    `overlay: 1.0.0\nactions:
- {target: "$.paths['/ships'].get", update: {description: All that float}}
- {target: "$.paths['/rafts'].get", update: {description: None}}`,
  );
  service = await createService(
    configOf("--prefix", "/qd", "--overlay", overlay, "--public-url", publicUrl),
    {
      clientDir,
      print: (line) => printed.push(line),
      log: "quiet",
      startCommand: { program: "npm start --", flags: [] },
    },
  );
});

afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

async function call(
  method: "GET" | "POST" | "PATCH" | "DELETE",
  url: string,
  token = "",
  payload?: object,
) {
  const headers = token === "" ? {} : { authorization: `Bearer ${token}` };
  return service.server.inject({ method, url: `/qd${url}`, headers, ...(payload && { payload }) });
}

async function readPageSignIn(): Promise<SignIn> {
  const { body } = await call("GET", "/");
  const block = /id="quarterdeck">(.*?)<\/script>/s.exec(body)?.[1] ?? "";
  const config = JSON.parse(block) as {
    readonly signIn: SignIn;
    readonly ownsPermissions: boolean;
  };
  expect(config.ownsPermissions).toBe(true);
  return config.signIn;
}

const pathsOf = async (token?: string) =>
  Object.keys((await call("GET", "/api/openapi.json", token)).json<{ paths: object }>().paths);

const modelOf = async (token: string) =>
  parseJson((await call("GET", "/-/model.json", token)).body) as AdminModel;

const password = "correct horse";
let owner: string;
let viewer: string;

test("without a session only sign-in and registration are described", async () => {
  expect(await pathsOf()).toEqual([
    "/auth/register",
    "/auth/login",
    "/auth/logout",
    "/auth/me",
    "/auth/password",
    "/auth/sessions",
    "/auth/sessions/{id}",
  ]);
  const signIn = await readPageSignIn();
  expect(signIn.methods[0]).toMatchObject({
    kind: "password",
    call: { method: "post", path: "/auth/login", mediaType: "application/json" },
    username: { path: ["email"] },
    password: { path: ["password"] },
  });
  expect(signIn.registration?.fields.map(({ path }) => path)).toEqual([
    ["name"],
    ["email"],
    ["password"],
    ["code"],
  ]);
  expect(signIn.me?.path).toBe("/auth/me");
  expect(signIn.signOut?.path).toBe("/auth/logout");
  for (const url of ["/-/model.json", "/api/ships", "/api/accounts", "/api/nothing"]) {
    const { statusCode, headers } = await call("GET", url);
    expect([url, statusCode, headers["www-authenticate"]]).toEqual([url, 401, "Bearer"]);
  }
});

test("the link to the first account has its code where no server and no proxy reads it", () => {
  const [note = "", ...more] = service.notes("http://127.0.0.1:4400/qd/");
  expect(more).toEqual([]);
  const link = new URL(note.split(" ").at(-1) ?? "");
  expect(link.origin + link.pathname + link.search).toBe("https://desk.example.com/qd/register");
  expect(link.hash).toMatch(/^#code=[\w-]{32}$/);
});

test("each role's description contains exactly its permissions", async () => {
  const code = /#code=(\S+)$/.exec(service.notes("http://h/").join())?.[1];
  const register = (name: string) =>
    call("POST", "/api/auth/register", "", { name, email: `${name}@example.com`, password, code });
  owner = (await register("owner")).json().token;
  await register("ann");
  await call("POST", "/api/accounts/2/approve", owner);
  const login = await call("POST", "/api/auth/login", "", { email: "ann@example.com", password });
  viewer = login.json().token;

  expect(await pathsOf(owner)).toEqual(
    expect.arrayContaining(["/ships", "/public.accounts", "/accounts", "/accounts/{id}/approve"]),
  );
  const paths = await pathsOf(viewer);
  expect(paths).toEqual(expect.arrayContaining(["/ships", "/ships/{id}", "/auth/password"]));
  expect(paths.filter((path) => path.startsWith("/accounts"))).toEqual([]);
});

test("plain text is not a body of the API", async () => {
  for (const url of ["/api/auth/login", "/api/accounts/2/approve", "/api/ships"]) {
    const headers = { "content-type": "text/plain", authorization: `Bearer ${owner}` };
    const response = await service.server.inject({
      method: "POST",
      url: `/qd${url}`,
      headers,
      payload: "{}",
    });
    expect([url, response.statusCode]).toEqual([url, 415]);
  }
});

test("no described operation refuses its role", async () => {
  for (const token of [viewer, owner]) {
    const model = await modelOf(token);
    expect(model.figures.operations.count).toBe(model.operations.length);
    const reads = model.operations.filter(
      ({ method, path }) => method === "get" && !path.includes("{"),
    );
    expect(reads.length).toBeGreaterThan(2);
    for (const { path } of reads)
      expect([path, (await call("GET", `/api${path}`, token)).statusCode]).toEqual([path, 200]);
  }
  const model = await modelOf(viewer);
  const writes = model.operations.filter(
    ({ method, path }) => method !== "get" && !path.startsWith("/auth/"),
  );
  expect(writes).toEqual([]);
});

test("accounts are a resource with its actions", async () => {
  const { resources, operations } = await modelOf(owner);
  const accounts = resources.find(({ collectionPath }) => collectionPath === "/accounts");
  expect(accounts).toMatchObject({
    name: "accounts",
    labels: { many: "Accounts" },
    key: [{ field: ["id"], parameter: "id" }],
  });
  expect(accounts?.list?.paging).toMatchObject({ style: "page", first: 1 });
  expect(accounts?.list?.filters.map(({ name }) => name)).toEqual(["role", "status"]);
  expect(accounts?.operations.update).toBe("updateAccount");
  const actions = operations
    .filter(({ id }) => accounts?.actions.includes(id))
    .map(({ label }) => label);
  expect(actions).toEqual(["Approve", "Disable", "Enable", "Sign out everywhere", "Invite"]);
});

test("a table whose name is taken has its own address", async () => {
  expect((await call("GET", "/api/public.accounts", owner)).json()).toMatchObject({
    data: [],
    total: 0,
  });
  expect((await call("GET", "/api/accounts", owner)).json()).toMatchObject({ total: 2 });
});

test("models differ by role and by token", async () => {
  const [forOwner, forViewer] = [
    await call("GET", "/-/model.json", owner),
    await call("GET", "/-/model.json", viewer),
  ];
  expect(forOwner.headers["etag"]).not.toBe(forViewer.headers["etag"]);
  expect((await call("GET", "/-/model.json", "nonsense")).statusCode).toBe(401);
});

test("every response of the API is data that must not run", async () => {
  const { headers } = await call("GET", "/api/ships", owner);
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringMatching("default-src 'none'"),
  });
});

test("an unsafe call of a browser must repeat the cookie", async () => {
  const page = await call("GET", "/");
  const cookie = String(page.headers["set-cookie"]).split(";")[0] ?? "";
  expect(cookie).toMatch(/^XSRF-TOKEN=/);
  const post = (headers: { [name: string]: string }) =>
    service.server.inject({
      method: "POST",
      url: "/qd/api/auth/logout",
      headers: { cookie, ...headers },
    });
  expect((await post({})).json()).toMatchObject({ status: 403, code: "xsrf" });
  expect((await post({ "x-xsrf-token": cookie.slice("XSRF-TOKEN=".length) })).statusCode).toBe(204);
});

test.each([
  ["GET", "/api"],
  ["GET", "/api/"],
  ["PUT", "/api/ships/1"],
  ["POST", "/api/auth/nothing"],
  ["GET", "/api/auth"],
  ["DELETE", "/login"],
] as const)("%s %s is a problem, never the page", async (method, url) => {
  const response = await call(method as "GET", url, owner);
  expect(response.statusCode).toBeGreaterThanOrEqual(404);
  expect(response.statusCode).toBeLessThan(406);
  expect(response.headers["content-type"]).toBe("application/problem+json");
});

test("health and readiness work with and without the prefix", async () => {
  for (const url of ["/healthz", "/readyz", "/qd/healthz", "/qd/readyz"]) {
    expect((await service.server.inject(url)).statusCode).toBe(200);
  }
});

test("a second service in the same directory is refused in one sentence", async () => {
  const second = createService(configOf(), {
    clientDir,
    print: () => {},
    log: "quiet",
    startCommand: { program: "npm start --", flags: [] },
  });
  await expect(second).rejects.toThrow(/already in use.*--data/s);
});

test("without the built console the service names the command to run", async () => {
  const started = createService(configOf(), {
    clientDir: folder,
    print: () => {},
    log: "quiet",
    startCommand: { program: "npm start --", flags: [] },
  });
  await expect(started).rejects.toThrow("npm run build");
});

test("overlays apply for every role, and the owner sees missing targets", async () => {
  expect(printed.filter((line) => line.includes("fixes.yaml"))).toHaveLength(1);
  for (const [token, count] of [
    [owner, 1],
    [viewer, 0],
  ] as const) {
    const { operations, problems } = await modelOf(token);
    expect(operations.find(({ path }) => path === "/ships")?.description).toBe("All that float");
    expect(problems).toHaveLength(count);
  }
});
