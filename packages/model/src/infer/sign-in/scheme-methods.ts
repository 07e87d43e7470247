import type {
  AuthorizationCodeMethod,
  BasicMethod,
  ClientCredentialsMethod,
  OpenIdMethod,
  SignInMethod,
  TokenMethod,
} from "#types/sign-in.ts";
import type { Evidence } from "#types/evidence.ts";
import { entriesOf, mapOf, textOf } from "#read/member.ts";
import { BEARER, isBasic } from "./security-schemes.ts";
import type { SecurityScheme } from "./security-schemes.ts";
import { credentialHints, methodId, nameField, secretField } from "./password-methods.ts";
import type { Requirements } from "./security-requirements.ts";
import { shortenText } from "#infer/names/shorten-text.ts";

/** Method with its rank: the method that users most probably use is first. */
interface Ranked {
  readonly method: SignInMethod;
  readonly rank: number;
}

/**
 * Sign-in methods of the security schemes, without duplicates, in order of rank, then of the number of operations that
 * take them. A new type of scheme gets its method in `methodsOf`.
 */
export function listSchemeMethods(
  schemes: readonly SecurityScheme[],
  requirements: Requirements,
): readonly SignInMethod[] {
  const ranked = schemes
    .flatMap((scheme) =>
      methodsOf(scheme, requirements).map((one) => ({ ...one, uses: scheme.uses })),
    )
    .toSorted((a, b) => a.rank - b.rank || b.uses - a.uses);
  const seen = new Set<string>();
  return ranked.flatMap(({ method }) => {
    const key = keyOf(method);
    if (seen.has(key)) return [];
    seen.add(key);
    return [method];
  });
}

/** Key of a method: schemes with the same credential are one method. */
function keyOf(method: SignInMethod): string {
  if (method.kind !== "token") return `${method.kind} ${method.id}`;
  return `token ${JSON.stringify(method.credential)}`;
}

function methodsOf(scheme: SecurityScheme, requirements: Requirements): readonly Ranked[] {
  // Schemes that no operation requires come last.
  const unused = scheme.uses === 0 ? 10 : 0;
  const at = (rank: number, method: SignInMethod | undefined): readonly Ranked[] =>
    method === undefined ? [] : [{ method, rank: rank + unused }];
  if (isBasic(scheme)) return at(takesKey(scheme) ? 3 : 0, basicMethod(scheme));
  if (scheme.type === "openIdConnect") {
    return [...at(4, openIdMethod(scheme)), ...at(7, tokenMethod(scheme, "access-token"))];
  }
  if (scheme.type === "oauth2") {
    return [
      ...at(4, codeMethod(scheme, requirements)),
      ...at(6, clientMethod(scheme, requirements)),
      ...at(7, tokenMethod(scheme, "access-token")),
    ];
  }
  const { credential } = scheme;
  if (credential.in === "session") return [];
  if (credential.in === "cookie") return at(8, tokenMethod(scheme, "cookie"));
  if (credential.in === "header") {
    const isToken = scheme.type === "http" || /^authorization$/i.test(credential.name);
    return at(isToken ? 1 : 2, tokenMethod(scheme, isToken ? "token" : "api-key"));
  }
  return at(5, tokenMethod(scheme, "api-key"));
}

/** True for "Basic <api key>": a bearer token or a header takes the key more simply. */
function takesKey({ description = "" }: SecurityScheme): boolean {
  return /\bapi[ _-]?key/i.test(description);
}

function basicMethod(scheme: SecurityScheme): BasicMethod {
  return {
    kind: "basic",
    id: `basic-${methodId(scheme.name)}`,
    username: { path: [], field: nameField() },
    password: { path: [], field: secretField() },
    ...described(scheme),
    credential: scheme.credential,
    evidence: evidenceOf(scheme),
  };
}

function tokenMethod(scheme: SecurityScheme, label: TokenMethod["label"]): TokenMethod {
  return {
    kind: "token",
    id: `token-${methodId(scheme.name)}`,
    label,
    ...described(scheme),
    credential: scheme.credential,
    ...credentialHints(scheme),
    evidence: evidenceOf(scheme),
  };
}

function codeMethod(
  scheme: SecurityScheme,
  requirements: Requirements,
): AuthorizationCodeMethod | undefined {
  const flow = mapOf(mapOf(scheme.source, "flows"), "authorizationCode");
  const authorizationUrl = webAddress(textOf(flow, "authorizationUrl"));
  const tokenUrl = webAddress(textOf(flow, "tokenUrl"));
  if (authorizationUrl === undefined || tokenUrl === undefined) return undefined;
  return {
    kind: "authorization-code",
    id: `code-${methodId(scheme.name)}`,
    authorizationUrl,
    tokenUrl,
    scopes: readScopes(flow, scheme, requirements),
    ...described(scheme),
    credential: BEARER,
    evidence: evidenceOf(scheme),
  };
}

function clientMethod(
  scheme: SecurityScheme,
  requirements: Requirements,
): ClientCredentialsMethod | undefined {
  const flow = mapOf(mapOf(scheme.source, "flows"), "clientCredentials");
  const tokenUrl = webAddress(textOf(flow, "tokenUrl"));
  if (tokenUrl === undefined) return undefined;
  return {
    kind: "client-credentials",
    id: `client-${methodId(scheme.name)}`,
    tokenUrl,
    scopes: readScopes(flow, scheme, requirements),
    ...described(scheme),
    credential: BEARER,
    evidence: evidenceOf(scheme),
  };
}

function openIdMethod(scheme: SecurityScheme): OpenIdMethod | undefined {
  const discoveryUrl = webAddress(textOf(scheme.source, "openIdConnectUrl"));
  if (discoveryUrl === undefined) return undefined;
  return {
    kind: "openid-connect",
    id: `openid-${methodId(scheme.name)}`,
    discoveryUrl,
    // OpenID Connect Core 1.0, section 5.4.
    scopes: ["openid", "profile", "email"],
    ...described(scheme),
    credential: BEARER,
    evidence: evidenceOf(scheme),
  };
}

/** Absolute `http(s)` URL or relative reference; undefined for any other URL scheme. */
function webAddress(text: string | undefined): string | undefined {
  const url = text?.trim();
  if (url === undefined || /[\s\\]/.test(url)) return undefined;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1];
  return scheme === undefined || /^https?$/i.test(scheme) ? url : undefined;
}

/** Scopes that requirements name and the flow offers. */
function readScopes(
  flow: unknown,
  { name }: SecurityScheme,
  { scopes }: Requirements,
): readonly string[] {
  const required = scopes.get(name);
  return entriesOf(mapOf(flow, "scopes"))
    .map(([scope]) => scope)
    .filter((scope) => required?.has(scope));
}

function described({ description }: SecurityScheme): { readonly description?: string } {
  const short = shortenText(description);
  return short === undefined ? {} : { description: short };
}

function evidenceOf({ pointer, type, uses }: SecurityScheme): Evidence {
  return {
    pointer,
    reason: { code: "scheme", params: { type } },
    confidence: uses > 0 ? 0.9 : 0.6,
  };
}
