import type { Credential } from "#types/sign-in.ts";
import { splitWords } from "#infer/names/words.ts";

interface NamedScheme {
  readonly name: string;
  /** `type` of the security scheme. */
  readonly type: string;
  readonly credential: Credential;
}

/** Words for the owner or the purpose of a credential. */
const OWNERS =
  /^(?:admin|administrator|agent|app|application|bot|client|cluster|customer|dashboard|deploy|device|enterprise|guest|internal|machine|management|manager|master|member|merchant|operator|organi[sz]ation|org|partner|personal|private|project|provider|public|publishable|read|refresh|root|secret|seller|server|service|site|store|super|superuser|support|system|team|tenant|user|vendor|webhook|worker|workspace|write)s?$/;

/**
 * Names the scheme in the credentials of schemes with one location and different owners: the bearer token of an
 * administrator next to that of a user. `jwt` and `bearerAuth` are two names of one credential.
 */
export function markTwins<Scheme extends NamedScheme>(
  schemes: readonly Scheme[],
): readonly Scheme[] {
  const owners = new Map<string, Set<string>>();
  for (const scheme of schemes) {
    const others = owners.get(locationOf(scheme)) ?? new Set();
    owners.set(locationOf(scheme), others.add(ownerOf(scheme)));
  }
  return schemes.map((scheme) => {
    const { credential, name } = scheme;
    const isTwin = (owners.get(locationOf(scheme))?.size ?? 0) > 1;
    if (!isTwin || credential.in === "session") return scheme;
    return { ...scheme, credential: { ...credential, scheme: name } };
  });
}

/** Location and type of a credential. Tokens of OAuth 2.0 differ by their scopes only. */
function locationOf({ type, credential }: NamedScheme): string {
  if (!/^(?:http|apiKey)$/.test(type) || credential.in === "session") return "";
  const prefix = credential.in === "header" && type === "http" ? credential.prefix : "";
  return `${type} ${credential.in} ${credential.name} ${prefix}`.toLowerCase();
}

function ownerOf({ type, name }: NamedScheme): string {
  if (!/^(?:http|apiKey)$/.test(type)) return "";
  const words = splitWords(name).map((word) => word.toLowerCase());
  return words.filter((word) => OWNERS.test(word)).join(" ");
}
