import type { Credential } from "@quarterdeck/model";
import { apiIdentity } from "#config/api-base.ts";
import { parseCredential } from "#session/credential.ts";
import { readStored, removeStored, writeStored } from "#storage/object-store.ts";

/** Reads the form of a method's credential that worked with this API. */
export async function readForm(method: string): Promise<Credential | undefined> {
  return parseCredential((await readStored(key(method)).catch(() => undefined)) ?? null);
}

/** Stores a form for the next sign-in; it contains no secret. */
export async function storeForm(method: string, credential: Credential): Promise<void> {
  await writeStored(key(method), JSON.stringify(credential)).catch(() => undefined);
}

/** Removes the form: the described one applies again. */
export async function removeForm(method: string): Promise<void> {
  await removeStored(key(method)).catch(() => undefined);
}

function key(method: string): string {
  return [apiIdentity(), "credential", method].map(encodeURIComponent).join(" ");
}
