import { lookAt } from "#e2e/fixtures/looks.ts";
import { expect, type Page, signInWith, test } from "#e2e/fixtures/test.ts";
import type { Received, Upstream } from "#e2e/fixtures/upstream.ts";

const text = { type: "string" };
const whole = { type: "integer" };
const object = (properties: object, required: readonly string[] = []) => ({
  type: "object",
  properties,
  required,
});
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const content = (schema: object, type = "application/json") => ({
  content: { [type]: { schema } },
});
const reads = (schema: object) => ({
  responses: { "200": { description: "", ...content(schema) } },
});
const rows = (name: string) => reads({ type: "array", items: ref(name) });
const inPath = { parameters: [{ name: "id", in: "path", required: true, schema: whole }] };
const id = { ...whole, readOnly: true };

/** Orders with a key or an object next to it, tickets with a value of both types, and invoices as a form. */
function serveCustomers({ origin, on }: Upstream): void {
  const customer = ref("Customer");
  const order = { code: text, customer_id: whole, customer };
  const ticket = { title: text, customer: { oneOf: [whole, customer] } };
  const line = object({ sku: text, qty: whole });
  const invoice = { number: text, customer, lines: { type: "array", items: line } };
  const item = (name: string, body: object) => ({
    ...inPath,
    get: reads(ref(name)),
    patch: { requestBody: content(object(body)), ...reads(ref(name)) },
  });
  const paths = {
    "/customers": { get: rows("Customer") },
    "/customers/{id}": { ...inPath, get: reads(customer) },
    "/orders": {
      get: rows("Order"),
      post: { requestBody: content(object(order)), ...reads(ref("Order")) },
    },
    "/tickets": {
      get: rows("Ticket"),
      post: { requestBody: content(object(ticket)), ...reads(ref("Ticket")) },
    },
    "/tickets/{id}": item("Ticket", ticket),
    "/invoices": {
      get: rows("Invoice"),
      post: {
        requestBody: content(object(invoice), "application/x-www-form-urlencoded"),
        ...reads(ref("Invoice")),
      },
    },
  };
  const schemas = {
    Customer: object({ id, name: text, email: text }, ["name"]),
    Order: object({ id, ...order }),
    Ticket: object({ id, title: text, customer }),
    Invoice: object({ id, ...invoice }),
  };
  const info = { title: "Shop", version: "1" };
  on("GET /openapi.json", {
    json: { openapi: "3.1.0", info, servers: [{ url: origin }], paths, components: { schemas } },
  });
  const customers = [
    { id: 3, name: "Nordic" },
    { id: 4, name: "Orla" },
  ];
  on("GET /customers", { json: customers });
  for (const one of customers) on(`GET /customers/${one.id}`, { json: one });
  for (const path of ["orders", "tickets", "invoices"]) {
    on(`GET /${path}`, { json: [] });
    on(`POST /${path}`, { json: { id: 9 } });
  }
  const stored = { id: 7, title: "Leak", customer: customers[0] };
  on("GET /tickets", { json: [stored] });
  on("GET /tickets/7", { json: stored });
  on("PATCH /tickets/7", { json: stored });
}

const bodies = (received: readonly Received[]) =>
  received.map(({ body }) => JSON.parse(body) as unknown);
const save = async (page: Page) => {
  await page.getByRole("button", { name: /^(?:Save|Create)$/ }).click();
  await expect(page).not.toHaveURL(/\/(?:new|edit)/);
};

test("an order gets an existing customer, or a new one in its own request", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway({ serve: serveCustomers });
  await signInWith(page, origin, undefined, "/orders/new");
  const main = page.getByRole("main");
  await main.getByRole("combobox", { name: /^Customer/ }).click();
  await page.getByRole("option", { name: "Orla" }).click();
  await main.getByRole("radio", { name: "New customer" }).check({ force: true });
  await main.getByRole("textbox", { name: /^Name/ }).fill("Ada");
  await lookAt(page, "form, new or existing record");
  await save(page);
  await page.goto(`${origin}/orders/new`);
  await main.getByRole("radio", { name: "New customer" }).check({ force: true });
  await main.getByRole("textbox", { name: /^Name/ }).fill("Ada");
  await main.getByRole("radio", { name: "Choose existing" }).check({ force: true });
  await main.getByRole("combobox", { name: /^Customer/ }).click();
  await page.getByRole("option", { name: "Orla" }).click();
  await save(page);
  expect(bodies(upstream.received("POST /orders"))).toEqual([
    { customer: { name: "Ada" } },
    { customer_id: 4 },
  ]);
});

test("a value that is a key or an object is sent as one of the two", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway({ serve: serveCustomers });
  await signInWith(page, origin, undefined, "/tickets/new");
  const main = page.getByRole("main");
  await main.getByRole("radio", { name: "New customer" }).check({ force: true });
  await page.getByRole("button", { name: /^(?:Save|Create)$/ }).click();
  await expect(main.getByText("Required").first()).toBeVisible();
  await main.getByRole("textbox", { name: /^Name/ }).fill("Ada");
  await save(page);
  expect(bodies(upstream.received("POST /tickets"))).toEqual([{ customer: { name: "Ada" } }]);

  await page.goto(`${origin}/tickets/7/edit`);
  await expect(main.getByRole("combobox", { name: /^Customer/ })).toHaveValue("Nordic");
  await main.getByRole("radio", { name: "New customer" }).check({ force: true });
  await main.getByRole("textbox", { name: /^Name/ }).fill("Bo");
  await save(page);
  expect(bodies(upstream.received("PATCH /tickets/7"))).toEqual([{ customer: { name: "Bo" } }]);
});

test("a form-encoded body has brackets for objects and lists", async ({ page, openGateway }) => {
  const { origin, upstream } = await openGateway({ serve: serveCustomers });
  await signInWith(page, origin, undefined, "/invoices/new");
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: /^Number/ }).fill("R 1");
  await main.getByRole("textbox", { name: /^Name/ }).fill("Ada & Bo");
  await main.getByRole("button", { name: "Add item" }).click();
  await main.getByRole("textbox", { name: /^SKU/ }).fill("A-1");
  await main.getByRole("textbox", { name: /^Qty/ }).fill("2");
  await save(page);
  const [sent] = upstream.received("POST /invoices");
  expect(sent?.headers["content-type"]).toContain("application/x-www-form-urlencoded");
  expect([...new URLSearchParams(sent?.body)]).toEqual([
    ["number", "R 1"],
    ["customer[name]", "Ada & Bo"],
    ["lines[0][sku]", "A-1"],
    ["lines[0][qty]", "2"],
  ]);
});
