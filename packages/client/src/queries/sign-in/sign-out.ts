import { send } from "#http/send.ts";
import { describedSignIn } from "#session/credential.ts";
import { endSession } from "#session/session.ts";

let guard: (() => void) | undefined;

/** Replaces a requested sign-out by a question about unfinished work; undefined: no question. */
export function guardSignOut(next: (() => void) | undefined): void {
  guard = next;
}

/** Signs out, or calls the guard. */
export function requestSignOut(): void {
  (guard ?? signOut)();
}

/** Ends the session at once and notifies the server in the background. */
export function signOut(): void {
  const signIn = describedSignIn();
  const call = signIn?.signOut;
  const settings = signIn?.settings ?? [];
  const secrets = settings.filter(({ field }) => field.kind === "secret").map(({ name }) => name);
  let notified: Promise<unknown> = Promise.resolve();
  if (call !== undefined) {
    const request = { method: call.method, path: call.path, query: "", headers: {} };
    const declared = call.settings === undefined ? {} : { settings: call.settings };
    // A failure does not matter here: the session has ended in this browser.
    notified = send({ ...request, ...declared }, { outlivesSession: true }).catch(() => undefined);
  }
  if (secrets.length > 0) void notified.then(() => removeSecrets(secrets));
  endSession("signed-out");
}

async function removeSecrets(names: readonly string[]): Promise<void> {
  const { removeSettings } = await import("#http/connection-settings.ts");
  await removeSettings(names);
}
