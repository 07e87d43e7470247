import { type Credential, type LocatedField, ownMember } from "@quarterdeck/model";
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

/** Reads the fields that refusals of this API requested, with the values of the last sign-in. */
export async function readRequested(method: string): Promise<readonly LocatedField[]> {
  const text = await readStored(key(method, "fields")).catch(() => undefined);
  return typeof text === "string" ? (JSON.parse(text) as readonly LocatedField[]) : [];
}

/** Stores the fields for the next sign-in, with the values that worked. */
export async function storeRequested(
  method: string,
  fields: readonly LocatedField[],
  values: Readonly<Record<string, string>> = {},
): Promise<void> {
  const stored = fields.map(({ path, field }) => ({
    path,
    field: { ...field, default: ownMember(values, path.join(".")) ?? "" },
  }));
  await writeStored(key(method, "fields"), JSON.stringify(stored)).catch(() => undefined);
}

function key(method: string, kind: "credential" | "fields" = "credential"): string {
  return [apiIdentity(), kind, method].map(encodeURIComponent).join(" ");
}
