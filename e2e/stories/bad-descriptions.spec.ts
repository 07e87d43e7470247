import { expect, test } from "#e2e/fixtures/test.ts";

const circular = {
  openapi: "3.1.0",
  info: { title: "Circles", version: "1" },
  paths: {
    "/nodes": {
      get: {
        responses: {
          "200": {
            description: "Nodes",
            content: {
              "application/json": {
                schema: { type: "array", items: { $ref: "#/components/schemas/Node" } },
              },
            },
          },
        },
      },
    },
    "/broken": { get: { responses: { "200": { $ref: "#/components/responses/Missing" } } } },
  },
  components: {
    schemas: {
      Node: {
        type: "object",
        properties: { id: { type: "integer" }, next: { $ref: "#/components/schemas/Node" } },
      },
    },
  },
};

/** Descriptions that give no API, and a word of the screen that says so. */
const hopeless = [
  {
    name: "a web page",
    reply: { headers: { "content-type": "text/html" }, text: "<!doctype html><h1>Hello</h1>" },
  },
  { name: "JSON that is no OpenAPI", reply: { json: { hello: "world" } } },
  { name: "text cut off in the middle", reply: { text: '{"openapi": "3.1.0", "info": {' } },
  { name: "missing", reply: { status: 404, text: "nothing here" } },
];

for (const { name, reply } of hopeless) {
  test(`a description that is ${name} leads to a screen that says what is wrong`, async ({
    page,
    openGateway,
    watched,
  }) => {
    watched.allowFailed(503);
    const { origin } = await openGateway({
      serve: (upstream) => upstream.on("GET /openapi.json", reply),
    });
    await page.goto(origin);
    await expect(page.getByText(/description/i).first()).toBeVisible();
    await expect(page.getByRole("button", { name: /^(?:Reload|Try again)$/ })).toBeVisible();
  });
}

test("circles and broken references cost nothing but what they break", async ({
  page,
  openGateway,
}) => {
  const { origin } = await openGateway({
    serve: (upstream) => {
      upstream.on("GET /openapi.json", {
        json: { ...circular, servers: [{ url: upstream.origin }] },
      });
      upstream.on("GET /nodes", { json: [{ id: 1, next: { id: 2 } }] });
    },
  });
  await page.goto(`${origin}/nodes`);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("main").locator("table tbody").getByRole("row")).toHaveCount(1);
});
