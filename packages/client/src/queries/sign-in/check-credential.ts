import type { HttpRequest, SignInCall, SignInCheck, SignInMethod } from "@quarterdeck/model";
import { valueAt } from "@quarterdeck/model";
import type { HeaderCredential } from "#http/credential-forms.ts";
import { type CheckedIdentity, findCredential, type TokenIdentity } from "#http/find-credential.ts";
import type { Http } from "#http/http.ts";
import type { SendOptions } from "#http/prepare-request.ts";
import { settingsOf } from "./begin-session.ts";
import { sendDemanded } from "./send-demanded.ts";
import { readForm, storeForm } from "./stored-form.ts";

interface CheckFacts {
  readonly method: Pick<SignInMethod, "id"> & { readonly prefixes?: readonly string[] };
  /** Forms to try before the usual ones. */
  readonly suggested?: readonly HeaderCredential[];
  /** True if no other form is tried. */
  readonly isFixed?: boolean;
}

/** A credential that the API accepted or could not judge, with the user if a read returned it. */
interface AcceptedIdentity extends CheckedIdentity {
  readonly user: unknown;
  /** Id of the operation that accepted the credential. */
  readonly operation?: string | undefined;
}

/** Tries a credential with the described safe reads before a session starts; rejects if the API refuses it. */
export async function checkCredential(
  http: Http,
  identity: TokenIdentity,
  { method, suggested = [], isFixed = false }: CheckFacts,
): Promise<AcceptedIdentity> {
  const { me: anyMe, checks: all = [] } = http.session.describedSignIn() ?? {};
  const isTaken = ({ methods }: Pick<SignInCheck, "methods">): boolean =>
    methods === undefined || methods.includes(method.id);
  const me = anyMe && isTaken(anyMe) ? anyMe : undefined;
  const checks = all.filter(isTaken);
  const meRead = me && buildRead(me.method, me);
  const checkReads = checks.map(buildCheck);
  const reads = [...(meRead === undefined ? [] : [meRead]), ...checkReads];
  const { prefixes } = method;
  const stored = isFixed ? undefined : await readForm(method.id);
  const first = stored === undefined ? identity : { ...identity, credential: stored };
  // A stored form may be outdated.
  const described = stored !== undefined && identity.credential.in === "header";
  const forms = described ? [identity.credential, ...suggested] : suggested;
  const facts = { reads, prefixes, suggested: forms, isFixed };
  const send = (read: HttpRequest, options: SendOptions) => sendDemanded(http, read, options);
  const match = await findCredential(send, first, facts);
  const { accepted, credential } = match;
  const isOther = JSON.stringify(credential) !== JSON.stringify(identity.credential);
  if (match.isChecked && isOther) await storeForm(method.id, credential);
  const isMe = me !== undefined && accepted !== undefined && accepted.read === meRead;
  const check = checks.find((_, index) => checkReads[index] === accepted?.read);
  return {
    ...match,
    user: isMe ? valueAt(accepted.response.body, me.record) : undefined,
    operation: isMe ? me.operation : check?.operation,
  };
}

function buildCheck({ method, ...check }: SignInCheck): HttpRequest {
  if (method === undefined) return buildRead("get", check);
  return { ...buildRead(method, check), body: { mediaType: "application/json", content: "{}" } };
}

function buildRead(
  method: string,
  { path, settings }: Pick<SignInCall, "path" | "settings">,
): HttpRequest {
  const own = settings === undefined ? {} : settingsOf({ settings });
  return { method, path, query: "", headers: {}, ...own };
}
