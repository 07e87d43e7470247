import { owner } from "#e2e/fixtures/built-in.ts";
import { serveShips } from "#e2e/fixtures/ships-api.ts";
import { lookAt } from "#e2e/fixtures/looks.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";

test("lists, maps, variants and free JSON are filled in, validated in place, and sent unchanged @long", async ({
  page,
  openGateway,
  watched,
}) => {
  const { origin, upstream } = await openGateway({ serve: serveShips });
  watched.allowFailed(422);
  await signInWith(page, origin, undefined, "/ships/new");
  const name = page.getByRole("textbox", { name: /^Name/ }).first();
  await name.fill("M");
  await name.press("Tab");
  await expect(page.getByText("At least 2 characters")).toBeVisible();
  await name.fill("Marigold");
  await expect(page.getByText("At least 2 characters")).toBeHidden();

  // Not sent, null and empty are three things.
  const motto = page.getByRole("group", { name: "Motto" }).or(page.locator("body"));
  await motto.getByRole("combobox", { name: "Empty means" }).first().selectOption("null");

  const crew = page.getByRole("group", { name: "Crew" });
  await crew.getByRole("button", { name: "Add item" }).click();
  await crew.getByRole("textbox", { name: /^Name/ }).fill("Grace");
  await crew.getByRole("button", { name: "Add another" }).click();
  await crew.getByRole("textbox", { name: /^Name/ }).nth(1).fill("Ada");
  await crew.getByRole("textbox", { name: /^Name/ }).nth(1).press("Alt+ArrowUp");
  await expect(crew.getByRole("textbox", { name: /^Name/ }).first()).toHaveValue("Ada");

  const lights = page.getByRole("group", { name: "Lights" }).last();
  await lights.getByRole("textbox", { name: "New name" }).fill("starboard");
  await lights.getByRole("textbox", { name: "New name" }).press("Enter");
  await lights.getByRole("textbox", { name: "starboard", exact: true }).fill("9007199254740993");

  const drive = page.getByRole("group", { name: "Drive" });
  await drive.getByRole("combobox", { name: "Kind" }).selectOption({ label: "Diesel" });
  await drive.getByRole("textbox", { name: /^Power/ }).fill("0");
  await page.keyboard.press("Control+s");
  await expect(drive.getByText("Must be more than 0")).toBeVisible();
  await expect(drive.getByRole("textbox", { name: /^Power/ })).toBeFocused();
  await drive.getByRole("textbox", { name: /^Power/ }).fill("12.50");

  const notes = page.getByRole("textbox", { name: /^Notes/ });
  await notes.fill('{\n  "since": 1\n  "to": 2\n}');
  await expect(page.getByText(/a comma .* line 3, column 3/)).toBeVisible();
  await notes.fill('{"since": 1e400}');

  // Errors of the API are shown at their value, however deep.
  upstream.on("POST /api/ships", {
    status: 422,
    json: { detail: [{ loc: ["body", "crew", 1, "name"], msg: "is on another ship", type: "x" }] },
  });
  await page.keyboard.press("Control+s");
  const grace = crew.getByRole("textbox", { name: /^Name/ }).nth(1);
  await expect(grace).toHaveAccessibleDescription(/is on another ship/);
  await expect(grace).toBeFocused();
  await lookAt(page, "form, inputs of all kinds");

  serveShips(upstream);
  await page.keyboard.press("Control+s");
  await expect(page).toHaveURL(/\/ships\/7$/);
  expect(upstream.received("POST /api/ships").at(-1)?.body).toBe(
    '{"name":"Marigold","motto":null,"crew":[{"name":"Ada"},{"name":"Grace"}],' +
      '"lights":{"starboard":9007199254740993},"drive":{"kind":"diesel","power":12.50},"notes":{"since":1e400}}',
  );
});

