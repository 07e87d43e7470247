import { type ImportedValue, recordTitle, type Resource } from "@quarterdeck/model";
import type { JobRow } from "#jobs/job.ts";

interface ChangedRow {
  readonly key: string | undefined;
  readonly row: unknown;
  readonly values: readonly ImportedValue[];
}

/** Row of a job that changes some values of a record. */
export function changedRow(resource: Resource, { key = "", row, values }: ChangedRow): JobRow {
  const name = recordTitle(resource, row);
  return { key, given: values, ...(name !== undefined && { name }) };
}
