import { useSyncExternalStore } from "react";
import { storePreference, readPreference } from "./preferences.ts";

export type Density = "comfortable" | "compact";

const NAME = "density";

let density: Density = "comfortable";
const listeners = new Set<() => void>();

/** Loads the density of this user; call once per session, before the first table. */
export async function loadDensity(): Promise<void> {
  setDensity((await readPreference(NAME)) === "compact" ? "compact" : "comfortable");
}

/** Sets and stores the density of all tables. */
export function chooseDensity(next: Density): void {
  setDensity(next);
  void storePreference(NAME, next);
}

export function useDensity(): Density {
  return useSyncExternalStore(subscribe, read);
}

function read(): Density {
  return density;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setDensity(next: Density): void {
  density = next;
  for (const listener of listeners) listener();
}
