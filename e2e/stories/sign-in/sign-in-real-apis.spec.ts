import { bodyRows, expectLayout, expectLogin, signOut } from "#e2e/fixtures/screens.ts";
import { lookAt } from "#e2e/fixtures/looks.ts";
import { expect, test, type Page } from "#e2e/fixtures/test.ts";
import { credentials, describeStock, json, rows, text } from "#e2e/fixtures/stock-api.ts";
import type { Received, Reply } from "#e2e/fixtures/upstream.ts";

const signInButton = (page: Page) => page.getByRole("button", { name: "Sign in", exact: true });

async function paste(page: Page, token: string): Promise<void> {
  await page.getByLabel("Token", { exact: true }).fill(token);
  await signInButton(page).click();
}

async function submit(page: Page, password: string): Promise<void> {
  await page.getByLabel("Username").fill("ada");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await signInButton(page).click();
}

test("the form of a key is learned from the API, shown, and stored for the next sign-in", async ({
  page,
  openGateway,
  watched,
}) => {
  watched.allowFailed(401);
  const { origin, upstream } = await openGateway({
    serve: (api) =>
      describeStock(api, { scheme: { type: "apiKey", in: "header", name: "Authorization" } }),
  });
  const refusal = {
    status: 401,
    headers: { "www-authenticate": "Token" },
    json: { detail: "No." },
  };
  upstream.on("GET /api/items", ({ headers }) =>
    headers.authorization === "Token k3y" ? { json: rows } : refusal,
  );
  await page.goto(`${origin}/items`);
  await expect(page.getByText("Authorization: Bearer ••••")).toBeVisible();
  // A pasted scheme is sent as it is, and refused with the API's words.
  await paste(page, "SSWS k3y");
  await expect(page.getByRole("alert")).toContainText("No.");
  expect(upstream.requests.map(({ headers }) => headers.authorization)).toEqual(["SSWS k3y"]);
  await paste(page, "k3y");
  await expect(bodyRows(page)).toHaveCount(1);
  upstream.requests.length = 0;
  await signOut(page);
  await expect(page.getByText("Authorization: Token ••••")).toBeVisible();
  await paste(page, "k3y");
  await expectLayout(page);
  const sent = upstream.received("GET /api/items").map(({ headers }) => headers.authorization);
  expect(new Set(sent)).toEqual(new Set(["Token k3y"]));
});

test("a wrong header in the description is corrected on the sign-in screen @long", async ({
  page,
  openGateway,
  watched,
}) => {
  watched.allowFailed(401);
  const { origin, upstream } = await openGateway({
    serve: (api) => describeStock(api, { scheme: { type: "apiKey", in: "header", name: "X-Key" } }),
  });
  upstream.on("GET /api/items", ({ headers }) =>
    headers["x-stock-key"] === "Key k3y"
      ? { json: rows }
      : { status: 401, json: { error: "Who?" } },
  );
  await page.goto(`${origin}/items`);
  await paste(page, "k3y");
  await expect(page.getByRole("alert")).toContainText("Who?");
  await page.getByRole("button", { name: "Change" }).click();
  await page.getByLabel("Name", { exact: true }).fill("X-Stock-Key");
  await page.getByLabel("Prefix").fill("Key");
  await expect(page.getByText("X-Stock-Key: Key ••••")).toBeVisible();
  await signInButton(page).click();
  await expect(bodyRows(page)).toHaveCount(1);
});

test("a cookie session has its CSRF header, the API's words and its sign-out @long", async ({
  page,
  openGateway,
  watched,
}) => {
  watched.allowFailed(400, 401, 403);
  const { origin, upstream } = await openGateway({
    serve: (api) =>
      describeStock(api, {
        scheme: { type: "apiKey", in: "cookie", name: "sid" },
        paths: {
          "/login": {
            post: {
              security: [],
              requestBody: credentials,
              responses: { "204": { description: "Signed in" } },
            },
          },
          "/logout": {
            post: {
              requestBody: json({
                type: "object",
                properties: { scope: { type: "string", default: "this-device" } },
              }),
              responses: { "204": { description: "Signed out" } },
            },
          },
        },
      }),
  });
  const hasCookie = ({ headers }: Received) => /(?:^|; )sid=s1(?:;|$)/.test(headers.cookie ?? "");
  upstream.on("POST /api/login", ({ body }) =>
    body.includes("open sesame")
      ? { status: 204, headers: { "set-cookie": "sid=s1; HttpOnly; Path=/" } }
      : { status: 400, json: { non_field_errors: ["Unable to log in with this password."] } },
  );
  upstream.on("GET /api/items", (request) =>
    hasCookie(request)
      ? { json: rows, headers: { "set-cookie": "csrftoken=c5; Path=/" } }
      : { status: 401, json: { detail: "No session." } },
  );
  upstream.on("POST /api/items", ({ headers, body }) =>
    headers["x-csrftoken"] === "c5"
      ? { status: 201, json: { id: 2, ...(JSON.parse(body) as object) } }
      : { status: 403, json: { detail: "CSRF failed." } },
  );
  upstream.on("POST /api/logout", { status: 204 });
  await page.goto(`${origin}/items`);
  await submit(page, "guess");
  await expect(page.getByRole("alert")).toContainText("Unable to log in with this password.");
  await submit(page, "open sesame");
  await expect(bodyRows(page)).toHaveCount(1);
  await page.goto(`${origin}/items/new`);
  await page.getByRole("textbox", { name: /^Name/ }).fill("Two");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => upstream.received("POST /api/items")).toHaveLength(1);
  expect(upstream.received("POST /api/items")[0]?.headers["x-csrftoken"]).toBe("c5");
  await page.goto(`${origin}/items`);
  await signOut(page);
  await expect.poll(() => upstream.received("POST /api/logout")).toHaveLength(1);
  expect(upstream.received("POST /api/logout")[0]?.body).toBe('{"scope":"this-device"}');
});

