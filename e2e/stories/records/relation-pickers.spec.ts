import { serveBoards } from "#e2e/fixtures/boards-api.ts";
import { bodyRows } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";

test("an order is made for a customer found by name, with the keyboard alone", async ({
  ownerPage: page,
  builtIn,
}) => {
  // The test replies itself: the sample data is shared.
  await page.route("**/api/orders", (route) =>
    route.fulfill({ status: 201, json: route.request().postDataJSON() as object }),
  );
  await page.goto(`${builtIn.origin}/-/operations/create_orders`);
  await page.getByLabel("Number").focus();
  await page.keyboard.type("PICKED-1");
  await page.keyboard.press("Tab");
  const customer = page.getByRole("combobox", { name: "Customer" });
  await expect(customer).toBeFocused();
  // Focusing it sends no request and covers nothing.
  await expect(customer).toHaveAttribute("aria-expanded", "false");
  const searches: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/api/customers") searches.push(searchParams.get("q") ?? "");
  });
  await page.keyboard.type("greta", { delay: 15 });
  const options = page.getByRole("listbox").getByRole("option");
  await expect(options.first()).toContainText("Greta");
  // Not a call a key.
  expect(searches).toEqual(["greta"]);
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("option", { name: "New customer…" })).toHaveAttribute("data-active");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("option", { name: "Show more" })).toHaveAttribute("data-active");
  await page.keyboard.press("Enter");
  await expect.poll(() => options.count()).toBeGreaterThan(15);
  await page.keyboard.press("ArrowDown");
  const expected = String(
    await page.locator("[role=option][data-active] > *").first().textContent(),
  );
  await page.keyboard.press("Enter");
  await expect(customer).toHaveValue(expected);
  await expect(customer).toHaveAttribute("aria-expanded", "false");

  const sent = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: "Send" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Send" }).press("Enter");
  const body = (await sent).postDataJSON() as Record<string, unknown>;
  expect(body["number"]).toBe("PICKED-1");
  expect(body["customer_id"]).toEqual(expect.any(Number));
  await expect(page.getByText("Responded with 201")).toBeVisible();
});

test("Enter after typing selects the first match, and nothing without a text", async ({
  ownerPage: page,
  builtIn,
}) => {
  await page.goto(`${builtIn.origin}/-/operations/create_orders`);
  const customer = page.getByRole("combobox", { name: "Customer" });
  await customer.click();
  const options = page.getByRole("listbox").getByRole("option");
  await expect(options.first()).toBeVisible();
  await expect(page.locator("[role=option][data-active]")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(customer).toHaveAttribute("aria-expanded", "false");
  await expect(customer).toHaveValue("");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.keyboard.type("wojcik856@");
  const match = options.filter({ hasText: "agnieszka.wojcik856@mail.example" });
  await expect(match).toHaveAttribute("data-active");
  await expect(customer).toHaveAttribute(
    "aria-activedescendant",
    String(await match.getAttribute("id")),
  );
  await page.keyboard.press("Enter");
  await expect(customer).toHaveValue("Agnieszka Wójcik");
  await expect(customer).toHaveAttribute("aria-expanded", "false");

  await customer.fill("");
  await expect(options.first()).toBeVisible();
  await expect(page.locator("[role=option][data-active]")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(customer).toHaveValue("");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a pasted key is accepted, shown with its title once known, and reported if missing @long", async ({
  ownerPage: page,
  builtIn,
  watched,
}) => {
  // A key without a record.
  watched.allowFailed(404);
  await page.goto(`${builtIn.origin}/-/operations/create_orders`);
  const customer = page.getByRole("combobox", { name: "Customer" });
  await customer.fill("856");
  await page.keyboard.press("Tab");
  await expect(customer).toHaveValue("Agnieszka Wójcik");
  await customer.fill("987654321");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The API has no Customer with key 987654321.")).toBeVisible();
  await expect(customer).toHaveValue("987654321");
  // A word that is none of the list is not lost without a word.
  await customer.fill("nobody at all");
  await page.keyboard.press("Tab");
  await expect(page.getByText("“nobody at all” is not in the list")).toBeVisible();
  await page.getByRole("button", { name: "Clear Customer" }).click();
  await expect(customer).toHaveValue("");
});

test("a list is narrowed by records that are picked, and the address keeps them @long", async ({
  ownerPage: page,
  builtIn,
}) => {
  await page.goto(`${builtIn.origin}/orders`);
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByRole("option", { name: "Customer", exact: true }).click();
  const customer = page.getByRole("combobox", { name: "Value" });
  await expect(customer).toBeFocused();
  await customer.fill("wojcik856@");
  await page.getByRole("option").filter({ hasText: "agnieszka.wojcik856@mail.example" }).click();
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/customer_id=856/);
  await expect(bodyRows(page).filter({ hasNotText: "Agnieszka Wójcik" })).toHaveCount(0);
  const active = page.getByRole("group", { name: "Active filters" });
  await active.getByRole("button", { name: "Customer is Agnieszka Wójcik", exact: true }).click();
  await customer.fill("1");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/customer_id=856(?:,|%2C)1\b/);
  await page.reload();
  await expect(active).toContainText("Agnieszka Wójcik, ");
});

