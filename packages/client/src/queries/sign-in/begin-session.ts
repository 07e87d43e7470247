import type { Credential, SignInCall } from "@quarterdeck/model";
import { valueAt } from "@quarterdeck/model";
import { HttpError } from "#http/errors.ts";
import { send } from "#http/send.ts";
import { describedSignIn } from "#session/credential.ts";
import type { Lifetime, Renewal } from "#session/renewal.ts";
import { storeRenewal, createRenewal } from "#session/renewal.ts";
import { startSession } from "#session/session.ts";
import { compactUser } from "#session/user-value.ts";

interface Beginning {
  readonly token: string;
  readonly credential: Credential;
  /** What the API or the provider says of who signed in. */
  readonly user: unknown;
  readonly typedName?: string | undefined;
  /** How long the token lasts, where that is known. */
  readonly lifetime?: Lifetime | undefined;
  /** What it can be renewed by. */
  readonly by?: Pick<Renewal, "method" | "clientId">;
}

/** R3, H3: from here on somebody is signed in. */
export function beginSession(beginning: Beginning): void {
  const { token, credential, user, typedName, lifetime, by } = beginning;
  startSession({
    user: compactUser(user, typedName || undefined),
    token,
    credential: JSON.stringify(credential),
  });
  if (lifetime === undefined || by === undefined) return;
  const isWithout = by.method === "" && describedSignIn()?.refresh?.tokenPath === undefined;
  if (lifetime.refreshToken !== undefined || isWithout)
    storeRenewal(createRenewal(token, lifetime, by));
}

/** H3: by the description's own operation for it. A pasted token that it refuses is refused here and now. */
export async function requestUser(
  token: string,
  credential: Credential,
  isProof: boolean,
): Promise<unknown> {
  const me = describedSignIn()?.me;
  if (me === undefined) return undefined;
  try {
    const request = { method: me.method, path: me.path, query: "", headers: {}, ...settingsOf(me) };
    const { body } = await send(request, { identity: { token, credential } });
    return valueAt(body, me.record);
  } catch (error) {
    const isRefused = error instanceof HttpError && (error.status === 401 || error.status === 403);
    if (isProof && isRefused) throw error;
    return undefined;
  }
}

/** The connection's settings that a call of the sign-in declares. */
export function settingsOf({
  settings,
}: Pick<SignInCall, "settings">): Pick<SignInCall, "settings"> {
  return settings === undefined ? {} : { settings };
}
