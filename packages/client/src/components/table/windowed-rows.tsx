import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
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
  // Rows may be higher than those of the density.
  const [measured, setMeasured] = useState<number>();
  const height = measured ?? rowHeight;
  const [window, setWindow] = useState<RowRange>(() => rangeAt(0, innerHeight, height, count));
  const [focused, setFocused] = useState<number>();
  const isWhole = useWholeTable(renderRow);

  useEffect(() => {
    const update = (): void => {
      const body = frame.current?.querySelector("tbody");
      if (!body || frame.current === null) return;
      const row = body.querySelector("tr[data-index]")?.getBoundingClientRect().height ?? 0;
      const outer = frame.current.getBoundingClientRect();
      const { top } = body.getBoundingClientRect();
      const from = Math.max(outer.top, 0) - top;
      const to = Math.min(outer.bottom, innerHeight) - top;
      const next = rangeAt(from, to, height, count);
      if (row > 0 && Math.abs(row - height) > 0.5) setMeasured(row);
      setWindow((old) => (old.start === next.start && old.end === next.end ? old : next));
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
  }, [frame, height, rowHeight, count]);

  useEffect(() => {
    const table = frame.current;
    const note = ({ target }: FocusEvent): void => {
      const row = target instanceof Element ? target.closest<HTMLElement>("tr[data-index]") : null;
      if (row !== null) setFocused(Number(row.dataset["index"]));
    };
    table?.addEventListener("focusin", note);
    return () => table?.removeEventListener("focusin", note);
  }, [frame]);

  useColumnWidths(frame, renderRow);

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

/** Columns never become narrower while the user scrolls: each keeps its greatest width. */
function useColumnWidths(frame: RefObject<HTMLElement | null>, rows: unknown): void {
  const [frameWidth, setFrameWidth] = useState(0);
  const last = useRef<readonly unknown[]>([]);
  useEffect(() => {
    if (frame.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setFrameWidth(entry?.contentRect.width ?? 0));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);
  // After each render, since other rows may have wider cells.
  useLayoutEffect(() => {
    const headings = [...(frame.current?.querySelectorAll<HTMLElement>("thead th") ?? [])];
    const basis = [rows, frameWidth];
    if (basis.some((part, at) => part !== last.current[at])) {
      for (const heading of headings) heading.style.removeProperty("--seen");
    }
    last.current = basis;
    const widths = headings.map((heading) => heading.getBoundingClientRect().width);
    headings.forEach((heading, at) =>
      heading.style.setProperty("--seen", `${Math.floor(widths[at] ?? 0)}px`),
    );
  });
  useEffect(
    () => () => {
      for (const heading of frame.current?.querySelectorAll<HTMLElement>("thead th") ?? [])
        heading.style.removeProperty("--seen");
    },
    [frame],
  );
}
