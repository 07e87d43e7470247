import { useIsFetching } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";

const settledMs = 500;

/** Loads what can wait, once nothing has been asked of the API for a moment. */
export function useQuietLoad(load: () => Promise<void>): void {
  const loadNow = useEffectEvent(load);
  const isQuiet = useIsFetching() === 0;
  useEffect(() => {
    if (!isQuiet) return;
    const timer = setTimeout(() => void loadNow(), settledMs);
    return () => clearTimeout(timer);
  }, [isQuiet]);
}
