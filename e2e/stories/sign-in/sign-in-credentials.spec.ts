import type { Upstream } from "#e2e/fixtures/upstream.ts";
import { bodyRows, expectLogin } from "#e2e/fixtures/screens.ts";
import { expect, stored, test } from "#e2e/fixtures/test.ts";

const basic = { name: "basic", scheme: { type: "http", scheme: "basic" } };
const right = `Basic ${btoa("ada:open sesame")}`;

/** Responds to a wrong credential with 401 and WWW-Authenticate. */
function guard({ on }: Upstream): void {
  const refusal = {
    status: 401,
    headers: { "www-authenticate": 'Basic realm="library"' },
    json: { message: "That is not right." },
  };
  on("GET /api/me", ({ headers }) =>
    headers.authorization === right ? { json: { id: 7, name: "Ada Reader" } } : refusal,
  );
}

test("user name and password go with each call, after the API has looked at them", async ({
  page,
  openGateway,
  watched,
}) => {
  watched.allowFailed(401);
  const { origin, upstream } = await openGateway({ security: basic, hasLogin: false });
  guard(upstream);
  await page.goto(`${origin}/books`);
  await page.getByLabel("Username").fill("ada");
  await page.getByLabel("Password", { exact: true }).fill("guess");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("That is not right.");
  await expectLogin(page);
  await page.getByLabel("Password", { exact: true }).fill("open sesame");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(bodyRows(page)).toHaveCount(10);
  expect(upstream.received("GET /api/books")[0]?.headers.authorization).toBe(right);
  expect(JSON.parse((await stored(page))["user"] ?? "")).toEqual({ id: 7, name: "Ada Reader" });
});

for (const [position, read] of [
  ["header", ({ headers }) => headers["x-key"]],
  ["query", ({ parameters }) => parameters.get("x-key")],
  ["cookie", ({ headers }) => /x-key=([^;]*)/.exec(headers.cookie ?? "")?.[1]],
] as const satisfies readonly (readonly [
  string,
  (request: Upstream["requests"][number]) => unknown,
])[]) {
  test(`a pasted key goes into the ${position}${position === "header" ? "" : " @long"}`, async ({
    page,
    openGateway,
  }) => {
    const scheme = { type: "apiKey", in: position, name: "x-key" };
    const { origin, upstream } = await openGateway({
      security: { name: "key", scheme },
      hasLogin: false,
    });
    await page.goto(`${origin}/books`);
    await page.getByLabel("Token", { exact: true }).fill("k3y");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(bodyRows(page)).toHaveCount(10);
    const [list] = upstream.received("GET /api/books");
    expect(list && read(list)).toBe("k3y");
    expect(list?.headers.authorization).toBeUndefined();
  });
}

/** A small API that belongs to tenants. */
function serveTenants(upstream: Upstream): void {
  const text = { type: "string" };
  const tenant = {
    name: "X-Tenant-ID",
    in: "header",
    required: true,
    description: "Whose ships they are.",
    schema: text,
  };
  const get = (parameters: readonly object[]) => ({
    get: {
      parameters,
      responses: {
        "200": {
          description: "All",
          content: {
            "application/json": {
              schema: {
                type: "array",
                items: { type: "object", properties: { id: { type: "integer" }, name: text } },
              },
            },
          },
        },
      },
    },
  });
  upstream.on("GET /openapi.json", {
    json: {
      openapi: "3.1.0",
      info: { title: "Fleet", version: "1" },
      servers: [{ url: `${upstream.origin}/api` }],
      security: [{ bearer: [] }],
      paths: { "/ships": get([tenant]), "/crews": get([tenant]), "/ports": get([]) },
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
    },
  });
  const rows = [{ id: 1, name: "One" }];
  upstream.on("GET /api/ships", ({ headers }) =>
    headers["x-tenant-id"] === undefined
      ? { status: 400, json: { message: "Whose?" } }
      : { json: [{ id: 1, name: `Ship of ${String(headers["x-tenant-id"])}` }] },
  );
  upstream.on("GET /api/ports", { json: rows });
}

test("a tenant is entered once, and sent to the operations that declare it @long", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway({ serve: serveTenants });
  await page.goto(`${origin}/ships`);
  await page.getByLabel("Token", { exact: true }).fill("t");
  await page.getByLabel("Tenant ID").fill("blue");
  await page.keyboard.press("Enter");
  await expect(bodyRows(page).first()).toContainText("Ship of blue");
  await page.goto(`${origin}/ports`);
  await expect(bodyRows(page)).toHaveCount(1);
  for (const { headers } of upstream.received("GET /api/ports"))
    expect(headers["x-tenant-id"]).toBeUndefined();
  await page.goto(`${origin}/-/settings`);
  await expect(page.getByLabel("Tenant ID")).toHaveValue("blue");
  // A value that is typed as the page is left is stored, also by a slow processor.
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 20 });
  await page.getByLabel("Tenant ID").fill("red");
  await page.goto(`${origin}/ships`, { waitUntil: "commit" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect(bodyRows(page).first()).toContainText("Ship of red");
});
