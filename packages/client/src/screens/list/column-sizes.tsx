import type { Field } from "@quarterdeck/model";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import type { TableLayout } from "#keep/table-layout.ts";
import { ColumnTexts } from "#texts/column-texts.tsx";
import { ColumnEdge } from "./column-edge.tsx";
import { useHeadings } from "./use-headings.ts";
import { columnRules } from "./column-rules.ts";

interface ColumnSizesProps {
  /** Of the table that shows. */
  readonly table: string;
  readonly fields: readonly Field[];
  readonly layout: TableLayout;
  readonly onLayout: (layout: TableLayout) => void;
}

/** Gives a table's columns their widths, holds some of them in view, and puts an edge to drag at each heading. */
export function ColumnSizes({ table, fields, layout, onLayout }: ColumnSizesProps): ReactNode {
  const sheet = useRef<CSSStyleSheet>(undefined);
  const headings = useHeadings(table);

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

  function withWidth(name: string, width: number): TableLayout {
    return { ...layout, widths: { ...layout.widths, [name]: Math.round(width) } };
  }

  /** While it is dragged: at most once a frame, and nothing is drawn by React. */
  function tryWidth(name: string, width: number, isNow = false): void {
    const show = (): void =>
      style({ sheet: sheet.current, headings, table }, withWidth(name, width));
    cancelAnimationFrame(timer.current ?? 0);
    if (isNow) return show();
    timer.current = requestAnimationFrame(show);
  }

  return (
    <ColumnTexts>
      {headings.map((heading, index) => {
        const name = heading.dataset["column"] ?? "";
        const label = fields.find((field) => field.name === name)?.label;
        return (
          label !== undefined &&
          createPortal(
            <ColumnEdge
              label={label}
              heading={heading}
              isLast={index === headings.length - 1}
              onTry={(width, isNow) => tryWidth(name, width, isNow)}
              onWidth={(width) => {
                cancelAnimationFrame(timer.current ?? 0);
                onLayout(withWidth(name, width));
              }}
              onLeave={() => style({ sheet: sheet.current, headings, table }, layout)}
            />,
            headings[index + 1] ?? heading,
            name,
          )
        );
      })}
    </ColumnTexts>
  );
}

interface Styled {
  readonly sheet: CSSStyleSheet | undefined;
  readonly headings: readonly HTMLTableCellElement[];
  readonly table: string;
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
