import { bodyRows } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";
import type { Upstream } from "#e2e/fixtures/upstream.ts";

const integer = { type: "integer" };
const text = { type: "string" };
const person = { type: "object", properties: { id: integer, name: text } };
const loan = { type: "object", properties: { id: integer, title: text, person_id: integer } };
const respond = (schema: object) => ({
  responses: { "200": { description: "", content: { "application/json": { schema } } } },
});

/** Loans refer to people by key, and contain them on request. */
function serveLoans(upstream: Upstream): void {
  const key = { name: "id", in: "path", required: true, schema: integer };
  const expand = {
    name: "expand",
    in: "query",
    description: "Related records to add: person",
    schema: text,
  };
  upstream.on("GET /openapi.json", {
    json: {
      openapi: "3.1.0",
      info: { title: "Loans", version: "1" },
      servers: [{ url: upstream.origin }],
      paths: {
        "/people": { get: respond({ type: "array", items: person }) },
        "/people/{id}": { parameters: [key], get: respond(person) },
        "/loans": { get: { parameters: [expand], ...respond({ type: "array", items: loan }) } },
      },
    },
  });
  const people = [1, 2, 3].map((id) => ({ id, name: `Person ${id}` }));
  upstream.on("GET /people", { json: people });
  upstream.on("GET /loans", ({ parameters }) => ({
    json: Array.from({ length: 12 }, (_, index) => {
      const own = people[index % 3];
      const added = parameters.get("expand") === "person" ? { person: own } : {};
      return { id: index + 1, title: `Loan ${index + 1}`, person_id: own?.id, ...added };
    }),
  }));
}

test("records in the rows give the titles of references @long", async ({ page, openGateway }) => {
  const { origin, upstream } = await openGateway({ serve: serveLoans });
  await signInWith(page, origin, undefined, "/people");
  await expect(bodyRows(page)).toHaveCount(3);
  upstream.requests.length = 0;
  await page.goto(`${origin}/loans`);
  await expect(bodyRows(page).first()).toContainText("Person 1");
  await expect(bodyRows(page).nth(2)).toContainText("Person 3");
  expect(upstream.received("GET /people")).toHaveLength(0);
});