test("below a parent the address fixes the reference, siblings are offered, and a missing record is created in place @long", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway({ serve: serveBoards });
  await signInWith(page, origin, undefined, "/projects/5/tasks/new");
  const project = page.getByLabel("Project");
  await expect(project).toHaveAttribute("readonly");
  await expect(project).toHaveValue("5");
  const board = page.getByRole("combobox", { name: "Board" });
  await board.click();
  await expect(page.getByRole("option", { name: "Rigging" })).toBeVisible();
  // The API cannot search, so the loaded records are searched.
  await board.fill("hul");
  await expect(page.getByRole("option", { name: "Rigging" })).toHaveCount(0);
  await page.getByRole("option", { name: "Hull" }).click();
  await expect(board).toHaveValue("Hull");

  await board.fill("Mast");
  await page.getByRole("option", { name: "New board…" }).click();
  const dialog = page.getByRole("dialog", { name: "New board" });
  await expect(dialog.getByLabel("Name")).toBeFocused();
  await page.keyboard.type("Mast");
  await dialog.getByRole("button", { name: "Create board" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(board).toHaveValue("Mast");

  await page.getByLabel("Title").fill("Splice");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => upstream.received("POST /api/projects/5/tasks").length).toBe(1);
  const [sent] = upstream.received("POST /api/projects/5/tasks");
  expect(JSON.parse(sent?.body ?? "")).toEqual({ project_id: 5, board_id: 23, title: "Splice" });
});

test("a picker has the records of the parent that another field of the form names, with their titles", async ({
  page,
  openGateway,
}) => {
  const { origin } = await openGateway({ serve: serveBoards });
  await signInWith(page, origin, undefined, "/visits/new");
  const board = page.getByRole("combobox", { name: "Board" });
  await board.click();
  await expect(page.getByText("Choose the project first.")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("combobox", { name: "Project" }).click();
  await page.getByRole("option", { name: /^New hull/ }).click();
  await board.click();
  await page.getByRole("option", { name: /^Keel/ }).click();
  await expect(board).toHaveValue("Keel");
});

test("a reference below the parent that another field of its row names has its title and link @long", async ({
  page,
  openGateway,
}) => {
  const { origin } = await openGateway({ serve: serveBoards });
  await signInWith(page, origin, undefined, "/projects");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "New hull" })).toBeVisible();
  // The titles of a list are read in the background once it has responded.
  for (const [project, board] of [
    ["6", "Keel"],
    ["5", "Rigging"],
  ] as const) {
    await page.goto(`${origin}/projects/${project}/boards`);
    await expect(main.getByRole("link", { name: board, exact: true })).toBeVisible();
  }
  await page.goto(`${origin}/visits`);
  const keel = main.getByRole("link", { name: "Keel", exact: true });
  await expect(keel).toHaveAttribute("href", "/projects/6/boards/21");
  await expect(main.getByRole("link", { name: "Rigging", exact: true })).toHaveAttribute(
    "href",
    "/projects/5/boards/21",
  );
  await page.goto(`${origin}/visits/41`);
  await expect(keel.first()).toHaveAttribute("href", "/projects/6/boards/21");
});

test("a record on a later page is found in a list that the API cannot search", async ({
  page,
  openGateway,
}) => {
  const text = { type: "string" };
  const object = (properties: object) => ({ type: "object", properties });
  const reply = (schema: object) => ({
    responses: { "200": { description: "", content: { "application/json": { schema } } } },
  });
  const driver = object({ id: { type: "integer" }, name: text });
  const trip = object({ title: text, driver_id: { type: "integer" } });
  const drivers = Array.from({ length: 63 }, (_, id) => ({ id, name: `Driver ${id}` }));
  const page1 = { name: "page", in: "query", schema: { type: "integer" } };
  const size = { name: "per_page", in: "query", schema: { type: "integer" } };
  const { origin, upstream } = await openGateway({
    serve: (api) => {
      api.on("GET /openapi.json", {
        json: {
          openapi: "3.1.0",
          info: { title: "Trips", version: "1" },
          servers: [{ url: api.origin }],
          paths: {
            "/drivers": {
              get: { parameters: [page1, size], ...reply({ type: "array", items: driver }) },
            },
            "/drivers/{id}": {
              parameters: [{ name: "id", in: "path", required: true, schema: text }],
              get: reply(driver),
            },
            "/trips": {
              get: reply({ type: "array", items: trip }),
              post: {
                requestBody: { content: { "application/json": { schema: trip } } },
                ...reply(trip),
              },
            },
          },
        },
      });
      api.on("GET /drivers", ({ parameters }) => {
        const [from, count] = [
          Number(parameters.get("page") ?? 1) - 1,
          Number(parameters.get("per_page")),
        ];
        return { json: drivers.slice(from * count, (from + 1) * count) };
      });
      api.on("GET /trips", { json: [] });
    },
  });
  await signInWith(page, origin, undefined, "/trips/new");
  const picker = page.getByRole("combobox", { name: "Driver" });
  await picker.click();
  await picker.fill("Driver 59");
  await page.getByRole("option", { name: "Driver 59" }).click();
  await expect(picker).toHaveValue("Driver 59");
  expect(upstream.received("GET /drivers")).toHaveLength(3);
});
