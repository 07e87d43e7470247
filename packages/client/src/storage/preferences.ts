import { readStored, writeStored } from "./object-store.ts";
import { ownKey } from "./owner.ts";

/** H8: a person's own choice (columns, density, saved views) by name; JSON, undefined when never made. */
export async function readPreference(name: string): Promise<unknown> {
  const text = await readStored(ownKey("preference", name));
  return text === undefined ? undefined : (JSON.parse(text) as unknown);
}

export async function storePreference(name: string, value: unknown): Promise<void> {
  await writeStored(ownKey("preference", name), JSON.stringify(value));
}
