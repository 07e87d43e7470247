import { bodyRows } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";
import type { Upstream } from "#e2e/fixtures/upstream.ts";

const names = ["non officia enim", "anim cupidatat nostrud", "eiusmod mollit", "ex ut veniam"];
const levels = ["waiting for parts", "needs a second look", "in the north yard", "on the slipway"];
const rows = [
  { id: 1, name: "Empty", tags: [], levels: [], words: [], crew: [] },
  {
    id: 2,
    name: "Full",
    tags: names,
    levels,
    words: names,
    crew: names.map((name) => ({ name })),
  },
  { id: 3, name: "Last", tags: [], levels: [], words: [], crew: [] },
];

const text = { type: "string" };
const many = (items: object) => ({ type: "array", items });
const schemas = {
  ships: {
    id: { type: "integer" },
    name: text,
    tags: many(text),
    levels: many({ enum: levels }),
    words: many(text),
    crew: many({ type: "object", properties: { name: text } }),
  },
  tags: { name: text },
};

/** A list whose rows have values of many items; the tags are keys of another list. */
function serveShips(upstream: Upstream): void {
  const read = (schema: object) => ({
    get: { responses: { "200": { description: "", content: { "application/json": { schema } } } } },
  });
  const key = { name: "name", in: "path", required: true, schema: text };
  const tag = { type: "object", properties: schemas.tags };
  upstream.on("GET /openapi.json", {
    json: {
      openapi: "3.1.0",
      info: { title: "Ships", version: "1" },
      servers: [{ url: upstream.origin }],
      paths: {
        "/ships": read(many({ type: "object", properties: schemas.ships })),
        "/tags": read(many(tag)),
        "/tags/{name}": { parameters: [key], ...read(tag) },
      },
    },
  });
  upstream.on("GET /ships", { json: rows });
  upstream.on("GET /tags", { json: names.map((name) => ({ name })) });
}

test("values of many items do not make a row higher @long", async ({ page, openGateway }) => {
  const { origin } = await openGateway({ serve: serveShips });
  await page.setViewportSize({ width: 1000, height: 700 });
  await signInWith(page, origin, undefined, "/ships?columns=tags,levels,words,crew");
  await expect(bodyRows(page)).toHaveCount(3);
  await expect(bodyRows(page).nth(1).getByRole("link", { name: "non officia" })).toBeVisible();
  const cells = await page.locator("tbody td > *").evaluateAll((all) =>
    all.map((one) => ({
      height: one.getBoundingClientRect().height,
      room: one.parentElement?.getBoundingClientRect().height ?? 0,
    })),
  );
  expect(cells.filter(({ height, room }) => height > room)).toEqual([]);
  const [empty, full] = await bodyRows(page).evaluateAll((all) =>
    all.map((row) => row.getBoundingClientRect().height),
  );
  expect(full).toBe(empty);
});
