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
import type { Requirements } from "./security-requirements.ts";

const BASIC: Credential = { in: "header", name: "Authorization", prefix: "Basic " };
const KEY_HEADER =
  /^(?:authorization|proxy-authorization|x-(?:.*-)?(?:api-?key|token|access-?token|auth-?token)|api-?key|access-?token|auth-?token|token)$/i;

/** A header of this name carries who calls, whatever the description takes it for. */
export function isCredentialHeader(name: string): boolean {
  return KEY_HEADER.test(name);
}

/** The same for a parameter of the query. */
export function isCredentialQuery(name: string): boolean {
  return /^(?:api[_-]?key|access[_-]?token|auth[_-]?token)$/i.test(name);
}

/** Requirements may name schemes that nothing defines: what they are called is all that is known of them. */
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
    if (/basic/i.test(name)) return [{ ...basic(`basic-${methodId(name)}`), evidence }];
    return /bearer|jwt|token|api.?key/i.test(name)
      ? [{ ...pastedTokenMethod(`token-${methodId(name)}`, BEARER), evidence }]
      : [];
  });
}

/** Where nothing is declared, one button; about half of such APIs want a credential all the same. */
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
    { ...basic("basic"), evidence },
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

function basic(id: string): Omit<Extract<SignInMethod, { readonly kind: "basic" }>, "evidence"> {
  return {
    kind: "basic",
    id,
    username: { path: [], field: nameField() },
    password: { path: [], field: secretField() },
    credential: BASIC,
  };
}

/** A key that is declared as a plain parameter of most operations instead of as a security scheme. */
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
  const [place, name = ""] = most[0].split(" ");
  if (place === "query") return { in: "query", name };
  return { in: "header", name, prefix: /^authorization$/i.test(name) ? "Bearer " : "" };
}

/** `header X-API-Key` of each parameter that carries who calls. */
function keysOf(document: Document, { path, method }: Call): readonly string[] {
  const { value: item } = resolve(document, mapOf(document.root, "paths")[path]);
  if (!isMap(item)) return [];
  return parameterNodes(item, mapOf(item, method)).flatMap((node) => {
    const { value } = resolve(document, node);
    const [place, name] = [textOf(value, "in"), textOf(value, "name") ?? ""];
    const isKey =
      place === "header"
        ? isCredentialHeader(name)
        : place === "query" && isTrueAt(value, "required") && isCredentialQuery(name);
    return isKey ? [`${place} ${name}`] : [];
  });
}
