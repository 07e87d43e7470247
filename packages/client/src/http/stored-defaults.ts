import { apiIdentity } from "#config/api-base.ts";
import { DEFAULTS_KEY } from "#config/contract.ts";
import type { LocalArea } from "#session/browser-storage.ts";
import { readStored, writeStored } from "#storage/object-store.ts";

/** Parameters whose defaults the API demands, each as location and name. */
export function readDefaults(local: LocalArea): readonly string[] {
  return (local.read(DEFAULTS_KEY) ?? "").split("\n").filter(Boolean);
}

/** Stores the parameters for the API, also for later sessions. */
export async function storeDefaults(local: LocalArea, lines: readonly string[]): Promise<void> {
  const text = [...new Set(lines)].join("\n");
  local.write(DEFAULTS_KEY, text);
  await writeStored(keyOf(), text);
}

/** Writes the parameters to local storage again, which the end of a session clears. */
export async function restoreDefaults(local: LocalArea): Promise<void> {
  const text = await readStored(keyOf());
  if (text !== undefined && local.read(DEFAULTS_KEY) === null) local.write(DEFAULTS_KEY, text);
}

function keyOf(): string {
  return [apiIdentity(), "defaults"].map(encodeURIComponent).join(" ");
}
