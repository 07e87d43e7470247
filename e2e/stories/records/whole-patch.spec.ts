import { reader } from "#e2e/fixtures/books-api.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";
import type { Upstream } from "#e2e/fixtures/upstream.ts";

const text = { type: "string" };
const account = {
  type: "object",
  required: ["name", "email", "password"],
  properties: {
    id: { type: "integer", readOnly: true },
    name: text,
    email: text,
    password: { ...text, writeOnly: true },
  },
};
const content = (schema: object) => ({ "application/json": { schema } });
const respond = (schema: object) => ({
  responses: { "200": { description: "OK", content: content(schema) } },
});

/** Accounts whose PATCH demands each member, and whose versions are guarded by an ETag. */
function serveAccounts({ origin, on }: Upstream): void {
  on("GET /openapi.json", {
    json: {
      openapi: "3.1.0",
      info: { title: "Accounts", version: "1" },
      servers: [{ url: `${origin}/v1` }],
      security: [{ bearer: [] }],
      paths: {
        "/accounts": { get: respond({ type: "array", items: account }) },
        "/accounts/{id}": {
          parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
          get: respond(account),
          patch: { requestBody: { content: content(account) }, ...respond(account) },
        },
      },
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
    },
  });
  on("GET /v1/me", { json: reader });
  let stored = { id: 1, name: "Ada", email: "ada@example.com" };
  let version = 1;
  on("GET /v1/accounts", () => ({ json: [stored] }));
  on("GET /v1/accounts/1", () => ({ json: stored, headers: { etag: `"${version}"` } }));
  on("PATCH /v1/accounts/1", ({ body, headers }) => {
    if (headers["if-match"] !== `"${version}"`) return { status: 412 };
    const change = JSON.parse(body) as Partial<typeof stored>;
    if (change.email === undefined)
      return { status: 400, json: { message: ["email should not be empty"] } };
    stored = { ...stored, ...change };
    version += 1;
    return { json: stored, headers: { etag: `"${version}"` } };
  });
}

test("a PATCH that demands each member gets the whole record, with its version, and can be undone", async ({
  page,
  openGateway,
  watched,
}) => {
  watched.allowFailed(400);
  const { origin, upstream } = await openGateway({ serve: serveAccounts });
  await signInWith(page, origin, undefined, "/accounts/1/edit");
  const name = page.getByRole("textbox", { name: /^Name/ });
  await name.fill("Grace");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("main").getByText("Grace").first()).toBeVisible();
  const sent = () => upstream.received("PATCH /v1/accounts/1").map(({ body }) => body);
  expect(sent()).toEqual(['{"name":"Grace"}', '{"name":"Grace","email":"ada@example.com"}']);
  expect(
    upstream.received("PATCH /v1/accounts/1").map(({ headers }) => headers["if-match"]),
  ).toEqual(['"1"', '"1"']);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(page.getByRole("main").getByText("Ada", { exact: true }).first()).toBeVisible();
  expect(sent().at(-1)).toBe('{"name":"Ada","email":"ada@example.com"}');
  expect(sent()).toHaveLength(3);
});
