import { ownMember } from "#own/own-member.ts";
import type { Evidence, Reason } from "#types/evidence.ts";
import type { Credential, OpenMethod, SignInMethod } from "#types/sign-in.ts";
import type { Document } from "#read/document.ts";
import { reportProblem } from "#read/document.ts";
import { isMap, isTrueAt, mapOf, textOf } from "#read/member.ts";
import { resolve } from "#read/resolve.ts";
import type { Call } from "#infer/calls/call.ts";
import { BEARER } from "./security-schemes.ts";
import { parameterNodes } from "#infer/calls/parameters.ts";
import { methodId, nameField, secretField } from "./password-methods.ts";
import { listProsePrefixes } from "./credential-prefixes.ts";
import { repairHeader } from "./header-names.ts";
import { isCredentialHeader, isCredentialQuery } from "./credential-names.ts";
import type { Requirements } from "./security-requirements.ts";

const BASIC: Credential = { in: "header", name: "Authorization", prefix: "Basic " };

/** Methods for schemes that requirements name and the document does not define, from their names. */
export function listUndefinedSchemeMethods(
  document: Document,
  { uses }: Requirements,
): readonly SignInMethod[] {
  const defined = mapOf(mapOf(document.root, "components"), "securitySchemes");
  const undefinedSchemes = [...uses.keys()].filter((name) => !Object.hasOwn(defined, name));
  for (const name of undefinedSchemes) {
    reportProblem(document.problems, {
      code: "security-undefined",
      severity: "warning",
      pointer: "/security",
      message: { code: "security-undefined", params: { name } },
    });
  }
  return undefinedSchemes.flatMap((name): readonly SignInMethod[] => {
    const reason: Reason = { code: "scheme-undefined", params: { name } };
    const evidence = { pointer: "/security", reason, confidence: 0.4 };
    if (/basic/i.test(name)) return [{ ...basicMethod(`basic-${methodId(name)}`), evidence }];
    return /bearer|jwt|token|api.?key/i.test(name)
      ? [{ ...pastedTokenMethod(`token-${methodId(name)}`, BEARER), evidence }]
      : [];
  });
}

/** Methods for a document without security: no credential, and the usual ones in case the API requires one. */
export function listUndeclaredMethods(
  document: Document,
  calls: readonly Call[],
): readonly SignInMethod[] {
  const key = findKey(document, calls);
  if (key !== undefined) {
    const reason: Reason = {
      code: key.in === "header" ? "key-in-header" : "key-in-query",
      params: { name: key.name },
    };
    return [
      {
        ...pastedTokenMethod(`token-${methodId(key.name)}`, key),
        evidence: { pointer: "", reason, confidence: 0.7 },
      },
      openMethod({ code: "no-security" }, 0.3),
    ];
  }
  const evidence: Evidence = {
    pointer: "",
    reason: { code: "no-security-maybe" },
    confidence: 0.3,
  };
  return [
    openMethod({ code: "no-security" }, 0.7),
    { ...basicMethod("basic"), evidence },
    { ...pastedTokenMethod("token", BEARER), evidence },
  ];
}

export function openMethod(reason: Reason, confidence: number): OpenMethod {
  return { kind: "none", id: "none", evidence: { pointer: "", reason, confidence } };
}

export function pastedTokenMethod(
  id: string,
  credential: Credential,
): Omit<Extract<SignInMethod, { readonly kind: "token" }>, "evidence"> {
  return { kind: "token", id, label: "token", credential };
}

function basicMethod(
  id: string,
): Omit<Extract<SignInMethod, { readonly kind: "basic" }>, "evidence"> {
  return {
    kind: "basic",
    id,
    username: { path: [], field: nameField() },
    password: { path: [], field: secretField() },
    credential: BASIC,
  };
}

/** Finds a key that most operations declare as a parameter instead of a security scheme. */
function findKey(
  document: Document,
  calls: readonly Call[],
): Exclude<Credential, { readonly in: "session" }> | undefined {
  const counts = new Map<string, number>();
  for (const call of calls) {
    for (const key of new Set(keysOf(document, call))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1]);
  if (most === undefined || most[1] * 2 <= calls.length) return undefined;
  const [, location, name = ""] = /^(\S+) (.*)$/s.exec(most[0]) ?? [];
  if (location === "query") return { in: "query", name };
  const header = repairHeader(name);
  if (header === undefined) return undefined;
  if (!/^authorization$/i.test(header.name) || header.prefix !== "")
    return { in: "header", ...header };
  const [prefix = "Bearer "] = documentPrefixes(document);
  return { in: "header", name: header.name, prefix };
}

/** Prefixes in the description of the API. */
export function documentPrefixes({ root }: Document): readonly string[] {
  return listProsePrefixes(textOf(mapOf(root, "info"), "description"));
}

/** Credential parameters of a call, as `header X-API-Key`. */
function keysOf(document: Document, { path, method }: Call): readonly string[] {
  const { value: item } = resolve(document, ownMember(mapOf(document.root, "paths"), path));
  if (!isMap(item)) return [];
  return parameterNodes(item, mapOf(item, method)).flatMap((node) => {
    const { value } = resolve(document, node);
    const [location, name] = [textOf(value, "in"), textOf(value, "name") ?? ""];
    const isKey =
      location === "header"
        ? isCredentialHeader(name)
        : location === "query" && isTrueAt(value, "required") && isCredentialQuery(name);
    return isKey ? [`${location} ${name}`] : [];
  });
}
