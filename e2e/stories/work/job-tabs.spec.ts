import { readFileSync } from "node:fs";
import { startCrates } from "#e2e/fixtures/crates-api.mjs";
import { startService } from "#e2e/fixtures/service.ts";
import { undoJob } from "#e2e/fixtures/screens.ts";
import { expect, test } from "#e2e/fixtures/test.ts";
import { editChosen, jobLine, openCrates } from "#e2e/fixtures/warehouse.ts";

test.beforeEach(({ warehouse: { crates } }) => crates.reset());

test("two tabs show one job, and either pauses, resumes and stops it; Retry-After is respected @long", async ({
  page,
  context,
  warehouse: { origin, crates },
  watched,
}) => {
  watched.allowFailed(429);
  const times: number[] = [];
  /** First write that the API rejects with Retry-After, and its delay. */
  let rest = { from: 9, to: 10, seconds: 2 };
  crates.refuse(() => {
    times.push(Date.now());
    const isResting = times.length >= rest.from && times.length < rest.to;
    const headers = { "retry-after": String(rest.seconds) };
    return isResting ? { status: 429, headers } : undefined;
  });
  await openCrates(page, origin);
  await page.getByLabel("Select all rows on this page").check();
  await editChosen(page, "Weight", "94");
  const other = await context.newPage();
  await other.goto(`${origin}/-/jobs`);
  const job = other.getByRole("listitem").filter({ hasText: "Edit crates" }).first();
  await job.getByRole("button", { name: "Pause" }).click();
  await expect(job).toContainText("Paused");
  await expect(jobLine(page, /Edit crates · Paused/)).toBeVisible();
  await job.getByRole("button", { name: "Resume" }).click();
  await expect(jobLine(page, /Edit crates · Finished/)).toBeVisible();
  await expect(job).toContainText("25 done");
  const taken = crates.writes.filter((_, at) => at !== 8).map(({ id }) => id);
  expect([taken.length, new Set(taken).size]).toEqual([25, 25]);
  // Requests in flight at that moment still arrived.
  const gaps = times.slice(9).map((time) => time - (times[8] ?? 0));
  expect(gaps.filter((gap) => gap > 900 && gap < 1900)).toEqual([]);

  rest = { from: times.length + 6, to: Infinity, seconds: 60 };
  await page.getByLabel("Select all rows on this page").check();
  await editChosen(page, "Weight", "95");
  const next = other.getByRole("listitem").filter({ hasText: "pending" });
  await expect(next).toContainText(/5 done/);
  await next.getByRole("button", { name: "Stop" }).click();
  await other.getByRole("dialog").getByRole("button", { name: "Stop" }).click();
  await expect(jobLine(page, /Edit crates · Stopped/)).toBeVisible();
  await expect(other.getByRole("button", { name: "Resume" })).toHaveCount(0);
  const heavier = () => [...crates.crates.values()].filter(({ weight }) => weight === 95).length;
  expect(heavier()).toBe(5);
  crates.refuse(() => undefined);
  await page.getByRole("link", { name: "Details" }).click();
  await undoJob(page);
  await expect(page.getByText("5 done", { exact: true }).first()).toBeVisible();
  expect(heavier()).toBe(0);
});

test("of three hundred rows each has its outcome and is sent once, with a reload in the middle @long", async ({
  page,
  watched,
}) => {
  watched.allowFailed(422);
  const crates = await startCrates({ count: 300 });
  const service = await startService(["--api", `${crates.origin}/openapi.json`]);
  crates.refuse(({ id }) => (id % 50 === 0 ? { status: 422, json: {} } : undefined));
  await openCrates(page, service.origin);
  await page.getByLabel("Select all rows on this page").check();
  await page.getByRole("button", { name: "Select all 300 matching" }).click();
  await editChosen(page, "Weight", "99");
  await expect.poll(() => crates.writes.length, { timeout: 30_000 }).toBeGreaterThan(120);
  await page.reload();
  await page.getByRole("link", { name: "Details" }).click();
  await page.getByRole("button", { name: "Resume" }).first().click();
  await expect(page.getByText("294 done, 6 failed").first()).toBeVisible({ timeout: 30_000 });
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download results" }).click(),
  ]);
  const lines = readFileSync(await file.path(), "utf8")
    .trimEnd()
    .split("\r\n")
    .slice(1);
  const outcomes = lines.map((line) => line.split(","));
  const wrong = outcomes.filter(
    ([id, , outcome]) => outcome !== (Number(id) % 50 === 0 ? "failed" : "done"),
  );
  expect([outcomes.length, wrong]).toEqual([300, []]);
  const taken = crates.writes.filter(({ id }) => id % 50 !== 0).map(({ id }) => id);
  expect([taken.length, new Set(taken).size]).toEqual([294, 294]);
  await service.stop();
  await crates.close();
});
