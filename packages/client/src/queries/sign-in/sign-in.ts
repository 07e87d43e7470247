import type { Registration } from "@quarterdeck/model";
import { loadChunk } from "#chunks/load-chunk.ts";
import type * as Calls from "./sign-in-calls.ts";
import type { RegistrationResult, SignInValues, TypedMethod } from "./sign-in-calls.ts";

/** Starts a session by a sign-in method; rejects with the error of the API. */
export async function signIn(method: TypedMethod, values: SignInValues): Promise<void> {
  return (await loadCalls()).signIn(method, values);
}

/** Creates an account and signs in if the response contains a token. `values` by joined path (`address.city`). */
export async function register(
  registration: Registration,
  values: Readonly<Record<string, unknown>>,
): Promise<RegistrationResult> {
  return (await loadCalls()).register(registration, values);
}

/** Loads the code that sends the form; call it at the first input. */
export function loadCalls(): Promise<typeof Calls> {
  return loadChunk(() => import("./sign-in-calls.ts"));
}
