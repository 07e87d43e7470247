import type { UseQueryResult } from "@tanstack/react-query";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

/** H5: from then on a screen says that it is still waiting, and offers to give up. */
const LONG_WAIT_MS = 8000;

/** How a read stands, for the screen that shows it. */
export interface Reading {
  /** Nothing to show yet. */
  readonly isLoading: boolean;
  readonly isFetching: boolean;
  /** The last failure; Q3: also while retries go on. */
  readonly error: Error | null;
  readonly failureCount: number;
  /** When what is shown arrived, in milliseconds since 1970; 0: not yet. */
  readonly updatedAt: number;
  readonly isWaitingLong: boolean;
  readonly refresh: () => void;
  /** Gives up the call under way. */
  readonly cancel: () => void;
}

export function useReading(result: UseQueryResult, queryKey: readonly unknown[]): Reading {
  const client = useQueryClient();
  const { refetch, isFetching } = result;
  return {
    isLoading: result.isLoading,
    isFetching,
    error: result.error ?? result.failureReason,
    failureCount: result.failureCount,
    updatedAt: result.dataUpdatedAt,
    isWaitingLong: useLongWait(
      isFetching,
      result.fetchStatus === "idle" ? "" : JSON.stringify(queryKey),
    ),
    refresh: () => void refetch(),
    cancel: () => void client.cancelQueries({ queryKey, exact: true }),
  };
}

function useLongWait(isWaiting: boolean, call: string): boolean {
  const [longCall, setLongCall] = useState("");
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLongCall(call), LONG_WAIT_MS);
    return () => {
      clearTimeout(timer);
      setLongCall("");
    };
  }, [isWaiting, call]);
  return isWaiting && longCall === call;
}
