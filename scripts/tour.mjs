// @ts-check
import { writeAnimatedPng } from "./animated-png.mjs";

/** @typedef {import("@playwright/test").Page} Page */

/** Frames of the tour, for its width in the README. */
const size = { viewport: { width: 1200, height: 750 }, deviceScaleFactor: 0.75 };

/** @param {Page} page @param {string} name */
function button(page, name) {
  return page.getByRole("button", { name, exact: true });
}

/** @param {Page} page */
function rows(page) {
  return page.getByRole("main").locator("table tbody tr:not([aria-hidden])");
}

/** @param {Page} page @param {string} text */
async function type(page, text) {
  await page.keyboard.type(text);
  await page.waitForTimeout(600);
}

/**
 * Scenes of the tour: a caption, the seconds for which the result stays, and the steps from the previous scene.
 * @type {readonly (readonly [caption: string, seconds: number, steps: (page: Page, origin: string) => Promise<unknown>])[]}
 */
const scenes = [
  [
    "Quarterdeck shows the lists of your API and their relations",
    4,
    (page, origin) => page.goto(`${origin}/-/map`),
  ],
  [
    "Home shows numbers and trends. Each bar leads to its records",
    3,
    (page, origin) => page.goto(origin),
  ],
  [
    "One click on a bar",
    2,
    async (page) => {
      const chart = page
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading", { name: "Orders by status" }) });
      await chart.getByRole("link", { name: /^Paid: / }).click();
      await rows(page).first().waitFor();
    },
  ],
  [
    "Filters are buttons, a panel, or one typed line",
    2.5,
    async (page) => {
      await button(page, "Filter").click();
      await page.getByRole("combobox", { name: "Search fields" }).waitFor();
      await type(page, "total>500 placed:this-month");
    },
  ],
  ["All of them use the parameters of the API", 2.5, (page) => page.keyboard.press("Enter")],
  [
    "A click on a row opens the record next to the list",
    3,
    async (page) => {
      await rows(page).nth(1).locator("td").nth(5).click();
      await page.getByRole("main").getByRole("complementary").waitFor();
    },
  ],
  ["The arrow keys open the next one", 2, (page) => page.keyboard.press("ArrowDown")],
  [
    "A double click edits in the cell",
    2.5,
    async (page, origin) => {
      await page.goto(`${origin}/suppliers?sort=id`);
      const heading = page.getByRole("separator", { name: "Width of Country", exact: true });
      await heading.waitFor();
      const at = await page
        .getByRole("main")
        .locator("thead th")
        .evaluateAll((all) => all.findIndex((one) => one.ariaLabel === "Country"));
      await rows(page).first().locator("td").nth(at).dblclick();
      await page.getByRole("dialog").getByRole("textbox").fill("IS");
    },
  ],
  [
    "Enter saves only this change, and checks for conflicts",
    2,
    (page) => page.keyboard.press("Enter"),
  ],
  ["Ctrl+Z undoes it", 2.5, (page) => page.keyboard.press("Control+z")],
  [
    "Many records change in one job",
    2.5,
    async (page) => {
      for (const row of [0, 1, 2]) await rows(page).nth(row).getByRole("checkbox").click();
      await page
        .getByRole("region", { name: "Selection" })
        .getByRole("button", { name: "Edit" })
        .click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Add field").selectOption("Country");
      await dialog.getByLabel(/^Country/).fill("PT");
    },
  ],
  [
    "The changes are reviewed first",
    2.5,
    (page) => page.getByRole("dialog").getByRole("button", { name: "Review" }).click(),
  ],
  [
    "Each record has an outcome",
    2,
    async (page) => {
      await page
        .getByRole("dialog")
        .getByRole("button", { name: /^Change/ })
        .click();
      await page
        .getByText(/3 done/)
        .first()
        .waitFor();
    },
  ],
  [
    "Undo shows what it will do",
    3,
    async (page) => {
      await page.keyboard.press("Control+z");
      await page.getByRole("dialog").getByRole("button", { name: /^Undo/ }).waitFor();
    },
  ],
  [
    "Records with pictures are also a gallery",
    2.5,
    async (page, origin) => {
      await page.goto(`${origin}/products?display=gallery:image_url`);
      await page.getByRole("main").getByRole("listitem").nth(5).waitFor();
    },
  ],
  [
    "Each list is also a board, a calendar or a timeline, as its fields allow",
    3,
    async (page, origin) => {
      await page.goto(`${origin}/orders?display=board:status`);
      await page.getByRole("main").getByText("SO-").nth(5).waitFor();
    },
  ],
  [
    "Ctrl+K finds a record by its number",
    2.5,
    async (page) => {
      await page.keyboard.press("Control+k");
      await type(page, "1042");
      await page.getByRole("option", { name: /^SO-0001042/ }).waitFor();
    },
  ],
  [
    "A record shows everything about it on one page",
    3.5,
    async (page, origin) => {
      await page.keyboard.press("Escape");
      await page.goto(`${origin}/customers/1`);
      await page.getByRole("tab", { name: "Overview" }).waitFor();
    },
  ],
  [
    "Related lists are sorted, searched and paged there",
    2.5,
    async (page) => {
      const related = page.getByRole("region", { name: "Related records", exact: true });
      // The lists load when they are in view.
      await page.mouse.move(700, 400);
      await page.mouse.wheel(0, 3000);
      await related.waitFor();
      await page.waitForTimeout(1500);
      await related.evaluate((one) => one.scrollIntoView());
      await page.mouse.wheel(0, -80);
    },
  ],
  [
    "Forms have the fields of the request body",
    3,
    async (page, origin) => {
      await page.goto(`${origin}/orders/77/edit`);
      await button(page, "Save").waitFor();
    },
  ],
  [
    "Every operation of the API has a page",
    2.5,
    (page, origin) => page.goto(`${origin}/-/operations`),
  ],
  [
    "The API report shows the evidence, and turns corrections into an overlay",
    3,
    (page, origin) => page.goto(`${origin}/-/report`),
  ],
  [
    "In the dark, and in six languages",
    3.5,
    async (page, origin) => {
      await page.evaluate(() => localStorage.setItem("quarterdeck-theme", "dark"));
      await page.goto(`${origin}/orders`);
      await rows(page).first().waitFor();
    },
  ],
];

