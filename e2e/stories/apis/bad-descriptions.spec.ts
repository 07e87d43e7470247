import { descriptionProblems, descriptionReasons } from "@quarterdeck/model";
import { firstModel } from "#e2e/fixtures/screens.ts";
import { expect, test, type Page } from "#e2e/fixtures/test.ts";

const circular = {
  openapi: "3.1.0",
  info: { title: "Circles", version: "1" },
  paths: {
    "/nodes": {
      get: {
        responses: {
          "200": {
            description: "Nodes",
            content: {
              "application/json": {
                schema: { type: "array", items: { $ref: "#/components/schemas/Node" } },
              },
            },
          },
        },
      },
    },
    "/broken": { get: { responses: { "200": { $ref: "#/components/responses/Missing" } } } },
  },
  components: {
    schemas: {
      Node: {
        type: "object",
        properties: { id: { type: "integer" }, next: { $ref: "#/components/schemas/Node" } },
      },
    },
  },
};

/** Descriptions without an API, and their messages in another language. */
const hopeless = [
  {
    name: "a web page",
    locale: "en",
    says: /This is a web page, not an OpenAPI document/,
    reply: { headers: { "content-type": "text/html" }, text: "<!doctype html><h1>Hello</h1>" },
  },
  {
    name: "JSON that is no OpenAPI",
    locale: "de",
    says: /Dies ist kein OpenAPI-Dokument/,
    reply: { json: { hello: "world" } },
  },
  {
    name: "text cut off in the middle",
    locale: "ar",
    says: /صيغة JSON غير صالحة في السطر 1، العمود 31/,
    reply: { text: '{"openapi": "3.1.0", "info": {' },
  },
  {
    name: "missing",
    locale: "ja",
    says: /openapi\.jsonの定義を読み取れませんでした。サーバーが404を返しました。/,
    reply: { status: 404, text: "nothing here" },
  },
];

for (const { name, locale, says, reply } of hopeless) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(`a description that is ${name} leads to a screen with the problem${locale === "en" ? "" : " @long"}`, async ({
      page,
      openGateway,
      watched,
    }) => {
      watched.allowFailed(503);
      const { origin } = await openGateway({
        serve: (upstream) => upstream.on("GET /openapi.json", reply),
      });
      await page.goto(origin);
      await expect(page.getByRole("main").getByRole("listitem")).toHaveText(says);
      await expect(page.getByRole("main").getByRole("button").first()).toBeVisible();
    });
  });
}

/** The fixed part of every message, without its parameters. */
const english = Object.values({ ...descriptionProblems, ...descriptionReasons }).flatMap(
  (message) => message.split(/\{\w+\}/).filter((part) => part.trim().length > 11),
);

async function findEnglish(page: Page): Promise<readonly string[]> {
  const shown = await page.getByRole("main").innerText();
  return english.filter((part) => shown.includes(part));
}

test("circular and broken references cost only the affected fields @long", async ({
  page,
  openGateway,
}) => {
  const { origin } = await openGateway({
    serve: (upstream) => {
      upstream.on("GET /openapi.json", {
        json: { ...circular, servers: [{ url: upstream.origin }] },
      });
      upstream.on("GET /nodes", { json: [{ id: 1, next: { id: 2 } }] });
    },
  });
  await page.goto(`${origin}/nodes`);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("main").locator("table tbody").getByRole("row")).toHaveCount(
    1,
    firstModel,
  );

  // Problems and reasons are shown in the selected language.
  await page.goto(`${origin}/-/report`);
  await page.getByRole("heading", { name: "Nodes", exact: true }).click();
  await expect(page.getByText(/Missing” has no target/)).toBeVisible();
  expect(await findEnglish(page)).toContain("returns a list of objects");
  for (const [language, message, operation] of [
    ["Deutsch", "Die Referenz „#/components/responses/Missing“ hat kein Ziel", "Nodes auflisten"],
    ["العربية", "بلا هدف. أضف الهدف أو صحّح المرجع.", "سرد \u2068Nodes\u2069"],
  ] as const) {
    await page.locator("header [popovertarget]").last().click();
    await page.getByRole("combobox").selectOption(language);
    await page.keyboard.press("Escape");
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByRole("link", { name: operation })).toBeVisible();
    expect(await findEnglish(page)).toEqual([]);
  }
});
