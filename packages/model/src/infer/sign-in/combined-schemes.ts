import type { ConnectionSetting } from "#types/sign-in.ts";
import type { Document } from "#read/document.ts";
import { entriesOf, listOf } from "#read/member.ts";
import type { Call, CallParameter } from "#infer/calls/call.ts";
import { readSecuritySchemes } from "./security-schemes.ts";
import type { SecurityScheme } from "./security-schemes.ts";
import { operationOf } from "./security-requirements.ts";
import { shortenText } from "#infer/names/shorten-text.ts";
import { labelOf } from "#infer/names/words.ts";

/** A scheme that never lets anyone in alone: what it takes is said beside the credential of another. */
export interface CombinedScheme {
  readonly scheme: SecurityScheme;
  readonly setting: ConnectionSetting;
}

/** Schemes that requirements name together only (OpenAPI 3.1, "Security Requirement Object": all of them must be satisfied). */
export function findCombinedSchemes(
  document: Document,
  calls: readonly Call[],
): readonly CombinedScheme[] {
  const schemes = new Map(
    readSecuritySchemes(document, { uses: new Map() }).map((one) => [one.name, one]),
  );
  const groups = listGroups(document, calls);
  const alone = new Set(groups.filter((names) => names.length === 1).flat());
  const combined = new Set<SecurityScheme>();
  for (const names of groups) {
    const known = names.flatMap((name) => schemes.get(name) ?? []);
    if (known.length < 2) continue;
    const [, ...others] = known.toSorted((a, b) => weigh(b) - weigh(a));
    for (const scheme of others)
      if (isPlainKey(scheme) && !alone.has(scheme.name)) combined.add(scheme);
  }
  return [...combined].flatMap((scheme) => {
    const setting = settingOf(scheme);
    return setting === undefined ? [] : [{ scheme, setting }];
  });
}

/** What of one call is said once for the connection. */
export function combinedParameters(
  document: Document,
  call: Call,
  combined: readonly CombinedScheme[],
): readonly CallParameter[] {
  const names = new Set(requirementsOf(document, call).flat());
  return combined
    .filter(({ scheme }) => names.has(scheme.name))
    .map(({ setting: { in: place, name, field } }) => ({
      schema: undefined,
      parameter: {
        name,
        in: place,
        isRequired: false,
        isSetting: true,
        style: place === "query" ? "form" : "simple",
        explode: place === "query",
        field: { ...field, isRequired: false },
      },
    }));
}

function listGroups(document: Document, calls: readonly Call[]): readonly (readonly string[])[] {
  return [
    ...readGroups(document.root),
    ...calls.flatMap((call) => readGroups(operationOf(document, call))),
  ];
}

/** The alternatives of one call: its own word, else the document's. */
function requirementsOf(document: Document, call: Call): readonly (readonly string[])[] {
  const operation = operationOf(document, call);
  const isOwn = Array.isArray((operation as { readonly security?: unknown } | undefined)?.security);
  return readGroups(isOwn ? operation : document.root);
}

function readGroups(holder: unknown): readonly (readonly string[])[] {
  return listOf(holder, "security").map((one) => entriesOf(one).map(([name]) => name));
}

function isPlainKey({ type, credential }: SecurityScheme): boolean {
  return type === "apiKey" && (credential.in === "header" || credential.in === "query");
}

/** Of several the one that is most a secret is the credential; an application's name is none. */
function weigh(scheme: SecurityScheme): number {
  if (!isPlainKey(scheme)) return 3;
  return isSecret(scheme) ? 2 : 1;
}

function isSecret({ credential, name }: SecurityScheme): boolean {
  const said = `${"name" in credential ? credential.name : ""} ${name}`;
  return (
    /secret|token|passw|key(?![_-]?id)/i.test(said) && !/\bapp(?:lication)?[_-]?id\b/i.test(said)
  );
}

function settingOf(scheme: SecurityScheme): ConnectionSetting | undefined {
  const { credential, description, pointer } = scheme;
  if (credential.in !== "header" && credential.in !== "query") return undefined;
  const short = shortenText(description);
  const { name } = credential;
  return {
    in: credential.in,
    name,
    field: {
      kind: isSecret(scheme) ? "secret" : "text",
      name,
      label: labelOf(name.replace(/^x-/i, "")),
      ...(short === undefined ? {} : { description: short }),
      isRequired: true,
    },
    evidence: {
      pointer,
      reason: { code: "asked-together" },
      confidence: 0.9,
    },
  };
}
