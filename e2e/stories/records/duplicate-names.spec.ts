import { lookAt } from "#e2e/fixtures/looks.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";
import type { Upstream } from "#e2e/fixtures/upstream.ts";

const text = { type: "string" };
const json = (schema: object) => ({ "application/json": { schema } });
const reads = (schema: object) => ({
  responses: { "200": { description: "", content: json(schema) } },
});

const stored = {
  id: "harbor.example.",
  name: "harbor.example.",
  sets: [{ name: "www.harbor.example." }, { name: "harbor.example." }],
};

/** Zones with names in their sets, which require a member that only changes need. */
function serveZones(upstream: Upstream, zones: unknown[]): void {
  const set = {
    type: "object",
    required: ["name", "change"],
    properties: { name: text, change: text },
  };
  const zone = {
    type: "object",
    required: ["name"],
    properties: {
      id: { ...text, readOnly: true },
      name: text,
      sets: { type: "array", items: set },
    },
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
  upstream.on("GET /zones", { json: [stored] });
  upstream.on("GET /zones/harbor.example.", { json: stored });
  upstream.on("POST /zones", ({ body }) => {
    const sent = JSON.parse(body) as object;
    zones.push(sent);
    return { status: 201, json: { ...sent, id: "harbor.example." } };
  });
}

test("a copy with another name has it in all of its values @long", async ({
  page,
  openGateway,
}) => {
  const zones: unknown[] = [];
  const { origin } = await openGateway({ serve: (upstream) => serveZones(upstream, zones) });
  await signInWith(page, origin, undefined, "/zones/new?copy=harbor.example.");
  const form = page.getByRole("main");
  const name = form.getByLabel(/^Name/).first();
  await expect(name).toHaveValue("harbor.example.");
  const replace = form.getByRole("button", { name: /^Replace/ });
  await expect(replace).toHaveCount(0);
  await name.fill("quay.example.");
  await expect(replace).toHaveText("Replace “harbor.example.” with “quay.example.” in 2 values");
  await lookAt(page, "form, duplicate with another name");
  await replace.click();
  await expect(replace).toHaveCount(0);
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await expect
    .poll(() => zones)
    .toEqual([
      { name: "quay.example.", sets: [{ name: "www.quay.example." }, { name: "quay.example." }] },
    ]);
});
