// @ts-check
/**
 * Performs everyday tasks in the console over the sample data and counts the clicks and keys of the user, as the page
 * receives them. A double click is two clicks; Ctrl with K is one key. Exits with 1 if a task needs more than its goal.
 */
import { openBrowser, startSample } from "./bench-bed.mjs";
import { countSteps, reportSteps } from "./task-steps.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("./task-steps.mjs").Steps} Steps */
/**
 * @typedef {object} Task
 * @property {string} name
 * @property {string} from Address of the first screen.
 * @property {Steps} goal
 * @property {(page: Page) => Promise<unknown>} [prepare] Steps that are not counted.
 * @property {(page: Page) => Promise<unknown>} steps
 * @property {(page: Page) => Promise<unknown>} result
 * @property {number} [times]
 */

/** @param {Page} page */
const rows = (page) => page.getByRole("main").locator("table tbody tr:not([aria-hidden])");
/** Name of the customer of the first orders, set by the first task that filters. */
let customer = "";

/** @param {Page} page */
const sidebar = (page) => page.getByRole("navigation", { name: "Main navigation" });

/** @param {Page} page @param {number} row @param {string} column */
async function cell(page, row, column) {
  // Cells are edited once the grid is loaded, as its handles show.
  await page.getByRole("separator", { name: `Width of ${column}`, exact: true }).waitFor();
  const at = await page
    .getByRole("main")
    .locator("thead th")
    .evaluateAll((all, name) => all.findIndex((one) => one.ariaLabel === name), column);
  return rows(page).nth(row).locator("td").nth(at);
}

/** @param {Page} page @param {(url: URL) => boolean} isExpected */
const hasAddress = (page, isExpected) => page.waitForURL(isExpected, { waitUntil: "commit" });

/** @param {Page} page */
async function areFiltered(page) {
  await hasAddress(page, ({ search }) =>
    ["status=", "placed_at", "total", "customer_id"].every((name) => search.includes(name)),
  );
}

/** @param {Page} page */
async function readCustomer(page) {
  customer = (await (await cell(page, 0, "Customer")).textContent()) ?? "";
}

