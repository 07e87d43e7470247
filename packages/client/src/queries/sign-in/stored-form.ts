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

/**
 * Names of fields that select where to sign in. Only their values are stored: any other field may be a secret, such as
 * a one-time code.
 */
const SELECTOR =
  /^(?:strategy|realm|tenant|domain|account|organi[sz]ation|org|company|workspace|scope|site|region|database|subdomain|team|provider|connection|audience|client_?id)$/i;

export function isSelectorName(name: string): boolean {
  return SELECTOR.test(name);
}

/** Reads the fields that refusals of this API requested, with their values of the last sign-in, except secrets. */
export async function readRequested(method: string): Promise<readonly LocatedField[]> {
  const text = await readStored(key(method, "fields")).catch(() => undefined);
  return typeof text === "string" ? (JSON.parse(text) as readonly LocatedField[]) : [];
}

/** Stores the fields for the next sign-in, and the values of those that select where to sign in. */
export async function storeRequested(
  method: string,
  fields: readonly LocatedField[],
  values: Readonly<Record<string, string>> = {},
): Promise<void> {
  const stored = fields.map(({ path, field }) => ({
    path,
    field: {
      ...field,
      default: (isSelectorName(field.name) && ownMember(values, path.join("."))) || "",
    },
  }));
  await writeStored(key(method, "fields"), JSON.stringify(stored)).catch(() => undefined);
}

function key(method: string, kind: "credential" | "fields" = "credential"): string {
  return [apiIdentity(), kind, method].map(encodeURIComponent).join(" ");
}
