import type { RecordRef } from "@quarterdeck/model";
import type { ListAddress } from "#addresses/list-address.ts";
import type { Selected } from "#tables/row-selection.ts";
import { toJobRow } from "#jobs/collect-rows.ts";
import type { NewJob } from "#jobs/job-center.ts";

/** The rows that somebody chose, and how many they are as far as anybody knows. */
export interface Choice {
  readonly selected: Selected;
  readonly address: ListAddress;
  /** What the API says matches. */
  readonly total: number | undefined;
}

export function countChosen({ selected, total }: Choice): number | undefined {
  if (selected.kind === "some") return selected.rows.size;
  return total === undefined ? undefined : Math.max(0, total - selected.except.size);
}

/** A choice as a job takes it. */
export function jobSource({ chunk }: RecordRef, choice: Choice): Pick<NewJob, "source" | "rows"> {
  const { selected, address } = choice;
  if (selected.kind === "some") {
    const rows = Array.from(selected.rows.values(), (row) => toJobRow(chunk, row) ?? []);
    return { source: { kind: "chosen" }, rows: [rows.flat()] };
  }
  const { sort, search, filters } = address;
  const agreed = countChosen(choice);
  return {
    source: {
      kind: "matching",
      state: { page: 1, sort, search, filters },
      except: [...selected.except],
      ...(agreed !== undefined && { agreed }),
    },
  };
}
