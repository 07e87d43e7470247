import { lookAt } from "#e2e/fixtures/looks.ts";
import { bodyRows } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";
import type { Upstream } from "#e2e/fixtures/upstream.ts";

const text = { type: "string" };
const json = (schema: object) => ({ "application/json": { schema } });
const reads = (schema: object) => ({
  responses: { "200": { description: "", content: json(schema) } },
});

/** Alarms, which the API only lists, and mutes, which name the labels of alarms. */
function serveAlarms(upstream: Upstream, mutes: unknown[]): void {
  const matcher = {
    type: "object",
    required: ["name", "value", "isPattern"],
    properties: { name: text, value: text, isPattern: { type: "boolean" } },
  };
  const mute = {
    type: "object",
    required: ["matchers", "comment"],
    properties: {
      id: { ...text, readOnly: true },
      matchers: { type: "array", items: matcher },
      comment: text,
    },
  };
  const alarm = {
    type: "object",
    properties: {
      labels: { type: "object", additionalProperties: text },
      mutes: { type: "array", items: text },
    },
  };
  upstream.on("GET /openapi.json", {
    json: {
      openapi: "3.1.0",
      info: { title: "Alarms", version: "1" },
      servers: [{ url: upstream.origin }],
      paths: {
        "/alarms": { get: reads({ type: "array", items: alarm }) },
        "/mutes": {
          get: reads({ type: "array", items: mute }),
          post: { requestBody: { content: json(mute) }, ...reads(mute) },
        },
        "/mutes/{id}": {
          parameters: [{ name: "id", in: "path", required: true, schema: text }],
          get: reads(mute),
          delete: { responses: { "204": { description: "" } } },
        },
      },
    },
  });
  upstream.on("GET /alarms", {
    json: [
      { labels: { pump: "fore", deck: "2" }, mutes: [] },
      { labels: { deck: "3", alarmname: "Flood" }, mutes: [] },
    ],
  });
  upstream.on("GET /mutes", () => ({ json: mutes }));
  upstream.on("POST /mutes", ({ body }) => {
    const sent = { ...(JSON.parse(body) as object), id: "m1" };
    mutes.push(sent);
    return { status: 201, json: sent };
  });
}

test("a row starts a record of the kind that it refers to @long", async ({ page, openGateway }) => {
  const mutes: unknown[] = [];
  const { origin } = await openGateway({ serve: (upstream) => serveAlarms(upstream, mutes) });
  await signInWith(page, origin, undefined, "/alarms");
  await bodyRows(page).first().getByRole("button").first().click();
  await page.getByRole("button", { name: "New mute" }).click();
  const dialog = page.getByRole("dialog", { name: "New mute" });
  await expect(dialog.getByLabel(/^Name/).first()).toHaveValue("pump");
  await expect(dialog.getByLabel("ID", { exact: true })).toHaveCount(0);
  await lookAt(page, "new record with values of a row");
  await dialog.getByLabel(/^Comment/).fill("Repair");
  await dialog.getByRole("button").last().click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(mutes).toMatchObject([
    {
      comment: "Repair",
      matchers: [
        { name: "pump", value: "fore", isPattern: false },
        { name: "deck", value: "2", isPattern: false },
      ],
    },
  ]);
});

test("a row without a page has the title of its labels @long", async ({ page, openGateway }) => {
  const { origin } = await openGateway({ serve: (upstream) => serveAlarms(upstream, []) });
  await signInWith(page, origin, undefined, "/alarms");
  await bodyRows(page).nth(1).getByRole("button").first().click();
  await expect(page.getByRole("dialog", { name: "Flood" })).toContainText("deck");
});
