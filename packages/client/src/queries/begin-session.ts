import type { Credential } from "@quarterdeck/model";
import { valueAt } from "@quarterdeck/model";
import { HttpError } from "#http/errors.ts";
import { send } from "#http/send.ts";
import { describedSignIn } from "#session/credential.ts";
import { startSession } from "#session/session.ts";
import { compactUser } from "#session/user-value.ts";

interface Beginning {
  readonly token: string;
  readonly credential: Credential;
  /** What the API or the provider says of who signed in. */
  readonly user: unknown;
  readonly typedName?: string | undefined;
}

/** R3, H3: from here on somebody is signed in. */
export function begin({ token, credential, user, typedName }: Beginning): void {
  startSession({
    user: compactUser(user, typedName || undefined),
    token,
    credential: JSON.stringify(credential),
  });
}

/** H3: by the description's own operation for it. A pasted token that it refuses is refused here and now. */
export async function askUser(
  token: string,
  credential: Credential,
  isProof: boolean,
): Promise<unknown> {
  const me = describedSignIn()?.me;
  if (me === undefined) return undefined;
  try {
    const request = { method: me.method, path: me.path, query: "", headers: {} };
    const { body } = await send(request, { identity: { token, credential } });
    return valueAt(body, me.record);
  } catch (error) {
    const isRefused = error instanceof HttpError && (error.status === 401 || error.status === 403);
    if (isProof && isRefused) throw error;
    return undefined;
  }
}
