import { afterAll, beforeAll, expect, test } from "vitest";
import { callers, openBuiltIn } from "#testing/open-built-in.ts";
import type { CallerKind, OpenBuiltIn, Sent } from "#testing/open-built-in.ts";

let service: OpenBuiltIn;
beforeAll(async () => {
  service = await openBuiltIn();
}, 60_000);
afterAll(() => service.close());

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Callers without a session, and readers. */
const strangers: readonly CallerKind[] = ["none", "waiting", "disabled", "expired", "forged"];
const viewers: readonly CallerKind[] = ["viewer", "otherViewer"];
/** Callers that may change nothing. */
const readers: readonly CallerKind[] = [...strangers, ...viewers];

interface Address {
  readonly path: string;
  /** Required: nothing, any session, the role of a table's method, or the role owner. */
  readonly needs: "nothing" | "session" | "table" | "owner";
}

/** Sign-in routes read their body first; anyone may send it. */
const signIn = new Set(["/auth/login", "/auth/register"]);

function readNeeds(path: string): Address["needs"] {
  if (signIn.has(path)) return "nothing";
  if (path.startsWith("/auth/")) return "session";
  return path === "/accounts" || path.startsWith("/accounts/") ? "owner" : "table";
}

/** Every address that the description for owners contains, and some that none contains. */
async function listAddresses(): Promise<readonly Address[]> {
  const { body } = await service.send({ path: "/api/openapi.json", caller: "owner" });
  const { paths } = JSON.parse(body) as { readonly paths: object };
  // These end the sessions of the callers; they have a test below and in the suite of invitations.
  const ending = ["/auth/logout", "/auth/sessions/{id}"];
  const others = Object.keys(paths).filter((path) => !ending.includes(path));
  const described = others.map((path) => ({
    path: `/api${path.replaceAll(/\{id\}/g, "2").replaceAll(/\{[^}]*\}/g, "1")}`,
    needs: readNeeds(path),
  }));
  const odd = [
    "/api/accounts/2%2Fdisable",
    "/api/accounts%2F2",
    "/api//accounts",
    "/api/Accounts/2",
  ];
  const hidden = [
    "/api/quarterdeck.accounts",
    "/api/quarterdeck.tokens",
    "/api/pg_catalog.pg_authid",
  ];
  const unknown = [...odd, ...hidden].map((path) => ({ path, needs: "table" as const }));
  return [...described, ...unknown, { path: "/-/model.json", needs: "session" }];
}

/** Problems of one address, for every method and caller. */
async function findHoles({ path, needs }: Address): Promise<readonly string[]> {
  const holes: string[] = [];
  for (const method of methods) {
    for (const caller of needs === "owner" ? [...readers, "editor" as const] : readers) {
      const { status } = await service.send(requestOf(method, path, caller));
      const isHole = status >= 500 || !isRightful(status, { needs, method, caller });
      if (isHole) holes.push(`${method} ${path} as ${caller}: ${status}`);
    }
  }
  return holes;
}

function requestOf(method: string, path: string, caller: CallerKind): Sent {
  const hasBody = method === "POST" || method === "PUT" || method === "PATCH";
  const headers = { "content-type": "application/json" };
  return { method, path, caller, ...(hasBody && { headers, body: "{}" }) };
}

interface Attempt extends Pick<Address, "needs"> {
  readonly method: string;
  readonly caller: CallerKind;
}

/** True for a status that reveals nothing to this caller and changes nothing. */
function isRightful(status: number, { needs, method, caller }: Attempt): boolean {
  if (needs === "nothing") return true;
  // Unknown addresses and methods: the same for everyone.
  if (status === 404 && caller !== "none" && !strangers.includes(caller)) return true;
  // A method without a route.
  const isUnknown =
    method === "OPTIONS" || (needs === "session" && method !== "GET" && method !== "HEAD");
  if (strangers.includes(caller)) return status === 401 || (isUnknown && status === 404);
  if (needs === "owner") return status === 403 || status === 405 || status === 404;
  if (needs === "table" && viewers.includes(caller) && method !== "GET" && method !== "HEAD") {
    return status === 403 || status === 405;
  }
  return true;
}

test("no caller gets more than the role allows, at any address with any method", async () => {
  const addresses = await listAddresses();
  expect(addresses.length).toBeGreaterThan(25);
  const before = await readState();
  const holes: string[] = [];
  for (const address of addresses) holes.push(...(await findHoles(address)));
  expect(holes).toEqual([]);
  expect(await readState(), "nothing has changed").toEqual(before);
});

/** Rows of all tables and accounts, as the owner reads them. */
async function readState(): Promise<readonly string[]> {
  const paths = ["accounts", "shop.clients", "bills", "bill_lines", "heap", "constructor"];
  const states = paths.map((path) => service.send({ path: `/api/${path}`, caller: "owner" }));
  return (await Promise.all(states)).map(({ body }) => body);
}

test.each(callers)("a session is refused anywhere but in its header: %s", async (kind) => {
  const token = service.tokens[kind] ?? "";
  const attempts: readonly Sent[] = [
    { path: `/api/bills?access_token=${token}` },
    { path: `/api/bills?token=${token}` },
    { path: "/api/bills", headers: { cookie: `token=${token}; Authorization=Bearer ${token}` } },
    { path: "/api/bills", headers: { authorization: token } },
    { path: "/api/bills", headers: { authorization: `Basic ${token}` } },
    { path: "/api/bills", headers: { authorization: `Bearer ${token} ${token}` } },
    { path: "/api/bills", headers: { authorization: `Bearer ${token},Bearer ${token}` } },
    { path: "/api/bills", headers: { user: JSON.stringify({ id: 1, role: "owner" }) } },
    { path: "/api/bills", headers: { "x-authorization": `Bearer ${token}` } },
    { path: "/api/bills", headers: { "proxy-authorization": `Bearer ${token}` } },
  ];
  for (const attempt of attempts) expect((await service.send(attempt)).status).toBe(401);
});

test("a viewer's session reads and ends itself, and no other one", async () => {
  const me = { path: "/api/auth/me" };
  const users = await Promise.all(
    (["viewer", "otherViewer"] as const).map((caller) => service.send({ ...me, caller })),
  );
  expect(users.map(({ body }) => JSON.parse(body).name)).toEqual(["viewer", "other"]);
  await service.send({ method: "POST", path: "/api/auth/logout", caller: "otherViewer" });
  expect((await service.send({ ...me, caller: "otherViewer" })).status).toBe(401);
  expect((await service.send({ ...me, caller: "viewer" })).status).toBe(200);
});
