import { reader } from "#e2e/fixtures/books-api.ts";
import { lookAt } from "#e2e/fixtures/looks.ts";
import { bodyRows } from "#e2e/fixtures/screens.ts";
import { expect, type Page, signInWith, test } from "#e2e/fixtures/test.ts";
import type { Reply, Upstream } from "#e2e/fixtures/upstream.ts";
import { serveUsers } from "#e2e/fixtures/users-api.ts";

const main = (page: Page) => page.getByRole("main");
const save = (page: Page) => main(page).getByRole("button", { name: "Save", exact: true });

/** JSON in ISO 8859-1 whose header names no charset. */
function latin(value: unknown): Reply {
  const bytes = Buffer.from(JSON.stringify(value), "latin1");
  return { bytes, headers: { "content-type": "application/json" } };
}

test("text that cannot be decoded is shown as such and never written back @long", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway({ serve: serveUsers });
  const user = { id: 1, name: "Zo\u00eb", city: "Oslo" };
  upstream.on("GET /api/users", latin([user]));
  upstream.on("GET /api/users/1", latin(user));
  const notice = main(page).getByText("Some text could not be decoded");
  await signInWith(page, origin, undefined, "/users");
  await expect(bodyRows(page)).toHaveCount(1);
  await expect(notice).toBeVisible();
  await lookAt(page, "list, undecodable text");

  await page.goto(`${origin}/users/1`);
  await expect(notice).toBeVisible();
  await lookAt(page, "record, undecodable text");

  await page.goto(`${origin}/users/1/edit`);
  await main(page).getByLabel(/^City/).fill("Bergen");
  await main(page).getByLabel(/^Memo/).fill("Likes tea");
  await main(page)
    .getByLabel(/^Password/)
    .first()
    .fill("s3cret");
  await save(page).click();
  await expect(notice.first()).toBeVisible();
  expect(upstream.received("PUT /api/users/1")).toHaveLength(0);
});

/** Reports in pages of 25; those after the 25th are so large that the API sends five at once. */
function serveReports(upstream: Upstream): void {
  const schema = (properties: object) => ({ type: "object", properties });
  const integer = { type: "integer" };
  const report = schema({ id: integer, title: { type: "string" } });
  const parameter = (name: string, value: number) => ({
    name,
    in: "query",
    schema: { ...integer, default: value },
  });
  const page = schema({
    items: { type: "array", items: report },
    page: integer,
    per_page: integer,
    has_more: { type: "boolean" },
  });
  upstream.on("GET /openapi.json", {
    json: {
      openapi: "3.1.0",
      info: { title: "Reports", version: "1" },
      servers: [{ url: `${upstream.origin}/api` }],
      security: [{ bearer: [] }],
      paths: {
        "/reports": {
          get: {
            parameters: [parameter("page", 1), parameter("per_page", 25)],
            responses: {
              "200": { description: "Good", content: { "application/json": { schema: page } } },
            },
          },
        },
      },
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
    },
  });
  upstream.on("GET /api/me", { json: reader });
  upstream.on("GET /api/reports", ({ parameters }) => {
    const requested = Number(parameters.get("per_page") ?? 25);
    const before = (Number(parameters.get("page") ?? 1) - 1) * requested;
    const size = before < 25 ? requested : Math.min(requested, 5);
    const ids = Array.from({ length: 37 }, (_, index) => index + 1);
    return {
      json: {
        items: ids.slice(before, before + size).map((id) => ({ id, title: `Report ${id}` })),
        page: before / size + 1,
        per_page: size,
        has_more: before + size < ids.length,
      },
    };
  });
}

test("a page that the API cut short is shown as such, and the next one follows it @long", async ({
  page,
  openGateway,
}) => {
  const { origin } = await openGateway({ serve: serveReports });
  await signInWith(page, origin, undefined, "/reports");
  await expect(bodyRows(page)).toHaveCount(25);
  const next = main(page).getByRole("button", { name: "Next page" });
  await next.click();
  await expect(bodyRows(page)).toHaveCount(5);
  await expect(main(page)).toContainText("It has fewer rows than requested.");
  await lookAt(page, "list, cut page");
  for (const first of ["Report 31", "Report 36"]) {
    await next.click();
    await expect(bodyRows(page).first()).toContainText(first);
  }
  await expect(bodyRows(page)).toHaveCount(2);
});
