import { readFileSync } from "node:fs";
import { correctionsPanel } from "#e2e/fixtures/fleet-api.mjs";
import { lookAt } from "#e2e/fixtures/looks.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";
import type { Upstream } from "#e2e/fixtures/upstream.ts";

const text = { type: "string" };
const number = { type: "integer" };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: object) => ({ type: "object", properties });
const ok = (schema: object) => ({
  responses: { "200": { description: "", content: { "application/json": { schema } } } },
});
const id = { name: "id", in: "path", required: true, schema: number };

/** Repairs whose lines have the keys of spares under the name of the parts. */
function serveYard(upstream: Upstream): void {
  const schemas = {
    Repair: object({ id: number, name: text, lines: { type: "array", items: ref("Line") } }),
    Line: object({ part_id: number, note: text }),
    Part: object({ id: number, name: text }),
    Spare: object({ id: number, name: text }),
  };
  const paths = Object.entries({ repairs: "Repair", parts: "Part", spares: "Spare" });
  upstream.on("GET /openapi.json", {
    json: {
      openapi: "3.1.0",
      info: { title: "Yard", version: "1" },
      servers: [{ url: `${upstream.origin}/api` }],
      paths: Object.fromEntries(
        paths.flatMap(([name, schema]) => [
          [`/${name}`, { get: ok({ type: "array", items: ref(schema) }) }],
          [`/${name}/{id}`, { parameters: [id], get: ok(ref(schema)) }],
        ]),
      ),
      components: { schemas },
    },
  });
  const repair = { id: 1, name: "Hull", lines: [{ part_id: 7, note: "Rusty" }] };
  upstream.on("GET /api/repairs", { json: [repair] });
  upstream.on("GET /api/repairs/1", { json: repair });
  for (const [list, name] of [
    ["parts", "Old bolt"],
    ["spares", "New bolt"],
  ]) {
    upstream.on(`GET /api/${list}`, { json: [{ id: 7, name }] });
    upstream.on(`GET /api/${list}/7`, { json: { id: 7, name } });
  }
}

test("a wrong relation in the items of a list is corrected and downloaded", async ({
  page,
  openGateway,
}) => {
  const { origin } = await openGateway({ serve: serveYard });
  await signInWith(page, origin, undefined, "/repairs/1");
  const main = page.getByRole("main");
  await expect(main.locator('a[href$="/parts/7"]')).toBeVisible();
  const panel = correctionsPanel(page);
  await main.getByRole("columnheader", { name: "Note" }).hover();
  await main.getByRole("button", { name: "Correct Note…" }).click();
  await expect(panel.getByRole("heading", { name: "repairs.lines.note" })).toBeVisible();
  await main.getByRole("heading", { name: /^Lines/ }).hover();
  await main.getByRole("button", { name: "Correct Lines…" }).click();
  await lookAt(page, "corrections, fields inside a field");
  await panel.getByRole("button", { name: "part_id" }).click();
  await panel.getByLabel("Refers to").selectOption("spares");
  await panel.getByRole("button", { name: "Apply" }).click();
  await expect(main.locator('a[href$="/spares/7"]')).toBeVisible();
  await expect(panel.getByText("Applied in this browser.")).toBeVisible();
  await lookAt(page, "corrections, field inside a list");

  await panel.getByRole("button", { name: "1 correction" }).click();
  const dialog = page.getByRole("dialog");
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download" }).click();
  const overlay = readFileSync(await (await download).path(), "utf8");
  expect(overlay).toContain("target: $.components.schemas.Line.properties.part_id");
  await dialog.getByRole("button", { name: "Close" }).click();

  await panel.getByRole("button", { name: "Undo" }).click();
  await expect(main.locator('a[href$="/parts/7"]')).toBeVisible();
});
