import { buildListRequest, type RecordRef, type SelectedKeys } from "@quarterdeck/model";
import type { ListAddress } from "#addresses/list-address.ts";
import type { Selected } from "#tables/row-selection.ts";
import { toJobRow } from "#jobs/collect-rows.ts";
import type { NewJob } from "#jobs/jobs.ts";

/** Selected rows and their number, if known. */
export interface BulkSelection {
  readonly selected: Selected;
  readonly address: ListAddress;
  /** Total of matching rows by the API. */
  readonly total: number | undefined;
}

export function countSelected({ selected, total }: BulkSelection): number | undefined {
  if (selected.kind === "some") return selected.rows.size;
  return total === undefined ? undefined : Math.max(0, total - selected.except.size);
}

/** Keys of the selected rows, or the query of their list. */
export function selectedKeys(
  { chunk, resource, parents }: RecordRef,
  { selected, address }: BulkSelection,
): SelectedKeys {
  if (selected.kind === "some") return { keys: [...selected.rows.keys()] };
  const { search, filters } = address;
  const state = { page: 1, sort: [], search, filters };
  const { query } = buildListRequest(chunk, resource, state, parents);
  return { query, except: [...selected.except] };
}

/** Source and rows of a job for a selection. */
export function jobSource(
  { chunk }: RecordRef,
  choice: BulkSelection,
): Pick<NewJob, "source" | "rows"> {
  const { selected, address } = choice;
  if (selected.kind === "some") {
    const rows = Array.from(selected.rows.values(), (row) => toJobRow(chunk, row) ?? []);
    return { source: { kind: "chosen" }, rows: [rows.flat()] };
  }
  const { sort, search, filters } = address;
  const agreed = countSelected(choice);
  return {
    source: {
      kind: "matching",
      state: { page: 1, sort, search, filters },
      except: [...selected.except],
      ...(agreed !== undefined && { agreed }),
    },
  };
}
