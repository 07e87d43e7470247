import { memo, type ReactNode } from "react";
import classes from "./data-table.module.css";

/** Column as a row needs it. */
export interface RowColumn<Row> {
  readonly id: string;
  readonly align: "start" | "end";
  readonly renderCell: (row: Row) => ReactNode;
}

interface TableRowProps<Row> {
  readonly columns: readonly RowColumn<Row>[];
  readonly row: Row;
  /** Position among all rows, if the table has only a part of them. */
  readonly index?: number;
}

function Cells<Row>({ columns, row, index }: TableRowProps<Row>): ReactNode {
  return (
    <tr data-index={index} aria-rowindex={index === undefined ? undefined : index + 2}>
      {columns.map((column) => (
        <td key={column.id} className={classes[column.align]}>
          {column.renderCell(row)}
        </td>
      ))}
    </tr>
  );
}

/** Row of a table. Measured: a window that moves by five rows renders only those. */
export const TableRow = memo(Cells) as typeof Cells;
