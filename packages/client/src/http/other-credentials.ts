import {
  type Credential,
  credentialKey,
  type CredentialScheme,
  type HttpRequest,
  ownMember,
  setOwnMember,
} from "@quarterdeck/model";
import { OTHER_CREDENTIALS_KEY } from "#config/contract.ts";
import type { LocalArea } from "#session/browser-storage.ts";
import { activeCredential, isRealToken } from "#session/credential.ts";
import type { SessionStore } from "#session/session-store.ts";
import type { Identify } from "./call-headers.ts";

/** Values of the credentials that the user added to that of the session, by name of the scheme. */
type OtherCredentials = Readonly<Record<string, string>>;

/** Request with the added credentials that its operation takes. */
export interface CompleteRequest extends HttpRequest {
  /** Headers that replace those of the session. */
  readonly added?: HttpRequest["headers"];
  /** Names of the headers and query parameters with an added credential. */
  readonly secrets?: readonly string[];
}

type Session = Pick<SessionStore, "describedSignIn" | "storage" | "token">;

let listener: ((scheme: string) => void) | undefined;

/** Sets the only listener: the marks of lists, which each model sets. */
export function setCredentialListener(next: (scheme: string) => void): void {
  listener = next;
}

/**
 * Schemes of an operation that does not take the session's credential; empty if it does, and if the description does not
 * declare that credential.
 */
export function listOtherSchemes(
  session: Session,
  names: readonly string[] | undefined,
): readonly CredentialScheme[] {
  const schemes = session.describedSignIn()?.schemes;
  if (schemes === undefined || names === undefined) return [];
  const credential = activeCredential(session);
  if (!isRealToken(session.token()) && credential.in !== "session") return [];
  const own = credentialKey(credential);
  const isNamed = "scheme" in credential;
  // A session whose scheme is not certain may have each credential of its location.
  const isOwn = (scheme: CredentialScheme): boolean =>
    credentialKey(isNamed ? scheme.credential : withoutScheme(scheme.credential)) === own;
  const taken = schemes.filter(({ name }) => names.includes(name));
  return schemes.some(isOwn) && !taken.some(isOwn) ? taken : [];
}

function withoutScheme(credential: Credential): Credential {
  if (!("scheme" in credential)) return credential;
  const { scheme: _, ...plain } = credential;
  return plain;
}

/** Credentials that the user added; the end of the session removes them, as it does the token (H7). */
export function readOtherCredentials(local: Pick<LocalArea, "read">): OtherCredentials {
  try {
    const stored: unknown = JSON.parse(local.read(OTHER_CREDENTIALS_KEY) ?? "{}");
    const entries = Object.entries(stored ?? {});
    return Object.fromEntries(entries.filter(([, value]) => typeof value === "string"));
  } catch {
    return {};
  }
}

/** Stores the credential of a scheme; an empty value removes it. */
export function storeOtherCredential(local: LocalArea, scheme: string, value: string): void {
  const others = Object.entries(readOtherCredentials(local)).filter(([name]) => name !== scheme);
  const next = value === "" ? others : [...others, [scheme, value]];
  local.write(OTHER_CREDENTIALS_KEY, JSON.stringify(Object.fromEntries(next)));
  listener?.(scheme);
}

/** True if the operation takes another credential than the session's, which the user has not added. */
export function lacksCredential(session: Session, names: readonly string[] | undefined): boolean {
  const others = listOtherSchemes(session, names);
  if (others.length === 0) return false;
  const stored = readOtherCredentials(session.storage.local);
  return others.every(({ name }) => ownMember(stored, name) === undefined);
}

/** Adds the credentials that the operation takes to a request. That of the session stays, unless it is in the same parameter. */
export function addOtherCredentials(
  { session, identify }: { readonly session: Session; readonly identify: Identify },
  request: HttpRequest,
): CompleteRequest {
  const stored = readOtherCredentials(session.storage.local);
  const own = activeCredential(session);
  const headers: Record<string, string> = {};
  const query = [request.query];
  const secrets: string[] = [];
  for (const { name, credential } of listOtherSchemes(session, request.schemes)) {
    const value = ownMember(stored, name);
    if (value === undefined) continue;
    const identity = identify(value, credential);
    if ("name" in credential) secrets.push(credential.name);
    if (credential.in === "query") query.push(identity.query);
    if (credential.in !== "header") continue;
    const isOwn = "name" in own && own.name.toLowerCase() === credential.name.toLowerCase();
    // Two spellings of a header would be sent as one value.
    const written = ownMember(identity.headers, credential.name) ?? "";
    setOwnMember(headers, isOwn ? own.name : credential.name, written);
  }
  const text = query.filter((part) => part !== "").join("&");
  return { ...request, query: text, added: headers, secrets };
}
