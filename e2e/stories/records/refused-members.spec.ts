import { lookAt } from "#e2e/fixtures/looks.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";
import type { Upstream } from "#e2e/fixtures/upstream.ts";

const text = { type: "string" };
const json = (schema: object) => ({ "application/json": { schema } });
const reads = (schema: object) => ({
  responses: { "200": { description: "", content: json(schema) } },
});
const stored = { id: "7", name: "Fans", volume: "3", mail_host: "a.test" };

type Refuse = (names: readonly string[]) => string | undefined;

/** Lists whose create may refuse the names of its members. Returns the bodies of the creates. */
function serveLists(upstream: Upstream, refuse: Refuse): readonly object[] {
  const sent: object[] = [];
  const list = {
    type: "object",
    properties: { id: { ...text, readOnly: true }, name: text, volume: text, mail_host: text },
  };
  upstream.on("GET /openapi.json", {
    json: {
      openapi: "3.1.0",
      info: { title: "Lists", version: "1" },
      servers: [{ url: upstream.origin }],
      paths: {
        "/lists": {
          get: reads({ type: "array", items: list }),
          post: { requestBody: { content: json(list) }, ...reads(list) },
        },
        "/lists/{id}": {
          parameters: [{ name: "id", in: "path", required: true, schema: text }],
          get: reads(list),
        },
      },
    },
  });
  upstream.on("GET /lists", { json: [stored] });
  upstream.on("GET /lists/7", { json: stored });
  upstream.on("GET /lists/8", { json: { id: "8", name: "Fans" } });
  upstream.on("POST /lists", ({ body }) => {
    const record = JSON.parse(body) as object;
    sent.push(record);
    const description = refuse(Object.keys(record));
    return description === undefined
      ? { status: 201, json: { ...record, id: "8" } }
      : { status: 400, json: { description } };
  });
  return sent;
}

test("a copy is sent without the members that the API refuses @long", async ({
  page,
  openGateway,
  watched,
}) => {
  watched.allowFailed(400);
  let sent: readonly object[] = [];
  const refuse: Refuse = (names) => {
    const others = names.filter((name) => name !== "name");
    return others.length > 0 ? `Unexpected parameters: ${others.join(", ")}` : undefined;
  };
  const { origin } = await openGateway({
    serve: (upstream) => (sent = serveLists(upstream, refuse)),
  });
  await signInWith(page, origin, undefined, "/lists/new?copy=7");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const button = page.getByRole("button", { name: "Send without Volume and Mail host" });
  await expect(button).toBeVisible();
  await lookAt(page, "form with refused members");
  await button.click();
  await expect(page).toHaveURL(/\/lists\/8$/);
  expect(sent).toEqual([{ name: "Fans", volume: "3", mail_host: "a.test" }, { name: "Fans" }]);
});

test("a member that a refused create names as missing gets an input @long", async ({
  page,
  openGateway,
  watched,
}) => {
  watched.allowFailed(400);
  let sent: readonly object[] = [];
  const refuse: Refuse = (names) =>
    names.includes("owner_email") ? undefined : "Missing parameters: owner_email";
  const { origin } = await openGateway({
    serve: (upstream) => (sent = serveLists(upstream, refuse)),
  });
  await signInWith(page, origin, undefined, "/lists/new");
  await page.getByLabel("Name", { exact: true }).fill("Fans");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("textbox", { name: /owner_email/ }).fill("ada@example.org");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/\/lists\/8$/);
  expect(sent.at(-1)).toEqual({ name: "Fans", owner_email: "ada@example.org" });
});
