import { ownMember } from "@quarterdeck/model";
import { useEffect, useLayoutEffect, useRef } from "react";
import type { TableLayout } from "#storage/table-layout.ts";
import { columnRules } from "./column-rules.ts";

interface ColumnSheet {
  /** Previews a width without a render, at most once per frame; `isNow`: synchronously. */
  readonly tryWidth: (name: string, width: number, isNow?: boolean) => void;
  /** Ends the preview. */
  readonly leave: () => void;
}

interface Styled {
  readonly sheet: CSSStyleSheet | undefined;
  readonly headings: readonly HTMLTableCellElement[];
  readonly table: string;
}

/** Style sheet with the widths and pinned columns of a table. */
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
    // The offset of a pinned column depends on the widths before it.
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

/** Sets a width; undefined: the width of the content. */
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

/** Last rules of each sheet: writing equal rules would restyle the whole page. */
const written = new WeakMap<CSSStyleSheet, string>();

function style({ sheet, headings, table }: Styled, layout: TableLayout): void {
  // Reading a width forces a layout: only pinned columns need it.
  const hasPinned = layout.pinned.length > 0;
  const columns = headings.map((heading) => {
    const name = heading.dataset["column"] ?? "";
    return { name, width: ownMember(layout.widths, name) ?? (hasPinned ? heading.offsetWidth : 0) };
  });
  const room = hasPinned ? (document.getElementById(table)?.parentElement?.clientWidth ?? 0) : 0;
  const rules = columnRules({ table, columns, ...layout, room });
  if (sheet === undefined || written.get(sheet) === rules) return;
  written.set(sheet, rules);
  sheet.replaceSync(rules);
}
