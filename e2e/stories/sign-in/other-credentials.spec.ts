import { reader } from "#e2e/fixtures/books-api.ts";
import { lookAt } from "#e2e/fixtures/looks.ts";
import { bodyRows, expectLayout, expectLogin, sidebarLink } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, stored, test } from "#e2e/fixtures/test.ts";
import type { Received, Reply, Upstream } from "#e2e/fixtures/upstream.ts";

const text = { type: "string" };
const item = { type: "object", properties: { id: text, name: text } };
const content = { "application/json": { schema: { type: "array", items: item } } };
const list = (scheme: string) => ({
  get: { security: [{ [scheme]: [] }], responses: { "200": { description: "Rows", content } } },
});

/** An API whose users take a token, and whose decisions and bans take a key. */
function serveDecisions({ origin, on }: Upstream): void {
  on("GET /openapi.json", {
    json: {
      openapi: "3.1.0",
      info: { title: "Decisions", version: "1" },
      servers: [{ url: `${origin}/v1` }],
      paths: { "/users": list("jwt"), "/decisions": list("bouncer"), "/bans": list("bouncer") },
      components: {
        securitySchemes: {
          jwt: { type: "http", scheme: "bearer" },
          bouncer: { type: "apiKey", in: "header", name: "X-Api-Key" },
        },
      },
    },
  });
  on("GET /v1/me", { json: reader });
  on("GET /v1/users", { json: [{ id: "1", name: "Ada" }] });
  const guarded = ({ headers }: Received): Reply =>
    headers["x-api-key"] === "s3cret"
      ? { json: [{ id: "7", name: "Ban of a week" }] }
      : { status: 401, json: { message: "access forbidden" } };
  on("GET /v1/decisions", guarded);
  on("GET /v1/bans", guarded);
}

test("an operation that takes another credential keeps the session and offers to add it", async ({
  page,
  openGateway,
  watched,
}) => {
  watched.allowFailed(401);
  const { origin, upstream } = await openGateway({ serve: serveDecisions });
  await signInWith(page, origin);
  await expectLayout(page);
  const main = page.getByRole("main");
  const link = sidebarLink(page, "Decisions");
  // The API decides: its refusal marks a list and leaves the session.
  await expect(link).not.toHaveAccessibleDescription(/denied/);
  await main.getByRole("button", { name: /^Load .*lists?$/ }).click();
  await expect(link).toHaveAccessibleDescription("Decisions: Access denied");
  await expect(sidebarLink(page, "Bans")).toHaveAccessibleDescription("Bans: Access denied");
  await expect(sidebarLink(page, "Users")).not.toHaveAccessibleDescription(/denied/);
  expect(upstream.received("GET /v1/users")).toHaveLength(1);
  expect(upstream.received("GET /v1/decisions")).toHaveLength(1);

  await link.click();
  const alert = main.getByRole("alert");
  await expect(alert).toContainText("access forbidden");
  await expect(alert).toContainText("bouncer (X-Api-Key)");
  expect((await stored(page))["token"]).toBeTruthy();
  await lookAt(page, "list, another credential");
  await alert.getByLabel("bouncer (X-Api-Key)").fill("wrong");
  await alert.getByRole("button", { name: "Add credential" }).click();
  await expect.poll(() => upstream.received("GET /v1/decisions").length).toBeGreaterThan(1);
  await expect(alert).toContainText("access forbidden");
  await alert.getByLabel("bouncer (X-Api-Key)").fill("s3cret");
  await alert.getByLabel("bouncer (X-Api-Key)").press("Enter");
  await expect(bodyRows(page)).toHaveCount(1);
  await expect(link).not.toHaveAccessibleDescription(/denied/);
  await expect(sidebarLink(page, "Bans")).not.toHaveAccessibleDescription(/denied/);

  // The key is sent with the operations that declare it, also after a reload.
  await page.reload();
  await expect(bodyRows(page)).toHaveCount(1);
  await sidebarLink(page, "Users").click();
  await expect(main.getByRole("cell", { name: "Ada" })).toBeVisible();
  for (const { headers, query } of upstream.received("GET /v1/users")) {
    expect(headers["x-api-key"]).toBeUndefined();
    expect(query).not.toContain("s3cret");
  }

  await page.goto(`${origin}/-/settings`);
  await main.getByRole("button", { name: "Remove bouncer" }).click();
  await expect(main.getByRole("button", { name: "Add credential" })).toBeVisible();
  await lookAt(page, "settings, another credential");

  // A refusal of the session's own credential still ends the session.
  upstream.on("GET /v1/users", { status: 401, json: { message: "Expired" } });
  await page.goto(`${origin}/users`);
  await expectLogin(page);
});
