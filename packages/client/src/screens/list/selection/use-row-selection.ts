import { recordKey, type Resource } from "@quarterdeck/model";
import { useEffect, useState } from "react";
import type { ListAddress } from "#addresses/list-address.ts";
import { createRowSelection, type RowSelection } from "#tables/row-selection.ts";
import { offeredTasks } from "#jobs/offered-tasks.ts";
import type { ListReading } from "#queries/list.ts";
import { useChunk } from "#queries/model/model-chunk.ts";

/** Row selection across pages, cleared by a new search or filter; undefined if the API cannot change rows. */
export function useRowSelection(
  resource: Resource,
  { search, filters }: ListAddress,
  { page }: ListReading,
): RowSelection | undefined {
  const chunk = useChunk();
  const [selection] = useState(createRowSelection);
  const condition = JSON.stringify([search, filters]);
  useEffect(() => selection.clear, [selection, condition]);
  const rows = page?.rows;
  useEffect(() => {
    selection.show(
      (rows ?? []).flatMap((row) => {
        const key = recordKey(resource, row);
        return key === undefined ? [] : [[key, row] as const];
      }),
    );
  }, [selection, resource, rows]);
  const { edit, remove, acts } = offeredTasks(chunk, resource);
  const isUseful = edit !== undefined || remove !== undefined || acts.length > 0;
  return isUseful && resource.key.length > 0 ? selection : undefined;
}
