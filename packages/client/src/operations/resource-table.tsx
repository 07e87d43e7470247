import {
  type Field,
  type ListShape,
  type ListState,
  type Resource,
  type SortBy,
  recordKey,
  ownMember,
} from "@quarterdeck/model";
import { type ReactNode, useMemo, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { useStableCallback } from "#components/hooks/use-stable-callback.ts";
import { type DataColumn, DataTable } from "#components/table/data-table.tsx";
import type { Direction } from "#components/table/sort-button.tsx";
import { cellContent } from "#fields/field-cell.tsx";
import { fieldViews } from "#fields/field-views.ts";
import { isRecord } from "#fields/values/record-value.ts";
import { useFormats } from "#texts/formats.ts";
import { useTexts } from "#texts/use-texts.ts";
import { recordName } from "#components/resources/record-name.ts";
import { hasNameColumn, nameLabel } from "./name-column.ts";
import { RowName } from "#tables/row-name.tsx";
import type { RowSelection } from "#tables/row-selection.ts";
import { menuColumn, type OpenMenu } from "#tables/menu-cell.tsx";
import { SelectCell, SelectPage } from "#tables/select-cell.tsx";
import { isSortable, nextSort, sortDirection } from "#tables/sort-order.ts";

// Only for rows without a page.
const RowDialog = lazyComponent(async () => (await import("./row-dialog.tsx")).RowDialog);

interface ResourceTableProps {
  /** Id of the table element, for styles of column widths. */
  readonly id?: string;
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly fields: readonly Field[];
  readonly rows: readonly unknown[];
  /** The list with its sort fields; default: of the resource. */
  readonly list?: ListShape | undefined;
  readonly sort?: ListState["sort"];
  /** Sort of the rows, if it is not the one that the user chose. */
  readonly shownSort?: ListState["sort"];
  /** Absent: not sortable. */
  readonly onSort?: (sort: readonly SortBy[]) => void;
  readonly isStale?: boolean;
  readonly skeletons?: number | undefined;
  readonly selection?: RowSelection | undefined;
  /** Absent: no row menu. Keeps its identity while the rows are unchanged. */
  readonly onMenu?: OpenMenu | undefined;
  /** Button in the heading of a field. Keeps its identity. */
  readonly renderTool?: ((field: Field) => ReactNode) | undefined;
}

/** Table of a resource's rows; cells by field kind. */
export function ResourceTable({
  id,
  resource,
  parents,
  fields,
  rows,
  list = resource.list,
  sort = [],
  shownSort = sort,
  onSort,
  isStale = false,
  skeletons,
  selection,
  onMenu,
  renderTool,
}: ResourceTableProps): ReactNode {
  const [opened, setOpened] = useState<unknown>();
  const named = useColumns({ resource, parents, fields, renderTool }, setOpened);
  const t = useTexts("fields");
  const columns = useMemo(
    () => [
      ...(selection === undefined ? [] : [selectColumn(resource, selection)]),
      ...named,
      ...(onMenu === undefined ? [] : [menuColumn(resource, onMenu, t)]),
    ],
    [resource, selection, named, onMenu, t],
  );

  function directionOf(name: string): Direction | undefined {
    const field = fields.find((one) => one.name === name);
    if (onSort === undefined || field === undefined || !isSortable(list, field)) return undefined;
    return sortDirection(shownSort, name) ?? "none";
  }

  const sortBy = useStableCallback((name: string, isAdding: boolean): void =>
    onSort?.(nextSort(sort, name, isAdding && list?.sort?.isMultiple === true)),
  );

  return (
    <>
      <DataTable
        id={id}
        label={resource.labels.many}
        columns={columns}
        rows={rows}
        directionOf={directionOf}
        onSort={sortBy}
        isStale={isStale}
        skeletons={skeletons}
      />
      {opened !== undefined && (
        <RowDialog resource={resource} row={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}

/** Columns with a stable identity: the table renders its rows again for new columns only. */
function useColumns(
  {
    resource,
    parents,
    fields,
    renderTool,
  }: Pick<ResourceTableProps, "resource" | "parents" | "fields" | "renderTool">,
  onOpen: (row: unknown) => void,
): readonly DataColumn<unknown>[] {
  const parentsText = JSON.stringify(parents);
  const t = useTexts("fields");
  const formats = useFormats();
  return useMemo(() => {
    const tools = { t, formats, fields: resource.fields };
    const stableParents = JSON.parse(parentsText) as ParentValues;
    const [first] = fields;
    if (first === undefined) return [];
    const nameCell = (row: unknown) => (
      <RowName
        resource={resource}
        parents={stableParents}
        field={first}
        row={row}
        onOpen={onOpen}
      />
    );
    const columns = fields.map((field) => ({
      id: field.name,
      label: field.label,
      hint: field.description,
      align: fieldViews[field.kind].align,
      tool: renderTool?.(field),
      renderCell: (row: unknown) => cellContent(field, readCell(row, field), row, tools),
    }));
    const named = { align: "start", renderCell: nameCell } as const;
    if (!hasNameColumn(resource, first)) {
      const own = { id: first.name, label: nameLabel(resource, first) };
      const { id, label, hint, tool } = { ...columns[0], ...own };
      return [{ id, label, hint, tool, ...named }, ...columns.slice(1)];
    }
    return [{ id: "", label: resource.labels.one, hint: undefined, ...named }, ...columns];
  }, [resource, parentsText, fields, renderTool, onOpen, t, formats]);
}

function selectColumn(resource: Resource, selection: RowSelection): DataColumn<unknown> {
  return {
    id: " check",
    label: "",
    align: "start",
    head: <SelectPage selection={selection} />,
    renderCell: (row) => {
      const key = recordKey(resource, row);
      if (key === undefined) return null;
      const name = recordName(resource, row) ?? key;
      return <SelectCell selection={selection} rowKey={key} name={name} />;
    },
  };
}

/** Undefined for a row that is not an object: its first column shows all of it. */
function readCell(row: unknown, field: Field): unknown {
  return isRecord(row) ? ownMember(row, field.name) : undefined;
}
