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
import {
  correctHeader,
  correctionsPanel,
  correctRelation,
  correctSort,
  describeFleet,
  harbors,
  signInWithHeader,
  sortByName,
  sortShips,
  TOKEN_HEADER,
} from "#e2e/fixtures/fleet-api.mjs";
import { openBrowser, startGateway } from "./bench-bed.mjs";
import { countSteps, reportSteps } from "./task-steps.mjs";

/** @typedef {import("@playwright/test").Page} Page */

/** Seconds to decide, point and press, and to press a key. */
const CLICK_SECONDS = 2.7;
const KEY_SECONDS = 0.3;
const MAX_SECONDS = 120;

const api = createServer(({ url = "/", headers }, response) => {
  const { pathname, searchParams } = new URL(url, "http://api.example");
  const [, name = "", id] = pathname.split("/");
  const isKnown = headers[TOKEN_HEADER.toLowerCase()] === "abc";
  response.writeHead(isKnown ? 200 : 401, { "content-type": "application/json" });
  const rows = name === "harbors" ? harbors : sortShips(searchParams.get("sort"));
  const one = rows.find((row) => String(row.id) === id);
  response.end(
    JSON.stringify(isKnown ? (id === undefined ? rows : one) : { message: `${TOKEN_HEADER}?` }),
  );
});
await new Promise((resolve) => api.listen(0, "127.0.0.1", () => resolve(undefined)));
const address = api.address();
const folder = mkdtempSync(join(tmpdir(), "quarterdeck-corrections-"));
const description = join(folder, "fleet.json");
const server = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
writeFileSync(description, JSON.stringify(describeFleet(server)));

/** @param {Page} page */
const table = (page) => page.getByRole("main").locator("table");

/** `choices`: clicks on options of a select, which the page does not receive. */
const tasks = [
  {
    name: "correct a wrong header",
    from: "/",
    isSignedIn: false,
    choices: 0,
    goal: { clicks: 8, keys: 10 },
    steps: correctHeader,
    /** @param {Page} page */
    result: async (page) => {
      await signInWithHeader(page);
      await table(page).getByText("Ada").waitFor();
    },
  },
  {
    name: "correct a wrong relation",
    from: "/ships",
    isSignedIn: true,
    choices: 1,
    goal: { clicks: 5, keys: 1 },
    steps: correctRelation,
    /** @param {Page} page */
    result: (page) => table(page).locator('a[href$="/harbors/1"]').waitFor(),
  },
  {
    name: "correct wrong sort values",
    from: "/ships",
    isSignedIn: true,
    choices: 1,
    goal: { clicks: 5, keys: 1 },
    steps: correctSort,
    /** @param {Page} page */
    result: async (page) => {
      await correctionsPanel(page).getByText("Applied in this browser.").waitFor();
      await sortByName(page);
    },
  },
];

const gateway = await startGateway(description, ["--upstream", server]);
try {
  for (const { name, from, isSignedIn, choices, goal, steps, result } of tasks) {
    const { browser, context: signedIn } = await openBrowser({ token: "abc", user: "null" });
    const context = isSignedIn ? signedIn : await browser.newContext();
    const counter = await countSteps(context);
    await signedIn.addInitScript((header) => {
      const credential = { in: "header", name: header, prefix: "" };
      localStorage.setItem("quarterdeck-credential", JSON.stringify(credential));
    }, TOKEN_HEADER);
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
