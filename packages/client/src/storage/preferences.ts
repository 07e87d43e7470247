import { readStored, writeStored } from "./object-store.ts";
import { ownKey } from "./owner.ts";

/** Reads a preference of this user, such as columns or saved views, by name (H8). */
export async function readPreference(name: string): Promise<unknown> {
  const text = await readStored(ownKey("preference", name));
  return text === undefined ? undefined : (JSON.parse(text) as unknown);
}

export async function storePreference(name: string, value: unknown): Promise<void> {
  await writeStored(ownKey("preference", name), JSON.stringify(value));
}
