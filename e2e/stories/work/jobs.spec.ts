import { owner } from "#e2e/fixtures/built-in.ts";
import { readerSession } from "#e2e/fixtures/gateway.ts";
import { lookAt } from "#e2e/fixtures/looks.ts";
import { bodyRows, sidebarLink, undoJob } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";
import { editChosen, jobLine, openCrates } from "#e2e/fixtures/warehouse.ts";

test.describe.configure({ mode: "default" });

test.beforeEach(({ warehouse: { crates } }) => crates.reset());

test("rows are selected by keyboard over several pages and edited at once; failed ones are retried", async ({
  page,
  warehouse: { origin, crates },
  watched,
}) => {
  watched.allowFailed(422);
  await openCrates(page, origin);
  await bodyRows(page).nth(0).getByRole("link").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+Space");
  const bar = page.getByRole("region", { name: "Selection" });
  await expect(bar).toContainText("3 selected");
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(bodyRows(page).first()).toContainText("Crate 26");
  await bodyRows(page).first().getByRole("checkbox").click();
  await expect(bar).toContainText("4 selected");

  crates.refuse(({ id }) =>
    id === 2 ? { status: 422, json: { message: "Too heavy for its shelf." } } : undefined,
  );
  await editChosen(page, "Weight", "77");
  await expect(jobLine(page, /3 done, 1 failed/).first()).toBeVisible();
  expect([1, 3, 26].map((id) => crates.crates.get(id)?.weight)).toEqual([77, 77, 77]);
  expect(crates.writes.filter(({ id }) => id === 3).map(({ body }) => body)).toEqual([
    '{"weight":77}',
  ]);

  await page.getByRole("link", { name: "Details" }).click();
  await expect(page.getByRole("table").getByText("422 Too heavy for its shelf.")).toBeVisible();
  await lookAt(page, "job, some failed");
  crates.refuse(() => undefined);
  await page.getByRole("button", { name: "Retry failed" }).click();
  await expect(page.getByRole("main").getByText("4 done").first()).toBeVisible();
  expect(crates.crates.get(2)?.weight).toBe(77);
  expect(crates.writes).toHaveLength(5);

  // Another user changes one of them, and that change stays.
  const { crates: shelf } = crates;
  shelf.set(3, { id: 3, label: "Crate 3", state: "new", weight: 12, note: null });
  await undoJob(page);
  await expect(page.getByRole("heading", { level: 1, name: "Undo: Edit crates" })).toBeVisible();
  await expect(page.getByText("3 done, 1 in conflict").first()).toBeVisible();
  await expect(page.getByRole("table").getByText("Another user changed it.")).toBeVisible();
  expect([1, 2, 3, 26].map((id) => shelf.get(id)?.weight)).toEqual([1, 2, 12, 26]);
});

test("all matching rows are deleted; the job pauses, survives its page and a reload, and sends nothing twice @long", async ({
  page,
  warehouse: { origin, crates },
  watched,
}) => {
  watched.allowFailed(404, 429);
  await openCrates(page, origin, "/crates?state=open");
  await bodyRows(page).first().getByRole("checkbox").click();
  const bar = page.getByRole("region", { name: "Selection" });
  await bar.getByRole("button", { name: "Select all 30 matching" }).click();
  await expect(bar).toContainText("All 30 matching records selected");
  await bodyRows(page).nth(1).getByRole("checkbox").click();
  await expect(bar).toContainText("29 selected");
  // The twelfth is executed, but its response never arrives.
  let isNested = true;
  const nested = new Promise<void>((resolve) => {
    crates.refuse(() => {
      if (crates.writes.length < 12 || !isNested) return undefined;
      resolve();
      return "hold";
    });
  });
  await bar.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete 29 records" }).click();
  await nested;
  await lookAt(page, "list, a job under way", { isMoving: true });

  await page.reload();
  isNested = false;
  const notice = page.getByRole("alert").filter({ hasText: "Job interrupted" });
  await expect(notice).toContainText("Delete crates");
  const under = crates.writes.slice(11).map(({ id }) => id);
  await lookAt(page, "job, interrupted");
  await notice.getByRole("link", { name: "Details" }).click();
  await expect(page.getByText(/\d unknown/).first()).toBeVisible();
  crates.refuse(() =>
    crates.writes.length > 20 ? { status: 429, headers: { "retry-after": "1" } } : undefined,
  );
  await page.getByRole("button", { name: "Resume" }).first().click();
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("main").getByText(/^Paused · /)).toBeVisible();
  await lookAt(page, "job, paused");
  crates.refuse(() => undefined);
  // The home screen shows it and can resume it.
  await sidebarLink(page, "Home").click();
  const jobs = page.getByRole("main").getByRole("region", { name: "Jobs" });
  await expect(jobs.getByRole("link", { name: "Delete crates" })).toBeVisible();
  await lookAt(page, "home, a job");
  await jobs.getByRole("button", { name: "Resume" }).click();
  await expect(jobs).toBeHidden();
  await page.goBack();
  await expect(page.getByText("29 done").first()).toBeVisible();
  // The write without a response was executed: its record was read, and it was not sent again.
  for (const id of under) expect(crates.writes.filter((write) => write.id === id)).toHaveLength(1);
  const open = () => [...crates.crates.values()].filter(({ state }) => state === "open");
  expect(open()).toHaveLength(1);

  await undoJob(page);
  await expect(page.getByRole("heading", { level: 1, name: "Undo: Delete crates" })).toBeVisible();
  await expect(page.getByText("29 done").first()).toBeVisible();
  expect(open()).toHaveLength(30);
});

