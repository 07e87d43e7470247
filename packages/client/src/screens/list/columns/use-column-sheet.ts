import { useEffect, useLayoutEffect, useRef } from "react";
import type { TableLayout } from "#storage/table-layout.ts";
import { columnRules } from "./column-rules.ts";

interface ColumnSheet {
  /** Shows a width that is not kept yet: at most once a frame, or `isNow`, before it returns. Nothing is drawn by React. */
  readonly tryWidth: (name: string, width: number, isNow?: boolean) => void;
  /** As it is kept. */
  readonly leave: () => void;
}

interface Styled {
  readonly sheet: CSSStyleSheet | undefined;
  readonly headings: readonly HTMLTableCellElement[];
  readonly table: string;
}

/** Gives a table's columns their widths and holds some of them in view. */
export function useColumnSheet(
  table: string,
  headings: readonly HTMLTableCellElement[],
  layout: TableLayout,
): ColumnSheet {
  const sheet = useRef<CSSStyleSheet>(undefined);
  useLayoutEffect(() => {
    const made = new CSSStyleSheet();
    sheet.current = made;
    document.adoptedStyleSheets.push(made);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== made);
    };
  }, []);

  useLayoutEffect(() => {
    const write = (): void => style({ sheet: sheet.current, headings, table }, layout);
    write();
    const frame = document.getElementById(table)?.parentElement;
    if (layout.pinned.length === 0 || !frame) return undefined;
    // Where columns end decides where those that stay begin.
    const observer = new ResizeObserver(write);
    for (const one of [frame, ...headings]) observer.observe(one);
    return () => observer.disconnect();
  }, [table, layout, headings]);

  const timer = useRef<number>(undefined);
  useEffect(() => () => cancelAnimationFrame(timer.current ?? 0), []);

  function show(next: TableLayout, isNow: boolean): void {
    const write = (): void => style({ sheet: sheet.current, headings, table }, next);
    cancelAnimationFrame(timer.current ?? 0);
    if (isNow) return write();
    timer.current = requestAnimationFrame(write);
  }

  return {
    tryWidth: (name, width, isNow = false) => show(withWidth(layout, name, width), isNow),
    leave: () => show(layout, true),
  };
}

/** Undefined: as wide as what it holds. */
export function withWidth(
  layout: TableLayout,
  name: string,
  width: number | undefined,
): TableLayout {
  const { [name]: _was, ...others } = layout.widths;
  return {
    ...layout,
    widths: width === undefined ? others : { ...others, [name]: Math.round(width) },
  };
}

/** A sheet written again restyles the whole page, though it says the same. */
const written = new WeakMap<CSSStyleSheet, string>();

function style({ sheet, headings, table }: Styled, layout: TableLayout): void {
  // Asking for a width lays the page out: only what is held in view needs it.
  const isHolding = layout.pinned.length > 0;
  const columns = headings.map((heading) => {
    const name = heading.dataset["column"] ?? "";
    return { name, width: layout.widths[name] ?? (isHolding ? heading.offsetWidth : 0) };
  });
  const room = isHolding ? (document.getElementById(table)?.parentElement?.clientWidth ?? 0) : 0;
  const rules = columnRules({ table, columns, ...layout, room });
  if (sheet === undefined || written.get(sheet) === rules) return;
  written.set(sheet, rules);
  sheet.replaceSync(rules);
}
