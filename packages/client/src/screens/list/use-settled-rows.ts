import { useCallback, useEffect, useRef, useState } from "react";
import { afterPaint } from "#components/after-paint.ts";
import type { ListReading } from "#queries/list.ts";
import type { TableLayout } from "#storage/table-layout.ts";

const settledMs = 1500;
/** Longer than from a movement of the pointer to the press. */
const pressMs = 300;

/** Takes the last click before the tools of the rows were loaded; undefined afterwards, and without one. */
export type TakeEarlyClick = () => MouseEvent | undefined;

interface SettledRows {
  /**
   * True after rows are visible for a moment, soon after the user acts, or at once if the table has a stored layout.
   * The rows of a page that the user turns to come first.
   */
  readonly isSettled: boolean;
  readonly takeEarlyClick: TakeEarlyClick;
}

/** State of the tools of the rows: whether they may load, and the click that they missed. */
export function useSettledRows(
  { page, isPrevious }: ListReading,
  { widths, pinned }: TableLayout,
): SettledRows {
  const [isSettled, setIsSettled] = useState(false);
  const [isDue, setIsDue] = useState(false);
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
    const settle = (): void => setIsDue(true);
    const timers = [setTimeout(settle, settledMs)];
    // The user may click a row or press a key before.
    const ended = new AbortController();
    const act = (event: Event): void => {
      const isLater = event.type === "pointermove" || isOnControl(event.target);
      if (isLater) timers.push(setTimeout(settle, pressMs));
      else settle();
    };
    for (const type of ["pointermove", "pointerdown", "keydown"])
      addEventListener(type, act, { once: true, signal: ended.signal });
    const store = (event: MouseEvent): void => {
      if (earlyClick.current !== null) earlyClick.current = event;
    };
    addEventListener("click", store, { signal: ended.signal });
    return () => {
      timers.forEach(clearTimeout);
      ended.abort();
    };
  }, [hasRows]);
  const isLaidOut = pinned.length > 0 || Object.keys(widths).length > 0;
  useEffect(() => {
    if (!isDue || isPrevious) return undefined;
    return afterPaint(() => setIsSettled(true));
  }, [isDue, isPrevious]);
  // Never false again: a control of the headings may have the focus.
  if (isLaidOut && !isSettled) setIsSettled(true);
  return { isSettled: isSettled || isLaidOut, takeEarlyClick };
}

/** True for a control outside the table, such as the button of the next page: it does not need the tools. */
function isOnControl(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("button, input, select") !== null &&
    target.closest("table") === null
  );
}
