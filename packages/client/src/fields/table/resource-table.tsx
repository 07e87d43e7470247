import {
  type Field,
  type ListState,
  type Resource,
  type SortBy,
  recordKey,
} from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { DataTable } from "#components/data-table.tsx";
import { FieldCell } from "#fields/field-cell.tsx";
import { fieldViews } from "#fields/field-views.ts";
import { isRecord } from "#fields/record-value.ts";
import { RowDialog } from "./row-dialog.tsx";
import { RowName } from "./row-name.tsx";
import { isSortable, nextSort, sortDirection } from "./sort-order.ts";

interface ResourceTableProps {
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly fields: readonly Field[];
  readonly rows: readonly unknown[];
  readonly sort?: ListState["sort"];
  /** Absent: the order stays. */
  readonly onSort?: (sort: readonly SortBy[]) => void;
  readonly isStale?: boolean;
  readonly bones?: number | undefined;
}

/** Rows of any resource, each cell by its field's kind. */
export function ResourceTable({
  resource,
  parents,
  fields,
  rows,
  sort = [],
  onSort,
  isStale = false,
  bones,
}: ResourceTableProps): ReactNode {
  const [opened, setOpened] = useState<unknown>();
  const columns = fields.map((field, index) => ({
    id: field.name,
    label: field.label,
    hint: field.description,
    align: index === 0 ? ("start" as const) : fieldViews[field.kind].align,
    renderCell: (row: unknown) =>
      index === 0 ? (
        <RowName resource={resource} parents={parents} field={field} row={row} onOpen={setOpened} />
      ) : (
        <FieldCell field={field} value={readCell(row, field)} isWhole={false} />
      ),
    ...(onSort !== undefined &&
      isSortable(resource, field) && {
        sort: {
          direction: sortDirection(sort, field.name),
          onSort: (isAdding: boolean) =>
            onSort(
              nextSort(sort, field.name, isAdding && resource.list?.sort?.isMultiple === true),
            ),
        },
      }),
  }));
  return (
    <>
      <DataTable
        label={resource.labels.many}
        columns={columns}
        rows={rows}
        rowKey={(row, index) => `${recordKey(resource, row) ?? ""} ${index}`}
        isStale={isStale}
        bones={bones}
      />
      {opened !== undefined && (
        <RowDialog resource={resource} row={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}

/** A row that is no object (a bare text) is all that its first column shows. */
function readCell(row: unknown, field: Field): unknown {
  return isRecord(row) && Object.hasOwn(row, field.name) ? row[field.name] : undefined;
}
