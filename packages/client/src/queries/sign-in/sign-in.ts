import { loadChunk } from "#chunks/load-chunk.ts";
import type { OpenHttp } from "#http/http-context.ts";
import type * as Calls from "./sign-in-calls.ts";
import type { SignInValues, TypedMethod } from "./sign-in-calls.ts";

/** Starts a session by a sign-in method; rejects with the error of the API. */
export async function signIn(
  openHttp: OpenHttp,
  method: TypedMethod,
  values: SignInValues,
): Promise<void> {
  return (await loadCalls()).signIn(openHttp, method, values);
}

/** Loads the code that sends the form; call it at the first input. */
export function loadCalls(): Promise<typeof Calls> {
  return loadChunk(() => import("./sign-in-calls.ts"));
}
