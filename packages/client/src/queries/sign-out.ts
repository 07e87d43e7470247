import { send } from "#http/send.ts";
import { describedSignIn } from "#session/credential.ts";
import { endSession } from "#session/session.ts";

/** Ends the session here at once; the server is told meanwhile. */
export function signOut(): void {
  const call = describedSignIn()?.signOut;
  if (call !== undefined) {
    const { method, path, settings } = call;
    const declared = settings === undefined ? {} : { settings };
    const request = { method, path, query: "", headers: {}, ...declared };
    // Whether the server took notice changes nothing here.
    send(request, { outlivesSession: true }).catch(() => undefined);
  }
  endSession("signed-out");
}
