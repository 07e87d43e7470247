import type { ImportRow, Resource } from "@quarterdeck/model";
import { recordTitle } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import type { ParentValues } from "#addresses/address.ts";
import type { JobRow } from "#jobs/job.ts";
import { openJobs, startJob } from "#jobs/job-center.ts";
import type { CheckedImport } from "./check-import.ts";
import { checkedRows } from "./check-import.ts";

interface ImportStart {
  readonly client: QueryClient;
  readonly parents: ParentValues;
  /** What a row is called that has no title. */
  readonly nameRow: (number: number) => string;
}

/** Sends the rows that can be sent, as a job; answers its id. */
export async function startImport(
  checked: CheckedImport,
  { client, parents, nameRow }: ImportStart,
): Promise<string> {
  const { plan, resource } = checked.order;
  await openJobs(client);
  return startJob({
    task: plan.mode === "create" ? { kind: "create" } : { kind: "edit", values: {} },
    resource: resource.name,
    label: resource.labels.many,
    parents,
    source: { kind: "chosen" },
    rows: jobRows(checked, nameRow),
  });
}

async function* jobRows(
  { order, references }: CheckedImport,
  nameRow: ImportStart["nameRow"],
): AsyncGenerator<readonly JobRow[]> {
  for await (const rows of checkedRows(order, references)) {
    const good = rows.flatMap(({ checked }) => (checked.faults.length === 0 ? [checked] : []));
    yield good.map((row) => toJobRow(order.resource, row, nameRow));
  }
}

function toJobRow(
  resource: Resource,
  { number, key, record, told }: ImportRow,
  nameRow: ImportStart["nameRow"],
): JobRow {
  const name = recordTitle(resource, record);
  return key === undefined
    ? { key: "", name: name ?? nameRow(number), given: record }
    : { key, given: told, ...(name !== undefined && { name }) };
}
