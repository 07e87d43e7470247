import { expect, signInWith, test } from "#e2e/fixtures/test.ts";
import type { Upstream } from "#e2e/fixtures/upstream.ts";

const uri = { type: "string", format: "uri" };
const schema = {
  type: "object",
  properties: {
    id: { type: "integer" },
    title: { type: "string" },
    url: uri,
    self: { type: "string" },
    crew_url: uri,
    plan_url: uri,
    html_url: uri,
    zone_url: uri,
  },
};
const content = (of: object) => ({
  "200": { description: "Found", content: { "application/json": { schema: of } } },
});
const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };

function serveShips(api: Upstream): void {
  const own = `${api.origin}/ships/1`;
  const ship = {
    id: 1,
    title: "Lamps",
    url: own,
    self: own,
    crew_url: `${own}/crew`,
    plan_url: `${own}/plan`,
    html_url: `${api.origin}/about/lamps`,
    zone_url: `${api.origin}/zones/lamps.example`,
  };
  const crew = { type: "object", properties: { id: { type: "integer" }, name: uri } };
  api.on("GET /openapi.json", {
    json: {
      openapi: "3.1.0",
      info: { title: "Ships", version: "1" },
      servers: [{ url: api.origin }],
      security: [{ token: [] }],
      components: { securitySchemes: { token: { type: "http", scheme: "bearer" } } },
      paths: {
        "/ships": { get: { responses: content({ type: "array", items: schema }) } },
        "/ships/{id}": { parameters: [id], get: { responses: content(schema) } },
        "/ships/{id}/crew": {
          parameters: [id],
          get: { responses: content({ type: "array", items: crew }) },
        },
        "/zones/{name}": {
          parameters: [{ name: "name", in: "path", required: true, schema: { type: "string" } }],
          get: {
            responses: content({ type: "object", properties: { name: schema.properties.title } }),
          },
        },
        "/ships/{id}/plan": { parameters: [id], get: { responses: content({ type: "object" }) } },
      },
    },
  });
  api.on("GET /ships", { json: [ship] });
  api.on("GET /ships/1", { json: ship });
  api.on("GET /ships/1/crew", { json: [{ id: 4, name: "Ann" }] });
  api.on("GET /ships/1/plan", ({ headers }) =>
    headers["authorization"]?.startsWith("Bearer ")
      ? { json: { decks: 3 } }
      : { status: 401, json: {} },
  );
}

test("addresses of the API open in the console, reads without a page with their form", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway({ serve: serveShips });
  await signInWith(page, origin);
  await page.goto(`${origin}/ships`);
  const row = page.getByRole("main").getByRole("row").nth(1);
  const links = row.getByRole("link");
  await expect(links.getByText("/ships/1/crew")).toBeVisible();
  const pathOf = (text: string | null) => text?.replace(/^https?:\/\/[^/]+/, "");
  const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  expect(addresses.map((one) => pathOf(one))).toContain("/ships/1");

  await page.goto(`${origin}/ships/1`);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "/about/lamps" })).toHaveAttribute(
    "href",
    /\/about\/lamps$/,
  );
  await main.getByRole("link", { name: "/ships/1/crew" }).click();
  await expect(page).toHaveURL(`${origin}/ships/1/crew`);

  // The key of a record may look like the name of a file.
  await page.goto(`${origin}/ships/1`);
  await expect(main.getByRole("link", { name: /lamps\.example$/ }).first()).toHaveAttribute(
    "href",
    /\/zones\/lamps\.example$/,
  );

  // An address may be a read that does something: the user sends it.
  await page.goto(`${origin}/ships/1`);
  await main.getByRole("link", { name: "/ships/1/plan" }).click();
  await expect(page).toHaveURL(/\/-\/operations\//);
  expect(upstream.received("GET /ships/1/plan")).toEqual([]);
  await main.getByRole("button", { name: "Send", exact: true }).click();
  await expect(main.getByText("decks")).toBeVisible();
});
