import { phone } from "#e2e/fixtures/phone.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";
import type { Upstream } from "#e2e/fixtures/upstream.ts";

const tasks = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  name: `Task ${index + 1}`,
  state: index % 2 === 0 ? "open" : "closed",
  due: index === 24 ? "2024-05-12" : `2024-0${(index % 5) + 1}-11`,
}));

const content = (schema: object) => ({ "application/json": { schema } });
const state = { type: "string", enum: ["open", "closed"] };
const task = {
  type: "object",
  properties: {
    id: { type: "integer", readOnly: true },
    name: { type: "string" },
    state,
    due: { type: "string", format: "date" },
  },
};
const query = (name: string, schema: object) => ({ name, in: "query", schema });

/** Pages without a total: only a page that is not full is the last one. */
function serveTasks(upstream: Upstream): void {
  upstream.on("GET /openapi.json", {
    json: {
      openapi: "3.1.0",
      info: { title: "Tasks", version: "1" },
      servers: [{ url: upstream.origin }],
      paths: {
        "/tasks": {
          get: {
            parameters: [
              query("page", { type: "integer" }),
              query("limit", { type: "integer", default: 20 }),
              query("state", state),
            ],
            responses: {
              "200": { description: "", content: content({ type: "array", items: task }) },
            },
          },
        },
        "/tasks/{id}": {
          parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
          get: { responses: { "200": { description: "", content: content(task) } } },
          patch: {
            requestBody: { content: content(task) },
            responses: { "200": { description: "", content: content(task) } },
          },
        },
      },
    },
  });
  const last = { ...tasks[24] };
  upstream.on("GET /tasks/25", () => ({ json: last }));
  upstream.on("PATCH /tasks/25", ({ body }) => ({
    json: Object.assign(last, JSON.parse(body)),
  }));
  upstream.on("GET /tasks", ({ parameters }) => {
    const size = Number(parameters.get("limit") ?? 20);
    const start = (Number(parameters.get("page") ?? 1) - 1) * size;
    const expected = parameters.get("state");
    const all = tasks.map((one) => (one.id === 25 ? last : one));
    const matches = all.filter((one) => expected === null || one.state === expected);
    return { json: matches.slice(start, start + size) };
  });
}

test("a column of a board without a total reads more records, and the focus moves to them @long", async ({
  page,
  openGateway,
}) => {
  const { origin } = await openGateway({ serve: serveTasks });
  await signInWith(page, origin, undefined, "/tasks?display=board:state");
  const column = page.getByRole("region", { name: /^Open/ });
  await expect(column.getByRole("listitem")).toHaveCount(25);
  const more = column.getByRole("button", { name: "More in Open" });
  expect((await more.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await more.press("Enter");
  await expect(column.getByRole("listitem")).toHaveCount(30);
  await expect(column.getByRole("link", { name: "Task 51", exact: true })).toBeFocused();
  // The page was not full.
  await expect(more).toBeHidden();
});

test("an empty calendar leads to the month of the records, and the focus remains above it @long", async ({
  page,
  openGateway,
}) => {
  const { origin } = await openGateway({ serve: serveTasks });
  await signInWith(page, origin, undefined, "/tasks?display=calendar:due:2026-03");
  const main = page.getByRole("main");
  await expect(main.getByText("No records in this month.")).toBeVisible();
  await main.getByRole("button", { name: "Show May 2024" }).press("Enter");
  await expect(main.getByRole("link", { name: "Task 5", exact: true })).toBeVisible();
  await expect(main.getByRole("button", { name: "This month" })).toBeFocused();

  // A day that does not show the moved record takes the focus, and the record after its undo.
  const move = main.getByRole("button", { name: "Move Task 25" });
  await move.press("Enter");
  await page.getByLabel("New day").fill("2024-05-11");
  await page.keyboard.press("Enter");
  await expect(main.getByRole("button", { name: "More in Saturday, 11 May 2024" })).toBeFocused();
  await expect(page.getByRole("button", { name: /^Undo/ })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(move).toBeFocused();
});

test.describe("with a finger", () => {
  test.use(phone);

  test("further cards and the month of the records are opened by taps @long", async ({
    page,
    openGateway,
  }) => {
    const { origin } = await openGateway({ serve: serveTasks });
    await signInWith(page, origin, undefined, "/tasks?display=board:state");
    const column = page.getByRole("region", { name: /^Open/ });
    await expect(column.getByRole("listitem")).toHaveCount(25);
    await column.getByRole("button", { name: "More in Open" }).tap();
    await expect(column.getByRole("listitem")).toHaveCount(30);

    await page.goto(`${origin}/tasks?display=calendar:due:2026-03`);
    await page.getByRole("button", { name: "Show May 2024" }).tap();
    await expect(page.getByRole("link", { name: "Task 5", exact: true })).toBeVisible();
  });
});
