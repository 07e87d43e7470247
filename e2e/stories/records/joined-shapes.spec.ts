import { expect, type Page, signInWith, test } from "#e2e/fixtures/test.ts";
import type { Upstream } from "#e2e/fixtures/upstream.ts";

const text = { type: "string" };
const whole = { type: "integer" };
const object = (properties: object) => ({ type: "object", properties });
const list = (items: object) => ({ type: "array", items });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const content = (schema: object) => ({ content: { "application/json": { schema } } });
const reads = (schema: object) => ({
  responses: { "200": { description: "", ...content(schema) } },
});
const inPath = { parameters: [{ name: "id", in: "path", required: true, schema: whole }] };

interface Line {
  readonly id?: number;
  readonly sku?: string;
  readonly _destroy?: boolean;
}

interface Sent {
  readonly tags?: readonly number[];
  readonly owner?: { readonly id: number };
  readonly lines_attributes?: readonly Line[];
}

const tags = [
  { id: 4, name: "Fragile" },
  { id: 5, name: "Cold" },
];
const owners = [
  { id: 1, name: "Nordic" },
  { id: 2, name: "Orla" },
];

/** Parcels with records in responses, and their keys, a whole owner and marks of removed lines in requests. */
function serveParcels(upstream: Upstream): () => object {
  const line = { id: whole, sku: text };
  const shown = { tags: list(ref("Tag")), owner: ref("Owner"), lines: list(object(line)) };
  const written = {
    tags: list(whole),
    owner: ref("Owner"),
    lines_attributes: list(object({ ...line, _destroy: { type: "boolean" } })),
  };
  const parcel = object({ id: { ...whole, readOnly: true }, code: text, ...shown });
  const schemas = {
    Tag: object({ id: whole, name: text }),
    Owner: object({ id: whole, name: text }),
    Parcel: parcel,
  };
  const lookups = Object.fromEntries(
    [["tags", "Tag"] as const, ["owners", "Owner"] as const].flatMap(([path, name]) => [
      [`/${path}`, { get: reads(list(ref(name))) }],
      [`/${path}/{id}`, { ...inPath, get: reads(ref(name)) }],
    ]),
  );
  const patch = { requestBody: content(object({ code: text, ...written })), ...reads(parcel) };
  const paths = {
    "/parcels": { get: reads(list(ref("Parcel"))) },
    "/parcels/{id}": { ...inPath, get: reads(ref("Parcel")), patch },
    ...lookups,
  };
  const info = { title: "Parcels", version: "1" };
  const servers = [{ url: upstream.origin }];
  upstream.on("GET /openapi.json", {
    json: { openapi: "3.1.0", info, servers, paths, components: { schemas } },
  });
  let next = 20;
  let stored = {
    id: 7,
    code: "P-7",
    tags,
    owner: owners[0],
    lines: [
      { id: 11, sku: "Bow" },
      { id: 12, sku: "Arrow" },
    ] as readonly Line[],
  };
  upstream.on("GET /parcels", () => ({ json: [stored] }));
  upstream.on("GET /parcels/7", () => ({ json: stored }));
  upstream.on("GET /tags", { json: tags });
  upstream.on("GET /owners", { json: owners });
  upstream.on("PATCH /parcels/7", ({ body }) => {
    const { tags: keys, owner, lines_attributes: lines = [], ...others } = JSON.parse(body) as Sent;
    const removed = lines.filter((one) => one["_destroy"] === true).map(({ id }) => id);
    const added = lines.filter(({ id }) => id === undefined);
    stored = {
      ...stored,
      ...others,
      ...(keys && { tags: tags.filter(({ id }) => keys.includes(id)) }),
      ...(owner && { owner: owners.find(({ id }) => id === owner.id) }),
      lines: [
        ...stored.lines.filter(({ id }) => !removed.includes(id)),
        ...added.map((one) => ({ id: next++, ...one })),
      ],
    };
    return { json: stored };
  });
  return () => stored;
}

const main = (page: Page) => page.getByRole("main");
const save = (page: Page) => main(page).getByRole("button", { name: "Save", exact: true }).click();

test("a line, a tag and the owner of a record are changed and restored where requests have another shape @long", async ({
  page,
  openGateway,
}) => {
  let current = (): object => ({});
  const { origin, upstream } = await openGateway({
    serve: (api) => {
      current = serveParcels(api);
    },
  });
  const sent = (): unknown =>
    JSON.parse(upstream.received("PATCH /parcels/7").at(-1)?.body ?? "null");
  await signInWith(page, origin, undefined, "/parcels/7/edit");
  await main(page)
    .getByRole("button", { name: /^Remove/ })
    .last()
    .click();
  await save(page);
  await expect(page).toHaveURL(/\/parcels\/7$/);
  expect(sent()).toEqual({
    lines_attributes: [
      { id: 11, sku: "Bow" },
      { id: 12, _destroy: true },
    ],
  });
  expect(current()).toMatchObject({ lines: [{ sku: "Bow" }] });
  await page.keyboard.press("Control+z");
  await expect.poll(current).toMatchObject({ lines: [{ sku: "Bow" }, { sku: "Arrow" }] });

  await page.goto(`${origin}/parcels/7/edit`);
  await main(page)
    .getByLabel(/^Owner/)
    .click();
  await page.getByRole("option").filter({ hasText: "Orla" }).click();
  await save(page);
  await expect(page).toHaveURL(/\/parcels\/7$/);
  expect(sent()).toEqual({ owner: { id: 2 } });
  // The tags are keys in the fresh read and records in the response.
  await page.keyboard.press("Control+z");
  await expect.poll(current).toMatchObject({ owner: { name: "Nordic" }, tags });

  await page.getByRole("tab", { name: "History" }).click();
  const entry = page.getByRole("list", { name: "History" }).getByRole("listitem").nth(1);
  await expect(entry.getByRole("rowheader")).toHaveText(["Owner"]);
});
