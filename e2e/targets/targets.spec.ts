import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "#e2e/fixtures/service.ts";
import { expect, test } from "@playwright/test";
import { sheets } from "./sheets.ts";
import { perform } from "./tasks.ts";
import { tasks, type TargetSheet, type Task, type Visit } from "./task-sheet.ts";
import { hasFolder, startTarget } from "./visit-target.ts";

/** Result of one task: `yes`, the reason of a failure, or the reason why the API does not offer it. */
interface Cell {
  readonly task: Task;
  readonly result: "works" | "fails" | "not offered";
  readonly reason?: string;
  /** Reason for readers of the table. */
  readonly note?: string;
}

const folder = join(root, "build/targets/results");

/** Tasks to perform, such as `sort,filter`; all by default. */
const chosen = process.env["TARGET_TASKS"]?.split(",");

for (const sheet of sheets) {
  test(`administrator's tasks with ${sheet.title} [${sheet.name}]`, async ({ page }) => {
    test.skip(!hasFolder(sheet), "the API's files are not next to the repository");
    test.setTimeout(30 * 60_000);
    mkdirSync(folder, { recursive: true });
    const target = await startTarget(sheet);
    try {
      const visit = { page, origin: target.console.origin, raw: target.raw };
      const cells: Cell[] = [];
      for (const task of tasks) {
        if (task !== "sign in" && chosen?.includes(task) === false) continue;
        const cell = await test.step(task, () => performTask(sheet, visit, task));
        cells.push(cell);
        process.stdout.write(
          `${sheet.name}: ${task}: ${cell.result}${cell.reason === undefined ? "" : ` (${cell.reason})`}\n`,
        );
      }
      const result = { title: sheet.title, cells };
      if (chosen === undefined) {
        writeFileSync(join(folder, `${sheet.name}.json`), JSON.stringify(result, undefined, 2));
      }
      expect(cells.filter(({ result: outcome }) => outcome === "fails")).toEqual([]);
    } finally {
      await target.stop();
    }
  });
}

async function performTask(sheet: TargetSheet, visit: Visit, task: Task): Promise<Cell> {
  const reason = sheet.notOffered[task];
  if (reason !== undefined) return { task, result: "not offered", reason, note: reason };
  try {
    await perform[task](sheet, visit);
    return { task, result: "works" };
  } catch (error) {
    const name = `${sheet.name}-${task.replaceAll(" ", "-")}.png`;
    await visit.page.screenshot({ path: join(folder, name) }).catch(() => undefined);
    const note = sheet.notYet?.[task];
    return {
      task,
      result: "fails",
      reason: firstLines(error),
      ...(note === undefined ? {} : { note }),
    };
  }
}

function firstLines(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  // Playwright colors its messages.
  // eslint-disable-next-line no-control-regex
  return text
    .replaceAll(/\u001B\[\d+m/g, "")
    .split("\n")
    .slice(0, 4)
    .join(" ")
    .slice(0, 300);
}
