import { ownMember } from "@quarterdeck/model";
import { type KeyboardEvent, memo, type ReactNode, useDeferredValue, useMemo, useRef } from "react";
import { useDensity } from "#storage/density.ts";
import classes from "./data-table.module.css";
import { type Direction, SortButton } from "./sort-button.tsx";
import { type RowColumn, TableRows, windowedFrom } from "./table-rows.tsx";
import skeleton from "./table-skeleton.module.css";
import { useDebounced } from "#components/hooks/use-debounced.ts";

export interface DataColumn<Row> extends RowColumn<Row> {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Content of the heading instead of the label. */
  readonly head?: ReactNode;
  /** Button at the end of the heading. */
  readonly tool?: ReactNode;
}

interface DataTableProps<Row> {
  /** Id of the table element, for styles of column widths. */
  readonly id?: string | undefined;
  /** Accessible name. */
  readonly label: string;
  /** Keeps its identity while the cells are unchanged. */
  readonly columns: readonly DataColumn<Row>[];
  /** Undefined for a column without sort. */
  readonly directionOf?: (id: string) => Direction | undefined;
  /** Keeps its identity. */
  readonly onSort?: (id: string, isAdding: boolean) => void;
  readonly rows: readonly Row[];
  /** Rows of the previous request, dimmed until the new ones are loaded. */
  readonly isStale?: boolean;
  /** Number of placeholder rows before the first response. */
  readonly skeletons?: number | undefined;
}

const rowHeights = { comfortable: 42, compact: 32 };
const dimAfterMs = 120;

/** Table with a sticky first column; arrow keys move between the links of the rows. */
export function DataTable<Row>(props: DataTableProps<Row>): ReactNode {
  const { id, label, directionOf, onSort } = props;
  const current = useContent(props);
  const deferred = useDeferredValue(current);
  // Rows render in slices after placeholders so that input is not blocked; the next page renders faster at once.
  const drawn = deferred.skeletons === undefined ? current : deferred;
  const { columns, rows, skeletons } = drawn;
  const isStale = props.isStale === true || drawn !== current;
  // A timer: a delayed CSS transition would create a layer of all rows even for fast responses.
  const isDim = useDebounced(isStale, dimAfterMs, false) && isStale;
  const frame = useRef<HTMLDivElement>(null);
  const density = useDensity();

  const isWindowed = rows.length >= windowedFrom;
  function handleKey(event: KeyboardEvent<HTMLDivElement>): void {
    const move = ownMember(moves, event.key);
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const target = event.target as HTMLElement;
    if (event.key === " " && isPlain && "rowLink" in target.dataset)
      return toggleRow(event, target);
    const isMenu = event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey);
    if (isMenu) return openMenu(event, target);
    const isHere = target === frame.current || "rowLink" in target.dataset;
    if (move === undefined || !isPlain || !isHere || frame.current === null) return;
    const links = Array.from(frame.current.querySelectorAll<HTMLElement>("[data-row-link]"));
    const next = links[move(links.indexOf(target), links.length)];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  return (
    <div
      ref={frame}
      className={classes.frame}
      role="region"
      aria-label={label}
      tabIndex={0}
      onKeyDown={handleKey}
    >
      <table
        id={id}
        data-density={density}
        className={classes.table}
        data-checks={columns[0]?.head !== undefined || undefined}
        data-menu={(columns.length > 1 && columns.at(-1)?.head !== undefined) || undefined}
        aria-label={label}
        aria-busy={isStale || skeletons !== undefined}
        aria-rowcount={isWindowed ? rows.length + 1 : undefined}
      >
        <thead>
          <tr data-roving="" aria-rowindex={isWindowed ? 1 : undefined}>
            {columns.map((column) => {
              const direction = directionOf?.(column.id);
              return (
                <th
                  key={column.id}
                  scope="col"
                  data-column={column.id}
                  // Excludes the buttons in the heading.
                  aria-label={column.label || undefined}
                  className={classes[column.align]}
                  title={column.hint}
                  aria-sort={direction === "none" ? undefined : direction}
                >
                  {skeletons === undefined || column.head !== undefined ? (
                    <Heading {...column} direction={direction} onSort={onSort} />
                  ) : (
                    // A heading would move when the content determines the column width.
                    <span className={classes.skeleton} />
                  )}
                  {skeletons === undefined && column.tool !== undefined && (
                    <span className={classes.tool}>{column.tool}</span>
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody className={isDim ? classes.stale : undefined}>
          {skeletons === undefined && (
            <TableRows
              columns={columns}
              rows={rows}
              frame={frame}
              rowHeight={rowHeights[density]}
            />
          )}
        </tbody>
      </table>
      {skeletons !== undefined && <TableSkeleton count={skeletons} density={density} />}
    </div>
  );
}

interface HeadingProps {
  readonly id: string;
  readonly label: string;
  readonly head?: ReactNode;
  readonly direction: Direction | undefined;
  readonly onSort: ((id: string, isAdding: boolean) => void) | undefined;
}

/** The same for all pages. */
const Heading = memo(function Heading({ id, label, head, direction, onSort }: HeadingProps) {
  if (direction === undefined || onSort === undefined)
    return head ?? <span className={classes.heading}>{label}</span>;
  return (
    <SortButton label={label} direction={direction} onSort={(isAdding) => onSort(id, isAdding)} />
  );
});

/** Placeholder rows. A single element: hundreds of cells took half as long to render as the rows. */
function TableSkeleton({ count, density }: { readonly count: number; readonly density: string }) {
  return (
    <div
      className={skeleton.skeletons}
      data-skeleton
      data-density={density}
      style={{ blockSize: `calc(${count} * var(--row))` }}
      aria-hidden="true"
    />
  );
}

/** Keeps its identity while the content is unchanged. */
function useContent<Row>({ columns, rows, skeletons }: DataTableProps<Row>) {
  return useMemo(() => ({ columns, rows, skeletons }), [columns, rows, skeletons]);
}

/** The space bar on a row's link selects the row; with Shift, all rows up to it. */
function toggleRow(event: KeyboardEvent, link: HTMLElement): void {
  const box = link.closest("tr")?.querySelector("[data-row-check]");
  if (!box) return;
  event.preventDefault();
  const { shiftKey } = event;
  box.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, shiftKey }));
}

/** The menu key opens the menu of the row or the column. */
function openMenu(event: KeyboardEvent, target: HTMLElement): void {
  const [parent, menu] = "rowLink" in target.dataset ? ["tr", "row"] : ["th", "column"];
  const button = target.closest(parent)?.querySelector<HTMLElement>(`[data-${menu}-menu]`);
  if (!button) return;
  event.preventDefault();
  // Some browsers open their own menu on key up.
  addEventListener("contextmenu", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("contextmenu", stop, { capture: true }), keyUpMs);
  button.click();
}

const keyUpMs = 600;

function stop(event: Event): void {
  event.preventDefault();
}

type Move = (from: number, count: number) => number;
const down: Move = (from, count) => Math.min(from + 1, count - 1);
const up: Move = (from) => Math.max(from - 1, 0);
const moves: Readonly<Record<string, Move>> = {
  ArrowDown: down,
  j: down,
  ArrowUp: up,
  k: up,
  Home: () => 0,
  End: (_, count) => count - 1,
};
