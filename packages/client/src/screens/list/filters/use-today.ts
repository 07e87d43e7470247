import { useSyncExternalStore } from "react";

/** The day of the person's own zone, `2026-03-05`; told anew to whoever comes back to the page. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, readToday);
}

function subscribe(listen: () => void): () => void {
  document.addEventListener("visibilitychange", listen);
  return () => document.removeEventListener("visibilitychange", listen);
}

function readToday(): string {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}
