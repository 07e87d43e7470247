import { memo, type ReactNode, type RefObject, useMemo, useState } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import classes from "./data-table.module.css";
import type { RowRange } from "./row-window.ts";

// Few tables are long.
const WindowedRows = lazyComponent(async () => (await import("./windowed-rows.tsx")).WindowedRows);

/** Longer tables have only the rows near the visible ones in the document. */
export const windowedFrom = 100;

/** Requests the code of long tables while their rows are loading. */
export function prefetchTable(count: number): void {
  if (count >= windowedFrom) void WindowedRows.prefetch();
}

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

/** Measured: a window that moves by five rows renders only those. */
const TableRow = memo(Cells) as typeof Cells;

interface TableRowsProps<Row> extends Pick<TableRowProps<Row>, "columns"> {
  readonly rows: readonly Row[];
  readonly frame: RefObject<HTMLElement | null>;
  /** Before the rows are measured, in pixels. */
  readonly rowHeight: number;
}

function Rows<Row>({ columns, rows, frame, rowHeight }: TableRowsProps<Row>): ReactNode {
  const [shown, setShown] = useState<readonly RowRange[]>();
  const content = useMemo(() => ({ rows, columns }), [rows, columns]);
  const count = rows.length;
  const isLong = count >= windowedFrom;
  const first = { start: 0, end: Math.ceil(innerHeight / rowHeight) };
  const ranges = isLong ? (shown ?? [first]) : [{ start: 0, end: count }];
  let next = 0;
  return (
    <>
      {[...ranges, { start: count, end: count }].flatMap(({ start, end }, at) => {
        const gap = Math.min(start, count) - next;
        const from = next + gap;
        const part = rows.slice(from, end);
        next = from + part.length;
        return [
          // One element: a thousand of them take longer to lay out than the rendered rows.
          gap > 0 && (
            <tr
              // From the end: React would move all rows between an element and its earlier position.
              key={`gap ${ranges.length - at}`}
              aria-hidden
              style={{ blockSize: `calc(${gap} * var(--absent-row, ${rowHeight}px))` }}
            />
          ),
          // By index: the next page reuses the cells, which takes half the time of new ones.
          ...part.map((row, offset) => (
            <TableRow
              key={from + offset}
              columns={columns}
              row={row}
              {...(isLong && { index: from + offset })}
            />
          )),
        ];
      })}
      {isLong && (
        <WindowedRows
          frame={frame}
          count={count}
          content={content}
          rowHeight={rowHeight}
          ranges={ranges}
          onRanges={setShown}
        />
      )}
    </>
  );
}

/** Rows of a table. Measured: they render once, not with each change of the URL or of the query's state. */
export const TableRows = memo(Rows) as typeof Rows;