/** @type {readonly Task[]} */
const tasks = [
  {
    name: "find order 1042 by palette",
    from: "/",
    goal: { clicks: 0, keys: 6 },
    times: 5,
    steps: async (page) => {
      await page.keyboard.press("Control+k");
      await page.keyboard.type("1042");
      await page.keyboard.press("Enter");
    },
    result: (page) =>
      page.getByRole("heading", { level: 1, name: "SO-0001042" }).waitFor({ timeout: 30_000 }),
  },
  {
    name: "four filters in the panel",
    from: "/orders",
    goal: { clicks: 9, keys: 8 },
    prepare: readCustomer,
    steps: async (page) => {
      const filter = page.getByRole("button", { name: "Filter", exact: true });
      const main = page.getByRole("main");
      await main
        .getByRole("group", { name: "Status", exact: true })
        .getByRole("button", { name: "Paid" })
        .click();
      await filter.click();
      await page.getByRole("option", { name: "Placed at" }).click();
      await page.getByRole("button", { name: /^this month$/i }).click();
      await filter.click();
      await page.getByRole("option", { name: "Total", exact: true }).click();
      await page.getByRole("textbox", { name: "Value" }).waitFor();
      await page.keyboard.type("500");
      await page.keyboard.press("Enter");
      await filter.click();
      await page.getByRole("option", { name: "Customer", exact: true }).click();
      await page.getByRole("combobox", { name: "Value" }).waitFor();
      await page.keyboard.type("ha");
      await page.getByRole("option", { name: /^Ha/ }).first().click();
      await page.keyboard.press("Enter");
    },
    result: areFiltered,
  },
  {
    name: "four filters as one typed line",
    from: "/orders",
    goal: { clicks: 0, keys: Infinity },
    prepare: readCustomer,
    steps: async (page) => {
      await page.keyboard.press("f");
      await page.getByRole("combobox", { name: "Search fields" }).waitFor();
      await page.keyboard.type(`status:paid placed:this-month total>500 customer:"${customer}"`);
      await page.keyboard.press("Enter");
      // A name that several customers have is chosen from them.
      const choice = page.getByText(/^Several records match/);
      await Promise.race([choice.waitFor(), areFiltered(page)]);
      if (!(await choice.isVisible())) return;
      for (const key of ["ArrowDown", "Enter", "Enter"]) await page.keyboard.press(key);
    },
    result: areFiltered,
  },
  {
    name: "fix a typo in a product",
    from: "/products?sort=id",
    goal: { clicks: 2, keys: 3 },
    prepare: (page) => cell(page, 0, "Name"),
    steps: async (page) => {
      // Next to the name, which is a link to the record.
      const name = await cell(page, 0, "Name");
      const { width, height } = (await name.boundingBox()) ?? { width: 0, height: 0 };
      await name.dblclick({ position: { x: width - 8, y: height / 2 } });
      await page.getByRole("dialog").getByRole("textbox").waitFor();
      await page.keyboard.press("End");
      await page.keyboard.type("s");
      await page.keyboard.press("Enter");
    },
    result: (page) => page.getByRole("dialog").waitFor({ state: "hidden" }),
  },
  {
    name: "everything about one customer",
    from: "/customers?sort=id",
    goal: { clicks: 1, keys: 0 },
    steps: (page) => rows(page).first().getByRole("link").first().click(),
    result: async (page) => {
      const related = page.getByRole("region", { name: "Related records", exact: true });
      // Each list is read when it is scrolled into view.
      for (let turn = 0; turn < 20; turn += 1) {
        await page.mouse.wheel(0, 600);
        await page.waitForTimeout(200);
      }
      await related
        .getByRole("group", { name: "Orders", exact: true })
        .getByRole("row")
        .nth(1)
        .waitFor();
      await related.getByRole("group", { name: "Reviews", exact: true }).waitFor();
    },
  },
  {
    name: "undo after a bulk edit",
    from: "/suppliers?sort=id",
    goal: { clicks: 0, keys: 2 },
    prepare: changeCountries,
    steps: async (page) => {
      await page.keyboard.press("Control+z");
      await page.getByRole("dialog").getByRole("button", { name: /^Undo/ }).waitFor();
      await page.keyboard.press("Enter");
    },
    result: (page) => page.getByText("IS", { exact: true }).first().waitFor({ state: "hidden" }),
  },
  {
    name: "look at a trend, and the records behind a bar",
    from: "/",
    goal: { clicks: 1, keys: 0 },
    prepare: (page) =>
      page
        .getByRole("main")
        .getByRole("img", { name: /highest in/ })
        .waitFor(),
    steps: (page) =>
      page
        .getByRole("main")
        .getByRole("listitem")
        .filter({ has: page.getByRole("img", { name: /highest in/ }) })
        .getByRole("link", { name: /: \d+$/ })
        .last()
        .click(),
    result: (page) => rows(page).first().getByRole("link").first().waitFor(),
  },
  {
    name: "add a user with a role",
    from: "/",
    goal: { clicks: 3, keys: 0 },
    prepare: (page) => sidebar(page).getByRole("link", { name: "Accounts", exact: true }).waitFor(),
    steps: async (page) => {
      await sidebar(page).getByRole("link", { name: "Accounts", exact: true }).click();
      await page.getByRole("button", { name: "Invite" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Invite" }).click();
    },
    result: (page) =>
      page
        .getByRole("dialog")
        .getByRole("link", { name: /#invitation=/ })
        .waitFor(),
  },
];

/** Changes two suppliers in one job. @param {Page} page */
async function changeCountries(page) {
  await cell(page, 0, "Country");
  for (const row of [0, 1]) await rows(page).nth(row).getByRole("checkbox").click();
  await page
    .getByRole("region", { name: "Selection" })
    .getByRole("button", { name: "Edit" })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Add field").selectOption("Country");
  await dialog.getByLabel(/^Country/).fill("IS");
  await dialog.getByRole("button", { name: "Review" }).click();
  await dialog.getByRole("button", { name: /^Change/ }).click();
  await page
    .getByText(/2 done/)
    .first()
    .waitFor();
}

const { origin, session, stop } = await startSample();
const { browser, context } = await openBrowser(session);
const counter = await countSteps(context);

/** @param {Task} task */
async function perform({ name, from, goal, prepare, steps, result, times = 1 }) {
  for (let time = 1; time <= times; time += 1) {
    const page = await context.newPage();
    await page.goto(`${origin}${from}`);
    await page.getByRole("main").getByRole("heading", { level: 1 }).first().waitFor();
    await prepare?.(page);
    counter.restart();
    await steps(page);
    const counted = counter.steps();
    await result(page);
    await page.close();
    reportSteps(times > 1 ? `${name} (${time} of ${times})` : name, counted, goal);
  }
}

try {
  for (const task of tasks.filter(({ name }) => name.includes(process.argv[2] ?? "")))
    await perform(task);
} finally {
  await browser.close();
  await stop();
}