test("a session that ends in the middle pauses the job, and it continues after the next sign-in @long", async ({
  page,
  warehouse: { origin, crates },
  watched,
}) => {
  watched.allowFailed(401);
  await openCrates(page, origin, "/crates?state=new");
  await page.getByLabel("Select all rows on this page").click();
  const bar = page.getByRole("region", { name: "Selection" });
  await expect(bar).toContainText("25 selected");
  crates.refuse(() =>
    crates.writes.length === 9 ? { status: 401, json: { message: "Your time is up." } } : undefined,
  );
  await bar.getByRole("button", { name: "Actions" }).click();
  await page.getByRole("button", { name: "Seal crate" }).click();
  // It requires no further input: the summary shows at once.
  await lookAt(page, "list, an action on many");
  await page.getByRole("dialog").getByRole("button", { name: "Seal crate: 25 records" }).click();
  await expect(page).toHaveURL(/\/login/);
  crates.refuse(() => undefined);

  await signInWith(page, origin, readerSession, "/-/jobs");
  const job = page.getByRole("listitem").filter({ hasText: "Seal crate: crates" });
  await expect(job).toContainText("Finished");
  // An action in flight when the session ended is not sent again if the record changed.
  await expect(job).toContainText(/2[2-5] done/);
  const sent = crates.writes.map(({ id }) => id);
  const twice = sent.filter((id, at) => sent.indexOf(id) !== at);
  expect(twice.length, "the one that was refused").toBeLessThanOrEqual(1);
});

test("a dropped connection leaves a row unknown, and it is looked at before it is sent again @long", async ({
  page,
  warehouse: { origin, crates },
  watched,
}) => {
  watched.allowFailed(502);
  await openCrates(page, origin);
  await bodyRows(page).nth(0).getByRole("checkbox").click();
  await bodyRows(page).nth(1).getByRole("checkbox").click();
  crates.refuse(() => (crates.writes.length === 1 ? "drop" : undefined));
  await editChosen(page, "Weight", "55");
  await expect(jobLine(page, /2 done/).first()).toBeVisible();
  // The API had executed the dropped write: it is not sent again.
  expect(crates.writes).toHaveLength(2);

  // The effect of an action is unknown, so the user decides.
  await bodyRows(page).nth(0).getByRole("checkbox").click();
  crates.refuse(() => (crates.writes.length === 3 ? "drop" : undefined));
  await page
    .getByRole("region", { name: "Selection" })
    .getByRole("button", { name: "Actions" })
    .click();
  await page.getByRole("button", { name: "Seal crate" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Seal crate: 1 record" }).click();
  await expect(jobLine(page, /1 unknown/).first()).toBeVisible();
  await page.getByRole("link", { name: "Details" }).click();
  await expect(page.getByRole("table")).toContainText("The record is different now.");
  await page.getByRole("button", { name: "Retry failed" }).click();
  await expect(page.getByText(/Finished/).first()).toBeVisible();
  expect(crates.writes).toHaveLength(3);
  await page.getByRole("button", { name: "Send unknown again" }).click();
  const requests = page.getByRole("dialog", { name: "Send 1 record again?" });
  await requests.getByRole("button", { name: "Send unknown again" }).click();
  await expect(jobLine(page, /^1 done$/).first()).toBeVisible();
  expect(crates.writes).toHaveLength(4);
});

test("lines of orders, whose keys have two parts, are deleted and come back under the same keys @long", async ({
  page,
  openBuiltIn,
  watched,
}) => {
  // Whether they are there already is looked up first.
  watched.allowFailed(404);
  const service = await openBuiltIn();
  const session = await service.register(owner);
  await signInWith(page, service.origin, session, "/order_lines");
  const names = bodyRows(page).locator("[data-row-link]");
  await expect(names.first()).toBeVisible();
  const before = (await names.allTextContents()).slice(0, 3);
  for (const at of [0, 1, 2]) await bodyRows(page).nth(at).getByRole("checkbox").click();
  const bar = page.getByRole("region", { name: "Selection" });
  await bar.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete 3 records" }).click();
  await expect(jobLine(page, /3 done/).first()).toBeVisible();
  await expect(names.first()).not.toHaveText(before[0] ?? "");
  await page.getByRole("link", { name: "Details" }).click();
  await undoJob(page);
  await expect(page.getByRole("heading", { level: 1, name: /^Undo/ })).toBeVisible();
  await expect(page.getByText("3 done").first()).toBeVisible();
  await page.goto(`${service.origin}/order_lines`);
  await expect(names.first()).toBeVisible();
  expect((await names.allTextContents()).slice(0, 3)).toEqual(before);
});
