import { useSyncExternalStore } from "react";
import { activeShortcuts, type Shortcut, subscribeShortcuts } from "./shortcuts.ts";

/** What the keys do now, in the language that is spoken now: the latest first and each key once; and what has none. */
export function useActiveShortcuts(): readonly Shortcut[] {
  const active = useSyncExternalStore(subscribeShortcuts, activeShortcuts);
  return active.filter(
    ({ keys }, index) => keys === "" || active.findIndex((other) => other.keys === keys) === index,
  );
}
