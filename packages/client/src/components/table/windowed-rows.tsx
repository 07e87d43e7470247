import {
  type ReactNode,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { afterPaint } from "#components/after-paint.ts";
import { followScroll } from "./follow-scroll.ts";
import {
  absentRows,
  growRange,
  newRows,
  nextSlice,
  rangeAt,
  rangesOf,
  type RowRange,
  type VisiblePart,
} from "./row-window.ts";
import classes from "./windowed-rows.module.css";

interface WindowedRowsProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly count: number;
  /** Keeps its identity while rows and columns are unchanged. */
  readonly content: unknown;
  /** Before the rows are measured, in pixels. */
  readonly rowHeight: number;
  readonly ranges: readonly RowRange[];
  /** Undefined: the first ones. */
  readonly onRanges: (ranges: readonly RowRange[] | undefined) => void;
}

/**
 * Decides which rows of a long table are in the document: those in and near the visible part. Printing and the find
 * shortcut of the browser render all rows.
 */
export function WindowedRows(props: WindowedRowsProps): ReactNode {
  const { frame, count, content, rowHeight, ranges, onRanges } = props;
  const at = useRef<WindowState>({});
  const isWhole = useWholeTable(content);
  const storeWidths = useColumnWidths(frame, content);

  useLayoutEffect(() => {
    if (isWhole) onRanges([{ start: 0, end: count }]);
  }, [isWhole, count, onRanges]);

  useEffect(() => {
    const table = frame.current;
    if (table === null || isWhole) return undefined;
    const show = (change: WindowState): void => {
      at.current = { ...at.current, ...change };
      const { window, focused } = at.current;
      if (window !== undefined) onRanges(rangesOf(window, focused, count));
    };
    const measure = (): VisiblePart | undefined => {
      const body = table.querySelector("tbody");
      if (body === null) return undefined;
      // Rows may be higher than those of the density.
      const height = measureRow(body) ?? rowHeight;
      const outer = table.getBoundingClientRect();
      const { top } = body.getBoundingClientRect();
      const from = Math.max(outer.top, 0) - top;
      const to = Math.min(outer.bottom, innerHeight) - top;
      if (at.current.height !== height) table.style.setProperty("--absent-row", `${height}px`);
      at.current = { ...at.current, height };
      return { from, to, height };
    };
    const showWindow = (window: RowRange): void => {
      const before = at.current.window;
      if (before?.start === window.start && before.end === window.end) return;
      storeWidths();
      show({ window });
    };
    const update = (): void => {
      const part = measure();
      if (part !== undefined) showWindow(rangeAt(part, count));
    };
    let cancel: (() => void) | undefined;
    const updateAfterPaint = (): void => {
      cancel?.();
      cancel = afterPaint(() => startTransition(update));
    };
    let slice = 4;
    /** Renders some of the missing rows; the others follow after the paint, so that no task takes long. */
    const render = (part: VisiblePart): number => {
      cancel?.();
      const before = at.current.window ?? { start: 0, end: 0 };
      const target = rangeAt(part, count);
      const window = growRange({ before, target, visible: rangeAt(part, count, 0), most: slice });
      const rows = newRows(window, before);
      const began = performance.now();
      flushSync(() => showWindow(window));
      // The layout, which follows anyway, is part of the measured time.
      table.getBoundingClientRect();
      if (rows === slice) slice = nextSlice(slice, performance.now() - began);
      if (window.start !== target.start || window.end !== target.end) cancel = afterPaint(more);
      return rows;
    };
    const more = (): void => {
      const part = measure();
      if (part !== undefined) render(part);
    };
    // The rows near the visible ones follow after those are painted.
    if (at.current.window === undefined) updateAfterPaint();
    else {
      show({});
      update();
    }
    const note = ({ target }: FocusEvent): void => {
      const row = target instanceof Element ? target.closest<HTMLElement>("tr[data-index]") : null;
      if (row !== null) show({ focused: Number(row.dataset["index"]) });
    };
    const stopFollowing = followScroll({ measure, render, pause: () => cancel?.() });
    addEventListener("resize", update);
    table.addEventListener("focusin", note);
    return () => {
      cancel?.();
      stopFollowing();
      removeEventListener("resize", update);
      table.removeEventListener("focusin", note);
    };
  }, [frame, rowHeight, count, isWhole, storeWidths, onRanges]);

  useEffect(() => {
    const table = frame.current;
    if (classes.windowed !== undefined) table?.classList.add(classes.windowed);
    return () => {
      if (classes.windowed !== undefined) table?.classList.remove(classes.windowed);
      table?.style.removeProperty("--absent-row");
      onRanges(undefined);
    };
  }, [frame, onRanges]);

  useHiddenRows(frame, absentRows(ranges, count));
  return null;
}

interface WindowState {
  /** Height of a row in pixels. */
  readonly height?: number;
  readonly window?: RowRange;
  readonly focused?: number;
}

/** Height of the first row. */
function measureRow(body: HTMLElement): number | undefined {
  const height = body.querySelector("tr[data-index]")?.getBoundingClientRect().height;
  return height === 0 ? undefined : height;
}

/** Keeps rows that are not displayed, so that scripts count as many rows as the page has. */
function useHiddenRows(frame: RefObject<HTMLElement | null>, count: number): void {
  useLayoutEffect(() => {
    const table = frame.current?.querySelector("table");
    if (!table) return undefined;
    const body = document.createElement("tbody");
    body.hidden = true;
    table.append(body);
    return () => body.remove();
  }, [frame]);
  useLayoutEffect(() => {
    const body = frame.current?.querySelector("tbody[hidden]");
    if (!body) return;
    while (body.childElementCount > count) body.lastElementChild?.remove();
    const missing = Array.from({ length: count - body.childElementCount });
    body.append(...missing.map(() => document.createElement("tr")));
  }, [frame, count]);
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
    const widths = headings.map((one) => `${Math.floor(one.getBoundingClientRect().width)}px`);
    headings.forEach(({ style }, at) => {
      const width = widths[at] ?? "0px";
      if (style.getPropertyValue("--seen") !== width) style.setProperty("--seen", width);
    });
  }, [frame]);
}

function headingsOf(frame: RefObject<HTMLElement | null>): readonly HTMLElement[] {
  return [...(frame.current?.querySelectorAll<HTMLElement>("thead th") ?? [])];
}