test("an error in a 200, a missing token and a token in a header each have their result @long", async ({
  page,
  openGateway,
  watched,
}) => {
  watched.allowFailed(401);
  const { origin, upstream } = await openGateway({
    serve: (api) =>
      describeStock(api, {
        paths: {
          "/login": {
            post: {
              security: [],
              requestBody: credentials,
              responses: { "200": { description: "Signed in", ...json({ type: "object" }) } },
            },
          },
          "/logout": {
            post: {
              requestBody: json({
                type: "object",
                required: ["refresh_token"],
                properties: { refresh_token: text },
              }),
              responses: { "204": { description: "Signed out" } },
            },
          },
        },
      }),
  });
  const replies: Record<string, Reply> = {
    guess: { json: { success: false, message: "The password is wrong." } },
    other: { json: { message: "Welcome", lifetime: 60 } },
    right: {
      headers: { "x-auth-token": "t1" },
      json: { name: "Ada", refresh_token: "r1" },
    },
  };
  upstream.on(
    "POST /api/login",
    ({ body }) => replies[(JSON.parse(body) as { password: string }).password] ?? { status: 400 },
  );
  upstream.on("GET /api/items", ({ headers }) =>
    headers["x-auth-token"] === "t1" ? { json: rows } : { status: 401, json: { message: "No." } },
  );
  upstream.on("POST /api/logout", { status: 204 });
  await page.goto(`${origin}/items`);
  await submit(page, "guess");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("The password is wrong.");
  await submit(page, "other");
  await expect(alert).toContainText("POST /login succeeded, but its response contains no usable");
  await expect(alert).toContainText("Welcome");
  await expect(alert).toContainText("message, lifetime");
  await lookAt(page, "sign-in without a token");
  await expectLogin(page);
  expect(upstream.received("GET /api/items")).toHaveLength(0);
  await submit(page, "right");
  await expect(bodyRows(page)).toHaveCount(1);
  await signOut(page);
  await expect.poll(() => upstream.received("POST /api/logout")).toHaveLength(1);
  expect(upstream.received("POST /api/logout")[0]?.body).toBe('{"refresh_token":"r1"}');
});

test("a description behind a header opens, and a server that is not the API is named @long", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway({
    flags: ["--api-header", "X-Docs-Key: d0c"],
    serve: (api) => {
      const document = describeStock(api, { servers: [{ url: `${api.origin}/web` }] });
      api.on("GET /openapi.json", ({ headers }) =>
        headers["x-docs-key"] === "d0c" ? { json: document } : { status: 401 },
      );
    },
  });
  const page404 = {
    headers: { "content-type": "text/html" },
    text: "<!doctype html><html></html>",
  };
  upstream.on("GET /web*", page404);
  await page.goto(origin);
  await paste(page, "k3y");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(`${upstream.origin}/web/items did not respond like this API.`);
  await expect(alert).toContainText("--upstream");
  for (const { headers } of upstream.requests) expect(headers["x-docs-key"]).toBeUndefined();
});

test("a placeholder server gets no credential before it is confirmed", async ({
  page,
  openGateway,
}) => {
  const { origin } = await openGateway({
    serve: (api) =>
      describeStock(api, { servers: [{ url: "https://your-tenant.stock.invalid/v1" }] }),
  });
  await page.goto(`${origin}/items`);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("placeholder server");
  await expect(alert).toContainText("https://your-tenant.stock.invalid/v1");
  await expect(page.getByLabel("Token", { exact: true })).toHaveCount(0);
  await lookAt(page, "placeholder server");
  const refused = await page.request.get(`${origin}/api/items`);
  expect([refused.status(), await refused.text()]).toEqual([
    401,
    expect.stringContaining("Confirm it on the sign-in screen"),
  ]);
  await page.getByRole("button", { name: "Use this server" }).click();
  // The gateway tries to reach it now.
  expect((await page.request.get(`${origin}/api/items`)).status()).toBe(502);
  await expect(page.getByLabel("Token", { exact: true })).toBeVisible();
});
