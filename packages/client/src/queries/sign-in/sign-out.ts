import { send } from "#http/send.ts";
import { describedSignIn } from "#session/credential.ts";
import { endSession } from "#session/session.ts";

let guard: (() => void) | undefined;

/** Whoever has something to lose is asked instead; undefined: nobody has. */
export function guardSignOut(next: (() => void) | undefined): void {
  guard = next;
}

/** As a person wishes, who may not know what would be lost. */
export function requestSignOut(): void {
  (guard ?? signOut)();
}

/** Ends the session here at once; the server is told meanwhile. */
export function signOut(): void {
  const described = describedSignIn();
  const call = described?.signOut;
  const said = described?.settings ?? [];
  const secrets = said.filter(({ field }) => field.kind === "secret").map(({ name }) => name);
  let told: Promise<unknown> = Promise.resolve();
  if (call !== undefined) {
    const { method, path, settings } = call;
    const declared = settings === undefined ? {} : { settings };
    const request = { method, path, query: "", headers: {}, ...declared };
    // Whether the server took notice changes nothing here.
    told = send(request, { outlivesSession: true }).catch(() => undefined);
  }
  if (secrets.length > 0) void told.then(() => removeSecrets(secrets));
  endSession("signed-out");
}

async function removeSecrets(names: readonly string[]): Promise<void> {
  const { removeSettings } = await import("#http/connection-settings.ts");
  await removeSettings(names);
}
