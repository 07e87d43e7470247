import type { Credential, SignIn, SignInMethod } from "@quarterdeck/model";
import { CREDENTIAL_KEY, PLACEHOLDER_TOKEN } from "#config/contract.ts";
import { runtimeConfig } from "#config/runtime-config.ts";
import { readLocal } from "./local-storage.ts";

/** H2: the contract's own place. */
const bearer: Credential = { in: "header", name: "Authorization", prefix: "Bearer " };

let described: SignIn | null = null;

/** On a static host the description's sign-in is known only once it was read. */
export function setDescribedSignIn(signIn: SignIn): void {
  described = signIn;
}

/** Undefined until the page or the description told. */
export function describedSignIn(): SignIn | undefined {
  return runtimeConfig().signIn ?? described ?? undefined;
}

/** Where the stored token goes: as the method said by which it came, else as the description's first one says. */
export function activeCredential(): Credential {
  const stored = readCredential(readLocal(CREDENTIAL_KEY));
  if (stored !== undefined) return stored;
  const first = describedSignIn()?.methods[0];
  return (first && methodCredential(first)) ?? bearer;
}

/** Undefined for an API that asks for no credential. */
export function methodCredential(method: SignInMethod): Credential | undefined {
  return method.kind === "none" ? undefined : method.credential;
}

/** H2: a placeholder stands in storage, never in a call. */
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