/** Errors of each API for the second sailor's name, and for a field that no form has. */
const refusals: readonly (readonly [string, number, (reported: string, lost: string) => object])[] =
  [
    [
      "RFC 9457",
      422,
      (reported, lost) => ({
        title: "Invalid",
        errors: [
          { pointer: "#/crew/1/name", detail: reported },
          { pointer: "#/stock", detail: lost },
        ],
      }),
    ],
    [
      "Laravel",
      422,
      (reported, lost) => ({
        message: "The given data was invalid.",
        errors: { "crew.1.name": [reported], stock: [lost] },
      }),
    ],
    ["DRF", 400, (reported, lost) => ({ crew: [{}, { name: [reported] }], stock: [lost] })],
    [
      "FastAPI",
      422,
      (reported, lost) => ({
        detail: [
          { loc: ["body", "crew", 1, "name"], msg: reported, type: "value_error" },
          { loc: ["body", "stock"], msg: lost, type: "value_error" },
        ],
      }),
    ],
    [
      "JSON:API",
      422,
      (reported, lost) => ({
        errors: [
          { detail: reported, source: { pointer: "/data/attributes/crew/1/name" } },
          { detail: lost, source: { pointer: "/data/attributes/stock" } },
        ],
      }),
    ],
    [
      "Spring",
      400,
      (reported, lost) => ({
        error: "Bad Request",
        message: "Validation failed",
        errors: [
          { field: "crew[1].name", defaultMessage: reported, objectName: "ship" },
          { field: "stock", defaultMessage: lost, objectName: "ship" },
        ],
      }),
    ],
    [
      "Rails",
      422,
      (reported, lost) => ({ errors: { "ship.crew[1].name": [reported], stock: [lost] } }),
    ],
    [
      "ASP.NET",
      400,
      (reported, lost) => ({
        title: "One or more validation errors occurred.",
        errors: { "$.Crew[1].Name": [reported], Stock: [lost] },
      }),
    ],
    [
      "a plain map",
      422,
      (reported, lost) => ({ errors: { crew: { 1: { name: [reported] } }, stock: lost } }),
    ],
  ];

test("errors of the API are shown once, at their field in any shape, the rest on top", async ({
  page,
  openGateway,
  watched,
}) => {
  const { origin, upstream } = await openGateway({ serve: serveShips });
  watched.allowFailed(400, 422, 500);
  await signInWith(page, origin, undefined, "/ships/new");
  await page.getByRole("textbox", { name: /^Name/ }).first().fill("Marigold");
  const crew = page.getByRole("group", { name: "Crew" });
  const names = crew.getByRole("textbox", { name: /^Name/ });
  await crew.getByRole("button", { name: "Add item" }).click();
  await names.fill("Ada");
  await crew.getByRole("button", { name: "Add another" }).click();
  await names.nth(1).fill("Grace");
  const alert = page.getByRole("alert");
  for (const [shape, status, refuse] of refusals) {
    const reported = `${shape} has her on another ship`;
    const lost = `${shape} is out of stock`;
    upstream.on("POST /api/ships", { status, json: refuse(reported, lost) });
    await page.getByRole("textbox", { name: /^Motto/ }).focus();
    await page.keyboard.press("Control+s");
    await expect(alert, shape).toContainText(lost);
    await expect(alert, shape).toContainText("Check these fields: Crew › 2 › Name");
    await expect(alert, shape).not.toContainText(reported);
    await expect(names.nth(1), shape).toHaveAccessibleDescription(new RegExp(reported));
    await expect(names.nth(1), shape).toBeFocused();
  }
  upstream.on("POST /api/ships", { status: 500, text: "<html>Trouble</html>" });
  await page.keyboard.press("Control+s");
  await expect(alert).toContainText("The API failed (500).");
  await expect(names.nth(1)).not.toHaveAttribute("aria-invalid", "true");
  await expect(names.nth(1)).toHaveValue("Grace");
});

test("read-only fields are shown and not sent, and only changes are sent", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway({ serve: serveShips });
  await signInWith(page, origin, undefined, "/ships/7/edit");
  await page.getByText("2 read-only fields").click();
  await expect(page.getByText("Launched at")).toBeVisible();
  await expect(page.getByRole("textbox", { name: /^Launched/ })).toBeHidden();
  const drive = page.getByRole("group", { name: "Drive" });
  await drive.getByRole("textbox", { name: /^Masts/ }).fill("2");
  await page.keyboard.press("Control+s");
  await expect(page).toHaveURL(/\/ships\/7$/);
  expect(upstream.received("PATCH /api/ships/7").map(({ body }) => body)).toEqual([
    '{"drive":{"masts":2}}',
  ]);
});

test("the heading of a form has the key of a record without a title", async ({ page, builtIn }) => {
  const session = await builtIn.signIn(owner);
  await signInWith(page, builtIn.origin, session, "/addresses/1/edit");
  await expect(page.getByRole("heading", { level: 1, name: "Edit address 1" })).toBeVisible();
});
