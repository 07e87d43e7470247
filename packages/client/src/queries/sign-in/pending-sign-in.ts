import { PENDING_SIGN_IN_KEY } from "#config/contract.ts";
import { readTab, writeTab } from "#session/local-storage.ts";

/** A sign-in on its way to the provider and back; kept in this tab alone, until the first answer. */
export interface PendingSignIn {
  readonly state: string;
  readonly verifier: string;
  readonly nonce: string;
  /** `id` of the way in that it began with: its code goes to no other provider. */
  readonly method: string;
  readonly clientId: string;
  readonly redirect: string;
  readonly issuer: string;
  readonly sendsIssuer: boolean;
  /** R5: where the visitor wanted to go. */
  readonly wanted: string;
  readonly begunAt: number;
}

export function storePendingSignIn(trip: PendingSignIn): void {
  writeTab(PENDING_SIGN_IN_KEY, JSON.stringify(trip));
}

/** It serves once. */
export function takePendingSignIn(): PendingSignIn | undefined {
  const text = readTab(PENDING_SIGN_IN_KEY);
  writeTab(PENDING_SIGN_IN_KEY, null);
  try {
    const value: unknown = JSON.parse(text ?? "");
    return isRoundTrip(value) ? value : undefined;
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
  "wanted",
] as const satisfies readonly (keyof PendingSignIn)[];

function isRoundTrip(value: unknown): value is PendingSignIn {
  if (typeof value !== "object" || value === null) return false;
  const trip = value as Readonly<Record<string, unknown>>;
  return (
    texts.every((name) => typeof trip[name] === "string") &&
    typeof trip["begunAt"] === "number" &&
    typeof trip["sendsIssuer"] === "boolean"
  );
}