/**
 * An animation of the console that takes about a minute.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} origin
 * @param {Record<string, string>} session
 * @param {(page: Page) => Promise<unknown>} settle
 */
export async function takeTour(browser, origin, session, settle) {
  const context = await browser.newContext({
    ...size,
    locale: "en-US",
    timezoneId: "Europe/Berlin",
  });
  await context.addInitScript(
    (values) => {
      for (const [key, value] of Object.entries(values)) {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      }
    },
    { ...session, "quarterdeck-theme": "light" },
  );
  const page = await context.newPage();
  const frames = [];
  for (const [caption, seconds, steps] of scenes) {
    await steps(page, origin);
    await settle(page);
    await page.evaluate(showCaption, caption);
    frames.push({ png: await page.screenshot({ animations: "disabled" }), ms: seconds * 1000 });
    await page.evaluate(showCaption, "");
  }
  await context.close();
  return writeAnimatedPng(frames);
}

/** Runs in the page. Shows a text above everything else, also above dialogs. @param {string} text */
function showCaption(text) {
  document.getElementById("tour-caption")?.remove();
  if (text === "") return;
  const caption = document.createElement("div");
  caption.id = "tour-caption";
  caption.popover = "manual";
  caption.textContent = text;
  Object.assign(caption.style, {
    position: "fixed",
    inset: "auto 0 24px",
    margin: "0 auto",
    padding: "12px 24px",
    width: "max-content",
    border: "0",
    borderRadius: "999px",
    background: "#0b2545",
    color: "#fff",
    font: "600 22px sans-serif",
    boxShadow: "0 4px 16px #0006",
  });
  document.body.append(caption);
  caption.showPopover();
}
