import type { UseQueryResult } from "@tanstack/react-query";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";

/** Time after which a screen shows that it waits and offers to cancel (H5). */
const LONG_WAIT_MS = 8000;

/** State of a read for its screen. */
export interface Reading {
  /** True before the first data. */
  readonly isLoading: boolean;
  readonly isFetching: boolean;
  /** The last error, also while retries continue (Q3). */
  readonly error: Error | null;
  readonly failureCount: number;
  /** Time of arrival of the data, in milliseconds since 1970; 0: no data. */
  readonly updatedAt: number;
  readonly isWaitingLong: boolean;
  readonly refresh: () => void;
  /** Aborts the running call. */
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
    refresh: useCallback(() => void refetch(), [refetch]),
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
