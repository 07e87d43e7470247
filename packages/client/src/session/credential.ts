import type { Credential, SignInMethod } from "@quarterdeck/model";
import { CREDENTIAL_KEY, PLACEHOLDER_TOKEN } from "#config/contract.ts";
import type { SessionStore } from "./session-store.ts";
import type { LocalArea } from "./browser-storage.ts";

/** Default of the contract (H2). */
const bearer: Credential = { in: "header", name: "Authorization", prefix: "Bearer " };

/** Location of the stored token in requests: of its sign-in method, else of the first described one. */
export function activeCredential({
  describedSignIn,
  storage,
}: Pick<SessionStore, "describedSignIn" | "storage">): Credential {
  const stored = parseCredential(storage.local.read(CREDENTIAL_KEY));
  if (stored !== undefined) return stored;
  const first = describedSignIn()?.methods[0];
  return (first && methodCredential(first)) ?? bearer;
}

/** Stores the location of the session's token. */
export function storeCredential(local: LocalArea, credential: Credential): void {
  local.write(CREDENTIAL_KEY, JSON.stringify(credential));
}

/** Undefined for an API without credentials. */
export function methodCredential(method: SignInMethod): Credential | undefined {
  return method.kind === "none" ? undefined : method.credential;
}

/** False for the placeholder, which is stored and never sent (H2). */
export function isRealToken(token: string | null): token is string {
  return token !== null && token !== PLACEHOLDER_TOKEN;
}

/** Reads a stored credential location; undefined if the text is not one. */
export function parseCredential(text: string | null): Credential | undefined {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return isCredential(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isCredential(value: unknown): value is Credential {
  if (typeof value !== "object" || value === null || !("in" in value)) return false;
  if (value.in === "session") return true;
  if (!("name" in value) || typeof value.name !== "string") return false;
  if (value.in === "query" || value.in === "cookie") return true;
  return value.in === "header" && "prefix" in value && typeof value.prefix === "string";
}
