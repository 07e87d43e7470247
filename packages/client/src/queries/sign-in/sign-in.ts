import type { FieldProblem, Registration } from "@quarterdeck/model";
import { loadChunk } from "#chunks/load-chunk.ts";
import type { OpenHttp } from "#http/http-context.ts";
import type * as Calls from "./sign-in-calls.ts";
import type { RegistrationResult, SignInValues, TypedMethod } from "./sign-in-calls.ts";

/** Starts a session by a sign-in method; rejects with the error of the API. */
export async function signIn(
  openHttp: OpenHttp,
  method: TypedMethod,
  values: SignInValues,
): Promise<void> {
  return (await loadCalls()).signIn(openHttp, method, values);
}

/** Creates an account and signs in if the response contains a token. `values` by joined path (`address.city`). */
export async function register(
  openHttp: OpenHttp,
  registration: Registration,
  values: Readonly<Record<string, unknown>>,
): Promise<RegistrationResult> {
  return (await loadCalls()).register(openHttp, registration, values);
}

/** Problems of the entered fields in the error of the API. */
export async function fieldProblems(error: unknown): Promise<readonly FieldProblem[]> {
  return (await loadCalls()).fieldProblems(error);
}

/** Loads the code that sends the form; call it at the first input. */
export function loadCalls(): Promise<typeof Calls> {
  return loadChunk(() => import("./sign-in-calls.ts"));
}
