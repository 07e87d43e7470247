import type { HttpBody, SignOut } from "@quarterdeck/model";
import { SIGN_OUT_KEY } from "#config/contract.ts";
import type { Http } from "#http/http.ts";
import type { SessionStore } from "#session/session-store.ts";
import { readRenewal } from "#session/renewal.ts";
import { type FormValues, writeForm } from "./sign-in-body.ts";

let guard: (() => void) | undefined;

/** Replaces a requested sign-out by a question about unfinished work; undefined: no question. */
export function guardSignOut(next: (() => void) | undefined): void {
  guard = next;
}

/** Signs out, or calls the guard. */
export function requestSignOut(http: Http): void {
  if (guard === undefined) signOut(http);
  else guard();
}

/** Ends the session at once and notifies the server in the background. */
export function signOut(http: Http): void {
  const signIn = http.session.describedSignIn();
  const call = signIn?.signOut;
  const settings = signIn?.settings ?? [];
  const secrets = settings.filter(({ field }) => field.kind === "secret").map(({ name }) => name);
  let notified: Promise<unknown> = Promise.resolve();
  if (call !== undefined) {
    const request = { method: call.method, path: call.path, query: "", headers: {} };
    const declared = {
      ...(call.settings === undefined ? {} : { settings: call.settings }),
      ...(call.body === undefined ? {} : { body: writeBody(http.session, call.body) }),
    };
    // A failure does not matter here: the session has ended in this browser.
    notified = http
      .send({ ...request, ...declared }, { outlivesSession: true })
      .catch(() => undefined);
  }
  if (secrets.length > 0) void notified.then(() => removeSecrets(secrets));
  http.session.end("signed-out");
}

async function removeSecrets(names: readonly string[]): Promise<void> {
  const { removeSettings } = await import("#http/connection-settings.ts");
  await removeSettings(names);
}

/** Body of the sign-out: its constants, values of the sign-in and the newest tokens. */
function writeBody(
  session: SessionStore,
  { mediaType, tokenPath, accessPath, constants }: NonNullable<SignOut["body"]>,
): HttpBody {
  const { tab } = session.storage;
  const stored = JSON.parse(tab.read(SIGN_OUT_KEY) ?? "[]") as FormValues;
  tab.write(SIGN_OUT_KEY, null);
  const refreshToken = tokenPath && (readRenewal(session)?.refreshToken || undefined);
  return writeForm(mediaType, [
    ...Object.entries(constants).map(([path, value]) => [path.split("."), value] as const),
    ...stored,
    [tokenPath ?? [], refreshToken],
    [accessPath ?? [], accessPath && (session.token() ?? undefined)],
  ]);
}
