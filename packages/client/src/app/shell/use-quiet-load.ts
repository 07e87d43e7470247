import { useIsFetching } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";

const settledMs = 500;

/** An API may be slow to answer, or never do. */
const patientMs = 2000;

/** Loads what can wait, once nothing has been asked of the API for a moment, or what was takes long. */
export function useQuietLoad(load: () => Promise<void>): void {
  const loadNow = useEffectEvent(load);
  const isQuiet = useIsFetching() === 0;
  useEffect(() => {
    const timer = setTimeout(() => void loadNow(), isQuiet ? settledMs : patientMs);
    return () => clearTimeout(timer);
  }, [isQuiet]);
}
