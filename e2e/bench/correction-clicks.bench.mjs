// @ts-check
/**
 * Corrects a wrong relation, wrong sort values and a wrong header in the console alone, and counts clicks, keys and
 * seconds: those that the console takes, and those of a user by the Keystroke-Level Model. Exits with 1 if a correction
 * needs more steps than its goal or two minutes.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openBrowser, startGateway } from "./bench-bed.mjs";
import { countSteps, reportSteps } from "./task-steps.mjs";

/** @typedef {import("@playwright/test").Page} Page */

/** Seconds to decide, point and press, and to press a key. */
const CLICK_SECONDS = 2.7;
const KEY_SECONDS = 0.3;
const MAX_SECONDS = 120;

const harbors = ["Hamburg", "Bergen", "Porto"].map((name, at) => ({ id: at + 1, name }));
const ships = ["Ada", "Cora", "Bea"].map((name, at) => ({ id: at + 1, name, berth: at + 1 }));

/** Description with a wrong header, and without the relation and the sort values of its API. @param {string} server */
function describeFleet(server) {
  const text = { type: "string" };
  const number = { type: "integer" };
  const ok = (/** @type {object} */ schema) => ({
    responses: { 200: { description: "", content: { "application/json": { schema } } } },
  });
  const id = { name: "id", in: "path", required: true, schema: number };
  const ship = { type: "object", properties: { id: number, name: text, berth: number } };
  const harbor = { type: "object", properties: { id: number, name: text } };
  const sort = { name: "sort", in: "query", schema: text };
  return {
    openapi: "3.1.0",
    info: { title: "Fleet", version: "1" },
    servers: [{ url: server }],
    security: [{ key: [] }],
    paths: {
      "/ships": { get: { parameters: [sort], ...ok({ type: "array", items: ship }) } },
      "/ships/{id}": { parameters: [id], get: ok(ship) },
      "/harbors": { get: ok({ type: "array", items: harbor }) },
      "/harbors/{id}": { parameters: [id], get: ok(harbor) },
    },
    components: { securitySchemes: { key: { type: "apiKey", in: "header", name: "X-Key" } } },
  };
}

const api = createServer(({ url = "/", headers }, response) => {
  const { pathname, searchParams } = new URL(url, "http://api.example");
  const [, name = "", id] = pathname.split("/");
  const isKnown = headers["x-token"] === "abc";
  response.writeHead(isKnown ? 200 : 401, { "content-type": "application/json" });
  const [field, direction] = (searchParams.get("sort") ?? "id:asc").split(":");
  const sorted = field === "name" ? ships.toSorted((a, b) => a.name.localeCompare(b.name)) : ships;
  const rows = name === "harbors" ? harbors : direction === "desc" ? sorted.toReversed() : sorted;
  const one = rows.find((row) => String(row.id) === id);
  response.end(JSON.stringify(isKnown ? (id === undefined ? rows : one) : { message: "X-Token?" }));
});
await new Promise((resolve) => api.listen(0, "127.0.0.1", () => resolve(undefined)));
const address = api.address();
const folder = mkdtempSync(join(tmpdir(), "quarterdeck-corrections-"));
const description = join(folder, "fleet.json");
const server = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
writeFileSync(description, JSON.stringify(describeFleet(server)));

/** @param {Page} page */
const panel = (page) => page.getByRole("complementary", { name: "Corrections" });
/** @param {Page} page */
const table = (page) => page.getByRole("main").locator("table");

/** Chooses a value: a click opens the list. @param {Page} page @param {string} label @param {string} value */
async function choose(page, label, value) {
  const select = panel(page).getByLabel(label);
  await select.click();
  await page.keyboard.press("Escape");
  await select.selectOption(value);
}

/** @param {Page} page */
const apply = (page) => panel(page).getByRole("button", { name: "Apply" }).click();

/** `choices`: clicks on options of a select, which the page does not receive. */
const tasks = [
  {
    name: "correct a wrong header",
    from: "/",
    isSignedIn: false,
    choices: 0,
    goal: { clicks: 8, keys: 10 },
    /** @param {Page} page */
    steps: async (page) => {
      await page.getByRole("link", { name: "API report and corrections" }).click();
      await page.getByRole("button", { name: "Correct sign-in" }).click();
      const header = panel(page).getByLabel("Name of the header");
      await header.click({ clickCount: 3 });
      await page.keyboard.type("X-Token");
      await apply(page);
      await panel(page).getByText("Applied in this browser.").waitFor();
    },
    /** @param {Page} page */
    result: async (page) => {
      await page.goto(new URL("/login?to=/ships", page.url()).href);
      await page.getByText("X-Token").first().waitFor();
      await page
        .getByLabel("API key", { exact: true })
        .or(page.getByLabel("Token", { exact: true }))
        .first()
        .fill("abc");
      await page.getByRole("button", { name: "Sign in" }).click();
      await table(page).getByText("Ada").waitFor();
    },
  },
  {
    name: "correct a wrong relation",
    from: "/ships",
    isSignedIn: true,
    choices: 1,
    goal: { clicks: 5, keys: 1 },
    /** @param {Page} page */
    steps: async (page) => {
      await page.getByRole("button", { name: "Column Berth: menu" }).click();
      await page.getByRole("menuitem", { name: "Correct…" }).click();
      await choose(page, "Refers to", "harbors");
      await apply(page);
    },
    /** @param {Page} page */
    result: (page) => table(page).locator('a[href$="/harbors/1"]').waitFor(),
  },
  {
    name: "correct wrong sort values",
    from: "/ships",
    isSignedIn: true,
    choices: 1,
    goal: { clicks: 5, keys: 1 },
    /** @param {Page} page */
    steps: async (page) => {
      await page.getByRole("button", { name: "Correct Ships…" }).click();
      await choose(page, "Sort value", "colon");
      await apply(page);
    },
    /** @param {Page} page */
    result: async (page) => {
      await panel(page).getByText("Applied in this browser.").waitFor();
      const request = page.waitForRequest(/sort=name(?::|%3A)asc/);
      await page.getByRole("columnheader", { name: "Name" }).getByRole("button").first().click();
      await request;
    },
  },
];

const gateway = await startGateway(description, ["--upstream", server]);
try {
  for (const { name, from, isSignedIn, choices, goal, steps, result } of tasks) {
    const { browser, context: signedIn } = await openBrowser({ token: "abc", user: "null" });
    const context = isSignedIn ? signedIn : await browser.newContext();
    const counter = await countSteps(context);
    await signedIn.addInitScript(() => {
      const credential = { in: "header", name: "X-Token", prefix: "" };
      localStorage.setItem("quarterdeck-credential", JSON.stringify(credential));
    });
    const page = await context.newPage();
    await page.goto(`${gateway.origin}${from}`);
    counter.restart();
    const startedAt = performance.now();
    await steps(page);
    const counted = counter.steps();
    const clicks = counted.clicks + choices;
    const { keys } = counted;
    const took = (performance.now() - startedAt) / 1000;
    await result(page);
    await browser.close();
    const seconds = took + clicks * CLICK_SECONDS + keys * KEY_SECONDS;
    if (seconds > MAX_SECONDS) process.exitCode = 1;
    reportSteps(`${name}, ${Math.ceil(seconds)} of ${MAX_SECONDS} s`, { clicks, keys }, goal);
  }
} finally {
  await gateway.stop();
  api.close();
  rmSync(folder, { recursive: true, force: true });
}
