import { correctionsPanel } from "#e2e/fixtures/fleet-api.mjs";
import { lookAt } from "#e2e/fixtures/looks.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";
import type { Upstream } from "#e2e/fixtures/upstream.ts";

const text = { type: "string" };
const json = (schema: object) => ({ "application/json": { schema } });
const reads = (schema: object) => ({
  responses: { "200": { description: "", content: json(schema) } },
});

/** Zones, whose priority the API sets, although its description has it in new zones. */
function serveZones(upstream: Upstream, zones: unknown[]): void {
  const zone = {
    type: "object",
    required: ["name", "priority"],
    properties: { id: text, name: text, priority: { type: "integer" }, owner: text },
  };
  upstream.on("GET /openapi.json", {
    json: {
      openapi: "3.1.0",
      info: { title: "Zones", version: "1" },
      servers: [{ url: upstream.origin }],
      paths: {
        "/zones": {
          get: reads({ type: "array", items: zone }),
          post: { requestBody: { content: json(zone) }, ...reads(zone) },
        },
        "/zones/{id}": {
          parameters: [{ name: "id", in: "path", required: true, schema: text }],
          get: reads(zone),
        },
      },
    },
  });
  upstream.on("GET /zones", () => ({ json: zones }));
  upstream.on("POST /zones", ({ body }) => {
    const sent = { id: "z1", priority: 7, ...(JSON.parse(body) as object) };
    zones.push(sent);
    return { status: 201, json: sent };
  });
  upstream.on("GET /zones/z1", () => ({ json: zones[0] }));
}

test("a field that the API sets is left out of the form after a correction in it @long", async ({
  page,
  openGateway,
}) => {
  const zones: unknown[] = [];
  const { origin } = await openGateway({ serve: (upstream) => serveZones(upstream, zones) });
  await signInWith(page, origin, undefined, "/zones/new");
  const form = page.getByRole("main");
  await form.getByLabel(/^Name/).fill("harbor");
  const priority = form.getByLabel(/^Priority/);
  await priority.hover();
  await form.getByTitle("Correct…").filter({ visible: true }).nth(2).click();
  const panel = correctionsPanel(page);
  await panel.getByLabel("The API sets this field").check();
  await lookAt(page, "corrections next to a form");
  await panel.getByRole("button", { name: "Apply" }).click();
  await expect(priority).toHaveCount(0);
  await expect(form.getByLabel(/^Name/)).toHaveValue("harbor");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/\/zones\/z1$/);
  expect(zones).toEqual([{ id: "z1", priority: 7, name: "harbor" }]);
});
