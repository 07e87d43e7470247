import { listOf, entriesOf } from "#read/member.ts";
import type { Credential, CredentialScheme } from "#types/sign-in.ts";
import type { Document } from "#read/document.ts";
import type { Call } from "#infer/calls/call.ts";
import { shortenText } from "#infer/names/shorten-text.ts";
import type { CombinedScheme } from "./combined-schemes.ts";
import { operationOf } from "./security-requirements.ts";
import { readSecuritySchemes } from "./security-schemes.ts";

/** Schemes of operations in a document whose operations take different credentials. */
export interface OperationSchemes {
  /** Absent: all operations take the same credentials. */
  readonly schemes?: readonly CredentialScheme[];
  /** Names of the schemes of an operation that does not take each credential; undefined: it takes all. */
  readonly namesOf: (call: Call) => readonly string[] | undefined;
}

/**
 * Finds operations that take a part of the credentials only (OpenAPI 3.1, "Security Requirement Object"): a bearer token
 * for users, an API key for decisions.
 */
export function readOperationSchemes(
  document: Document,
  calls: readonly Call[],
  combined: readonly CombinedScheme[],
): OperationSchemes {
  const settings = new Set(combined.map(({ scheme }) => scheme.name));
  const schemes = new Map(
    readSecuritySchemes(document, { uses: new Map() })
      .filter(({ name }) => !settings.has(name))
      .map((one) => [one.name, one]),
  );
  if (schemes.size < 2) return { namesOf: () => undefined };
  const ofDocument = namesOf(document.root);
  const byCall = new Map(
    calls.map((call) => {
      const own = namesOf(operationOf(document, call)) ?? ofDocument ?? namesOfTwin(document, call);
      return [call, own.filter((name) => schemes.has(name))] as const;
    }),
  );
  const keyOfName = (name: string): string => {
    const scheme = schemes.get(name);
    return scheme === undefined ? "" : credentialKey(scheme.credential);
  };
  const used = new Set([...byCall.values()].flat());
  const all = new Set([...used].map(keyOfName));
  const partial = new Map(
    [...byCall].filter(([, names]) => {
      const keys = new Set(names.map(keyOfName));
      return keys.size > 0 && keys.size < all.size;
    }),
  );
  if (partial.size === 0) return { namesOf: () => undefined };
  return {
    namesOf: (call) => partial.get(call),
    schemes: [...used].flatMap((name) => {
      const scheme = schemes.get(name);
      if (scheme === undefined) return [];
      const description = shortenText(scheme.description);
      const { credential } = scheme;
      return [{ name, credential, ...(description === undefined ? {} : { description }) }];
    }),
  };
}

/** Names of a GET without a requirement that its HEAD has: they differ only in the body (RFC 9110, section 9.3.2). */
function namesOfTwin(document: Document, call: Call): readonly string[] {
  const method = call.method === "get" ? "head" : "get";
  const isTwin = call.method === "get" || call.method === "head";
  return (isTwin ? namesOf(operationOf(document, { ...call, method })) : undefined) ?? [];
}

/** Names in the requirements of a node; undefined: it declares none. An empty requirement permits all calls. */
function namesOf(node: unknown): readonly string[] | undefined {
  const isDeclared = Array.isArray((node as { readonly security?: unknown } | undefined)?.security);
  if (!isDeclared) return undefined;
  const groups = listOf(node, "security").map((one) => entriesOf(one).map(([name]) => name));
  return groups.some((names) => names.length === 0) ? [] : [...new Set(groups.flat())];
}

/** Location of a credential as text. The prefix is often described differently, except that of Basic. */
export function credentialKey(credential: Credential): string {
  if (credential.in === "cookie" || credential.in === "session") return "cookie";
  const isBasic = credential.in === "header" && /^basic /i.test(credential.prefix);
  const { scheme } = credential;
  const own = scheme === undefined ? "" : ` of ${scheme}`;
  return `${credential.in} ${credential.name.toLowerCase()}${isBasic ? " basic" : ""}${own}`;
}
