import type { ConnectionSetting } from "#types/sign-in.ts";
import type { Document } from "#read/document.ts";
import { entriesOf, listOf } from "#read/member.ts";
import type { Call, CallParameter } from "#infer/calls/call.ts";
import { readSecuritySchemes } from "./security-schemes.ts";
import type { SecurityScheme } from "./security-schemes.ts";
import { operationOf } from "./security-requirements.ts";
import { shortenText } from "#infer/names/shorten-text.ts";
import { labelOf } from "#infer/names/words.ts";

/** Security scheme that is required only together with another one: it becomes a connection setting. */
export interface CombinedScheme {
  readonly scheme: SecurityScheme;
  readonly setting: ConnectionSetting;
}

/**
 * Finds API keys that requirements name only together with other schemes (OpenAPI 3.1, "Security Requirement Object":
 * all schemes of a requirement must be satisfied).
 */
export function findCombinedSchemes(
  document: Document,
  calls: readonly Call[],
): readonly CombinedScheme[] {
  const schemes = new Map(
    readSecuritySchemes(document, { uses: new Map() }).map((one) => [one.name, one]),
  );
  const groups = listGroups(document, calls);
  const alone = new Set(groups.filter((names) => names.length === 1).flat());
  // The scheme with the most partners is the setting: a project, which goes with a key or with a session.
  const partners = (name: string): number =>
    new Set(groups.filter((names) => names.includes(name)).flat()).size;
  const ranked = groups
    .map((names) => names.flatMap((name) => schemes.get(name) ?? []))
    .filter((group) => group.length > 1)
    .map((group) =>
      group.toSorted(
        (a, b) => rankSecrecy(b) - rankSecrecy(a) || partners(a.name) - partners(b.name),
      ),
    );
  // A key that is the credential of one requirement is an alternative in a larger one.
  const credentials = new Set(ranked.flatMap(([first]) => first ?? []));
  const combined = new Set(
    ranked
      .flatMap(([, ...others]) => others)
      .filter((one) => isPlainKey(one) && !alone.has(one.name) && !credentials.has(one)),
  );
  return [...combined].flatMap((scheme) => {
    const setting = settingOf(scheme);
    return setting === undefined ? [] : [{ scheme, setting }];
  });
}

/** Parameters of one call that are settings of the connection. */
export function combinedParameters(
  document: Document,
  call: Call,
  combined: readonly CombinedScheme[],
): readonly CallParameter[] {
  const names = new Set(requirementsOf(document, call).flat());
  return combined
    .filter(({ scheme }) => names.has(scheme.name))
    .map(({ setting: { in: location, name, field } }) => ({
      schema: undefined,
      parameter: {
        name,
        in: location,
        isRequired: false,
        isSetting: true,
        style: location === "query" ? "form" : "simple",
        explode: location === "query",
        field: { ...field, isRequired: false },
      },
    }));
}

function listGroups(document: Document, calls: readonly Call[]): readonly (readonly string[])[] {
  const groups = [
    ...readGroups(document.root),
    ...calls.flatMap((call) => readGroups(operationOf(document, call))),
  ];
  // Thousands of calls have the same few.
  return [...new Map(groups.map((names) => [names.join("\0"), names])).values()];
}

/** Requirements of one call: its own, else those of the document. */
function requirementsOf(document: Document, call: Call): readonly (readonly string[])[] {
  const operation = operationOf(document, call);
  const isOwn = Array.isArray((operation as { readonly security?: unknown } | undefined)?.security);
  return readGroups(isOwn ? operation : document.root);
}

function readGroups(node: unknown): readonly (readonly string[])[] {
  return listOf(node, "security").map((one) => entriesOf(one).map(([name]) => name));
}

function isPlainKey({ type, credential }: SecurityScheme): boolean {
  return type === "apiKey" && (credential.in === "header" || credential.in === "query");
}

/** Rank of a scheme: the most secret one is the credential, an application id is a setting. */
function rankSecrecy(scheme: SecurityScheme): number {
  if (!isPlainKey(scheme)) return 3;
  return isSecret(scheme) ? 2 : 1;
}

function isSecret({ credential, name }: SecurityScheme): boolean {
  const text = `${"name" in credential ? credential.name : ""} ${name}`;
  return (
    /secret|token|passw|jwt|session|bearer|key(?![_-]?id)/i.test(text) &&
    !/\bapp(?:lication)?[_-]?id\b/i.test(text)
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
      reason: { code: "required-together" },
      confidence: 0.9,
    },
  };
}
