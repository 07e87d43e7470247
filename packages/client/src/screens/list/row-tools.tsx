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
  const { table, hasTable, rows, resource, parents, fields, address, takeEarlyClick, onShow } =
    props;
  useReturnedFocus(table);
  return (
    <>
      {hasTable && <TableTools {...props} />}
      {hasTable && <CellTools {...{ table, resource, parents, fields, rows }} />}
      {withoutPanel.includes(address.display) && (
        <PeekHost
          {...{ table, hasTable, resource, parents, fields, rows, takeEarlyClick }}
          peek={address.peek}
          onPeek={(peek) => onShow({ peek })}
        />
      )}
    </>
  );
}

/** Displays that do not open the panel themselves. */
const withoutPanel: readonly unknown[] = [undefined, "table", "cards"];
