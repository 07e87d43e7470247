import { PENDING_SIGN_IN_KEY } from "#config/contract.ts";
import type { TabArea } from "#session/browser-storage.ts";

/** A sign-in at a provider, from the redirect to the return; stored in this tab only. */
export interface PendingSignIn {
  readonly state: string;
  readonly verifier: string;
  readonly nonce: string;
  /** `id` of the sign-in method: the code is only sent to its provider. */
  readonly method: string;
  readonly clientId: string;
  readonly redirect: string;
  readonly issuer: string;
  readonly sendsIssuer: boolean;
  /** Address to open after the sign-in (R5). */
  readonly returnTo: string;
  readonly startedAt: number;
}

export function storePendingSignIn(tab: TabArea, pending: PendingSignIn): void {
  tab.write(PENDING_SIGN_IN_KEY, JSON.stringify(pending));
}

/** Reads and removes the pending sign-in. */
export function takePendingSignIn(tab: TabArea): PendingSignIn | undefined {
  const text = tab.read(PENDING_SIGN_IN_KEY);
  tab.write(PENDING_SIGN_IN_KEY, null);
  try {
    const value: unknown = JSON.parse(text ?? "");
    return isPendingSignIn(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const texts = [
  "state",
  "verifier",
  "nonce",
  "method",
  "clientId",
  "redirect",
  "issuer",
  "returnTo",
] as const satisfies readonly (keyof PendingSignIn)[];

function isPendingSignIn(value: unknown): value is PendingSignIn {
  if (typeof value !== "object" || value === null) return false;
  const pending = value as Readonly<Record<string, unknown>>;
  return (
    texts.every((name) => typeof pending[name] === "string") &&
    typeof pending["startedAt"] === "number" &&
    typeof pending["sendsIssuer"] === "boolean"
  );
}
