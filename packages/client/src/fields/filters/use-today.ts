import { useSyncExternalStore } from "react";

/** Today in the user's time zone, `2026-03-05`; updated when the page becomes visible. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, readToday);
}

function subscribe(listen: () => void): () => void {
  document.addEventListener("visibilitychange", listen);
  return () => document.removeEventListener("visibilitychange", listen);
}

/** `useToday` outside of React. */
export function readToday(): string {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}
