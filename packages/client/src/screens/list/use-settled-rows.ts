import { useEffect, useState } from "react";
import type { TableLayout } from "#storage/table-layout.ts";
import type { ListReading } from "#queries/list.ts";

const settledMs = 1500;

/** Whether rows have stood for a moment; a table that was laid out is not kept waiting. */
export function useSettledRows({ page }: ListReading, { widths, pinned }: TableLayout): boolean {
  const [isSettled, setIsSettled] = useState(false);
  const hasRows = page !== undefined;
  useEffect(() => {
    if (!hasRows) return undefined;
    const timer = setTimeout(() => setIsSettled(true), settledMs);
    return () => clearTimeout(timer);
  }, [hasRows]);
  const isLaidOut = pinned.length > 0 || Object.keys(widths).length > 0;
  // From then on for good: what was built for it may hold the focus.
  if (isLaidOut && !isSettled) setIsSettled(true);
  return isSettled || isLaidOut;
}
