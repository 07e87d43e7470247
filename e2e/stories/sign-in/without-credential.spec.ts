import { bodyRows } from "#e2e/fixtures/screens.ts";
import { expect, test } from "#e2e/fixtures/test.ts";
import type { Upstream } from "#e2e/fixtures/upstream.ts";

const item = { type: "object", properties: { id: { type: "integer" }, name: { type: "string" } } };
const schema = { type: "array", items: item };
const responses = { "200": { description: "", content: { "application/json": { schema } } } };

/** A list that requires a key by its description. */
function serveBoats(upstream: Upstream, readStatus: () => number): void {
  upstream.on("GET /openapi.json", {
    json: {
      openapi: "3.1.0",
      info: { title: "Boats", version: "1" },
      servers: [{ url: upstream.origin }],
      security: [{ key: [] }],
      paths: { "/boats": { get: { responses } } },
      components: { securitySchemes: { key: { type: "apiKey", in: "header", name: "X-Key" } } },
    },
  });
  upstream.on("GET /boats", () =>
    readStatus() === 200
      ? { json: [{ id: 1, name: "First" }] }
      : { status: readStatus(), json: { message: `Refused with ${readStatus()}.` } },
  );
}

test("an API whose security is switched off opens without a credential", async ({
  page,
  watched,
  openGateway,
}) => {
  watched.allowFailed(401, 403);
  let status = 401;
  const { origin, upstream } = await openGateway({
    serve: (one) => serveBoats(one, () => status),
  });
  await page.goto(`${origin}/boats`);
  // The form in the page is replaced at the first input.
  await page.keyboard.press("Shift");
  await page.locator("#root").getByText("Other ways to sign in").click();
  await page.getByRole("button", { name: "No account" }).click();
  await expect(page.getByText("Works only if the API requires no account")).toBeVisible();
  const signIn = page.getByRole("button", { name: "Sign in", exact: true });
  for (const refusal of [401, 403]) {
    status = refusal;
    await signIn.click();
    await expect(page.getByText(`Refused with ${refusal}.`)).toBeVisible();
  }

  status = 200;
  await signIn.click();
  await expect(bodyRows(page)).toHaveCount(1);
  expect(upstream.received("GET /boats").every(({ headers }) => !("x-key" in headers))).toBe(true);
});
