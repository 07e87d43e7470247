import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
} from "react";
import { flushSync } from "react-dom";
import classes from "./data-table.module.css";
import { rangeAt, rangesOf, type RowRange } from "./row-window.ts";

interface WindowedRowsProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly count: number;
  /** Keeps its identity while the rows are unchanged. */
  readonly renderRow: (index: number) => ReactNode;
  /** Before the rows are measured, in pixels. */
  readonly rowHeight: number;
}

/**
 * Rows in and near the visible part of the table, for long tables. The others are elements without cells. Printing and
 * the find shortcut of the browser render all rows.
 */
export function WindowedRows(props: WindowedRowsProps): ReactNode {
  const { frame, count, renderRow, rowHeight } = props;
  // Rows may be higher than those of the density. The rows of the page before are measured without a layout.
  const [measured, setMeasured] = useState(() => measureRow(frame.current, "tr"));
  const height = measured ?? rowHeight;
  const [window, setWindow] = useState<RowRange>(() => rangeAt(0, innerHeight, height, count));
  const [focused, setFocused] = useState<number>();
  const isWhole = useWholeTable(renderRow);
  const storeWidths = useColumnWidths(frame, renderRow);

  useEffect(() => {
    const update = (): void => {
      const body = frame.current?.querySelector("tbody");
      if (!body || frame.current === null) return;
      const row = measureRow(frame.current, "tr[data-index]") ?? height;
      const outer = frame.current.getBoundingClientRect();
      const { top } = body.getBoundingClientRect();
      const from = Math.max(outer.top, 0) - top;
      const to = Math.min(outer.bottom, innerHeight) - top;
      const next = rangeAt(from, to, height, count);
      if (Math.abs(row - height) > 0.5) setMeasured(row);
      if (window.start === next.start && window.end === next.end) return;
      storeWidths();
      setWindow(next);
    };
    update();
    // The frame scrolls, or the page outside it.
    const options = { capture: true, passive: true };
    document.addEventListener("scroll", update, options);
    addEventListener("resize", update);
    return () => {
      document.removeEventListener("scroll", update, options);
      removeEventListener("resize", update);
    };
  }, [frame, height, rowHeight, count, window, storeWidths]);

  useEffect(() => {
    const table = frame.current;
    const note = ({ target }: FocusEvent): void => {
      const row = target instanceof Element ? target.closest<HTMLElement>("tr[data-index]") : null;
      if (row !== null) setFocused(Number(row.dataset["index"]));
    };
    table?.addEventListener("focusin", note);
    return () => table?.removeEventListener("focusin", note);
  }, [frame]);

  useLayoutEffect(() => {
    const table = frame.current;
    table?.style.setProperty("--absent-row", `${height}px`);
    return () => {
      table?.style.removeProperty("--absent-row");
    };
  }, [frame, height]);

  const ranges = isWhole ? [{ start: 0, end: count }] : rangesOf(window, focused, count);
  const rows: ReactNode[] = [];
  for (const { start, end } of ranges) {
    while (rows.length < start) rows.push(absentRow(rows.length));
    while (rows.length < end) rows.push(renderRow(rows.length));
  }
  return rows;
}

/** Height of the first row that is rendered; undefined without one. */
function measureRow(parent: HTMLElement | null, row: string): number | undefined {
  const height = parent?.querySelector(`tbody ${row}`)?.getBoundingClientRect().height;
  return height === 0 ? undefined : height;
}

/** An element without cells has the height of a row, so that rows do not move when others are replaced. */
function absentRow(index: number): ReactNode {
  return <tr key={index} aria-hidden className={classes.absent} />;
}

/** True from the find shortcut on until other rows are shown, and while the page prints. */
function useWholeTable(rows: unknown): boolean {
  const [wholeFor, setWholeFor] = useState<unknown>();
  const [isPrinted, setIsPrinted] = useState(false);
  useEffect(() => {
    const print = (): void => flushSync(() => setIsPrinted(true));
    const end = (): void => setIsPrinted(false);
    const find = ({ key, ctrlKey, metaKey }: KeyboardEvent): void => {
      if ((ctrlKey || metaKey) && key.toLowerCase() === "f") setWholeFor(() => rows);
    };
    addEventListener("beforeprint", print);
    addEventListener("afterprint", end);
    addEventListener("keydown", find, { capture: true });
    return () => {
      removeEventListener("beforeprint", print);
      removeEventListener("afterprint", end);
      removeEventListener("keydown", find, { capture: true });
    };
  }, [rows]);
  return isPrinted || wholeFor === rows;
}

/**
 * Columns never become narrower while the user scrolls. Returns a function that stores the present widths as the least
 * ones; to be called before other rows render, when measuring them causes no layout.
 */
function useColumnWidths(frame: RefObject<HTMLElement | null>, rows: unknown): () => void {
  const [frameWidth, setFrameWidth] = useState(0);
  useEffect(() => {
    if (frame.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setFrameWidth(entry?.contentRect.width ?? 0));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);
  useLayoutEffect(
    () => () => {
      for (const heading of headingsOf(frame)) heading.style.removeProperty("--seen");
    },
    [frame, rows, frameWidth],
  );
  return useCallback(() => {
    const headings = headingsOf(frame);
    const widths = headings.map((heading) => heading.getBoundingClientRect().width);
    headings.forEach((heading, at) =>
      heading.style.setProperty("--seen", `${Math.floor(widths[at] ?? 0)}px`),
    );
  }, [frame]);
}

function headingsOf(frame: RefObject<HTMLElement | null>): readonly HTMLElement[] {
  return [...(frame.current?.querySelectorAll<HTMLElement>("thead th") ?? [])];
}
