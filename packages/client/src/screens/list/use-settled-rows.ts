import { useEffect, useState } from "react";
import type { ListReading } from "#queries/list.ts";
import type { TableLayout } from "#storage/table-layout.ts";

const settledMs = 1500;

/** True after rows are visible for a moment, or at once if the table has a stored layout. */
export function useSettledRows({ page }: ListReading, { widths, pinned }: TableLayout): boolean {
  const [isSettled, setIsSettled] = useState(false);
  const hasRows = page !== undefined;
  useEffect(() => {
    if (!hasRows) return undefined;
    const settle = (): void => setIsSettled(true);
    const timer = setTimeout(settle, settledMs);
    // The user may click a row or press a key before.
    const ended = new AbortController();
    for (const type of ["pointermove", "pointerdown", "keydown"])
      addEventListener(type, settle, { once: true, signal: ended.signal });
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [hasRows]);
  const isLaidOut = pinned.length > 0 || Object.keys(widths).length > 0;
  // Never false again: a control of the headings may have the focus.
  if (isLaidOut && !isSettled) setIsSettled(true);
  return isSettled || isLaidOut;
}
