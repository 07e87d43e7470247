import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { campaignSize } from "#e2e/fixtures/campaign-size.ts";
import { startCrates } from "#e2e/fixtures/crates-api.mjs";
import { readerSession } from "#e2e/fixtures/gateway.ts";
import { startKillableBrowser } from "#e2e/fixtures/killable-browser.ts";
import { startService } from "#e2e/fixtures/service.ts";
import { expect, type Page, signInWith, test } from "#e2e/fixtures/test.ts";
import { editChosen, openCrates } from "#e2e/fixtures/warehouse.ts";

const count = campaignSize("bulkWrites");

test(`of ${count} bulk writes through three kills of the browser none is sent twice @long`, async () => {
  test.setTimeout(180_000);
  const profile = mkdtempSync(join(tmpdir(), "quarterdeck-profile-"));
  const crates = await startCrates({ count, delayMs: 30 });
  const service = await startService(["--api", `${crates.origin}/openapi.json`]);
  const run = async (start: (page: Page) => Promise<void>, writes: number): Promise<void> => {
    const { page, kill } = await startKillableBrowser(profile);
    try {
      await start(page);
      await expect
        .poll(() => crates.writes.length, { timeout: 60_000, intervals: [20] })
        .toBeGreaterThan(writes);
      if (writes === count - 1) await expect(page.getByText(`${count} done`).first()).toBeVisible();
    } finally {
      await kill();
    }
  };
  const startJob = async (page: Page): Promise<void> => {
    await openCrates(page, service.origin);
    await page.getByLabel("Select all rows on this page").check();
    await page.getByRole("button", { name: `Select all ${count} matching` }).click();
    await editChosen(page, "Weight", "99");
  };
  const resume = async (page: Page): Promise<void> => {
    await signInWith(page, service.origin, readerSession, "/-/jobs");
    await page.getByRole("button", { name: "Resume" }).first().click();
  };
  try {
    await run(startJob, Math.floor(count / 4));
    await run(resume, Math.floor(count / 2));
    await run(resume, Math.floor((count * 3) / 4));
    await run(resume, count - 1);
    const ids = crates.writes.map(({ id }) => id);
    expect(
      ids.filter((id, at) => ids.indexOf(id) !== at),
      "sent twice",
    ).toEqual([]);
    expect([...crates.crates.values()].filter(({ weight }) => weight !== 99)).toEqual([]);
  } finally {
    await service.stop();
    await crates.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  }
});
