import type { ImportMode, ImportRow, Resource } from "@quarterdeck/model";
import { recordTitle } from "@quarterdeck/model";
import type { JobRow, JobTask } from "#jobs/job.ts";
import type { Jobs } from "#jobs/jobs.ts";
import type { CheckedImport } from "./check-import.ts";
import { checkedRows } from "./check-import.ts";

interface ImportStart {
  readonly jobs: Pick<Jobs, "open" | "start">;
  /** Name of a row without a title. */
  readonly nameRow: (number: number) => string;
}

/** Starts a job with the valid rows; returns its id. */
export async function startImport(
  checked: CheckedImport,
  { jobs, nameRow }: ImportStart,
): Promise<string> {
  const { plan, resource, parents, parameters, around } = checked.order;
  await jobs.open();
  return jobs.start({
    task: { ...tasks[plan.mode], ...(parameters && { parameters }), ...(around && { around }) },
    resource: resource.name,
    label: resource.labels.many,
    parents,
    source: { kind: "chosen" },
    rows: jobRows(checked, nameRow),
  });
}

const tasks: Readonly<Record<ImportMode, JobTask>> = {
  create: { kind: "create" },
  change: { kind: "edit", values: {} },
  upsert: { kind: "upsert" },
};

async function* jobRows(
  { order, lookups }: CheckedImport,
  nameRow: ImportStart["nameRow"],
): AsyncGenerator<readonly JobRow[]> {
  for await (const rows of checkedRows(order, lookups)) {
    const good = rows.flatMap(({ checked }) => (checked.errors.length === 0 ? [checked] : []));
    yield good.map((row) => toJobRow(order.resource, row, nameRow));
  }
}

function toJobRow(
  resource: Resource,
  { number, action: act, key, record, values }: ImportRow,
  nameRow: ImportStart["nameRow"],
): JobRow {
  const name = recordTitle(resource, record);
  return act === "create" || key === undefined
    ? { key: "", name: name ?? nameRow(number), given: record }
    : { key, given: values, ...(name !== undefined && { name }) };
}
