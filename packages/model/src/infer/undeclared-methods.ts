import type { Credential, OpenMethod, SignInMethod } from "#nouns/sign-in.ts";
import type { Document } from "#read/document.ts";
import { reportProblem } from "#read/document.ts";
import { isMap, mapOf, textOf } from "#read/member.ts";
import { resolve } from "#read/resolve.ts";
import type { Call } from "./call.ts";
import { BEARER } from "./credentials.ts";
import { parameterNodes } from "./parameters.ts";
import { idOf, nameField, secretField } from "./password-methods.ts";
import type { Requirements } from "./security-requirements.ts";

const BASIC: Credential = { in: "header", name: "Authorization", prefix: "Basic " };
const KEY_HEADER =
  /^(?:authorization|proxy-authorization|x-(?:.*-)?(?:api-?key|token|access-?token|auth-?token)|api-?key|access-?token|auth-?token|token)$/i;

/** A header of this name carries who calls, whatever the description takes it for. */
export function isCredentialHeader(name: string): boolean {
  return KEY_HEADER.test(name);
}

/** Requirements may name schemes that nothing defines: what they are called is all that is known of them. */
export function listGhostMethods(
  document: Document,
  { uses }: Requirements,
): readonly SignInMethod[] {
  const defined = mapOf(mapOf(document.root, "components"), "securitySchemes");
  const ghosts = [...uses.keys()].filter((name) => !Object.hasOwn(defined, name));
  for (const name of ghosts) {
    reportProblem(document.problems, {
      code: "security-undefined",
      severity: "warning",
      pointer: "/security",
      message: `Security requirements name the scheme "${name}", which nothing defines: add it to components.securitySchemes to tell how people sign in.`,
    });
  }
  return ghosts.flatMap((name): readonly SignInMethod[] => {
    const because = `a requirement names "${name}", which nothing defines`;
    const evidence = { pointer: "/security", because, confidence: 0.4 };
    if (/basic/i.test(name)) return [{ ...basic(`basic-${idOf(name)}`), evidence }];
    return /bearer|jwt|token|api.?key/i.test(name)
      ? [{ ...pasted(`token-${idOf(name)}`, BEARER), evidence }]
      : [];
  });
}

/** Where nothing is declared, one button; about half of such APIs want a credential all the same. */
export function listUndeclaredMethods(
  document: Document,
  calls: readonly Call[],
): readonly SignInMethod[] {
  const header = findKeyHeader(document, calls);
  if (header !== undefined) {
    const because = `most operations take the header ${header.name}`;
    const credential: Credential = { in: "header", ...header };
    return [
      {
        ...pasted(`token-${idOf(header.name)}`, credential),
        evidence: { pointer: "", because, confidence: 0.7 },
      },
      openMethod("the document declares no security", 0.3),
    ];
  }
  const evidence = {
    pointer: "",
    because: "the document declares no security, and the API may want one all the same",
    confidence: 0.3,
  };
  return [
    openMethod("the document declares no security", 0.7),
    { ...basic("basic"), evidence },
    { ...pasted("token", BEARER), evidence },
  ];
}

export function openMethod(because: string, confidence: number): OpenMethod {
  return { kind: "none", id: "none", evidence: { pointer: "", because, confidence } };
}

export function pasted(
  id: string,
  credential: Credential,
): Omit<Extract<SignInMethod, { readonly kind: "token" }>, "evidence"> {
  return { kind: "token", id, label: "Token", credential };
}

function basic(id: string): Omit<Extract<SignInMethod, { readonly kind: "basic" }>, "evidence"> {
  return {
    kind: "basic",
    id,
    username: { path: [], field: nameField("username") },
    password: { path: [], field: secretField() },
    credential: BASIC,
  };
}

/** A key that is declared as a plain parameter of most operations instead of as a security scheme. */
function findKeyHeader(
  document: Document,
  calls: readonly Call[],
): { readonly name: string; readonly prefix: string } | undefined {
  const counts = new Map<string, number>();
  for (const call of calls) {
    for (const name of new Set(headerNames(document, call))) {
      if (isCredentialHeader(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1]);
  if (most === undefined || most[1] * 2 <= calls.length) return undefined;
  const [name] = most;
  return { name, prefix: /^authorization$/i.test(name) ? "Bearer " : "" };
}

function headerNames(document: Document, { path, method }: Call): readonly string[] {
  const { value: item } = resolve(document, mapOf(document.root, "paths")[path]);
  if (!isMap(item)) return [];
  return parameterNodes(item, mapOf(item, method)).flatMap((node) => {
    const { value } = resolve(document, node);
    return textOf(value, "in") === "header" ? (textOf(value, "name") ?? []) : [];
  });
}
