import { type KeyboardEvent, type ReactNode, useDeferredValue, useMemo, useRef } from "react";
import { useDensity } from "#storage/density.ts";
import classes from "./data-table.module.css";
import { SortButton } from "./sort-button.tsx";
import type { SortDirection } from "./sort-direction.ts";
import { TableSkeleton } from "./table-skeleton.tsx";
import { useDebounced } from "#components/hooks/use-debounced.ts";

export interface DataColumn<Row> {
  readonly id: string;
  readonly label: string;
  readonly align: "start" | "end";
  readonly hint?: string | undefined;
  /** What its heading shows instead of its label. */
  readonly head?: ReactNode;
  readonly renderCell: (row: Row) => ReactNode;
}

export interface ColumnSort {
  readonly direction: SortDirection | undefined;
  readonly onSort: (isAdding: boolean) => void;
}

interface DataTableProps<Row> {
  /** Of the table itself, for what sizes its columns. */
  readonly id?: string | undefined;
  /** Named for those who do not see it. */
  readonly label: string;
  /** The same array as long as the cells stay the same. */
  readonly columns: readonly DataColumn<Row>[];
  /** Undefined for a column that cannot be sorted by. */
  readonly sortOf?: (id: string) => ColumnSort | undefined;
  readonly rows: readonly Row[];
  /** Older rows stay in view, dimmed, until the asked ones are there. */
  readonly isStale?: boolean;
  /** Bones of this many rows while nothing is known. */
  readonly skeletons?: number | undefined;
}

const mostAtOnce = 100;
const dimAfterMs = 120;

/** Rows in a plain table: its first cell stays in view, the arrow keys walk along the rows' links. */
export function DataTable<Row>(props: DataTableProps<Row>): ReactNode {
  const { id, label, sortOf } = props;
  const wanted = useContent(props);
  const late = useDeferredValue(wanted);
  // In slices, so that a click or a key in between does not wait; the next few rows stand sooner drawn at once.
  const isSliced = late.skeletons !== undefined || wanted.rows.length > mostAtOnce;
  const drawn = isSliced ? late : wanted;
  const { columns, rows, skeletons } = drawn;
  const isStale = props.isStale === true || drawn !== wanted;
  // Dimmed by a timer, not by a delayed transition: that makes a layer of all rows for answers that come at once.
  const isDim = useDebounced(isStale, dimAfterMs, false) && isStale;
  const frame = useRef<HTMLDivElement>(null);
  const density = useDensity();

  // Measured: a thousand rows are drawn once, not again for every change of the address or of the reading's state.
  const body = useMemo(
    () =>
      rows.map((row, index) => (
        // By place: the next page writes into the cells that stand there, which costs half of new ones.
        <tr key={index}>
          {columns.map((column) => (
            <td key={column.id} className={classes[column.align]}>
              {column.renderCell(row)}
            </td>
          ))}
        </tr>
      )),
    [rows, columns],
  );

  function walk(event: KeyboardEvent<HTMLDivElement>): void {
    const move = moves[event.key];
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const target = event.target as HTMLElement;
    if (event.key === " " && isPlain && "rowLink" in target.dataset) return check(event, target);
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
      onKeyDown={walk}
    >
      <table
        id={id}
        data-density={density}
        className={classes.table}
        data-checks={columns[0]?.head !== undefined || undefined}
        data-menu={(columns.length > 1 && columns.at(-1)?.head !== undefined) || undefined}
        aria-label={label}
        aria-busy={isStale || skeletons !== undefined}
      >
        <thead>
          <tr>
            {columns.map((column) => {
              const sort = sortOf?.(column.id);
              return (
                <th
                  key={column.id}
                  scope="col"
                  data-column={column.id}
                  // What stands at its edge is no part of its name.
                  aria-label={column.label || undefined}
                  className={classes[column.align]}
                  title={column.hint}
                  aria-sort={sort?.direction}
                >
                  {skeletons === undefined || column.head !== undefined ? (
                    <Heading {...column} sort={sort} />
                  ) : (
                    // A heading would move when its column is as wide as what it holds.
                    <span className={classes.skeleton} />
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody className={isDim ? classes.stale : undefined}>
          {skeletons === undefined && body}
        </tbody>
      </table>
      {skeletons !== undefined && <TableSkeleton count={skeletons} density={density} />}
    </div>
  );
}

interface HeadingProps {
  readonly label: string;
  readonly head?: ReactNode;
  readonly sort: ColumnSort | undefined;
}

function Heading({ label, head, sort }: HeadingProps): ReactNode {
  if (sort !== undefined) return <SortButton {...sort} label={label} />;
  return head ?? <span className={classes.heading}>{label}</span>;
}

/** The same object as long as the same is to be drawn. */
function useContent<Row>({ columns, rows, skeletons }: DataTableProps<Row>) {
  return useMemo(() => ({ columns, rows, skeletons }), [columns, rows, skeletons]);
}

/** On a row's link the space bar ticks its row; with Shift all up to it. */
function check(event: KeyboardEvent, link: HTMLElement): void {
  const box = link.closest("tr")?.querySelector("[data-row-check]");
  if (!box) return;
  event.preventDefault();
  const { shiftKey } = event;
  box.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, shiftKey }));
}

/** The key for a menu opens the row's or the column's own, where it has one. */
function openMenu(event: KeyboardEvent, target: HTMLElement): void {
  const [place, menu] = "rowLink" in target.dataset ? ["tr", "row"] : ["th", "column"];
  const button = target.closest(place)?.querySelector<HTMLElement>(`[data-${menu}-menu]`);
  if (!button) return;
  event.preventDefault();
  // Some browsers open theirs when the key comes up again.
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
