import { apiIdentity } from "#config/api-base.ts";
import { readStored, writeStored } from "#storage/object-store.ts";

/** The console's name at a provider, as somebody typed it here; no secret, and the same for all who use this API. */
export function readClientId(method: string): Promise<string | undefined> {
  return readStored(keyOf(method));
}

export function storeClientId(method: string, clientId: string): Promise<void> {
  return writeStored(keyOf(method), clientId);
}

function keyOf(method: string): string {
  return [apiIdentity(), "client-id", method].map(encodeURIComponent).join(" ");
}
