import type { ReactNode } from "react";
import { CellTools } from "#screens/list/cells/cell-tools.tsx";
import { TableTools } from "#screens/list/columns/table-tools.tsx";
import { PeekHost } from "#screens/list/peek/peek-host.tsx";
import type { ListRowsProps } from "./list-rows.tsx";
import { useReturnedFocus } from "./use-returned-focus.ts";

interface RowToolsProps extends ListRowsProps {
  /** Id of the table element. */
  readonly table: string;
  readonly rows: readonly unknown[];
  /** False before and without rows, and for other displays. */
  readonly hasTable: boolean;
}

/** Tools of the table that its rows do not need to show: columns, cells and the panel with a record. */
export function RowTools(props: RowToolsProps): ReactNode {
  const { table, hasTable, rows, resource, parents, fields, address, onShow } = props;
  useReturnedFocus(table);
  return (
    <>
      {hasTable && <TableTools {...props} />}
      {hasTable && <CellTools {...{ table, resource, parents, fields, rows }} />}
      {!hasOwnPanel(address) && (
        <PeekHost
          {...{ table, hasTable, resource, parents, fields, rows }}
          peek={address.peek}
          onPeek={(peek) => onShow({ peek })}
        />
      )}
    </>
  );
}

/** Focuses the next or previous row; without a focused row, the first or last. */
export function stepRow(table: string, by: 1 | -1): void {
  const rows = document.getElementById(table)?.querySelectorAll<HTMLElement>("[data-row-link]");
  const links = Array.from(rows ?? []);
  const row = document.activeElement?.closest("tr,li");
  const at = links.findIndex((link) => link.closest("tr,li") === row);
  const next = at < 0 ? links.at(by === 1 ? 0 : -1) : links[at + by];
  next?.focus();
  next?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** True for a board, a gallery and the other displays of many records, which open the panel themselves. */
function hasOwnPanel({ display = "table" }: ListRowsProps["address"]): boolean {
  return display !== "table" && display !== "cards";
}
