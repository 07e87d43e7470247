import { readStored, writeStored } from "./object-store.ts";
import { ownKey } from "./owner.ts";

/** Values for the first render of a screen, by key. */
const prefetched = new Map<string, unknown>();

/** Reads a preference of this user, such as columns or saved views, by name (H8). */
export async function readPreference(name: string): Promise<unknown> {
  const text = await readStored(ownKey("preference", name));
  return text === undefined ? undefined : (JSON.parse(text) as unknown);
}

export async function storePreference(name: string, value: unknown): Promise<void> {
  const key = ownKey("preference", name);
  prefetched.delete(key);
  await writeStored(key, JSON.stringify(value));
}

/** Reads preferences so that `prefetchedPreference` has them. */
export async function prefetchPreferences(names: readonly string[]): Promise<void> {
  const read = async (name: string): Promise<void> => {
    prefetched.set(ownKey("preference", name), await readPreference(name));
  };
  await Promise.all(names.map(read));
}

/** A preference that was read before; undefined: it was not. */
export function prefetchedPreference(name: string): { readonly value: unknown } | undefined {
  const key = ownKey("preference", name);
  return prefetched.has(key) ? { value: prefetched.get(key) } : undefined;
}
