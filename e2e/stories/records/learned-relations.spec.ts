import { expect, signInWith, test } from "#e2e/fixtures/test.ts";
import type { Upstream } from "#e2e/fixtures/upstream.ts";

const text = { type: "string" };
const integer = { type: "integer" };
const content = (of: object) => ({
  "200": { description: "Found", content: { "application/json": { schema: of } } },
});
const id = { name: "id", in: "path", required: true, schema: integer };
const station = { type: "object", properties: { id: integer, name: text } };
const sensor = {
  type: "object",
  properties: { id: integer, title: text, url: text, station_id: integer },
};

/** Sensors whose numbers of stations are those of another system. */
function serveSensors(api: Upstream): void {
  const sensors = [1, 2, 3].map((number) => ({
    id: number,
    title: `Sensor ${number}`,
    url: `${api.origin}/sensors/${number}`,
    station_id: 7000 + number,
  }));
  const requestBody = { content: { "application/json": { schema: sensor } } };
  api.on("GET /openapi.json", {
    json: {
      openapi: "3.1.0",
      info: { title: "Sensors", version: "1" },
      servers: [{ url: api.origin }],
      security: [{ token: [] }],
      components: { securitySchemes: { token: { type: "http", scheme: "bearer" } } },
      paths: {
        "/sensors": {
          get: { responses: content({ type: "array", items: sensor }) },
          post: { requestBody, responses: content(sensor) },
        },
        "/sensors/{id}": {
          parameters: [id],
          get: { responses: content(sensor) },
          patch: { requestBody, responses: content(sensor) },
        },
        "/stations": { get: { responses: content({ type: "array", items: station }) } },
        "/stations/{id}": { parameters: [id], get: { responses: content(station) } },
      },
    },
  });
  api.on("GET /sensors", { json: sensors });
  api.on("GET /sensors/1", { json: sensors[0] });
  api.on("POST /sensors", { json: sensors[0] });
  api.on("GET /stations", {
    json: [
      { id: 1, name: "Harbor" },
      { id: 2, name: "Mill" },
    ],
  });
}

test("a relation that the list of its records refutes is withdrawn, and forms omit own addresses", async ({
  page,
  openGateway,
}) => {
  const { origin } = await openGateway({ serve: serveSensors });
  await signInWith(page, origin);
  const main = page.getByRole("main");
  // The list of stations is known to be allowed.
  await page.goto(`${origin}/stations`);
  await expect(main.getByText("Harbor")).toBeVisible();
  await page.goto(`${origin}/sensors`);
  await expect(main.getByText("7001")).toBeVisible();
  await expect(main.getByRole("link", { name: "7001" })).toHaveCount(0);

  await main.getByRole("link", { name: "New sensor" }).click();
  await expect(page.getByLabel("Title")).toBeVisible();
  await expect(page.getByLabel("URL")).toHaveCount(0);
  await page.getByLabel("Station").fill("7009");
  await expect(page.getByLabel("Station")).toHaveValue(/7,?009/);

  await page.goto(`${origin}/sensors/1/edit`);
  await expect(page.getByLabel("Title")).toHaveValue("Sensor 1");
  await expect(page.getByRole("textbox", { name: "URL" })).toHaveCount(0);
});
