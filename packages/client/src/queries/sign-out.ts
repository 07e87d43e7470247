import { send } from "#http/send.ts";
import { describedSignIn } from "#session/credential.ts";
import { endSession } from "#session/session.ts";

/** Ends the session here at once; the server is told meanwhile. */
export function signOut(): void {
  const call = describedSignIn()?.signOut;
  if (call !== undefined) {
    const request = { method: call.method, path: call.path, query: "", headers: {} };
    // Whether the server took notice changes nothing here.
    send(request, { outlivesSession: true }).catch(() => undefined);
  }
  endSession("signed-out");
}
