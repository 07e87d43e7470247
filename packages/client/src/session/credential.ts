import type { Credential, SignIn, SignInMethod } from "@quarterdeck/model";
import { CREDENTIAL_KEY, PLACEHOLDER_TOKEN } from "#config/contract.ts";
import { runtimeConfig } from "#config/runtime-config.ts";
import { readLocal } from "./local-storage.ts";

/** Default of the contract (H2). */
const bearer: Credential = { in: "header", name: "Authorization", prefix: "Bearer " };

let described: SignIn | null = null;

/** Stores the sign-in of the description, which static hosts read first. */
export function setDescribedSignIn(signIn: SignIn): void {
  described = signIn;
}

/** Sign-in of the page configuration or of the description; undefined before it is read. */
export function describedSignIn(): SignIn | undefined {
  return runtimeConfig().signIn ?? described ?? undefined;
}

/** Location of the stored token in requests: of its sign-in method, else of the first described one. */
export function activeCredential(): Credential {
  const stored = readCredential(readLocal(CREDENTIAL_KEY));
  if (stored !== undefined) return stored;
  const first = describedSignIn()?.methods[0];
  return (first && methodCredential(first)) ?? bearer;
}

/** Undefined for an API without credentials. */
export function methodCredential(method: SignInMethod): Credential | undefined {
  return method.kind === "none" ? undefined : method.credential;
}

/** False for the placeholder, which is stored and never sent (H2). */
export function isRealToken(token: string | null): token is string {
  return token !== null && token !== PLACEHOLDER_TOKEN;
}

function readCredential(text: string | null): Credential | undefined {
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
