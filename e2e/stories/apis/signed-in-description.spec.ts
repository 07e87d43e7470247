import { serveCrew, plainCrew } from "#e2e/fixtures/crew-api.ts";
import { bodyRows, sidebarLink } from "#e2e/fixtures/screens.ts";
import { expect, test } from "#e2e/fixtures/test.ts";

const sailor = {
  type: "object",
  properties: { id: { type: "integer" }, name: { type: "string" } },
};

/** Description with the sign-in, a list to read for everyone, and one to edit for a user who has a token. */
function describe(origin: string, isSignedIn: boolean, hasOpenList: boolean): object {
  const login = {
    post: {
      security: [],
      requestBody: {
        content: {
          "application/json": {
            schema: {
              type: "object",
              required: ["email", "password"],
              properties: { email: { type: "string" }, password: { type: "string" } },
            },
          },
        },
      },
      responses: {
        "200": {
          description: "",
          content: {
            "application/json": {
              schema: { type: "object", properties: { access_token: { type: "string" } } },
            },
          },
        },
      },
    },
  };
  const rows = { type: "array", items: sailor };
  const list = {
    get: {
      responses: { "200": { description: "", content: { "application/json": { schema: rows } } } },
    },
  };
  return {
    openapi: "3.0.1",
    info: { title: "Crew", version: "1" },
    servers: [{ url: origin }],
    components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
    security: [{ bearer: [] }],
    paths: {
      "/auth/login": login,
      ...(hasOpenList && { "/api/harbors": list }),
      ...(isSignedIn && { "/api/sailors": list }),
    },
  };
}

for (const hasOpenList of [false, true]) {
  test(`lists that the API describes to signed-in users alone appear after the sign-in, ${hasOpenList ? "next to one that everyone reads" : "the only ones"} @long`, async ({
    page,
    openGateway,
  }) => {
    const flags: string[] = [];
    const { origin } = await openGateway({
      serve: (open) => {
        serveCrew(open, plainCrew);
        open.on("POST /auth/login", { json: { access_token: "token-1" } });
        open.on("GET /spec", ({ headers }) => ({
          json: describe(open.origin, headers.authorization === "Bearer token-1", hasOpenList),
        }));
        flags.push("--api", `${open.origin}/spec`);
      },
      flags,
    });
    await page.goto(origin);
    await page.getByLabel(/^Email/).fill("ann@example.com");
    await page.getByLabel(/^Password/).fill("secret-1");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await sidebarLink(page, "Sailors").click();
    await expect(bodyRows(page)).toHaveCount(2);
    // The next visit starts with the list.
    await page.reload();
    await expect(bodyRows(page)).toHaveCount(2);
  });
}
