import { useCallback, useEffect, useRef, useState } from "react";
import type { ListReading } from "#queries/list.ts";
import type { TableLayout } from "#storage/table-layout.ts";

const settledMs = 1500;

/** Takes the last click before the tools of the rows were loaded; undefined afterwards, and without one. */
export type TakeEarlyClick = () => MouseEvent | undefined;

interface SettledRows {
  /** True after rows are visible for a moment, or at once if the table has a stored layout. */
  readonly isSettled: boolean;
  readonly takeEarlyClick: TakeEarlyClick;
}

/** State of the tools of the rows: whether they may load, and the click that they missed. */
export function useSettledRows(
  { page }: ListReading,
  { widths, pinned }: TableLayout,
): SettledRows {
  const [isSettled, setIsSettled] = useState(false);
  // Null: the tools are loaded.
  const earlyClick = useRef<MouseEvent | null>(undefined);
  const takeEarlyClick = useCallback(() => {
    const click = earlyClick.current ?? undefined;
    earlyClick.current = null;
    return click;
  }, []);
  const hasRows = page !== undefined;
  useEffect(() => {
    if (!hasRows) return undefined;
    const settle = (): void => setIsSettled(true);
    const timer = setTimeout(settle, settledMs);
    // The user may click a row or press a key before.
    const ended = new AbortController();
    for (const type of ["pointermove", "pointerdown", "keydown"])
      addEventListener(type, settle, { once: true, signal: ended.signal });
    const store = (event: MouseEvent): void => {
      if (earlyClick.current !== null) earlyClick.current = event;
    };
    addEventListener("click", store, { signal: ended.signal });
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [hasRows]);
  const isLaidOut = pinned.length > 0 || Object.keys(widths).length > 0;
  // Never false again: a control of the headings may have the focus.
  if (isLaidOut && !isSettled) setIsSettled(true);
  return { isSettled: isSettled || isLaidOut, takeEarlyClick };
}
